/* What interfaces ask: sites, prices, rates, scores, words. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/told.h"

/* --- sites --- */

/* The arguments of a kind, one by one. */
static const char *sites_text(const table *t, int32_t observer, uint32_t kind) {
    uint64_t set[64];
    char *text = play_memory(2000);
    uint32_t n = catan_sites(t->state, observer, kind, set, 64), there = 0;
    for (uint32_t i = 0; i < 64 * 64; i++) {
        if ((set[i / 64] >> (i % 64) & 1) != 0) {
            sprintf(text + strlen(text), "%s%u", there == 0 ? "" : " ", (unsigned)i);
            there++;
        }
    }
    assert_int_equal(n, there);
    assert_int_equal(catan_sites(t->state, observer, kind, NULL, 0), n);
    return text;
}

static void test_sites(void **unused) {
    (void)unused;
    pos *p = pos_new("players=3");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e19");
    pos_hand(p, 0, "lumber:1 brick:1 grain:2 ore:3");
    pos_settlement(p, 1, "n51");
    table *t = pos_table(p);
    assert_string_equal(sites_text(t, 0, CATAN_MOVE_BUILD_ROAD), "11 12 25 26");
    assert_string_equal(sites_text(t, CATAN_ALL_SEEING, CATAN_MOVE_BUILD_ROAD), "11 12 25 26");
    assert_string_equal(sites_text(t, 1, CATAN_MOVE_BUILD_ROAD), "");
    assert_string_equal(sites_text(t, CATAN_SPECTATOR, CATAN_MOVE_BUILD_ROAD), "");
    assert_string_equal(sites_text(t, 0, CATAN_MOVE_BUILD_CITY), "17");
    assert_string_equal(sites_text(t, 0, CATAN_MOVE_BUILD_SETTLEMENT), "");
    assert_string_equal(sites_text(t, 0, CATAN_MOVE_END_TURN), "0");
    assert_string_equal(sites_text(t, 0, CATAN_MOVE_ROLL), ""); /* not asked */
    assert_string_equal(sites_text(t, 0, CATAN_MOVE_NONE), "");
    assert_string_equal(sites_text(t, 0, 200), "");
    assert_int_equal(catan_sites(t->state, 0, 256, NULL, 0), 0);
    assert_int_equal(catan_sites(t->state, 3, CATAN_MOVE_BUILD_ROAD, NULL, 0), 0);
    assert_int_equal(catan_sites(NULL, 0, CATAN_MOVE_BUILD_ROAD, NULL, 0), 0);
    assert_int_equal(catan_sites(t->state, 0, CATAN_MOVE_BUILD_ROAD, NULL, 1), 0);
    uint64_t set[3] = {7, 7, 7};
    assert_int_equal(catan_sites(t->state, 0, CATAN_MOVE_BUILD_ROAD, set, 2), 4);
    assert_true(
        set[0] == (UINT64_C(1) << 11 | UINT64_C(1) << 12 | UINT64_C(1) << 25 | UINT64_C(1) << 26) &&
        set[1] == 0 && set[2] == 7);
    assert_int_equal(catan_sites(t->state, 1, CATAN_MOVE_BUILD_ROAD, set, 2), 0);
    assert_true(set[0] == 0 && set[2] == 7);
}

/* Sites of every kind are the list of moves, in every question of a game. */
static void test_sites_are_moves(void **unused) {
    (void)unused;
    table *t = table_new("players=6 layout=random counter_offers=on");
    catan_rng rng;
    catan_rng_seed(&rng, 4);
    for (int ply = 0; ply < 800 && catan_result(t->state) == CATAN_RUNNING; ply++) {
        catan_move moves[600], again[600];
        uint32_t n = catan_moves(t->state, moves, 600), m = 0;
        int32_t actor = catan_actor(t->state);
        int32_t observer = actor >= 0 ? actor : CATAN_ALL_SEEING;
        for (uint32_t kind = 0; kind < 256; kind++) {
            uint64_t set[8];
            uint32_t count = catan_sites(t->state, observer, kind, set, 8), there = 0;
            for (uint32_t i = 0; i < 512; i++) {
                if ((set[i / 64] >> (i % 64) & 1) != 0) {
                    again[m++] = kind << 24 | i;
                    there++;
                }
            }
            assert_int_equal(count, there);
        }
        assert_int_equal(n, m);
        assert_memory_equal(moves, again, n * sizeof *moves);
        catan_apply_listed(t->state, catan_random_move(t->state, &rng));
    }
}

/* --- prices and rates --- */

