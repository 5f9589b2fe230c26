/* The alchemist: C-110, C-23, E129. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Seat 0 is to roll and holds an alchemist; n13 lies at the 2, a 4 and a 6. */
static pos *begin(void) {
    pos *p = ck("players=4");
    pos_settlement(p, 0, "n13");
    progress(p, 0, "alchemist:1");
    pos_turn(p, 0, "before_roll");
    return p;
}

/* All pairs, but for those of a sum (0: all). */
static const char *pairs_but(int sum) {
    char *text = play_memory(256);
    for (int red = 1; red <= 6; red++) {
        for (int white = 1; white <= 6; white++) {
            if (red + white != sum) {
                sprintf(text + strlen(text), "%s%d+%d", *text == '\0' ? "" : ",", red, white);
            }
        }
    }
    return text;
}

/* --- what it does --- */

static void test_dice_are_chosen(void **state) {
    (void)state;
    RULE("C-110");
    RULE("C-23");
    table *t = ck_table(begin());
    assert_moves_of(t, "play_alchemist", pairs_but(0));
    assert_moves_of(t, "roll", "yes");
    play_card(t, "play_alchemist:2+4");
    assert_progress(t, 0, "");
    assert_under(t, "science", "alchemist");
    assert_decks(t, 18, 18, 18);
    /* the event die falls all the same, and only it */
    assert_asked(t, CATAN_CHANCE, "event_die");
    assert_weights(t, "event_die:ship=3 event_die:trade=1 event_die:politics=1 "
                      "event_die:science=1");
    assert_hand(t, 0, "");
    play_card(t, "event_die:ship");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "brick:1");
    assert_int_equal(table_info(t).dice, 6);
    assert_int_equal(table_info(t).red_die, 2);
    assert_int_equal(table_info(t).event_die, CATAN_FACE_SHIP);
    assert_int_equal(table_info(t).barbarians, 1);
}

/* For all players, in the usual order: the event first. */
static void test_for_all_players(void **state) {
    (void)state;
    RULE("C-110");
    RULE("C-24");
    pos *p = begin();
    pos_settlement(p, 2, "n4"); /* at the 2 and a 10 */
    pos_city(p, 3, "n5");       /* at the 2 */
    tracks(p, 1, 1, 0, 0);
    table *t = ck_table(p);
    play(t, "play_alchemist:1+1 event_die:trade");
    assert_asked(t, CATAN_CHANCE, "draw_progress");
    assert_hand(t, 2, "");
    play(t, "draw_progress:merchant");
    assert_asked(t, 0, "action");
    assert_progress(t, 1, "merchant:1");
    assert_hand(t, 0, "wool:1");
    assert_hand(t, 2, "wool:1");
    assert_hand(t, 3, "wool:1 cloth:1");
}

static void test_told(void **state) {
    (void)state;
    RULE("C-110");
    RULE("H-1");
    table *t = logged(begin());
    play(t, "play_alchemist:2+4");
    assert_all_are_told(t, "s0 play_alchemist:2+4 | s0 played_progress alchemist of science | "
                           "dice 6 2+4");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_int_equal(count_of(t, observers[i], RED_DIE, CATAN_NOBODY, 0), 2);
        assert_int_equal(count_of(t, observers[i], ROLLED, CATAN_NOBODY, 0), 6);
        assert_int_equal(count_of(t, observers[i], UNDER_SCIENCE, CATAN_NOBODY, 0), 1);
        assert_int_equal(count_of(t, observers[i], PROGRESS, 0, CATAN_TOTAL_SCIENCE), 0);
    }
    play(t, "event_die:ship");
    assert_non_null(strstr(told_text(t, 3, 0, 99), "face ship"));
}

