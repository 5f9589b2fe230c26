/* Maritime trade, and what no trade may be: B-40 to B-42, E46 to E54. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>

#include "support/pos.h"
#include "support/rule.h"

/* A seat's rates: lumber, brick, wool, grain, ore. */
static void check_rates(const table *t, uint32_t seat, const unsigned rates[5]) {
    catan_seat_info info = seat_info(t, seat);
    for (int kind = 0; kind < 5; kind++) {
        assert_int_equal(info.rates[kind], rates[kind]);
    }
}
#define assert_rates(t, seat, ...) check_rates(t, seat, (const unsigned[5]){__VA_ARGS__})

/* --- four for one --- */

static void test_without_harbour(void **unused) {
    (void)unused;
    RULE("B-40");
    pos *p = pos_new("players=2 trade=off");
    pos_hand(p, 0, "lumber:4 brick:3 ore:8");
    table *t = pos_table(p);
    assert_rates(t, 0, 4, 4, 4, 4, 4);
    assert_moves(t, "end_turn trade_bank:lumber>brick,lumber>wool,lumber>grain,lumber>ore,"
                    "ore>lumber,ore>brick,ore>wool,ore>grain");
    refuse(t, 0, "trade_bank:brick>wool", CATAN_E_CANNOT_PAY);
    refuse(t, 1, "trade_bank:ore>wool", CATAN_E_NOT_YOUR_TURN);
    play(t, "trade_bank:ore>wool");
    assert_hand(t, 0, "lumber:4 brick:3 wool:1 ore:4");
    assert_bank(t, 15, 16, 18, 19, 15);
    play(t, "trade_bank:ore>brick trade_bank:lumber>grain trade_bank:brick>wool"); /* as often as
                                                                                      one can */
    assert_hand(t, 0, "wool:2 grain:1");
    assert_bank(t, 19, 19, 17, 18, 19);
    assert_moves(t, "end_turn");
}

/* 4 wool for 1 wool; 2 wool for 1 wool among players. */
static void test_same_kind(void **unused) {
    (void)unused;
    RULE("B-40");
    RULE("E46");
    RULE("E47");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n42"); /* wool 2:1 */
    pos_hand(p, 0, "wool:8");
    pos_hand(p, 1, "wool:3");
    table *t = pos_table(p);
    refuse(t, 0, "trade_bank:wool>wool", CATAN_E_SAME_KIND);
    play(t, "offer_give:wool offer_give:wool");
    refuse(t, 0, "offer_want:wool", CATAN_E_SAME_KIND);
    assert_moves_of(t, "offer_want", "lumber,brick,grain,ore");
    refuse(t, 0, "trade_bank:wool>ore", CATAN_E_NOT_ASKED);
}

/* --- harbours --- */

/* Each harbour of the beginner board, at both its nodes, with a settlement and with a city. */
static void test_every_harbour(void **unused) {
    (void)unused;
    RULE("B-40");
    static const struct {
        const char *nodes[2];
        unsigned rates[5];
    } harbours[] = {
        {{"n0", "n3"}, {3, 3, 3, 3, 3}},   {{"n1", "n5"}, {4, 4, 4, 2, 4}},
        {{"n10", "n15"}, {4, 4, 4, 4, 2}}, {{"n26", "n32"}, {3, 3, 3, 3, 3}},
        {{"n42", "n46"}, {4, 4, 2, 4, 4}}, {{"n49", "n52"}, {3, 3, 3, 3, 3}},
        {{"n47", "n51"}, {3, 3, 3, 3, 3}}, {{"n33", "n38"}, {4, 2, 4, 4, 4}},
        {{"n11", "n16"}, {2, 4, 4, 4, 4}},
    };
    for (unsigned i = 0; i < 9; i++) {
        for (unsigned j = 0; j < 4; j++) {
            pos *p = pos_new("players=2");
            (j < 2 ? pos_settlement : pos_city)(p, 0, harbours[i].nodes[j % 2]);
            table *t = pos_table(p);
            check_rates(t, 0, harbours[i].rates);
            assert_rates(t, 1, 4, 4, 4, 4, 4);
        }
    }
    /* coast nodes without a harbour, and the land behind one */
    static const char *const others[] = {"n4", "n2", "n7", "n8", "n21", "n53", "n43", "n39"};
    for (unsigned i = 0; i < sizeof others / sizeof *others; i++) {
        pos *p = pos_new("players=2");
        pos_settlement(p, 0, others[i]);
        assert_rates(pos_table(p), 0, 4, 4, 4, 4, 4);
    }
}

