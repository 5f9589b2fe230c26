/* Knights are recruited, activated and promoted: C-47 to C-53, E130, E131. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

#define RECRUIT "wool:1 ore:1"
enum { TIRED = CATAN_KNIGHT_ACTIVE | CATAN_KNIGHT_TIRED };

/* Seat 0 has a settlement on n17 and roads to n12, n8 and n23; seat 1 one on n24 and roads to n18
 * and n30. */
static pos *begin(void) {
    pos *p = ck("players=3");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e19 e12 e26");
    pos_settlement(p, 1, "n24");
    pos_road(p, 1, "e28 e36");
    return p;
}
static pos *with(const char *placed, const char *hand) {
    pos *p = begin();
    knights(p, 0, placed);
    pos_hand(p, 0, hand);
    return p;
}

/* --- C-47: levels and states --- */

/* Three cities attack: as many points of strength turn them away. */
static void test_strength_of_levels(void **state) {
    (void)state;
    RULE("C-47");
    static const struct {
        const char *placed;
        int defended;
    } rows[] = {
        {"n12.3.1", 1},        {"n8.1.1 n12.2.1", 1},         {"n8.1.1 n12.1.1 n23.2.1", 1},
        {"n12.2.1", 0},        {"n8.1.1 n12.1.1", 0},         {"n12.3.0", 0},
        {"n8.1.0 n12.2.1", 0}, {"n8.1.1 n12.2.0 n23.3.0", 0}, {"n8.3.0 n12.2.1 n23.1.1", 1},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        pos *p = with(rows[i].placed, "");
        pos_city(p, 1, "n24 n35");
        pos_city(p, 2, "n20");
        pos_turn(p, 0, "before_roll");
        pos_field(p, "barbarians", "6");
        table *t = ck_table(p);
        roll(t, 1, 1, "ship");
        if (rows[i].defended) {
            assert_asked(t, 0, "action");
            assert_int_equal(defenders(t, 0), 1);
        } else {
            assert_asked(t, 1, "lose_city");
        }
    }
}

/* --- C-48, C-49: recruiting --- */

static void test_recruit(void **state) {
    (void)state;
    RULE("C-48");
    RULE("C-47");
    table *t = ck_table(with("", RECRUIT));
    assert_knights_left(t, 0, 2, 2, 2);
    /* not on the building; n8 and n12, n12 and n17 are neighbours */
    assert_moves_of(t, "recruit_knight", "n8,n12,n23");
    play_as(t, 0, "recruit_knight:n12");
    assert_asked(t, 0, "action");
    assert_knight(t, 12, 0, BASIC, 0);
    assert_int_equal(knight_state(t, 12), CATAN_KNIGHT_RAISED);
    assert_knights_left(t, 0, 1, 2, 2);
    assert_hand(t, 0, "");
    assert_bank(t, 19, 19, 19, 19, 19);
    take_back(t, 1);
    assert_no_knight(t, 12);
    assert_knights_left(t, 0, 2, 2, 2);
    assert_hand(t, 0, RECRUIT);
    /* one beside the other */
    t = ck_table(with("n12.1.1", RECRUIT));
    assert_moves_of(t, "recruit_knight", "n8,n23");
    play(t, "recruit_knight:n8");
    assert_knight(t, 8, 0, BASIC, 0);
    assert_knight(t, 12, 0, BASIC, 1);
}

static void test_recruit_where(void **state) {
    (void)state;
    RULE("C-48");
    pos *p = ck("players=3");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e19 e12 e26 e27");
    pos_settlement(p, 1, "n18");
    pos_road(p, 1, "e13 e20");
    knights(p, 0, "n12.1.0");
    knights(p, 1, "n8.1.1");
    pos_hand(p, 0, RECRUIT);
    table *t = ck_table(p);
    assert_moves_of(t, "recruit_knight", "n23");
    refuse(t, 0, "recruit_knight:n17", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "recruit_knight:n18", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "recruit_knight:n12", CATAN_E_KNIGHT);
    refuse(t, 0, "recruit_knight:n8", CATAN_E_KNIGHT);
    refuse(t, 0, "recruit_knight:n13", CATAN_E_NOT_CONNECTED); /* at others' roads only */
    refuse(t, 0, "recruit_knight:n22", CATAN_E_NOT_CONNECTED); /* next to the settlement */
    refuse(t, 0, "recruit_knight:n53", CATAN_E_NOT_CONNECTED);
    /* a passive one is in the way as well */
    knights(p, 1, "n8.3.0");
    t = ck_table(p);
    refuse(t, 0, "recruit_knight:n8", CATAN_E_KNIGHT);
}

