/* Compiling a game: from a judged config and board to tables, in one block. */
#include <string.h>

#include "catan/game.h"
#include "catan/record.h"

#include "core/lanes.h"
#include "core/mutation.h"
#include "core/sized.h"
#include "game/compiled.h"
#include "game/options.h"
#include "game/wishes.h"

static const catan__engine *const engines[] = {
    &catan__engine_w0, &catan__engine_w1, &catan__engine_w2, &catan__engine_w3, &catan__engine_w4};

static const catan__engine *engine_for(const catan__board *board) {
    for (size_t i = 0; i < sizeof engines / sizeof *engines; i++) {
        if (board->nodes <= 64 * engines[i]->node_words &&
            board->edges <= 64 * engines[i]->edge_words) {
            return engines[i];
        }
    }
    return engines[sizeof engines / sizeof *engines - 1]; /* the limits of maps fit it */
}

/* An own map is kept in the game, so that it can be given back: its arrays lie behind the tables,
 * the pools, of two bytes' alignment, first. */
static size_t map_size(const catan__board *board) {
    catan_map map;
    if (board->builtin) {
        return 0;
    }
    catan__board_map(&map, NULL, board);
    return (map.terrain_pool_count + map.number_pool_count) * sizeof *map.terrain_pool +
           map.hex_count * sizeof *map.hexes + map.harbour_count * sizeof *map.harbours +
           map.letter_count;
}

static void keep_map(catan_game *game, void *memory) {
    if (!game->board.builtin) {
        catan__map_arrays to;
        catan__board_map(&game->map, NULL, &game->board);
        to.terrains = memory;
        to.numbers = to.terrains + game->map.terrain_pool_count;
        to.hexes = (catan_map_hex *)(void *)(to.numbers + game->map.number_pool_count);
        to.harbours = (catan_map_harbour *)(void *)(to.hexes + game->map.hex_count);
        to.letters = (uint8_t *)(void *)(to.harbours + game->map.harbour_count);
        catan__board_map(&game->map, &to, &game->board);
    }
}

static size_t size_for(const catan__board *board) {
    return sizeof(catan_game) + engine_for(board)->tables_size(board) + map_size(board);
}

size_t catan_game_size(const catan_config *config, const catan_map *map) {
    catan__board board;
    if (config == NULL || catan__config_judge(NULL, 0, config, map, &board) != CATAN_OK) {
        return 0;
    }
    return size_for(&board);
}

/* Automatic values become what the rules say (B-4 to B-6, B-90, C-2, X-1, X-2, X-4). */
static void settle(catan__settings *set, const catan_config *c, const catan__board *board) {
    int large = c->players > 4;
    set->max_turns = c->max_turns;
    set->players = c->players;
    set->target = c->victory_points != 0 ? c->victory_points
                  : board->goal != 0
                      ? (uint8_t)(board->goal + (c->cities_knights ? CATAN__RULE(CS_7, 2, 0) : 0))
                  : c->cities_knights ? 13
                                      : 10;
    set->bank = c->bank_resources != 0 ? c->bank_resources : large ? 24 : 19;
    set->hand_limit = c->hand_limit;
    set->no_sevens = c->no_sevens;
    set->dice = c->dice;
    set->friendly_robber = c->friendly_robber;
    set->trade = c->trade;
    set->offers_per_turn = c->offers_per_turn;
    set->counter_offers = c->trade && c->counter_offers;
    set->paired_turns = c->paired_turns;
    set->special_building = large && !c->paired_turns;
    set->first_player = c->first_player;
    set->roads = 15;
    set->settlements = 5;
    set->cities = 4;
    set->ships = 15;
    set->varied = board->varied;
    set->fog = board->fog_hexes != 0;
    set->free_harbours = board->free_harbours;
    set->island_points = board->island_points;
    set->cities_knights = c->cities_knights;
    set->tactical_defence = c->tactical_defence;
    set->recruit_at_sea = c->recruit_at_sea;
    set->totals = (CATAN__LANES(1) >> 24) * set->bank; /* the five resources */
    set->deck = CATAN__LANE(CATAN_KNIGHT, large ? 20 : 14) | CATAN__LANE(CATAN_POINT, 5) |
                CATAN__LANE(CATAN_ROAD_BUILDING, large ? 3 : 2) |
                CATAN__LANE(CATAN_PLENTY, large ? 3 : 2) |
                CATAN__LANE(CATAN_MONOPOLY, large ? 3 : 2);
    if (c->cities_knights) { /* C-3, C-7 */
        set->totals |= (uint64_t)(large ? 18 : 12) * (CATAN__LANES(1) << 8 * CATAN_CLOTH);
        set->deck = 0;
    }
}

/* The default of the layout mode depends on the board, and on what else is wished (M-3). */
uint8_t catan__layout_mode(const catan_config *config, const catan__board *board, int grouped) {
    if (config->layout != CATAN_LAYOUT_AUTO) {
        return config->layout;
    }
    return catan__board_spiral_possible(board) && !grouped ? CATAN_LAYOUT_SPIRAL
                                                           : CATAN_LAYOUT_RANDOM;
}

static void settle_laying(catan__laying *laying, const catan_config *c, const catan__board *board) {
    catan__wishes wishes;
    catan__wishes_of(&wishes, c);
    *laying = wishes.laying;
    laying->mode = catan__layout_mode(c, board, laying->grouped);
    laying->balanced = c->balanced;
    laying->harbours = c->harbours;
}

static uint64_t mix(uint64_t print, uint64_t value) {
    print = (print ^ value) * UINT64_C(0xff51afd7ed558ccd);
    return print ^ print >> 32;
}

