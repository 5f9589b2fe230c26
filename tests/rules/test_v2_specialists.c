/* Specialists: V2.1 to V2.6. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/changed.h"
#include "rules/sea_knights.h"
#include "support/rule.h"

#define LUMBERJACK CATAN_PIECE_LUMBERJACK
#define NEXT_TO_NONE CATAN_E_POSITION_AWARD

/* n34 touches two forests and mountains, n24 a forest and a pasture, n10 a forest and hills, n38 a
 * forest, n25 a forest, hills and mountains. */
static pos *three_players(const char *options) {
    char text[200];
    snprintf(text, sizeof text, "players=3 specialists=on %s", options);
    return pos_new(text);
}
static int32_t points_of_cards(const table *t, uint32_t seat) {
    catan_score score;
    assert_int_equal(catan_score_get(&score, sizeof score, t->state, CATAN_ALL_SEEING, seat),
                     CATAN_OK);
    return score.source[CATAN_SOURCE_SPECIALISTS];
}

/* --- marks --- */

static void test_settlement_and_city(void **unused) {
    (void)unused;
    RULE("V2.1");
    pos *p = three_players("");
    pos_settlement(p, 0, "n34");
    pos_hand(p, 0, CITY);
    table *t = pos_table(p);
    assert_int_equal(holder_of(t, LUMBERJACK), CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
    /* A city twice for each of both forests, and for the mountains. */
    play(t, "build_city:n34");
    assert_int_equal(holder_of(t, LUMBERJACK), 0);
    assert_int_equal(holder_of(t, CATAN_PIECE_MINER), CATAN_NOBODY);
    assert_points(t, 0, 3, 3);
    assert_int_equal(points_of_cards(t, 0), 1);
    take_back(t, 1);
    assert_int_equal(holder_of(t, LUMBERJACK), CATAN_NOBODY);
    assert_points(t, 0, 1, 1);
}

/* Hexes count, not kinds of terrain, and neither number nor robber matters. */
static void test_each_hex(void **unused) {
    (void)unused;
    RULE("V2.1");
    pos *p = three_players("");
    pos_settlement(p, 0, "n34 n24");
    pos_robber(p, 8);
    pos_field(p, "lumberjack", "s0");
    table *t = pos_table(p);
    assert_points(t, 0, 3, 3);
    assert_refused(t, " lumberjack=s0", "", NEXT_TO_NONE);
    assert_refused(t, "lumberjack=s0", "lumberjack=s1", NEXT_TO_NONE);
    assert_refused(t, "lumberjack=s0", "lumberjack=s0 miner=s0", NEXT_TO_NONE);
}

static void test_turned_city_counts_once(void **unused) {
    (void)unused;
    RULE("V2.1");
    pos *p = ck("players=3 specialists=on specialist_threshold=5");
    pos_settlement(p, 0, "n24");
    pos_city(p, 0, "n34");
    pos_field(p, "lumberjack", "s0");
    assert_points(ck_table(p), 0, 4, 4);
    pos_settlement(p, 0, "n34");
    pos_field(p, "turned", "n34");
    pos_field(p, "lumberjack", "");
    assert_points(ck_table(p), 0, 2, 2);
}

/* Volcano, market and desert are nobody's. */
static void test_barren_hexes(void **unused) {
    (void)unused;
    RULE("V2.1");
    pos *p = three_players("specialist_threshold=2");
    pos_settlement(p, 0, "n45"); /* two fields and a pasture */
    pos_field(p, "farmer", "s0");
    assert_points(pos_table(p), 0, 2, 2);
    static const char *const others[] = {"h14=V", "h14=M", "h14=D"};
    for (int i = 0; i < 3; i++) {
        p = changed("players=3 specialists=on specialist_threshold=2 volcanoes=on market=on",
                    others[i]);
        pos_settlement(p, 0, "n45");
        assert_points(pos_table(p), 0, 1, 1);
    }
}

/* Each specialist has a terrain. */
static void test_terrains(void **unused) {
    (void)unused;
    RULE("V2.2");
    static const struct {
        const char *field, *node;
        uint32_t piece;
    } all[] = {
        {"lumberjack", "n2", CATAN_PIECE_LUMBERJACK}, {"mason", "n47", CATAN_PIECE_MASON},
        {"shepherd", "n1", CATAN_PIECE_SHEPHERD},     {"farmer", "n11", CATAN_PIECE_FARMER},
        {"miner", "n0", CATAN_PIECE_MINER},
    };
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        pos *p = three_players("specialist_threshold=1");
        pos_settlement(p, 2, all[i].node);
        pos_field(p, all[i].field, "s2");
        assert_int_equal(holder_of(pos_table(p), all[i].piece), 2);
    }
    pos *p = sea("specialists=on specialist_threshold=1");
    pos_settlement(p, 2, "n5");
    pos_field(p, "gold_seeker", "s2");
    assert_int_equal(holder_of(pos_table(p), CATAN_PIECE_GOLD_SEEKER), 2);
}

