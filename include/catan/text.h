/** @file text.h
 * A position as one line of text, the "FEN" of this library: it holds everything, also in the
 * middle of a decision.
 *
 * The line begins with the configuration, so that a program can make the game first
 * (catan_config_parse()) and then the state. The grammar is in docs/notation.md. Reading is strict,
 * and a position need not be reachable, only sound: ids in range; cards, decks and pieces add up to
 * the game's totals; one piece a place; the distance rule; awards held as B-70 to B-74 allow;
 * pending tasks possible.
 */
#ifndef CATAN_TEXT_H
#define CATAN_TEXT_H

#include "state.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup keeping
 * @{ */

/**
 * Writes a position as one line with a closing zero, no line feed.
 * @return the length that the whole text has, without the zero, like snprintf: if it is not below
 * `capacity` the text did not fit and nothing useful was written; 0 on bad arguments. `buffer` may
 * be null if `capacity` is 0.
 */
CATAN_API size_t catan_position_format(char *buffer, size_t capacity, const catan_state *state);

/**
 * Reads a position into a state of the same configuration; its journal is emptied. On error the
 * state is unchanged. `where`, if not null, receives the offset in `text` of the fault (for faults
 * of the position as a whole: of the field concerned).
 * Uses some 20 KB of stack.
 * @return CATAN_OK, CATAN_E_ARGUMENT, a CATAN_E_TEXT_ or a CATAN_E_POSITION_ status, or
 * CATAN_E_OPTION_UNKNOWN, CATAN_E_OPTION_VALUE for a configuration that there is not
 */
CATAN_API int32_t catan_position_parse(catan_state *state, const char *text, size_t *where);

/**
 * Reads the configuration from the beginning of a position text. A custom map is not in it: only a
 * print of the map is, by which catan_position_parse() refuses the text on any other.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_TEXT_SYNTAX, CATAN_E_OPTION_UNKNOWN,
 * CATAN_E_OPTION_VALUE
 */
CATAN_API int32_t catan_config_parse(catan_config *out, size_t struct_size, const char *text);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
