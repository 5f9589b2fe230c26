/* Other dice: V13.1 to V13.5. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

enum { EIGHT = 8, TWELVE = 12, TALE = 256 };

/* A kind of move with all pairs of a large and a small die, but those of some totals. */
static const char *pairs(const char *kind, int sides, int weighed, int no_sevens) {
    char *text = play_memory(2048);
    for (int large = 1; large <= sides; large++) {
        for (int small = 1; small <= 4; small++) {
            int seven = large + small == 7 || (sides == TWELVE && large - small == 7);
            if (!no_sevens || !seven) {
                const char *before = *text == '\0' ? "" : weighed ? " " : ",";
                sprintf(text + strlen(text), "%s%s%s%d+%d%s", before, weighed ? kind : "",
                        weighed ? ":" : "", large, small, weighed ? "=1" : "");
            }
        }
    }
    return text;
}

/* n13 lies at the wool 2, a wool 4 and the brick 6; seat 0 is to roll. */
static pos *begin(const char *options) {
    pos *p = pos_new(options);
    pos_settlement(p, 0, "n13");
    pos_turn(p, 0, "before_roll");
    return p;
}
static pos *ck_begin(const char *options) {
    pos *p = ck(options);
    pos_settlement(p, 0, "n13");
    pos_turn(p, 0, "before_roll");
    return p;
}

/* The roll as it was told with the last move: the total, the large and the small die. */
static void check_told(const table *t, int total, unsigned large, unsigned small, int line) {
    static catan_event events[TOLD_EVENTS];
    uint32_t n = catan_events(t->state, CATAN_SPECTATOR, events, TOLD_EVENTS);
    int told = 0;
    for (uint32_t i = 0; i < n; i++) {
        if (events[i].kind == CATAN_EVENT_DICE) {
            told++;
            if (events[i].value != total || events[i].index != large || events[i].count != small ||
                events[i].seat != 0) {
                play_fail(__FILE__, line, "told of %d by %u and %u", (int)events[i].value,
                          events[i].index, events[i].count);
            }
        }
    }
    if (told != (total != 0)) {
        play_fail(__FILE__, line, "told of %d rolls", told);
    }
}
#define assert_told_roll(t, total, large, small) check_told(t, total, large, small, __LINE__)

/* --- eight and four --- */

static void test_eight_and_four(void **state) {
    (void)state;
    RULE("V13.1");
    table *t = pos_table(begin("players=3 dice=d8+d4"));
    told_log(t, catan_max_events(t->game));
    play(t, "roll");
    assert_asked(t, CATAN_CHANCE, "dice");
    assert_weights(t, pairs("dice_wide", EIGHT, 1, 0));
    refuse(t, CATAN_CHANCE, "dice_wide:9+1", CATAN_E_NO_OUTCOME);
    play(t, "dice_wide:5+1");
    assert_told_roll(t, 6, 5, 1);
    assert_int_equal(table_info(t).dice, 6);
    assert_int_equal(table_count(t, LARGE_DIE), 5);
    assert_int_equal(table_count(t, SMALL_DIE), 1);
    assert_hand(t, 0, "brick:1");
    assert_asked(t, 0, "action");
    take_back(t, 1);
    play(t, "dice_wide:8+4");
    assert_int_equal(table_info(t).dice, 12);
    take_back(t, 1);
    play(t, "dice_wide:3+4");
    assert_asked(t, 0, "move_robber");
    /* no other dice */
    take_back(t, 2);
    assert_int_equal(table_count(t, LARGE_DIE), 0);
    catan_move move;
    assert_int_equal(catan_move_parse(&move, t->game, "dice:6"), CATAN_E_MOVE_UNKNOWN);
}

static void test_no_sevens(void **state) {
    (void)state;
    RULE("V13.1");
    RULE("V13.2");
    RULE("B-26");
    pos *p = begin("players=3 dice=d8+d4 no_sevens=2");
    pos_number(p, 6);
    table *t = pos_table(p);
    play(t, "roll");
    assert_weights(t, pairs("dice_wide", EIGHT, 1, 1));
    pos_number(p, 7);
    t = pos_table(p);
    play(t, "roll");
    assert_weights(t, pairs("dice_wide", EIGHT, 1, 0));
    p = begin("players=3 dice=d12-d4 no_sevens=2");
    pos_number(p, 6);
    t = pos_table(p);
    play(t, "roll");
    assert_weights(t, pairs("dice_wide", TWELVE, 1, 1));
    refuse(t, CATAN_CHANCE, "dice_wide:8+1", CATAN_E_NO_OUTCOME);
}

