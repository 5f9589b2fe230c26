/* Harbours that are bought: V1.1 to V1.6. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <string.h>

#include "rules/sea.h"
#include "support/rule.h"
#include "support/told.h"

#define OPTION "players=3 buy_harbours=on"
#define EVERY_KIND "lumber:2 brick:2 wool:1 grain:1 ore:2" /* pays for one of any kind */

/* Around n4: e1 to n0 and e2 to n1 at the coast, e7 inland. Around n10: e9 to n6 and e17 to n15 at
 * the coast, e16 inland. n12 lies inland. */
static pos *begin(const char *nodes, const char *hand) {
    pos *p = pos_new(OPTION);
    pos_settlement(p, 0, nodes);
    pos_hand(p, 0, hand);
    return p;
}

/* What a seat gives for lumber, brick, wool, grain, ore. */
static void check_rates(const table *t, uint32_t seat, const unsigned wanted[5], int line) {
    uint8_t rates[8];
    assert_int_equal(catan_rates(rates, t->state, seat), CATAN_OK);
    for (int card = 0; card < 5; card++) {
        if (rates[card] != wanted[card]) {
            play_fail(__FILE__, line, "%u for %s, expected %u", rates[card],
                      catan_card_name((uint32_t)card), wanted[card]);
        }
    }
}
#define assert_rates(t, seat, ...) check_rates(t, seat, (const unsigned[5]){__VA_ARGS__}, __LINE__)

static int32_t stock(const table *t, uint32_t kind) {
    return catan_view_count(t->state, CATAN_SPECTATOR, CATAN_COUNTER_HARBOUR_STOCK, CATAN_NOBODY,
                            kind);
}

/* --- the stock --- */

/* None lies on the map; in stock are those that it would have. */
static void test_stock(void **state) {
    (void)state;
    RULE("V1.1");
    static const char *const options[] = {"players=4", "players=6",
                                          "players=4 scenario=new_shores layout=auto"};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        char with[128];
        int32_t count[6] = {0};
        table *t = table_new(options[i]);
        for (uint32_t harbour = 0; harbour < catan_harbour_count(t->game); harbour++) {
            count[layout_info(t).harbour[harbour]]++;
        }
        snprintf(with, sizeof with, "%s buy_harbours=on", options[i]);
        t = table_new(with);
        assert_int_equal(catan_harbour_count(t->game), 0);
        for (uint32_t kind = 0; kind < 6; kind++) {
            assert_in_range(count[kind], 1, 6);
            assert_int_equal(stock(t, kind), count[kind]);
        }
    }
    table *t = pos_table(begin("n0 n10", ""));
    assert_rates(t, 0, 4, 4, 4, 4, 4);
    for (uint32_t kind = 0; kind < CATAN_HARBOUR_ANY; kind++) {
        assert_int_equal(stock(t, kind), 1);
    }
    assert_int_equal(stock(t, CATAN_HARBOUR_ANY), 4);
}

static void test_stock_runs_out(void **state) {
    (void)state;
    RULE("V1.1");
    pos *p = begin("n4", EVERY_KIND);
    pos_field(p, "harbours_bought", "e17.2.0+e48.5.0+e53.5.0");
    table *t = pos_table(p);
    assert_int_equal(stock(t, CATAN_HARBOUR_WOOL), 0);
    assert_int_equal(stock(t, CATAN_HARBOUR_ANY), 2);
    assert_moves_of(t, "buy_harbour", "lumber,brick,grain,ore,any");
    refuse(t, 0, "buy_harbour:wool", CATAN_E_NO_HARBOUR);
    play(t, "buy_harbour:ore lay_harbour:e2");
    assert_int_equal(stock(t, CATAN_HARBOUR_ORE), 0);
    take_back(t, 1);
    assert_int_equal(stock(t, CATAN_HARBOUR_ORE), 1);
    pos_field(p, "harbours_bought", "e17.5.0+e38.5.0+e48.5.0+e53.5.0");
    t = pos_table(p);
    refuse(t, 0, "buy_harbour:any", CATAN_E_NO_HARBOUR);
}

