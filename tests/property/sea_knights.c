#include "property/sea_knights.h"

#include <string.h>

void shore_begin(shore *s, const catan_game *game, const catan_config *config) {
    memset(s, 0, sizeof *s);
    s->game = game;
    s->recruit_at_sea = config->recruit_at_sea;
    s->hexes = catan_hex_count(game);
    s->nodes = catan_node_count(game);
    s->edges = catan_edge_count(game);
    for (uint32_t i = 0; i < s->hexes; i++) {
        catan_hex_get(&s->hex[i], sizeof *s->hex, game, i);
    }
    for (uint32_t i = 0; i < s->nodes; i++) {
        catan_node_get(&s->node[i], sizeof *s->node, game, i);
    }
    for (uint32_t i = 0; i < s->edges; i++) {
        catan_edge_get(&s->edge[i], sizeof *s->edge, game, i);
    }
}

void shore_read(shore *s, const catan_state *state) {
    static catan_piece pieces[2048];
    catan_layout_get(&s->layout, sizeof s->layout, state);
    catan_table_get(&s->table, sizeof s->table, state);
    catan_view_get(&s->view, sizeof s->view, state, CATAN_ALL_SEEING);
    s->seat = catan_actor(state);
    for (uint32_t n = 0; n < s->nodes; n++) {
        s->builder[n] = catan_node_owner(state, n);
        s->knight[n] = NOBODY;
    }
    for (uint32_t e = 0; e < s->edges; e++) {
        s->route[e] = catan_edge_owner(state, e);
        s->ship[e] = catan_edge_route(state, e) == CATAN_SHIP;
    }
    uint32_t count = catan_view_pieces(state, CATAN_ALL_SEEING, pieces, 2048);
    for (uint32_t i = 0; i < count; i++) {
        if (pieces[i].kind == CATAN_PIECE_KNIGHT) {
            s->knight[pieces[i].place] = pieces[i].owner;
            s->level[pieces[i].place] = pieces[i].level;
            s->state[pieces[i].place] = pieces[i].state;
        } else if (pieces[i].kind == CATAN_PIECE_MERCHANT) {
            s->merchant_of = pieces[i].owner;
        }
    }
}

/* --- places --- */

int is_land_hex(const shore *s, uint32_t hex) {
    return s->layout.terrain[hex] < CATAN_SEA || s->layout.terrain[hex] == CATAN_GOLD;
}

/* Land or sea at a side of an edge; what is around the map is sea (M-10). */
static int has_side(const shore *s, uint32_t edge, int land) {
    int has = 0;
    for (unsigned i = 0; i < 2; i++) {
        uint32_t hex = s->edge[edge].hexes[i];
        has |= hex == CATAN_NO_PLACE ? !land : is_land_hex(s, hex) == land;
    }
    return has;
}

static int touches_land(const shore *s, uint32_t node) {
    int touches = 0;
    for (unsigned i = 0; i < 3 && s->node[node].hexes[i] != CATAN_NO_PLACE; i++) {
        touches |= is_land_hex(s, s->node[node].hexes[i]);
    }
    return touches;
}

static int is_cut(const shore *s, uint32_t node) {
    return (s->builder[node] != NOBODY && s->builder[node] != s->seat) ||
           (s->knight[node] != NOBODY && s->knight[node] != s->seat);
}

static int is_at_pirate(const shore *s, uint32_t edge) {
    uint32_t pirate = s->table.pirate;
    return pirate != CATAN_NO_PLACE &&
           (s->edge[edge].hexes[0] == pirate || s->edge[edge].hexes[1] == pirate);
}

/* At an own building, or where an own piece of the same sort ends that nobody cuts (S-11 to S-16,
 * C-61, CS-4). */
int is_route_site(const shore *s, uint32_t edge, int ship, uint32_t held) {
    if (edge == held || s->route[edge] != NOBODY || !has_side(s, edge, !ship) ||
        (ship && is_at_pirate(s, edge))) {
        return 0;
    }
    for (unsigned i = 0; i < 2; i++) {
        uint32_t n = s->edge[edge].nodes[i];
        if (s->builder[n] == s->seat) {
            return 1;
        }
        for (unsigned k = 0; k < 3 && s->node[n].edges[k] != CATAN_NO_PLACE; k++) {
            uint32_t e = s->node[n].edges[k];
            if (e != held && s->route[e] == s->seat && s->ship[e] == ship && !is_cut(s, n)) {
                return 1;
            }
        }
    }
    return 0;
}

