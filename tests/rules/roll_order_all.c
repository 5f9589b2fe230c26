/* The order in which a roll is settled with Cities & Knights, Seafarers and all optional rules on
 * (variants.md, "Order of a roll with everything on"): a scripted game of four in which every step
 * of it happens, with the income of the one whose turn it is; and a roll of the same game with
 * income for every holder of a specialist's card. What was asked, what was open, what was done and
 * what came of it make a transcript, which must be the one that was agreed upon; every step is
 * taken back and played again (roll_script.h).
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/roll_script.h"
#include "support/rule.h"

/* --- the games --- */

/* New Shores. A 10 lies on the volcano h20, the market h22, the polder h15, and beyond the strait
 * h23 on the gold h24; the robber waits in the desert h28, two sides of which are walled: e88 to
 * h21, e101 to h29. */
#define OPENING(income)                                                                            \
    "catan1 first_player=0 dice=d12-d4 trade=off scenario=new_shores cities_knights=on "           \
    "tactical_defence=on buy_harbours=on specialists=on specialist_threshold=2 "                   \
    "specialist_income=" income " "                                                                \
    "bridges=on scarcity=on great_wall=on volcanoes=on conflicts=on polders=on irrigation=on "     \
    "market=on landing_stages=on rain=on robber_and_pirate=on pirate_tax=on ties=on "              \
    "explorer_saboteur=on | board=O2,B5,~,S9,~,~,~,~,~,W3,G12,~,W5,O4,S6,S10,L8,~,~,L8,V10,"       \
    "W9,M10,~,G10,~,B3,S11,D,L5,O,~,~,W12,B,L6,W4,~,S11,O9,B,B2,~,O turn=21 seat=s0 "              \
    "active=s0 rolled=8 robber=h28 bank=14.17.17.17.16.11.11.12 tasks=turn.s0.0.0.0.0 "            \
    "cities=n41+n52+n54+n76+n85 hand=1.0.0.1/2.1.0.1/1.0.1.0.1/1.1.1.0.2.1.1 "                     \
    "buildings=n51+n52/n59+n90+n102/n41+n54+n76/n69+n75+n85 "                                      \
    "roads=e65+e78/e88+e140/e62+e80+e101/e91+e100+e102 ships=e67/-/e79+e94+e95/e92+e103+e115 "     \
    "special_points=0/0/2/0 settled=h14+h21+h22/h20+h21+h28+h34+h35+h39+h40/h12+h13+h20+h24+"      \
    "h28+h29+h35/h22+h27+h28+h29+h30+h34+h36 barbarians=6 red_die=3 event_die=1 walls=n41 "        \
    "progress_deck=1.2.2.2.1.2.1.2.2.2.0.1.0.0.0.0.0.0.1.2.2.2.2.4.5 "                             \
    "under_politics=spy+wedding knights_placed=n61.1.1/-/n63.1.1+n68.2.1/n70.1.1 "                 \
    "progress=1.0.0.0.0.0.0.0.0.0.2.1/0.0.0.0.0.0.0.0.0.0.0.0.2.1.0.0.1/0.0.0.0.0.0.0.0.0.0."      \
    "0.0.0.0.2.2/0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.1.2.0.0.0.0.0.0.1 trade_track=0/0/2/0 "           \
    "politics_track=1/2/0/3 science_track=0/0/0/3 "                                                \
    "harbours_bought=e78.5.0+e80.0.0+e124.3.0+e147.2.0 lumberjack=s2 mason=s1 shepherd=s0 "        \
    "miner=s3 gold_seeker=s2 bridges=b70.s0 great_walls=e88+e101 polders=h15 "                     \
    "stages=-/-/n63/- large_die=5 small_die=3"

static const char opening[] = OPENING("own_turn");
static const char opening_for_all[] = OPENING("every_roll");

