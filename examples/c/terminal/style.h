/* Colours, on terminals only: escape sequences, or nothing. */
#ifndef TERMINAL_STYLE_H
#define TERMINAL_STYLE_H

#include <stdint.h>

/* The colours of the seats are STYLE_SEAT + seat. */
enum style_kind {
    STYLE_PLAIN = 0,
    STYLE_DIM,
    STYLE_STRONG,
    STYLE_WARNING,
    STYLE_SEA,
    STYLE_TERRAIN,                   /* + a catan_terrain */
    STYLE_SEAT = STYLE_TERRAIN + 11, /* + a seat */
    STYLES = STYLE_SEAT + 8
};

/* Colours are used if the output is a terminal and NO_COLOR is not set. */
void style_begin(void);

/* 1: the output is a terminal. */
int style_is_terminal(void);

/* What switches a style on; STYLE_PLAIN switches all off. */
const char *style_code(uint32_t s);

/* One letter for a seat, for the map: no two have the same. */
char style_seat_letter(int32_t seat);

/* Clears a terminal's screen, and what could be scrolled back to: secrets must not stay there. */
void style_clear(void);

#endif
