/* What writing and reading a save share. docs/formats.md is the specification. */
#ifndef CATAN__SAVE_H
#define CATAN__SAVE_H

#include "catan/save.h"

#include "codec/bytes.h"
#include "core/fields.h"

/* The first bytes, and what they catch: a byte that is no text, the name, line ends that a transfer
 * changed, the end of a text file. */
#define CATAN__SAVE_MAGIC                                                                          \
    "\x89"                                                                                         \
    "CAT\r\n\x1a\n"

enum {
    CATAN__SAVE_MAGIC_BYTES = 8,
    CATAN__SAVE_HEAD = 20, /* magic, format, length, revision */
    CATAN__SAVE_TAIL = 4,  /* the checksum */
    CATAN__SAVE_FORMAT = 1,
    CATAN__SAVE_MAP_MORE = 2, /* the mark of a map that says more than those of the base game */
    CATAN__RULE_REVISION = 1
};

/* Writes a map in its one form (catan__board_map()), the mark that there is one included; a null
 * map is the built-in one. */
void catan__save_map(catan__out *o, const catan_map *map);

/* Writes a whole save; `bytes` is its length, as an earlier run has told. */
void catan__save(catan__out *o, const catan_state *st, uint32_t revision, uint32_t bytes);

/* A save taken apart: whole, of a known format, with the right checksum; what its parts hold has
 * not been looked at. */
typedef struct catan__save_parts {
    uint32_t bytes, revision, own_map;
    catan__in config;   /* pairs */
    catan__in map;      /* the mark included */
    catan__in position; /* the count of fields included */
} catan__save_parts;

/* @return CATAN_OK, CATAN_E_ARGUMENT (null), a CATAN_E_SAVE_ status */
int32_t catan__save_open(catan__save_parts *out, const void *bytes, size_t size);

/* The configuration of a save. @return CATAN_OK, CATAN_E_SAVE_CONTENT */
int32_t catan__save_config(catan_config *out, catan__in pairs);

#endif
