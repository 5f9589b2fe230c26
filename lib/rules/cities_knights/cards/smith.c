/* Smith: two knights rise in rank for nothing (C-118). */
#include "rules/cities_knights/cards/cards.h"

static void targets_smith(const catan_state *st, unsigned seat, argset *out) {
    promotable_knights(st, seat, out);
}
static int32_t why_no_smith(const catan_state *st, unsigned seat, unsigned node) {
    return why_not_promoted(st, seat, knight_on(st, seat, node));
}
/* The first is raised now, so that the second is another one; the piece that it gave back may serve
 * that one. */
static void use_smith(catan_state *st, unsigned seat, unsigned node) {
    promote(st, seat, node);
    push_task(st, catan__task(CATAN__TASK_SMITH, seat, 0, 0, node, 0));
    if (!CATAN__RULE(C_118, any_site(st, CATAN_MOVE_FREE_PROMOTION, seat), 0)) {
        pop_task(st);
    }
}
CATAN__CARD(SMITH, smith)

#define sites_free_promotion targets_smith
#define why_free_promotion why_no_smith
static void play_free_promotion(catan_state *st, unsigned seat, unsigned node) {
    pop_task(st);
    promote(st, seat, node);
}
