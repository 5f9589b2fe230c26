/* A mirror of an observer's view and board, kept from events alone, is his view; and what events
 * tell of cards, rolls and purchases adds up to it.
 *
 *     mirror [--seconds S] [--seed N] [--long]
 *
 * Random games over random options, every other one from just before a kind of move of the optional
 * rules (variant_starts.h), with four observers at a time: a spectator, one who sees all, two
 * seats.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/checks.h"
#include "property/eager.h"
#include "property/mirror.h"
#include "property/told_production.h"
#include "property/variant_starts.h"

enum { OBSERVERS = 4, MOST_EVENTS = 4096, PLIES = 4000 };

static struct tally {
    uint64_t games, plies, views, events, most, productions, shortages, dropped, kinds[32],
        reasons[CATAN_REASONS];
} done;

static world w;
static catan_state *played, *tiny;
static uint32_t tiny_events;
static uint32_t players;

#define MUST_HOLD(condition, what)                                                                 \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            catan_state_copy(w.state, played);                                                     \
            world_fail(&w, what, __FILE__, __LINE__);                                              \
        }                                                                                          \
    } while (0)

static int one_in(catan_rng *rng, uint32_t of) { return catan_rng_below(rng, of) == 0; }
/* --- the beginning --- */

static int32_t or_none(int32_t counter) { return counter < 0 ? 0 : counter; }

/* What a seat has already. */
static void begin_seat(mirror *m, uint32_t seat) {
    int32_t s = (int32_t)seat;
    m->hand[seat] = or_none(counter_of(m, CATAN_COUNTER_HAND, s, CATAN_TOTAL));
    m->unplayed[seat] = or_none(counter_of(m, CATAN_COUNTER_DEVELOPMENT, s, CATAN_TOTAL));
    m->knights[seat] = or_none(counter_of(m, CATAN_COUNTER_KNIGHTS, s, 0));
    for (uint32_t k = 0; k < 8; k++) {
        m->hand_of_kind[seat][k] = or_none(counter_of(m, CATAN_COUNTER_HAND, s, k));
        m->unplayed_of_kind[seat][k] = or_none(counter_of(m, CATAN_COUNTER_DEVELOPMENT, s, k));
    }
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        m->progress[seat][track] =
            or_none(counter_of(m, CATAN_COUNTER_PROGRESS, s, CATAN_TOTAL_TRADE + track));
        m->first.progress[seat] += m->progress[seat][track];
    }
    m->first.hand[seat] = m->hand[seat];
    m->first.unplayed[seat] = m->unplayed[seat];
    m->first.roads[seat] = roads_of(m, seat);
}

static void begin(mirror *m, int32_t observer) {
    memset(m, 0, sizeof *m);
    m->w = &w;
    m->played = played;
    m->reasons = done.reasons;
    m->observer = observer;
    m->pieces = catan_view_pieces(played, observer, m->piece, MOST_PIECES);
    m->counters = catan_view_counters(played, observer, m->counter, MOST_COUNTERS);
    MUST_HOLD(m->pieces <= MOST_PIECES && m->counters <= MOST_COUNTERS, "there is room");
    MUST_HOLD(catan_view_get(&m->view, sizeof m->view, played, observer) == CATAN_OK, "a view");
    MUST_HOLD(catan_view_layout(&m->layout, sizeof m->layout, played, observer) == CATAN_OK,
              "a layout");
    for (uint32_t k = 0; k < 8; k++) {
        m->bank[k] = or_none(counter_of(m, CATAN_COUNTER_BANK, CATAN_NOBODY, k));
    }
    m->deck = counter_of(m, CATAN_COUNTER_DECK, CATAN_NOBODY, CATAN_TOTAL);
    MUST_HOLD(w.config.cities_knights ? m->deck == NO_COUNTER : m->deck > 0,
              "the deck's size is public");
    for (uint32_t track = 0; track < CATAN_TRACKS && w.config.cities_knights; track++) {
        m->decks[track] =
            counter_of(m, CATAN_COUNTER_PROGRESS_DECK, CATAN_NOBODY, CATAN_TOTAL_TRADE + track);
        MUST_HOLD(w.start != NULL || m->decks[track] == 18,
                  "sizes of progress decks are public (C-8)");
    }
    for (uint32_t seat = 0; seat < players; seat++) {
        begin_seat(m, seat);
    }
    m->face = counter_of(m, CATAN_COUNTER_EVENT_DIE, CATAN_NOBODY, 0);
    m->first.turn = m->view.turn;
    catan_stats_init(&m->stats, sizeof m->stats);
}