static void test_prices(void **unused) {
    (void)unused;
    static const struct {
        uint32_t kind;
        uint8_t cards[8];
    } rows[] = {
        {CATAN_MOVE_BUILD_ROAD, {1, 1, 0, 0, 0, 0, 0, 0}},
        {CATAN_MOVE_BUILD_SETTLEMENT, {1, 1, 1, 1, 0, 0, 0, 0}},
        {CATAN_MOVE_BUILD_CITY, {0, 0, 0, 2, 3, 0, 0, 0}},
        {CATAN_MOVE_BUY_DEVELOPMENT, {0, 0, 1, 1, 1, 0, 0, 0}},
    };
    table *t = pos_table(pos_new("players=3"));
    uint8_t cards[8];
    for (uint32_t kind = 0; kind < 256; kind++) {
        const uint8_t *wanted = NULL;
        for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
            wanted = rows[i].kind == kind ? rows[i].cards : wanted;
        }
        memset(cards, 99, sizeof cards);
        int32_t status = catan_price(cards, t->state, 2, catan_move_make(kind, 0));
        assert_int_equal(status, wanted != NULL ? CATAN_OK : CATAN_E_MOVE_UNKNOWN);
        if (wanted != NULL) {
            assert_memory_equal(cards, wanted, sizeof cards);
        } else {
            assert_int_equal(cards[0], 99);
        }
    }
    assert_int_equal(catan_price(NULL, t->state, 0, catan_move_make(CATAN_MOVE_BUILD_ROAD, 0)),
                     CATAN_E_ARGUMENT);
    assert_int_equal(catan_price(cards, NULL, 0, catan_move_make(CATAN_MOVE_BUILD_ROAD, 0)),
                     CATAN_E_ARGUMENT);
    assert_int_equal(catan_price(cards, t->state, 3, catan_move_make(CATAN_MOVE_BUILD_ROAD, 0)),
                     CATAN_E_ARGUMENT);
}

static void test_rates(void **unused) {
    (void)unused;
    pos *p = pos_new("players=4");
    pos_settlement(p, 1, "n3");      /* any */
    pos_settlement(p, 2, "n42 n10"); /* wool, ore */
    pos_settlement(p, 3, "n26 n33"); /* any, brick */
    table *t = pos_table(p);
    static const uint8_t wanted[4][8] = {{4, 4, 4, 4, 4, 0, 0, 0},
                                         {3, 3, 3, 3, 3, 0, 0, 0},
                                         {4, 4, 2, 4, 2, 0, 0, 0},
                                         {3, 2, 3, 3, 3, 0, 0, 0}};
    uint8_t cards[8];
    for (uint32_t seat = 0; seat < 4; seat++) {
        assert_int_equal(catan_rates(cards, t->state, seat), CATAN_OK);
        assert_memory_equal(cards, wanted[seat], 8);
    }
    assert_int_equal(catan_rates(cards, t->state, 4), CATAN_E_ARGUMENT);
    assert_int_equal(catan_rates(NULL, t->state, 0), CATAN_E_ARGUMENT);
    assert_int_equal(catan_rates(cards, NULL, 0), CATAN_E_ARGUMENT);
}

/* --- scores --- */

typedef struct score_row {
    int32_t observer;
    uint32_t seat;
    int32_t points, rank, sources[5];
} score_row;

static void test_scores(void **unused) {
    (void)unused;
    pos *p = pos_new("players=4");
    pos_settlement(p, 0, "n0 n2");
    pos_city(p, 0, "n17");
    pos_settlement(p, 1, "n51");
    pos_knights(p, 1, 3);
    pos_cards(p, 1, "point:3");
    pos_settlement(p, 2, "n21");
    pos_road(p, 2, "e23 e33 e39 e10 e18");
    pos_cards(p, 0, "point:1");
    table *t = pos_table(p);
    enum { X = CATAN_UNKNOWN };
    static const score_row rows[] = {
        {0, 0, 5, 0, {2, 2, 0, 0, 1}}, /* his own hidden point, not those of seat 1 */
        {0, 1, 3, 1, {1, 0, 0, 2, X}},
        {0, 2, 3, 1, {1, 0, 2, 0, X}},
        {0, 3, 0, 3, {0, 0, 0, 0, X}},
        {1, 0, 4, 1, {2, 2, 0, 0, X}},
        {1, 1, 6, 0, {1, 0, 0, 2, 3}},
        {1, 2, 3, 2, {1, 0, 2, 0, X}},
        {2, 0, 4, 0, {2, 2, 0, 0, X}},
        {2, 1, 3, 1, {1, 0, 0, 2, X}},
        {2, 2, 3, 1, {1, 0, 2, 0, 0}},
        {CATAN_SPECTATOR, 0, 4, 0, {2, 2, 0, 0, X}},
        {CATAN_SPECTATOR, 1, 3, 1, {1, 0, 0, 2, X}},
        {CATAN_ALL_SEEING, 0, 5, 1, {2, 2, 0, 0, 1}},
        {CATAN_ALL_SEEING, 1, 6, 0, {1, 0, 0, 2, 3}},
        {CATAN_ALL_SEEING, 3, 0, 3, {0, 0, 0, 0, 0}},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        catan_score score;
        assert_int_equal(
            catan_score_get(&score, sizeof score, t->state, rows[i].observer, rows[i].seat),
            CATAN_OK);
        assert_int_equal(score.struct_size, sizeof score);
        assert_int_equal(score.seat, rows[i].seat);
        assert_int_equal(score.needed, 10);
        assert_int_equal(score.points, rows[i].points);
        assert_int_equal(score.rank, rows[i].rank);
        for (int k = 0; k < CATAN_SOURCES; k++) {
            assert_int_equal(score.source[k], k < 5 ? rows[i].sources[k] : 0);
        }
    }
    catan_score score;
    assert_int_equal(catan_score_get(NULL, sizeof score, t->state, 0, 0), CATAN_E_ARGUMENT);
    assert_int_equal(catan_score_get(&score, sizeof score, NULL, 0, 0), CATAN_E_ARGUMENT);
    assert_int_equal(catan_score_get(&score, sizeof score, t->state, 4, 0), CATAN_E_ARGUMENT);
    assert_int_equal(catan_score_get(&score, sizeof score, t->state, 0, 4), CATAN_E_ARGUMENT);
    assert_int_equal(catan_score_get(&score, 4, t->state, 0, 0), CATAN_E_VERSION);
}

