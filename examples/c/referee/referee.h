/* The referee: who sits where, what each is told, and whose move counts. */
#ifndef REFEREE_REFEREE_H
#define REFEREE_REFEREE_H

#include "net.h"
#include "table.h"
#include "words.h"

enum { TOKEN_LENGTH = 33 }; /* 32 hexadecimal digits and a zero */

typedef struct referee_seat {
    char name[NAME_LENGTH]; /* "" until somebody sits there */
    char token[TOKEN_LENGTH];
    int client; /* its number, or -1 while it is away */
} referee_seat;

typedef struct referee {
    table t;
    referee_seat seats[CATAN_SEATS];
    char names[CATAN_SEATS][NAME_LENGTH];
    int32_t
        watching[NET_CLIENTS]; /* by client: a seat, CATAN_SPECTATOR, CATAN_NOBODY: nothing yet */
    net *n;
    int started;
    double patience; /* seconds for a decision; 0: any number */
    double asked;    /* when the seat that must decide was asked */
    catan_rng spare; /* moves for seats that do not move: apart from the dice */
} referee;

extern const net_calls referee_calls;

/* Random bytes of the system's. Returns 0 if there are none. */
int referee_random(void *bytes, size_t count);

/* Moves for who has not moved in time, turns away who says nothing. */
void referee_tick(referee *r);

int referee_is_over(const referee *r);

#endif