static void test_recruit_on_the_coast(void **state) {
    (void)state;
    RULE("C-48");
    pos *p = with("", RECRUIT);
    pos_road(p, 0, "e0");
    table *t = ck_table(p);
    assert_moves_of(t, "recruit_knight", "n0,n3,n8,n12,n23");
    play(t, "recruit_knight:n0");
    assert_knight(t, 0, 0, BASIC, 0);
}

static void test_recruit_price_and_time(void **state) {
    (void)state;
    RULE("C-48");
    static const char *const poor[] = {"ore:1", "wool:1", "lumber:3 brick:3 wool:3 grain:3",
                                       "grain:3 ore:3 cloth:3 coin:3 paper:3"};
    for (size_t i = 0; i < sizeof poor / sizeof *poor; i++) {
        table *t = ck_table(with("", poor[i]));
        assert_moves_of(t, "recruit_knight", "");
        refuse(t, 0, "recruit_knight:n12", CATAN_E_CANNOT_PAY);
    }
    uint8_t price[8];
    pos *p = with("", RECRUIT);
    pos_hand(p, 1, RECRUIT);
    table *t = ck_table(p);
    assert_int_equal(catan_price(price, t->state, 0, catan_move_recruit_knight(12)), CATAN_OK);
    assert_memory_equal(price, ((uint8_t[8]){0, 0, 1, 0, 1, 0, 0, 0}), 8);
    refuse(t, 1, "recruit_knight:n18", CATAN_E_NOT_YOUR_TURN);
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    refuse(t, 0, "recruit_knight:n12", CATAN_E_NOT_ASKED);
}

static void test_both_basic_knights_out(void **state) {
    (void)state;
    RULE("C-49");
    table *t = ck_table(with("n8.1.0 n12.1.1", "wool:2 ore:2"));
    assert_knights_left(t, 0, 0, 2, 2);
    assert_moves_of(t, "recruit_knight", "");
    refuse(t, 0, "recruit_knight:n23", CATAN_E_NO_PIECE);
    play(t, "promote_knight:n8");
    assert_knights_left(t, 0, 1, 1, 2);
    assert_moves_of(t, "recruit_knight", "n23");
    play(t, "recruit_knight:n23");
    assert_knights_left(t, 0, 0, 1, 2);
}

/* --- C-50, C-51: activating --- */

static void test_activate(void **state) {
    (void)state;
    RULE("C-50");
    pos *p = with("n8.3.0 n12.1.0 n23.2.0", "grain:4");
    knights(p, 1, "n18.1.0");
    table *t = ck_table(p);
    assert_moves_of(t, "activate_knight", "n8,n12,n23");
    play_as(t, 0, "activate_knight:n8");
    assert_knight(t, 8, 0, MIGHTY, 1);
    assert_int_equal(knight_state(t, 8), TIRED);
    assert_hand(t, 0, "grain:3");
    play(t, "activate_knight:n12");
    assert_knight(t, 12, 0, BASIC, 1);
    assert_hand(t, 0, "grain:2");
    play(t, "activate_knight:n23");
    assert_knight(t, 23, 0, STRONG, 1);
    assert_hand(t, 0, "grain:1");
    assert_moves_of(t, "activate_knight", "");
    refuse(t, 0, "activate_knight:n8", CATAN_E_KNIGHT_ACTIVE);
    refuse(t, 0, "activate_knight:n18", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "activate_knight:n17", CATAN_E_NO_KNIGHT);
    take_back(t, 1);
    assert_knight(t, 23, 0, STRONG, 0);
    assert_hand(t, 0, "grain:2");
}

static void test_activate_price_and_time(void **state) {
    (void)state;
    RULE("C-50");
    table *t = ck_table(with("n12.1.0", "lumber:1 brick:1 wool:1 ore:1"));
    assert_moves_of(t, "activate_knight", "");
    refuse(t, 0, "activate_knight:n12", CATAN_E_CANNOT_PAY);
    uint8_t price[8];
    assert_int_equal(catan_price(price, t->state, 0, catan_move_activate_knight(12)), CATAN_OK);
    assert_memory_equal(price, ((uint8_t[8]){0, 0, 0, 1, 0, 0, 0, 0}), 8);
    pos *p = with("n12.1.0", "grain:1");
    knights(p, 1, "n18.1.0");
    pos_hand(p, 1, "grain:1");
    t = ck_table(p);
    refuse(t, 1, "activate_knight:n18", CATAN_E_NOT_YOUR_TURN);
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    refuse(t, 0, "activate_knight:n12", CATAN_E_NOT_ASKED);
}