/* --- who may buy which --- */

static void test_own_building_at_coast(void **state) {
    (void)state;
    RULE("V1.2");
    table *t = pos_table(begin("n4", EVERY_KIND));
    assert_moves_of(t, "buy_harbour", "lumber,brick,wool,grain,ore,any");
    t = pos_table(begin("n12", EVERY_KIND));
    assert_moves_of(t, "buy_harbour", "");
    refuse(t, 0, "buy_harbour:wool", CATAN_E_NO_BUILDING);
    pos *p = begin("n12", EVERY_KIND);
    pos_settlement(p, 1, "n4");
    t = pos_table(p);
    refuse(t, 0, "buy_harbour:wool", CATAN_E_NO_BUILDING);
    p = begin("n12", EVERY_KIND);
    pos_city(p, 0, "n4");
    t = pos_table(p);
    assert_moves_of(t, "buy_harbour", "lumber,brick,wool,grain,ore,any");
    /* only when he acts */
    pos_turn(p, 0, "before_roll");
    refuse(pos_table(p), 0, "buy_harbour:wool", CATAN_E_NOT_ASKED);
}

/* In special building, too. */
static void test_special_building(void **state) {
    (void)state;
    RULE("V1.2");
    RULE("X-4");
    pos *p = pos_new("players=5 buy_harbours=on");
    pos_settlement(p, 1, "n1");
    pos_hand(p, 1, EVERY_KIND);
    pos_special(p, 0, 1);
    table *t = pos_table(p);
    play(t, "buy_harbour:any pay_harbour:lumber");
    assert_asked(t, 1, "pay_harbour");
    play(t, "pay_harbour:brick");
    assert_asked(t, 1, "lay_harbour");
    catan_move move;
    assert_int_equal(catan_moves(t->state, &move, 1), 2);
    assert_int_equal(catan_apply_listed(t->state, move), CATAN_OK);
    assert_asked(t, 1, "special_building");
    assert_rates(t, 1, 3, 3, 3, 3, 3);
    play(t, "pass");
}

/* --- what it costs --- */

static void test_price_of_two_to_one(void **state) {
    (void)state;
    RULE("V1.3");
    static const char *const hands[][2] = {
        {"lumber:2 brick:1 ore:1", "lumber:1 brick:1 ore:1"},
        {"lumber:1 brick:2 ore:1", "lumber:1 brick:1 ore:1"},
        {"lumber:1 brick:1 wool:1 ore:1", "lumber:1 brick:1 wool:1"},
        {"lumber:1 brick:1 grain:1 ore:1", "lumber:1 grain:1 ore:1"},
        {"lumber:1 brick:1 ore:2", "brick:1 ore:2"},
    };
    for (uint32_t kind = 0; kind < CATAN_HARBOUR_ANY; kind++) {
        char move[32];
        uint8_t price[8];
        snprintf(move, sizeof move, "buy_harbour:%s", catan_harbour_name(kind));
        table *t = pos_table(begin("n4", hands[kind][0]));
        assert_moves_of(t, "buy_harbour", catan_harbour_name(kind));
        assert_int_equal(catan_price(price, t->state, 0, play_move_of(t, move, __FILE__, __LINE__)),
                         CATAN_OK);
        for (uint32_t card = 0; card < 8; card++) {
            int basic = card == CATAN_LUMBER || card == CATAN_BRICK || card == CATAN_ORE;
            assert_int_equal(price[card], basic + (card == kind));
        }
        play(t, move);
        assert_hand(t, 0, "");
        assert_asked(t, 0, "lay_harbour");
        refuse(pos_table(begin("n4", hands[kind][1])), 0, move, CATAN_E_CANNOT_PAY);
    }
}

