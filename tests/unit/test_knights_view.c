/* Views of Cities & Knights: its pieces and whose they are, its counters, and what is hidden of
 * progress cards. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "game/compiled.h"
#include "knights_rich.h"
#include "view/view.h"

static const int32_t observers[] = {0, 1, 2, CATAN_SPECTATOR, CATAN_ALL_SEEING};
enum { OBSERVERS = sizeof observers / sizeof *observers };

/* --- pieces --- */

static void test_pieces(void **unused) {
    (void)unused;
    table *t = ck_table(knights_rich("players=3"));
    static const catan_piece wanted[] = {
        {CATAN_PIECE_ROAD, 0, 0, CATAN_PLACE_EDGE, 0, 0, {0}},
        {CATAN_PIECE_ROAD, 0, 19, CATAN_PLACE_EDGE, 0, 0, {0}},
        {CATAN_PIECE_ROAD, 0, 26, CATAN_PLACE_EDGE, 0, 0, {0}},
        {CATAN_PIECE_ROAD, 0, 52, CATAN_PLACE_EDGE, 0, 0, {0}},
        {CATAN_PIECE_ROAD, 1, 41, CATAN_PLACE_EDGE, 0, 0, {0}},
        {CATAN_PIECE_ROAD, 1, 66, CATAN_PLACE_EDGE, 0, 0, {0}},
        {CATAN_PIECE_SETTLEMENT, 0, 3, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_SETTLEMENT, 1, 51, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_CITY, 0, 17, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_CITY, 0, 36, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_CITY, 1, 28, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_ROBBER, CATAN_NOBODY, 9, CATAN_PLACE_HEX, 0, 0, {0}},
        {CATAN_PIECE_TURN, 0, CATAN_NO_PLACE, CATAN_PLACE_NONE, 0, 0, {0}},
        {CATAN_PIECE_ACTIVE, 0, CATAN_NO_PLACE, CATAN_PLACE_NONE, 0, 0, {0}},
        {CATAN_PIECE_KNIGHT, 0, 12, CATAN_PLACE_NODE, 1, 7, {0}},
        {CATAN_PIECE_KNIGHT, 0, 23, CATAN_PLACE_NODE, 2, 0, {0}},
        {CATAN_PIECE_KNIGHT, 0, 41, CATAN_PLACE_NODE, 3, 1, {0}},
        {CATAN_PIECE_KNIGHT, 1, 34, CATAN_PLACE_NODE, 1, 0, {0}},
        {CATAN_PIECE_WALL, 0, 17, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_WALL, 1, 28, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_TURNED, 1, 51, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_METROPOLIS, 0, 36, CATAN_PLACE_NODE, 0, CATAN_TRACK_TRADE, {0}},
        {CATAN_PIECE_METROPOLIS, 1, 28, CATAN_PLACE_NODE, 0, CATAN_TRACK_SCIENCE, {0}},
        {CATAN_PIECE_MERCHANT, 1, 8, CATAN_PLACE_HEX, 0, 0, {0}},
        {CATAN_PIECE_PRINTER, 2, CATAN_NO_PLACE, CATAN_PLACE_NONE, 0, 0, {0}},
        {CATAN_PIECE_CONSTITUTION, 0, CATAN_NO_PLACE, CATAN_PLACE_NONE, 0, 0, {0}},
    };
    enum { PIECES = sizeof wanted / sizeof *wanted };
    for (int i = 0; i < OBSERVERS; i++) {
        catan_piece pieces[PIECES + 1];
        assert_int_equal(catan_view_pieces(t->state, observers[i], pieces, PIECES + 1), PIECES);
        assert_memory_equal(pieces, wanted, sizeof wanted);
    }
}

/* Several metropolises of one seat come by their nodes, whatever their tracks; what nobody has is
 * no piece. */