/* --- who holds one --- */

static void test_threshold(void **unused) {
    (void)unused;
    RULE("V2.2");
    /* Two marks are not enough, unless the option says so. */
    pos *p = three_players("");
    pos_settlement(p, 0, "n34");
    assert_points(pos_table(p), 0, 1, 1);
    p = three_players("specialist_threshold=2");
    pos_settlement(p, 0, "n34");
    pos_field(p, "lumberjack", "s0");
    assert_points(pos_table(p), 0, 2, 2);
    /* In Cities & Knights four are needed. */
    p = ck("players=3 specialists=on");
    pos_settlement(p, 0, "n34 n24");
    assert_points(ck_table(p), 0, 2, 2);
    pos_city(p, 0, "n24");
    pos_field(p, "lumberjack", "s0");
    assert_points(ck_table(p), 0, 4, 4);
}

/* It counts at once, and for victory. */
static void test_wins(void **unused) {
    (void)unused;
    RULE("V2.2");
    pos *p = three_players("victory_points=4");
    pos_settlement(p, 0, "n34 n47");
    pos_hand(p, 0, CITY);
    table *t = pos_table(p);
    play(t, "build_city:n34");
    assert_result(t, 0);
}

static void test_tie(void **unused) {
    (void)unused;
    RULE("V2.3");
    pos *p = three_players("");
    pos_settlement(p, 0, "n34 n24");
    pos_settlement(p, 1, "n10 n38");
    pos_road(p, 1, "e37");
    pos_hand(p, 1, "lumber:1 brick:1 wool:1 grain:3 ore:3");
    pos_turn(p, 1, "action");
    pos_field(p, "lumberjack", "s0");
    table *t = pos_table(p);
    assert_points(t, 0, 3, 3);
    /* Three each: it lies aside, though it had a holder. */
    play(t, "build_settlement:n25");
    assert_int_equal(holder_of(t, LUMBERJACK), CATAN_NOBODY);
    assert_points(t, 0, 2, 2);
    assert_points(t, 1, 3, 3);
    /* Four are strictly most. */
    play(t, "build_city:n25");
    assert_int_equal(holder_of(t, LUMBERJACK), 1);
    assert_points(t, 1, 6, 6); /* mason, too */
    take_back(t, 2);
    assert_int_equal(holder_of(t, LUMBERJACK), 0);
}

/* With the buildings it goes. */
static void test_lost_below_threshold(void **unused) {
    (void)unused;
    RULE("V2.3");
    pos *p = ck("players=3 specialists=on");
    pos_city(p, 1, "n34");
    pos_field(p, "lumberjack", "s1");
    pos_field(p, "barbarians", "6");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_points(t, 1, 3, 3);
    roll(t, 1, 1, "ship");
    play(t, "lose_city:n34");
    assert_int_equal(holder_of(t, LUMBERJACK), CATAN_NOBODY);
    assert_points(t, 1, 1, 1);
}

