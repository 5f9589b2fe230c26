/* The order in which a roll of Cities & Knights is settled (C-24): a scripted game of four in which
 * every step of it happens. What was asked, what was open, what was done and what came of it make a
 * transcript, which must be the one that was agreed upon; every step is taken back and played
 * again (roll_script.h).
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/roll_script.h"
#include "support/rule.h"

enum { NODES = 54 };

/* --- the game --- */

/* On the board of support/play.h. Seat 0 has all its settlements on the board, seat 1 the
 * metropolis of politics at n36. Walls: n20 and n45 of seat 1, n32 of seat 3, n39 of seat 2. */
static const char opening[] =
    "catan1 layout=random first_player=0 bank_resources=12 trade=off cities_knights=on "
    "tactical_defence=on | board=O10,S2,L9,W12,B6,S4,B10,W9,L11,D,L3,O8,L8,O3,W4,S5,B5,W6,S11 "
    "harbours=SBAWALOAA turn=20 seat=s1 active=s1 rolled=8 robber=h9 bank=7.1.6.1.7.11.11.10 "
    "tasks=turn.s1.0.0.0.0 cities=n4+n17+n20+n32+n36+n39+n45 "
    "hand=3.1.4.3.3/0.4.2.1.2.1/0.4.0.4.0.0.1/2.2.0.3.0.0.0.2 "
    "buildings=n4+n5+n7+n13+n16+n17+n28/n20+n36+n45/n39+n48/n19+n29+n32 "
    "roads=e7+e8+e12+e13+e19+e24+e34/e22+e32+e52+e59/e56+e63+e67/e21+e43+e48 "
    "barbarians=5 red_die=3 event_die=1 walls=n20+n32+n39+n45 metropolises=-,n36,- "
    "progress_deck=2.2.2.2.1.2.1.2.2.2.0.0.0.0.0.0.0.0.1.2.2.2.2.4.6 under_politics=spy+wedding "
    "knights_placed=n8.1.1+n22.1.1/n26.2.0+n41.1.1/n44.2.1+n51.1.1/n35.1.1+n37.1.1 "
    "progress=0.0.0.0.0.0.0.0.0.0.2.2/0.0.0.0.0.0.0.0.0.0.0.0.2.1.0.0.1/"
    "0.0.0.0.0.0.0.0.0.0.0.0.0.0.2.2/0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.1.2 "
    "trade_track=2/1/0/0 politics_track=1/4/3/2 science_track=0/1/3/3";

/* One roll each and the turn behind it; the fourth, those of six turns. */
static const act acts[] = {
    {"a seven before the first landing: discards, walls hold more, the robber stays",
     "roll dice_pair:3+4 event_die:ship discard:lumber discard:lumber discard:lumber discard:wool "
     "discard:wool discard:wool discard:wool end_turn"},
    {"a landing and a seven: knights are named, the fight is lost, three lose a city; discards, "
     "the robber, a theft",
     "roll dice_pair:5+2 event_die:ship muster:n44 muster:n51 muster:n35 mustered muster:n8 "
     "mustered muster:n41 lose_city:n32 lose_city:n17 lose_city:n20 discard:lumber discard:lumber "
     "discard:paper discard:paper discard:wool discard:wool discard:ore discard:ore discard:cloth "
     "move_robber:h11 rob:s3 steal:grain end_turn"},
    {"a gate: of four who may draw three do, one shuffled card and two from under the deck; two "
     "hands go down to four; two shortages; an aqueduct for two",
     "roll dice_pair:2+4 event_die:politics draw_progress:constitution draw_progress:spy "
     "draw_progress:wedding discard_progress:bishop discard_progress:spy take_aqueduct:grain "
     "take_aqueduct:ore activate_knight:n35 end_turn"},
    {"six steps of the ship; meanwhile knights are made active, a turned city is restored",
     "roll dice_pair:1+2 event_die:ship restore_city:n17 activate_knight:n8 end_turn "
     "roll dice_pair:1+2 event_die:ship activate_knight:n41 end_turn "
     "roll dice_pair:1+2 event_die:ship activate_knight:n44 end_turn "
     "roll dice_pair:1+2 event_die:ship end_turn "
     "roll dice_pair:2+1 event_die:ship end_turn "
     "roll dice_pair:2+1 event_die:ship end_turn"},
    {"a landing: the fight is won, three tie and choose decks; a hand goes down to four; an "
     "aqueduct for two; at the end of the turn its player's hand goes down to four",
     "roll dice_pair:1+1 event_die:ship muster:n44 muster:n35 muster:n37 muster:n8 muster:n22 "
     "mustered choose_deck:science draw_progress:smith choose_deck:science draw_progress:printer "
     "choose_deck:politics draw_progress:bishop discard_progress:diplomat take_aqueduct:wool "
     "take_aqueduct:ore improve:politics end_turn discard_progress:smith"},
};
/* --- tests --- */

static void test_order(void **state) {
    (void)state;
    RULE("C-24");
    RULE("G-11");
    check_order(1U << BEFORE | 1U << DICE | 1U << FACE | 1U << MUSTER | 1U << ATTACK |
                1U << OUTCOME | 1U << GATE | 1U << LIMIT | 1U << CARDS | 1U << RELIEF |
                1U << ROBBER | 1U << THEFT | 1U << ACTION);
}

static unsigned active_knights(const catan_state *state) {
    unsigned sum = 0;
    for (uint32_t node = 0; node < NODES; node++) {
        uint32_t level = 0, active = 0;
        (void)catan_node_knight(state, node, &level, &active);
        sum += active;
    }
    return sum;
}