static void test_metropolises(void **unused) {
    (void)unused;
    pos *p = ck("players=3");
    pos_city(p, 1, "n17 n36 n28");
    tracks(p, 1, 4, 4, 5);
    pos_field(p, "metropolises", "n36,n28,n17");
    pos_field(p, "robber_free", "1");
    table *t = ck_table(p);
    static const uint16_t node[] = {17, 28, 36},
                          track[] = {CATAN_TRACK_SCIENCE, CATAN_TRACK_POLITICS, CATAN_TRACK_TRADE};
    catan_piece pieces[16];
    uint32_t n = catan_view_pieces(t->state, 0, pieces, 16), found = 0;
    assert_int_equal(n, 3 + 1 + 2 + 3); /* cities, robber, marks, metropolises */
    for (uint32_t i = 0; i < n; i++) {
        if (pieces[i].kind == CATAN_PIECE_METROPOLIS) {
            assert_int_equal(pieces[i].owner, 1);
            assert_int_equal(pieces[i].place, node[found]);
            assert_int_equal(pieces[i].state, track[found]);
            found++;
        }
    }
    assert_int_equal(found, 3);
}

/* Every piece that a seat has, on the board: no more than there can be. */
static void test_most_pieces(void **unused) {
    (void)unused;
    catan_game *game = ck_start("players=6")->game;
    assert_true(catan_max_pieces(game) >= 6 * (15 + 5 + 4 + 6 + 3 + 4) + 3 + 1 + 1 + 4 + 1);
    assert_true(catan_max_pieces(game) < CATAN__MOST_PIECES);
    assert_true(catan_max_events(game) > 2 * catan_max_pieces(game) + catan_max_counters(game));
}

/* --- counters --- */

#define assert_count(t, observer, kind, seat, index, value)                                        \
    assert_int_equal(catan_view_count((t)->state, observer, CATAN_COUNTER_##kind, seat, index),    \
                     value)

/* Cards of a holder: all kinds in one text, "?" for those that are unknown, then the totals. */
static const char *cards_of(const table *t, int32_t observer, uint32_t kind, int32_t seat) {
    static const uint32_t totals[] = {CATAN_TOTAL_TRADE, CATAN_TOTAL_POLITICS, CATAN_TOTAL_SCIENCE,
                                      CATAN_TOTAL};
    char *text = play_memory(256);
    int unknown = 0;
    for (uint32_t k = 0; k < CATAN_PROGRESS_KINDS; k++) {
        int32_t value = catan_view_count(t->state, observer, kind, seat, k);
        unknown += value == CATAN_UNKNOWN;
        if (value > 0) {
            sprintf(text + strlen(text), "%s:%d ", catan_progress_name(k), value);
        }
    }
    assert_true(unknown == 0 || unknown == CATAN_PROGRESS_KINDS);
    sprintf(text + strlen(text), "%s", unknown != 0 ? "? " : "");
    for (int i = 0; i < 4; i++) {
        sprintf(text + strlen(text), "%s%d", i == 0 ? "" : "+",
                catan_view_count(t->state, observer, kind, seat, totals[i]));
    }
    return text;
}

static void test_progress(void **unused) {
    (void)unused;
    table *t = ck_table(knights_rich("players=3"));
    static const char *const held[] = {"crane:1 spy:2 0+2+1+3", "mining:1 merchant:3 3+0+1+4",
                                       "0+0+0+0"},
                             *const hidden[] = {"? 0+2+1+3", "? 3+0+1+4", "? 0+0+0+0"};
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        for (int32_t seat = 0; seat < 3; seat++) {
            assert_string_equal(cards_of(t, me, CATAN_COUNTER_PROGRESS, seat),
                                me == CATAN_ALL_SEEING || me == seat ? held[seat] : hidden[seat]);
        }
        if (me != CATAN_ALL_SEEING) {
            assert_string_equal(cards_of(t, me, CATAN_COUNTER_PROGRESS_DECK, CATAN_NOBODY),
                                "? 13+14+15+42");
        }
        assert_count(t, me, UNDER_TRADE, CATAN_NOBODY, 0, 2);
        assert_count(t, me, UNDER_POLITICS, CATAN_NOBODY, 0, 1);
        assert_count(t, me, UNDER_SCIENCE, CATAN_NOBODY, 0, 0);
        assert_count(t, me, UNDER_TRADE, CATAN_NOBODY, CATAN_TOTAL, CATAN_UNKNOWN);
    }
    assert_count(t, CATAN_ALL_SEEING, PROGRESS_DECK, CATAN_NOBODY, CATAN_PROGRESS_MERCHANT, 2);
    assert_count(t, CATAN_ALL_SEEING, PROGRESS_DECK, CATAN_NOBODY, CATAN_PROGRESS_SPY, 0);
    assert_count(t, CATAN_ALL_SEEING, PROGRESS_DECK, CATAN_NOBODY, CATAN_TOTAL, 42);
}

