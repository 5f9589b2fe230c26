/* The merchant: C-129, C-93, C-42, E157. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Seat 0 holds a merchant, and has buildings at h3 (grain), h4 (brick), h8 (lumber), and at h9 (the
 * desert), h13 (ore); seat 1 at h1 and h5 (wool). */
static pos *begin(void) {
    pos *p = ck("players=4 trade=off");
    pos_settlement(p, 0, "n17");
    pos_city(p, 0, "n29");
    pos_settlement(p, 1, "n9");
    progress(p, 0, "merchant:1");
    return p;
}
/* He stands somewhere already, on a hex of somebody's. */
static pos *at_work(const char *hex, uint32_t seat) {
    char text[16];
    pos *p = begin();
    snprintf(text, sizeof text, "s%u", seat);
    pos_field(p, "merchant", hex);
    pos_field(p, "merchant_of", text);
    return p;
}
static int32_t merchant_of(const table *t, uint32_t hex) {
    assert_int_equal(table_info(t).merchant, hex);
    return piece_of(t, CATAN_PIECE_MERCHANT, hex);
}

/* --- what he brings --- */

static void test_point_and_rate(void **state) {
    (void)state;
    RULE("C-129");
    RULE("C-93");
    RULE("C-42");
    pos *p = begin();
    pos_hand(p, 0, "lumber:5 paper:2");
    table *t = ck_table(p);
    assert_moves_of(t, "play_merchant", "h3,h4,h8,h9,h13");
    assert_points(t, 0, 3, 3);
    assert_rates(t, 0, 4, 4, 4, 4, 4, 4, 4, 4);
    play_card(t, "play_merchant:h8");
    assert_asked(t, 0, "action");
    assert_int_equal(merchant_of(t, 8), 0);
    assert_points(t, 0, 4, 4);
    assert_rates(t, 0, 2, 4, 4, 4, 4, 4, 4, 4); /* in the same turn */
    assert_rates(t, 1, 4, 4, 4, 4, 4, 4, 4, 4);
    assert_progress(t, 0, "");
    assert_under(t, "trade", "merchant");
    assert_decks(t, 18, 18, 18);
    play(t, "trade_bank:lumber>coin trade_bank:lumber>ore");
    assert_hand(t, 0, "lumber:1 ore:1 coin:1 paper:2");
    refuse(t, 0, "trade_bank:paper>ore", CATAN_E_CANNOT_PAY); /* never the commodity */
    catan_score score;
    assert_int_equal(catan_score_get(&score, sizeof score, t->state, 3, 0), CATAN_OK);
    assert_int_equal(score.source[CATAN_SOURCE_MERCHANT], 1);
    /* and in later ones */
    until_turn_of(t, 0);
    assert_points(t, 0, 4, 4);
    assert_rates(t, 0, 2, 4, 4, 4, 4, 4, 4, 4);
}

