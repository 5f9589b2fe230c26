/* A game that is being played: rules, board, position, dice, and all moves so far. */
#ifndef SHARED_TABLE_H
#define SHARED_TABLE_H

#include "board.h"

/* One move, and who made it. */
typedef struct ply {
    int32_t who; /* a seat, or CATAN_CHANCE */
    catan_move move;
} ply;

typedef struct table {
    catan_game *game;
    catan_state *state;   /* with a journal and a log of events */
    catan_state *start;   /* as the game began, or was loaded */
    catan_state *scratch; /* for whoever goes through the game again; with a log, too */
    catan_rng rng;
    board b;
    ply *plies;
    size_t count; /* moves made; behind them lie those that were just taken back */
    size_t capacity;
} table;

/* The memory that the library is given. */
extern const catan_allocator table_memory;

/* Opens a table: all is made anew from the settings and the map (null: the built-in one), chance
 * from the seed. Each returns a status of the library; a table that could not be opened is closed.
 * `t` holds nothing before. */
int32_t table_open(table *t, const catan_config *config, const catan_map *map, uint64_t seed);

/* The same from a position as text, or from a save; the dice are those of seed 0 then. */
int32_t table_open_position(table *t, const catan_map *map, const char *position);
int32_t table_open_save(table *t, const void *bytes, size_t size);

void table_close(table *t);

/* Makes a move for `who`: a seat, or CATAN_CHANCE. */
int32_t table_apply(table *t, int32_t who, catan_move move);

/* Lets chance decide, when it must. */
int32_t table_chance(table *t);

/* Takes the last move back, or makes it again. */
int32_t table_undo(table *t);
int32_t table_redo(table *t);

/* Goes through all moves so far: `see` is called with the position before each of them and the move
 * (`after` = 0), then with the position behind it (`after` = 1). */
typedef void table_see(void *user, const catan_state *state, size_t number, ply p, int after);
int32_t table_replay(table *t, table_see *see, void *user);

/* All legal moves; the array is to be freed. Null if there is none, or no memory. */
catan_move *table_moves(const table *t, int32_t observer, uint32_t *count);

#endif
