/* A roll of three dice and what follows from it, in which order: C-4 to C-6, C-22 to C-27, E110 to
 * E113. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* --- the dice --- */

static table *before_roll(const char *options) {
    pos *p = ck(options);
    pos_turn(p, 0, "before_roll");
    return ck_table(p);
}

/* All pairs, red first, each of weight 1; less those that add up to `less`. */
static const char *all_pairs(int less) {
    char *text = play_memory(2048);
    for (int red = 1; red <= 6; red++) {
        for (int white = 1; white <= 6; white++) {
            if (red + white != less) {
                sprintf(text + strlen(text), "%sdice_pair:%d+%d=1", *text == '\0' ? "" : " ", red,
                        white);
            }
        }
    }
    return text;
}

static void test_dice(void **unused) {
    (void)unused;
    RULE("C-4");
    RULE("C-5");
    table *t = before_roll("players=3");
    play(t, "roll");
    assert_asked(t, CATAN_CHANCE, "dice");
    assert_weights(t, all_pairs(0));
    refuse(t, 0, "dice_pair:3+4", CATAN_E_NOT_YOUR_TURN);
    refuse(t, CATAN_CHANCE, "event_die:ship", CATAN_E_NOT_ASKED);
    play(t, "dice_pair:2+6");
    assert_asked(t, CATAN_CHANCE, "event_die");
    assert_weights(t, "event_die:ship=3 event_die:trade=1 event_die:politics=1 "
                      "event_die:science=1");
    refuse(t, CATAN_CHANCE, "dice_pair:3+4", CATAN_E_NOT_ASKED);
    play(t, "event_die:science");
    assert_asked(t, 0, "action");
    assert_int_equal(table_info(t).dice, 8);
    assert_int_equal(table_info(t).red_die, 2);
    assert_int_equal(table_info(t).event_die, CATAN_FACE_SCIENCE);
}

/* Nothing follows from the pair before the event die has fallen, too. */
static void test_all_dice_fall_first(void **unused) {
    (void)unused;
    RULE("C-4");
    pos *p = ck("players=3");
    pos_city(p, 0, "n0");
    pos_hand(p, 1, "wool:8");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    play(t, "roll dice_pair:4+6");
    assert_hand(t, 0, "");
    play(t, "event_die:trade");
    assert_hand(t, 0, "ore:1 coin:1");
    t = ck_table(p);
    play(t, "roll dice_pair:3+4");
    assert_asked(t, CATAN_CHANCE, "event_die");
    play(t, "event_die:trade");
    assert_asked(t, 1, "discard");
}

/* Which die is red makes no difference to the sum. */
static void test_sum(void **unused) {
    (void)unused;
    RULE("C-4");
    for (int red = 1; red <= 6; red++) {
        for (int white = 1; white <= 6; white++) {
            table *t = before_roll("players=3");
            roll(t, red, white, "politics");
            assert_int_equal(table_info(t).dice, red + white);
            assert_int_equal(table_info(t).red_die, red);
        }
    }
}

static void test_no_sevens(void **unused) {
    (void)unused;
    RULE("C-4");
    table *t = before_roll("players=3 no_sevens=1");
    play(t, "roll");
    assert_weights(t, all_pairs(7));
    refuse(t, CATAN_CHANCE, "dice_pair:3+4", CATAN_E_NO_OUTCOME);
}

/* The pairs as a deck: what has fallen does not fall again until all have. */
static void test_deck_of_pairs(void **unused) {
    (void)unused;
    RULE("C-4");
    RULE("V13.6");
    table *t = ck_start("players=2 dice=deck");
    play(t, "setup_settlement:n12 setup_road:e19 setup_settlement:n41 setup_road:e60 "
            "setup_city:n38 setup_road:e49 setup_city:n20 setup_road:e22 roll");
    assert_weights(t, all_pairs(0));
    play(t, "dice_pair:1+3 event_die:trade end_turn roll");
    refuse(t, CATAN_CHANCE, "dice_pair:1+3", CATAN_E_NO_OUTCOME);
    assert_listed(t, "dice_pair:3+1 dice_pair:2+2");
    assert_int_equal(catan_moves(t->state, NULL, 0), 35);
    play(t, "dice_pair:3+1 event_die:trade end_turn roll");
    assert_int_equal(catan_moves(t->state, NULL, 0), 34);
    /* the last pair alone, then all again */
    pos *p = ck("players=2 dice=deck");
    pos_field(p, "dice_pairs", "d8");
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    play(t, "roll");
    assert_weights(t, "dice_pair:2+3=1");
    play(t, "dice_pair:2+3 event_die:trade end_turn roll");
    assert_weights(t, all_pairs(0));
    /* only a 7 is left and none may fall: all are shuffled again, and it stays among them */
    p = ck("players=2 dice=deck no_sevens=1");
    pos_field(p, "dice_pairs", "d5");
    pos_turn(p, 0, "before_roll");
    t = ck_table(p);
    play(t, "roll");
    assert_weights(t, all_pairs(7));
    play(t, "dice_pair:2+3 event_die:trade end_turn roll");
    assert_int_equal(catan_moves(t->state, NULL, 0), 29);
    refuse(t, CATAN_CHANCE, "dice_pair:2+3", CATAN_E_NO_OUTCOME);
}