static const act acts[] = {
    {"the alchemist, a gate, sum or difference; then production, the choices for volcano and gold, "
     "an aqueduct, the market, an eruption, specialists",
     "lay_dice:8+2 lay_red:2 event_die:politics draw_progress:constitution draw_progress:diplomat "
     "draw_progress:spy discard_progress:spy discard_progress:deserter choose_total:10 "
     "take_gold:lumber take_gold:ore take_gold:lumber take_gold:lumber take_gold:brick "
     "take_gold:wool take_gold:wool take_gold:grain take_aqueduct:brick "
     "market_give:grain market_take:lumber market_give:lumber market_take:brick market_take:brick "
     "market_give:brick market_take:grain die:1 end_turn"},
    {"a landing: a harbour of three is turned over, a knight guards that of one, the fight is "
     "lost, "
     "two lose a city; a 7 whether one likes it or not: discards, the robber as far as walls let "
     "him, to the market, thefts from two; rain for two of three; a specialist",
     "roll dice_wide:5+2 red_die:4 event_die:ship turn_harbour:e147 protect_harbours:n63 "
     "turn_harbour:e124 turn_harbour:e78 muster:n68 mustered mustered lose_city:n85 lose_city:n52 "
     "choose_total:7 discard:lumber discard:lumber discard:wool discard:wool discard:lumber "
     "discard:brick discard:ore discard:cloth move_robber:h22 steal:grain steal:brick die:3 die:2 "
     "take_rain:lumber die:1 take_rain:ore end_turn"},
    {"a gate and a 7: the pirate, who taxes his mover and robs two; rain for one of three; what "
     "the "
     "gold-seeker brings is chosen last",
     "roll dice_wide:9+2 red_die:1 event_die:science draw_progress:smith discard_progress:spy "
     "choose_total:7 discard:lumber discard:lumber discard:brick discard:brick move_pirate:h23 "
     "pay_tax:lumber steal:ore steal:wool die:6 die:4 die:1 take_rain:ore "
     "take_income:grain end_turn"},
};

static const act acts_for_all[] = {
    {"another game, with income for all: the fight is won; no 7, and four have specialists",
     "roll dice_wide:3+1 red_die:2 event_die:ship turn_harbour:e78 turn_harbour:e147 "
     "turn_harbour:e80 turn_harbour:e124 muster:n61 muster:n63 muster:n68 muster:n70 "
     "choose_total:4 take_income:wool end_turn"},
};

/* --- tests --- */

/* All steps there are, and within each all seats, one after the other. */
static void test_order(void **state) {
    (void)state;
    RULE("G-11");
    RULE("C-24");
    RULE("V1.7");
    RULE("V2.5");
    RULE("V6.3");
    RULE("V10.2");
    RULE("V12.1");
    RULE("V13.4");
    RULE("V14.3");
    check_order((1U << PLACES) - 1);
}

/* Of what comes later nothing has happened: no hand has changed before the total is chosen, and the
 * robber has not moved before it is his turn. */
static void test_between(void **state) {
    (void)state;
    const catan_state *rolled = NULL;
    RULE("G-11");
    RULE("V13.4");
    for (unsigned i = 0; i + 1 < step_count; i++) {
        const step *s = &steps[i];
        rolled = places_of[i] == BEFORE ? s->before : rolled;
        if (places_of[i] <= TOTAL) {
            assert_int_equal(cards_in_hands(s->before), cards_in_hands(rolled));
        }
        if (places_of[i] <= ROBBER) {
            assert_int_equal(table_of(s->before).robber, table_of(rolled).robber);
        }
        assert_int_equal(table_of(s->before).barbarians == 7,
                         places_of[i] == RAID || places_of[i] == MUSTER || places_of[i] == OUTCOME);
    }
}

static void test_alchemist(void **state) {
    (void)state;
    RULE("C-110");
    RULE("V13.2");
    RULE("V13.4");
    assert_string_equal(answers(1, CATAN_ASK_BEFORE_ROLL), "s0 lay_dice:8+2");
    assert_string_equal(answers(1, CATAN_ASK_LAY_RED), "s0 lay_red:2");
    assert_string_equal(answers(1, CATAN_ASK_DICE), "");
    assert_string_equal(asked(1, CATAN_ASK_CHOOSE_TOTAL)->list, "choose_total:6,10");
}

static void test_no_seven(void **state) {
    (void)state;
    RULE("C-31");
    RULE("V6.2");
    RULE("V6.4");
    RULE("V10.2");
    /* The volcano is 2 for a settlement, 4 for a city; seat 2's city at the gold is 2 more. */
    assert_string_equal(answers(1, CATAN_ASK_TAKE_GOLD),
                        "s1 take_gold:lumber, s1 take_gold:ore, s2 take_gold:lumber, "
                        "s2 take_gold:lumber, s2 take_gold:brick, s2 take_gold:wool, "
                        "s2 take_gold:wool, s2 take_gold:grain");
    assert_string_equal(answers(1, CATAN_ASK_TAKE_AQUEDUCT), "s3 take_aqueduct:brick");
    assert_string_equal(answers(1, CATAN_ASK_MARKET_GIVE),
                        "s0 market_give:grain, s0 market_give:lumber, s3 market_give:brick");
    assert_int_equal(catan_node_building(asked(1, CATAN_ASK_ERUPTION)->before, 41), CATAN_CITY);
    assert_int_equal(catan_node_building(asked(1, CATAN_ASK_ACTION)->before, 41), CATAN_SETTLEMENT);
}

