/* What happened, in plain English, as one observer is told it. */
#ifndef SHARED_WORDS_H
#define SHARED_WORDS_H

#include "board.h"
#include "text.h"

enum { NAME_LENGTH = 24 };

/* Who listens, and how the seats are called. */
typedef struct wording {
    const board *b;
    const char (*names)[NAME_LENGTH]; /* by seat */
    int32_t observer;                 /* a seat ("you"), CATAN_SPECTATOR, CATAN_ALL_SEEING */
} wording;

/* The name of a seat, or "you". */
const char *words_name(const wording *w, int32_t seat);

/* Adds what the last move of a state with a log did, a line an event. */
void words_tell(text *out, const wording *w, const catan_state *state);

/* How strong a knight of a level is: "basic", "strong", "mighty"; "" for none. */
const char *words_level_name(uint32_t level);

/* Adds "2 ore, 1 wool"; "nothing" if there is none. */
void words_cards(text *out, const uint8_t cards[CATAN_CARD_KINDS]);

/* Adds "Red, Blue and you" for a set of seats, bit i for seat i. */
void words_seats(text *out, const wording *w, uint32_t seats);

/* Adds "fields 8" for a hex, "(fields 8, forest 3)" for a node. */
void words_hex(text *out, const board *b, uint32_t hex);
void words_node(text *out, const board *b, uint32_t node);

/* Adds a place with what lies there: "n12 (fields 8, forest 3)", "h4 (fields 8)", "e40
 * (forest 3, sea)". */
void words_place(text *out, const board *b, uint32_t domain, uint32_t place);

#endif
