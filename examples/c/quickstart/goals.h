/* Goals: what a seat may build towards, what that is worth, and how long its cards will take. */
#ifndef QUICKSTART_GOALS_H
#define QUICKSTART_GOALS_H

#include "facts.h"

typedef struct goal {
    catan_move first;          /* the next move towards it */
    uint8_t cost[KINDS];       /* of the whole goal, roads or ships on the way included */
    uint8_t first_cost[KINDS]; /* of the next move alone */
    uint32_t value;            /* in hundredths of a victory point */
    uint32_t wait;  /* rolls until the whole is paid, an estimate; 0 = now, bank trades included */
    uint32_t score; /* value for time: the greater, the better */
} goal;

enum { MAX_GOALS = 256 };

typedef struct goal_list {
    uint32_t count;
    goal goals[MAX_GOALS];
} goal_list;

/* Finds all goals of the seat that looks, and rates them for the cards in its hand. Best first. */
void goals_find(goal_list *list, const facts *f);

/* Rates the goals anew, for other cards in hand. Best first. */
void goals_rate(goal_list *list, const facts *f, const uint8_t hand[KINDS]);

/* The best score that these cards give; the list stays as it is. */
uint32_t goals_best_score(const goal_list *list, const facts *f, const uint8_t hand[KINDS]);

/* 1 if the hand holds the cards. */
int goals_can_pay(const uint8_t hand[KINDS], const uint8_t cost[KINDS]);

/* How many cards of the cost are not in the hand. */
uint32_t goals_missing(const uint8_t hand[KINDS], const uint8_t cost[KINDS]);

/* What a new settlement on the node would bring: income, variety, harbour. Some 100 for a good
 * place. */
uint32_t goals_site_worth(const facts *f, uint32_t node);

/* The same with what the node would bring at once: special points, in the unit of values. */
uint32_t goals_place_worth(const facts *f, uint32_t node);

/* What it brings to discover so many hexes. */
uint32_t goals_fog_worth(uint32_t hexes);

/* Adds a goal that is one move. */
void goals_add(goal_list *list, catan_move move, const uint8_t cost[KINDS], uint32_t value);

/* The goals that only Cities & Knights has, for goals_find(). */
void goals_find_knights(goal_list *list, const facts *f);

#endif
