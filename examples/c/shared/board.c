#include "board.h"

#include <string.h>

uint32_t board_kinds(const board *b) { return b->cities ? CATAN_CARD_KINDS : KINDS; }

uint32_t board_dots(uint32_t number) {
    if (number < 2 || number > 12 || number == 7) {
        return 0;
    }
    return number < 7 ? number - 1 : 13 - number;
}

int32_t board_card(uint32_t terrain) {
    switch (terrain) {
    case CATAN_FOREST:
        return CATAN_LUMBER;
    case CATAN_HILLS:
        return CATAN_BRICK;
    case CATAN_PASTURE:
        return CATAN_WOOL;
    case CATAN_FIELDS:
        return CATAN_GRAIN;
    case CATAN_MOUNTAINS:
        return CATAN_ORE;
    default:
        return -1;
    }
}

uint32_t board_commodity(uint32_t card) {
    switch (card) {
    case CATAN_LUMBER:
        return CATAN_PAPER;
    case CATAN_WOOL:
        return CATAN_CLOTH;
    case CATAN_ORE:
        return CATAN_COIN;
    default:
        return CATAN_CARD_KINDS;
    }
}

int board_is_land(const board *b, uint32_t hex) {
    return hex < b->hexes && b->layout.terrain[hex] != CATAN_SEA &&
           b->layout.terrain[hex] != CATAN_FOG;
}

int board_is_sea(const board *b, uint32_t hex) {
    return hex < b->hexes ? b->layout.terrain[hex] == CATAN_SEA : b->frame;
}

int board_is_road_edge(const board *b, uint32_t edge) {
    return board_is_land(b, b->edge[edge].hexes[0]) || board_is_land(b, b->edge[edge].hexes[1]);
}

int board_is_ship_edge(const board *b, uint32_t edge) {
    return b->sea &&
           (board_is_sea(b, b->edge[edge].hexes[0]) || board_is_sea(b, b->edge[edge].hexes[1]));
}

uint32_t board_other_end(const board *b, uint32_t edge, uint32_t node) {
    return b->edge[edge].nodes[0] == node ? b->edge[edge].nodes[1] : b->edge[edge].nodes[0];
}

int board_edges_meet(const board *b, uint32_t edge, uint32_t other) {
    const uint16_t *ends = b->edge[edge].nodes, *others = b->edge[other].nodes;
    return ends[0] == others[0] || ends[0] == others[1] || ends[1] == others[0] ||
           ends[1] == others[1];
}

uint32_t board_edge_between(const board *b, uint32_t from, uint32_t to) {
    for (int i = 0; i < 3; i++) {
        if (b->node[from].neighbours[i] == to) {
            return b->node[from].edges[i];
        }
    }
    return CATAN_NO_PLACE;
}

static void count_pips(board *b) {
    memset(b->pips, 0, sizeof b->pips);
    memset(b->gold, 0, sizeof b->gold);
    for (uint32_t n = 0; n < b->nodes; n++) {
        for (int i = 0; i < 3 && b->node[n].hexes[i] != CATAN_NO_PLACE; i++) {
            uint32_t hex = b->node[n].hexes[i];
            uint32_t dots = board_dots(b->layout.number[hex]);
            int32_t card = board_card(b->layout.terrain[hex]);
            if (card >= 0) {
                b->pips[n][card] = (uint8_t)(b->pips[n][card] + dots);
            } else if (b->layout.terrain[hex] == CATAN_GOLD) {
                b->gold[n] = (uint8_t)(b->gold[n] + dots);
            }
        }
    }
}

/* Places are small and dense numbers from 0, so that plain arrays hold all of them. */
static int32_t read_places(board *b, const catan_game *game) {
    int32_t status = CATAN_OK;
    for (uint32_t i = 0; i < b->hexes && status == CATAN_OK; i++) {
        status = catan_hex_get(&b->hex[i], sizeof b->hex[i], game, i);
    }
    for (uint32_t i = 0; i < b->nodes && status == CATAN_OK; i++) {
        status = catan_node_get(&b->node[i], sizeof b->node[i], game, i);
    }
    for (uint32_t i = 0; i < b->edges && status == CATAN_OK; i++) {
        status = catan_edge_get(&b->edge[i], sizeof b->edge[i], game, i);
    }
    for (uint32_t i = 0; i < b->harbours && status == CATAN_OK; i++) {
        status = catan_harbour_get(&b->harbour[i], sizeof b->harbour[i], game, i);
    }
    return status;
}

/* Where harbours lie elsewhere in every layout, the layout tells. */
static void place_harbours(board *b) {
    for (uint32_t i = 0; i < b->harbours; i++) {
        catan_harbour_place *place = &b->harbour[i];
        if (place->edge != CATAN_NO_PLACE) {
            continue;
        }
        place->edge = b->layout.harbour_edge[i];
        const catan_edge *edge = &b->edge[place->edge];
        place->hex = edge->hexes[board_is_land(b, edge->hexes[0]) ? 0 : 1];
        for (uint16_t side = 0; side < 6; side++) {
            place->side = b->hex[place->hex].edges[side] == place->edge ? side : place->side;
        }
        b->node[edge->nodes[0]].harbour = (uint16_t)i;
        b->node[edge->nodes[1]].harbour = (uint16_t)i;
    }
}