/* As many helmets as knights. */
static void test_all_six_active(void **state) {
    (void)state;
    RULE("C-50");
    RULE("C-9");
    pos *p = with("n7.1.0 n8.1.0 n12.2.0 n22.2.0 n23.3.0 n28.3.0", "grain:6");
    pos_road(p, 0, "e11 e25 e34");
    table *t = ck_table(p);
    assert_knights_left(t, 0, 0, 0, 0);
    play(t, "activate_knight:n7 activate_knight:n8 activate_knight:n12 activate_knight:n22 "
            "activate_knight:n23 activate_knight:n28");
    assert_knight(t, 28, 0, MIGHTY, 1);
    assert_knight(t, 7, 0, BASIC, 1);
    assert_hand(t, 0, "");
}

static void test_activated_now_acts_later(void **state) {
    (void)state;
    RULE("C-51");
    RULE("C-50");
    RULE("E130");
    pos *p = with("n8.1.0", "wool:1 grain:2 ore:1");
    pos_robber(p, 4);
    pos_field(p, "robber_free", "1");
    table *t = ck_table(p);
    play(t, "recruit_knight:n23 activate_knight:n23 activate_knight:n8");
    assert_int_equal(knight_state(t, 23), TIRED | CATAN_KNIGHT_RAISED);
    assert_moves_of(t, "lift_knight", "");
    assert_moves_of(t, "chase_robber", "");
    refuse(t, 0, "lift_knight:n23", CATAN_E_KNIGHT_TIRED);
    refuse(t, 0, "lift_knight:n8", CATAN_E_KNIGHT_TIRED);
    refuse(t, 0, "chase_robber:n8", CATAN_E_KNIGHT_TIRED);
    until_turn_of(t, 0);
    assert_int_equal(knight_state(t, 23), CATAN_KNIGHT_ACTIVE);
    assert_moves_of(t, "lift_knight", "n8,n23");
    assert_moves_of(t, "chase_robber", "n8,n23");
}

/* --- C-52, C-53: promoting --- */

static void test_promote(void **state) {
    (void)state;
    RULE("C-52");
    pos *p = with("n8.1.0 n12.1.1", "wool:2 ore:2");
    knights(p, 1, "n18.1.0");
    table *t = ck_table(p);
    assert_moves_of(t, "promote_knight", "n8,n12");
    play_as(t, 0, "promote_knight:n8");
    assert_knight(t, 8, 0, STRONG, 0); /* its status is kept */
    assert_knights_left(t, 0, 1, 1, 2);
    assert_hand(t, 0, "wool:1 ore:1");
    refuse(t, 0, "promote_knight:n18", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "promote_knight:n23", CATAN_E_NO_KNIGHT);
    play(t, "promote_knight:n12");
    assert_knight(t, 12, 0, STRONG, 1);
    assert_knights_left(t, 0, 2, 0, 2);
    assert_hand(t, 0, "");
    take_back(t, 2);
    assert_knight(t, 8, 0, BASIC, 0);
    assert_knights_left(t, 0, 0, 2, 2);
}

static void test_promote_price_and_time(void **state) {
    (void)state;
    RULE("C-52");
    static const char *const poor[] = {"wool:2", "ore:2", "lumber:1 brick:1 wool:1 grain:1"};
    for (size_t i = 0; i < sizeof poor / sizeof *poor; i++) {
        table *t = ck_table(with("n12.1.0", poor[i]));
        assert_moves_of(t, "promote_knight", "");
        refuse(t, 0, "promote_knight:n12", CATAN_E_CANNOT_PAY);
    }
    pos *p = with("n12.1.0", RECRUIT);
    knights(p, 1, "n18.1.0");
    pos_hand(p, 1, RECRUIT);
    table *t = ck_table(p);
    uint8_t price[8];
    assert_int_equal(catan_price(price, t->state, 0, catan_move_promote_knight(12)), CATAN_OK);
    assert_memory_equal(price, ((uint8_t[8]){0, 0, 1, 0, 1, 0, 0, 0}), 8);
    refuse(t, 1, "promote_knight:n18", CATAN_E_NOT_YOUR_TURN);
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    refuse(t, 0, "promote_knight:n12", CATAN_E_NOT_ASKED);
}

static void test_mighty_needs_fortress(void **state) {
    (void)state;
    RULE("C-52");
    RULE("C-80");
    pos *p = with("n12.2.1", RECRUIT);
    tracks(p, 0, 3, 2, 3);
    tracks(p, 1, 0, 3, 0); /* another's */
    table *t = ck_table(p);
    assert_moves_of(t, "promote_knight", "");
    refuse(t, 0, "promote_knight:n12", CATAN_E_NO_FORTRESS);
    tracks(p, 0, 0, 3, 0);
    t = ck_table(p);
    assert_moves_of(t, "promote_knight", "n12");
    play(t, "promote_knight:n12");
    assert_knight(t, 12, 0, MIGHTY, 1);
    assert_knights_left(t, 0, 2, 2, 1);
    /* nothing is above mighty, with the fortress or without */
    for (unsigned politics = 2; politics <= 3; politics++) {
        p = with("n12.3.0", RECRUIT);
        tracks(p, 0, 0, politics, 0);
        t = ck_table(p);
        assert_moves_of(t, "promote_knight", "");
        refuse(t, 0, "promote_knight:n12", CATAN_E_KNIGHT_MIGHTY);
    }
}