/* Two more of any kind, named in kind order. */
static void test_price_of_three_to_one(void **state) {
    (void)state;
    RULE("V1.4");
    table *t = pos_table(begin("n4", "lumber:1 brick:1 wool:1 grain:2 ore:1"));
    play(t, "buy_harbour:any");
    assert_hand(t, 0, "wool:1 grain:2");
    assert_asked(t, 0, "pay_harbour");
    catan_view view;
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, 1), CATAN_OK);
    assert_int_equal(view.pending, 2);
    assert_moves(t, "pay_harbour:wool,grain");
    play(t, "pay_harbour:wool");
    assert_moves(t, "pay_harbour:grain");
    play(t, "pay_harbour:grain");
    assert_hand(t, 0, "grain:1");
    assert_asked(t, 0, "lay_harbour");
    take_back(t, 2);
    play(t, "pay_harbour:grain"); /* equal ones */
    refuse(t, 0, "pay_harbour:wool", CATAN_E_KIND_ORDER);
    assert_moves(t, "pay_harbour:grain");
    play(t, "pay_harbour:grain");
    assert_hand(t, 0, "wool:1");
    assert_asked(t, 0, "lay_harbour");
    /* only if all five are there */
    refuse(pos_table(begin("n4", "lumber:1 brick:1 wool:1 ore:1")), 0, "buy_harbour:any",
           CATAN_E_CANNOT_PAY);
    refuse(pos_table(begin("n4", "lumber:3 brick:2")), 0, "buy_harbour:any", CATAN_E_CANNOT_PAY);
    play(pos_table(begin("n4", "lumber:1 brick:1 ore:3")),
         "buy_harbour:any pay_harbour:ore pay_harbour:ore lay_harbour:e1");
}

/* --- where it lies, whom it serves --- */

static void test_where(void **state) {
    (void)state;
    RULE("V1.5");
    pos *p = begin("n4 n10 n12", EVERY_KIND);
    pos_settlement(p, 1, "n2");
    table *t = pos_table(p);
    play(t, "buy_harbour:wool");
    assert_moves(t, "lay_harbour:e1,e2,e9,e17");
    refuse(t, 0, "lay_harbour:e7", CATAN_E_NOT_COAST);
    refuse(t, 0, "lay_harbour:e16", CATAN_E_NOT_COAST);
    refuse(t, 0, "lay_harbour:e4", CATAN_E_NO_BUILDING);  /* seat 1's */
    refuse(t, 0, "lay_harbour:e71", CATAN_E_NO_BUILDING); /* nobody's */
    /* one a building: not at n4, but beside another one that ends at n0 */
    pos_field(p, "harbours_bought", "e1.5.0");
    t = pos_table(p);
    play(t, "buy_harbour:wool");
    assert_moves(t, "lay_harbour:e9,e17");
    refuse(t, 0, "lay_harbour:e1", CATAN_E_HARBOURED);
    refuse(t, 0, "lay_harbour:e2", CATAN_E_HARBOURED);
    pos_field(p, "harbours_bought", "e0.5.0");
    t = pos_table(p);
    play(t, "buy_harbour:wool");
    assert_moves(t, "lay_harbour:e1,e2,e9,e17");
    /* no place at all */
    pos_field(p, "harbours_bought", "e2.5.0+e9.5.0");
    refuse(pos_table(p), 0, "buy_harbour:wool", CATAN_E_NO_BUILDING);
}

