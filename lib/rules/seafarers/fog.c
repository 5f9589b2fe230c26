/* Fog: hexes that are discovered when a route comes to them (S-80 to S-85). */
#include "rules/seafarers/seafarers.h"

enum { DISCOVER_TERRAIN, DISCOVER_NUMBER, DISCOVER_NEXT };

/* --- the stacks (S-80) --- */

static uint64_t fog_terrains(const catan_state *st) {
    return word(st, sea_word(st, SEA_FOG_TERRAINS, 0));
}
static uint64_t fog_numbers(const catan_state *st) {
    return word(st, sea_word(st, SEA_FOG_NUMBERS, 0));
}
/* The number 2 is in the lowest nibble. */
static unsigned tokens_of(uint64_t numbers, unsigned number) {
    return (unsigned)(numbers >> 4 * (number - 2)) & 15U;
}

static void begin_fog(catan_state *st) {
    const catan__board *b = &st->game->board;
    uint64_t terrains = 0, numbers = 0;
    if (!st->game->set.fog) {
        return;
    }
    for (unsigned i = 0; i < CATAN__TERRAINS; i++) {
        terrains |= CATAN__LANE(i, b->terrain_pool[b->fog_area][i]);
    }
    for (unsigned i = 2; !st->game->set.bare_fog && i < CATAN__NUMBERS; i++) {
        numbers |= (uint64_t)b->number_pool[b->fog_area][i] << 4 * (i - 2);
    }
    put(st, sea_word(st, SEA_FOG_TERRAINS, 0), terrains);
    put(st, sea_word(st, SEA_FOG_NUMBERS, 0), numbers);
}

/* --- when a piece has come to it (S-81) --- */

/* Whether a seat's road or ship ends at a hex. */
static int comes_to(const catan_state *st, unsigned seat, unsigned hex) {
    const uint64_t *corners = st->game->hex_nodes + (size_t)hex * W_NODES;
    uint64_t ends = 0;
    for (unsigned i = 0; i < W_NODES; i++) {
        ends |= corners[i] & seat_word(st, seat, S_NODES + i);
    }
    return ends != 0;
}

/* The first hex in map order that lies in the fog and at a piece's end, and whose piece that is. */
static unsigned found_hex(const catan_state *st, unsigned *seat) {
    const catan_game *g = st->game;
    for (unsigned hex = 0; hex < g->board.hexes; hex++) {
        if (hex_terrain(st, hex) != CATAN_FOG) {
            continue;
        }
        for (*seat = 0; *seat < g->set.players; ++*seat) {
            if (comes_to(st, *seat, hex)) {
                return hex;
            }
        }
    }
    return NO_HEX;
}

static uint64_t discover_task(unsigned actor, unsigned step, unsigned seat, unsigned hex) {
    return catan__task(CATAN__TASK_DISCOVER, actor, step, seat, hex, 0);
}

/* After awards and victory have been judged. */
static void fog_judged(catan_state *st) {
    unsigned seat, hex = st->game->set.fog ? found_hex(st, &seat) : (unsigned)NO_HEX;
    uint64_t top = top_task(st);
    if (hex != NO_HEX && catan__task_kind_of(top) != CATAN__TASK_DISCOVER &&
        catan__task_kind_of(top) != CATAN__TASK_GOLD) {
        push_task(st, discover_task(CATAN__ACTOR_CHANCE, DISCOVER_TERRAIN, seat, hex));
    }
}

static void step_discover(catan_state *st) {
    unsigned seat, hex = found_hex(st, &seat);
    if (hex == NO_HEX) {
        pop_task(st);
    } else {
        set_top(st, discover_task(CATAN__ACTOR_CHANCE, DISCOVER_TERRAIN, seat, hex));
    }
}

/* What lies there now is told, and what follows from it: land, sea, yields. */
static void uncover(catan_state *st, unsigned hex, unsigned terrain, unsigned number) {
    put_hex(st, hex, terrain, number);
    if (st->game->set.island_points != 0) {
        know_island(st, hex);
    }
}

/* One card of what was found, if the bank has it (S-82). */
static void reward(catan_state *st, unsigned seat, unsigned hex) {
    unsigned card = hex_card(st, hex);
    if (hex_terrain(st, hex) == CATAN_GOLD) {
        ask_gold(st, seat, 1);
    } else if (card != NO_CARD && CATAN__RULE(S_82, catan__lane(word(st, P_BANK), card) != 0, 0)) {
        receive(st, seat, CATAN__LANE(card, 1), CATAN_REASON_DISCOVERY);
    }
}

/* --- terrain, then number, by chance --- */

static void sites_discover(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    uint64_t stack = fog_terrains(st), kinds = 0;
    for (unsigned i = 0; i < CATAN__TERRAINS; i++) { /* a stack may hold more than 127 */
        kinds |= (uint64_t)(catan__lane(stack, i) != 0) << i;
    }
    *out = args_one(kinds);
}
static int32_t why_discover(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_OUTCOME;
}
static uint32_t weigh_discover(const catan_state *st, uint64_t args, uint32_t *weights) {
    uint32_t total = 0;
    for (; args != 0; args &= args - 1) {
        *weights = CATAN__RULE(S_80, catan__lane(fog_terrains(st), catan__lowest(args)), 1);
        total += *weights++;
    }
    return total;
}
static void play_discover(catan_state *st, unsigned seat, unsigned terrain) {
    uint64_t t = top_task(st);
    unsigned hex = catan__task_a(t), discoverer = catan__task_more(t);
    int bears = catan__produces(terrain) && !st->game->set.bare_fog;
    (void)seat;
    put(st, sea_word(st, SEA_FOG_TERRAINS, 0), fog_terrains(st) - CATAN__LANE(terrain, 1));
    set_top(st, discover_task(bears ? CATAN__ACTOR_CHANCE : CATAN__ACTOR_NONE,
                              bears ? DISCOVER_NUMBER : DISCOVER_NEXT, discoverer, hex));
    uncover(st, hex, terrain, 0);
    if (!bears) {
        reward(st, discoverer, hex); /* nothing, but for land that should have a number */
    }
}

static void sites_discover_number(const catan_state *st, unsigned seat, argset *out) {
    (void)seat;
    uint64_t numbers = fog_numbers(st), kinds = 0;
    for (unsigned i = 2; i < CATAN__NUMBERS; i++) {
        kinds |= (uint64_t)(tokens_of(numbers, i) != 0) << i;
    }
    *out = args_one(kinds);
}
#define why_discover_number why_discover
static uint32_t weigh_discover_number(const catan_state *st, uint64_t args, uint32_t *weights) {
    uint32_t total = 0;
    for (; args != 0; args &= args - 1) {
        *weights = tokens_of(fog_numbers(st), catan__lowest(args));
        total += *weights++;
    }
    return total;
}
static void play_discover_number(catan_state *st, unsigned seat, unsigned number) {
    uint64_t t = top_task(st);
    unsigned hex = catan__task_a(t), discoverer = catan__task_more(t);
    (void)seat;
    put(st, sea_word(st, SEA_FOG_NUMBERS, 0), fog_numbers(st) - ((uint64_t)1 << 4 * (number - 2)));
    set_top(st, discover_task(CATAN__ACTOR_NONE, DISCOVER_NEXT, discoverer, hex));
    uncover(st, hex, hex_terrain(st, hex), number);
    reward(st, discoverer, hex);
}
