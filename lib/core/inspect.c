/* Looking at a state: the public side of catan/inspect.h. */
#include "catan/inspect.h"

#include <string.h>

#include "core/sized.h"
#include "core/state.h"
#include "game/compiled.h"

int32_t catan_seat_get(catan_seat_info *out, size_t struct_size, const catan_state *state,
                       uint32_t seat) {
    if (out == NULL || state == NULL || seat >= state->game->set.players) {
        return CATAN_E_ARGUMENT;
    }
    catan_seat_info value;
    memset(&value, 0, sizeof value);
    state->game->engine->seat_info(state, seat, &value);
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}

int32_t catan_table_get(catan_table_info *out, size_t struct_size, const catan_state *state) {
    if (out == NULL || state == NULL) {
        return CATAN_E_ARGUMENT;
    }
    catan_table_info value;
    memset(&value, 0, sizeof value);
    state->game->engine->table_info(state, &value);
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}

int32_t catan_layout_get(catan_layout *out, size_t struct_size, const catan_state *state) {
    if (out == NULL || state == NULL) {
        return CATAN_E_ARGUMENT;
    }
    catan_layout value;
    memset(&value, 0, sizeof value);
    state->game->engine->layout(state, &value);
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}

uint32_t catan_node_building(const catan_state *state, uint32_t node) {
    uint32_t building = CATAN_NO_BUILDING;
    if (state != NULL && node < state->game->board.nodes) {
        state->game->engine->node_owner(state, node, &building);
    }
    return building;
}

int32_t catan_node_owner(const catan_state *state, uint32_t node) {
    uint32_t building;
    if (state == NULL || node >= state->game->board.nodes) {
        return CATAN_NOBODY;
    }
    return state->game->engine->node_owner(state, node, &building);
}

int32_t catan_edge_owner(const catan_state *state, uint32_t edge) {
    if (state == NULL || edge >= state->game->board.edges) {
        return CATAN_NOBODY;
    }
    return state->game->engine->edge_owner(state, edge);
}

uint32_t catan_edge_route(const catan_state *state, uint32_t edge) {
    if (state == NULL || edge >= state->game->board.edges) {
        return CATAN_NO_ROUTE;
    }
    return state->game->engine->edge_route(state, edge);
}

int32_t catan_progress_hand(uint8_t cards[CATAN_PROGRESS_KINDS], const catan_state *state,
                            uint32_t seat) {
    if (cards == NULL || state == NULL || seat >= state->game->set.players) {
        return CATAN_E_ARGUMENT;
    }
    state->game->engine->progress_hand(state, seat, cards);
    return CATAN_OK;
}

int32_t catan_node_knight(const catan_state *state, uint32_t node, uint32_t *level,
                          uint32_t *active) {
    uint32_t found[2] = {0, 0};
    int32_t owner = CATAN_NOBODY;
    if (state != NULL && node < state->game->board.nodes) {
        owner = state->game->engine->node_knight(state, node, &found[0], &found[1]);
    }
    if (level != NULL) {
        *level = found[0];
    }
    if (active != NULL) {
        *active = found[1];
    }
    return owner;
}