/* Points by source are the points that the table counts. */
static void test_scores_add_up(void **unused) {
    (void)unused;
    table *t = table_new("players=4 victory_points=13");
    catan_rng rng;
    catan_rng_seed(&rng, 6);
    for (int ply = 0; ply < 3000 && catan_result(t->state) == CATAN_RUNNING; ply++) {
        catan_apply_listed(t->state, catan_random_move(t->state, &rng));
        for (uint32_t seat = 0; seat < 4; seat++) {
            catan_score all, seen;
            catan_seat_info info = seat_info(t, seat);
            catan_score_get(&all, sizeof all, t->state, CATAN_ALL_SEEING, seat);
            catan_score_get(&seen, sizeof seen, t->state, CATAN_SPECTATOR, seat);
            assert_int_equal(all.points, info.points);
            assert_int_equal(seen.points, info.public_points);
            assert_int_equal(all.needed, 13);
        }
    }
}

/* --- words --- */

static void test_words(void **unused) {
    (void)unused;
    static const char *const cards[] = {"lumber", "brick", "wool",  "grain", "ore",
                                        "cloth",  "coin",  "paper", ""};
    static const char *const developments[] = {"knight", "point",    "road_building",
                                               "plenty", "monopoly", ""};
    static const char *const terrains[] = {"desert", "forest",    "hills",  "pasture",
                                           "fields", "mountains", "sea",    "gold",
                                           "fog",    "volcano",   "market", ""};
    static const char *const harbours[] = {"lumber", "brick", "wool", "grain", "ore", "any", ""};
    static const char *const sources[] = {"settlements",
                                          "cities",
                                          "longest_road",
                                          "largest_army",
                                          "point_cards",
                                          "special",
                                          "metropolises",
                                          "defender",
                                          "progress",
                                          "merchant",
                                          "specialists",
                                          "great_wall",
                                          ""};
    static const char *const tracks[] = {"trade", "politics", "science", ""};
    static const char *const faces[] = {"", "ship", "trade", "politics", "science", ""};
    static const char *const progress[] = {"alchemist",
                                           "crane",
                                           "mining",
                                           "irrigation",
                                           "printer",
                                           "inventor",
                                           "engineer",
                                           "medicine",
                                           "smith",
                                           "road_building",
                                           "bishop",
                                           "diplomat",
                                           "warlord",
                                           "wedding",
                                           "intrigue",
                                           "saboteur",
                                           "spy",
                                           "deserter",
                                           "constitution",
                                           "commercial_harbour",
                                           "merchant_fleet",
                                           "master_merchant",
                                           "trade_monopoly",
                                           "resource_monopoly",
                                           "merchant",
                                           ""};
#define ALL(table, function)                                                                       \
    for (uint32_t i = 0; i < sizeof table / sizeof *table; i++) {                                  \
        assert_string_equal(function(i), table[i]);                                                \
    }                                                                                              \
    assert_string_equal(function(UINT32_MAX), "")
    ALL(cards, catan_card_name);
    ALL(developments, catan_development_name);
    ALL(terrains, catan_terrain_name);
    ALL(harbours, catan_harbour_name);
    ALL(sources, catan_source_name);
    ALL(tracks, catan_track_name);
    ALL(faces, catan_face_name);
    ALL(progress, catan_progress_name);
#undef ALL
    assert_string_equal(catan_question_text(CATAN_ASK_SETUP_SETTLEMENT),
                        "where to put a starting settlement");
    assert_string_equal(catan_question_text(CATAN_ASK_SPECIAL_BUILDING), "build, or pass");
    for (uint32_t i = 0; i <= CATAN_ASK_PAY_TAX; i++) {
        const char *text = catan_question_text((int32_t)i);
        assert_true(text[0] != '\0' && text[strlen(text) - 1] != ')'); /* no rule IDs */
    }
    assert_string_equal(catan_question_text(CATAN_ASK_PAY_TAX + 1), "");
    assert_string_equal(catan_question_text(-1), "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_sites), PLAY_TEST(test_sites_are_moves), PLAY_TEST(test_prices),
        PLAY_TEST(test_rates), PLAY_TEST(test_scores),          PLAY_TEST(test_scores_add_up),
        PLAY_TEST(test_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
