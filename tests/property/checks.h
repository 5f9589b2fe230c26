/* What must hold of every position. Each check ends the program with a report if it does not. */
#ifndef TESTS_PROPERTY_CHECKS_H
#define TESTS_PROPERTY_CHECKS_H

#include "property/world.h"

enum { MAX_LISTED = 16384 };

/* The legal moves, and what must hold of every list: ascending, no two alike, no longer than
 * catan_max_moves(), short buffers get its beginning; weights to chance moves. Returns how many. */
uint32_t check_list(const world *w, catan_move moves[MAX_LISTED]);

/* Listed exactly if catan_check() accepts: over every kind with every argument in and just beyond
 * its range. */
void check_encodable(const world *w, const catan_move *moves, uint32_t count);

/* The same over random 32-bit numbers. */
void check_numbers(const world *w, const catan_move *moves, uint32_t count, catan_rng *rng,
                   uint32_t numbers);

/* Only the actor may move, and the seats that are none are refused. */
void check_seats(const world *w, catan_move listed);

/* catan_random_move() takes the move listed at the place that one number of the generator gives. */
void check_random_move(const world *w, const catan_move *moves, uint32_t count,
                       const catan_rng *rng);

/* catan_apply_listed() with every move that is not listed, and with random numbers: no crash, and
 * undo works. */
void check_wrong_moves(world *w, const catan_move *moves, uint32_t count, catan_rng *rng);

/* Makes a move in the game, its twin and, back and forth, on the journal. The move is listed. */
void check_apply(world *w, catan_move move);

/* Caches are what recomputation gives; the position is sound. (White box.) */
void check_caches(const world *w, const catan_state *state);

/* Cards, development cards and pieces are all there; points, awards and supplies are what the table
 * shows. */
void check_conserved(const world *w, const catan_state *state);

/* What the optional rules add: bridges, by place the long diagonal; road pieces on bridges and
 * dikes, points of what they have alone, cities turned over (C-77, V6.4), by
 * seat; harbours bought, by kind. */
typedef struct laid_bridge {
    int32_t owner;
    uint32_t place, node[2];
} laid_bridge;
typedef struct variants_count {
    laid_bridge bridge[CATAN_MAX_HEXES + 1];
    uint32_t bridges;
    uint32_t road_pieces[CATAN_SEATS], points[CATAN_SEATS], turned[CATAN_SEATS],
        stages[CATAN_SEATS], harbours[6];
    uint8_t stage_at[CATAN_MAX_NODES + 1], is_polder[CATAN_MAX_HEXES + 1];
} variants_count;

/* Counts it, and checks what it is counted from. */
void check_variants(const world *w, const catan_state *state, variants_count *out);

/* What Cities & Knights adds, by seat: points of what it has alone. */
typedef struct cities_count {
    uint32_t points[CATAN_SEATS];
} cities_count;

/* Counts it, and checks what it is counted from; nothing in other games. */
void check_cities(const world *w, const catan_state *state, const variants_count *more,
                  cities_count *out);

/* Written and read again, the position is the same. */
void check_text(const world *w, const catan_state *state);

/* The turn can be brought to its end without trading or building on. */
void check_turn_ends(world *w);

/* Every move that the game can have has its text, and no other has one. */
void check_move_texts(const world *w);

/* Playouts are random moves made one after the other, and their tally adds up. */
void check_playouts(world *w);

/* Takes all moves back. */
void check_undo_all(world *w);

/* The game is over: nothing can be done. */
void check_over(const world *w, catan_rng *rng);

#endif
