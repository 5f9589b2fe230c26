/* What Cities & Knights with Seafarers admits, by the rule book (CS-1 to CS-19), from the public
 * calls alone. For knights_at_sea.c. */
#ifndef TESTS_PROPERTY_SEA_KNIGHTS_H
#define TESTS_PROPERTY_SEA_KNIGHTS_H

#include "property/world.h"

enum { NOBODY = CATAN_NOBODY };

/* The table, as it is read before each move. */
typedef struct shore {
    const catan_game *game;
    uint32_t hexes, nodes, edges;
    catan_hex hex[128];
    catan_node node[CATAN_MAX_NODES];
    catan_edge edge[CATAN_MAX_EDGES];
    catan_layout layout;
    int32_t builder[CATAN_MAX_NODES], knight[CATAN_MAX_NODES];
    uint32_t level[CATAN_MAX_NODES], state[CATAN_MAX_NODES];
    int32_t route[CATAN_MAX_EDGES]; /* whose road or ship */
    uint8_t ship[CATAN_MAX_EDGES];  /* which of both */
    uint8_t fresh[CATAN_MAX_EDGES]; /* ships built in this turn; kept by who reads */
    catan_table_info table;
    catan_view view;
    int recruit_at_sea;
    int32_t merchant_of;
    int32_t seat; /* who is asked */
} shore;

/* Reads the board, once; the table. */
void shore_begin(shore *s, const catan_game *game, const catan_config *config);
void shore_read(shore *s, const catan_state *state);

int is_land_hex(const shore *s, uint32_t hex);
/* Whether a road or ship of the seat may lie there, when what lies on `held` is in the hand. */
int is_route_site(const shore *s, uint32_t edge, int ship, uint32_t held);
int has_piece_at(const shore *s, int32_t seat, uint32_t node);
/* A knight of the seat, of a level, from a node to a node; level 0: none is driven away. */
int is_knight_goal(const shore *s, uint32_t from, uint32_t to, uint32_t level);
int is_ready_knight(const shore *s, uint32_t node);

/* Whether a move of these kinds may be made, wherever the seat has the cards and pieces for it. */
int is_admitted(const shore *s, uint32_t kind, uint32_t argument);
/* Whether is_admitted() knows a kind. */
int is_judged(uint32_t kind);

/* --- sea_lines.c: ships that move (S-20 to S-23, CS-4, CS-12) --- */
int may_lift_ship(const shore *s, uint32_t edge);

#endif
