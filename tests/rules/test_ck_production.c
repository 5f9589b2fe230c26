/* What a roll brings settlements and cities, and shortages: C-28 to C-30, E11. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* Each terrain where it lies alone, its number as a red and a white die, what it brings. */
static const struct {
    const char *node;
    int red, white;
    const char *settlement, *city;
} lands[] = {
    {"n47", 1, 4, "brick:1", "brick:2"},           {"n11", 6, 6, "grain:1", "grain:2"},
    {"n0", 4, 6, "ore:1", "ore:1 coin:1"},         {"n2", 4, 5, "lumber:1", "lumber:1 paper:1"},
    {"n42", 3, 2, "wool:1", "wool:1 cloth:1"},     {"n26", 2, 6, "ore:1", "ore:1 coin:1"},
    {"n38", 6, 2, "lumber:1", "lumber:1 paper:1"}, {"n1", 1, 1, "wool:1", "wool:1 cloth:1"},
};

static void test_what_lands_bring(void **unused) {
    (void)unused;
    RULE("C-28");
    for (size_t i = 0; i < sizeof lands / sizeof *lands; i++) {
        for (int city = 0; city < 2; city++) {
            pos *p = ck("players=3");
            (city ? pos_city : pos_settlement)(p, 1, lands[i].node);
            pos_turn(p, 0, "before_roll");
            table *t = ck_table(p);
            roll(t, lands[i].red, lands[i].white, "trade");
            assert_asked(t, 0, "action"); /* no choice between the two */
            assert_hand(t, 1, city ? lands[i].city : lands[i].settlement);
            assert_hand(t, 0, "");
        }
    }
}

/* The desert brings nothing, and a city at several hexes counts each by itself. */
static void test_several_hexes(void **unused) {
    (void)unused;
    RULE("C-28");
    pos *p = ck("players=3");
    pos_city(p, 0, "n18 n31");   /* brick 6, wool 4, desert; lumber 3, ore 8, wool 5 */
    pos_settlement(p, 0, "n19"); /* wool 4, brick 10, lumber 3 */
    pos_field(p, "robber_free", "1");
    pos_turn(p, 0, "before_roll");
    table *t = NULL;
    static const struct {
        int red, white;
        const char *hand;
    } rolls[] = {
        {3, 3, "brick:2"},
        {1, 3, "wool:2 cloth:1"},
        {1, 2, "lumber:2 paper:1"},
        {4, 4, "ore:1 coin:1"},
        {4, 1, "wool:1 cloth:1"},
        {4, 6, "brick:1"},
        {1, 1, ""},
    };
    for (size_t i = 0; i < sizeof rolls / sizeof *rolls; i++) {
        pos_robber(p, 16);
        t = ck_table(p);
        roll(t, rolls[i].red, rolls[i].white, "trade");
        assert_hand(t, 0, rolls[i].hand);
    }
}

/* A metropolis produces as a city, a wall changes nothing; on a 7 nothing is produced. */
static void test_metropolis_produces_as_city(void **unused) {
    (void)unused;
    RULE("C-28");
    pos *p = ck("players=3");
    pos_city(p, 0, "n2 n15");
    tracks(p, 0, 0, 0, 4);
    pos_field(p, "metropolises", "-,-,n2");
    pos_field(p, "walls", "n2");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 4, 5, "trade");
    assert_hand(t, 0, "lumber:1 paper:1");
    t = ck_table(p);
    roll(t, 6, 1, "trade");
    assert_hand(t, 0, "");
}

static void test_robber(void **unused) {
    (void)unused;
    RULE("C-29");
    pos *p = ck("players=3");
    pos_city(p, 0, "n0 n47");
    pos_city(p, 1, "n8");
    pos_field(p, "robber_free", "1");
    pos_robber(p, 0);
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 4, 6, "trade");
    assert_hand(t, 0, "");
    assert_hand(t, 1, "");
    /* other hexes bring theirs */
    t = ck_table(p);
    roll(t, 4, 1, "trade");
    assert_hand(t, 0, "brick:2");
    t = ck_table(p);
    roll(t, 3, 3, "trade");
    assert_hand(t, 1, "brick:2");
    /* and so does this one when the robber is away */
    pos_robber(p, 16);
    t = ck_table(p);
    roll(t, 4, 6, "trade");
    assert_hand(t, 0, "ore:1 coin:1");
    assert_hand(t, 1, "ore:1 coin:1");
}