/* What each step has done, seen from the next ones. */
static void test_between(void **state) {
    (void)state;
    const catan_state *rolled = NULL;
    RULE("C-25");
    RULE("C-38");
    RULE("C-74");
    RULE("G-11");
    for (unsigned i = 0; i + 1 < step_count; i++) {
        const step *s = &steps[i];
        catan_table_info now = table_of(s->before);
        rolled = places_of[i] == BEFORE ? s->before : rolled;
        int fights = now.barbarians == 7,
            landed = fights ||
                     (now.robber_free && places_of[i] > FACE && table_of(rolled).barbarians == 6);
        if (places_of[i] > BEFORE &&
            places_of[i] <= LIMIT) { /* neither production nor discards yet */
            assert_int_equal(cards_in_hands(s->before), cards_in_hands(rolled));
        }
        assert_int_equal(fights, places_of[i] == MUSTER || places_of[i] == OUTCOME);
        if (landed && fights) {
            assert_int_equal(active_knights(s->before), active_knights(rolled));
            assert_int_equal(now.robber_free, table_of(rolled).robber_free);
        } else if (landed) {
            assert_int_equal(now.barbarians, 0);
            assert_int_equal(now.robber_free, 1);
        }
        if (places_of[i] <= ROBBER) {
            assert_int_equal(now.robber, table_of(rolled).robber);
        }
    }
}

static void test_seven_before(void **state) {
    (void)state;
    RULE("C-34");
    RULE("C-35");
    assert_string_equal(answers(1, CATAN_ASK_DISCARD),
                        "s0 discard:lumber, s0 discard:lumber, s0 discard:lumber, s0 discard:wool, "
                        "s0 discard:wool, s0 discard:wool, s0 discard:wool");
    assert_string_equal(answers(1, CATAN_ASK_MOVE_ROBBER), "");
}

static void test_fight_lost(void **state) {
    (void)state;
    RULE("C-36");
    RULE("C-46");
    RULE("C-68");
    RULE("C-70");
    RULE("C-77");
    RULE("C-92");
    assert_string_equal(answers(2, CATAN_ASK_MUSTER),
                        "s2 muster:n44, s2 muster:n51, s3 muster:n35, s3 mustered, s0 muster:n8, "
                        "s0 mustered, s1 muster:n41");
    assert_string_equal(answers(2, CATAN_ASK_LOSE_CITY),
                        "s3 lose_city:n32, s0 lose_city:n17, s1 lose_city:n20");
    /* Seats 1 and 3 have lost a wall: but for that they might keep their cards. */
    assert_string_equal(answers(2, CATAN_ASK_DISCARD),
                        "s3 discard:lumber, s3 discard:lumber, s3 discard:paper, s3 discard:paper, "
                        "s1 discard:wool, s1 discard:wool, s1 discard:ore, s1 discard:ore, "
                        "s1 discard:cloth");
    assert_string_equal(answers(2, CATAN_ASK_MOVE_ROBBER), "s2 move_robber:h11");
    assert_string_equal(answers(2, CATAN_ASK_STEAL), "chance steal:grain");
    catan_state *after = asked(3, CATAN_ASK_BEFORE_ROLL)->before;
    assert_int_equal(catan_node_building(after, 17), CATAN_SETTLEMENT);
}

static void test_gate(void **state) {
    (void)state;
    RULE("C-86");
    RULE("C-88");
    RULE("C-89");
    RULE("C-30");
    RULE("C-32");
    /* Seats 3, 0, 1, 2 may draw; the last finds the deck empty. */
    assert_string_equal(answers(3, CATAN_ASK_DRAW_PROGRESS),
                        "chance draw_progress:constitution, chance draw_progress:spy, "
                        "chance draw_progress:wedding");
    assert_int_equal(table_of(asked(3, CATAN_ASK_ACTION)->before).decks[CATAN_TRACK_POLITICS], 2);
    assert_string_equal(answers(3, CATAN_ASK_DISCARD_PROGRESS),
                        "s0 discard_progress:bishop, s1 discard_progress:spy");
    assert_string_equal(answers(3, CATAN_ASK_TAKE_AQUEDUCT),
                        "s3 take_aqueduct:grain, s2 take_aqueduct:ore");
}

static void test_fight_won(void **state) {
    (void)state;
    RULE("C-72");
    RULE("C-88");
    RULE("C-89");
    assert_string_equal(answers(10, CATAN_ASK_CHOOSE_DECK),
                        "s2 choose_deck:science, s3 choose_deck:science, s0 choose_deck:politics");
    assert_string_equal(answers(10, CATAN_ASK_DRAW_PROGRESS),
                        "chance draw_progress:smith, chance draw_progress:printer, "
                        "chance draw_progress:bishop");
    assert_string_equal(answers(10, CATAN_ASK_DISCARD_PROGRESS),
                        "s0 discard_progress:diplomat, s2 discard_progress:smith");
    assert_string_equal(answers(10, CATAN_ASK_TAKE_AQUEDUCT),
                        "s2 take_aqueduct:wool, s3 take_aqueduct:ore");
}

static int open_game(void **state) {
    (void)state;
    roll_open(opening, acts, sizeof acts / sizeof *acts);
    return 0;
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_transcript),   cmocka_unit_test(test_undo),
        cmocka_unit_test(test_order),        cmocka_unit_test(test_between),
        cmocka_unit_test(test_seven_before), cmocka_unit_test(test_fight_lost),
        cmocka_unit_test(test_gate),         cmocka_unit_test(test_fight_won),
    };
    int wrong = roll_begin(argc, argv);
    return wrong != 0 ? wrong : roll_end(cmocka_run_group_tests(tests, open_game, roll_close));
}