static void test_rate_of_each_terrain(void **state) {
    (void)state;
    RULE("C-42");
    RULE("C-129");
    static const struct {
        const char *move;
        unsigned rates[8];
    } cases[] = {
        {"play_merchant:h8", {2, 4, 4, 4, 4, 4, 4, 4}},
        {"play_merchant:h4", {4, 2, 4, 4, 4, 4, 4, 4}},
        {"play_merchant:h5", {4, 4, 2, 4, 4, 4, 4, 4}},
        {"play_merchant:h3", {4, 4, 4, 2, 4, 4, 4, 4}},
        {"play_merchant:h13", {4, 4, 4, 4, 2, 4, 4, 4}},
        {"play_merchant:h9", {4, 4, 4, 4, 4, 4, 4, 4}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pos *p = begin();
        pos_settlement(p, 0, "n19"); /* at h5, h6, h10 */
        table *t = ck_table(p);
        play_card(t, cases[i].move);
        has_rates(t, 0, cases[i].rates, __FILE__, __LINE__);
        assert_points(t, 0, 5, 5); /* in the desert, too */
    }
}

static void test_told(void **state) {
    (void)state;
    RULE("C-129");
    RULE("H-1");
    table *t = logged(at_work("h5", 1));
    play(t, "play_merchant:h8");
    assert_all_are_told(t, "s0 play_merchant:h8 | s0 played_progress merchant of trade");
    for (int i = 0; i < OBSERVERS; i++) {
        const char *changed = told_text(t, observers[i], CATAN_EVENT_PLACED, CATAN_EVENT_ENDED);
        assert_non_null(strstr(changed, "-s1 merchant h5 | +s0 merchant h8"));
        assert_non_null(strstr(changed, "s0 points=4"));
        assert_non_null(strstr(changed, "s1 points=1"));
    }
}

/* --- taken over --- */

static void test_taken_over(void **state) {
    (void)state;
    RULE("C-93");
    RULE("C-129");
    RULE("E157");
    pos *p = at_work("h5", 1);
    pos_hand(p, 1, "wool:2");
    table *t = ck_table(p);
    assert_points(t, 1, 2, 2);
    assert_rates(t, 1, 4, 4, 2, 4, 4, 4, 4, 4);
    play_card(t, "play_merchant:h3");
    assert_int_equal(merchant_of(t, 3), 0);
    assert_points(t, 0, 4, 4);
    assert_points(t, 1, 1, 1);
    assert_rates(t, 0, 4, 4, 4, 2, 4, 4, 4, 4);
    assert_rates(t, 1, 4, 4, 4, 4, 4, 4, 4, 4);
    play(t, "end_turn");
    roll(t, 1, 1, "ship");
    refuse(t, 1, "trade_bank:wool>ore", CATAN_E_CANNOT_PAY);
    take_back(t, 5);
    assert_int_equal(merchant_of(t, 5), 1);
    assert_points(t, 1, 2, 2);
}

/* To the very hex where he stands, for it changes the owner. */
static void test_same_hex(void **state) {
    (void)state;
    RULE("C-129");
    RULE("C-90");
    pos *p = at_work("h4", 1);
    pos_settlement(p, 1, "n18"); /* at h4, too */
    table *t = ck_table(p);
    assert_listed(t, "play_merchant:h4");
    play_card(t, "play_merchant:h4");
    assert_int_equal(merchant_of(t, 4), 0);
    assert_points(t, 0, 4, 4);
    /* not where he is one's own already */
    p = at_work("h4", 0);
    t = ck_table(p);
    assert_moves_of(t, "play_merchant", "h3,h8,h9,h13");
    refuse(t, 0, "play_merchant:h4", CATAN_E_SAME_HEX);
    assert_points(t, 0, 4, 4);
    play_card(t, "play_merchant:h13"); /* but on, which gives no second point */
    assert_points(t, 0, 4, 4);
    assert_rates(t, 0, 4, 4, 4, 4, 2, 4, 4, 4);
}

static void test_several_in_a_turn(void **state) {
    (void)state;
    RULE("C-129");
    RULE("C-87");
    pos *p = begin();
    progress(p, 0, "merchant:2");
    table *t = ck_table(p);
    play_card(t, "play_merchant:h8 play_merchant:h3");
    assert_points(t, 0, 4, 4);
    assert_rates(t, 0, 4, 4, 4, 2, 4, 4, 4, 4);
    assert_under(t, "trade", "merchant merchant");
}

/* --- victory --- */

static void test_winning_point(void **state) {
    (void)state;
    RULE("C-93");
    RULE("C-95");
    pos *p = begin();
    pos_city(p, 0, "n0 n47 n49 n38");
    pos_settlement(p, 0, "n29 n36");
    pos_field(p, "printer", "s0");
    table *t = ck_table(p);
    assert_points(t, 0, 12, 12);
    play_card(t, "play_merchant:h8");
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
}

/* Who loses him in another's turn has one point less when his own begins. */
static void test_lost_before_the_own_turn(void **state) {
    (void)state;
    RULE("C-93");
    RULE("E157");
    pos *p = ck("players=2 victory_points=4");
    pos_settlement(p, 0, "n17");
    pos_city(p, 1, "n9");
    pos_settlement(p, 1, "n36");
    pos_field(p, "merchant", "h5");
    pos_field(p, "merchant_of", "s1");
    progress(p, 0, "merchant:1");
    table *t = ck_table(p);
    assert_points(t, 1, 4, 4);
    play(t, "end_turn");
    assert_result(t, 1);
    take_back(t, 1);
    play(t, "play_merchant:h3 end_turn");
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 1, "before_roll");
    assert_points(t, 1, 3, 3);
}

/* --- what does not matter to him --- */

static void test_robber_and_knights(void **state) {
    (void)state;
    RULE("C-129");
    RULE("C-93");
    pos *p = begin();
    pos_robber(p, 8);
    pos_field(p, "robber_free", "1");
    pos_road(p, 1, "e34");
    knights(p, 1, "n22.2.1");
    pos_hand(p, 0, "lumber:2");
    table *t = ck_table(p);
    play(t, "play_merchant:h8 trade_bank:lumber>ore");
    assert_hand(t, 0, "ore:1");
    /* the robber comes to him */
    pos_robber(p, 9);
    pos_field(p, "merchant", "h8");
    pos_field(p, "merchant_of", "s0");
    pos_turn(p, 2, "before_roll");
    t = ck_table(p);
    roll(t, 3, 4, "ship");
    play(t, "move_robber:h8 rob:s0 steal:lumber");
    assert_int_equal(merchant_of(t, 8), 0);
    assert_rates(t, 0, 2, 4, 4, 4, 4, 4, 4, 4);
    assert_points(t, 0, 4, 4);
}

/* A city that is pillaged beside him changes nothing, and if nothing of his stands there he stays.
 */
