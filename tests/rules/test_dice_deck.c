/* The dice as a deck, and rounds without sevens: V13.6, B-26. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "support/pos.h"
#include "support/rule.h"

#define ALL                                                                                        \
    "dice:2=1 dice:3=2 dice:4=3 dice:5=4 dice:6=5 dice:7=6 dice:8=5 dice:9=4 dice:10=3 dice:11=2 " \
    "dice:12=1"
#define NO_SEVEN                                                                                   \
    "dice:2=1 dice:3=2 dice:4=3 dice:5=4 dice:6=5 dice:8=5 dice:9=4 dice:10=3 dice:11=2 dice:12=1"

/* A board without pieces, so that a roll asks nothing but, on a 7, where the robber goes. The
 * position's "dice" are the pairs left by sum, from 2 on. */
static table *rolling(const char *options, uint32_t turn, const char *dice) {
    pos *p = pos_new(options);
    pos_number(p, turn);
    pos_turn(p, 0, "before_roll");
    if (dice != NULL) {
        pos_field(p, "dice", dice);
    }
    return pos_table(p);
}

/* Outcomes and weights as a text, from pairs by sum. */
static const char *weights_text(const unsigned left[13]) {
    char *text = play_memory(256);
    size_t at = 0;
    for (unsigned sum = 2; sum <= 12; sum++) {
        if (left[sum] != 0) {
            at += (size_t)sprintf(text + at, "%sdice:%u=%u", at == 0 ? "" : " ", sum, left[sum]);
        }
    }
    return text;
}

/* The roll of the next turn. */
static void roll(table *t, unsigned sum) {
    char move[16];
    snprintf(move, sizeof move, "dice:%u", sum);
    play(t, "roll");
    play_as(t, CATAN_CHANCE, move);
    if (sum == 7) {
        play(t, table_info(t).robber == 0 ? "move_robber:h1" : "move_robber:h0");
    }
    play(t, "end_turn");
}

/* --- rounds without sevens --- */

static void test_two_dice_do_not_remember(void **state) {
    (void)state;
    RULE("B-26");
    table *t = rolling("players=2", 1, NULL);
    for (unsigned i = 0; i < 8; i++) {
        play(t, "roll");
        assert_weights(t, ALL);
        play(t, "dice:2 end_turn");
    }
}

static void test_first_rounds(void **state) {
    (void)state;
    RULE("B-26");
    static const struct {
        const char *options;
        uint32_t last; /* turn without a seven */
    } cases[] = {
        {"players=2 no_sevens=1", 2}, {"players=3 no_sevens=1", 3},
        {"players=3 no_sevens=2", 6}, {"players=4 no_sevens=60", 240},
        {"players=3 no_sevens=0", 0}, {"players=5 no_sevens=1 paired_turns=on", 5},
        {"players=6 no_sevens=1", 6},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        for (uint32_t turn = 1; turn <= cases[i].last + 1;
             turn += turn < cases[i].last && turn > 10 ? 10 : 1) {
            table *t = rolling(cases[i].options, turn, NULL);
            play(t, "roll");
            assert_weights(t, turn <= cases[i].last ? NO_SEVEN : ALL);
            if (turn <= cases[i].last) {
                refuse(t, CATAN_CHANCE, "dice:7", CATAN_E_NO_OUTCOME);
                assert_not_listed(t, "dice:7");
            }
        }
    }
}

/* From turn to turn; paired turns have no roll and do not count. */
static void test_rounds_are_main_turns(void **state) {
    (void)state;
    RULE("B-26");
    table *t = rolling("players=5 no_sevens=1 paired_turns=on", 1, NULL);
    for (unsigned turn = 1; turn <= 5; turn++) {
        play(t, "roll");
        assert_weights(t, NO_SEVEN);
        play(t, "dice:2 end_turn end_turn");
    }
    play(t, "roll");
    assert_weights(t, ALL);
    play(t, "dice:7");
    assert_asked(t, 0, "move_robber");
}

/* --- the deck --- */

static void test_without_replacement(void **state) {
    (void)state;
    RULE("V13.6");
    table *t = rolling("players=2 dice=deck", 1, NULL);
    play(t, "roll");
    assert_weights(t, ALL);
    play(t, "dice:2 end_turn roll");
    assert_weights(t, "dice:3=2 dice:4=3 dice:5=4 dice:6=5 dice:7=6 dice:8=5 dice:9=4 dice:10=3 "
                      "dice:11=2 dice:12=1");
    refuse(t, CATAN_CHANCE, "dice:2", CATAN_E_NO_OUTCOME);
    assert_not_listed(t, "dice:2");
    play(t, "dice:6 end_turn roll");
    assert_weights(t, "dice:3=2 dice:4=3 dice:5=4 dice:6=4 dice:7=6 dice:8=5 dice:9=4 dice:10=3 "
                      "dice:11=2 dice:12=1");
    take_back(t, 7);
    play(t, "roll");
    assert_weights(t, ALL);
}

/* The new game begins with the whole deck. */
static void test_whole_at_the_start(void **state) {
    (void)state;
    RULE("V13.6");
    table *t = table_new("players=2 dice=deck first_player=0");
    play(t, "setup_settlement:n8 setup_road:e7 setup_settlement:n14 setup_road:e21");
    play(t, "setup_settlement:n38 setup_road:e49 setup_settlement:n46 setup_road:e65");
    play(t, "roll");
    assert_weights(t, ALL);
}

