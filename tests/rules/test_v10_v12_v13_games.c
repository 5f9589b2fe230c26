/* Scripted games of a market, of rain and sandstorm, of other dice: each of their moves, and all
 * that comes of them (V10, V12, V13). Every step is read from its text, taken back and played
 * again. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "rules/changed.h"
#include "rules/knights_table.h"
#include "support/rule.h"

#include "rules/script_game.h"

/* --- the market --- */

static const act market_acts[] = {
    {"a settlement exchanges one card, a city two equal ones, one player after the other",
     "roll dice:4 market_give:ore market_take:wool market_give:wool market_take:brick "
     "market_take:grain market_give:brick market_take:ore end_turn"},
    {"the robber comes: a card of everybody else there",
     "roll dice:7 move_robber:h14 steal:ore steal:brick end_turn"},
    {"while he is there it is closed", "roll dice:4 end_turn"},
    {"he leaves, robbing one who is named", "roll dice:7 move_robber:h0 rob:s1 steal:ore end_turn"},
    {"who has no card, or no two alike, exchanges nothing",
     "roll dice:4 market_give:ore market_take:lumber end_turn"},
};

static void test_market(void **state) {
    (void)state;
    RULE("V10.2");
    RULE("V10.3");
    RULE("V10.4");
    pos *p = changed("players=3 market=on", "h14=M");
    pos_settlement(p, 0, "n30");
    pos_city(p, 0, "n41");
    pos_hand(p, 0, "wool:1 ore:1");
    pos_settlement(p, 1, "n0"); /* at h0 */
    pos_settlement(p, 2, "n40");
    pos_hand(p, 2, "brick:1");
    pos_turn(p, 0, "before_roll");
    play_acts(pos_line(p), NULL, market_acts);
    assert_hand(behind("market_take:wool"), 0, "wool:2");
    assert_int_equal(instead_of("market_take:wool", "market_take:ore"), CATAN_E_NO_EFFECT);
    assert_string_equal(step_of("market_give:wool")->list, "market_give:wool");
    assert_hand(behind("market_take:grain"), 0, "brick:1 grain:1");
    assert_hand(behind("market_take:ore"), 2, "ore:1");
    assert_string_equal(step_of("steal:ore")->list, "steal:ore*1");
    assert_string_equal(step_of("steal:brick")->list, "steal:brick*1,grain*1");
    assert_hand(behind("steal:brick"), 1, "brick:1 ore:1");
    end_game();
}

static const act fair_acts[] = {
    {"a knight chases the robber to the market: a card of each",
     "chase_robber:n24 move_robber:h14 steal:cloth steal:brick end_turn"},
    {"no exchange; a bishop takes him away",
     "roll dice_pair:2+2 event_die:ship play_bishop:h0 end_turn"},
    {"another one brings him back: a card of whoever has one",
     "roll dice_pair:1+1 event_die:ship play_bishop:h14 steal:ore end_turn"},
    {"he leaves", "roll dice_pair:3+4 event_die:trade move_robber:h0 end_turn"},
    {"commodities are given and got; a turned city exchanges as a settlement",
     "roll dice_pair:2+2 event_die:trade market_give:paper market_take:coin market_give:paper "
     "market_take:lumber end_turn"},
};

static void test_fair(void **state) {
    (void)state;
    RULE("V10.2");
    RULE("V10.4");
    pos *p = changed("players=3 cities_knights=on market=on", "h14=M");
    pos_field(p, "robber_free", "1");
    pos_road(p, 0, "e29");
    knights(p, 0, "n24.1.1");
    pos_settlement(p, 1, "n41");
    pos_hand(p, 1, "ore:1 cloth:1 paper:2");
    pos_settlement(p, 2, "n40");
    pos_field(p, "turned", "n40");
    pos_hand(p, 2, "brick:1 paper:2");
    progress(p, 1, "bishop:1");
    progress(p, 2, "bishop:1");
    play_acts(table_line(ck_table(p)), NULL, fair_acts);
    assert_string_equal(step_of("market_take:coin")->list,
                        "market_take:lumber,brick,wool,grain,ore,cloth,coin");
    assert_hand(now(), 0, "brick:1 cloth:1");
    assert_hand(now(), 1, "coin:1 paper:1");
    assert_hand(now(), 2, "lumber:1 ore:1 paper:1");
    end_game();
}

/* --- rain --- */

static const act rain_acts[] = {
    {"a die against one point, against two; who has six takes a card without it",
     "roll dice:7 move_robber:h16 die:1 take_rain:grain die:3 take_rain:ore end_turn"},
    {"sand: where the robber is sent, who is robbed gets none",
     "roll dice:7 move_robber:h9 rob:s0 steal:grain die:2 take_rain:wool take_rain:ore end_turn"},
    {"another number brings none", "roll dice:2 end_turn"},
    {"too high", "roll dice:7 move_robber:h16 die:2 die:6 take_rain:lumber end_turn"},
};