static void test_numbers(void **unused) {
    (void)unused;
    table *t = ck_table(knights_rich("players=3"));
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        assert_count(t, me, BARBARIANS, CATAN_NOBODY, 0, 4);
        assert_count(t, me, ROLLED, CATAN_NOBODY, 0, 8);
        assert_count(t, me, RED_DIE, CATAN_NOBODY, 0, 3);
        assert_count(t, me, EVENT_DIE, CATAN_NOBODY, 0, CATAN_FACE_TRADE);
        assert_count(t, me, ROBBER_FREE, CATAN_NOBODY, 0, 1);
        assert_count(t, me, AQUEDUCTS, CATAN_NOBODY, 0, 0);
        assert_count(t, me, TRADE, 0, 0, 4);
        assert_count(t, me, POLITICS, 0, 0, 3);
        assert_count(t, me, SCIENCE, 1, 0, 5);
        assert_count(t, me, DEFENDER, 0, 0, 1);
        assert_count(t, me, HAND, 0, CATAN_TOTAL, 3);
        assert_count(t, me, HAND, 1, CATAN_PAPER,
                     me == 1 || me == CATAN_ALL_SEEING ? 2 : CATAN_UNKNOWN);
        assert_count(t, me, BANK, CATAN_NOBODY, CATAN_CLOTH, 11);
    }
}

/* What there is not in such a game is not shown (C-3). */
static void test_absent(void **unused) {
    (void)unused;
    table *t = ck_table(knights_rich("players=3 dice=deck"));
    static const uint32_t none[] = {CATAN_COUNTER_CARD_PLAYED, CATAN_COUNTER_DECK,
                                    CATAN_COUNTER_DEVELOPMENT, CATAN_COUNTER_FRESH,
                                    CATAN_COUNTER_KNIGHTS};
    static catan_counter counters[1024];
    uint32_t n = catan_view_counters(t->state, 0, counters, 1024);
    assert_int_equal(n, catan_max_counters(t->game));
    for (uint32_t i = 0; i < n; i++) {
        for (size_t k = 0; k < sizeof none / sizeof *none; k++) {
            assert_int_not_equal(counters[i].kind, none[k]);
        }
        assert_int_equal(
            catan_view_count(t->state, 0, counters[i].kind, counters[i].seat, counters[i].index),
            counters[i].value);
        if (i > 0) {
            const catan_counter *a = &counters[i - 1], *b = &counters[i];
            assert_true(a->kind != b->kind   ? a->kind < b->kind
                        : a->seat != b->seat ? a->seat < b->seat
                                             : a->index < b->index);
        }
    }
    /* turn, rolled, offers; bank, pairs, offer; hands of 8 kinds; roads to routes; the module's */
    assert_int_equal(n,
                     3 + 8 + 36 + 2 * 8 + 3 * (9 + 5) + 5 + 29 + 3 + 4 + 3 * (29 + 3 + 1 + 3 + 1));
    table *base = table_new("players=3");
    assert_count(base, 0, PROGRESS, 0, CATAN_TOTAL, CATAN_UNKNOWN);
    assert_count(base, 0, BARBARIANS, CATAN_NOBODY, 0, CATAN_UNKNOWN);
}

