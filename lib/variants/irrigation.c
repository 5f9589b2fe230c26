/* Irrigation: hills that are enclosed become pasture or forest (V9). */
#include "variants/dikes.h"

static int irrigation_enabled(const catan_config *config) { return config->irrigation; }

/* What lies where is no longer as laid or drawn. */
static void irrigation_compiled(catan_game *g) {
    g->moving_terrains |= 1U << CATAN_HILLS | 1U << CATAN_PASTURE | 1U << CATAN_FOREST;
}

static void sites_irrigate_pasture(const catan_state *st, unsigned seat, argset *out) {
    sites_to_change(st, seat, CATAN_HILLS, out);
}
static int32_t why_irrigate_pasture(const catan_state *st, unsigned seat, unsigned hex) {
    return why_not_changed(st, seat, CATAN_HILLS, hex);
}
/* Number, robber, merchant and buildings stay. */
static void irrigate(catan_state *st, unsigned hex, unsigned terrain) {
    break_dikes(st, hex);
    put_hex(st, hex, CATAN__RULE(V9_1, terrain, (unsigned)CATAN_FIELDS), hex_byte(st, hex) >> 4);
}
static void play_irrigate_pasture(catan_state *st, unsigned seat, unsigned hex) {
    (void)seat;
    irrigate(st, hex, CATAN_PASTURE);
}
#define sites_irrigate_forest sites_irrigate_pasture
#define why_irrigate_forest why_irrigate_pasture
static void play_irrigate_forest(catan_state *st, unsigned seat, unsigned hex) {
    (void)seat;
    irrigate(st, hex, CATAN_FOREST);
}

#define M(NAME) CATAN_MOVE_##NAME
static const kind_row irrigation_kinds[] = {
    {sites_irrigate_pasture, why_irrigate_pasture, play_irrigate_pasture, NULL, M(IRRIGATE_PASTURE),
     NULL, NULL, NULL},
    {sites_irrigate_forest, why_irrigate_forest, play_irrigate_forest, NULL, M(IRRIGATE_FOREST),
     NULL, NULL, NULL},
};
static const uint8_t irrigation_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_ACTION, M(IRRIGATE_PASTURE)},
    {CATAN__TASK_TURN, TURN_ACTION, M(IRRIGATE_FOREST)},
    {CATAN__TASK_SPECIAL, 0, M(IRRIGATE_PASTURE)},
    {CATAN__TASK_SPECIAL, 0, M(IRRIGATE_FOREST)},
};
#undef M

static const module irrigation_module = {
    .name = "irrigation",
    .enabled = irrigation_enabled,
    .needs = MODULE_BIT(dikes),
    .kinds = irrigation_kinds,
    .kind_count = COUNT(irrigation_kinds),
    .more_kinds = irrigation_more_kinds,
    .more_kind_count = COUNT(irrigation_more_kinds),
    .compiled = irrigation_compiled,
};
