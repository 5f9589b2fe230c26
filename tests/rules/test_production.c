/* What a roll produces: B-3, B-23, B-24, B-33, E1 to E8 (E9: test_setup.c). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "support/pos.h"
#include "support/rule.h"

/* A position before the roll of seat 0. */
static pos *begin(const char *options) {
    pos *p = pos_new(options);
    pos_turn(p, 0, "before_roll");
    return p;
}

/* The same with h12 as forest 11, like h8. */
static pos *begin_with_two_forests(const char *options) {
    catan_layout layout = layout_info(table_new(options));
    layout.terrain[12] = CATAN_FOREST;
    layout.number[12] = 11;
    pos *p = pos_laid(options, &layout);
    pos_turn(p, 0, "before_roll");
    return p;
}

static void roll(table *t, unsigned sum) {
    char text[32];
    snprintf(text, sizeof text, "roll dice:%u", sum);
    play(t, text);
}

/* --- who gets what --- */

static void test_terrains(void **unused) {
    (void)unused;
    RULE("B-3");
    static const struct {
        const char *node;
        unsigned sum;
        const char *cards;
    } cases[] = {
        {"n2", 9, "lumber:1"},  /* forest */
        {"n15", 10, "brick:1"}, /* hills */
        {"n42", 5, "wool:1"},   /* pasture */
        {"n11", 12, "grain:1"}, /* fields */
        {"n0", 10, "ore:1"},    /* mountains */
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        pos *p = begin("players=2");
        pos_settlement(p, 0, cases[i].node);
        table *t = pos_table(p);
        for (unsigned sum = 2; sum <= 12; sum++) {
            roll(t, sum);
            assert_hand(t, 0, sum == cases[i].sum ? cases[i].cards : "");
            take_back(t, 2);
        }
    }
}

static void test_desert(void **unused) {
    (void)unused;
    RULE("B-3");
    for (unsigned away = 0; away < 2; away++) { /* with the robber there, and without */
        pos *p = begin("players=2");
        pos_city(p, 0, "n18"); /* brick 6, wool 4, desert */
        pos_robber(p, away ? 0 : 9);
        table *t = pos_table(p);
        for (unsigned sum = 2; sum <= 12; sum++) {
            roll(t, sum);
            assert_hand(t, 0, sum == 6 ? "brick:2" : sum == 4 ? "wool:2" : "");
            take_back(t, 2);
        }
    }
}

/* One card a settlement, two a city, for everybody, whoever rolls. */
static void test_production(void **unused) {
    (void)unused;
    RULE("B-23");
    pos *p = begin("players=4");
    pos_settlement(p, 0, "n17 n29"); /* both at lumber 11 */
    pos_city(p, 1, "n28");           /* grain 9, lumber 11, lumber 8 */
    pos_settlement(p, 2, "n53");     /* wool 11 */
    pos_city(p, 2, "n16");           /* grain 12, grain 9 */
    pos_city(p, 3, "n0");            /* ore 10 */
    table *t = pos_table(p);
    roll(t, 11);
    assert_hand(t, 0, "lumber:2");
    assert_hand(t, 1, "lumber:2");
    assert_hand(t, 2, "wool:1");
    assert_hand(t, 3, "");
    assert_bank(t, 15, 19, 18, 19, 19);
    play(t, "end_turn");
    roll(t, 9); /* h2 and h7 */
    assert_hand(t, 0, "lumber:2");
    assert_hand(t, 1, "lumber:2 grain:2");
    assert_hand(t, 2, "wool:1 grain:2");
    play(t, "end_turn");
    roll(t, 2); /* nobody is at h1 */
    assert_bank(t, 15, 19, 18, 15, 19);
    play(t, "end_turn");
    roll(t, 10); /* h0 and h6 */
    assert_hand(t, 3, "ore:2");
    assert_bank(t, 15, 19, 18, 15, 17);
}

/* A city and a settlement of one player at one hex; two hexes with the number at one building. */
static void test_production_adds_up(void **unused) {
    (void)unused;
    RULE("B-23");
    pos *p = begin_with_two_forests("players=2");
    pos_city(p, 0, "n17");
    pos_settlement(p, 0, "n34"); /* lumber 11 twice, ore 3 */
    table *t = pos_table(p);
    roll(t, 11);
    assert_hand(t, 0, "lumber:4");
    take_back(t, 2);
    roll(t, 3);
    assert_hand(t, 0, "ore:1");
}

/* A road alone brings nothing; a city brings two from the roll behind its building on. */
static void test_what_produces(void **unused) {
    (void)unused;
    RULE("B-23");
    pos *p = begin("players=2");
    pos_settlement(p, 0, "n0");
    pos_road(p, 0, "e1 e7");
    pos_hand(p, 0, "grain:2 ore:3");
    table *t = pos_table(p);
    roll(t, 2); /* the roads touch h1 */
    assert_hand(t, 0, "grain:2 ore:3");
    play(t, "build_city:n0 end_turn");
    roll(t, 10);
    assert_hand(t, 0, "ore:2");
}