/* All scenarios have sea around them; maps of one's own say so. */
static int has_frame(const board *b, const catan_game *game) {
    catan_map map;
    if (catan_game_map(&map, sizeof map, game) != CATAN_OK) {
        return b->sea;
    }
    return b->sea && map.frame != 0;
}

int32_t board_update(board *b, const catan_state *state) {
    catan_layout now;
    int32_t status = catan_layout_get(&now, sizeof now, state);
    if (status == CATAN_OK && memcmp(&now, &b->layout, sizeof now) != 0) {
        b->layout = now;
        count_pips(b);
    }
    return status;
}

int32_t board_read(board *b, const catan_state *state) {
    const catan_game *game = catan_state_game(state);
    catan_config config;
    int32_t status = catan_game_config(&config, sizeof config, game);
    if (status == CATAN_OK) {
        status = catan_layout_get(&b->layout, sizeof b->layout, state);
    }
    if (status != CATAN_OK) {
        return status;
    }
    b->config = config;
    b->hand_limit = config.hand_limit;
    b->sea = config.seafarers != 0 || config.scenario != CATAN_SCENARIO_NONE;
    b->cities = config.cities_knights != 0;
    b->specialists = config.specialists != 0 || config.scenario == CATAN_SCENARIO_SPECIALISTS;
    b->bridges = config.bridges != 0 || config.scenario == CATAN_SCENARIO_SPECIALISTS;
    b->wide_dice = config.dice >= CATAN_DICE_D8_D4;
    b->frame = has_frame(b, game);
    b->players = catan_game_players(game);
    b->target = catan_game_target(game);
    b->hexes = catan_hex_count(game);
    b->nodes = catan_node_count(game);
    b->edges = catan_edge_count(game);
    b->harbours = catan_harbour_count(game);
    status = read_places(b, game);
    if (status == CATAN_OK) {
        place_harbours(b);
        count_pips(b);
    }
    return status;
}

static const char *name_of(const char *const *names, size_t count, uint32_t index) {
    return index < count ? names[index] : "?";
}

const char *board_card_name(uint32_t card) {
    static const char *const names[] = {"lumber", "brick", "wool", "grain",
                                        "ore",    "cloth", "coin", "paper"};
    return name_of(names, sizeof names / sizeof names[0], card);
}

const char *board_terrain_name(uint32_t terrain) {
    static const char *const names[] = {"desert", "forest",    "hills", "pasture",
                                        "fields", "mountains", "sea",   "gold",
                                        "fog",    "volcano",   "market"};
    return name_of(names, sizeof names / sizeof names[0], terrain);
}

const char *board_development_name(uint32_t development) {
    static const char *const names[] = {"knight", "victory point", "road building",
                                        "year of plenty", "monopoly"};
    return name_of(names, sizeof names / sizeof names[0], development);
}

const char *board_progress_name(uint32_t progress) {
    static const char *const names[CATAN_PROGRESS_KINDS] = {"alchemist",
                                                            "crane",
                                                            "mining",
                                                            "irrigation",
                                                            "printer",
                                                            "inventor",
                                                            "engineer",
                                                            "medicine",
                                                            "smith",
                                                            "road building",
                                                            "bishop",
                                                            "diplomat",
                                                            "warlord",
                                                            "wedding",
                                                            "intrigue",
                                                            "saboteur",
                                                            "spy",
                                                            "deserter",
                                                            "constitution",
                                                            "commercial harbour",
                                                            "merchant fleet",
                                                            "master merchant",
                                                            "trade monopoly",
                                                            "resource monopoly",
                                                            "merchant"};
    return name_of(names, CATAN_PROGRESS_KINDS, progress);
}

const char *board_specialist_name(uint32_t specialist) {
    static const char *const names[] = {"lumberjack", "mason", "shepherd",
                                        "farmer",     "miner", "gold-seeker"};
    return name_of(names, sizeof names / sizeof names[0], specialist);
}

uint32_t board_progress_track(uint32_t progress) {
    return progress < CATAN_PROGRESS_BISHOP               ? CATAN_TRACK_SCIENCE
           : progress < CATAN_PROGRESS_COMMERCIAL_HARBOUR ? CATAN_TRACK_POLITICS
                                                          : CATAN_TRACK_TRADE;
}

const char *board_seat_name(int32_t seat) {
    static const char *const names[] = {"Red", "Blue", "White", "Orange", "Green", "Brown"};
    return name_of(names, sizeof names / sizeof names[0], (uint32_t)seat);
}
