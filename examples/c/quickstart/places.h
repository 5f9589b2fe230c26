/* Choices of places and victims in a turn: roads and ships that lead on, robber and pirate. */
#ifndef QUICKSTART_PLACES_H
#define QUICKSTART_PLACES_H

#include "goals.h"

/* What an argument of a kind of moves is worth. */
typedef int32_t (*places_worth)(const facts *f, uint32_t argument);

/* The best of the moves of a kind, or CATAN_MOVE_NONE. */
catan_move places_best(const facts *f, const catan_move *legal, uint32_t count, uint32_t kind,
                       places_worth worth);

/* Each takes the legal moves and returns the best of those of its kind, or CATAN_MOVE_NONE. */
catan_move places_free_road(const facts *f, const goal_list *list, const catan_move *legal,
                            uint32_t count);
/* A ship that serves for nothing and could go where the goal needs one, to be lifted. */
catan_move places_spare_ship(const facts *f, const goal *g, const catan_move *legal,
                             uint32_t count);
catan_move places_lifted_ship(const goal_list *list, const catan_move *legal, uint32_t count);
/* Where the own piece goes that the diplomat removed. */
catan_move places_rebuilt(const goal_list *list, const catan_move *legal, uint32_t count);
catan_move places_robber(const facts *f, const catan_move *legal, uint32_t count);
catan_move places_victim(const facts *f, const catan_move *legal, uint32_t count);

/* What it is worth that the robber goes to the hex. */
int32_t places_robber_worth(const facts *f, uint32_t hex);

#endif
