/* Green and yellow cards at sea: CS-9, CS-13, CS-14. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "rules/sea.h"
#include "support/rule.h"

/* Seat 0's action with such cards. Of its buildings n28 lies at the gold h5, the forest h12, and
 * the sea h11. */
static pos *begin(const char *cards) {
    pos *p = sea("cities_knights=on");
    progress(p, 0, cards);
    return p;
}

/* --- the merchant --- */

static void test_merchant(void **state) {
    (void)state;
    RULE("CS-9");
    RULE("C-129");
    pos *p = begin("merchant:1");
    pos_settlement(p, 0, "n28");
    table *t = ck_table(p);
    assert_moves_of(t, "play_merchant", "h12");
    refuse(t, 0, "play_merchant:h5", CATAN_E_NO_EFFECT);
    refuse(t, 0, "play_merchant:h11", CATAN_E_NOT_LAND);
    play_card(t, "play_merchant:h12");
    assert_points(t, 0, 2, 2);
    assert_rates(t, 0, 2, 4, 4, 4, 4, 4, 4, 4);
}

/* Who has a building at gold only cannot play it. */
static void test_merchant_at_gold(void **state) {
    (void)state;
    RULE("CS-9");
    RULE("E158");
    pos *p = begin("merchant:1");
    pos_settlement(p, 0, "n5");
    table *t = ck_table(p);
    assert_moves_of(t, "play_merchant", "");
    refuse(t, 0, "play_merchant:h5", CATAN_E_NO_EFFECT);
}

/* --- road building: roads, ships, one of each --- */

static void test_roads_and_ships(void **state) {
    (void)state;
    RULE("CS-13");
    RULE("C-119");
    pos *p = begin("road_building:1");
    pos_settlement(p, 0, "n25");
    table *t = ck_table(p);
    play_card(t, "play_free_roads");
    assert_asked(t, 0, "free_road");
    assert_moves(t, "free_road:e26,e39 free_ship:e26,e27,e39"); /* either at the coast */
    refuse(t, 0, "free_road:e27", CATAN_E_NOT_LAND);
    static const char *const mixes[] = {
        "free_road:e26 free_road:e39", "free_road:e26 free_ship:e27", "free_ship:e27 free_road:e39",
        "free_ship:e27 free_ship:e28"};
    static const unsigned left[4][2] = {{13, 15}, {14, 14}, {14, 14}, {15, 13}};
    for (int i = 0; i < 4; i++) {
        play_card(t, mixes[i]);
        assert_asked(t, 0, "action");
        assert_supply(t, 0, left[i][0], 4, 4);
        assert_int_equal(ships(t, 0), left[i][1]);
        assert_hand(t, 0, "");
        take_back(t, 2);
    }
    play_card(t, "free_ship:e27 decline");
    assert_int_equal(ships(t, 0), 14);
}

/* --- tokens and terrains --- */

static void test_token_of_gold(void **state) {
    (void)state;
    RULE("CS-14");
    RULE("C-115");
    pos *p = begin("inventor:1");
    pos_settlement(p, 1, "n5");
    table *t = ck_table(p);
    assert_moves_of(t, "play_inventor", "h0,h1,h5,h7,h12,h16,h21,h22,h26");
    refuse(t, 0, "play_inventor:h2", CATAN_E_NO_TOKEN); /* the sea */
    play_card(t, "play_inventor:h5");
    assert_moves(t, "swap_number:h0,h1,h7,h12,h21,h22,h26"); /* h16 has a 4, too */
    play_card(t, "swap_number:h0");
    assert_hex(t, 5, CATAN_GOLD, 5);
    assert_hex(t, 0, CATAN_FOREST, 4);
    play(t, "end_turn");
    roll(t, 1, 4, "ship");
    assert_asked(t, 1, "take_gold");
}

/* What lies under fog is not to be had, nor to be known. */
static void test_no_token_under_fog(void **state) {
    (void)state;
    RULE("C-115");
    RULE("H-1");
    pos *p = sea_on("cities_knights=on", foggy());
    progress(p, 0, "inventor:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_inventor", "h0,h1,h7,h16,h21,h22,h26");
    refuse(t, 0, "play_inventor:h5", CATAN_E_NO_TOKEN);
    refuse(t, 0, "play_inventor:h4", CATAN_E_NO_TOKEN);
    play(t, "play_inventor:h0");
    refuse(t, 0, "swap_number:h5", CATAN_E_NO_TOKEN);
}

static void test_gold_is_no_mine(void **state) {
    (void)state;
    RULE("CS-14");
    RULE("C-112");
    RULE("C-113");
    pos *p = begin("mining:1 irrigation:1");
    pos_settlement(p, 0, "n28");
    table *t = ck_table(p);
    refuse(t, 0, "play_mining", CATAN_E_NO_EFFECT);
    refuse(t, 0, "play_irrigation", CATAN_E_NO_EFFECT);
    pos_settlement(p, 0, "n31"); /* the mountains h7 and the fields h14 */
    t = ck_table(p);
    play_card(t, "play_mining play_irrigation");
    assert_hand(t, 0, "grain:2 ore:2");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_merchant),           PLAY_TEST(test_merchant_at_gold),
        PLAY_TEST(test_roads_and_ships),    PLAY_TEST(test_token_of_gold),
        PLAY_TEST(test_no_token_under_fog), PLAY_TEST(test_gold_is_no_mine),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
