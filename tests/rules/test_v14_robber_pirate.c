/* Robber and pirate: V14.1 to V14.4. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "rules/sea_knights.h"
#include "support/rule.h"

#define OPTION "robber_and_pirate=on"

/* --- the merchant --- */

/* Seat 0's merchant is on h0, ore; so is the robber, or not. */
static table *with_merchant(const char *options, uint32_t robber) {
    pos *p = ck(options);
    pos_field(p, "robber_free", "1");
    pos_field(p, "merchant", "h0");
    pos_field(p, "merchant_of", "s0");
    pos_robber(p, robber);
    pos_hand(p, 0, "ore:2");
    return ck_table(p);
}

static void test_merchant_rests(void **state) {
    (void)state;
    RULE("V14.1");
    table *t = with_merchant("players=3 " OPTION, 0);
    assert_rates(t, 0, 4, 4, 4, 4, 4, 4, 4, 4);
    refuse(t, 0, "trade_bank:ore>wool", CATAN_E_CANNOT_PAY);
    assert_points(t, 0, 1, 1); /* his point stays */
    t = with_merchant("players=3 " OPTION, 1);
    assert_rates(t, 0, 4, 4, 4, 4, 2, 4, 4, 4);
    play(t, "trade_bank:ore>wool");
    assert_points(t, 0, 1, 1);
}

static void test_merchant_without(void **state) {
    (void)state;
    RULE("C-42");
    assert_rates(with_merchant("players=3", 0), 0, 4, 4, 4, 4, 2, 4, 4, 4);
}

/* --- the pirate robs all --- */

/* Seats 1 and 2 have ships around h9, from n25 and n50; seat 0 is to roll. */
static pos *begin(const char *options) {
    pos *p = sea(options);
    pos_settlement(p, 1, "n25");
    pos_ship(p, 1, "e27 e28");
    pos_settlement(p, 2, "n50");
    pos_ship(p, 2, "e63 e51");
    pos_hand(p, 1, "wool:1 ore:2");
    pos_hand(p, 2, "grain:1");
    pos_turn(p, 0, "before_roll");
    return p;
}

static void test_robs_all(void **state) {
    (void)state;
    RULE("V14.2");
    RULE("G-7");
    table *t = pos_table(begin(OPTION));
    play(t, "roll dice:7 move_pirate:h9");
    assert_asked(t, CATAN_CHANCE, "steal");
    assert_weights(t, "steal:wool=1 steal:ore=2");
    play(t, "steal:ore");
    assert_weights(t, "steal:grain=1");
    play(t, "steal:grain");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "grain:1 ore:1");
    assert_hand(t, 1, "wool:1 ore:1");
    assert_hand(t, 2, "");
    take_back(t, 4);
    assert_hand(t, 1, "wool:1 ore:2");
}

