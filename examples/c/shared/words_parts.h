/* What the files that tell share. */
#ifndef SHARED_WORDS_PARTS_H
#define SHARED_WORDS_PARTS_H

#include "words.h"

typedef struct telling {
    text *out;
    const wording *w;
    const catan_state *state;
    const catan_event *events;
    uint32_t count;
} telling;

/* "Red builds" or "You build": how each line begins. */
void words_act(const telling *t, int32_t seat, const char *others, const char *you);
void words_end(const telling *t);

/* A sentence that is no more than who does it. */
void words_say(const telling *t, int32_t seat, const char *others, const char *you);

/* The kind of the move that is told, or CATAN_MOVE_NONE. */
uint32_t words_kind(const telling *t);

/* Tells of an event of its kind. */
void words_tell_cards(const telling *t, const catan_event *e);
void words_tell_placed(const telling *t, const catan_event *e);
void words_tell_removed(const telling *t, const catan_event *e);

/* The same of Cities & Knights; those that return something return 1 if the event was theirs. */
int words_tell_cities_move(const telling *t, const catan_event *e);
int words_tell_cities_placed(const telling *t, const catan_event *e);
void words_tell_cities_removed(const telling *t, const catan_event *e);
void words_tell_cities_counter(const telling *t, const catan_event *e);
void words_tell_cities(const telling *t, const catan_event *e);

/* Progress cards, likewise. */
int words_tell_progress_move(const telling *t, const catan_event *e);
void words_tell_played_progress(const telling *t, const catan_event *e);
void words_tell_spied(const telling *t, const catan_event *e);
void words_tell_removed_route(const telling *t, const catan_event *e);

/* The optional rules, likewise. */
int words_tell_variants_move(const telling *t, const catan_event *e);
int words_tell_variants_placed(const telling *t, const catan_event *e);
int words_tell_variants_removed(const telling *t, const catan_event *e);
int words_tell_variants_board(const telling *t, const catan_event *e);
void words_tell_die(const telling *t, const catan_event *e);

#endif