/* The chosen red die draws (E129), the white one does not. */
static void test_red_die_draws(void **state) {
    (void)state;
    RULE("E129");
    RULE("C-110");
    RULE("C-79");
    static const struct {
        const char *pair;
        int level_1_draws, level_2_draws;
    } cases[] = {{"1+6", 1, 1}, {"2+6", 1, 1}, {"3+1", 0, 1}, {"4+1", 0, 0}, {"6+1", 0, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pos *p = begin();
        tracks(p, 1, 0, 1, 0);
        tracks(p, 2, 0, 2, 0);
        tracks(p, 3, 5, 0, 5);
        pos_city(p, 3, "n47 n49");
        pos_field(p, "metropolises", "n47,-,n49");
        table *t = ck_table(p);
        char text[64];
        snprintf(text, sizeof text, "play_alchemist:%s event_die:politics", cases[i].pair);
        play(t, text);
        if (cases[i].level_1_draws) {
            play(t, "draw_progress:spy");
        }
        if (cases[i].level_2_draws) {
            play(t, "draw_progress:bishop");
        }
        assert_progress(t, 1, cases[i].level_1_draws ? "spy:1" : "");
        assert_progress(t, 2, cases[i].level_2_draws ? "bishop:1" : "");
        assert_progress(t, 3, "");
        if (catan_question(t->state) == CATAN_ASK_TAKE_AQUEDUCT) {
            play(t, "take_aqueduct:ore"); /* seat 3 has one */
        }
        assert_asked(t, 0, "action");
    }
}

/* Who plays it draws, too. */
static void test_own_draw(void **state) {
    (void)state;
    RULE("C-110");
    RULE("C-87");
    pos *p = begin();
    tracks(p, 0, 0, 0, 1);
    pos_city(p, 0, "n40");
    table *t = ck_table(p);
    play(t, "play_alchemist:1+1 event_die:science draw_progress:crane");
    assert_progress(t, 0, "crane:1");
    play_card(t, "play_crane"); /* drawn in this turn, played in this turn */
    assert_under(t, "science", "alchemist crane");
}

/* --- a 7 --- */

static void test_seven_before_the_attack(void **state) {
    (void)state;
    RULE("C-110");
    RULE("C-35");
    pos *p = begin();
    pos_hand(p, 1, "ore:8");
    pos_settlement(p, 1, "n3");
    table *t = ck_table(p);
    play(t, "play_alchemist:3+4 event_die:ship");
    assert_asked(t, 1, "discard");
    play(t, "discard:ore discard:ore discard:ore discard:ore");
    assert_asked(t, 0, "action"); /* nobody moves the robber */
    assert_hand(t, 1, "ore:4");
    assert_hand(t, 0, "");
    assert_robber(t, 9);
}

static void test_seven_after_the_attack(void **state) {
    (void)state;
    RULE("C-110");
    RULE("C-37");
    pos *p = begin();
    pos_field(p, "robber_free", "1");
    pos_hand(p, 1, "coin:1");
    pos_settlement(p, 1, "n3");
    table *t = ck_table(p);
    play(t, "play_alchemist:6+1 event_die:ship");
    assert_asked(t, 0, "move_robber");
    play(t, "move_robber:h0 rob:s1 steal:coin");
    assert_hand(t, 0, "coin:1");
    assert_asked(t, 0, "action");
}

/* With a ship that lands for the first time the attack comes first and frees the robber (C-36). */
static void test_seven_at_the_first_attack(void **state) {
    (void)state;
    RULE("C-110");
    RULE("C-36");
    pos *p = begin();
    pos_city(p, 1, "n3");
    pos_hand(p, 1, "coin:1");
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    play(t, "play_alchemist:3+4 event_die:ship");
    assert_asked(t, 1, "lose_city");
    play(t, "lose_city:n3");
    assert_asked(t, 0, "move_robber");
    play(t, "move_robber:h0 rob:s1 steal:coin");
    assert_asked(t, 0, "action");
}

/* --- when it may be played --- */

static void test_time(void **state) {
    (void)state;
    RULE("C-110");
    RULE("C-23");
    RULE("C-87");
    pos *p = begin();
    progress(p, 0, "alchemist:1 crane:1");
    progress(p, 1, "alchemist:1");
    table *t = ck_table(p);
    refuse(t, 1, "play_alchemist:2+4", CATAN_E_NOT_YOUR_TURN);
    play(t, "roll");
    refuse(t, 0, "play_alchemist:2+4", CATAN_E_NOT_YOUR_TURN);
    play(t, "dice_pair:1+1");
    refuse(t, 0, "play_alchemist:2+4", CATAN_E_NOT_YOUR_TURN);
    play(t, "event_die:ship");
    assert_asked(t, 0, "action");
    assert_moves_of(t, "play_alchemist", "");
    refuse(t, 0, "play_alchemist:2+4", CATAN_E_NOT_ASKED);
    play(t, "end_turn play_alchemist:2+4"); /* seat 1 */
    assert_asked(t, CATAN_CHANCE, "event_die");
    /* who has none */
    progress(p, 0, "crane:1");
    progress(p, 2, "alchemist:1");
    t = ck_table(p);
    assert_moves(t, "roll");
    refuse(t, 0, "play_alchemist:2+4", CATAN_E_NO_CARD);
}

/* A second one in the turn comes too late. */
static void test_two_in_a_turn(void **state) {
    (void)state;
    RULE("C-110");
    pos *p = begin();
    progress(p, 0, "alchemist:2");
    table *t = ck_table(p);
    play(t, "play_alchemist:2+4");
    refuse(t, 0, "play_alchemist:1+1", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 0, "roll", CATAN_E_NOT_YOUR_TURN);
    play(t, "event_die:ship");
    assert_asked(t, 0, "action");
    refuse(t, 0, "play_alchemist:1+1", CATAN_E_NOT_ASKED);
    assert_progress(t, 0, "alchemist:1");
}

/* --- with other dice --- */

static void test_deck_of_dice(void **state) {
    (void)state;
    RULE("C-110");
    RULE("V13.6");
    pos *p = ck("players=2 dice=deck");
    pos_field(p, "dice_pairs", "d8+d20");
    progress(p, 0, "alchemist:1");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_moves_of(t, "play_alchemist", pairs_but(0)); /* also what is no longer in it */
    play(t, "play_alchemist:2+3 event_die:ship");       /* d8 */
    assert_int_equal(count_of(t, 0, DICE_LEFT, CATAN_NOBODY, 8), 1);
    assert_int_equal(count_of(t, 0, DICE_LEFT, CATAN_NOBODY, 20), 1);
    play(t, "end_turn roll");
    assert_weights(t, "dice_pair:2+3=1 dice_pair:4+3=1");
}

/* Where no 7 falls (B-26) none is named. */
static void test_no_sevens(void **state) {
    (void)state;
    RULE("C-110");
    RULE("B-26");
    pos *p = ck("players=2 no_sevens=2");
    progress(p, 0, "alchemist:1");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_moves_of(t, "play_alchemist", pairs_but(7));
    refuse(t, 0, "play_alchemist:3+4", CATAN_E_NO_OUTCOME);
    pos_number(p, 4); /* still the second round */
    pos_turn(p, 1, "before_roll");
    progress(p, 0, "");
    progress(p, 1, "alchemist:1");
    t = ck_table(p);
    assert_moves_of(t, "play_alchemist", pairs_but(7));
    pos_number(p, 6);
    t = ck_table(p);
    assert_moves_of(t, "play_alchemist", pairs_but(0));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_dice_are_chosen),
        PLAY_TEST(test_for_all_players),
        PLAY_TEST(test_told),
        PLAY_TEST(test_red_die_draws),
        PLAY_TEST(test_own_draw),
        PLAY_TEST(test_seven_before_the_attack),
        PLAY_TEST(test_seven_after_the_attack),
        PLAY_TEST(test_seven_at_the_first_attack),
        PLAY_TEST(test_time),
        PLAY_TEST(test_two_in_a_turn),
        PLAY_TEST(test_deck_of_dice),
        PLAY_TEST(test_no_sevens),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