static void test_landing(void **state) {
    (void)state;
    RULE("C-69");
    RULE("V1.7");
    RULE("V1.8");
    RULE("V13.3");
    assert_string_equal(answers(2, CATAN_ASK_TURN_HARBOUR),
                        "s1 turn_harbour:e147, s2 protect_harbours:n63, s3 turn_harbour:e124, "
                        "s0 turn_harbour:e78");
    /* The knight that guards is not mustered. */
    assert_string_equal(answers(2, CATAN_ASK_MUSTER), "s2 muster:n68, s3 mustered, s0 mustered");
    assert_string_equal(answers(2, CATAN_ASK_LOSE_CITY), "s3 lose_city:n85, s0 lose_city:n52");
    assert_string_equal(asked(2, CATAN_ASK_CHOOSE_TOTAL)->list, "choose_total:7");
}

static void test_sevens(void **state) {
    (void)state;
    RULE("B-30");
    RULE("V5.1");
    RULE("V10.4");
    RULE("V14.2");
    RULE("V14.3");
    /* Three hexes around the walls: h14 by way of h20 and h21, but not the polder h15. */
    const char *open = asked(2, CATAN_ASK_MOVE_ROBBER)->list;
    assert_non_null(strstr(open, ",h14,h19,"));
    assert_null(strstr(open, ",h15,h"));
    assert_string_equal(answers(2, CATAN_ASK_STEAL), "chance steal:grain, chance steal:brick");
    assert_string_equal(answers(3, CATAN_ASK_PAY_TAX), "chance pay_tax:lumber");
    assert_string_equal(answers(3, CATAN_ASK_STEAL), "chance steal:ore, chance steal:wool");
    assert_string_equal(answers(2, CATAN_ASK_ROB), "");
    assert_string_equal(answers(3, CATAN_ASK_ROB), "");
}

static void test_rain(void **state) {
    (void)state;
    RULE("V12.1");
    RULE("V2.5");
    assert_string_equal(answers(2, CATAN_ASK_RAIN), "chance die:3, chance die:2, chance die:1");
    assert_string_equal(answers(2, CATAN_ASK_TAKE_RAIN), "s2 take_rain:lumber, s3 take_rain:ore");
    assert_string_equal(answers(3, CATAN_ASK_TAKE_RAIN), "s1 take_rain:ore");
    assert_string_equal(answers(3, CATAN_ASK_TAKE_INCOME), "s2 take_income:grain");
}

/* Whoever has a card gets its income: those before the gold-seeker before he is asked, those after
 * him when he has answered. */
static void test_income_for_all(void **state) {
    (void)state;
    RULE("V2.4");
    int32_t seats[8];
    unsigned count = 0;
    check_order(1U << BEFORE | 1U << DICE | 1U << RED | 1U << FACE | 1U << RAID | 1U << MUSTER |
                1U << ATTACK | 1U << TOTAL | 1U << CARDS | 1U << INCOME | 1U << ACTION);
    for (unsigned i = 0; i < happening_count; i++) {
        if (happened[i].place == INCOME) {
            assert_true(count < 8);
            seats[count++] = happened[i].seat;
        }
    }
    static const int32_t holders[] = {0, 1, 2, 2, 2, 3};
    assert_int_equal(count, sizeof holders / sizeof *holders);
    assert_memory_equal(seats, holders, sizeof holders);
}

static int open_game(void **state) {
    (void)state;
    roll_open(opening, acts, sizeof acts / sizeof *acts);
    return 0;
}
static int open_game_for_all(void **state) {
    (void)state;
    roll_open(opening_for_all, acts_for_all, sizeof acts_for_all / sizeof *acts_for_all);
    return 0;
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_undo),     cmocka_unit_test(test_order),
        cmocka_unit_test(test_between),  cmocka_unit_test(test_alchemist),
        cmocka_unit_test(test_no_seven), cmocka_unit_test(test_landing),
        cmocka_unit_test(test_sevens),   cmocka_unit_test(test_rain),
    };
    const struct CMUnitTest tests_for_all[] = {
        cmocka_unit_test(test_undo),
        cmocka_unit_test(test_income_for_all),
        cmocka_unit_test(test_transcript),
    };
    int wrong = roll_begin(argc, argv);
    if (wrong != 0) {
        return wrong;
    }
    int failed = cmocka_run_group_tests(tests, open_game, roll_close);
    return roll_end(failed + cmocka_run_group_tests(tests_for_all, open_game_for_all, roll_close));
}
