/* Volcanoes: cards of choice, and eruptions (V6). */
#include "rules/gold/gold.h"
#include "variants/die.h"

static int volcanoes_enabled(const catan_config *config) { return config->volcanoes; }

/* Cities are turned over in Cities & Knights, too, which has a field for them (C-77). */
enum { VOLCANO_TURNED };
static int wants_turned(const catan__settings *set) { return !set->cities_knights; }
static const catan__field volcanoes_fields[] = {
    [VOLCANO_TURNED] = {"turned",
                        CATAN__OF_GAME,
                        CATAN__NODES,
                        CATAN__ALL,
                        0,
                        CATAN__AUTO_WORD,
                        0,
                        0,
                        0,
                        wants_turned,
                        {.piece = CATAN_PIECE_TURNED, .holder = "buildings"}},
};

static void volcanoes_compiled(catan_game *g) {
    choose_at(g, CATAN_VOLCANO, CATAN__RULE(V6_2, 2, 1));
    if (!g->set.cities_knights) {
        g->turned_word = g->field[g->module_field[MODULE_volcanoes] + VOLCANO_TURNED].word;
    }
}

/* --- eruptions (V6.3 to V6.5) --- */

/* Buildings at a hex that it could destroy. */
static int can_harm(const catan_state *st, unsigned hex) {
    const uint64_t *corners = st->game->hex_nodes + (size_t)hex * W_NODES;
    uint64_t immune[W_NODES], some = 0;
    immune_nodes(st, immune);
    for (unsigned i = 0; i < W_NODES; i++) {
        some |= corners[i] & word(st, P_BUILT + i) & ~immune[i];
    }
    return some != 0;
}

/* Whether a volcano erupts on this roll: the robber does not keep it from that (V6.5). */
static int erupts(const catan_state *st, unsigned hex) {
    unsigned quiet = CATAN__RULE(V6_5, (unsigned)NO_HEX, lane(st, P_TABLE, B_ROBBER));
    return hex_byte(st, hex) == (CATAN_VOLCANO | lane(st, P_TURN, T_ROLLED) << 4) && hex != quiet &&
           can_harm(st, hex);
}
/* The first one from a hex on, or NO_HEX. */
static unsigned next_eruption(const catan_state *st, unsigned from) {
    unsigned first = CATAN__RULE(V6_3, from, st->game->board.hexes);
    for (unsigned w = first / 8; w < st->game->hex_words; w++) {
        uint64_t hits = hexes_bearing(st, w, CATAN_VOLCANO, lane(st, P_TURN, T_ROLLED));
        for (; hits != 0; hits &= hits - 1) {
            unsigned hex = 8 * w + catan__lowest(hits) / 8;
            if (hex >= first && erupts(st, hex)) {
                return hex;
            }
        }
    }
    return NO_HEX;
}
static uint64_t eruption_task(unsigned hex) {
    return catan__task(CATAN__TASK_ERUPTION, CATAN__ACTOR_CHANCE, 0, 0, hex, 0);
}
static void stage_eruptions(catan_state *st) {
    unsigned hex = next_eruption(st, 0);
    if (hex != NO_HEX) {
        push_task(st, eruption_task(hex));
    }
}

/* A settlement is destroyed, a city becomes one (V6.4). */
static void harm(catan_state *st, unsigned node) {
    uint64_t immune[W_NODES];
    uint32_t building;
    int32_t owner = node_owner(st, node, &building);
    immune_nodes(st, immune);
    if (owner == CATAN_NOBODY || set_has(immune, node)) {
        return;
    }
    if (CATAN__RULE(V6_4, building == CATAN_CITY, 0)) {
        lose_city(st, (unsigned)owner, node);
    } else {
        remove_building(st, (unsigned)owner, node);
    }
}

/* The corners are numbered clockwise from north. */
static void erupt(catan_state *st, unsigned die) {
    unsigned hex = catan__task_a(top_task(st)), next;
    harm(st, st->game->board.hex_nodes[hex][die - 1]);
    next = next_eruption(st, hex + 1);
    if (next != NO_HEX) {
        set_top(st, eruption_task(next));
    } else {
        pop_task(st);
    }
}

/* --- positions --- */

static int sound_eruption(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned hex = catan__task_a(t);
    return top && hex < st->game->board.hexes && t == eruption_task(hex) && erupts(st, hex) &&
           after_stage(st, below, stage_eruptions);
}

/* Turned cities are among the settlements; before the first turn there are none. Cities & Knights
 * sees to its own. */
static int32_t volcanoes_verify(const catan_state *st, const char **field) {
    int setup = lane(st, P_TURN, T_SEAT) == NO_SEAT;
    for (unsigned i = 0; !st->game->set.cities_knights && i < W_NODES; i++) {
        uint64_t settlements = 0;
        for (unsigned seat = 0; !setup && seat < st->game->set.players; seat++) {
            settlements |= seat_word(st, seat, S_BUILT + i) & ~word(st, P_CITIES + i);
        }
        if ((turned_cities(st, i) & ~settlements) != 0) {
            return fault(field, "turned", CATAN_E_POSITION_PLACE);
        }
    }
    return CATAN_OK;
}

static const task_row volcanoes_tasks[] = {
    {CATAN__TASK_ERUPTION, NULL, sound_eruption, {{0, CATAN_ASK_ERUPTION, {CATAN_MOVE_DIE}}}},
};
static const uint16_t volcanoes_abouts[][3] = {
    {CATAN__TASK_ERUPTION, 0, CATAN__ABOUT_HEX_A},
};
static const stage_row volcanoes_stages[] = {
    {STAGE_DISASTER, 0, stage_eruptions},
};

static const module volcanoes_module = {
    .name = "volcanoes",
    .enabled = volcanoes_enabled,
    .needs = MODULE_BIT(gold) | MODULE_BIT(turned) | MODULE_BIT(die),
    .fields = volcanoes_fields,
    .field_count = COUNT(volcanoes_fields),
    .tasks = volcanoes_tasks,
    .task_count = COUNT(volcanoes_tasks),
    .stages = volcanoes_stages,
    .stage_count = COUNT(volcanoes_stages),
    .abouts = volcanoes_abouts,
    .about_count = COUNT(volcanoes_abouts),
    .compiled = volcanoes_compiled,
    .verify = volcanoes_verify,
};
