/* The fields of Seafarers. */
#include "rules/seafarers/seafarers.h"

static int wants_fog(const catan__settings *set) { return set->fog; }
static int wants_islands(const catan__settings *set) { return set->island_points != 0; }

#define SHOWN(NAME, DOMAIN)                                                                        \
    { .counter = CATAN_COUNTER_##NAME, .domain = CATAN_DOMAIN_##DOMAIN }
#define PIECE(NAME)                                                                                \
    { .piece = CATAN_PIECE_##NAME }
#define UNSHOWN                                                                                    \
    { .counter = 0 }
#define FIELD(name, scope, shape, cache, usual, wanted, ...)                                       \
    {                                                                                              \
        name, CATAN__OF_##scope, CATAN__##shape, CATAN__ALL, cache, CATAN__AUTO_WORD, 0, usual, 0, \
            wanted, __VA_ARGS__                                                                    \
    }
static const catan__field seafarers_fields[SEA_FIELDS] = {
    [SEA_SHIPS] = FIELD("ships", SEAT, EDGES, 0, 0, NULL, PIECE(SHIP)),
    [SEA_SHIP_REACH] = FIELD("ship_reach", SEAT, EDGES, 1, 0, NULL, UNSHOWN),
    [SEA_SHIP_SUPPLY] = FIELD("ship_supply", SEAT, LANE8, 1, 0, NULL, SHOWN(SHIPS, NONE)),
    [SEA_SPECIAL_POINTS] =
        FIELD("special_points", SEAT, LANE8, 0, 0, wants_islands, SHOWN(SPECIAL_POINTS, NONE)),
    [SEA_SETTLED] = FIELD("settled", SEAT, HEX_SET, 0, 0, wants_islands, UNSHOWN),
    [SEA_PIRATE] = FIELD("pirate", GAME, HEX8, 0, NO_HEX, NULL, PIECE(PIRATE)),
    [SEA_SHIP_MOVED] = FIELD("ship_moved", GAME, LANE8, 0, 0, NULL, SHOWN(SHIP_MOVED, NONE)),
    [SEA_FRESH_SHIPS] = FIELD("fresh_ships", GAME, EDGES, 0, 0, NULL, UNSHOWN),
    [SEA_FOG_TERRAINS] =
        FIELD("fog_terrains", GAME, COUNTS, 0, 0, wants_fog, SHOWN(FOG_TERRAINS, TERRAIN)),
    [SEA_FOG_NUMBERS] =
        FIELD("fog_numbers", GAME, NIBBLES, 0, 0, wants_fog, SHOWN(FOG_NUMBERS, NUMBER)),
};
#undef SHOWN
#undef PIECE
#undef UNSHOWN
#undef FIELD

/* What other files look up most. */
static void seafarers_compiled(catan_game *g) {
    const catan__field *f = &g->field[g->module_field[MODULE_seafarers]];
    g->ship_word = f[SEA_SHIPS].word;
    g->ship_reach_word = f[SEA_SHIP_REACH].word;
    choose_at(g, CATAN_GOLD, 1);
}
