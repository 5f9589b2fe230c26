/* What the optional rules lay on the table, counted through the public calls alone: road pieces on
 * bridges and dikes, stages, harbours bought, walls, cards that are points, cities turned over. */
#include <string.h>

#include "property/checks.h"

enum { MOST_PIECES = 2048, STAGES = 3, HARBOUR_KINDS = 6 };

/* Pieces of a kind of rule that is off. */
static int is_admitted(const world *w, const catan_piece *p) {
    const catan_config *c = &w->config;
    int is_scenario = c->scenario == CATAN_SCENARIO_SPECIALISTS;
    switch (p->kind) {
    case CATAN_PIECE_BRIDGE:
        return c->bridges || is_scenario;
    case CATAN_PIECE_GREAT_WALL:
    case CATAN_PIECE_GREAT_WALL_CARD:
        return c->great_wall;
    case CATAN_PIECE_LUMBERJACK:
    case CATAN_PIECE_MASON:
    case CATAN_PIECE_SHEPHERD:
    case CATAN_PIECE_FARMER:
    case CATAN_PIECE_MINER:
    case CATAN_PIECE_GOLD_SEEKER:
        return c->specialists || is_scenario;
    case CATAN_PIECE_DIKE:
    case CATAN_PIECE_LAST_DIKE:
    case CATAN_PIECE_DRAIN_RIGHT:
    case CATAN_PIECE_CLOSED_NOW:
        return c->polders || c->irrigation;
    case CATAN_PIECE_POLDER:
        return c->polders;
    case CATAN_PIECE_HARBOUR:
        return c->buy_harbours;
    case CATAN_PIECE_STAGE:
        return c->landing_stages;
    case CATAN_PIECE_SAND:
        return c->rain;
    case CATAN_PIECE_TURNED:
        return c->cities_knights || c->volcanoes;
    default:
        return 1;
    }
}

static void count_bridge(const world *w, const catan_piece *p, variants_count *out) {
    catan_hex hex;
    HOLD(w, catan_hex_get(&hex, sizeof hex, w->game, p->place / 3) == CATAN_OK,
         "a bridge is over a hex");
    for (uint32_t i = 0; i < out->bridges; i++) {
        HOLD(w, out->bridge[i].place / 3 != p->place / 3, "one bridge a hex (V3.2)");
        for (unsigned end = 0; end < 2; end++) {
            uint32_t node = hex.nodes[p->place % 3 + 3 * end];
            HOLD(w,
                 out->bridge[i].owner != p->owner ||
                     (out->bridge[i].node[0] != node && out->bridge[i].node[1] != node),
                 "bridges of one player never follow each other (V3.3)");
        }
    }
    laid_bridge *to = &out->bridge[out->bridges++];
    to->owner = p->owner;
    to->place = p->place;
    to->node[0] = hex.nodes[p->place % 3];
    to->node[1] = hex.nodes[p->place % 3 + 3];
    out->road_pieces[p->owner]++;
}

static void look_at_piece(const world *w, const catan_state *state, const catan_piece *p,
                          variants_count *out) {
    HOLD(w, is_admitted(w, p), "no piece lies there of a rule that is off");
    switch (p->kind) {
    case CATAN_PIECE_BRIDGE:
        count_bridge(w, p, out);
        break;
    case CATAN_PIECE_DIKE:
        HOLD(w, catan_edge_owner(state, p->place) == CATAN_NOBODY,
             "nothing else fits on a dike's edge (V8.5)");
        out->road_pieces[p->owner]++;
        break;
    case CATAN_PIECE_GREAT_WALL:
        HOLD(w,
             catan_edge_owner(state, p->place) == p->owner &&
                 catan_edge_route(state, p->place) == CATAN_ROAD,
             "a wall is on a road of its owner (V5.2)");
        break;
    case CATAN_PIECE_GREAT_WALL_CARD:
        out->points[p->owner] += 2;
        break;
    case CATAN_PIECE_LUMBERJACK:
    case CATAN_PIECE_MASON:
    case CATAN_PIECE_SHEPHERD:
    case CATAN_PIECE_FARMER:
    case CATAN_PIECE_MINER:
    case CATAN_PIECE_GOLD_SEEKER:
        out->points[p->owner]++;
        break;
    case CATAN_PIECE_STAGE:
        HOLD(w, catan_node_building(state, p->place) == CATAN_NO_BUILDING,
             "no stage under a building (V11.6)");
        out->stage_at[p->place] = 1;
        out->stages[p->owner]++;
        break;
    case CATAN_PIECE_HARBOUR:
        HOLD(w, p->level < HARBOUR_KINDS, "a kind of harbour");
        out->harbours[p->level]++;
        break;
    case CATAN_PIECE_POLDER:
        out->is_polder[p->place] = 1;
        break;
    case CATAN_PIECE_TURNED:
        HOLD(w, catan_node_building(state, p->place) == CATAN_SETTLEMENT,
             "a turned city is a settlement (V6.4)");
        out->turned[p->owner]++;
        break;
    default:
        break;
    }
}

void check_variants(const world *w, const catan_state *state, variants_count *out) {
    static catan_piece pieces[MOST_PIECES];
    memset(out, 0, sizeof *out);
    uint32_t count = catan_view_pieces(state, CATAN_ALL_SEEING, pieces, MOST_PIECES);
    HOLD(w, count <= MOST_PIECES, "there is room");
    for (uint32_t i = 0; i < count; i++) {
        look_at_piece(w, state, &pieces[i], out);
    }
    for (uint32_t kind = 0; kind < HARBOUR_KINDS; kind++) {
        HOLD(w, out->harbours[kind] + stock_of(state, kind) == w->harbour_stock[kind],
             "harbours bought and in stock (V1.1)");
    }
    for (uint32_t seat = 0; seat < catan_game_players(w->game) && w->config.landing_stages;
         seat++) {
        int32_t left =
            catan_view_count(state, CATAN_SPECTATOR, CATAN_COUNTER_STAGES, (int32_t)seat, 0);
        HOLD(w, left >= 0 && out->stages[seat] + (uint32_t)left == STAGES,
             "three stages each (V11.1)");
    }
}