/* A road on its edge does not matter; the coast is where land meets sea. */
static void test_where_at_sea(void **state) {
    (void)state;
    RULE("V1.5");
    pos *p = begin("n4", EVERY_KIND);
    pos_road(p, 0, "e1");
    table *t = pos_table(p);
    play(t, "buy_harbour:wool lay_harbour:e1");
    assert_rates(t, 0, 4, 4, 2, 4, 4);
    t = table_new("players=3 buy_harbours=on sea_frame=on");
    const char *line = table_line(t);
    assert_non_null(strstr(line, "~"));
    /* the same corner of the land, with sea around it */
    uint32_t land = 0, coast = CATAN_NO_PLACE;
    while (layout_info(t).terrain[land] == CATAN_SEA) {
        land++;
    }
    catan_hex hex;
    catan_edge edge;
    assert_int_equal(catan_hex_get(&hex, sizeof hex, t->game, land), CATAN_OK);
    p = pos_new("players=3 buy_harbours=on sea_frame=on");
    char node[16], move[32];
    snprintf(node, sizeof node, "n%u", hex.nodes[0]);
    pos_settlement(p, 0, node);
    pos_hand(p, 0, EVERY_KIND);
    t = pos_table(p);
    play(t, "buy_harbour:wool");
    for (uint32_t i = 0; i < 6; i++) {
        assert_int_equal(catan_edge_get(&edge, sizeof edge, t->game, hex.edges[i]), CATAN_OK);
        if (edge.nodes[0] == hex.nodes[0] || edge.nodes[1] == hex.nodes[0]) {
            coast = hex.edges[i];
            snprintf(move, sizeof move, "lay_harbour:e%u", coast);
            assert_listed(t, move);
        }
    }
    assert_int_not_equal(coast, CATAN_NO_PLACE);
    /* the third edge lies between two hexes of the sea */
    assert_int_equal(catan_moves(t->state, NULL, 0), 2);
}

/* A dike leaves no room on its edge (V8.5). */
static void test_where_a_dike_is(void **state) {
    (void)state;
    RULE("V1.5");
    RULE("V8.5");
    pos *p = sea("buy_harbours=on polders=on");
    pos_settlement(p, 0, "n33");
    pos_hand(p, 0, EVERY_KIND);
    table *t = pos_table(p);
    play(t, "buy_harbour:wool");
    assert_moves(t, "lay_harbour:e39,e50");
    pos_seat_field(p, "dikes", 0, "e39", "-");
    t = pos_table(p);
    play(t, "buy_harbour:wool");
    assert_moves(t, "lay_harbour:e50");
    refuse(t, 0, "lay_harbour:e39", CATAN_E_PLACE_TAKEN);
}

/* Whoever has a building on either end. */
static void test_both_ends(void **state) {
    (void)state;
    RULE("V1.5");
    static const char *const nodes[] = {"n0", "n4", "n1"};
    for (int i = 0; i < 3; i++) {
        pos *p = pos_new(OPTION);
        pos_settlement(p, 1, nodes[i]);
        pos_field(p, "harbours_bought", "e1.4.0");
        table *t = pos_table(p);
        assert_rates(t, 1, 4, 4, 4, 4, i < 2 ? 2 : 4);
        assert_rates(t, 0, 4, 4, 4, 4, 4);
        assert_int_equal(seat_info(t, 1).harbours, i < 2 ? 1 << CATAN_HARBOUR_ORE : 0);
    }
    pos *p = begin("n4 n10", "");
    pos_field(p, "harbours_bought", "e1.4.0+e9.5.0");
    assert_rates(pos_table(p), 0, 3, 3, 3, 3, 2);
}

/* --- how long --- */

static void test_at_once(void **state) {
    (void)state;
    RULE("V1.6");
    table *t = pos_table(begin("n4", "lumber:1 brick:1 wool:3 ore:1"));
    refuse(t, 0, "trade_bank:wool>lumber", CATAN_E_CANNOT_PAY);
    play(t, "buy_harbour:wool lay_harbour:e2");
    assert_asked(t, 0, "action");
    play(t, "trade_bank:wool>lumber");
    assert_hand(t, 0, "lumber:1");
    take_back(t, 3);
    assert_rates(t, 0, 4, 4, 4, 4, 4);
}