static void test_generic_harbour(void **unused) {
    (void)unused;
    RULE("B-40");
    RULE("E50");
    pos *p = pos_new("players=2 trade=off");
    pos_settlement(p, 0, "n0");
    pos_hand(p, 0, "lumber:1 brick:1 wool:2 grain:3");
    table *t = pos_table(p);
    assert_moves_of(t, "trade_bank", "grain>lumber,grain>brick,grain>wool,grain>ore");
    refuse(t, 0, "trade_bank:wool>ore",
           CATAN_E_CANNOT_PAY); /* lumber, brick and wool are not three of a kind */
    refuse(t, 0, "trade_bank:lumber>ore", CATAN_E_CANNOT_PAY);
    play(t, "trade_bank:grain>ore");
    assert_hand(t, 0, "lumber:1 brick:1 wool:2 ore:1");
    assert_bank(t, 18, 18, 17, 19, 18);
    assert_moves_of(t, "trade_bank", "");
}

static void test_special_harbour(void **unused) {
    (void)unused;
    RULE("B-40");
    RULE("E51");
    pos *p = pos_new("players=2 trade=off");
    pos_settlement(p, 0, "n10"); /* ore */
    pos_hand(p, 0, "lumber:4 wool:3 ore:2");
    table *t = pos_table(p);
    assert_moves_of(t, "trade_bank",
                    "lumber>brick,lumber>wool,lumber>grain,lumber>ore,"
                    "ore>lumber,ore>brick,ore>wool,ore>grain");
    refuse(t, 0, "trade_bank:wool>ore", CATAN_E_CANNOT_PAY);
    play(t, "trade_bank:ore>wool");
    assert_hand(t, 0, "lumber:4 wool:4");
    play(t, "trade_bank:wool>ore"); /* another kind, at 4:1 */
    assert_hand(t, 0, "lumber:4 ore:1");
    refuse(t, 0, "trade_bank:ore>wool", CATAN_E_CANNOT_PAY);
    assert_bank(t, 15, 19, 19, 19, 18);
    play(t, "trade_bank:lumber>ore");
    assert_hand(t, 0, "ore:2");
    assert_bank(t, 19, 19, 19, 19, 17);
}

/* The best rate of each kind. */
static void test_several_harbours(void **unused) {
    (void)unused;
    RULE("B-40");
    RULE("E51");
    pos *p = pos_new("players=2 trade=off");
    pos_settlement(p, 0, "n0 n10"); /* any; ore */
    pos_city(p, 0, "n42");          /* wool */
    pos_hand(p, 0, "lumber:3 brick:2 wool:2 ore:2");
    table *t = pos_table(p);
    assert_rates(t, 0, 3, 3, 2, 3, 2);
    assert_moves_of(t, "trade_bank",
                    "lumber>brick,lumber>wool,lumber>grain,lumber>ore,"
                    "wool>lumber,wool>brick,wool>grain,wool>ore,"
                    "ore>lumber,ore>brick,ore>wool,ore>grain");
    play(t, "trade_bank:lumber>grain trade_bank:wool>grain trade_bank:ore>grain");
    assert_hand(t, 0, "brick:2 grain:3");
    play(t, "trade_bank:grain>ore");
    assert_hand(t, 0, "brick:2 ore:1");
    assert_bank(t, 19, 17, 19, 19, 18);
}

/* Kinds are those of the layout. */
static void test_harbours_of_the_layout(void **unused) {
    (void)unused;
    RULE("B-40");
    catan_layout layout = layout_info(table_new(""));
    layout.harbour[0] = CATAN_HARBOUR_BRICK;
    pos *p = pos_laid("players=2", &layout);
    pos_settlement(p, 0, "n0");
    pos_settlement(p, 1, "n1");
    table *t = pos_table(p);
    assert_rates(t, 0, 4, 2, 4, 4, 4);
    assert_rates(t, 1, 4, 4, 4, 2, 4);
}

/* --- from when on --- */

static void test_harbour_needs_a_building(void **unused) {
    (void)unused;
    RULE("B-40");
    RULE("E52");
    pos *p = pos_new("players=2 trade=off");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e19 e11 e6"); /* n17 n12 n7 n3 */
    pos_hand(p, 0, "ore:3");
    pos_settlement(p, 1, "n0"); /* another's building at that harbour */
    table *t = pos_table(p);
    assert_rates(t, 0, 4, 4, 4, 4, 4);
    assert_rates(t, 1, 3, 3, 3, 3, 3);
    assert_moves(t, "end_turn");
    refuse(t, 0, "trade_bank:ore>wool", CATAN_E_CANNOT_PAY);
}

static void test_harbour_built_this_turn(void **unused) {
    (void)unused;
    RULE("B-41");
    RULE("E53");
    pos *p = pos_new("players=2 trade=off");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e19 e11 e6");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:1 ore:3");
    table *t = pos_table(p);
    assert_moves_of(t, "trade_bank", "");
    play(t, "build_settlement:n3");
    assert_rates(t, 0, 3, 3, 3, 3, 3);
    assert_moves_of(t, "trade_bank", "ore>lumber,ore>brick,ore>wool,ore>grain");
    play(t, "trade_bank:ore>wool");
    assert_hand(t, 0, "wool:1");
    assert_moves(t, "end_turn");
}

