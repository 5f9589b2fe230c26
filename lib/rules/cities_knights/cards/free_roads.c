/* Road building, the progress card: two roads for nothing, at sea ships, too (C-119, CS-13). */
#include "rules/cities_knights/cards/cards.h"

static void targets_free_roads(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one((uint64_t)any_answer(st, CATAN__TASK_FREE_ROADS, FREE_FIRST, seat));
}
static int32_t why_no_free_roads(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return lacks_free_pieces(st, seat) ? CATAN_E_NO_PIECE : CATAN_E_NO_EFFECT;
}
static void use_free_roads(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    push_task(
        st, catan__task(CATAN__TASK_FREE_ROADS, seat, FREE_FIRST, 0, CATAN__RULE(C_119, 2, 1), 0));
}
CATAN__CARD(ROAD_BUILDING, free_roads)
