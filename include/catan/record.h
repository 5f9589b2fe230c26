/** @file record.h
 * A game as text that can be kept, read by people and played again: a header, a move a line (chance
 * included), the result; full, or as one observer saw it. docs/formats.md is the specification.
 *
 * Writing and reading go line by line through the caller's buffers, so that a record may be longer
 * than memory and may come from anywhere.
 */
#ifndef CATAN_RECORD_H
#define CATAN_RECORD_H

#include "save.h"
#include "view.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup keeping
 * @{ */

/** Kinds of lines. */
typedef enum catan_record_kind {
    CATAN_RECORD_NONE = 0,     /**< an empty line or a comment (#) */
    CATAN_RECORD_FORMAT = 1,   /**< the first line: which format */
    CATAN_RECORD_OBSERVER = 2, /**< who saw it: a seat, CATAN_SPECTATOR, CATAN_ALL_SEEING */
    CATAN_RECORD_TAG = 3,      /**< anything the writer wants to note: a name and a text */
    CATAN_RECORD_MAP = 4,      /**< the map, if it is not the built-in one */
    CATAN_RECORD_START = 5,    /**< the position that the game began from, with its configuration */
    CATAN_RECORD_MOVE = 6,     /**< a move: who made it, and which */
    CATAN_RECORD_RESULT = 7    /**< how it ended */
} catan_record_kind;

/** One line taken apart; which members mean something hangs on the kind. Sized. */
typedef struct catan_record_line {
    uint32_t struct_size;   /**< sizeof(catan_record_line) */
    int32_t kind;           /**< a catan_record_kind */
    int32_t who;            /**< of an observer or move line: who */
    catan_move move;        /**< of a move line; its argument may be CATAN_HIDDEN */
    int32_t result;         /**< of the result line: as catan_result() */
    uint32_t ply;           /**< of a move line: its number, from 1 */
    uint32_t rule_revision; /**< of the format line */
    uint32_t text;          /**< of tags, maps and starts: where in the line their text begins */
    uint32_t length;        /**< and how long it is; of tags it may be 0 */
    uint32_t name;          /**< of tags: where in the line the name begins */
    uint32_t name_length;   /**< and how long it is */
    uint8_t reserved[20];   /**< zero */
} catan_record_line;

/**
 * Writes the lines before the first move, with line feeds. `observer`: CATAN_ALL_SEEING for a full
 * record, which may begin anywhere; for others the game must not have begun (there is nothing to
 * hide yet). Tags follow it, or stand anywhere behind the first line. Uses some 30 KB of stack.
 * @return the length of the whole text without the closing zero, like snprintf; 0 on bad arguments
 */
CATAN_API size_t catan_record_begin(char *buffer, size_t capacity, const catan_state *start,
                                    int32_t observer);

/** Writes a tag line: `name` is one word, `text` may be empty; neither has control characters (the
 * text may have tabs). @return as catan_record_begin() */
CATAN_API size_t catan_record_tag(char *buffer, size_t capacity, const char *name,
                                  const char *text);

/** Writes the line of a move that is legal in `before`, masked for the observer; `ply` counts from
 * 1, to 999,999,999. @return as catan_record_begin(); 0 also for a move that is not legal */
CATAN_API size_t catan_record_move(char *buffer, size_t capacity, const catan_state *before,
                                   int32_t observer, uint32_t ply, catan_move move);

/** Writes the result line; of a game that is not over, too. @return as catan_record_begin() */
CATAN_API size_t catan_record_end(char *buffer, size_t capacity, const catan_state *end);

/**
 * Takes one line apart; `length` bytes, the line feed and a carriage return before it may be
 * included. `game` is only needed for moves; null for the lines before the first. Lines are judged
 * one by one: that they come in order, and that moves are legal, is for the caller to find out, by
 * catan_map_parse(), catan_position_parse() and catan_apply() with `who`, who must have made it.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_TEXT_SYNTAX, CATAN_E_TEXT_RANGE,
 * CATAN_E_MOVE_UNKNOWN, CATAN_E_RECORD_FORMAT (a format that this library does not know)
 */
CATAN_API int32_t catan_record_parse(catan_record_line *out, size_t struct_size,
                                     const catan_game *game, const char *line, size_t length);

/**
 * Writes a map as text, the one that catan_map_parse() reads: one line, no line feed. The
 * same hexes, harbours and pools, in whatever order, have equal texts: hexes and harbours by their
 * ids, pools by area and value.
 * Uses some 30 KB of stack.
 * @return the length that the whole text has, like snprintf; 0 on bad arguments, which a map is,
 * too, that catan_map_check() refuses
 */
CATAN_API size_t catan_map_format(char *buffer, size_t capacity, const catan_map *map);

/**
 * Reads a map from text; `out` points into `room` then. The text ends at its zero or line feed.
 * `where`, if not null, receives the offset of the fault (for faults of the map as a whole: of the
 * part concerned, 0 if it is absent). On error nothing else is written. Uses some 30 KB of stack.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_TEXT_SYNTAX, CATAN_E_TEXT_FIELD,
 * CATAN_E_TEXT_RANGE, or the first CATAN_E_MAP_ status that applies
 */
CATAN_API int32_t catan_map_parse(catan_map *out, size_t struct_size, catan_map_room *room,
                                  const char *text, size_t *where);

/** The map that a game is played on, if it is not the built-in one, in the form that texts have it
 * in (catan_map_format()); `out` points into the game.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_MAP_EMPTY (the built-in one) */
CATAN_API int32_t catan_game_map(catan_map *out, size_t struct_size, const catan_game *game);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
