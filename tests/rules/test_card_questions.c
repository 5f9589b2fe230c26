/* What the questions that blue cards ask are about, in everybody's view and in the last event:
 * H-1, H-6; and whom they ask: G-2. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

static pos *begin(const char *cards) {
    pos *p = ck("players=4");
    pos_field(p, "robber_free", "1");
    progress(p, 2, cards);
    pos_turn(p, 2, "action");
    return p;
}

/* Who is stolen from. */
static void test_bishop(void **state) {
    (void)state;
    RULE("H-1");
    RULE("C-120");
    pos *p = begin("bishop:1");
    pos_settlement(p, 0, "n17");
    pos_settlement(p, 3, "n7");
    pos_hand(p, 0, "wool:2");
    pos_hand(p, 3, "ore:2 coin:1");
    table *t = logged(p);
    assert_about(t, "");
    play(t, "play_bishop:h3");
    assert_asked(t, CATAN_CHANCE, "steal");
    assert_about(t, "s3");
    play(t, "steal:ore");
    assert_asked(t, CATAN_CHANCE, "steal");
    assert_about(t, "s0");
    play(t, "steal:wool");
    assert_asked(t, 2, "action");
    assert_about(t, "");
}

/* The road that was removed. */
static void test_diplomat(void **state) {
    (void)state;
    RULE("H-1");
    RULE("C-121");
    pos *p = begin("diplomat:1");
    pos_road(p, 2, "e19 e26");
    table *t = logged(p);
    play(t, "play_diplomat:e26");
    assert_asked(t, 2, "rebuild");
    assert_about(t, "e26");
    play(t, "rebuild:e11");
    assert_about(t, "");
}

/* How many cards are still to be given, and who gives afterwards. */
static void test_wedding(void **state) {
    (void)state;
    RULE("H-1");
    RULE("G-2");
    RULE("C-123");
    pos *p = begin("wedding:1");
    for (uint32_t seat = 0; seat < 4; seat++) {
        defends(p, seat, seat == 2 ? 0 : 1);
        pos_hand(p, seat, seat == 1 ? "ore:1" : "wool:2 ore:2");
    }
    table *t = logged(p);
    play(t, "play_wedding");
    assert_asked(t, 3, "give");
    assert_about(t, "pending:2 more:s0+s1");
    play(t, "give:wool");
    assert_asked(t, 3, "give");
    assert_about(t, "pending:1 more:s0+s1");
    play(t, "give:ore");
    assert_asked(t, 0, "give");
    assert_about(t, "pending:2 more:s1");
    play(t, "give:wool give:wool");
    assert_asked(t, 1, "give");
    assert_about(t, "pending:1");
    play(t, "give:ore");
    assert_asked(t, 2, "action");
    assert_about(t, "");
}

/* Who drove the knight away, whence, how strong it is and in which state. */
static void test_intrigue(void **state) {
    (void)state;
    RULE("H-1");
    RULE("C-124");
    pos *p = begin("intrigue:1");
    pos_road(p, 2, "e19");
    pos_road(p, 1, "e25 e26");
    knights(p, 1, "n17.2.1");
    table *t = logged(p);
    play(t, "play_intrigue:n17");
    assert_asked(t, 1, "retreat_knight");
    assert_about(t, "s2 n17 2.1");
    play(t, "retreat_knight:n22");
    assert_about(t, "");
}

/* As with the wedding; as on a 7, pending is in the table's facts, too. */
static void test_saboteur(void **state) {
    (void)state;
    RULE("H-1");
    RULE("G-2");
    RULE("C-125");
    pos *p = begin("saboteur:1");
    pos_hand(p, 0, "wool:2 ore:2");
    pos_hand(p, 1, "paper:3");
    pos_hand(p, 3, "brick:2");
    table *t = logged(p);
    play(t, "play_saboteur");
    assert_asked(t, 3, "discard");
    assert_about(t, "pending:1 more:s0+s1");
    play(t, "discard:brick");
    assert_asked(t, 0, "discard");
    assert_about(t, "pending:2 more:s1");
    assert_int_equal(table_info(t).pending, 2);
    play(t, "discard:wool");
    assert_about(t, "pending:1 more:s1");
    play(t, "discard:ore");
    assert_asked(t, 1, "discard");
    assert_about(t, "pending:1");
    play(t, "discard:paper");
    assert_about(t, "");
}

/* Whose cards are looked at. */
static void test_spy(void **state) {
    (void)state;
    RULE("H-1");
    RULE("C-126");
    pos *p = begin("spy:1");
    progress(p, 3, "crane:2 mining:1");
    table *t = logged(p);
    play(t, "play_spy:s3");
    assert_asked(t, 2, "take_progress");
    assert_about(t, "s3");
    play(t, "take_progress:crane");
    assert_asked(t, 2, "action");
    assert_about(t, "");
}

/* Who loses the knight; then where it stood, how strong it was and in which state. */
static void test_deserter(void **state) {
    (void)state;
    RULE("H-1");
    RULE("C-127");
    pos *p = begin("deserter:1");
    pos_road(p, 2, "e19");
    pos_road(p, 1, "e70");
    knights(p, 1, "n49.2.1 n53.3.0");
    table *t = logged(p);
    play(t, "play_deserter:s1");
    assert_asked(t, 1, "desert");
    assert_about(t, "s1");
    play(t, "desert:n49");
    assert_asked(t, 2, "place_deserter");
    assert_about(t, "s1 n49 2.1");
    play(t, "place_deserter:n12");
    assert_asked(t, 2, "action");
    assert_about(t, "");
    take_back(t, 2);
    play(t, "desert:n53");
    assert_asked(t, 2, "choose_strength");
    assert_about(t, "s1 n53 3.0");
    play(t, "choose_strength:2");
    assert_asked(t, 2, "place_deserter");
    assert_about(t, "s1 n53 2.0"); /* the one that is to be placed */
    play(t, "place_deserter:n17");
    assert_about(t, "");
}

/* Before the others answer nobody else may do anything. */
static void test_whose_answer(void **state) {
    (void)state;
    RULE("G-2");
    pos *p = begin("wedding:1 saboteur:1");
    defends(p, 1, 1);
    pos_hand(p, 1, "wool:2 ore:2");
    table *t = logged(p);
    static const char *const plays[] = {"play_wedding", "play_saboteur"};
    static const char *const kinds[] = {"give:wool", "discard:wool"};
    for (int i = 0; i < 2; i++) {
        play(t, plays[i]);
        for (int k = 0; k < OBSERVERS; k++) {
            int32_t me = observers[k];
            catan_move move = play_move_of(t, kinds[i], __FILE__, __LINE__);
            int may = me == 1 || me == CATAN_ALL_SEEING;
            assert_int_equal(catan_view_moves(t->state, me, NULL, 0), may ? 2 : 0);
            assert_int_equal(catan_view_check(t->state, me, move),
                             may ? CATAN_OK : CATAN_E_NOT_YOUR_TURN);
        }
        take_back(t, 1);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_bishop),   PLAY_TEST(test_diplomat),     PLAY_TEST(test_wedding),
        PLAY_TEST(test_intrigue), PLAY_TEST(test_saboteur),     PLAY_TEST(test_spy),
        PLAY_TEST(test_deserter), PLAY_TEST(test_whose_answer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