/* --- the barbarians' ship --- */

static void test_ship_moves(void **unused) {
    (void)unused;
    RULE("C-6");
    RULE("E110");
    table *t = ck_table(ck("players=2"));
    static const char *const faces[] = {"ship", "trade", "ship", "science", "politics", "ship"};
    static const unsigned steps[] = {1, 1, 2, 2, 2, 3};
    for (size_t i = 0; i < sizeof faces / sizeof *faces; i++) {
        play(t, "end_turn");
        roll(t, 1, 1, faces[i]);
        assert_int_equal(table_info(t).barbarians, steps[i]);
        assert_int_equal(table_info(t).robber_free, 0);
    }
    /* the seventh ship lands, and all begins again */
    for (unsigned step = 4; step <= 6; step++) {
        play(t, "end_turn");
        roll(t, 1, 1, "ship");
        assert_int_equal(table_info(t).barbarians, step);
        assert_int_equal(table_info(t).robber_free, 0);
    }
    play(t, "end_turn");
    roll(t, 1, 1, "ship");
    assert_int_equal(table_info(t).barbarians, 0);
    assert_int_equal(table_info(t).robber_free, 1);
    for (unsigned step = 1; step <= 6; step++) {
        play(t, "end_turn");
        roll(t, 1, 1, "ship");
        assert_int_equal(table_info(t).barbarians, step);
        assert_int_equal(table_info(t).robber_free, 1);
    }
}

/* --- a turn --- */

/* A seat with all that could be done, if it were allowed. */
static pos *busy(void) {
    pos *p = ck("players=3");
    pos_city(p, 0, "n12");
    pos_settlement(p, 0, "n34");
    pos_road(p, 0, "e19 e26 e50");
    knights(p, 0, "n17.2.1 n39.1.0");
    pos_hand(p, 0, "lumber:5 brick:5 wool:6 grain:5 ore:5 cloth:2 coin:2 paper:2");
    pos_hand(p, 1, "wool:1");
    pos_field(p, "robber_free", "1");
    pos_robber(p, 4);
    return p;
}

static void test_nothing_before_the_roll(void **unused) {
    (void)unused;
    RULE("C-23");
    pos *p = busy();
    progress(p, 0, "crane:1 mining:1 warlord:1 merchant:1");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_moves(t, "roll");
    static const char *const moves[] = {
        "build_road:e25",  "build_city:n34",     "build_wall:n12",      "trade_bank:ore>cloth",
        "offer_give:ore",  "recruit_knight:n23", "activate_knight:n39", "promote_knight:n39",
        "lift_knight:n17", "chase_robber:n17",   "improve:trade",       "end_turn",
    };
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        refuse(t, 0, moves[i], CATAN_E_NOT_ASKED);
    }
    roll(t, 1, 1, "ship");
    for (size_t i = 0; i < sizeof moves / sizeof *moves; i++) {
        assert_listed(t, moves[i]);
    }
}

/* Trading, building and the rest, in any order and mixed. */
static void test_any_order(void **unused) {
    (void)unused;
    RULE("C-22");
    table *t = ck_table(busy());
    play(t, "recruit_knight:n23 trade_bank:lumber>coin build_wall:n12 activate_knight:n39 "
            "improve:politics build_road:e25 trade_bank:wool>ore promote_knight:n39 "
            "chase_robber:n17 move_robber:h0");
    assert_asked(t, 0, "action");
    play(t, "improve:politics build_city:n34 activate_knight:n23 end_turn");
    assert_asked(t, 1, "before_roll");
}

/* --- the order of a roll --- */