/* --- twelve and four --- */

static void test_sum_or_difference(void **state) {
    (void)state;
    RULE("V13.2");
    table *t = pos_table(begin("players=3 dice=d12-d4"));
    told_log(t, catan_max_events(t->game));
    play(t, "roll");
    assert_weights(t, pairs("dice_wide", TWELVE, 1, 0));
    play(t, "dice_wide:8+2");
    assert_told_roll(t, 0, 0, 0);
    assert_asked(t, 0, "choose_total");
    assert_int_equal(table_info(t).dice, 0);
    assert_int_equal(table_count(t, LARGE_DIE), 8);
    assert_moves(t, "choose_total:6 choose_total:10");
    refuse(t, 0, "choose_total:8", CATAN_E_NO_OUTCOME);
    refuse(t, 1, "choose_total:6", CATAN_E_NOT_YOUR_TURN);
    play_card(t, "choose_total:6");
    assert_told_roll(t, 6, 8, 2);
    assert_int_equal(table_info(t).dice, 6);
    assert_hand(t, 0, "brick:1");
    assert_asked(t, 0, "action");
    take_back(t, 1);
    play(t, "choose_total:10");
    assert_hand(t, 0, "");
    assert_asked(t, 0, "action");
}

static void test_one_answer_is_asked(void **state) {
    (void)state;
    RULE("V13.2");
    RULE("G-3");
    static const char *const cases[][2] = {
        {"dice_wide:12+4", "choose_total:8"},  /* 16 is too much */
        {"dice_wide:2+1", "choose_total:3"},   /* 1 is too little */
        {"dice_wide:4+4", "choose_total:8"},   /* 0 */
        {"dice_wide:1+3", "choose_total:2,4"}, /* the larger less the smaller */
        {"dice_wide:12+1", "choose_total:11"}, {"dice_wide:10+2", "choose_total:8,12"},
    };
    table *t = pos_table(begin("players=3 dice=d12-d4"));
    play(t, "roll");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        play(t, cases[i][0]);
        assert_asked(t, 0, "choose_total");
        assert_moves(t, cases[i][1]);
        take_back(t, 1);
    }
}

static void test_seven_must_be_taken(void **state) {
    (void)state;
    RULE("V13.3");
    static const struct {
        const char *dice, *other;
    } cases[] = {{"dice_wide:5+2", "choose_total:3"},
                 {"dice_wide:6+1", "choose_total:5"},
                 {"dice_wide:8+1", "choose_total:9"},
                 {"dice_wide:9+2", "choose_total:11"}};
    table *t = pos_table(begin("players=3 dice=d12-d4"));
    play(t, "roll");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        play(t, cases[i].dice);
        assert_moves(t, "choose_total:7");
        refuse(t, 0, cases[i].other, CATAN_E_SEVEN_BINDS);
        refuse(t, 0, "choose_total:12", CATAN_E_NO_OUTCOME);
        play(t, "choose_total:7");
        assert_asked(t, 0, "move_robber");
        take_back(t, 2);
    }
}

/* --- Cities & Knights --- */

static void test_red_die(void **state) {
    (void)state;
    RULE("V13.4");
    RULE("C-79");
    pos *p = ck_begin("players=3 dice=d8+d4");
    tracks(p, 0, 0, 0, 1);
    tracks(p, 1, 0, 0, 2);
    table *t = ck_table(p);
    told_log(t, catan_max_events(t->game));
    play(t, "roll");
    assert_weights(t, pairs("dice_wide", EIGHT, 1, 0));
    play(t, "dice_wide:5+1");
    assert_asked(t, CATAN_CHANCE, "red_die");
    assert_hand(t, 0, "");
    assert_weights(t, "red_die:1=1 red_die:2=1 red_die:3=1 red_die:4=1 red_die:5=1 red_die:6=1");
    play_card(t, "red_die:3");
    assert_asked(t, CATAN_CHANCE, "event_die");
    play(t, "event_die:science");
    /* a 3 at the gate: of seat 1 alone */
    assert_asked(t, CATAN_CHANCE, "draw_progress");
    play(t, "draw_progress:crane");
    assert_progress(t, 1, "crane:1");
    assert_asked(t, 0, "action");
    assert_int_equal(table_info(t).red_die, 3);
    assert_int_equal(table_info(t).dice, 6);
    assert_hand(t, 0, "brick:1");
    /* the next roll is a new one */
    play(t, "end_turn roll dice_wide:1+1");
    assert_asked(t, CATAN_CHANCE, "red_die");
    assert_int_equal(table_info(t).red_die, 0);
}

