/* City improvements and what their third level brings: C-78, C-80, C-83, E139, E142. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

static const char *const names[] = {"trade", "politics", "science"};
static const char *const commodities[] = {"cloth", "coin", "paper"};

/* Seat 0 has two cities and a settlement, and this level in one of the tracks; from the fourth on
 * its metropolis. */
static pos *at_level(unsigned track, unsigned level, const char *hand) {
    pos *p = ck("players=3");
    pos_city(p, 0, "n17 n24");
    pos_settlement(p, 0, "n35");
    tracks(p, 0, track == TRADE ? level : 0, track == POLITICS ? level : 0,
           track == SCIENCE ? level : 0);
    if (level >= 4) {
        static const char *const places[] = {"n17,-,-", "-,n17,-", "-,-,n17"};
        pos_field(p, "metropolises", places[track]);
    }
    pos_hand(p, 0, hand);
    return p;
}
static const char *cards_text(unsigned track, unsigned count) {
    char *text = play_memory(32);
    sprintf(text, "%s:%u", commodities[track], count);
    return text;
}
static const char *improve_text(unsigned track) {
    char *text = play_memory(32);
    sprintf(text, "improve:%s", names[track]);
    return text;
}

/* --- C-78: what it costs --- */

static void test_price_of_each_level(void **state) {
    (void)state;
    RULE("C-78");
    RULE("C-13");
    for (unsigned track = 0; track < 3; track++) {
        for (unsigned level = 0; level < 5; level++) {
            const char *improve = improve_text(track);
            table *t = ck_table(at_level(track, level, cards_text(track, level + 1)));
            assert_moves_of(t, "improve", names[track]);
            play_as(t, 0, improve);
            assert_int_equal(level_of(t, 0, track), level + 1);
            assert_int_equal(level_of(t, 0, (track + 1) % 3), 0);
            assert_hand(t, 0, "");
            assert_int_equal(table_info(t).bank[CATAN_CLOTH + track], 12);
            take_back(t, 1);
            assert_int_equal(level_of(t, 0, track), level);
            uint8_t price[8], wanted[8] = {0};
            wanted[CATAN_CLOTH + track] = (uint8_t)(level + 1);
            assert_int_equal(catan_price(price, t->state, 0, catan_move_improve(track)), CATAN_OK);
            assert_memory_equal(price, wanted, 8);
            /* one less does not do, nor do those of another track */
            if (level > 0) {
                t = ck_table(at_level(track, level, cards_text(track, level)));
                assert_moves_of(t, "improve", "");
                refuse(t, 0, improve, CATAN_E_CANNOT_PAY);
            }
            pos *p = at_level(track, level, cards_text((track + 1) % 3, level + 1));
            t = ck_table(p);
            assert_not_listed(t, improve);
            refuse(t, 0, improve, CATAN_E_CANNOT_PAY);
        }
    }
}

static void test_resources_do_not_pay(void **state) {
    (void)state;
    RULE("C-78");
    table *t = ck_table(at_level(TRADE, 0, "lumber:5 brick:5 wool:5 grain:5 ore:5"));
    assert_moves_of(t, "improve", "");
    refuse(t, 0, "improve:trade", CATAN_E_CANNOT_PAY);
    refuse(t, 0, "improve:politics", CATAN_E_CANNOT_PAY);
    refuse(t, 0, "improve:science", CATAN_E_CANNOT_PAY);
}

static void test_the_end_of_a_track(void **state) {
    (void)state;
    RULE("C-78");
    for (unsigned track = 0; track < 3; track++) {
        table *t = ck_table(at_level(track, 5, cards_text(track, 12)));
        assert_moves_of(t, "improve", "");
        refuse(t, 0, improve_text(track), CATAN_E_TRACK_FULL);
    }
}

static void test_several_in_a_turn(void **state) {
    (void)state;
    RULE("C-78");
    pos *p = at_level(TRADE, 0, "cloth:6 coin:1 paper:3");
    table *t = ck_table(p);
    assert_moves_of(t, "improve", "trade,politics,science");
    play(t, "improve:trade improve:trade improve:science improve:trade improve:politics "
            "improve:science");
    assert_int_equal(level_of(t, 0, TRADE), 3);
    assert_int_equal(level_of(t, 0, POLITICS), 1);
    assert_int_equal(level_of(t, 0, SCIENCE), 2);
    assert_hand(t, 0, "");
    assert_points(t, 0, 5, 5); /* they bring no points */
    assert_int_equal(level_of(t, 1, TRADE), 0);
}

static void test_time(void **state) {
    (void)state;
    RULE("C-78");
    pos *p = at_level(TRADE, 0, "cloth:1");
    pos_city(p, 1, "n20");
    pos_hand(p, 1, "cloth:1");
    table *t = ck_table(p);
    refuse(t, 1, "improve:trade", CATAN_E_NOT_YOUR_TURN);
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    refuse(t, 0, "improve:trade", CATAN_E_NOT_ASKED);
}

