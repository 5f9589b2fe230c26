#include "marches.h"

#include <string.h>

#include "knights.h"
#include "places.h"

/* A knight on its way: the node, and by what sort of route it came (CATAN_NO_ROUTE: it stands
 * there still). */
typedef struct step {
    uint16_t node;
    uint8_t route;
} step;

/* Own routes change between roads and ships only at an own building (CS-2). */
static int goes_on(const facts *f, step from, uint32_t edge) {
    return edge != CATAN_NO_PLACE && f->edge_owner[edge] == (int32_t)f->seat &&
           (from.route == CATAN_NO_ROUTE || from.route == f->route[edge] ||
            f->node_owner[from.node] == (int32_t)f->seat);
}

/* Buildings of others and knights are not passed (C-56). */
static int is_passed(const facts *f, uint32_t node) {
    return f->knight_level[node] == 0 &&
           (f->node_owner[node] < 0 || f->node_owner[node] == (int32_t)f->seat);
}

/* The strongest knight of another that the one on the node can drive away (C-58): its node, or
 * CATAN_NO_PLACE. */
static uint32_t prey_of(const facts *f, uint32_t start) {
    uint8_t seen[CATAN_MAX_NODES][3];
    step queue[3 * CATAN_MAX_NODES];
    uint32_t head = 0, tail = 0, best = CATAN_NO_PLACE;
    memset(seen, 0, sizeof seen);
    queue[tail++] = (step){(uint16_t)start, CATAN_NO_ROUTE};
    while (head < tail) {
        step from = queue[head++];
        for (int i = 0; i < 3; i++) {
            uint32_t edge = f->b->node[from.node].edges[i],
                     next = f->b->node[from.node].neighbours[i];
            if (!goes_on(f, from, edge) || seen[next][f->route[edge]]) {
                continue;
            }
            seen[next][f->route[edge]] = 1;
            uint32_t level = f->knight_level[next];
            int foe = level > 0 && f->knight_owner[next] != (int32_t)f->seat;
            if (foe && level < f->knight_level[start] &&
                (best == CATAN_NO_PLACE || level > f->knight_level[best])) {
                best = next;
            }
            if (is_passed(f, next)) {
                queue[tail++] = (step){(uint16_t)next, f->route[edge]};
            }
        }
    }
    return best;
}

/* 1 if the seat could settle where its knight stands. */
static int is_in_the_way(const facts *f, uint32_t node) {
    return facts_is_open_but_for_knights(f, node) && f->me.settlements > 0 &&
           f->me.hand[CATAN_LUMBER] > 0 && f->me.hand[CATAN_BRICK] > 0 &&
           f->me.hand[CATAN_WOOL] > 0 && f->me.hand[CATAN_GRAIN] > 0;
}

/* The knight is passive afterwards: not when the barbarians are near (C-54). */
catan_move marches_begin(const facts *f, const catan_move *legal, uint32_t count) {
    enum { NEAR = 4 };
    catan_move best = CATAN_MOVE_NONE;
    uint32_t most = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t node = catan_move_argument(legal[i]);
        if (catan_move_kind_of(legal[i]) != CATAN_MOVE_LIFT_KNIGHT) {
            continue;
        }
        if (is_in_the_way(f, node)) {
            return legal[i];
        }
        uint32_t prey = f->barbarians < NEAR ? prey_of(f, node) : (uint32_t)CATAN_NO_PLACE;
        if (prey != CATAN_NO_PLACE && f->knight_level[prey] > most) {
            most = f->knight_level[prey];
            best = legal[i];
        }
    }
    return best;
}

static int32_t end_worth(const facts *f, uint32_t node) {
    return f->knight_level[node] > 0 ? 4000 + f->knight_level[node] : knights_post_worth(f, node);
}

catan_move marches_end(const facts *f, const catan_move *legal, uint32_t count) {
    return places_best(f, legal, count, CATAN_MOVE_PUT_KNIGHT, end_worth);
}