/* --- pieces, counters, the last event --- */

static catan_piece piece_of(const catan_event *event) {
    catan_piece piece;
    memset(&piece, 0, sizeof piece);
    piece.kind = event->index;
    piece.owner = event->seat;
    piece.place = event->place;
    piece.place_kind = event->place_kind;
    piece.level = event->level;
    piece.state = event->state;
    return piece;
}

/* By kind, then owner, then place. */
static int is_before(const catan_piece *a, const catan_piece *b) {
    return a->kind != b->kind     ? a->kind < b->kind
           : a->owner != b->owner ? a->owner < b->owner
                                  : a->place < b->place;
}

static void place(mirror *m, const catan_piece *piece) {
    uint32_t at = m->pieces;
    MUST_HOLD(m->pieces < MOST_PIECES, "there is room");
    for (; at > 0 && is_before(piece, &m->piece[at - 1]); at--) {
        m->piece[at] = m->piece[at - 1];
    }
    m->piece[at] = *piece;
    m->pieces++;
}

static void take_away(mirror *m, const catan_piece *piece) {
    for (uint32_t i = 0; i < m->pieces; i++) {
        if (memcmp(&m->piece[i], piece, sizeof *piece) == 0) {
            m->pieces--;
            memmove(&m->piece[i], &m->piece[i + 1], (m->pieces - i) * sizeof *piece);
            return;
        }
    }
    MUST_HOLD(0, "what is removed was there");
}

static void count(mirror *m, const catan_event *event) {
    for (uint32_t i = 0; i < m->counters; i++) {
        catan_counter *c = &m->counter[i];
        if (c->kind == event->index && c->seat == event->seat && c->index == event->count) {
            MUST_HOLD(c->value != event->value, "a counter that is told has changed");
            c->value = event->value;
            return;
        }
    }
    MUST_HOLD(0, "a counter that is told is one of the view's");
}

/* Whether an event of the board may tell that of a hex: what was fog is discovered, and then its
 * number (S-81), or a polder's (V8.3); tokens are swapped (C-115) or moved (V4.5); the sea becomes
 * land, and hills what is irrigated (V8.3, V9.1). */
static int may_change(uint8_t terrain, uint8_t number, const catan_event *event) {
    int from_nothing = number == 0 && (terrain == CATAN_FOG || event->count != 0);
    int swapped = w.config.cities_knights && number != 0 && event->count != 0;
    if (terrain == event->value) {
        return number != event->count && (from_nothing || swapped || w.config.scarcity);
    }
    if (terrain == CATAN_HILLS && w.config.irrigation) {
        return number == event->count &&
               (event->value == CATAN_PASTURE || event->value == CATAN_FOREST);
    }
    return number == 0 && (terrain == CATAN_FOG || (terrain == CATAN_SEA && w.config.polders));
}

static void discover(mirror *m, const catan_event *event) {
    uint8_t *terrain = &m->layout.terrain[event->place], *number = &m->layout.number[event->place];
    MUST_HOLD(event->place < catan_hex_count(w.game) && may_change(*terrain, *number, event),
              "what may change on the board is told");
    *terrain = (uint8_t)event->value;
    *number = (uint8_t)event->count;
}

static void ask(mirror *m, const catan_event *event) {
    int over = event->kind == CATAN_EVENT_ENDED;
    m->view.actor = over ? CATAN_NOBODY : event->seat;
    m->view.question = over ? CATAN_ASK_OVER : event->value;
    m->view.result = over ? event->value : CATAN_RUNNING;
    m->view.pending = event->count;
    m->view.waiting = event->waiting;
    m->view.accepted = event->accepted;
    m->view.countered = event->countered;
    m->view.subject = event->other;
    m->view.place = event->place;
    m->view.place_kind = event->place_kind;
    m->view.level = event->level;
    m->view.state = event->state;
    m->view.gate = (uint8_t)event->index;
    m->view.what = event->what;
    m->view.hex = event->hex;
}

/* --- production --- */

/* The events of a roll against what lies there, and against B-24. In Cities & Knights production
 * may come with any answer to the roll (C-24), the loss of a city too, which it follows (C-27).
 * `bank`: as it was before. */