/* Between sum and difference is chosen when the barbarians have gone. */
static void test_chosen_after_the_event(void **state) {
    (void)state;
    RULE("V13.4");
    RULE("G-11");
    pos *p = ck_begin("players=3 dice=d12-d4");
    pos_city(p, 1, "n34");
    pos_city(p, 2, "n20");
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    play(t, "roll dice_wide:8+2 red_die:6 event_die:ship");
    assert_asked(t, 1, "lose_city");
    play(t, "lose_city:n34");
    assert_asked(t, 2, "lose_city");
    assert_int_equal(table_info(t).dice, 0);
    play(t, "lose_city:n20");
    assert_asked(t, 0, "choose_total");
    play_card(t, "choose_total:6");
    assert_hand(t, 0, "brick:1");
    assert_asked(t, 0, "action");
    take_back(t, 7);
    play(t, "roll dice_wide:11+4 red_die:6 event_die:ship lose_city:n34 lose_city:n20");
    assert_moves(t, "choose_total:7");
    play(t, "choose_total:7");
    assert_asked(t, 0, "move_robber"); /* which is free since */
}

static void test_alchemist(void **state) {
    (void)state;
    RULE("V13.4");
    RULE("C-110");
    pos *p = ck_begin("players=3 dice=d8+d4 no_sevens=1");
    progress(p, 0, "alchemist:1");
    pos_number(p, 4);
    table *t = ck_table(p);
    assert_moves_of(t, "lay_dice", pairs("", EIGHT, 0, 0));
    assert_moves_of(t, "roll", "yes");
    play(t, "lay_dice:5+1");
    assert_under(t, "science", "alchemist");
    assert_progress(t, 0, "");
    assert_asked(t, 0, "lay_red");
    assert_moves(t, "lay_red:1 lay_red:2 lay_red:3 lay_red:4 lay_red:5 lay_red:6");
    refuse(t, 0, "lay_red:7", CATAN_E_NO_OUTCOME);
    play_card(t, "lay_red:4");
    assert_asked(t, CATAN_CHANCE, "event_die");
    assert_int_equal(table_info(t).red_die, 4);
    play(t, "event_die:ship");
    assert_int_equal(table_info(t).dice, 6);
    assert_hand(t, 0, "brick:1");
    assert_asked(t, 0, "action");
    take_back(t, 3);
    assert_progress(t, 0, "alchemist:1");
    /* no 7 as long as none could fall; and nothing without the card */
    pos_number(p, 3);
    t = ck_table(p);
    assert_moves_of(t, "lay_dice", pairs("", EIGHT, 0, 1));
    refuse(t, 0, "lay_dice:3+4", CATAN_E_NO_OUTCOME);
    progress(p, 0, "");
    refuse(ck_table(p), 0, "lay_dice:5+1", CATAN_E_NO_CARD);
}

/* With twelve and four the total is chosen all the same. */
static void test_alchemist_chooses(void **state) {
    (void)state;
    RULE("V13.4");
    RULE("V13.2");
    pos *p = ck_begin("players=3 dice=d12-d4");
    progress(p, 0, "alchemist:1");
    table *t = ck_table(p);
    play(t, "lay_dice:8+2 lay_red:1 event_die:ship");
    assert_moves(t, "choose_total:6 choose_total:10");
    play(t, "choose_total:6");
    assert_hand(t, 0, "brick:1");
}

/* --- what a 7 is, and what the other dice are --- */

static void test_the_total_counts(void **state) {
    (void)state;
    RULE("V13.5");
    pos *p = begin("players=3 dice=d12-d4");
    pos_hand(p, 1, "ore:8");
    table *t = pos_table(p);
    play(t, "roll dice_wide:8+1 choose_total:7"); /* a sum of 9 */
    assert_asked(t, 1, "discard");
    play(t, "discard:ore discard:ore discard:ore discard:ore");
    assert_asked(t, 0, "move_robber");
}

