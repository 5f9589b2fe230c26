/* Whether two positions look the same to one observer: view, events, moves, reasons, queries. */
#include <string.h>

#include "property/view_pairs.h"
#include "view/view.h"

enum {
    SITE_WORDS = 64, /* of a set of arguments, as long as any */
    KINDS = 143,     /* kinds of moves, and some that are none */
    COUNTERS = 55,   /* kinds of counters, and some that are none */
    MOST_EVENTS = 4096
};

static void same_view(const pair *p) {
    static catan_piece pieces[2][CATAN__MOST_PIECES];
    static catan_counter counters[2][1024];
    catan_view view[2];
    catan_layout layout[2];
    const catan_state *of[2] = {p->one, p->two};
    uint32_t n[2], m[2];
    for (int i = 0; i < 2; i++) {
        memset(pieces[i], i, sizeof pieces[i]); /* whatever is not written may differ */
        memset(counters[i], i, sizeof counters[i]);
        SAME(p, catan_view_get(&view[i], sizeof view[i], of[i], p->observer) == CATAN_OK, "a view");
        SAME(p, catan_view_layout(&layout[i], sizeof layout[i], of[i], p->observer) == CATAN_OK,
             "a layout");
        n[i] = catan_view_pieces(of[i], p->observer, pieces[i], CATAN__MOST_PIECES);
        m[i] = catan_view_counters(of[i], p->observer, counters[i], 1024);
    }
    SAME(p, memcmp(&view[0], &view[1], sizeof *view) == 0, "the view's head tells more");
    SAME(p, memcmp(&layout[0], &layout[1], sizeof *layout) == 0, "the layout tells more");
    SAME(p, n[0] == n[1] && memcmp(pieces[0], pieces[1], n[0] * sizeof **pieces) == 0,
         "pieces tell more");
    SAME(p, m[0] == m[1] && memcmp(counters[0], counters[1], m[0] * sizeof **counters) == 0,
         "counters tell more");
    SAME(p, n[0] == view[0].pieces && m[0] == view[0].counters, "the head tells how many");
    SAME(p, catan_view_hash(p->one, p->observer) == catan_view_hash(p->two, p->observer),
         "the hash tells more");
    SAME(p, catan_hash(p->one) != catan_hash(p->two), "the twin is another position");
}

/* Counters one by one, those too that there are not. */
static void same_counts(const pair *p) {
    for (int i = 0; i < 300; i++) {
        uint32_t kind = catan_rng_below(p->rng, COUNTERS), index = catan_rng_below(p->rng, 30);
        int32_t seat = (int32_t)catan_rng_below(p->rng, CATAN_MAX_PLAYERS + 3) + CATAN_NOBODY;
        index = index >= 26 ? CATAN_TOTAL - (29 - index) : index;
        SAME(p,
             catan_view_count(p->one, p->observer, kind, seat, index) ==
                 catan_view_count(p->two, p->observer, kind, seat, index),
             "a counter tells more");
    }
}

static void same_queries(const pair *p) {
    for (uint32_t kind = 0; kind < KINDS; kind++) {
        uint64_t set[2][SITE_WORDS];
        uint32_t n = catan_sites(p->one, p->observer, kind, set[0], SITE_WORDS);
        SAME(p,
             n == catan_sites(p->two, p->observer, kind, set[1], SITE_WORDS) &&
                 memcmp(set[0], set[1], sizeof *set) == 0,
             "sites tell more");
    }
    for (uint32_t seat = 0; seat < catan_game_players(p->w->game); seat++) {
        catan_score score[2];
        uint8_t one[8], two[8];
        SAME(p,
             catan_score_get(&score[0], sizeof *score, p->one, p->observer, seat) == CATAN_OK &&
                 catan_score_get(&score[1], sizeof *score, p->two, p->observer, seat) == CATAN_OK &&
                 memcmp(&score[0], &score[1], sizeof *score) == 0,
             "a score tells more");
        catan_rates(one, p->one, seat);
        catan_rates(two, p->two, seat);
        SAME(p, memcmp(one, two, sizeof one) == 0, "rates tell more");
        for (uint32_t kind = 0; kind < KINDS; kind++) {
            memset(one, 0, sizeof one);
            memset(two, 0, sizeof two);
            SAME(p,
                 catan_price(one, p->one, seat, kind << 24) ==
                         catan_price(two, p->two, seat, kind << 24) &&
                     memcmp(one, two, sizeof one) == 0,
                 "a price tells more");
        }
    }
    SAME(p,
         catan_actor(p->one) == catan_actor(p->two) &&
             catan_question(p->one) == catan_question(p->two) &&
             catan_result(p->one) == catan_result(p->two),
         "who is asked what tells more");
}

static void same_answer(const pair *p, catan_move move) {
    p->w->move = move;
    SAME(p,
         catan_view_check(p->one, p->observer, move) == catan_view_check(p->two, p->observer, move),
         "the reason why a move is illegal tells more");
    if (p->observer >= 0) {
        SAME(p,
             catan_check(p->one, p->observer, move) == catan_check(p->two, p->observer, move) &&
                 catan_check(p->one, p->observer, move) ==
                     catan_view_check(p->one, p->observer, move),
             "catan_check() for a seat tells more");
    }
    SAME(p,
         catan_move_masked(p->one, p->observer, move) ==
             catan_move_masked(p->two, p->observer, move),
         "a masked move tells more");
}

static void same_moves(const pair *p, int thoroughly) {
    static catan_move moves[2][MAX_LISTED];
    uint32_t n = catan_view_moves(p->one, p->observer, moves[0], MAX_LISTED);
    SAME(p,
         n == catan_view_moves(p->two, p->observer, moves[1], MAX_LISTED) &&
             memcmp(moves[0], moves[1], n * sizeof **moves) == 0,
         "the list of moves tells more");
    SAME(p, n == 0 || catan_actor(p->one) == p->observer, "only who is asked has moves");
    catan_move before = p->w->move;
    for (int i = 0; i < 2; i++) {
        uint32_t all = catan_moves(i == 0 ? p->one : p->two, moves[i], MAX_LISTED);
        for (uint32_t k = 0; k < all; k += 1 + (thoroughly ? 0 : catan_rng_below(p->rng, 16))) {
            same_answer(p, moves[i][k]);
        }
    }
    for (int i = 0; i < (thoroughly ? 200 : 10); i++) {
        uint32_t kind = catan_rng_below(p->rng, KINDS);
        same_answer(p, kind << 24 | catan_rng_below(p->rng, 80));
    }
    p->w->move = before;
}

void same(const pair *p, int thoroughly) {
    same_view(p);
    same_moves(p, thoroughly);
    if (thoroughly || one_in(p->rng, 4)) {
        same_queries(p);
    }
    if (thoroughly) {
        same_counts(p);
    }
}

void same_events(const pair *p) {
    static catan_event events[2][MOST_EVENTS];
    uint32_t n = catan_events(p->one, p->observer, events[0], MOST_EVENTS);
    SAME(p,
         n == catan_events(p->two, p->observer, events[1], MOST_EVENTS) && n >= 2 &&
             memcmp(events[0], events[1], n * sizeof **events) == 0,
         "events tell more");
}
