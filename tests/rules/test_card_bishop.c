/* The bishop: C-120, E137. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

/* Seat 2 may play it; at h3 lie buildings of seats 0, 1, and 3. The robber is on the desert. */
static pos *begin(const char *options) {
    pos *p = ck(options);
    pos_field(p, "robber_free", "1");
    pos_settlement(p, 0, "n17");
    pos_city(p, 1, "n7");
    pos_settlement(p, 3, "n16");
    pos_hand(p, 0, "wool:2");
    pos_hand(p, 1, "brick:1 coin:3");
    pos_hand(p, 2, "ore:1");
    pos_hand(p, 3, "paper:1");
    progress(p, 1, "spy:1");
    progress(p, 2, "bishop:1");
    pos_turn(p, 2, "action");
    return p;
}

/* One card of each, in turn order, all alike. */
static void test_one_of_each(void **state) {
    (void)state;
    RULE("C-120");
    table *t = ck_table(begin("players=4"));
    const char *before = table_line(t);
    play_as(t, 2, "play_bishop:h3");
    assert_robber(t, 3);
    assert_under(t, "politics", "bishop");
    assert_asked(t, CATAN_CHANCE, "steal");
    assert_weights(t, "steal:paper=1");
    refuse(t, CATAN_CHANCE, "steal:wool", CATAN_E_NO_OUTCOME);
    refuse(t, 2, "end_turn", CATAN_E_NOT_YOUR_TURN);
    play_as(t, CATAN_CHANCE, "steal:paper");
    assert_hand(t, 2, "ore:1 paper:1");
    assert_weights(t, "steal:wool=2");
    play(t, "steal:wool");
    assert_weights(t, "steal:brick=1 steal:coin=3");
    play(t, "steal:coin");
    assert_asked(t, 2, "action");
    assert_hand(t, 0, "wool:1");
    assert_hand(t, 1, "brick:1 coin:2");
    assert_hand(t, 2, "wool:1 ore:1 coin:1 paper:1");
    assert_hand(t, 3, "");
    assert_progress(t, 1, "spy:1");
    assert_back(t, 4, before);
}

/* One card a player, not a building; who has none gives none; one's own building is none. */
static void test_a_card_a_player(void **state) {
    (void)state;
    RULE("C-120");
    pos *p = begin("players=4");
    pos_settlement(p, 1, "n17"); /* a second one of seat 1, instead of seat 0's */
    pos_settlement(p, 2, "n16");
    table *t = ck_table(p);
    play(t, "play_bishop:h3");
    assert_weights(t, "steal:brick=1 steal:coin=3");
    play(t, "steal:brick");
    assert_asked(t, 2, "action");
    assert_hand(t, 1, "coin:3");
    assert_hand(t, 2, "brick:1 ore:1");
    p = begin("players=4");
    pos_hand(p, 0, "");
    t = ck_table(p);
    play(t, "play_bishop:h3 steal:paper steal:coin");
    assert_asked(t, 2, "action");
    pos_hand(p, 1, ""); /* progress cards are not cards of the hand */
    pos_hand(p, 3, "");
    t = ck_table(p);
    play(t, "play_bishop:h3");
    assert_asked(t, 2, "action");
    assert_robber(t, 3);
    assert_progress(t, 1, "spy:1");
}

/* Any other land hex: one where nobody is, and the desert. */
static void test_where_to(void **state) {
    (void)state;
    RULE("C-120");
    pos *p = begin("players=4");
    table *t = ck_table(p);
    assert_moves_of(t, "play_bishop", "h0-h8,h10-h18");
    refuse(t, 2, "play_bishop:h9", CATAN_E_SAME_HEX);
    play(t, "play_bishop:h18");
    assert_robber(t, 18);
    assert_asked(t, 2, "action");
    assert_under(t, "politics", "bishop");
    pos_robber(p, 3);
    t = ck_table(p);
    refuse(t, 2, "play_bishop:h3", CATAN_E_SAME_HEX);
    play(t, "play_bishop:h9");
    assert_robber(t, 9);
    assert_asked(t, 2, "action");
}