/* Ship, attack, gains of the attack, too many progress cards, the 7, the robber, action. */
static void test_order_with_attack(void **unused) {
    (void)unused;
    RULE("C-24");
    RULE("C-72");
    RULE("C-88");
    RULE("E111");
    pos *p = ck("players=3");
    pos_city(p, 2, "n38");
    pos_settlement(p, 0, "n8");
    pos_road(p, 1, "e0");
    pos_road(p, 2, "e49");
    knights(p, 1, "n0.1.1");
    knights(p, 2, "n33.1.1");
    progress(p, 1, "crane:2 spy:2");
    pos_hand(p, 0, "wool:8");
    pos_hand(p, 2, "coin:8");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 3, 4, "ship");
    /* two of them tie: in turn order each draws */
    assert_asked(t, 1, "choose_deck");
    play(t, "choose_deck:trade draw_progress:merchant");
    assert_asked(t, 2, "choose_deck");
    play(t, "choose_deck:science draw_progress:mining");
    assert_asked(t, 1, "discard_progress");
    play(t, "discard_progress:merchant");
    assert_asked(t, 0, "discard");
    play(t, "discard:wool discard:wool discard:wool discard:wool");
    assert_asked(t, 2, "discard");
    play(t, "discard:coin discard:coin discard:coin discard:coin");
    assert_asked(t, 0, "move_robber");
    play(t, "move_robber:h12");
    assert_asked(t, 0, "rob");
    play(t, "rob:s2 steal:coin");
    assert_asked(t, 0, "action");
}

/* Pillage, then production. */
static void test_attack_before_production(void **unused) {
    (void)unused;
    RULE("C-24");
    RULE("C-27");
    RULE("E112");
    pos *p = ck("players=3");
    pos_city(p, 1, "n47 n38"); /* brick 5; lumber 8 */
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 2, 3, "ship");
    assert_asked(t, 1, "lose_city");
    assert_hand(t, 1, "");
    play(t, "lose_city:n47");
    assert_asked(t, 0, "action");
    assert_hand(t, 1, "brick:1");
    take_back(t, 1);
    play(t, "lose_city:n38"); /* the other one: the city on the number still brings two */
    assert_hand(t, 1, "brick:2");
    t = ck_table(p);
    roll(t, 4, 4, "ship");
    play(t, "lose_city:n38");
    assert_hand(t, 1, "lumber:1");
    take_back(t, 1);
    play(t, "lose_city:n47");
    assert_hand(t, 1, "lumber:1 paper:1");
}

/* A gate: draws, then too many cards in hand, then production, then the aqueduct. */
static void test_order_with_gate(void **unused) {
    (void)unused;
    RULE("C-24");
    RULE("C-88");
    pos *p = ck("players=3");
    pos_city(p, 0, "n47"); /* brick 5 */
    pos_city(p, 1, "n20"); /* brick 10, ore 8 */
    tracks(p, 0, 2, 0, 0);
    tracks(p, 1, 2, 0, 3);
    progress(p, 0, "crane:2 spy:2");
    progress(p, 1, "mining:2 spy:1 deserter:1");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 2, 3, "trade");
    assert_asked(t, CATAN_CHANCE, "draw_progress");
    play(t, "draw_progress:merchant");
    assert_asked(t, CATAN_CHANCE, "draw_progress");
    play(t, "draw_progress:merchant_fleet");
    assert_progress(t, 0, "crane:2 spy:2 merchant:1");
    /* the active player keeps five for now */
    assert_asked(t, 1, "discard_progress");
    assert_hand(t, 0, "");
    play(t, "discard_progress:spy");
    assert_hand(t, 0, "brick:2");
    assert_asked(t, 1, "take_aqueduct");
    play(t, "take_aqueduct:ore");
    assert_asked(t, 0, "action");
}

/* Of several with too many cards, in turn order and behind all draws. */
static void test_progress_discards_in_turn_order(void **unused) {
    (void)unused;
    RULE("C-24");
    RULE("C-88");
    pos *p = ck("players=3");
    for (uint32_t seat = 0; seat < 3; seat++) {
        tracks(p, seat, 0, 1, 0);
    }
    progress(p, 0, "crane:2 mining:2");
    progress(p, 2, "irrigation:2 smith:2");
    pos_turn(p, 1, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "politics");
    play(t, "draw_progress:spy draw_progress:bishop draw_progress:wedding");
    assert_progress(t, 1, "spy:1");
    assert_progress(t, 2, "irrigation:2 smith:2 bishop:1");
    assert_asked(t, 2, "discard_progress");
    play(t, "discard_progress:bishop");
    assert_asked(t, 0, "discard_progress");
    play(t, "discard_progress:mining");
    assert_asked(t, 1, "action");
    assert_progress(t, 0, "crane:2 mining:1 wedding:1");
}