static void test_pairs(void **unused) {
    (void)unused;
    pos *p = knights_rich("players=3 dice=deck");
    pos_field(p, "dice_pairs", "d0+d7+d35");
    table *t = ck_table(p);
    for (uint32_t pair = 0; pair < 36; pair++) {
        assert_count(t, CATAN_SPECTATOR, DICE_LEFT, CATAN_NOBODY, pair,
                     pair == 0 || pair == 7 || pair == 35);
    }
    assert_count(t, 0, DICE_LEFT, CATAN_NOBODY, 36, CATAN_UNKNOWN);
}

static void test_domains(void **unused) {
    (void)unused;
    const catan_game *game = ck_start("players=3 dice=deck")->game;
    assert_int_equal(catan_counter_domain(game, CATAN_COUNTER_PROGRESS), CATAN_DOMAIN_PROGRESS);
    assert_int_equal(catan_counter_domain(game, CATAN_COUNTER_PROGRESS_DECK),
                     CATAN_DOMAIN_PROGRESS);
    assert_int_equal(catan_counter_domain(game, CATAN_COUNTER_DICE_LEFT), CATAN_DOMAIN_DICE_PAIR);
    assert_int_equal(catan_counter_domain(game, CATAN_COUNTER_UNDER_TRADE), CATAN_DOMAIN_NONE);
    assert_int_equal(catan_counter_domain(game, CATAN_COUNTER_HAND), CATAN_DOMAIN_CARD);
    assert_int_equal(catan_counter_domain(game, CATAN_COUNTER_DEVELOPMENT), CATAN_DOMAIN_NONE);
}

/* --- what is hidden (H-1, H-2, H-4) --- */

static uint64_t seen(pos *p, int32_t observer) {
    return catan_view_hash(ck_table(p)->state, observer);
}
static uint64_t seen_with(const char *field, const char *value, int32_t observer) {
    pos *p = knights_rich("players=3");
    pos_field(p, field, value);
    return seen(p, observer);
}

/* Two positions look the same to those who may not know how they differ, and to nobody else. */
static void differ_for(const char *field, const char *one, const char *other, unsigned seats,
                       int spectator, int line) {
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == CATAN_ALL_SEEING  ? 1
                    : me == CATAN_SPECTATOR ? spectator
                                            : (int)(seats >> me & 1);
        if ((seen_with(field, one, me) != seen_with(field, other, me)) != knows) {
            play_fail(__FILE__, line, "%s: observer %d should%s know", field, (int)me,
                      knows ? "" : " not");
        }
    }
}
#define DIFFER(field, one, other, seats, spectator)                                                \
    differ_for(field, one, other, seats, spectator, __LINE__)

static void test_hidden(void **unused) {
    (void)unused;
    /* of the same colour: the owner knows; of another: all */
    DIFFER("progress", "1/-/-", "0.1/-/-", 1, 0);
    DIFFER("progress", "1/0.1/-", "0.1/1/-", 3, 0);
    DIFFER("progress", "1/-/-", "0.0.0.0.0.0.0.0.0.0.1/-/-", 7, 1);
    DIFFER("progress", "1/-/-", "2/-/-", 7, 1);
    DIFFER("progress", "1/-/-", "-/1/-", 7, 1);
    /* under the decks: how many */
    DIFFER("under_trade", "merchant+merchant_fleet", "merchant_fleet+merchant", 0, 0);
    DIFFER("under_trade", "merchant+merchant_fleet", "merchant+resource_monopoly", 0, 0);
    DIFFER("under_trade", "merchant+merchant_fleet", "merchant", 7, 1);
    /* what lies open */
    DIFFER("knights_placed", "n12.1.1/-/-", "n12.1.0/-/-", 7, 1);
    DIFFER("merchant_of", "s0", "s1", 7, 1);
    DIFFER("metropolises", "n36,-,n28", "n17,-,n28", 7, 1);
}