/* --- C-78: a city on the board --- */

static pos *with_one(const char *city, const char *settlement, const char *turned) {
    pos *p = ck("players=3");
    pos_city(p, 0, city);
    pos_settlement(p, 0, settlement);
    pos_field(p, "turned", turned);
    pos_city(p, 1, "n28"); /* another's does not help */
    pos_hand(p, 0, "cloth:3 coin:3 paper:3");
    return p;
}

static void test_city_needed(void **state) {
    (void)state;
    RULE("C-78");
    RULE("E142");
    pos *p = with_one("", "n17 n24", "");
    for (unsigned level = 0; level < 3; level++) {
        tracks(p, 0, level, level, level);
        table *t = ck_table(p);
        assert_moves_of(t, "improve", "");
        for (unsigned track = 0; track < 3; track++) {
            refuse(t, 0, improve_text(track), CATAN_E_NO_CITY);
        }
    }
    /* a turned one is a settlement */
    table *t = ck_table(with_one("", "n17 n24", "n24"));
    assert_moves_of(t, "improve", "");
    refuse(t, 0, "improve:science", CATAN_E_NO_CITY);
    /* one serves all three */
    t = ck_table(with_one("n17", "n24", ""));
    play(t, "improve:trade improve:politics improve:science improve:trade improve:politics");
    assert_int_equal(level_of(t, 0, POLITICS), 2);
    /* and may just have been built */
    p = with_one("", "n17", "");
    pos_hand(p, 0, "grain:2 ore:3 cloth:1");
    t = ck_table(p);
    refuse(t, 0, "improve:trade", CATAN_E_NO_CITY);
    play(t, "build_city:n17 improve:trade");
    assert_int_equal(level_of(t, 0, TRADE), 1);
}

/* --- C-80: the third levels --- */

static void test_guild(void **state) {
    (void)state;
    RULE("C-80");
    RULE("C-41");
    static const uint8_t without[8] = {4, 4, 4, 4, 4, 4, 4, 4}, with[8] = {4, 4, 4, 4, 4, 2, 2, 2};
    uint8_t rates[8];
    for (unsigned level = 0; level <= 5; level++) {
        table *t = ck_table(at_level(TRADE, level, "coin:2"));
        assert_int_equal(catan_rates(rates, t->state, 0), CATAN_OK);
        assert_memory_equal(rates, level < 3 ? without : with, 8);
        if (level < 3) {
            refuse(t, 0, "trade_bank:coin>ore", CATAN_E_CANNOT_PAY);
        } else {
            play(t, "trade_bank:coin>ore");
            assert_hand(t, 0, "ore:1");
        }
    }
    /* at once, and for everyone who comes so far */
    pos *p = at_level(TRADE, 2, "cloth:3 paper:2");
    tracks(p, 1, 3, 0, 0);
    table *t = ck_table(p);
    refuse(t, 0, "trade_bank:paper>ore", CATAN_E_CANNOT_PAY);
    play(t, "improve:trade trade_bank:paper>ore");
    assert_int_equal(catan_rates(rates, t->state, 1), CATAN_OK);
    assert_memory_equal(rates, with, 8);
    assert_int_equal(catan_rates(rates, t->state, 2), CATAN_OK);
    assert_memory_equal(rates, without, 8);
}

static void test_fortress(void **state) {
    (void)state;
    RULE("C-80");
    RULE("C-52");
    pos *p = at_level(POLITICS, 2, "wool:2 ore:2 coin:3");
    tracks(p, 1, 0, 3, 0);
    pos_road(p, 0, "e19 e26");
    pos_road(p, 1, "e24");
    knights(p, 0, "n12.2.0");
    knights(p, 1, "n16.2.0");
    pos_hand(p, 1, "wool:1 ore:1");
    table *t = ck_table(p);
    refuse(t, 0, "promote_knight:n12", CATAN_E_NO_FORTRESS);
    play(t, "improve:politics promote_knight:n12");
    assert_knight(t, 12, 0, MIGHTY, 0);
    until_turn_of(t, 1);
    play(t, "promote_knight:n16");
    assert_knight(t, 16, 1, MIGHTY, 0);
}

static void test_aqueduct(void **state) {
    (void)state;
    RULE("C-80");
    RULE("C-31");
    pos *p = at_level(SCIENCE, 2, "paper:3");
    tracks(p, 2, 0, 0, 3);
    table *t = ck_table(p);
    play(t, "end_turn");
    roll(t, 1, 1, "ship");               /* nobody lies at it */
    assert_asked(t, 2, "take_aqueduct"); /* not seat 0 */
    play(t, "take_aqueduct:ore");
    assert_asked(t, 1, "action");
    t = ck_table(p);
    play(t, "improve:science end_turn");
    roll(t, 1, 1, "ship");
    assert_asked(t, 2, "take_aqueduct"); /* in turn order from seat 1 */
    play(t, "take_aqueduct:ore");
    assert_asked(t, 0, "take_aqueduct");
    assert_moves(t, "take_aqueduct:lumber,brick,wool,grain,ore");
    play(t, "take_aqueduct:grain");
    assert_hand(t, 0, "grain:1");
    assert_hand(t, 2, "ore:1");
}