static void test_no_declining(void **unused) {
    (void)unused;
    RULE("B-23");
    RULE("E6");
    pos *p = begin("players=2");
    pos_settlement(p, 0, "n0");
    pos_settlement(p, 1, "n7"); /* ore 10 too */
    pos_hand(p, 0, "wool:7");
    pos_hand(p, 1, "wool:7");
    table *t = pos_table(p);
    roll(t, 10);
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "wool:7 ore:1");
    assert_hand(t, 1, "wool:7 ore:1");
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
    refuse(t, 1, "decline", CATAN_E_NOT_YOUR_TURN);
    play(t, "end_turn");
    roll(t, 7);
    assert_asked(t, 1, "discard");
}

/* --- the robber's hex --- */

static void test_robber_blocks(void **unused) {
    (void)unused;
    RULE("B-33");
    RULE("B-23");
    RULE("E7");
    pos *p = begin("players=2");
    pos_settlement(p, 0, "n17"); /* grain 12, brick 6, lumber 11 */
    pos_city(p, 1, "n18");       /* brick 6, wool 4 */
    pos_robber(p, 4);
    table *t = pos_table(p);
    static const char *const of_0[13] = {[11] = "lumber:1", [12] = "grain:1"}, *const of_1[13] = {
                                                                                   [4] = "wool:2"};
    for (unsigned sum = 2; sum <= 12; sum++) {
        roll(t, sum);
        assert_hand(t, 0, of_0[sum] == NULL ? "" : of_0[sum]);
        assert_hand(t, 1, of_1[sum] == NULL ? "" : of_1[sum]);
        take_back(t, 2);
    }
    /* the other hex with that number goes on producing */
    pos_settlement(p, 0, "n52"); /* grain 6 */
    t = pos_table(p);
    roll(t, 6);
    assert_hand(t, 0, "grain:1");
    assert_hand(t, 1, "");
    /* once the robber has left, the hex produces again */
    take_back(t, 2);
    play(t, "roll dice:7 move_robber:h3 end_turn");
    roll(t, 6);
    assert_hand(t, 0, "brick:1 grain:1");
    assert_hand(t, 1, "brick:2");
    play(t, "end_turn");
    roll(t, 12);
    assert_hand(t, 0, "brick:1 grain:1");
}

/* --- a short bank --- */

/* h8 is lumber 11, h18 wool 11. Seat 3 has what the bank lacks. */
static void test_several_claimants(void **unused) {
    (void)unused;
    RULE("B-24");
    RULE("E1");
    for (unsigned left = 0; left <= 4; left++) {
        char bank[16];
        pos *p = begin("players=4");
        pos_settlement(p, 0, "n17");
        pos_city(p, 1, "n29");
        snprintf(bank, sizeof bank, "lumber:%u", left);
        pos_bank(p, 3, bank);
        table *t = pos_table(p);
        roll(t, 11); /* owed are 1 and 2 */
        assert_hand(t, 0, left >= 3 ? "lumber:1" : "");
        assert_hand(t, 1, left >= 3 ? "lumber:2" : "");
        assert_bank(t, left >= 3 ? left - 3 : left, 19, 19, 19, 19);
    }
}

static void test_single_claimant(void **unused) {
    (void)unused;
    RULE("B-24");
    RULE("E2");
    static const char *const banks[] = {"lumber:0", "lumber:1", "lumber:2", "lumber:3", "lumber:4"};
    static const char *const hands[] = {"", "lumber:1", "lumber:2", "lumber:3", "lumber:3"};
    for (unsigned left = 0; left <= 4; left++) {
        pos *p = begin("players=4");
        pos_city(p, 1, "n17");
        pos_settlement(p, 1, "n29");
        pos_bank(p, 3, banks[left]);
        table *t = pos_table(p);
        roll(t, 11); /* owed are 3 */
        assert_hand(t, 1, hands[left]);
        assert_hand(t, 0, "");
        assert_bank(t, left == 4, 19, 19, 19, 19);
    }
}

static void test_single_claimant_at_two_hexes(void **unused) {
    (void)unused;
    RULE("B-24");
    RULE("E3");
    pos *p = begin_with_two_forests("players=4");
    pos_city(p, 0, "n17");           /* at h8 */
    pos_settlement(p, 0, "n33 n43"); /* at h12 */
    pos_bank(p, 3, "lumber:3");
    table *t = pos_table(p);
    roll(t, 11); /* owed are 4 */
    assert_hand(t, 0, "lumber:3");
    assert_bank(t, 0, 19, 19, 19, 19);
    /* With one more claimant nobody gets any. */
    pos_settlement(p, 1, "n34");
    t = pos_table(p);
    roll(t, 11);
    assert_hand(t, 0, "");
    assert_hand(t, 1, "");
    assert_bank(t, 3, 19, 19, 19, 19);
}

