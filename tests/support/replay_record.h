/* A record played again, line by line, as any program would: nothing but public calls. */
#ifndef TESTS_SUPPORT_REPLAY_RECORD_H
#define TESTS_SUPPORT_REPLAY_RECORD_H

#include "catan/catan.h"
#include "catan/event.h"

typedef struct replayed {
    catan_game *game;   /* from the start line on */
    catan_state *state; /* the position reached */
    int32_t observer;   /* who saw it */
    int32_t result;     /* what the result line says */
    uint32_t plies;     /* moves read */
    uint32_t hidden;    /* the first of these that nobody can play, or 0; the state stays there */
    uint32_t revision;  /* of the rules */
    uint32_t tags;
    uint32_t ended; /* the result line was read */
    catan_map map;  /* of its own; hex_count 0: none */
    catan_map_room room;
} replayed;

/* Ready for the first line. */
void replay_begin(replayed *r);
/* One line. Returns a status; after a fault nothing more is to be read. */
int32_t replay_line(replayed *r, const char *line, size_t length);
/* All lines of a text. `fault`, if not null, gets the number of the line that was refused. Returns
 * CATAN_E_RECORD_FORMAT, too, if it does not end with a result. */
int32_t replay_text(replayed *r, const char *text, size_t length, uint32_t *fault);
void replay_free(replayed *r);

#endif
