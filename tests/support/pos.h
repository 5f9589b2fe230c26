/* Builds positions part by part; what must add up (bank, deck, awards) is worked out. Include it
 * behind play.h.
 *
 *     pos *p = pos_new("players=3");      an empty board, seat 0 in turn 1 behind its roll, empty
 * hands pos_settlement(p, 0, "n17"); pos_road(p, 0, "e19 e26"); pos_hand(p, 0, "lumber:2 ore:1");
 *     table *t = pos_table(p);            fails with the reason if the position is refused
 *
 * Words for places, cards and seats are those of docs/notation.md. What is said last counts. */
#ifndef TESTS_SUPPORT_POS_H
#define TESTS_SUPPORT_POS_H

#include "support/play.h"

typedef struct pos pos;

pos *pos_new(const char *options);
pos *pos_on_map(const char *options, const catan_map *map);
pos *pos_laid(const char *options, const catan_layout *layout);
/* What a table has come to, at "action" in the same turn, with its hands, but no development cards.
 */
pos *pos_of(table *t);

/* --- pieces --- */
void pos_settlement(pos *p, uint32_t seat, const char *nodes);
void pos_city(pos *p, uint32_t seat, const char *nodes);
void pos_road(pos *p, uint32_t seat, const char *edges);
void pos_ship(pos *p, uint32_t seat, const char *edges);
/* CATAN_NO_PLACE: off the board. Not said: where it starts (B-7). */
void pos_robber(pos *p, uint32_t hex);
/* Likewise the pirate (S-62). */
void pos_pirate(pos *p, uint32_t hex);

/* --- cards --- */
void pos_hand(pos *p, uint32_t seat, const char *cards);
/* The bank holds so many of the kinds named: the seat gets the rest of them. Comes after the other
 * hands. */
void pos_bank(pos *p, uint32_t seat, const char *cards);
/* Unplayed development cards; of these (of the active seat), bought in this turn; knights played.
 */
void pos_cards(pos *p, uint32_t seat, const char *cards);
void pos_fresh(pos *p, const char *cards);
void pos_knights(pos *p, uint32_t seat, unsigned played);
/* Progress cards that were played and have left the game. */
void pos_gone(pos *p, const char *cards);
/* The deck holds exactly these; the seat holds the other knights and points unplayed, other
 * progress cards are gone. Comes after the other cards. */
void pos_deck(pos *p, uint32_t seat, const char *cards);

/* --- the turn --- */
/* Whose turn, at "before_roll" or "action"; the number of the turn (1 if not said). */
void pos_turn(pos *p, uint32_t seat, const char *question);
void pos_number(pos *p, uint32_t turn);
/* Special building behind a seat's turn: this seat is asked, those behind it are still to come. The
 * paired turn of the third player to the left of a seat. */
void pos_special(pos *p, uint32_t behind, uint32_t asked);
void pos_paired(pos *p, uint32_t behind);
/* A development card was played in this turn. */
void pos_played(pos *p);

/* --- awards: worked out if not said; must be said where several tie --- */
void pos_longest_road(pos *p, int32_t seat);
void pos_largest_army(pos *p, int32_t seat);

/* --- all else --- */
/* A field as it stands in the line, whatever was worked out for it ("offers", "2"); "" leaves it
 * out. */
void pos_field(pos *p, const char *field, const char *value);
/* What was said of a field, or "". */
const char *pos_value(pos *p, const char *field);
/* The value of one seat in a field of seats; the others keep theirs, or have the usual one. */
void pos_seat_field(pos *p, const char *field, uint32_t seat, const char *value, const char *usual);

const char *pos_line(pos *p);
table *pos_table(pos *p);

#endif