/* All 36, and then all 36 again: whatever the order. */
static void test_reshuffled_when_empty(void **state) {
    (void)state;
    RULE("V13.6");
    table *t = rolling("players=2 dice=deck", 1, NULL);
    for (unsigned round = 0; round < 2; round++) {
        unsigned left[13] = {0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1};
        unsigned sum = 2;
        for (unsigned draw = 0; draw < 36; draw++) {
            do {
                sum = sum == 12 ? 2 : sum + 1;
            } while (left[sum] == 0);
            play(t, "roll");
            assert_weights(t, weights_text(left));
            take_back(t, 1);
            roll(t, sum);
            left[sum]--;
        }
    }
    play(t, "roll");
    assert_weights(t, ALL);
}

/* The last pair is the only outcome; who takes it back finds it again. */
static void test_last_pair(void **state) {
    (void)state;
    RULE("V13.6");
    table *t = rolling("players=2 dice=deck", 40, "0.0.0.1");
    play(t, "roll");
    assert_weights(t, "dice:5=1");
    play(t, "dice:5 end_turn roll");
    assert_weights(t, ALL);
    play(t, "dice:5 end_turn roll");
    assert_weights(t, "dice:2=1 dice:3=2 dice:4=3 dice:5=3 dice:6=5 dice:7=6 dice:8=5 dice:9=4 "
                      "dice:10=3 dice:11=2 "
                      "dice:12=1");
    take_back(t, 7);
    play(t, "roll");
    assert_weights(t, "dice:5=1");
}

/* What is left lies open in the position (public). */
static void test_in_the_position(void **state) {
    (void)state;
    RULE("V13.6");
    table *t = rolling("players=2 dice=deck", 1, NULL);
    assert_non_null(strstr(table_line(t), " dice=1.2.3.4.5.6.5.4.3.2.1 "));
    play(t, "roll dice:3");
    assert_non_null(strstr(table_line(t), " dice=1.1.3.4.5.6.5.4.3.2.1 "));
    /* More pairs of a sum than there are make no position. */
    pos *p = pos_new("players=2 dice=deck");
    pos_field(p, "dice", "2.2.3.4.5.6.5.4.3.2.1");
    assert_int_equal(table_refusal(table_new("players=2 dice=deck"), pos_line(p), NULL),
                     CATAN_E_POSITION_DECK);
}

/* --- both --- */

static void test_sevens_wait_in_the_deck(void **state) {
    (void)state;
    RULE("V13.6");
    RULE("B-26");
    table *t = rolling("players=2 dice=deck no_sevens=2", 1, NULL);
    play(t, "roll");
    assert_weights(t, NO_SEVEN);
    refuse(t, CATAN_CHANCE, "dice:7", CATAN_E_NO_OUTCOME);
    play(t, "dice:12 end_turn roll");
    assert_weights(
        t, "dice:2=1 dice:3=2 dice:4=3 dice:5=4 dice:6=5 dice:8=5 dice:9=4 dice:10=3 dice:11=2");
    play(t, "dice:2 end_turn roll dice:11 end_turn roll dice:8 end_turn roll");
    /* The fifth turn: all six sevens are there. */
    assert_weights(
        t, "dice:3=2 dice:4=3 dice:5=4 dice:6=5 dice:7=6 dice:8=4 dice:9=4 dice:10=3 dice:11=1");
}

/* Nothing but sevens is left: while none may fall all 36 are put back first; later they fall. */
static void test_only_sevens_left(void **state) {
    (void)state;
    RULE("V13.6");
    RULE("B-26");
    table *t = rolling("players=2 dice=deck no_sevens=20", 39, "0.0.0.0.0.4");
    play(t, "roll");
    assert_weights(t, NO_SEVEN);
    play(t, "dice:6 end_turn roll");
    assert_weights(t, "dice:2=1 dice:3=2 dice:4=3 dice:5=4 dice:6=4 dice:8=5 dice:9=4 dice:10=3 "
                      "dice:11=2 dice:12=1");
    play(t, "dice:6 end_turn roll");
    assert_weights(t, "dice:2=1 dice:3=2 dice:4=3 dice:5=4 dice:6=3 dice:7=6 dice:8=5 dice:9=4 "
                      "dice:10=3 dice:11=2 "
                      "dice:12=1");
    t = rolling("players=2 dice=deck no_sevens=20", 41, "0.0.0.0.0.4");
    play(t, "roll");
    assert_weights(t, "dice:7=4");
    play(t, "dice:7 move_robber:h0 end_turn roll");
    assert_weights(t, "dice:7=3");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_two_dice_do_not_remember),
        PLAY_TEST(test_first_rounds),
        PLAY_TEST(test_rounds_are_main_turns),
        PLAY_TEST(test_without_replacement),
        PLAY_TEST(test_whole_at_the_start),
        PLAY_TEST(test_reshuffled_when_empty),
        PLAY_TEST(test_last_pair),
        PLAY_TEST(test_in_the_position),
        PLAY_TEST(test_sevens_wait_in_the_deck),
        PLAY_TEST(test_only_sevens_left),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
