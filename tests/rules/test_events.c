/* What follows from an event, and what does not: G-5, G-8, G-10, G-11. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/pos.h"
#include "support/rule.h"

/* --- victory --- */

static void test_victory_at_once(void **unused) {
    (void)unused;
    RULE("G-5");
    pos *p = pos_new("players=3 victory_points=5");
    pos_city(p, 0, "n17 n53");
    pos_road(p, 0, "e26 e27");
    pos_hand(p, 0, "lumber:2 brick:2 wool:1 grain:1");
    table *t = pos_table(p);
    play(t, "build_road:e28");
    assert_points(t, 0, 4, 4);
    assert_result(t, CATAN_RUNNING);
    play(t, "build_settlement:n18");
    assert_points(t, 0, 5, 5);
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
}

/* Seat 2 comes to the target by what seat 0 does: it has not won until its own turn. */
static void test_no_victory_in_anothers_turn(void **unused) {
    (void)unused;
    RULE("G-5");
    RULE("E74");
    pos *p = pos_new("players=3 victory_points=5");
    pos_settlement(p, 0, "n14");
    pos_road(p, 0, "e15 e14");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:1");
    pos_settlement(p, 1, "n17");
    pos_road(p, 1, "e19 e12 e13 e20 e28 e36");
    pos_settlement(p, 2, "n47 n52 n53");
    pos_road(p, 2, "e66 e67 e68 e69 e70");
    table *t = pos_table(p);
    assert_awards(t, 1, CATAN_NOBODY);
    play(t, "build_settlement:n13"); /* cuts six roads into three and three */
    assert_awards(t, 2, CATAN_NOBODY);
    assert_points(t, 2, 5, 5);
    assert_asked(t, 0, "action");
    play(t, "end_turn roll dice:12");
    assert_asked(t, 1, "action");
    assert_result(t, CATAN_RUNNING);
    play(t, "end_turn");
    assert_result(t, 2);
}

/* Awards are judged before victory; nobody else has to move for that. */
static void test_awards_before_victory(void **unused) {
    (void)unused;
    RULE("G-10");
    for (unsigned others = 0; others < 2; others++) {
        pos *p = pos_new("players=3 victory_points=4");
        pos_city(p, 0, "n17");
        pos_road(p, 0, "e19 e12 e13 e20");
        pos_hand(p, 0, "lumber:1 brick:1");
        if (others) { /* who has as long a road keeps it */
            pos_settlement(p, 1, "n47");
            pos_road(p, 1, "e66 e67 e68 e69 e70");
        }
        table *t = pos_table(p);
        play(t, "build_road:e28");
        assert_awards(t, others ? 1 : 0, CATAN_NOBODY);
        assert_points(t, 0, others ? 2 : 4, others ? 2 : 4);
        assert_result(t, others ? CATAN_RUNNING : 0);
    }
}

/* The third knight wins: the robber does not move any more, and nobody is robbed. */
static void test_nothing_pending_after_victory(void **unused) {
    (void)unused;
    RULE("G-10");
    RULE("E73");
    for (unsigned enough = 0; enough < 2; enough++) {
        pos *p = pos_new("players=2 victory_points=5");
        pos_settlement(p, 0, enough ? "n17 n0 n53" : "n17 n0");
        pos_knights(p, 0, 2);
        pos_cards(p, 0, "knight:1");
        pos_settlement(p, 1, "n41");
        pos_hand(p, 1, "ore:3");
        pos_turn(p, 0, "before_roll");
        table *t = pos_table(p);
        play(t, "play_knight");
        assert_awards(t, CATAN_NOBODY, 0);
        assert_robber(t, 9);
        assert_hand(t, 1, "ore:3");
        if (enough) {
            assert_result(t, 0);
            assert_moves(t, "");
            assert_asked(t, CATAN_NOBODY, "over");
        } else {
            assert_asked(t, 0, "move_robber");
            play(t, "move_robber:h15 rob:s1 steal:ore");
            assert_asked(t, 0, "before_roll");
        }
    }
}

/* --- decisions without an answer --- */

static void test_skipped(void **unused) {
    (void)unused;
    RULE("G-8");
    pos *p = pos_new("players=3");
    pos_settlement(p, 1, "n8");  /* h0, h1, h4, without cards */
    pos_settlement(p, 2, "n45"); /* h14, h17, h18 */
    pos_hand(p, 2, "ore:7");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7"); /* nobody has to discard */
    assert_asked(t, 0, "move_robber");
    play(t, "move_robber:h10"); /* nobody to name */
    assert_asked(t, 0, "action");
    take_back(t, 1);
    play(t, "move_robber:h0 rob:s1"); /* nothing to steal */
    assert_asked(t, 0, "action");
    take_back(t, 2);
    play(t, "move_robber:h14 rob:s2");
    assert_asked(t, CATAN_CHANCE, "steal");
}

/* The friendly robber, on the desert, finds no hex: buildings of spared players touch all others.
 */
static void test_skipped_robber(void **unused) {
    (void)unused;
    RULE("G-8");
    for (unsigned friendly = 0; friendly < 2; friendly++) {
        pos *p = pos_new(friendly ? "friendly_robber=on" : "");
        pos_settlement(p, 1, "n8 n14");
        pos_settlement(p, 2, "n22 n31");
        pos_settlement(p, 3, "n39 n45");
        pos_turn(p, 0, "before_roll");
        table *t = pos_table(p);
        play(t, "roll dice:7");
        assert_asked(t, 0, friendly ? "action" : "move_robber");
        assert_robber(t, 9);
    }
}

/* --- dice first --- */

/* The one chance event of the roll comes before all decisions; the next is the theft. */
static void test_dice_before_decisions(void **unused) {
    (void)unused;
    RULE("G-11");
    pos *p = pos_new("players=2");
    pos_settlement(p, 1, "n41");
    pos_hand(p, 0, "ore:9");
    pos_hand(p, 1, "wool:8");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll");
    assert_asked(t, CATAN_CHANCE, "dice");
    play_as(t, CATAN_CHANCE, "dice:7");
    assert_int_equal(table_info(t).dice, 7);
    play_as(t, 0, "discard:ore discard:ore discard:ore discard:ore");
    play_as(t, 1, "discard:wool discard:wool discard:wool discard:wool");
    play_as(t, 0, "move_robber:h18 rob:s1");
    play_as(t, CATAN_CHANCE, "steal:wool");
    assert_asked(t, 0, "action");
    assert_int_equal(table_info(t).dice, 7);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_victory_at_once),
        PLAY_TEST(test_no_victory_in_anothers_turn),
        PLAY_TEST(test_awards_before_victory),
        PLAY_TEST(test_nothing_pending_after_victory),
        PLAY_TEST(test_skipped),
        PLAY_TEST(test_skipped_robber),
        PLAY_TEST(test_dice_before_decisions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