/* In turn order from the mover on; who has nothing is passed over. */
static void test_turn_order(void **state) {
    (void)state;
    RULE("V14.2");
    RULE("G-2");
    pos *p = begin(OPTION);
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    pos_settlement(p, 1, "");
    pos_ship(p, 1, "");
    pos_hand(p, 0, "brick:1");
    pos_turn(p, 1, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_pirate:h9");
    assert_weights(t, "steal:grain=1"); /* seat 2, then seat 0 */
    play(t, "steal:grain");
    assert_weights(t, "steal:brick=1");
    play(t, "steal:brick");
    assert_asked(t, 1, "action");
    pos_hand(p, 2, "");
    t = pos_table(p);
    play(t, "roll dice:7 move_pirate:h9");
    assert_weights(t, "steal:brick=1");
    play(t, "steal:brick");
    assert_asked(t, 1, "action");
    pos_hand(p, 0, "");
    t = pos_table(p);
    play(t, "roll dice:7 move_pirate:h9");
    assert_asked(t, 1, "action");
}

/* By a knight likewise; the robber robs one. */
static void test_by_a_knight(void **state) {
    (void)state;
    RULE("V14.2");
    RULE("B-32");
    pos *p = begin(OPTION);
    pos_cards(p, 0, "knight:1");
    pos_settlement(p, 2, "n50 n23"); /* at h7 as n25 is not */
    table *t = pos_table(p);
    play(t, "play_knight move_pirate:h9 steal:wool steal:grain");
    assert_asked(t, 0, "before_roll");
    assert_hand(t, 0, "wool:1 grain:1");
    take_back(t, 4);
    play(t, "play_knight move_robber:h7");
    assert_asked(t, 0, "rob");
    play(t, "rob:s2 steal:grain");
    assert_asked(t, 0, "before_roll");
}

static void test_robs_one_without(void **state) {
    (void)state;
    RULE("S-61");
    table *t = pos_table(begin(""));
    play(t, "roll dice:7 move_pirate:h9");
    assert_asked(t, 0, "rob");
    assert_moves(t, "rob:s1,s2");
    play(t, "rob:s2 steal:grain");
    assert_asked(t, 0, "action");
}

/* A knight of Cities & Knights that chases him away. */
static void test_chased(void **state) {
    (void)state;
    RULE("V14.2");
    RULE("CS-6");
    pos *p = at_sea(OPTION);
    pos_settlement(p, 1, "n25");
    pos_ship(p, 1, "e27 e28");
    pos_settlement(p, 2, "n50");
    pos_ship(p, 2, "e63 e51");
    pos_hand(p, 1, "ore:1");
    pos_hand(p, 2, "grain:1");
    pos_settlement(p, 0, "n65");
    pos_ship(p, 0, "e96");
    knights(p, 0, "n74.1.1");
    pos_pirate(p, 30); /* at n74 */
    table *t = ck_table(p);
    play(t, "chase_pirate:n74 move_pirate:h9");
    assert_weights(t, "steal:ore=1");
    play(t, "steal:ore");
    assert_weights(t, "steal:grain=1");
    play(t, "steal:grain");
    assert_asked(t, 0, "action");
}

/* --- the tax --- */

static void test_tax(void **state) {
    (void)state;
    RULE("V14.3");
    pos *p = begin(OPTION " pirate_tax=on");
    pos_ship(p, 0, "e40"); /* at h9 */
    pos_hand(p, 0, "lumber:2 brick:1");
    table *t = pos_table(p);
    catan_table_info before = table_info(t);
    play(t, "roll dice:7 move_pirate:h9");
    assert_asked(t, CATAN_CHANCE, "pay_tax");
    assert_weights(t, "pay_tax:lumber=2 pay_tax:brick=1");
    catan_view view;
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 2), CATAN_OK);
    assert_int_equal(view.subject, 0);
    play(t, "pay_tax:lumber");
    assert_hand(t, 0, "lumber:1 brick:1");
    assert_int_equal(table_info(t).bank[CATAN_LUMBER], before.bank[CATAN_LUMBER] + 1);
    play(t, "steal:ore steal:grain");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "lumber:1 brick:1 grain:1 ore:1");
    /* where he has no ship it costs nothing */
    take_back(t, 4);
    play(t, "move_pirate:h17");
    assert_weights(t, "steal:grain=1"); /* e51 */
    play(t, "steal:grain");
    assert_asked(t, 0, "action");
    /* nor without a card */
    pos_hand(p, 0, "");
    t = pos_table(p);
    play(t, "roll dice:7 move_pirate:h9");
    assert_asked(t, CATAN_CHANCE, "steal");
}

/* Also if nobody else is there; and by the switch alone. */
static void test_tax_alone(void **state) {
    (void)state;
    RULE("V14.3");
    for (int on = 0; on < 2; on++) {
        pos *p = sea(on ? OPTION " pirate_tax=on" : OPTION);
        pos_ship(p, 0, "e40");
        pos_hand(p, 0, "brick:1");
        pos_turn(p, 0, "before_roll");
        table *t = pos_table(p);
        play(t, "roll dice:7 move_pirate:h9");
        if (on) {
            assert_weights(t, "pay_tax:brick=1");
            play(t, "pay_tax:brick");
        }
        assert_asked(t, 0, "action");
        assert_hand(t, 0, on ? "" : "brick:1");
    }
}

/* --- harbours --- */

static int trades(table *t, const char *move) {
    return catan_check(t->state, 0, play_move_of(t, move, __FILE__, __LINE__)) == CATAN_OK;
}

