/* The command line: any option of the library, and how the program behaves. */
#ifndef TERMINAL_OPTIONS_H
#define TERMINAL_OPTIONS_H

#include <catan/catan.h>

#include "words.h"

typedef struct options {
    catan_config config;
    uint64_t seed;
    uint32_t bots;      /* so many seats, the last ones, are played by the program */
    int pass;           /* 1: ask to pass the keyboard between seats */
    int brief;          /* 1: draw the board only when asked */
    int quick;          /* 1: what has only one answer is answered by the program */
    const char *load;   /* a file to go on from, or null */
    const char *map;    /* a file with a map as text, or null */
    const char *record; /* where the record of the game goes at its end, or null */
    char names[CATAN_SEATS][NAME_LENGTH];
} options;

/* What main() should do after reading the command line. */
typedef enum options_result { OPTIONS_PLAY, OPTIONS_DONE, OPTIONS_WRONG } options_result;

options_result options_read(options *o, int argc, char **argv);

#endif