static void test_before_the_first_attack(void **state) {
    (void)state;
    RULE("C-120");
    RULE("C-35");
    RULE("E137");
    pos *p = begin("players=4");
    pos_road(p, 2, "e20");
    knights(p, 2, "n18.1.1"); /* at the robber's hex */
    pos_field(p, "robber_free", "");
    pos_field(p, "barbarians", "6");
    table *t = ck_table(p);
    assert_moves_of(t, "play_bishop", "");
    refuse(t, 2, "play_bishop:h3", CATAN_E_ROBBER_WAITS);
    refuse(t, 2, "play_bishop:h18", CATAN_E_ROBBER_WAITS);
    refuse(t, 2, "chase_robber:n18", CATAN_E_ROBBER_WAITS);
    /* it comes in the next turn: whatever comes of it */
    pos_turn(p, 2, "before_roll");
    t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_asked(t, 2, "action");
    assert_listed(t, "play_bishop:h3");
}

/* --- the friendly robber (B-35) --- */

static void test_friendly_robber(void **state) {
    (void)state;
    RULE("C-120");
    RULE("B-35");
    pos *p = begin("players=4 friendly_robber=on");
    defends(p, 1, 1); /* 3 points; seats 0 and 3 have 1 */
    table *t = ck_table(p);
    assert_not_listed(t, "play_bishop:h3");
    refuse(t, 2, "play_bishop:h3", CATAN_E_PROTECTED);
    refuse(t, 2, "play_bishop:h8", CATAN_E_PROTECTED); /* n17 is at it */
    play(t, "play_bishop:h0");                         /* seat 1 alone */
    assert_weights(t, "steal:brick=1 steal:coin=3");
    play(t, "steal:coin");
    assert_asked(t, 2, "action");
    defends(p, 0, 2);
    defends(p, 3, 2);
    t = ck_table(p);
    play(t, "play_bishop:h3 steal:paper steal:wool steal:coin");
    assert_asked(t, 2, "action");
}

/* On the desert he may stand, but who is spared gives nothing there. */
static void test_friendly_on_the_desert(void **state) {
    (void)state;
    RULE("C-120");
    RULE("B-35");
    pos *p = begin("players=4 friendly_robber=on");
    pos_settlement(p, 0, "n18"); /* at h9; 2 points with n17 */
    pos_city(p, 1, "n29");       /* at h9; 4 points with n7 */
    pos_robber(p, 4);
    table *t = ck_table(p);
    play(t, "play_bishop:h9");
    assert_weights(t, "steal:brick=1 steal:coin=3");
    play(t, "steal:coin");
    assert_asked(t, 2, "action");
    assert_hand(t, 0, "wool:2");
}

static void test_no_hex_left(void **state) {
    (void)state;
    RULE("C-120");
    RULE("B-35");
    pos *p = ck("players=4 friendly_robber=on");
    pos_settlement(p, 1, "n8 n14"); /* with these every hex but the desert */
    pos_settlement(p, 2, "n22 n31");
    pos_settlement(p, 3, "n39 n45");
    pos_field(p, "robber_free", "1");
    progress(p, 0, "bishop:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_bishop", "");
    refuse(t, 0, "play_bishop:h0", CATAN_E_PROTECTED);
    refuse(t, 0, "play_bishop:h9", CATAN_E_SAME_HEX);
    pos_robber(p, 4);
    t = ck_table(p);
    assert_moves_of(t, "play_bishop", "h9");
}

/* What stands there on a roll afterwards brings nothing. */
static void test_hex_is_robbed(void **state) {
    (void)state;
    RULE("C-120");
    RULE("C-29");
    table *t = ck_table(begin("players=4"));
    play(t, "play_bishop:h18 end_turn");
    roll(t, 6, 6, "ship");
    assert_hand(t, 1, "brick:1 grain:2 coin:3"); /* h3 bears the 12 */
    t = ck_table(begin("players=4"));
    play(t, "play_bishop:h3 steal:paper steal:wool steal:coin end_turn");
    roll(t, 6, 6, "ship");
    assert_hand(t, 1, "brick:1 coin:2");
    assert_hand(t, 0, "wool:1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_one_of_each),     PLAY_TEST(test_a_card_a_player),
        PLAY_TEST(test_where_to),        PLAY_TEST(test_before_the_first_attack),
        PLAY_TEST(test_friendly_robber), PLAY_TEST(test_friendly_on_the_desert),
        PLAY_TEST(test_no_hex_left),     PLAY_TEST(test_hex_is_robbed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