/* --- income --- */

/* Seat 0 is lumberjack; seat 1 is about to roll. */
static pos *before_income(const char *options) {
    pos *p = three_players(options);
    pos_settlement(p, 0, "n34 n24");
    pos_field(p, "lumberjack", "s0");
    pos_turn(p, 1, "before_roll");
    return p;
}

static void test_every_roll(void **unused) {
    (void)unused;
    RULE("V2.4");
    table *t = pos_table(before_income(""));
    play(t, "roll dice:2");
    assert_asked(t, 1, "action");
    assert_hand(t, 0, "lumber:1");
    take_back(t, 1);
    play(t, "dice:11"); /* beside what the forest yields */
    assert_hand(t, 0, "lumber:2");
    /* On a 7 nothing. */
    t = pos_table(before_income(""));
    play(t, "roll dice:7 move_robber:h0");
    assert_asked(t, 1, "action");
    assert_hand(t, 0, "");
    /* Nor what the bank has not got: it pays what is produced first. */
    pos *p = before_income("");
    pos_bank(p, 2, "lumber:1");
    t = pos_table(p);
    play(t, "roll dice:11");
    assert_hand(t, 0, "lumber:1");
    assert_bank(t, 0, 19, 19, 19, 19);
}

/* At sea: seat 0 is gold-seeker, seat 1 farmer. Nothing is produced on a 2. */
static pos *gold_and_fields(const char *options) {
    char text[200];
    snprintf(text, sizeof text, "specialists=on specialist_threshold=2 %s", options);
    pos *p = sea(text);
    pos_city(p, 0, "n5");
    pos_city(p, 1, "n60");
    pos_field(p, "farmer", "s1");
    pos_field(p, "gold_seeker", "s0");
    pos_turn(p, 0, "before_roll");
    return p;
}

static void test_gold_seeker_chooses(void **unused) {
    (void)unused;
    RULE("V2.4");
    table *t = pos_table(gold_and_fields(""));
    play(t, "roll dice:2");
    assert_asked(t, 0, "take_income");
    assert_moves(t, "take_income:lumber,brick,wool,grain,ore");
    play_as(t, 0, "take_income:ore");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "ore:1");
    assert_hand(t, 1, "grain:1");
}

/* One after the other in turn order, with what the bank has then. */
static void test_income_in_turn_order(void **unused) {
    (void)unused;
    RULE("V2.4");
    pos *p = gold_and_fields("");
    pos_bank(p, 2, "grain:1");
    table *t = pos_table(p);
    play(t, "roll dice:2 take_income:grain");
    assert_hand(t, 1, "");
    take_back(t, 1);
    play(t, "take_income:wool");
    assert_hand(t, 1, "grain:1");
    pos_turn(p, 1, "before_roll");
    t = pos_table(p);
    play(t, "roll dice:2");
    assert_hand(t, 1, "grain:1");
    assert_moves(t, "take_income:lumber,brick,wool,ore");
    refuse(t, 0, "take_income:grain", CATAN_E_BANK_EMPTY);
    /* The question is the gold-seeker's alone. */
    assert_refused(t, "income.s0", "income.s1", CATAN_E_POSITION_TASK);
    assert_refused(t, "income.s0.0.0", "income.s0.0.2", CATAN_E_POSITION_TASK);
    assert_refused(t, "+income.s0.0.0.0.0", "+income.s0.0.0.0.0+income.s0.0.0.0.0",
                   CATAN_E_POSITION_TASK);
    /* With an empty bank nothing is asked. */
    p = gold_and_fields("");
    pos_bank(p, 2, "lumber:0 brick:0 wool:0 grain:0 ore:0");
    t = pos_table(p);
    play(t, "roll dice:2");
    assert_asked(t, 0, "action");
}