/* It stays where it is and serves the next building there, whosever. */
static void test_it_stays(void **state) {
    (void)state;
    RULE("V1.6");
    pos *p = pos_new(OPTION);
    pos_field(p, "harbours_bought", "e1.2.0");
    pos_road(p, 0, "e7");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:1");
    table *t = pos_table(p);
    for (uint32_t seat = 0; seat < 3; seat++) {
        assert_rates(t, seat, 4, 4, 4, 4, 4);
    }
    play(t, "build_settlement:n4");
    assert_rates(t, 0, 4, 4, 2, 4, 4);
    /* a building that an attack replaces (V7.3) */
    p = pos_new(OPTION " conflicts=on");
    pos_settlement(p, 1, "n4");
    pos_field(p, "harbours_bought", "e1.2.0");
    pos_road(p, 0, "e7");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:1");
    pos_cards(p, 0, "knight:1");
    t = pos_table(p);
    assert_rates(t, 1, 4, 4, 2, 4, 4);
    play(t, "play_attack attack_building:n4 give_in");
    assert_building(t, 4, 0, CATAN_SETTLEMENT);
    assert_rates(t, 0, 4, 4, 2, 4, 4);
    assert_rates(t, 1, 4, 4, 4, 4, 4);
}

/* --- what is told --- */

static void test_told(void **state) {
    (void)state;
    RULE("V1.5");
    RULE("H-1");
    table *t = pos_table(begin("n4", EVERY_KIND));
    told_log(t, catan_max_events(t->game));
    play(t, "buy_harbour:ore lay_harbour:e2");
    static const int32_t observers[] = {0, 1, 2, CATAN_SPECTATOR, CATAN_ALL_SEEING};
    for (size_t o = 0; o < sizeof observers / sizeof *observers; o++) {
        catan_piece pieces[64];
        uint32_t n = catan_view_pieces(t->state, observers[o], pieces, 64), found = 0;
        assert_in_range(n, 1, 64);
        for (uint32_t i = 0; i < n; i++) {
            if (pieces[i].kind == CATAN_PIECE_HARBOUR) {
                found++;
                assert_int_equal(pieces[i].owner, CATAN_NOBODY);
                assert_int_equal(pieces[i].place, 2);
                assert_int_equal(pieces[i].place_kind, CATAN_PLACE_EDGE);
                assert_int_equal(pieces[i].level, CATAN_HARBOUR_ORE);
                assert_int_equal(pieces[i].state, 0);
            }
        }
        assert_int_equal(found, 1);
    }
    catan_event events[64];
    uint32_t n = catan_events(t->state, CATAN_SPECTATOR, events, 64), placed = 0, counted = 0;
    for (uint32_t i = 0; i < n; i++) {
        placed += events[i].kind == CATAN_EVENT_PLACED && events[i].index == CATAN_PIECE_HARBOUR &&
                  events[i].place == 2 && events[i].level == CATAN_HARBOUR_ORE;
        counted += events[i].kind == CATAN_EVENT_COUNTER &&
                   events[i].index == CATAN_COUNTER_HARBOUR_STOCK &&
                   events[i].count == CATAN_HARBOUR_ORE && events[i].value == 0;
    }
    assert_int_equal(placed, 1);
    assert_int_equal(counted, 1);
}

/* --- positions --- */