/* They stay when the last city is gone. */
static void test_third_levels_without_a_city(void **state) {
    (void)state;
    RULE("C-80");
    RULE("C-75");
    pos *p = with_one("", "n17", "");
    pos_hand(p, 0, "wool:1 ore:1 coin:2");
    tracks(p, 0, 3, 3, 3);
    pos_road(p, 0, "e19");
    knights(p, 0, "n12.2.0");
    table *t = ck_table(p);
    play(t, "promote_knight:n12 trade_bank:coin>ore end_turn");
    assert_knight(t, 12, 0, MIGHTY, 0);
    roll(t, 1, 1, "ship");
    assert_asked(t, 0, "take_aqueduct");
}

/* --- C-83: the fourth and fifth level need a city to put a metropolis on --- */

/* Seat 0's only city bears the metropolis of trade. */
static pos *metropolis_only(unsigned trade, unsigned politics, unsigned science) {
    pos *p = ck("players=3");
    pos_city(p, 0, "n17");
    pos_settlement(p, 0, "n24");
    pos_field(p, "metropolises", "n17,-,-");
    tracks(p, 0, trade, politics, science);
    pos_hand(p, 0, "grain:2 ore:3 cloth:5 coin:5 paper:5");
    return p;
}

static void test_one_city_that_is_a_metropolis(void **state) {
    (void)state;
    RULE("C-83");
    RULE("C-78");
    RULE("E139");
    table *t = ck_table(metropolis_only(4, 2, 3));
    assert_moves_of(t, "improve", "trade,politics");
    refuse(t, 0, "improve:science", CATAN_E_METROPOLIS);
    play(t, "improve:politics"); /* the third still */
    assert_int_equal(level_of(t, 0, POLITICS), 3);
    refuse(t, 0, "improve:politics", CATAN_E_CANNOT_PAY);
    play(t, "improve:trade"); /* whose metropolis he holds */
    assert_int_equal(level_of(t, 0, TRADE), 5);
    assert_asked(t, 0, "action");
    t = ck_table(metropolis_only(5, 3, 3));
    assert_moves_of(t, "improve", "");
    refuse(t, 0, "improve:politics", CATAN_E_METROPOLIS);
    play(t, "build_city:n24"); /* a second city */
    assert_moves_of(t, "improve", "politics,science");
    play(t, "improve:politics");
    assert_asked(t, 0, "place_metropolis");
    assert_moves(t, "place_metropolis:n24");
}

/* Also where that metropolis can no longer be won. */
static void test_even_if_it_is_lost_for_good(void **state) {
    (void)state;
    RULE("C-83");
    pos *p = metropolis_only(4, 3, 4);
    pos_city(p, 1, "n28 n20");
    tracks(p, 1, 0, 5, 5);
    pos_field(p, "metropolises", "n17,n28,n20");
    table *t = ck_table(p);
    assert_moves_of(t, "improve", "trade");
    refuse(t, 0, "improve:politics", CATAN_E_METROPOLIS);
    refuse(t, 0, "improve:science", CATAN_E_METROPOLIS);
    play(t, "build_city:n24");
    play(t, "improve:politics"); /* that brings nothing but the level */
    assert_asked(t, 0, "action");
    assert_int_equal(level_of(t, 0, POLITICS), 4);
    play(t, "improve:science");
    assert_asked(t, 0, "action");
    assert_int_equal(level_of(t, 0, SCIENCE), 5);
}

static void test_turned_city_does_not_do(void **state) {
    (void)state;
    RULE("C-83");
    RULE("C-84");
    pos *p = metropolis_only(4, 3, 0);
    pos_field(p, "turned", "n24");
    table *t = ck_table(p);
    assert_moves_of(t, "improve", "trade,science");
    refuse(t, 0, "improve:politics", CATAN_E_METROPOLIS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_price_of_each_level),
        PLAY_TEST(test_resources_do_not_pay),
        PLAY_TEST(test_the_end_of_a_track),
        PLAY_TEST(test_several_in_a_turn),
        PLAY_TEST(test_time),
        PLAY_TEST(test_city_needed),
        PLAY_TEST(test_guild),
        PLAY_TEST(test_fortress),
        PLAY_TEST(test_aqueduct),
        PLAY_TEST(test_third_levels_without_a_city),
        PLAY_TEST(test_one_city_that_is_a_metropolis),
        PLAY_TEST(test_even_if_it_is_lost_for_good),
        PLAY_TEST(test_turned_city_does_not_do),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