/* Gates bring nobody anything who has not improved; a 7 goes its way behind one. */
static void test_seven_behind_a_gate(void **unused) {
    (void)unused;
    RULE("C-24");
    pos *p = ck("players=3");
    tracks(p, 1, 0, 0, 3);
    pos_hand(p, 0, "wool:9");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 4, 3, "science");
    assert_asked(t, CATAN_CHANCE, "draw_progress");
    play(t, "draw_progress:smith");
    assert_asked(t, 0, "discard");
    play(t, "discard:wool discard:wool discard:wool discard:wool");
    assert_asked(t, 0, "action");
    t = ck_table(p);
    roll(t, 4, 3, "trade");
    assert_asked(t, 0, "discard");
}

/* --- nothing in between --- */

static const char *const in_between[] = {
    "build_wall:n12",     "build_road:e25",  "recruit_knight:n23", "activate_knight:n39",
    "promote_knight:n39", "lift_knight:n17", "improve:trade",      "trade_bank:ore>cloth",
    "offer_give:ore",     "end_turn",
};

static void check_refused(table *t, int32_t seat, int32_t status) {
    for (size_t i = 0; i < sizeof in_between / sizeof *in_between; i++) {
        refuse(t, seat, in_between[i], status);
    }
}

/* Between the landing and the fight nobody does anything; what is passive stays so. */
static void test_nothing_before_the_fight(void **unused) {
    (void)unused;
    RULE("C-25");
    RULE("E113");
    pos *p = busy();
    pos_city(p, 1, "n41");
    pos_city(p, 2, "n20");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    play(t, "roll dice_pair:1+1");
    check_refused(t, 0, CATAN_E_NOT_YOUR_TURN);
    play(t, "event_die:ship"); /* three cities against a strong knight */
    assert_asked(t, 1, "lose_city");
    check_refused(t, 0, CATAN_E_NOT_YOUR_TURN);
    refuse(t, 1, "activate_knight:n39", CATAN_E_NOT_ASKED);
    refuse(t, 1, "build_city:n41", CATAN_E_NOT_ASKED);
    refuse(t, 1, "end_turn", CATAN_E_NOT_ASKED);
    play(t, "lose_city:n41 lose_city:n20");
    assert_asked(t, 0, "action");
}

/* Between a 7 and its discards nothing is built, and no card played. */
static void test_nothing_before_discards(void **unused) {
    (void)unused;
    RULE("C-26");
    pos *p = busy();
    progress(p, 0, "engineer:1 mining:1");
    pos_hand(p, 1, "wool:8");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 3, 4, "trade");
    assert_asked(t, 0, "discard");
    check_refused(t, 0, CATAN_E_NOT_ASKED);
    catan_move moves[16];
    uint32_t n = catan_moves(t->state, moves, 16);
    for (uint32_t i = 0; i < n; i++) {
        assert_int_equal(catan_move_kind_of(moves[i]), CATAN_MOVE_DISCARD);
    }
    for (unsigned left = hand_size(t, 0) / 2; left > 0; left--) {
        assert_int_equal(catan_moves(t->state, moves, 1) != 0, 1);
        assert_int_equal(catan_apply(t->state, 0, moves[0]), CATAN_OK);
    }
    assert_asked(t, 1, "discard");
    check_refused(t, 0, CATAN_E_NOT_YOUR_TURN);
    play(t, "discard:wool discard:wool discard:wool discard:wool");
    assert_asked(t, 0, "move_robber");
    check_refused(t, 0, CATAN_E_NOT_ASKED);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_dice),
        PLAY_TEST(test_all_dice_fall_first),
        PLAY_TEST(test_sum),
        PLAY_TEST(test_no_sevens),
        PLAY_TEST(test_deck_of_pairs),
        PLAY_TEST(test_ship_moves),
        PLAY_TEST(test_nothing_before_the_roll),
        PLAY_TEST(test_any_order),
        PLAY_TEST(test_order_with_attack),
        PLAY_TEST(test_attack_before_production),
        PLAY_TEST(test_order_with_gate),
        PLAY_TEST(test_progress_discards_in_turn_order),
        PLAY_TEST(test_seven_behind_a_gate),
        PLAY_TEST(test_nothing_before_the_fight),
        PLAY_TEST(test_nothing_before_discards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