static void test_positions(void **state) {
    (void)state;
    RULE("V1.1");
    RULE("V1.5");
    static const struct {
        const char *bought;
        int32_t status;
    } cases[] = {
        {"e1.0.0+e2.1.0+e9.5.0+e17.5.0", CATAN_OK},
        {"e0.0.0+e1.1.0+e2.2.0+e3.3.0+e4.4.0+e5.5.0+e9.5.0+e17.5.0+e71.5.0", CATAN_OK},
        {"e7.0.0", CATAN_E_POSITION_PLACE},        /* inland */
        {"e1.0.0+e2.0.0", CATAN_E_POSITION_PLACE}, /* there is one */
        {"e1.0.1", CATAN_E_POSITION_PLACE},        /* who should have turned it? */
        {"e0.5.0+e1.5.0+e2.5.0+e3.5.0+e4.5.0", CATAN_E_POSITION_PLACE}, /* there are four */
        {"e2.0.0+e1.1.0", CATAN_E_TEXT_RANGE},
        {"e1.0.0+e1.1.0", CATAN_E_TEXT_RANGE},
        {"e1.6.0", CATAN_E_TEXT_RANGE},
        {"e1.0.2", CATAN_E_TEXT_RANGE},
        {"e72.0.0", CATAN_E_TEXT_RANGE},
        {"e1.0", CATAN_E_TEXT_RANGE},
        {"e1", CATAN_E_TEXT_RANGE},
        {"e1.0.0.0", CATAN_E_TEXT_RANGE},
        {"e1.0.0+", CATAN_E_TEXT_RANGE},
        {"-", CATAN_E_TEXT_SYNTAX}, /* what is usual is left out */
    };
    table *t = table_new(OPTION);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        pos *p = begin("n4", "");
        pos_field(p, "harbours_bought", cases[i].bought);
        if (cases[i].status == CATAN_OK) {
            table_read(t, pos_line(p));
        } else {
            assert_int_equal(table_refusal(t, pos_line(p), NULL), cases[i].status);
        }
    }
}

/* The purchase on its way. */
static void test_positions_of_a_purchase(void **state) {
    (void)state;
    RULE("V1.4");
    RULE("V1.5");
    static const struct {
        const char *task;
        int sound;
    } cases[] = {
        {"buy_harbour.s0.0.5.2.0", 1}, {"buy_harbour.s0.0.5.1.2", 1},
        {"buy_harbour.s0.1.5.0.0", 1}, {"buy_harbour.s0.1.2.0.0", 1},
        {"buy_harbour.s0.0.2.2.0", 0}, /* a 2:1 harbour is paid at once */
        {"buy_harbour.s0.0.5.3.0", 0}, {"buy_harbour.s0.0.5.0.0", 0},
        {"buy_harbour.s0.0.5.2.1", 0}, {"buy_harbour.s0.0.5.1.5", 0},
        {"buy_harbour.s0.1.6.0.0", 0}, {"buy_harbour.s0.1.0.0.0", 0}, /* sold */
        {"buy_harbour.s0.1.2.1.0", 0}, {"buy_harbour.s0.2.2.0.0", 0},
        {"buy_harbour.s1.1.2.0.0", 0}, {"buy_harbour.chance.1.2.0.0", 0},
    };
    for (int coast = 0; coast < 2; coast++) {
        pos *p = begin(coast ? "n4" : "n12", "wool:1 grain:1");
        pos_field(p, "harbours_bought", "e9.0.0");
        table *t = pos_table(p);
        for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
            char tasks[64];
            snprintf(tasks, sizeof tasks, "turn.s0.1.0.0.0+%s", cases[i].task);
            pos_field(p, "tasks", tasks);
            if (coast && cases[i].sound) {
                pos_table(p);
            } else {
                assert_int_equal(table_refusal(t, pos_line(p), NULL), CATAN_E_POSITION_TASK);
            }
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_stock),
        PLAY_TEST(test_stock_runs_out),
        PLAY_TEST(test_own_building_at_coast),
        PLAY_TEST(test_special_building),
        PLAY_TEST(test_price_of_two_to_one),
        PLAY_TEST(test_price_of_three_to_one),
        PLAY_TEST(test_where),
        PLAY_TEST(test_where_at_sea),
        PLAY_TEST(test_where_a_dike_is),
        PLAY_TEST(test_both_ends),
        PLAY_TEST(test_at_once),
        PLAY_TEST(test_it_stays),
        PLAY_TEST(test_told),
        PLAY_TEST(test_positions),
        PLAY_TEST(test_positions_of_a_purchase),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
