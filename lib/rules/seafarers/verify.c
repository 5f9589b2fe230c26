/* Whether ships, pirate, fog and islands of a position are sound (S-1, S-11, S-12, S-80). Only
 * seafarers_verify_cached() sees caches. */
#include "rules/seafarers/seafarers.h"

/* Where a ship may lie: at sea, or where fog was that turned out to be land (S-85). */
static int ship_may_lie(const catan_state *st, const uint64_t *ground, unsigned edge) {
    const catan__board *b = &st->game->board;
    if (set_has(ground + G_SEA_EDGES, edge)) {
        return 1;
    }
    for (unsigned i = 0; i < 2 && b->edge_hexes[edge][i] != CATAN__NO; i++) {
        unsigned hex = b->edge_hexes[edge][i];
        if ((b->flags[hex] & CATAN_HEX_FOG) != 0 && hex_terrain(st, hex) != CATAN_FOG) {
            return 1;
        }
    }
    return 0;
}

static int ship_in_hand(const catan_state *st) {
    return catan__task_kind_of(unjudged_top(st)) == CATAN__TASK_MOVE_SHIP;
}

static int32_t verify_ships(const catan_state *st, const char **field) {
    const catan_game *g = st->game;
    uint64_t ground[G_WORDS], taken[W_EDGES] = {0};
    current_ground(st, ground);
    for (unsigned seat = 0; seat < g->set.players; seat++) {
        for (unsigned i = 0; i < W_EDGES; i++) {
            taken[i] |= seat_word(st, seat, S_ROADS + i);
        }
    }
    for (unsigned seat = 0; seat < g->set.players; seat++) {
        const uint64_t *ships = ships_of(st, seat);
        unsigned in_hand = ship_in_hand(st) && active_seat(st) == seat;
        for (unsigned e = 0; e < 64 * W_EDGES; e++) {
            if (set_has(ships, e) &&
                (e >= g->board.edges || set_has(taken, e) || !ship_may_lie(st, ground, e))) {
                return fault(field, "ships", CATAN_E_POSITION_PLACE);
            }
        }
        for (unsigned i = 0; i < W_EDGES; i++) {
            taken[i] |= ships[i];
        }
        if (count_words(ships, W_EDGES) + in_hand > g->set.ships) {
            return fault(field, "ships", CATAN_E_POSITION_PIECES);
        }
    }
    return CATAN_OK;
}

/* What was built or moved in this turn is the active player's. */
static int32_t verify_sea_turn(const catan_state *st, const char **field) {
    unsigned active = active_seat(st), pirate = pirate_hex(st);
    for (unsigned i = 0; i < W_EDGES; i++) {
        uint64_t fresh = word(st, sea_word(st, SEA_FRESH_SHIPS, 0) + i);
        if (fresh != 0 && (active == NO_SEAT || (fresh & ~ships_of(st, active)[i]) != 0)) {
            return fault(field, "fresh_ships", CATAN_E_POSITION_TURN);
        }
    }
    /* None before the roll (S-22). */
    uint64_t turn = word(st, P_AGENDA);
    int may_move = active != NO_SEAT &&
                   (catan__task_kind_of(turn) != CATAN__TASK_TURN ||
                    catan__task_step(turn) == TURN_ACTION || catan__task_step(turn) == TURN_ENDING);
    if (sea_lane(st, SEA_SHIP_MOVED, 0) > (unsigned)may_move) {
        return fault(field, "ship_moved", CATAN_E_POSITION_TURN);
    }
    if (pirate != NO_HEX &&
        (pirate >= st->game->board.hexes || hex_terrain(st, pirate) != CATAN_SEA)) {
        return fault(field, "pirate", CATAN_E_POSITION_PLACE);
    }
    return CATAN_OK;
}

/* A hex whose terrain was drawn, and whose number has still to be. */
static unsigned undrawn_number(const catan_state *st) {
    uint64_t top = unjudged_top(st);
    return catan__task_kind_of(top) == CATAN__TASK_DISCOVER &&
                   catan__task_step(top) == DISCOVER_NUMBER
               ? catan__task_a(top)
               : (unsigned)NO_HEX;
}

/* Tokens under the fog and on what was discovered: of those that change places (C-115) as many as
 * in the pool, no more of a kind being left than it had. */
static int numbers_fit(const catan_state *st, const unsigned *numbers) {
    const catan__board *b = &st->game->board;
    unsigned moving = st->game->moving_numbers, there = 0, pool = 0;
    for (unsigned i = 2; i < 18; i++) {
        unsigned left = (unsigned)(fog_numbers(st) >> 4 * (i - 2)) & 15U;
        unsigned had = i < CATAN__NUMBERS ? b->number_pool[b->fog_area][i] : 0U;
        unsigned found = i < CATAN__NUMBERS ? numbers[i] : 0U;
        if (st->game->set.bare_fog) {
            had = found = 0; /* they come from elsewhere */
        }
        int moves = i < CATAN__NUMBERS && (moving >> i & 1) != 0;
        there += moves ? found + left : 0;
        pool += moves ? had : 0;
        if (moves ? left > had : found + left != had) {
            return 0;
        }
    }
    return there == pool;
}