/* The words that are left (white box): nothing of what is secret. */
static void test_masked_words(void **unused) {
    (void)unused;
    pos *p = knights_rich("players=3");
    pos_field(p, "under_politics",
              "spy+bishop+bishop+diplomat+diplomat+warlord+warlord+wedding+wedding+intrigue+"
              "intrigue+saboteur+saboteur+deserter");
    pos_field(p, "progress", "0.1/0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.2/-");
    table *t = ck_table(p);
    const catan_game *game = t->game;
    uint64_t masked[CATAN__MAX_WORDS];
    catan__mask_words(masked, game, catan__words_const(t->state), 0);
    int looked_at = 0;
    for (uint32_t i = 0; i < game->field_count; i++) {
        const catan__field *f = &game->field[i];
        const uint64_t *value = masked + f->word;
        if (f->shape == CATAN__QUEUE && catan__queue_length(value) == 14) {
            for (unsigned k = 0; k < 14; k++) {
                assert_int_equal(catan__queue_at(value, k), CATAN__QUEUE_UNKNOWN);
            }
            assert_int_equal(catan__queue_at(value, 14), 0);
            looked_at++;
        } else if (f->shape == CATAN__PROGRESS && f->scope == CATAN__OF_SEAT) {
            assert_int_equal(catan__progress_count(value[0], CATAN_PROGRESS_CRANE), 1);
            assert_true(value[f->stride] == CATAN__LANE(CATAN_TRACK_POLITICS, 2));
            assert_true(value[2 * f->stride] == 0);
            looked_at++;
        }
    }
    assert_int_equal(looked_at, 2);
}

/* Everybody knows all points: there are no point cards in hands. */
static void test_scores(void **unused) {
    (void)unused;
    table *t = ck_table(knights_rich("players=3"));
    for (int i = 0; i < OBSERVERS; i++) {
        for (uint32_t seat = 0; seat < 3; seat++) {
            catan_score score;
            assert_int_equal(catan_score_get(&score, sizeof score, t->state, observers[i], seat),
                             CATAN_OK);
            assert_int_equal(score.source[CATAN_SOURCE_POINT_CARDS], 0);
        }
    }
}

/* --- statistics --- */

static void test_stats(void **unused) {
    (void)unused;
    static catan_stats stats;
    catan_event event;
    memset(&event, 0, sizeof event);
    assert_int_equal(catan_stats_init(&stats, sizeof stats), CATAN_OK);
    event.seat = 1;
    event.kind = CATAN_EVENT_DREW;
    event.value = CATAN_UNKNOWN;
    event.index = CATAN_TRACK_SCIENCE;
    event.hidden = 1;
    assert_int_equal(catan_stats_event(&stats, &event), CATAN_OK);
    assert_int_equal(catan_stats_event(&stats, &event), CATAN_OK);
    event.kind = CATAN_EVENT_RETURNED;
    assert_int_equal(catan_stats_event(&stats, &event), CATAN_OK);
    assert_int_equal(stats.seat[1].drawn, 2);
    assert_int_equal(stats.seat[1].returned, 1);
    assert_int_equal(stats.seat[0].drawn | stats.seat[0].returned, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_pieces),       PLAY_TEST(test_metropolises), PLAY_TEST(test_most_pieces),
        PLAY_TEST(test_progress),     PLAY_TEST(test_numbers),      PLAY_TEST(test_absent),
        PLAY_TEST(test_pairs),        PLAY_TEST(test_domains),      PLAY_TEST(test_hidden),
        PLAY_TEST(test_masked_words), PLAY_TEST(test_scores),       PLAY_TEST(test_stats),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
