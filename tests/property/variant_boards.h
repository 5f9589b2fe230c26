/* Boards of scarcity (V4), volcanoes (V6) and markets (V10) judged by the rules, over public calls
 * alone. */
#ifndef TESTS_PROPERTY_VARIANT_BOARDS_H
#define TESTS_PROPERTY_VARIANT_BOARDS_H

#include "catan/catan.h"

/* How often each terrain and each number lies there. */
typedef struct board_counts {
    uint32_t terrain[CATAN_MARKET + 1], number[13];
} board_counts;

board_counts count_board(const catan_game *game, const catan_layout *layout);

/* What is wrong with a board, or null; `usual`: what lies there without these rules. */
const char *variant_board_fault(const catan_game *game, const catan_layout *layout,
                                const catan_config *config, const board_counts *usual);

#endif
