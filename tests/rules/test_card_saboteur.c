/* The saboteur: C-125, E146, E147. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

/* Seat 2 may play it with 3 points; seat 3 has more, seat 0 as many, seat 1 fewer. */
static pos *begin(void) {
    pos *p = ck("players=4");
    defends(p, 0, 3);
    defends(p, 1, 2);
    defends(p, 2, 3);
    defends(p, 3, 4);
    pos_hand(p, 0, "lumber:1 wool:1 coin:1");
    pos_hand(p, 1, "wool:6");
    pos_hand(p, 2, "ore:8");
    pos_hand(p, 3, "brick:4 grain:2 paper:3");
    progress(p, 0, "crane:2 spy:1");
    progress(p, 2, "saboteur:1");
    pos_turn(p, 2, "action");
    return p;
}

/* Half of their hands, rounded down, of their choice, in turn order. */
static void test_half_of_the_hand(void **state) {
    (void)state;
    RULE("C-125");
    RULE("E146");
    table *t = ck_table(begin());
    const char *before = table_line(t);
    play_as(t, 2, "play_saboteur");
    assert_under(t, "politics", "saboteur");
    assert_asked(t, 3, "discard");          /* 4 of 9 */
    assert_moves(t, "discard:brick,grain"); /* three paper alone are not four cards */
    refuse(t, 3, "discard:paper", CATAN_E_CANNOT_COMPLETE);
    refuse(t, 3, "discard:ore", CATAN_E_NOT_IN_HAND);
    refuse(t, 2, "discard:ore", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 3, "decline", CATAN_E_NOT_ASKED);
    play_as(t, 3, "discard:grain");
    refuse(t, 3, "discard:brick", CATAN_E_KIND_ORDER);
    play_as(t, 3, "discard:paper discard:paper discard:paper");
    assert_asked(t, 0, "discard"); /* as many points; 1 of 3 */
    assert_moves(t, "discard:lumber,wool,coin");
    play_as(t, 0, "discard:wool");
    assert_asked(t, 2, "action"); /* seat 1 has fewer points */
    assert_hand(t, 0, "lumber:1 coin:1");
    assert_hand(t, 1, "wool:6");
    assert_hand(t, 2, "ore:8"); /* not his own */
    assert_hand(t, 3, "brick:4 grain:1");
    assert_progress(t, 0, "crane:2 spy:1");
    assert_bank(t, 18, 15, 13, 18, 11); /* there they are */
    assert_robber(t, 9);                /* it is no 7 */
    assert_back(t, 6, before);
}

/* No limit of hands saves anybody: 2 lose 1, 1 loses none. */
static void test_small_hands(void **state) {
    (void)state;
    RULE("C-125");
    static const unsigned discarded[] = {0, 0, 1, 1, 2, 2, 3, 3, 4, 4};
    for (unsigned cards = 0; cards < 10; cards++) {
        char hand[16];
        pos *p = begin();
        sprintf(hand, "grain:%u", cards);
        pos_hand(p, 0, hand);
        pos_hand(p, 3, "brick:2");
        table *t = ck_table(p);
        play(t, "play_saboteur discard:brick");
        for (unsigned i = 0; i < discarded[cards]; i++) {
            assert_asked(t, 0, "discard");
            play(t, "discard:grain");
        }
        assert_asked(t, 2, "action");
        assert_int_equal(hand_size(t, 0), cards - discarded[cards]);
        assert_hand(t, 3, "brick:1");
    }
}

static void test_walls(void **state) {
    (void)state;
    RULE("C-125");
    RULE("E147");
    pos *p = begin();
    pos_city(p, 3, "n12 n23 n35");
    pos_field(p, "walls", "n12+n23+n35");
    table *t = ck_table(p);
    play(t, "play_saboteur");
    assert_asked(t, 3, "discard");
    assert_about(t, "pending:4 more:s0");
    play(t, "discard:brick discard:brick discard:brick discard:brick");
    assert_hand(t, 3, "grain:2 paper:3");
    assert_asked(t, 0, "discard");
}

static void test_nobody_loses(void **state) {
    (void)state;
    RULE("C-125");
    RULE("C-90");
    RULE("E158");
    pos *p = begin(); /* one card each, those who have two have fewer points */
    pos_hand(p, 0, "wool:1");
    pos_hand(p, 3, "brick:1");
    table *t = ck_table(p);
    assert_moves_of(t, "play_saboteur", "");
    refuse(t, 2, "play_saboteur", CATAN_E_NO_EFFECT);
    p = begin(); /* all have fewer */
    defends(p, 2, 5);
    t = ck_table(p);
    refuse(t, 2, "play_saboteur", CATAN_E_NO_EFFECT);
    p = begin(); /* one who has as many, and two cards */
    defends(p, 2, 4);
    pos_hand(p, 3, "brick:1 paper:1");
    t = ck_table(p);
    play(t, "play_saboteur");
    assert_asked(t, 3, "discard");
    assert_moves(t, "discard:brick,paper");
    play(t, "discard:paper");
    assert_asked(t, 2, "action");
}

/* A second one halves again. */
static void test_twice(void **state) {
    (void)state;
    RULE("C-125");
    pos *p = begin();
    progress(p, 2, "saboteur:2");
    pos_hand(p, 3, "brick:5");
    table *t = ck_table(p);
    play(t, "play_saboteur discard:brick discard:brick discard:coin");
    assert_hand(t, 3, "brick:3");
    play(t, "play_saboteur discard:brick discard:wool");
    assert_asked(t, 2, "action");
    assert_hand(t, 3, "brick:2");
    assert_hand(t, 0, "lumber:1");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_half_of_the_hand), PLAY_TEST(test_small_hands), PLAY_TEST(test_walls),
        PLAY_TEST(test_nobody_loses),     PLAY_TEST(test_twice),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