static void check_production(const mirror *m, const catan_event *event, uint32_t n,
                             const int32_t bank[8]) {
    int rolls = event[1].kind == CATAN_EVENT_DICE && !w.config.cities_knights, produces = 0;
    for (uint32_t i = 0; i < n; i++) {
        produces |= event[i].kind == CATAN_EVENT_PRODUCTION;
    }
    if (rolls || produces) {
        int32_t total = m->rolled == 7 ? 99 : m->rolled; /* nothing bears that number */
        const told_roll roll = {w.game, &m->layout, m->piece, m->pieces, bank, total};
        const char *fault = production_fault(&roll, event, n, &done.productions, &done.shortages);
        MUST_HOLD(fault == NULL, fault);
    }
}

/* --- all of a move --- */

static int is_told(uint32_t kind) {
    return kind <= CATAN_EVENT_PLAYED || (kind >= CATAN_EVENT_FACE && kind <= CATAN_EVENT_DIE);
}

static int is_secret(uint32_t kind) {
    switch (kind) {
    case CATAN_MOVE_STEAL:
    case CATAN_MOVE_DRAW_DEVELOPMENT:
    case CATAN_MOVE_DRAW_PROGRESS:
    case CATAN_MOVE_DISCARD_PROGRESS:
    case CATAN_MOVE_GIVE:
    case CATAN_MOVE_TAKE_PROGRESS:
    case CATAN_MOVE_HARBOUR_CARD:
    case CATAN_MOVE_HARBOUR_GIVE:
    case CATAN_MOVE_TAKE_HAND:
        return 1;
    default:
        return 0;
    }
}

/* The move, what came of it, hexes, pieces removed and placed, counters, the end. */
static void check_order(const mirror *m, const catan_event *event, uint32_t n, catan_move move) {
    static const uint8_t stage[] = {9, 0, 1, 1, 1, 1, 1, 1, 4, 3, 5,
                                    6, 6, 9, 2, 1, 1, 1, 1, 1, 1, 1};
    static const uint8_t zeros[sizeof event->reserved] = {0};
    MUST_HOLD(n >= 2 && n <= catan_max_events(w.game), "not more events than there may be");
    for (uint32_t i = 0; i < n; i++) {
        MUST_HOLD(event[i].kind < sizeof stage && stage[event[i].kind] < 9,
                  "events are of a kind, and none is dropped");
        MUST_HOLD(i == 0 || stage[event[i].kind] >= stage[event[i - 1].kind], "events in order");
        MUST_HOLD((stage[event[i].kind] == 0) == (i == 0) &&
                      (stage[event[i].kind] == 6) == (i == n - 1),
                  "one move, one end");
        MUST_HOLD(memcmp(event[i].reserved, zeros, sizeof zeros) == 0 && event[i].hidden <= 1,
                  "what is reserved is zero");
        done.kinds[event[i].kind]++;
    }
    catan_move told = event[0].move;
    uint32_t kind = catan_move_kind_of(move);
    int hidden = is_secret(kind) && !knows(m, event[0].seat) &&
                 (kind == CATAN_MOVE_HARBOUR_CARD || /* face down before the other, too */
                  (!knows(m, event[1].seat) && !knows(m, event[1].other) && !lays_open(event, n)));
    MUST_HOLD(told == (hidden ? (move & 0xff000000) | CATAN_HIDDEN : move) &&
                  event[0].hidden == hidden,
              "the move is told, but for secrets (H-2, H-3)");
}

static void follow(mirror *m, const catan_event *event, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        catan_piece piece = piece_of(&event[i]);
        switch (event[i].kind) {
        case CATAN_EVENT_MOVE:
            m->kind = catan_move_kind_of(event[i].move);
            if (w.config.dice == CATAN_DICE_D12_D4 &&
                (m->kind == CATAN_MOVE_DICE_WIDE || m->kind == CATAN_MOVE_LAY_RED)) {
                m->rolled = 0; /* the total is chosen after the event die (V13.4) */
                m->face = CATAN_FACE_NONE;
            }
            break;
        case CATAN_EVENT_DICE:
            m->rolled = event[i].value;
            if (m->kind != CATAN_MOVE_CHOOSE_TOTAL) {
                m->face = CATAN_FACE_NONE;
            }
            m->rolls++;
            break;
        case CATAN_EVENT_FACE:
            m->face = event[i].value;
            break;
        case CATAN_EVENT_PLACED:
            place(m, &piece);
            break;
        case CATAN_EVENT_REMOVED:
            take_away(m, &piece);
            if (piece.kind == CATAN_PIECE_ROAD) {
                m->roads_gone[piece.owner]++;
            }
            break;
        case CATAN_EVENT_BOARD:
            discover(m, &event[i]);
            break;
        case CATAN_EVENT_COUNTER:
            count(m, &event[i]);
            break;
        case CATAN_EVENT_ASKED:
        case CATAN_EVENT_ENDED:
            ask(m, &event[i]);
            break;
        default:
            break;
        }
        follow_cards(m, &event[i], lays_open(event, n));
        MUST_HOLD(catan_stats_event(&m->stats, &event[i]) == CATAN_OK, "an event is counted");
    }
    m->moves++;
}