/* The same of terrains. */
static int terrains_fit(const catan_state *st, const unsigned *terrains) {
    const catan__board *b = &st->game->board;
    unsigned moving = st->game->moving_terrains, there = 0, pool = 0;
    for (unsigned i = 0; i < CATAN__TERRAINS; i++) {
        unsigned left = catan__lane(fog_terrains(st), i), had = b->terrain_pool[b->fog_area][i];
        int moves = (moving >> i & 1) != 0;
        there += moves ? terrains[i] + left : 0;
        pool += moves ? had : 0;
        if (moves ? left > had : terrains[i] + left != had) {
            return 0;
        }
    }
    return there == pool;
}

/* What has been discovered and what is left of the stacks make up the pools (S-80). */
static int32_t verify_fog(const catan_state *st, const char **field) {
    const catan__board *b = &st->game->board;
    unsigned terrains[CATAN__TERRAINS] = {0}, numbers[16] = {0}, waiting = undrawn_number(st);
    for (unsigned h = 0; h < b->hexes; h++) {
        unsigned terrain = hex_terrain(st, h), number = hex_byte(st, h) >> 4;
        if ((b->flags[h] & CATAN_HEX_FOG) == 0 || terrain == CATAN_FOG) {
            continue;
        }
        if (is_made_land(st, h)) {
            terrain = CATAN_SEA; /* that is what was found */
            number = 0;
        }
        if (st->game->set.bare_fog ? h == waiting
                                   : (number != 0) != (catan__produces(terrain) && h != waiting)) {
            return fault(field, "board", CATAN_E_POSITION_BOARD);
        }
        terrains[terrain]++;
        numbers[number]++;
    }
    if (!terrains_fit(st, terrains)) {
        return fault(field, "fog_terrains", CATAN_E_POSITION_BOARD);
    }
    return numbers_fit(st, numbers) ? CATAN_OK
                                    : fault(field, "fog_numbers", CATAN_E_POSITION_BOARD);
}

/* Where a seat has a building it has settled: on all land there that counts (S-91, S-92). */
static int knows_its_own(const catan_state *st, const uint64_t *ground, unsigned seat) {
    const catan__board *b = &st->game->board;
    const uint64_t *settled = words(st, sea_word(st, SEA_SETTLED, seat));
    for (unsigned h = 0; h < b->hexes; h++) {
        const uint64_t *corners = st->game->hex_nodes + (size_t)h * W_NODES;
        uint64_t built = 0;
        for (unsigned i = 0; i < W_NODES; i++) {
            built |= corners[i] & seat_word(st, seat, S_BUILT + i);
        }
        if (built != 0 && set_has(ground + G_LAND_HEXES, h) && b->island[h] != CATAN_NO_ISLAND &&
            !is_made_land(st, h) && !set_has(settled, h)) {
            return 0;
        }
    }
    return 1;
}

/* Special points come in portions; settled hexes are land that counts. */
static int32_t verify_islands(const catan_state *st, const char **field) {
    const catan__board *b = &st->game->board;
    uint64_t ground[G_WORDS];
    current_ground(st, ground);
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        const uint64_t *settled = words(st, sea_word(st, SEA_SETTLED, seat));
        unsigned points = special_points(st, seat), most = 0;
        for (unsigned h = 0; h < 64 * W_HEXES; h++) {
            if (set_has(settled, h) && (h >= b->hexes || !set_has(ground + G_LAND_HEXES, h) ||
                                        b->island[h] == CATAN_NO_ISLAND)) {
                return fault(field, "settled", CATAN_E_POSITION_PLACE);
            }
            most += set_has(settled, h) ? st->game->set.island_points : 0U;
        }
        if (!knows_its_own(st, ground, seat)) {
            return fault(field, "settled", CATAN_E_POSITION_PLACE);
        }
        if (points > most || points > most_special_points(st) ||
            points % st->game->set.island_points != 0) {
            return fault(field, "special_points", CATAN_E_POSITION_PIECES);
        }
    }
    return CATAN_OK;
}

static int32_t seafarers_verify(const catan_state *st, const char **field) {
    int32_t status = verify_ships(st, field);
    if (status == CATAN_OK) {
        status = verify_sea_turn(st, field);
    }
    if (status == CATAN_OK && st->game->set.fog) {
        status = verify_fog(st, field);
    }
    if (status == CATAN_OK && st->game->set.island_points != 0) {
        status = verify_islands(st, field);
    }
    return status;
}

/* Who is discovering, or NO_SEAT. The agenda may be any. */
static unsigned finder(const catan_state *st) {
    unsigned depth = lane(st, P_TURN, T_DEPTH);
    for (unsigned i = 0; i < depth && i < CATAN_MAX_TASKS; i++) {
        uint64_t t = word(st, P_AGENDA + i);
        if (catan__task_kind_of(t) == CATAN__TASK_DISCOVER) {
            return catan__task_more(t);
        }
    }
    return NO_SEAT;
}

/* While the game runs no piece lies at fog but of him who is discovering (S-81). */
static int32_t seafarers_verify_cached(const catan_state *st, const char **field) {
    const catan_game *g = st->game;
    unsigned finding = finder(st);
    int watched = g->set.fog && lane(st, P_TABLE, B_RESULT) == 0;
    for (unsigned hex = 0; watched && hex < g->board.hexes; hex++) {
        for (unsigned seat = 0; hex_terrain(st, hex) == CATAN_FOG && seat < g->set.players;
             seat++) {
            if (seat != finding && comes_to(st, seat, hex)) {
                return fault(field, "board", CATAN_E_POSITION_BOARD);
            }
        }
    }
    return CATAN_OK;
}