static void test_rain(void **state) {
    (void)state;
    RULE("V12.1");
    RULE("V12.2");
    RULE("V12.3");
    pos *p = changed("players=3 rain=on", "h1=D");
    pos_settlement(p, 0, "n18");
    pos_city(p, 1, "n30");
    pos_city(p, 2, "n1 n8 n9");
    pos_robber(p, 2);
    pos_turn(p, 0, "before_roll");
    play_acts(pos_line(p), NULL, rain_acts);
    assert_string_equal(step_of("die:1")->list, "die:1*1,2*1,3*1,4*1,5*1,6*1");
    assert_string_equal(step_of("take_rain:grain")->list, "take_rain:lumber,brick,wool,grain,ore");
    assert_hand(behind("take_rain:grain"), 0, "grain:1");
    assert_int_equal(step_of("die:3")->actor, CATAN_CHANCE);
    assert_int_equal(step_of("take_rain:ore")->actor, 2);
    assert_int_equal(step_of("take_rain:wool")->actor, 1);
    assert_hand(now(), 0, "");
    assert_hand(now(), 1, "wool:1 grain:1");
    assert_hand(now(), 2, "lumber:1 ore:2");
    end_game();
}

static const act early_acts[] = {
    {"it rains though the robber does not move yet",
     "roll dice_pair:3+4 event_die:ship die:1 take_rain:grain end_turn"},
};

static void test_early_rain(void **state) {
    (void)state;
    RULE("V12.4");
    pos *p = ck("players=3 rain=on");
    pos_settlement(p, 0, "n18");
    pos_turn(p, 0, "before_roll");
    play_acts(table_line(ck_table(p)), NULL, early_acts);
    assert_robber(behind("take_rain:grain"), 9);
    assert_hand(behind("take_rain:grain"), 0, "grain:1");
    end_game();
}

/* --- other dice --- */

static const act twelve_acts[] = {
    {"the difference is taken", "roll dice_wide:8+2 choose_total:6 end_turn"},
    {"the sum", "roll dice_wide:4+2 choose_total:6 end_turn"},
    {"a 7, like it or not", "roll dice_wide:11+4 choose_total:7 move_robber:h0 end_turn"},
    {"one answer", "roll dice_wide:12+4 choose_total:8 end_turn"},
};

static void test_twelve(void **state) {
    (void)state;
    RULE("V13.2");
    RULE("V13.3");
    RULE("V13.5");
    pos *p = pos_new("players=3 dice=d12-d4");
    pos_settlement(p, 0, "n13"); /* at the 6 */
    pos_turn(p, 0, "before_roll");
    play_acts(pos_line(p), NULL, twelve_acts);
    assert_string_equal(step_of("choose_total:6")->list, "choose_total:6,10");
    assert_hand(behind("choose_total:6"), 0, "brick:1");
    assert_string_equal(step_of("choose_total:7")->list, "choose_total:7");
    assert_int_equal(instead_of("choose_total:7", "choose_total:8"), CATAN_E_NO_OUTCOME);
    assert_string_equal(step_of("choose_total:8")->list, "choose_total:8");
    assert_hand(now(), 0, "brick:2");
    end_game();
}

static const act eight_acts[] = {
    {"the alchemist names the two and the red one",
     "lay_dice:5+1 lay_red:4 event_die:ship end_turn"},
    {"a red die of its own, and a gate",
     "roll dice_wide:2+4 red_die:1 event_die:science draw_progress:crane end_turn"},
};

static void test_eight(void **state) {
    (void)state;
    RULE("V13.1");
    RULE("V13.4");
    pos *p = ck("players=3 dice=d8+d4");
    pos_settlement(p, 0, "n13");
    progress(p, 0, "alchemist:1");
    tracks(p, 1, 0, 0, 1);
    pos_turn(p, 0, "before_roll");
    play_acts(table_line(ck_table(p)), NULL, eight_acts);
    assert_int_equal(table_info(behind("event_die:ship")).dice, 6);
    assert_int_equal(table_info(behind("event_die:ship")).red_die, 4);
    assert_hand(behind("event_die:ship"), 0, "brick:1");
    assert_progress(behind("draw_progress:crane"), 1, "crane:1");
    assert_int_equal(table_info(behind("draw_progress:crane")).dice, 6);
    end_game();
}

static const act deck_acts[] = {
    {"the first 2", "roll dice:2 end_turn"},
    {"there is no other", "roll dice:12 end_turn"},
    {"nor another 12", "roll dice:3 end_turn"},
};

static void test_deck(void **state) {
    (void)state;
    RULE("V13.6");
    pos *p = pos_new("players=3 dice=deck");
    pos_turn(p, 0, "before_roll");
    play_acts(pos_line(p), NULL, deck_acts);
    assert_string_equal(step_of("dice:2")->list,
                        "dice:2*1,3*2,4*3,5*4,6*5,7*6,8*5,9*4,10*3,11*2,12*1");
    assert_string_equal(step_of("dice:12")->list,
                        "dice:3*2,4*3,5*4,6*5,7*6,8*5,9*4,10*3,11*2,12*1");
    assert_string_equal(step_of("dice:3")->list, "dice:3*2,4*3,5*4,6*5,7*6,8*5,9*4,10*3,11*2");
    end_game();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_market),     PLAY_TEST(test_fair),   PLAY_TEST(test_rain),
        PLAY_TEST(test_early_rain), PLAY_TEST(test_twelve), PLAY_TEST(test_eight),
        PLAY_TEST(test_deck),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