static int32_t holder_of(const mirror *m, uint32_t kind) {
    for (uint32_t i = 0; i < m->pieces; i++) {
        if (m->piece[i].kind == kind) {
            return m->piece[i].owner;
        }
    }
    return CATAN_NOBODY;
}

static void check_mirror(mirror *m) {
    static catan_piece piece[MOST_PIECES];
    static catan_counter counter[MOST_COUNTERS];
    catan_view view;
    catan_layout layout;
    m->view.pieces = m->pieces;
    m->view.counters = m->counters;
    m->view.turn = (uint32_t)counter_of(m, CATAN_COUNTER_TURN, CATAN_NOBODY, 0);
    m->view.turn_seat = holder_of(m, CATAN_PIECE_TURN);
    m->view.active_seat = holder_of(m, CATAN_PIECE_ACTIVE);
    MUST_HOLD(catan_view_get(&view, sizeof view, played, m->observer) == CATAN_OK, "a view");
    MUST_HOLD(memcmp(&view, &m->view, sizeof view) == 0, "the mirror's head is the view's");
    MUST_HOLD(catan_view_pieces(played, m->observer, piece, MOST_PIECES) == m->pieces &&
                  memcmp(piece, m->piece, m->pieces * sizeof *piece) == 0,
              "the mirror's pieces are the view's");
    MUST_HOLD(catan_view_counters(played, m->observer, counter, MOST_COUNTERS) == m->counters &&
                  memcmp(counter, m->counter, m->counters * sizeof *counter) == 0,
              "the mirror's counters are the view's");
    MUST_HOLD(catan_view_layout(&layout, sizeof layout, played, m->observer) == CATAN_OK &&
                  memcmp(&layout, &m->layout, sizeof layout) == 0,
              "the mirror's layout is the view's");
    done.views++;
}

/* --- a log that is too short --- */

static void check_tiny(const catan_event *event, uint32_t n, int32_t observer) {
    static catan_event few[MOST_EVENTS + 1];
    uint32_t told = 0, got = catan_events(tiny, observer, few, MOST_EVENTS);
    while (told < n && is_told(event[told].kind)) {
        told++;
    }
    uint32_t kept = told < tiny_events ? told : tiny_events, lost = told - kept;
    MUST_HOLD(got == n - lost + (lost != 0), "a short log");
    MUST_HOLD(memcmp(few, event, kept * sizeof *few) == 0, "keeps the first events");
    if (lost != 0) {
        MUST_HOLD(few[kept].kind == CATAN_EVENT_DROPPED && few[kept].count == lost &&
                      few[kept].seat == CATAN_NOBODY,
                  "and says how many are missing");
        done.dropped += lost;
    }
    MUST_HOLD(memcmp(few + kept + (lost != 0), event + told, (n - told) * sizeof *few) == 0,
              "what has changed is told all the same");
}

static void check_short_buffer(const catan_event *event, uint32_t n, int32_t observer,
                               uint32_t room) {
    static catan_event few[MOST_EVENTS];
    memset(few, 0x5a, sizeof few);
    MUST_HOLD(catan_events(played, observer, few, room) == n, "a short buffer, the same count");
    MUST_HOLD(memcmp(few, event, room * sizeof *few) == 0, "and the beginning");
    MUST_HOLD(room == n || ((uint8_t *)&few[room])[0] == 0x5a, "and nothing beyond it");
}

/* --- games --- */

static void look(mirror *m, catan_move move) {
    static catan_event event[MOST_EVENTS], again[MOST_EVENTS];
    uint32_t n = catan_events(played, m->observer, event, MOST_EVENTS);
    MUST_HOLD(n <= MOST_EVENTS, "there is room");
    check_order(m, event, n, move);
    int32_t bank[8];
    memcpy(bank, m->bank, sizeof bank);
    follow(m, event, n);
    check_production(m, event, n, bank);
    check_mirror(m);
    check_told_cards(m);
    check_told_progress(m);
    check_tiny(event, n, m->observer);
    if (one_in(&w.rng, 8)) {
        check_stats(m);
        check_short_buffer(event, n, m->observer, catan_rng_below(&w.rng, n + 1));
        MUST_HOLD(catan_apply(played, CATAN_ANYONE, 0xff000000) != CATAN_OK &&
                      catan_events(played, m->observer, again, MOST_EVENTS) == n &&
                      memcmp(event, again, n * sizeof *event) == 0,
                  "a refused move leaves the log alone");
    }
    done.events += n;
    done.most = n > done.most ? n : done.most;
}