static void test_own_turn(void **unused) {
    (void)unused;
    RULE("V2.5");
    pos *p = before_income("specialist_income=own_turn");
    table *t = pos_table(p);
    play(t, "roll dice:2");
    assert_hand(t, 0, "");
    pos_turn(p, 0, "before_roll");
    t = pos_table(p);
    play(t, "roll dice:2");
    assert_hand(t, 0, "lumber:1");
    /* After a 7 with all that it brings. */
    pos_settlement(p, 1, "n0");
    pos_hand(p, 1, "ore:1");
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h0 rob:s1");
    assert_hand(t, 0, "");
    play(t, "steal:ore");
    assert_hand(t, 0, "lumber:1 ore:1");
    assert_asked(t, 0, "action");
    p = gold_and_fields("specialist_income=own_turn");
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h0");
    assert_asked(t, 0, "take_income");
    play(t, "take_income:lumber");
    assert_hand(t, 1, "");
}

/* Aqueduct first; what is chosen is no commodity. */
static void test_resources_beside_the_aqueduct(void **unused) {
    (void)unused;
    RULE("V2.6");
    pos *p = at_sea("specialists=on specialist_threshold=2");
    pos_city(p, 0, "n5");
    pos_field(p, "gold_seeker", "s0");
    tracks(p, 0, 0, 0, 3);
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_asked(t, 0, "take_aqueduct");
    play(t, "take_aqueduct:ore");
    assert_asked(t, 0, "take_income");
    assert_moves(t, "take_income:lumber,brick,wool,grain,ore");
    refuse(t, 0, "take_income:coin", CATAN_E_NO_EFFECT);
    play(t, "take_income:ore");
    assert_hand(t, 0, "ore:2");
}

/* --- in the scenario --- */

enum { KINDS = 6 };

/* Marks by specialist, from what lies there alone. */
static void marks_of(const table *t, int32_t seat, unsigned marks[KINDS]) {
    catan_layout layout = layout_info(t);
    memset(marks, 0, KINDS * sizeof *marks);
    for (uint32_t i = 0; i < catan_node_count(t->game); i++) {
        catan_node node;
        assert_int_equal(catan_node_get(&node, sizeof node, t->game, i), CATAN_OK);
        for (int near = 0; catan_node_owner(t->state, i) == seat && near < 3; near++) {
            unsigned terrain =
                node.hexes[near] == CATAN_NO_PLACE ? CATAN_SEA : layout.terrain[node.hexes[near]];
            unsigned kind = terrain == CATAN_GOLD ? 5 : terrain - CATAN_FOREST;
            if (kind < 5 || terrain == CATAN_GOLD) {
                marks[kind] += catan_node_building(t->state, i);
            }
        }
    }
}
/* Each card is with him who alone has most marks, and `least`. @return cards that somebody has */
static unsigned check_holders(const table *t, unsigned least) {
    unsigned marks[CATAN_SEATS][KINDS], held = 0;
    for (uint32_t seat = 0; seat < t->players; seat++) {
        marks_of(t, (int32_t)seat, marks[seat]);
    }
    for (unsigned kind = 0; kind < KINDS; kind++) {
        int32_t holder = CATAN_NOBODY;
        unsigned most = least - 1;
        for (uint32_t seat = 0; seat < t->players; seat++) {
            unsigned own = marks[seat][kind];
            holder = own > most ? (int32_t)seat : own == most ? CATAN_NOBODY : holder;
            most = own > most ? own : most;
        }
        assert_int_equal(holder_of(t, LUMBERJACK + kind), holder);
        held += holder != CATAN_NOBODY;
    }
    return held;
}

