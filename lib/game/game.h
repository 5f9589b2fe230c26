/* What the board's public calls and the config's judge need of a game. */
#ifndef CATAN__GAME_H
#define CATAN__GAME_H

#include "board/board.h"
#include "catan/game.h"

struct catan_game;

/* Whether a configuration plays Seafarers: every scenario at sea does (S-1, M-7). */
static inline int catan__goes_to_sea(const catan_config *config) {
    return config->seafarers || config->scenario != CATAN_SCENARIO_NONE;
}

/* The compiled board of a game. */
const catan__board *catan__game_board(const struct catan_game *game);

/* How the layouts of a game are drawn. */
const catan__laying *catan__game_laying(const struct catan_game *game);

/* The mode of layouts: the one set, or the board's own (M-3). `grouped` as in catan__laying. */
uint8_t catan__layout_mode(const catan_config *config, const catan__board *board, int grouped);

/* catan_config_check(), which also leaves the compiled board behind when all is well. */
int32_t catan__config_judge(char *buffer, size_t capacity, const catan_config *config,
                            const catan_map *map, catan__board *board);

#endif