static uint32_t pieces_at(const shore *s, int32_t seat, uint32_t node, int ship, uint32_t but) {
    uint32_t count = 0;
    for (unsigned k = 0; k < 3 && s->node[node].edges[k] != CATAN_NO_PLACE; k++) {
        uint32_t e = s->node[node].edges[k];
        count += e != but && s->route[e] == seat && (ship < 0 || s->ship[e] == ship);
    }
    return count;
}

int has_piece_at(const shore *s, int32_t seat, uint32_t node) {
    return pieces_at(s, seat, node, -1, CATAN_NO_PLACE) != 0;
}

static int is_free(const shore *s, uint32_t node) {
    return s->builder[node] == NOBODY && s->knight[node] == NOBODY;
}

/* --- knights --- */

int is_ready_knight(const shore *s, uint32_t node) {
    return s->knight[node] == s->seat && (s->state[node] & CATAN_KNIGHT_ACTIVE) != 0 &&
           (s->state[node] & CATAN_KNIGHT_TIRED) == 0;
}

/* On by roads or by ships; from the one to the other at own buildings alone (CS-2). */
static void walk(const shore *s, uint32_t at, int ship, uint8_t seen[2][CATAN_MAX_NODES]) {
    for (unsigned k = 0; k < 3 && s->node[at].edges[k] != CATAN_NO_PLACE; k++) {
        uint32_t e = s->node[at].edges[k], next = s->node[at].neighbours[k];
        if (s->route[e] != s->seat || s->ship[e] != ship || seen[ship][next]) {
            continue;
        }
        seen[ship][next] = 1;
        if (s->knight[next] != NOBODY || is_cut(s, next)) {
            continue; /* the way may end here */
        }
        walk(s, next, ship, seen);
        if (s->builder[next] == s->seat && !seen[!ship][next]) {
            seen[!ship][next] = 1;
            walk(s, next, !ship, seen);
        }
    }
}

int is_knight_goal(const shore *s, uint32_t from, uint32_t to, uint32_t level) {
    uint8_t seen[2][CATAN_MAX_NODES] = {{0}};
    int weaker = s->knight[to] != NOBODY && s->knight[to] != s->seat && s->level[to] < level;
    if (to == from || !(is_free(s, to) || weaker)) {
        return 0;
    }
    seen[0][from] = seen[1][from] = 1;
    walk(s, from, 0, seen);
    walk(s, from, 1, seen);
    return seen[0][to] || seen[1][to];
}

static int has_goal(const shore *s, uint32_t from) {
    int has = 0;
    for (uint32_t to = 0; to < s->nodes; to++) {
        has |= is_knight_goal(s, from, to, s->level[from]);
    }
    return has;
}

static int may_chase(const shore *s, uint32_t node, uint32_t hex) {
    int near = 0;
    for (unsigned i = 0; i < 3 && hex != CATAN_NO_PLACE; i++) {
        near |= s->node[node].hexes[i] == hex;
    }
    return near && s->table.robber_free && is_ready_knight(s, node);
}

/* --- cards --- */

static int hex_has_own_building(const shore *s, uint32_t hex) {
    int has = 0;
    for (unsigned i = 0; i < 6; i++) {
        has |= s->builder[s->hex[hex].nodes[i]] == s->seat;
    }
    return has;
}

/* Of a road other roads count, of a ship other ships (C-121); no knight may be left without a piece
 * (C-63). */
static int may_remove(const shore *s, uint32_t edge) {
    int32_t owner = s->route[edge];
    int open = 0, strands = 0;
    for (unsigned i = 0; i < 2 && owner != NOBODY; i++) {
        uint32_t n = s->edge[edge].nodes[i];
        open |= pieces_at(s, owner, n, s->ship[edge], edge) == 0 && s->builder[n] != owner &&
                s->knight[n] != owner;
        strands |= s->knight[n] == owner && pieces_at(s, owner, n, -1, edge) == 0;
    }
    return open && !strands;
}

static int is_token(const shore *s, uint32_t hex) {
    uint32_t number = s->layout.number[hex];
    return number > 2 && number < 12 && number != 6 && number != 8;
}