/* A starting settlement serves from the first turn on; so do a city there, and the harbour's other
 * node. */
static void test_starting_harbour(void **unused) {
    (void)unused;
    RULE("B-41");
    RULE("E54");
    table *t = table_new("players=2 first_player=0");
    play(t, "setup_settlement:n46 setup_road:e60 setup_settlement:n17 setup_road:e19 "
            "setup_settlement:n0 setup_road:e0 "
            "setup_settlement:n9 setup_road:e14");
    assert_hand(t, 0, "lumber:1 wool:2"); /* n9: wool 2, lumber 9, wool 4 */
    assert_rates(t, 0, 4, 4, 2, 4, 4);
    assert_rates(t, 1, 3, 3, 3, 3, 3);
    play(t, "roll dice:12");
    assert_moves_of(t, "trade_bank", "wool>lumber,wool>brick,wool>grain,wool>ore");
    play(t, "trade_bank:wool>ore");
    assert_hand(t, 0, "lumber:1 ore:1");
}

/* --- the bank --- */

static void test_bank_lacks_the_card(void **unused) {
    (void)unused;
    RULE("B-42");
    RULE("E49");
    pos *p = pos_new("players=3 trade=off");
    pos_hand(p, 0, "lumber:4 brick:4");
    pos_bank(p, 1, "wool:0 grain:1");
    table *t = pos_table(p);
    assert_moves_of(t, "trade_bank",
                    "lumber>brick,lumber>grain,lumber>ore,brick>lumber,brick>grain,brick>ore");
    refuse(t, 0, "trade_bank:lumber>wool", CATAN_E_BANK_EMPTY);
    refuse(t, 0, "trade_bank:ore>wool", CATAN_E_CANNOT_PAY); /* the first reason */
    play(t, "trade_bank:lumber>grain");
    assert_bank(t, 19, 15, 0, 0, 19);
    assert_moves_of(t, "trade_bank", "brick>lumber,brick>ore");
    refuse(t, 0, "trade_bank:brick>grain", CATAN_E_BANK_EMPTY);
    /* a card paid in before can be had again */
    pos_hand(p, 0, "lumber:19 brick:4");
    t = pos_table(p);
    refuse(t, 0, "trade_bank:brick>lumber", CATAN_E_BANK_EMPTY);
    play(t, "trade_bank:lumber>ore trade_bank:brick>lumber");
    assert_hand(t, 0, "lumber:16 ore:1");
}

/* --- among players: never without the active one --- */

static void test_others_do_not_trade(void **unused) {
    (void)unused;
    RULE("B-43");
    RULE("E48");
    pos *p = pos_new("players=3 counter_offers=on");
    pos_hand(p, 0, "lumber:1");
    pos_hand(p, 1, "wool:4");
    pos_hand(p, 2, "ore:4");
    table *t = pos_table(p);
    refuse(t, 1, "offer_give:wool", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 1, "trade_bank:wool>ore", CATAN_E_NOT_YOUR_TURN);
    play(t, "offer_give:lumber offer_want:wool");
    assert_moves_of(t, "offer_send", "s1,s2,s1+s2");
    play(t, "offer_send:s1+s2");
    assert_asked(t, 1, "answer_offer");
    refuse(t, 2, "accept", CATAN_E_NOT_YOUR_TURN);
    /* a counter-offer goes to the active player alone */
    play_as(t, 1, "offer_give:wool offer_want:ore");
    assert_moves_of(t, "offer_send", "s0");
    refuse(t, 1, "offer_send:s2", CATAN_E_NOT_ADDRESSED);
    play(t, "offer_send:s0");
    assert_asked(t, 2, "answer_offer");
    refuse(t, 2, "confirm:s1", CATAN_E_NOT_ASKED);
    play(t, "reject");
    assert_asked(t, 0, "choose_answer");
    refuse(t, 2, "confirm:s1", CATAN_E_NOT_YOUR_TURN);
    assert_moves(t, "withdraw"); /* he has no ore */
    play(t, "withdraw");
    assert_hand(t, 1, "wool:4");
    assert_hand(t, 2, "ore:4");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_without_harbour),         PLAY_TEST(test_same_kind),
        PLAY_TEST(test_every_harbour),           PLAY_TEST(test_generic_harbour),
        PLAY_TEST(test_special_harbour),         PLAY_TEST(test_several_harbours),
        PLAY_TEST(test_harbours_of_the_layout),  PLAY_TEST(test_harbour_needs_a_building),
        PLAY_TEST(test_harbour_built_this_turn), PLAY_TEST(test_starting_harbour),
        PLAY_TEST(test_bank_lacks_the_card),     PLAY_TEST(test_others_do_not_trade),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