/* `start`: the moves that come first. */
static void play(mirror *m, uint32_t eager, const char *start, double until) {
    static catan_move moves[MAX_LISTED];
    while (catan_result(played) == CATAN_RUNNING && w.ply < PLIES && seconds_now() < until) {
        uint32_t listed = catan_moves(played, moves, MAX_LISTED);
        catan_move move = catan_random_move(played, &w.rng);
        if (catan_actor(played) != CATAN_CHANCE && catan_rng_below(&w.rng, 8) < eager) {
            move = eager_move(moves, listed, &w.rng);
        }
        catan_state_copy(w.before, played);
        if (*start != '\0') {
            catan_state_copy(w.state, played);
            move = start_move(&w, &start);
        }
        w.move = move;
        w.ply++;
        MUST_HOLD(catan_apply(played, catan_actor(played), move) == CATAN_OK &&
                      catan_apply_listed(tiny, move) == CATAN_OK,
                  "a listed move is made");
        for (int i = 0; i < OBSERVERS; i++) {
            look(&m[i], move);
        }
        done.plies++;
    }
    for (int i = 0; i < OBSERVERS; i++) {
        check_stats(&m[i]);
    }
}

/* A game of a row, or (not null) of a start. */
static void play_row(const option_row *row, const variant_start *start, catan_rng *rng,
                     double until) {
    static mirror m[OBSERVERS];
    if (start != NULL) {
        world_read(&w, start->position, catan_rng_next(rng), 0);
    } else if (!world_make(&w, row, catan_rng_next(rng), 0)) {
        return;
    }
    players = catan_game_players(w.game);
    tiny_events = 1 + catan_rng_below(rng, 4) * catan_rng_below(rng, 4);
    HOLD(&w,
         catan_state_create(&played, &test_allocator, w.game, &w.layout, 0,
                            catan_max_events(w.game)) == CATAN_OK &&
             catan_state_create(&tiny, &test_allocator, w.game, &w.layout, 0, tiny_events) ==
                 CATAN_OK,
         "states with a log");
    catan_state_copy(played, w.state);
    catan_state_copy(tiny, w.state);
    catan_event none;
    HOLD(&w, catan_events(played, CATAN_SPECTATOR, &none, 1) == 0, "nothing happened yet");
    uint32_t first = catan_rng_below(rng, players);
    begin(&m[0], CATAN_SPECTATOR);
    begin(&m[1], CATAN_ALL_SEEING);
    begin(&m[2], (int32_t)first);
    begin(&m[3], (int32_t)((first + 1 + catan_rng_below(rng, players - 1)) % players));
    play(m, 2 * catan_rng_below(rng, 5), start != NULL ? start->moves : "", until);
    catan_state_destroy(tiny);
    catan_state_destroy(played);
    world_free(&w);
    done.games++;
}

static void report(void) {
    printf("mirrors: ok, %" PRIu64 " views behind %" PRIu64 " moves of %" PRIu64 " games\n",
           done.views, done.plies, done.games);
    printf("events: ok, %" PRIu64 ", at most %" PRIu64 " a move\n", done.events, done.most);
    for (uint32_t kind = 1; kind <= CATAN_EVENT_DIE; kind++) {
        printf("  %s: %" PRIu64 "\n", catan_event_name(kind), done.kinds[kind]);
    }
    for (uint32_t reason = 1; reason <= CATAN_REASON_TAX; reason++) {
        printf("  cards, %s: %" PRIu64 "\n", catan_reason_name(reason), done.reasons[reason]);
    }
    printf("production: ok, %" PRIu64 " of hexes, %" PRIu64 " shortages\n", done.productions,
           done.shortages);
    printf("short logs: ok, %" PRIu64 " events dropped\n", done.dropped);
}

int main(int arguments_count, char **arguments) {
    test_arguments read = read_arguments(arguments_count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    for (unsigned i = 0; seconds_now() < read.seconds; i++) {
        option_row row;
        option_random(&row, &rng);
        play_row(&row, NULL, &rng, seconds_now() + read.seconds / 25);
        play_row(NULL, &variant_starts[i % variant_start_count], &rng,
                 seconds_now() + read.seconds / 100);
    }
    report();
    return 0;
}