static void test_kind_by_kind(void **unused) {
    (void)unused;
    RULE("B-24");
    RULE("E4");
    pos *p = begin("players=4");
    pos_city(p, 0, "n17 n53");   /* lumber 11; wool 11 */
    pos_settlement(p, 1, "n29"); /* lumber 11 */
    pos_settlement(p, 2, "n46"); /* wool 5, wool 11 */
    pos_bank(p, 3, "lumber:2 wool:3");
    table *t = pos_table(p);
    roll(t, 11);
    assert_hand(t, 0, "wool:2");
    assert_hand(t, 1, "");
    assert_hand(t, 2, "wool:1");
    assert_bank(t, 2, 19, 0, 19, 19);
    /* the other way round */
    pos_hand(p, 3, "");
    pos_bank(p, 3, "lumber:3 wool:2");
    t = pos_table(p);
    roll(t, 11);
    assert_hand(t, 0, "lumber:2");
    assert_hand(t, 1, "lumber:1");
    assert_hand(t, 2, "");
    assert_bank(t, 0, 19, 2, 19, 19);
}

/* One terrain, one number, two hexes: the demand is summed first. */
static void test_demand_of_two_hexes(void **unused) {
    (void)unused;
    RULE("B-24");
    RULE("E5");
    for (unsigned left = 1; left <= 2; left++) {
        pos *p = begin_with_two_forests("players=4");
        pos_settlement(p, 0, "n17"); /* at h8 */
        pos_settlement(p, 1, "n43"); /* at h12 */
        pos_bank(p, 3, left == 1 ? "lumber:1" : "lumber:2");
        table *t = pos_table(p);
        roll(t, 11);
        assert_hand(t, 0, left == 2 ? "lumber:1" : "");
        assert_hand(t, 1, left == 2 ? "lumber:1" : "");
        assert_bank(t, left == 2 ? 0 : 1, 19, 19, 19, 19);
    }
}

/* Who is blocked is owed nothing: the other is the only claimant. */
static void test_blocked_is_no_claimant(void **unused) {
    (void)unused;
    RULE("B-24");
    RULE("B-33");
    pos *p = begin_with_two_forests("players=4");
    pos_city(p, 0, "n17");       /* at h8 */
    pos_settlement(p, 1, "n43"); /* at h12 */
    pos_bank(p, 3, "lumber:1");
    pos_robber(p, 12);
    table *t = pos_table(p);
    roll(t, 11);
    assert_hand(t, 0, "lumber:1");
    assert_hand(t, 1, "");
    assert_bank(t, 0, 19, 19, 19, 19);
}

/* --- the bank gets its cards back --- */

static void test_cards_return(void **unused) {
    (void)unused;
    RULE("B-51");
    RULE("E8");
    pos *p = begin("players=2");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e26");
    pos_hand(p, 0, "lumber:2 brick:2 wool:4 grain:6 ore:6");
    table *t = pos_table(p);
    assert_bank(t, 17, 17, 15, 13, 13);
    roll(t, 7);
    play(t, "discard:wool discard:wool discard:grain discard:grain discard:grain discard:ore "
            "discard:ore discard:ore "
            "discard:ore discard:ore");
    assert_hand(t, 0, "lumber:2 brick:2 wool:2 grain:3 ore:1");
    assert_bank(t, 17, 17, 17, 16, 18);
    play(t, "move_robber:h0 build_road:e27");
    assert_bank(t, 18, 18, 17, 16, 18);
    play(t, "build_settlement:n18");
    assert_bank(t, 19, 19, 18, 17, 18);
    play(t, "buy_development");
    assert_bank(t, 19, 19, 19, 18, 19);
    assert_hand(t, 0, "grain:1");
}

/* A bank run dry by hands pays again what came back. */
static void test_dry_bank_pays_again(void **unused) {
    (void)unused;
    RULE("B-24");
    RULE("E8");
    pos *p = begin("players=2");
    pos_settlement(p, 0, "n0");
    pos_hand(p, 1, "grain:2");
    pos_settlement(p, 1, "n53");
    pos_bank(p, 1, "ore:0");
    pos_turn(p, 1, "action");
    table *t = pos_table(p);
    play(t, "end_turn");
    roll(t, 10);
    assert_hand(t, 0, "");
    take_back(t, 3);
    play(t, "build_city:n53 end_turn");
    roll(t, 10);
    assert_hand(t, 0, "ore:1");
    assert_bank(t, 19, 19, 19, 19, 2);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_terrains),
        PLAY_TEST(test_desert),
        PLAY_TEST(test_production),
        PLAY_TEST(test_production_adds_up),
        PLAY_TEST(test_what_produces),
        PLAY_TEST(test_no_declining),
        PLAY_TEST(test_robber_blocks),
        PLAY_TEST(test_several_claimants),
        PLAY_TEST(test_single_claimant),
        PLAY_TEST(test_single_claimant_at_two_hexes),
        PLAY_TEST(test_kind_by_kind),
        PLAY_TEST(test_demand_of_two_hexes),
        PLAY_TEST(test_blocked_is_no_claimant),
        PLAY_TEST(test_cards_return),
        PLAY_TEST(test_dry_bank_pays_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