/* --- shortages: by kind --- */

/* Two cities of different players at h0, ore 10; seat 2 holds the rest of some kinds. */
static table *short_of(const char *bank) {
    pos *p = ck("players=3");
    pos_city(p, 0, "n0");
    pos_city(p, 1, "n8");
    pos_bank(p, 2, bank);
    pos_turn(p, 0, "before_roll");
    return ck_table(p);
}

static void test_shortage_of_a_commodity(void **unused) {
    (void)unused;
    RULE("C-30");
    table *t = short_of("coin:1");
    roll(t, 4, 6, "trade");
    assert_hand(t, 0, "ore:1"); /* two are owed a coin: nobody gets it */
    assert_hand(t, 1, "ore:1");
    assert_int_equal(table_info(t).bank[CATAN_COIN], 1);
    t = short_of("coin:2");
    roll(t, 4, 6, "trade");
    assert_hand(t, 0, "ore:1 coin:1");
    assert_hand(t, 1, "ore:1 coin:1");
}

static void test_shortage_of_a_resource(void **unused) {
    (void)unused;
    RULE("C-30");
    table *t = short_of("ore:1");
    roll(t, 4, 6, "trade");
    assert_hand(t, 0, "coin:1"); /* the commodity is paid all the same */
    assert_hand(t, 1, "coin:1");
    assert_int_equal(table_info(t).bank[CATAN_ORE], 1);
    t = short_of("ore:0 coin:0");
    roll(t, 4, 6, "trade");
    assert_hand(t, 0, "");
    assert_hand(t, 1, "");
}

/* No card of another kind takes the place of the missing one. */
static void test_no_substitute(void **unused) {
    (void)unused;
    RULE("C-30");
    RULE("E11");
    pos *p = ck("players=2");
    pos_city(p, 0, "n0");
    pos_bank(p, 1, "coin:0");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 4, 6, "trade");
    assert_hand(t, 0, "ore:1");
    assert_asked(t, 0, "action");
}

/* One alone gets what is left, however many buildings and hexes owe it. */
static void test_sole_claimant(void **unused) {
    (void)unused;
    RULE("C-30");
    pos *p = ck("players=3");
    pos_city(p, 0, "n0 n8");
    pos_bank(p, 2, "coin:1");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 4, 6, "trade");
    assert_hand(t, 0, "ore:2 coin:1");
    assert_int_equal(table_info(t).bank[CATAN_COIN], 0);
    /* owed to a settlement is the resource alone: the city is the sole claimant of the coin */
    p = ck("players=3");
    pos_city(p, 0, "n0 n8");
    pos_settlement(p, 1, "n7");
    pos_bank(p, 2, "ore:2 coin:1");
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    roll(t, 4, 6, "trade");
    assert_hand(t, 0, "coin:1");
    assert_hand(t, 1, "");
}

/* The kinds of cities and settlements of the same hex are added up. */
static void test_demand_is_added_up(void **unused) {
    (void)unused;
    RULE("C-30");
    pos *p = ck("players=3");
    pos_city(p, 0, "n47 n48"); /* brick 5, two each */
    pos_settlement(p, 1, "n39");
    pos_bank(p, 2, "brick:4");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 4, "trade");
    assert_hand(t, 0, "");
    assert_hand(t, 1, "");
    pos_hand(p, 2, "");
    pos_bank(p, 2, "brick:5");
    t = ck_table(p);
    roll(t, 1, 4, "trade");
    assert_hand(t, 0, "brick:4");
    assert_hand(t, 1, "brick:1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_what_lands_bring),
        PLAY_TEST(test_several_hexes),
        PLAY_TEST(test_metropolis_produces_as_city),
        PLAY_TEST(test_robber),
        PLAY_TEST(test_shortage_of_a_commodity),
        PLAY_TEST(test_shortage_of_a_resource),
        PLAY_TEST(test_no_substitute),
        PLAY_TEST(test_sole_claimant),
        PLAY_TEST(test_demand_is_added_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
