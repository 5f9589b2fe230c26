/* What catan_trace and catan_replay tell of a game: lines in the format of compare.py. */
#ifndef TESTS_REFERENCE_FACTS_H
#define TESTS_REFERENCE_FACTS_H

#include <stdint.h>

#include <catan/catan.h>

enum { TERRAINS = 11, SCENARIOS = 7, HARBOURS = 6, SIDES = 6, WHO_TEXT = 16, MOVE_TEXT = 64 };

extern const char *const terrain_names[TERRAINS];
extern const char *const scenario_names[SCENARIOS];
extern const char *const harbour_names[HARBOURS];
extern const char *const side_names[SIDES];

/* Ends the program with the text of the status unless that is CATAN_OK. */
void must(const char *what, int32_t status);

/* Seats as s0, others by their word. */
const char *who(char text[WHO_TEXT], int32_t seat, const char *nobody);

/* Prints a move after a blank. */
void print_move(const catan_game *game, catan_move move);

/* Prints the `ply` line and lists the moves in it, of which there are `capacity` at most; returns
 * how many there are. */
uint32_t print_ply(const catan_game *game, const catan_state *state, catan_move *moves,
                   uint32_t capacity);

/* Prints the numbers of the kinds of cards that a game has. */
void print_cards(const catan_game *game, const uint8_t *cards);

/* Prints the `facts` line. */
void print_facts(const catan_game *game, const catan_state *state);

/* `running`, `draw`, or the seat that has won. */
const char *result_name(char text[WHO_TEXT], const catan_state *state);

/* All pieces on the table, by kind, owner, place; the list is the caller's to free. */
struct pieces {
    uint32_t count;
    catan_piece *piece;
};
struct pieces find_pieces(const catan_game *game, const catan_state *state);

/* Prints the places of a kind of piece, by seat; of knights also what they are. */
void print_places(const catan_game *game, const struct pieces *pieces, const char *name,
                  uint32_t kind, char letter);

#endif