static void test_he_stays(void **state) {
    (void)state;
    RULE("C-129");
    RULE("C-93");
    pos *p = at_work("h16", 0);
    table *t = ck_table(p);
    assert_int_equal(merchant_of(t, 16), 0);
    assert_points(t, 0, 4, 4);
    assert_rates(t, 0, 4, 2, 4, 4, 4, 4, 4, 4);
    p = at_work("h13", 0);
    pos_field(p, "barbarians", "6");
    pos_turn(p, 1, "before_roll");
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    play(t, "lose_city:n29");
    assert_int_equal(merchant_of(t, 13), 0);
    assert_rates(t, 0, 4, 4, 4, 4, 2, 4, 4, 4);
    assert_points(t, 0, 3, 3);
}

/* With the best rate there is: rates do not add up. */
static void test_beside_a_harbour(void **state) {
    (void)state;
    RULE("C-42");
    RULE("C-129");
    pos *p = begin();
    pos_settlement(p, 0, "n17 n11"); /* the harbour of lumber */
    table *t = ck_table(p);
    assert_rates(t, 0, 2, 4, 4, 4, 4, 4, 4, 4);
    play(t, "play_merchant:h8"); /* a point all the same */
    assert_rates(t, 0, 2, 4, 4, 4, 4, 4, 4, 4);
    pos_settlement(p, 0, "n17 n0"); /* three for one */
    pos_settlement(p, 3, "n11");
    t = ck_table(p);
    play(t, "play_merchant:h4");
    assert_rates(t, 0, 3, 2, 3, 3, 3, 3, 3, 3);
}

/* --- where he may not go --- */

static void test_own_building_needed(void **state) {
    (void)state;
    RULE("C-129");
    RULE("C-90");
    RULE("E158");
    table *t = ck_table(begin());
    refuse(t, 0, "play_merchant:h1", CATAN_E_NOT_CONNECTED); /* seat 1 is there */
    refuse(t, 0, "play_merchant:h16", CATAN_E_NOT_CONNECTED);
    /* who has no building, only roads */
    pos *p = ck("players=4");
    pos_road(p, 0, "e0 e1 e2");
    pos_settlement(p, 1, "n9");
    progress(p, 0, "merchant:1");
    t = ck_table(p);
    assert_moves_of(t, "play_merchant", "");
    refuse(t, 0, "play_merchant:h0", CATAN_E_NOT_CONNECTED);
    /* who has no such card */
    p = begin();
    progress(p, 0, "crane:1");
    progress(p, 1, "merchant:4");
    t = ck_table(p);
    refuse(t, 0, "play_merchant:h8", CATAN_E_NO_CARD);
    refuse(t, 0, "play_merchant:h1", CATAN_E_NO_CARD);
    refuse(t, 1, "play_merchant:h1", CATAN_E_NOT_YOUR_TURN);
}

/* Not on the sea. */
static void test_land(void **state) {
    (void)state;
    RULE("C-129");
    catan_layout laid;
    const char *all = ck_options("players=4 sea_frame=on", &laid);
    (void)laid;
    table *t = table_new(all);
    uint32_t sea = 0;
    while (layout_info(t).terrain[sea] != CATAN_SEA) {
        sea++;
    }
    /* a building at that hex: some node of it at which there is land, too */
    catan_hex hex;
    assert_int_equal(catan_hex_get(&hex, sizeof hex, t->game, sea), CATAN_OK);
    uint32_t coast = CATAN_NO_PLACE, beside = CATAN_NO_PLACE;
    for (int i = 0; i < 6; i++) {
        catan_node node;
        assert_int_equal(catan_node_get(&node, sizeof node, t->game, hex.nodes[i]), CATAN_OK);
        for (int k = 0; k < 3; k++) {
            if (node.hexes[k] != CATAN_NO_PLACE &&
                layout_info(t).terrain[node.hexes[k]] != CATAN_SEA) {
                coast = hex.nodes[i];
                beside = node.hexes[k];
            }
        }
    }
    assert_int_not_equal(coast, CATAN_NO_PLACE);
    char text[32];
    pos *p = pos_new(all);
    snprintf(text, sizeof text, "n%u", coast);
    pos_settlement(p, 0, text);
    progress(p, 0, "merchant:1");
    t = ck_table(p);
    snprintf(text, sizeof text, "play_merchant:h%u", sea);
    refuse(t, 0, text, CATAN_E_NOT_LAND);
    snprintf(text, sizeof text, "play_merchant:h%u", beside);
    assert_listed(t, text);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_point_and_rate),
        PLAY_TEST(test_rate_of_each_terrain),
        PLAY_TEST(test_told),
        PLAY_TEST(test_taken_over),
        PLAY_TEST(test_same_hex),
        PLAY_TEST(test_several_in_a_turn),
        PLAY_TEST(test_winning_point),
        PLAY_TEST(test_lost_before_the_own_turn),
        PLAY_TEST(test_robber_and_knights),
        PLAY_TEST(test_he_stays),
        PLAY_TEST(test_beside_a_harbour),
        PLAY_TEST(test_own_building_needed),
        PLAY_TEST(test_land),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
