/* A mirror: what an observer knows who hears of events alone. mirror_cards.c: what they tell of
 * cards; mirror_stats.c: statistics of them. */
#ifndef TESTS_PROPERTY_MIRROR_H
#define TESTS_PROPERTY_MIRROR_H

#include "property/world.h"

enum { NO_COUNTER = -9, MOST_PIECES = 2048, MOST_COUNTERS = 1024 };

typedef struct mirror {
    world *w; /* of the game, in which `played` is what is mirrored */
    const catan_state *played;
    uint64_t *reasons; /* how often cards changed hands for what */
    int32_t observer;
    catan_view view; /* what the last event told, and what pieces and counters tell */
    uint32_t pieces, counters;
    catan_piece piece[MOST_PIECES];
    catan_counter counter[MOST_COUNTERS];
    catan_layout layout;
    catan_stats stats;
    /* what is told of cards alone */
    int32_t bank[8], hand[CATAN_SEATS], hand_of_kind[CATAN_SEATS][8];
    int32_t unplayed[CATAN_SEATS], unplayed_of_kind[CATAN_SEATS][8], knights[CATAN_SEATS], deck;
    int32_t progress[CATAN_SEATS][CATAN_TRACKS], decks[CATAN_TRACKS]; /* by colour */
    int32_t roads_gone[CATAN_SEATS];
    int32_t
        progress_gone[CATAN_SEATS]; /* played, or taken by spies, less those that they brought */
    int32_t rolled, rolls, moves, face;
    uint32_t kind; /* of the last move told */
    struct {       /* when the game began, which may be in its middle */
        int32_t hand[CATAN_SEATS], unplayed[CATAN_SEATS], progress[CATAN_SEATS], roads[CATAN_SEATS];
        uint32_t turn;
    } first;
} mirror;

#define MIRROR_HOLD(m, condition, what)                                                            \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            catan_state_copy((m)->w->state, (m)->played);                                          \
            world_fail((m)->w, what, __FILE__, __LINE__);                                          \
        }                                                                                          \
    } while (0)

/* Whether the observer knows what a seat knows. */
static inline int knows(const mirror *m, int seat) {
    return m->observer == CATAN_ALL_SEEING || m->observer == seat;
}

/* --- mirror_cards.c --- */

/* The mirror's counter, or NO_COUNTER. */
int32_t counter_of(const mirror *m, uint32_t kind, int32_t seat, uint32_t index);

/* What an event tells of cards; nothing if it tells of something else. `laid`: a card that is a
 * point comes to the table with this move. */
void follow_cards(mirror *m, const catan_event *event, int laid);
/* Hands, decks and bank by what was told are those of the view. */
void check_told_cards(const mirror *m);
void check_told_progress(const mirror *m);
/* Whether Printer or Constitution comes to the table with this move. */
int lays_open(const catan_event *event, uint32_t n);

/* --- mirror_stats.c --- */

int32_t roads_of(const mirror *m, uint32_t seat);
/* Statistics of the events are what the mirror has counted. */
void check_stats(const mirror *m);

#endif