static void move_by_chance(table *t, catan_rng *rng) {
    assert_int_equal(catan_apply(t->state, CATAN_ANYONE, catan_random_move(t->state, rng)),
                     CATAN_OK);
}
/* Up to the first turn; until then nobody has one. */
static table *scenario_begun(const char *options, catan_rng *rng) {
    char text[160];
    snprintf(text, sizeof text, "scenario=specialists first_player=0 layout=random %s", options);
    table *t = table_new(text);
    while (table_info(t).turn == 0) {
        for (unsigned kind = 0; kind < KINDS; kind++) {
            assert_int_equal(holder_of(t, LUMBERJACK + kind), CATAN_NOBODY);
        }
        move_by_chance(t, rng);
    }
    return t;
}

static void test_assigned_when_setup_ends(void **unused) {
    (void)unused;
    RULE("P-4");
    catan_rng rng;
    unsigned held = 0, knights_held = 0;
    assert_int_equal(catan_rng_seed(&rng, 1), CATAN_OK);
    for (unsigned i = 0; i < 10; i++) {
        held += check_holders(scenario_begun("players=4", &rng), 1);
        knights_held += check_holders(scenario_begun("players=3 cities_knights=on", &rng), 4);
    }
    assert_in_range(held, 1, 60);
    assert_in_range(knights_held, 0, 59);
    /* In games of their own from the first settlement on. */
    table *t = table_new("players=3 specialists=on specialist_threshold=2 first_player=0");
    play(t, "setup_settlement:n34");
    assert_int_equal(holder_of(t, LUMBERJACK), 0);
}

/* Cards that a 12 yields a seat. */
static unsigned yield_of_twelve(const table *t, int32_t seat) {
    catan_layout layout = layout_info(t);
    unsigned cards = 0;
    for (uint32_t i = 0; i < catan_node_count(t->game); i++) {
        catan_node node;
        assert_int_equal(catan_node_get(&node, sizeof node, t->game, i), CATAN_OK);
        for (int near = 0; catan_node_owner(t->state, i) == seat && near < 3; near++) {
            uint32_t hex = node.hexes[near];
            cards += hex != CATAN_NO_PLACE && layout.number[hex] == 12;
        }
    }
    return cards;
}

/* Only he who rolls gets something. Nobody starts at gold. */
static void test_income_in_the_scenario(void **unused) {
    (void)unused;
    RULE("P-4");
    catan_rng rng;
    unsigned of[4] = {0};
    assert_int_equal(catan_rng_seed(&rng, 2), CATAN_OK);
    for (unsigned i = 0; i < 10; i++) {
        table *t = scenario_begun("players=4", &rng);
        unsigned due[4];
        for (uint32_t seat = 0; seat < 4; seat++) {
            due[seat] = hand_size(t, seat) + yield_of_twelve(t, (int32_t)seat);
        }
        for (unsigned kind = 0; kind < KINDS; kind++) {
            int32_t holder = holder_of(t, LUMBERJACK + kind);
            due[0] += holder == 0;
            of[holder < 0 ? 3 : holder]++;
        }
        play(t, "roll dice:12");
        for (uint32_t seat = 0; seat < 4; seat++) {
            assert_int_equal(hand_size(t, seat), due[seat]);
        }
    }
    assert_true(of[0] != 0 && of[1] != 0 && of[2] != 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_settlement_and_city),
        PLAY_TEST(test_each_hex),
        PLAY_TEST(test_turned_city_counts_once),
        PLAY_TEST(test_barren_hexes),
        PLAY_TEST(test_terrains),
        PLAY_TEST(test_threshold),
        PLAY_TEST(test_wins),
        PLAY_TEST(test_tie),
        PLAY_TEST(test_lost_below_threshold),
        PLAY_TEST(test_every_roll),
        PLAY_TEST(test_gold_seeker_chooses),
        PLAY_TEST(test_income_in_turn_order),
        PLAY_TEST(test_own_turn),
        PLAY_TEST(test_resources_beside_the_aqueduct),
        PLAY_TEST(test_assigned_when_setup_ends),
        PLAY_TEST(test_income_in_the_scenario),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