static void test_other_dice_are_usual(void **state) {
    (void)state;
    RULE("V13.5");
    RULE("V12.1");
    pos *p = pos_new("players=3 dice=d8+d4 rain=on");
    pos_turn(p, 0, "before_roll");
    pos_settlement(p, 0, "n18"); /* at the desert */
    table *t = pos_table(p);
    play(t, "roll dice_wide:3+4 move_robber:h0");
    assert_asked(t, CATAN_CHANCE, "rain");
    assert_weights(t, "die:1=1 die:2=1 die:3=1 die:4=1 die:5=1 die:6=1");
}

/* --- positions --- */

/* A position with another value of a field is refused for a reason, or taken; then it has the old
 * one again. */
static void judged(pos *p, const char *options, const char *field, const char *value,
                   int32_t status) {
    char was[TALE];
    snprintf(was, sizeof was, "%s", pos_value(p, field));
    table *t = table_new(options);
    pos_field(p, field, value);
    if (status == CATAN_OK) {
        table_read(t, pos_line(p));
    } else {
        assert_int_equal(table_refusal(t, pos_line(p), NULL), status);
    }
    pos_field(p, field, was);
}

static void test_positions(void **state) {
    (void)state;
    RULE("V13.1");
    RULE("V13.3");
    const char *eight = "players=3 dice=d8+d4", *twelve = "players=3 dice=d12-d4";
    pos *p = pos_new(eight);
    judged(p, eight, "large_die", "3", CATAN_E_POSITION_TURN); /* nobody has rolled */
    pos_field(p, "large_die", "5");
    pos_field(p, "small_die", "3");
    pos_field(p, "rolled", "8");
    judged(p, eight, "rolled", "8", CATAN_OK);
    judged(p, eight, "rolled", "7", CATAN_E_POSITION_TURN);
    judged(p, eight, "rolled", "", CATAN_E_POSITION_TURN);
    judged(p, eight, "large_die", "9", CATAN_E_POSITION_TURN);
    judged(p, eight, "small_die", "5", CATAN_E_POSITION_TURN);
    judged(p, eight, "small_die", "", CATAN_E_POSITION_TURN);
    p = pos_new(twelve);
    pos_field(p, "large_die", "8");
    pos_field(p, "small_die", "2");
    pos_field(p, "tasks", "turn.s0.1.0.0.0");
    static const char *const open = "turn.s0.1.0.0.0+roll.-.2.0.0.0+total.s0.0.0.0.0";
    judged(p, twelve, "tasks", open, CATAN_OK);
    judged(p, twelve, "tasks", "turn.s0.1.0.0.0+roll.-.1.0.0.0+total.s0.0.0.0.0",
           CATAN_E_POSITION_TASK);
    judged(p, twelve, "tasks", "turn.s0.1.0.0.0+roll.-.2.0.0.0+total.s1.0.0.0.0",
           CATAN_E_POSITION_TASK);
    judged(p, twelve, "tasks", "turn.s0.1.0.0.0+roll.-.2.0.6.0+total.s0.0.0.0.0",
           CATAN_E_POSITION_TURN);
    pos_field(p, "rolled", "6");
    judged(p, twelve, "tasks", open, CATAN_E_POSITION_TASK);
    judged(p, twelve, "rolled", "10", CATAN_OK);
    judged(p, twelve, "rolled", "8", CATAN_E_POSITION_TURN);
    pos_field(p, "small_die", "1");
    judged(p, twelve, "rolled", "9", CATAN_E_POSITION_TURN); /* a 7 binds */
    judged(p, twelve, "rolled", "7", CATAN_OK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_eight_and_four),         PLAY_TEST(test_no_sevens),
        PLAY_TEST(test_sum_or_difference),      PLAY_TEST(test_one_answer_is_asked),
        PLAY_TEST(test_seven_must_be_taken),    PLAY_TEST(test_red_die),
        PLAY_TEST(test_chosen_after_the_event), PLAY_TEST(test_alchemist),
        PLAY_TEST(test_alchemist_chooses),      PLAY_TEST(test_the_total_counts),
        PLAY_TEST(test_other_dice_are_usual),   PLAY_TEST(test_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
