/* Which ships move in Cities & Knights, by plain search (S-20 to S-23): own knights close lines as
 * buildings do, other knights pin (CS-4, CS-12). */
#include <string.h>

#include "property/sea_knights.h"

typedef struct lines {
    const shore *s;
    uint8_t closed[CATAN_MAX_EDGES], seen[CATAN_MAX_NODES];
    uint32_t path[CATAN_MAX_EDGES];
} lines;

static int is_own_ship(const shore *s, uint32_t edge) {
    return s->route[edge] == s->seat && s->ship[edge];
}
static int closes(const shore *s, uint32_t node) {
    return s->builder[node] == s->seat || s->knight[node] == s->seat;
}
static int is_foreign_building(const shore *s, uint32_t node) {
    return s->builder[node] != NOBODY && s->builder[node] != s->seat;
}

/* Follows all paths of ships from what closes them to what closes them (S-20). */
static void follow(lines *l, uint32_t node, uint32_t length) {
    if (length > 0 && closes(l->s, node)) {
        for (uint32_t i = 0; i < length; i++) {
            l->closed[l->path[i]] = 1;
        }
        return;
    }
    l->seen[node] = 1;
    for (unsigned k = 0; k < 3 && l->s->node[node].edges[k] != CATAN_NO_PLACE; k++) {
        uint32_t e = l->s->node[node].edges[k], next = l->s->node[node].neighbours[k];
        if (is_own_ship(l->s, e) && !l->seen[next]) {
            l->path[length] = e;
            follow(l, next, length + 1);
        }
    }
    l->seen[node] = 0;
}

/* From one end of a ship to the other, not over itself: a ring (S-21 b). `own`: what closes on the
 * way. */
static int is_on_ring(lines *l, uint32_t node, uint32_t end, uint32_t ship, unsigned own) {
    const shore *s = l->s;
    int found = 0;
    own += (unsigned)closes(s, node);
    if (node == end) {
        return own == 0 || (own == 1 && (closes(s, end) || closes(s, s->edge[ship].nodes[0])));
    }
    l->seen[node] = 1;
    for (unsigned k = 0; k < 3 && s->node[node].edges[k] != CATAN_NO_PLACE; k++) {
        uint32_t e = s->node[node].edges[k], next = s->node[node].neighbours[k];
        if (is_own_ship(s, e) && e != ship && !l->seen[next]) {
            found |= is_on_ring(l, next, end, ship, own);
        }
    }
    l->seen[node] = 0;
    return found;
}

/* No other own ship, nothing own that closes; and nobody's knight (S-21 a, CS-4). */
static int is_open_end(const shore *s, uint32_t node, uint32_t ship) {
    int open = s->builder[node] != s->seat && s->knight[node] == NOBODY;
    for (unsigned k = 0; k < 3 && s->node[node].edges[k] != CATAN_NO_PLACE; k++) {
        open &= s->node[node].edges[k] == ship || !is_own_ship(s, s->node[node].edges[k]);
    }
    return open;
}

/* What hangs together with an own building, by ships alone or roads alone, past no other's
 * building. */
static void reach(const shore *s, int ship, uint32_t without, uint8_t edges[CATAN_MAX_EDGES],
                  uint8_t nodes[CATAN_MAX_NODES]) {
    int more = 1;
    memset(edges, 0, CATAN_MAX_EDGES);
    for (uint32_t n = 0; n < s->nodes; n++) {
        nodes[n] = s->builder[n] == s->seat;
    }
    while (more) {
        more = 0;
        for (uint32_t e = 0; e < s->edges; e++) {
            uint32_t a = s->edge[e].nodes[0], b = s->edge[e].nodes[1];
            int from_a = nodes[a] && !is_foreign_building(s, a),
                from_b = nodes[b] && !is_foreign_building(s, b);
            if (s->route[e] == s->seat && s->ship[e] == ship && e != without && !edges[e] &&
                (from_a || from_b)) {
                edges[e] = nodes[a] = nodes[b] = 1;
                more = 1;
            }
        }
    }
}

static int cuts_off(const shore *s, uint32_t ship) {
    static uint8_t before[CATAN_MAX_EDGES], after[CATAN_MAX_EDGES], roads[CATAN_MAX_EDGES];
    uint8_t at_first[CATAN_MAX_NODES], then[CATAN_MAX_NODES], by_road[CATAN_MAX_NODES];
    int cuts = 0;
    reach(s, 1, CATAN_NO_PLACE, before, at_first);
    reach(s, 1, ship, after, then);
    reach(s, 0, CATAN_NO_PLACE, roads, by_road);
    for (uint32_t e = 0; e < s->edges; e++) {
        cuts |= e != ship && before[e] && !after[e];
    }
    for (uint32_t n = 0; n < s->nodes; n++) {
        int own = s->knight[n] == s->seat, pieces = 0;
        cuts |= own && at_first[n] && !then[n] && !by_road[n];
        for (unsigned k = 0; k < 3 && s->node[n].edges[k] != CATAN_NO_PLACE; k++) {
            uint32_t e = s->node[n].edges[k];
            pieces += e != ship && s->route[e] == s->seat;
        }
        cuts |= own && pieces == 0; /* left without a way (C-63) */
    }
    return cuts;
}

static int has_place(const shore *s, uint32_t ship) {
    int has = 0;
    for (uint32_t e = 0; e < s->edges; e++) {
        has |= is_route_site(s, e, 1, ship);
    }
    return has;
}

int may_lift_ship(const shore *s, uint32_t ship) {
    static lines l;
    const uint16_t *ends = s->edge[ship].nodes;
    int at_pirate =
        s->table.pirate != CATAN_NO_PLACE &&
        (s->edge[ship].hexes[0] == s->table.pirate || s->edge[ship].hexes[1] == s->table.pirate);
    if (!is_own_ship(s, ship) || s->fresh[ship] || at_pirate) {
        return 0;
    }
    memset(&l, 0, sizeof l);
    l.s = s;
    for (uint32_t n = 0; n < s->nodes; n++) {
        if (closes(s, n)) {
            follow(&l, n, 0);
        }
    }
    return !l.closed[ship] &&
           (is_open_end(s, ends[0], ship) || is_open_end(s, ends[1], ship) ||
            is_on_ring(&l, ends[0], ends[1], ship, 0)) &&
           !cuts_off(s, ship) && has_place(s, ship);
}