/* What is told of the harbours that serve seat 0, and the rates that come of them. */
static void assert_served(table *t, int wool, int any) {
    catan_seat_info info = seat_info(t, 0);
    assert_int_equal(info.harbours,
                     (wool ? 1U << CATAN_WOOL : 0U) | (any ? 1U << CATAN_HARBOUR_ANY : 0U));
    assert_int_equal(info.rates[CATAN_WOOL], wool ? 2 : any ? 3 : 4);
    assert_int_equal(info.rates[CATAN_ORE], any ? 3 : 4);
}

/* The wool harbour of n65 opens to h30, the other one of n63 to h28. */
static void test_harbour_closed(void **state) {
    (void)state;
    RULE("V14.4");
    static const struct {
        unsigned pirate;
        int two, three;
    } cases[] = {{30, 0, 1}, {28, 1, 0}, {29, 1, 1}, {23, 1, 1}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pos *p = sea(OPTION);
        pos_settlement(p, 0, "n63 n65");
        pos_hand(p, 0, "wool:2 ore:3");
        pos_pirate(p, cases[i].pirate);
        table *t = pos_table(p);
        assert_int_equal(trades(t, "trade_bank:wool>grain"), cases[i].two);
        assert_int_equal(trades(t, "trade_bank:ore>grain"), cases[i].three);
        assert_served(t, cases[i].two, cases[i].three);
    }
    pos *p = sea("");
    pos_settlement(p, 0, "n65");
    pos_hand(p, 0, "wool:2");
    pos_pirate(p, 30);
    assert_int_equal(trades(pos_table(p), "trade_bank:wool>grain"), 1);
}

/* A harbour that was bought likewise. */
static void test_bought_harbour_closed(void **state) {
    (void)state;
    RULE("V14.4");
    RULE("V1.5");
    for (int barred = 0; barred < 2; barred++) {
        pos *p = sea(OPTION " buy_harbours=on");
        pos_settlement(p, 0, "n65");
        pos_hand(p, 0, "wool:2");
        pos_field(p, "harbours_bought", "e95.2.0");
        pos_pirate(p, barred ? 30 : 23);
        table *t = pos_table(p);
        assert_int_equal(trades(t, "trade_bank:wool>grain"), !barred);
        assert_served(t, !barred, 0);
    }
}

/* --- positions --- */

static void test_positions(void **state) {
    (void)state;
    RULE("V14.2");
    RULE("V14.3");
    pos *p = begin(OPTION " pirate_tax=on");
    pos_ship(p, 0, "e40");
    pos_hand(p, 0, "brick:1");
    pos_pirate(p, 9);
    pos_turn(p, 0, "action");
    static const struct {
        const char *tasks;
        int sound;
    } cases[] = {
        {"turn.s0.1.0.0.0+tax.chance.0.0.0.0", 1},
        {"turn.s0.1.0.0.0+tax.chance.0.1.0.0", 0},
        {"turn.s0.1.0.0.0+tax.s0.0.0.0.0", 0},
        {"turn.s0.1.0.0.0+tax.chance.1.0.0.0", 0},
        {"turn.s0.1.0.0.0+tax.chance.0.0.1.0", 0},
        {"tax.chance.0.0.0.0", 0},
        {"turn.s0.1.0.0.0+robber.s0.1.0.1.0", 0}, /* whom he robs is not his to say */
        {"turn.s0.1.0.0.0+robber.chance.2.0.1.2", 1},
        {"turn.s0.1.0.0.0+robber.chance.2.0.1025.1", 1},
        {"turn.s0.1.0.0.0+robber.chance.2.0.257.1", 0},
    };
    table *t = pos_table(p);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pos_field(p, "tasks", cases[i].tasks);
        if (cases[i].sound) {
            pos_table(p);
        } else {
            assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_TASK);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_merchant_rests),
        PLAY_TEST(test_merchant_without),
        PLAY_TEST(test_robs_all),
        PLAY_TEST(test_turn_order),
        PLAY_TEST(test_by_a_knight),
        PLAY_TEST(test_robs_one_without),
        PLAY_TEST(test_chased),
        PLAY_TEST(test_tax),
        PLAY_TEST(test_tax_alone),
        PLAY_TEST(test_harbour_closed),
        PLAY_TEST(test_bought_harbour_closed),
        PLAY_TEST(test_positions),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