static void test_promote_without_piece(void **state) {
    (void)state;
    RULE("C-52");
    pos *p = with("n8.2.0 n12.2.0 n23.1.0", "wool:2 ore:2");
    tracks(p, 0, 0, 3, 0);
    table *t = ck_table(p);
    assert_moves_of(t, "promote_knight", "n8,n12");
    refuse(t, 0, "promote_knight:n23", CATAN_E_NO_PIECE);
    play(t, "promote_knight:n8"); /* which sets a strong piece free */
    assert_knights_left(t, 0, 1, 1, 1);
    assert_listed(t, "promote_knight:n23");
    play(t, "promote_knight:n23");
    assert_knights_left(t, 0, 2, 0, 1);
    /* the same above */
    p = with("n8.3.0 n12.3.0 n23.2.0", RECRUIT);
    tracks(p, 0, 0, 3, 0);
    t = ck_table(p);
    refuse(t, 0, "promote_knight:n23", CATAN_E_NO_PIECE);
}

static void test_once_a_turn(void **state) {
    (void)state;
    RULE("C-53");
    pos *p = with("n8.1.0 n12.1.0", "wool:4 ore:4");
    tracks(p, 0, 0, 3, 0);
    table *t = ck_table(p);
    play(t, "promote_knight:n8");
    assert_int_equal(knight_state(t, 8), CATAN_KNIGHT_RAISED);
    refuse(t, 0, "promote_knight:n8", CATAN_E_KNIGHT_RAISED);
    assert_moves_of(t, "promote_knight", "n12"); /* it is a limit of each knight */
    play(t, "promote_knight:n12");
    assert_moves_of(t, "promote_knight", "");
    until_turn_of(t, 0);
    assert_int_equal(knight_state(t, 8), 0);
    assert_moves_of(t, "promote_knight", "n8,n12");
    play(t, "promote_knight:n8");
    assert_knight(t, 8, 0, MIGHTY, 0);
}

static void test_not_when_recruited(void **state) {
    (void)state;
    RULE("C-53");
    RULE("E131");
    table *t = ck_table(with("n8.1.0", "wool:3 grain:1 ore:3"));
    play(t, "recruit_knight:n12");
    assert_moves_of(t, "promote_knight", "n8");
    refuse(t, 0, "promote_knight:n12", CATAN_E_KNIGHT_RAISED);
    play(t, "activate_knight:n12"); /* active or not */
    refuse(t, 0, "promote_knight:n12", CATAN_E_KNIGHT_RAISED);
    until_turn_of(t, 0);
    assert_moves_of(t, "promote_knight", "n8,n12");
    play(t, "promote_knight:n12");
    assert_knight(t, 12, 0, STRONG, 1);
}

/* A knight that moves on is still the one that was promoted. */
static void test_limit_goes_with_the_knight(void **state) {
    (void)state;
    RULE("C-53");
    RULE("C-55");
    pos *p = with("n8.1.1", "wool:2 ore:2");
    tracks(p, 0, 0, 3, 0);
    table *t = ck_table(p);
    play(t, "promote_knight:n8 lift_knight:n8 put_knight:n23");
    assert_knight(t, 23, 0, STRONG, 0);
    refuse(t, 0, "promote_knight:n23", CATAN_E_KNIGHT_RAISED);
    until_turn_of(t, 0);
    assert_moves_of(t, "promote_knight", "n23");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_strength_of_levels),
        PLAY_TEST(test_recruit),
        PLAY_TEST(test_recruit_where),
        PLAY_TEST(test_recruit_on_the_coast),
        PLAY_TEST(test_recruit_price_and_time),
        PLAY_TEST(test_both_basic_knights_out),
        PLAY_TEST(test_activate),
        PLAY_TEST(test_activate_price_and_time),
        PLAY_TEST(test_all_six_active),
        PLAY_TEST(test_activated_now_acts_later),
        PLAY_TEST(test_promote),
        PLAY_TEST(test_promote_price_and_time),
        PLAY_TEST(test_mighty_needs_fortress),
        PLAY_TEST(test_promote_without_piece),
        PLAY_TEST(test_once_a_turn),
        PLAY_TEST(test_not_when_recruited),
        PLAY_TEST(test_limit_goes_with_the_knight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