static int may_swap(const shore *s, uint32_t from, uint32_t to) {
    return is_token(s, from) && is_token(s, to) && s->layout.number[from] != s->layout.number[to];
}

static int has_partner(const shore *s, uint32_t hex) {
    int has = 0;
    for (uint32_t to = 0; to < s->hexes; to++) {
        has |= may_swap(s, hex, to);
    }
    return has;
}

/* --- all --- */

int is_judged(uint32_t kind) {
    switch (kind) {
    case CATAN_MOVE_BUILD_ROAD:
    case CATAN_MOVE_FREE_ROAD:
    case CATAN_MOVE_BUILD_SHIP:
    case CATAN_MOVE_FREE_SHIP:
    case CATAN_MOVE_REBUILD:
    case CATAN_MOVE_LIFT_SHIP:
    case CATAN_MOVE_RECRUIT_KNIGHT:
    case CATAN_MOVE_PLACE_DESERTER:
    case CATAN_MOVE_LIFT_KNIGHT:
    case CATAN_MOVE_PUT_KNIGHT:
    case CATAN_MOVE_RETREAT_KNIGHT:
    case CATAN_MOVE_CHASE_ROBBER:
    case CATAN_MOVE_CHASE_PIRATE:
    case CATAN_MOVE_PLAY_MERCHANT:
    case CATAN_MOVE_PLAY_INTRIGUE:
    case CATAN_MOVE_PLAY_DIPLOMAT:
    case CATAN_MOVE_PLAY_BISHOP:
    case CATAN_MOVE_PLAY_INVENTOR:
    case CATAN_MOVE_SWAP_NUMBER:
        return 1;
    default:
        return 0;
    }
}

static int is_admitted_card(const shore *s, uint32_t kind, uint32_t at) {
    switch (kind) {
    case CATAN_MOVE_PLAY_MERCHANT: /* never to gold (CS-9) */
        return is_land_hex(s, at) && s->layout.terrain[at] != CATAN_GOLD &&
               hex_has_own_building(s, at);
    case CATAN_MOVE_PLAY_INTRIGUE: /* over ships, too (CS-13) */
        return s->knight[at] != NOBODY && s->knight[at] != s->seat && has_piece_at(s, s->seat, at);
    case CATAN_MOVE_PLAY_DIPLOMAT:
        return may_remove(s, at);
    case CATAN_MOVE_PLAY_BISHOP: /* never the pirate */
        return s->table.robber_free && is_land_hex(s, at) && at != s->table.robber;
    case CATAN_MOVE_PLAY_INVENTOR: /* gold as well (CS-14) */
        return has_partner(s, at);
    default: /* the second token */
        return may_swap(s, s->view.place, at);
    }
}

int is_admitted(const shore *s, uint32_t kind, uint32_t at) {
    switch (kind) {
    case CATAN_MOVE_BUILD_ROAD:
    case CATAN_MOVE_FREE_ROAD:
    case CATAN_MOVE_BUILD_SHIP:
    case CATAN_MOVE_FREE_SHIP:
        return is_route_site(s, at, kind == CATAN_MOVE_BUILD_SHIP || kind == CATAN_MOVE_FREE_SHIP,
                             CATAN_NO_PLACE);
    case CATAN_MOVE_LIFT_SHIP:
        return may_lift_ship(s, at);
    case CATAN_MOVE_RECRUIT_KNIGHT:
        return is_free(s, at) && has_piece_at(s, s->seat, at) &&
               (touches_land(s, at) || s->recruit_at_sea);
    case CATAN_MOVE_PLACE_DESERTER: /* never at sea, but for the option (CS-3) */
        return is_free(s, at) && has_piece_at(s, s->seat, at) &&
               (touches_land(s, at) || s->recruit_at_sea);
    case CATAN_MOVE_LIFT_KNIGHT:
        return is_ready_knight(s, at) && has_goal(s, at);
    case CATAN_MOVE_PUT_KNIGHT:
        return is_knight_goal(s, s->view.place, at, s->view.level);
    case CATAN_MOVE_RETREAT_KNIGHT:
        return is_knight_goal(s, s->view.place, at, 0);
    case CATAN_MOVE_CHASE_ROBBER:
        return may_chase(s, at, s->table.robber);
    case CATAN_MOVE_CHASE_PIRATE:
        return may_chase(s, at, s->table.pirate);
    default:
        return is_admitted_card(s, kind, at);
    }
}
