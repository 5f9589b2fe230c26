/* Prices, rates, points, for interfaces. */
#include "catan/query.h"

#include <string.h>

#include "core/kinds.h"
#include "core/sized.h"
#include "view/view.h"

int32_t catan_price(uint8_t cards[8], const catan_state *state, uint32_t seat, catan_move move) {
    uint64_t lanes = 0;
    if (cards == NULL || state == NULL || seat >= state->game->set.players) {
        return CATAN_E_ARGUMENT;
    }
    const catan_game *game = state->game;
    if (game->kind[move >> 24] == NULL ||
        (move & 0xffffffU) >= game->range[catan__kind_infos[move >> 24].domain] ||
        !state->game->engine->price(state, seat, move, &lanes)) {
        return CATAN_E_MOVE_UNKNOWN;
    }
    catan__lanes_bytes(cards, lanes);
    return CATAN_OK;
}

int32_t catan_rates(uint8_t cards[8], const catan_state *state, uint32_t seat) {
    catan_seat_info info;
    if (cards == NULL || state == NULL || seat >= state->game->set.players) {
        return CATAN_E_ARGUMENT;
    }
    memset(&info, 0, sizeof info);
    state->game->engine->seat_info(state, seat, &info);
    memcpy(cards, info.rates, sizeof info.rates);
    return CATAN_OK;
}

uint32_t catan_special_points(const catan_state *state, uint32_t seat, uint32_t node) {
    if (state == NULL || seat >= state->game->set.players || node >= state->game->board.nodes) {
        return 0;
    }
    return state->game->engine->earns(state, seat, node);
}

/* Of what is hidden, only the seat itself knows (H-2) before the end (B-67); without point cards
 * nothing is (C-3). */
static int32_t known_points(const catan_state *state, int32_t observer, uint32_t seat,
                            int32_t *source) {
    int32_t sum = 0;
    memset(source, 0, CATAN_SOURCES * sizeof *source);
    state->game->engine->score(state, seat, source);
    if (observer != CATAN_ALL_SEEING && observer != (int32_t)seat &&
        catan_result(state) == CATAN_RUNNING &&
        catan__lane(state->game->set.deck, CATAN_POINT) != 0) {
        source[CATAN_SOURCE_POINT_CARDS] = CATAN_UNKNOWN;
    }
    for (unsigned i = 0; i < CATAN_SOURCES; i++) {
        sum += source[i] != CATAN_UNKNOWN ? source[i] : 0;
    }
    return sum;
}

int32_t catan_score_get(catan_score *out, size_t struct_size, const catan_state *state,
                        int32_t observer, uint32_t seat) {
    if (out == NULL || state == NULL || !catan__is_observer(state->game, observer) ||
        seat >= state->game->set.players) {
        return CATAN_E_ARGUMENT;
    }
    catan_score score;
    memset(&score, 0, sizeof score);
    score.seat = (int32_t)seat;
    score.points = known_points(state, observer, seat, score.source);
    score.needed = state->game->set.target;
    for (uint32_t other = 0; other < state->game->set.players; other++) {
        int32_t source[CATAN_SOURCES];
        score.rank += known_points(state, observer, other, source) > score.points;
    }
    return catan__sized_out(out, struct_size, &score, sizeof score, sizeof score);
}
