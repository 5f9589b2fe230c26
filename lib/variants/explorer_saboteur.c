/* Explorer and saboteur: the inventor parts equal numbers, a turned city bars victory (V16). */
#include "rules/cities_knights/cities_knights.h"

static int explorer_saboteur_enabled(const catan_config *config) {
    return config->explorer_saboteur && config->cities_knights;
}

/* Whether a number that comes to a hex meets its like there, `but` apart, which bears another one
 * then. */
static int meets_equal(const catan_state *st, unsigned hex, unsigned number, unsigned but) {
    const uint16_t *near = st->game->board.hex_near[hex];
    for (unsigned i = 0; i < 6; i++) {
        if (near[i] != CATAN__NO && near[i] != but && token_on(st, near[i]) == number) {
            return 1;
        }
    }
    return 0;
}

static int may_swap(const catan_state *st, unsigned first, unsigned second) {
    int meet = meets_equal(st, first, token_on(st, second), second) ||
               meets_equal(st, second, token_on(st, first), first);
    return CATAN__RULE(V16_1, !meet, 1);
}

/* Those tokens of `set` go that may not change places with this one. */
static void drop_equals(const catan_state *st, unsigned first, argset *set) {
    for (unsigned i = 0; i < W_HEXES; i++) {
        for (uint64_t left = set->w[i]; left != 0; left &= left - 1) {
            if (!may_swap(st, first, 64 * i + catan__lowest(left))) {
                set->w[i] &= ~(left & (0 - left));
            }
        }
    }
}

/* Whether there is a second token for a first one. */
static int may_begin(const catan_state *st, unsigned first) {
    argset others;
    hexes_with_token(st, token_on(st, first), &others);
    for (unsigned i = 0; i < W_HEXES; i++) {
        for (uint64_t left = others.w[i]; left != 0; left &= left - 1) {
            if (may_swap(st, first, 64 * i + catan__lowest(left))) {
                return 1;
            }
        }
    }
    return 0;
}

static void explorer_sites(const catan_state *st, unsigned seat, unsigned kind, argset *set) {
    (void)seat;
    if (kind == CATAN_MOVE_SWAP_NUMBER) {
        drop_equals(st, catan__task_a(top_task(st)), set);
    }
    for (unsigned i = 0; kind == CATAN_MOVE_PLAY_INVENTOR && i < W_HEXES; i++) {
        for (uint64_t left = set->w[i]; left != 0; left &= left - 1) {
            if (!may_begin(st, 64 * i + catan__lowest(left))) {
                set->w[i] &= ~(left & (0 - left));
            }
        }
    }
}
static int32_t explorer_why(const catan_state *st, unsigned seat, unsigned kind, unsigned arg) {
    (void)seat;
    int meet = kind == CATAN_MOVE_SWAP_NUMBER     ? !may_swap(st, catan__task_a(top_task(st)), arg)
               : kind == CATAN_MOVE_PLAY_INVENTOR ? !may_begin(st, arg)
                                                  : 0;
    return meet ? CATAN_E_EQUALS_MEET : CATAN_OK;
}

static int turned_bars(const catan_state *st, unsigned seat) {
    return CATAN__RULE(V16_2, count_turned(st, seat) != 0, 0);
}

static const module explorer_saboteur_module = {
    .name = "explorer_saboteur",
    .enabled = explorer_saboteur_enabled,
    .sites = explorer_sites,
    .why = explorer_why,
    .bars_victory = turned_bars,
};