/* What a map says of a hex beside its place; 0 for what maps of the base game say of land. */
static uint64_t hex_print(const catan__board *b, unsigned h) {
    return (uint64_t)b->sea[h] | (uint64_t)b->open[h] << 24 | (uint64_t)b->flags[h] << 25 |
           (uint64_t)b->island[h] << 32;
}

/* Mixes what a position text leaves to the map: where its hexes, sea and harbours are, and what it
 * says of play. (What matters to layouts only is no part of it: the text has the layout.) */
static uint64_t print_of(const catan__board *b) {
    uint64_t print = b->hexes;
    uint64_t rest = (uint64_t)b->island_points_most << 32 | (uint64_t)b->frame << 24 |
                    (uint64_t)b->free_harbours << 16 | (uint64_t)b->island_points << 8 | b->goal;
    if (b->builtin) {
        return 0;
    }
    for (unsigned h = 0; h < b->hexes; h++) {
        print = mix(print, (uint64_t)(uint8_t)b->hex_q[h] << 16 |
                               (uint64_t)(uint8_t)b->hex_r[h] << 8 | hex_print(b, h));
    }
    for (unsigned h = 0; h < b->harbours; h++) {
        print = (print ^ (b->harbour_edge[h] + 1U)) * UINT64_C(0xc4ceb9fe1a85ec53);
        print ^= print >> 29;
    }
    for (unsigned i = 0; i < sizeof b->harbour_stock && b->stocked; i++) {
        print = mix(print, b->harbour_stock[i]);
    }
    if (b->fog_hexes) {
        for (unsigned i = 0; i < CATAN__TERRAINS; i++) {
            print = mix(print, b->terrain_pool[b->fog_area][i]);
        }
        for (unsigned i = 0; i < CATAN__NUMBERS; i++) {
            print = mix(print, b->number_pool[b->fog_area][i]);
        }
    }
    return (rest ? mix(print, rest) : print) | 1; /* never that of a built-in map */
}

static int32_t compile(catan_game *game, const catan_config *config, const catan__board *board) {
    memset(game, 0, sizeof *game);
    catan__config_take(&game->config, config);
    game->board = *board;
    game->map_print = print_of(board);
    game->engine = engine_for(board);
    settle(&game->set, &game->config, board);
    settle_laying(&game->laying, &game->config, board);
    keep_map(game, (uint8_t *)(game + 1) + game->engine->tables_size(board));
    return game->engine->compile(game, (uint64_t *)(void *)(game + 1));
}

int32_t catan_game_init(catan_game **out, void *memory, size_t size, const catan_config *config,
                        const catan_map *map) {
    catan__board board;
    if (out == NULL || memory == NULL || config == NULL) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = catan__config_judge(NULL, 0, config, map, &board);
    if (status != CATAN_OK) {
        return status;
    }
    if ((uintptr_t)memory % 16 != 0) {
        return CATAN_E_ALIGNMENT;
    }
    if (size < size_for(&board)) {
        return CATAN_E_SIZE;
    }
    status = compile(memory, config, &board);
    if (status == CATAN_OK) {
        *out = memory;
    }
    return status;
}

int32_t catan_game_create(catan_game **out, const catan_allocator *allocator,
                          const catan_config *config, const catan_map *map) {
    catan__board board;
    if (out == NULL || allocator == NULL || allocator->allocate == NULL ||
        allocator->release == NULL || config == NULL) {
        return CATAN_E_ARGUMENT;
    }
    int32_t status = catan__config_judge(NULL, 0, config, map, &board);
    if (status != CATAN_OK) {
        return status;
    }
    size_t size = size_for(&board);
    catan_game *game = allocator->allocate(allocator->user, size);
    if (game == NULL) {
        return CATAN_E_MEMORY;
    }
    status = (uintptr_t)game % 16 != 0 ? CATAN_E_ALIGNMENT : compile(game, config, &board);
    if (status != CATAN_OK) {
        allocator->release(allocator->user, game, size);
        return status;
    }
    game->allocator = *allocator;
    game->size = size;
    *out = game;
    return CATAN_OK;
}

void catan_game_destroy(catan_game *game) {
    if (game != NULL && game->size != 0) {
        catan_allocator allocator = game->allocator;
        size_t size = game->size;
        game->size = 0;
        allocator.release(allocator.user, game, size);
    }
}

int32_t catan_game_config(catan_config *out, size_t struct_size, const catan_game *game) {
    if (out == NULL || game == NULL) {
        return CATAN_E_ARGUMENT;
    }
    return catan__sized_out(out, struct_size, &game->config, sizeof game->config,
                            sizeof game->config);
}

int32_t catan_game_map(catan_map *out, size_t struct_size, const catan_game *game) {
    if (out == NULL || game == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (catan__sized_room(struct_size, sizeof game->map) != CATAN_OK) {
        return CATAN_E_VERSION;
    }
    if (game->map.hex_count == 0) {
        return CATAN_E_MAP_EMPTY;
    }
    return catan__sized_out(out, struct_size, &game->map, sizeof game->map, sizeof game->map);
}

uint32_t catan_game_players(const catan_game *game) { return game == NULL ? 0 : game->set.players; }
uint32_t catan_game_target(const catan_game *game) { return game == NULL ? 0 : game->set.target; }
uint32_t catan_max_moves(const catan_game *game) { return game == NULL ? 0 : game->max_moves; }
size_t catan_position_size(const catan_game *game) {
    return game == NULL ? 0 : game->words * sizeof(uint64_t);
}

const catan__board *catan__game_board(const catan_game *game) { return &game->board; }
const catan__laying *catan__game_laying(const catan_game *game) { return &game->laying; }
