#include "property/sea_pieces.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { RADIUS = 3, PIECES = 15, JOURNAL = 1 << 14 };

static unsigned below(catan_rng *rng, unsigned bound) { return catan_rng_below(rng, bound); }

void sea_fail(const sea_map *map, const char *form, ...) {
    static char text[SEA_TEXT];
    va_list arguments;
    fflush(stdout);
    va_start(arguments, form);
    vfprintf(stderr, form, arguments);
    va_end(arguments);
    catan_position_format(text, sizeof text, map->state);
    fprintf(stderr, "\nFAILED in %s\n", text);
    catan_map_format(text, sizeof text, &map->drawn.map);
    fprintf(stderr, "on %s\n", text);
    exit(1);
}

/* --- the map --- */

static void draw_map(sketch *to, catan_rng *rng) {
    unsigned islands = 30 + 10 * below(rng, 5);
    sketch_hexagon(to, RADIUS);
    sketch_plain(to);
    to->map.robber = 0;
    for (uint32_t i = 0; i < to->map.hex_count; i++) {
        if (below(rng, 100) >= islands) {
            to->hexes[i].terrain = CATAN_SEA;
        } else if (!to->map.robber) {
            to->map.robber = 1;
            to->map.robber_q = to->hexes[i].q;
            to->map.robber_r = to->hexes[i].r;
        }
    }
    to->map.max_players = SEA_SEATS;
    to->map.frame = (uint8_t)below(rng, 2);
}

static void read_geometry(sea_map *map) {
    map->hexes = catan_hex_count(map->game);
    map->nodes = catan_node_count(map->game);
    map->edges = catan_edge_count(map->game);
    for (unsigned n = 0; n < map->nodes; n++) {
        catan_node node;
        catan_node_get(&node, sizeof node, map->game, n);
        memcpy(map->node_edges[n], node.edges, sizeof node.edges);
        memcpy(map->node_next[n], node.neighbours, sizeof node.neighbours);
        map->land[n] = 0;
        for (unsigned i = 0; i < 3 && node.hexes[i] != CATAN_NO_PLACE; i++) {
            map->land[n] |= map->layout.terrain[node.hexes[i]] != CATAN_SEA;
        }
    }
    for (unsigned e = 0; e < map->edges; e++) {
        catan_edge edge;
        catan_edge_get(&edge, sizeof edge, map->game, e);
        memcpy(map->edge_nodes[e], edge.nodes, sizeof edge.nodes);
        memcpy(map->edge_hexes[e], edge.hexes, sizeof edge.hexes);
        int rim = edge.hexes[1] == CATAN_NO_PLACE;
        int sea = map->layout.terrain[edge.hexes[0]] == CATAN_SEA;
        int other = rim ? map->drawn.map.frame : map->layout.terrain[edge.hexes[1]] == CATAN_SEA;
        map->at_sea[e] = (uint8_t)(sea || other);
        map->at_land[e] = (uint8_t)(!sea || (!rim && !other));
    }
}

/* The beginning of a text, and its board: up to the field behind it. */
static void read_head(sea_map *map) {
    static char text[SEA_TEXT];
    catan_position_format(text, sizeof text, map->state);
    char *board = strstr(text, "board=");
    snprintf(map->board, sizeof map->board, "%.*s", (int)strcspn(board, " "), board);
    *board = '\0';
    snprintf(map->head, sizeof map->head, "%.*s", (int)sizeof map->head - 1, text);
}

void sea_map_make(sea_map *map, catan_rng *rng) {
    catan_config config;
    int32_t status;
    catan_config_init(&config, sizeof config);
    config.players = SEA_SEATS;
    config.seafarers = 1;
    config.trade = 0;
    config.victory_points = 60;
    config.bank_resources = 60;
    config.first_player = 0;
    do {
        draw_map(&map->drawn, rng);
        status = catan_game_create(&map->game, &test_allocator, &config, &map->drawn.map);
    } while (status == CATAN_E_MAP_ROOM || status == CATAN_E_MAP_ROBBER);
    if (status != CATAN_OK ||
        catan_layout_generate(&map->layout, sizeof map->layout, map->game, rng) != CATAN_OK ||
        catan_state_create(&map->state, &test_allocator, map->game, &map->layout, JOURNAL, 0) !=
            CATAN_OK) {
        fprintf(stderr, "FAILED: no game on a map at sea: %s\n", catan_status_name(status));
        exit(1);
    }
    read_geometry(map);
    read_head(map);
}

void sea_map_free(sea_map *map) {
    catan_state_destroy(map->state);
    catan_game_destroy(map->game);
}

/* --- pieces --- */

static int is_free_node(const sea_map *map, const sea_pieces *p, unsigned node) {
    int free = map->land[node] && p->builder[node] == SEA_NOBODY;
    for (unsigned i = 0; i < 3 && map->node_next[node][i] != SEA_NONE; i++) {
        free &= p->builder[map->node_next[node][i]] == SEA_NOBODY;
    }
    return free;
}

static int touches(const sea_map *map, const sea_pieces *p, unsigned node, uint32_t seat) {
    for (unsigned i = 0; i < 3 && map->node_edges[node][i] != SEA_NONE; i++) {
        if (p->owner[map->node_edges[node][i]] == seat) {
            return 1;
        }
    }
    return 0;
}

/* One more piece of a seat beside its others; those that close a loop are preferred. */
static void add_piece(const sea_map *map, sea_pieces *p, uint32_t seat, unsigned left[3],
                      unsigned ships, catan_rng *rng) {
    unsigned best = SEA_NONE, most = 0;
    for (unsigned try = 0; try < 40; try++) {
        unsigned edge = below(rng, map->edges);
        unsigned ends = (unsigned)touches(map, p, map->edge_nodes[edge][0], seat) +
                        (unsigned)touches(map, p, map->edge_nodes[edge][1], seat);
        if (p->owner[edge] == SEA_NOBODY && ends > most) {
            best = edge;
            most = ends;
        }
    }
    if (best == SEA_NONE) {
        return;
    }
    int ship = map->at_sea[best] && (!map->at_land[best] || below(rng, 100) < ships);
    unsigned kind = ship ? CATAN_SHIP : CATAN_ROAD;
    if (left[kind] > 0) {
        left[kind]--;
        p->owner[best] = (uint8_t)seat;
        p->kind[best] = (uint8_t)kind;
    }
}

static void add_seat(const sea_map *map, sea_pieces *p, uint32_t seat, unsigned pieces,
                     catan_rng *rng) {
    unsigned left[3] = {0, PIECES, PIECES}, ships = 20 * below(rng, 6);
    unsigned first = below(rng, map->edges);
    if (p->owner[first] == SEA_NOBODY && pieces > 0) {
        p->owner[first] = (uint8_t)seat;
        p->kind[first] = map->at_sea[first] ? CATAN_SHIP : CATAN_ROAD;
        left[p->kind[first]]--;
    }
    for (unsigned i = 1; i < pieces; i++) {
        add_piece(map, p, seat, left, ships, rng);
    }
}

/* Buildings of a seat, on nodes that pieces of seat 0 touch if there are such. */
static void add_buildings(const sea_map *map, sea_pieces *p, uint32_t seat, unsigned count,
                          catan_rng *rng) {
    for (unsigned try = 0; try < 200 && count > 0; try++) {
        unsigned node = below(rng, map->nodes);
        if (is_free_node(map, p, node) && (try > 150 || touches(map, p, node, 0))) {
            p->builder[node] = (uint8_t)seat;
            count--;
        }
    }
}

void sea_pieces_draw(const sea_map *map, sea_pieces *p, catan_rng *rng) {
    unsigned lengths[SEA_SEATS];
    memset(p, SEA_NOBODY, sizeof *p);
    memset(p->kind, CATAN_NO_ROUTE, sizeof p->kind);
    memset(p->fresh, 0, sizeof p->fresh);
    add_seat(map, p, 0, 2 + below(rng, 5) * below(rng, 8), rng);
    add_seat(map, p, 1, below(rng, 8), rng);
    add_seat(map, p, 2, below(rng, 3), rng);
    add_buildings(map, p, 0, below(rng, 4), rng);
    add_buildings(map, p, 1, below(rng, 3), rng);
    add_buildings(map, p, 2, below(rng, 2), rng);
    p->seat = below(rng, 4) == 0;
    p->pirate = CATAN_NO_PLACE;
    unsigned hex = below(rng, map->hexes);
    if (map->layout.terrain[hex] == CATAN_SEA && below(rng, 2) == 0) {
        p->pirate = hex;
    }
    for (unsigned e = 0; e < map->edges; e++) {
        p->fresh[e] = p->owner[e] == p->seat && p->kind[e] == CATAN_SHIP && below(rng, 8) == 0;
    }
    for (uint32_t seat = 0; seat < SEA_SEATS; seat++) {
        lengths[seat] = sea_longest(map, p, seat);
    }
    p->holder = sea_holder(lengths, CATAN_NOBODY);
}

static size_t write_set(char *text, size_t at, const char *name, const uint8_t *owner,
                        const uint8_t *kind, unsigned of_kind, char letter, unsigned count) {
    at += (size_t)sprintf(text + at, " %s=", name);
    for (uint32_t seat = 0; seat < SEA_SEATS; seat++) {
        unsigned found = 0;
        at += (size_t)sprintf(text + at, "%s", seat == 0 ? "" : "/");
        for (unsigned i = 0; i < count; i++) {
            if (owner[i] == seat && (kind == NULL || kind[i] == of_kind)) {
                at += (size_t)sprintf(text + at, "%s%c%u", found++ == 0 ? "" : "+", letter, i);
            }
        }
        at += (size_t)sprintf(text + at, "%s", found == 0 ? "-" : "");
    }
    /* a field of which nobody has anything is left out */
    static const char nobody[] = "=-/-/-";
    if (at >= sizeof nobody && strcmp(text + at - strlen(nobody), nobody) == 0) {
        at -= strlen(name) + 1 + strlen(nobody);
        text[at] = '\0';
    }
    return at;
}

static void write_fresh(char *text, size_t at, const sea_map *map, const sea_pieces *p) {
    unsigned found = 0;
    for (unsigned e = 0; e < map->edges; e++) {
        if (p->fresh[e]) {
            at += (size_t)sprintf(text + at, "%se%u", found++ == 0 ? " fresh_ships=" : "+", e);
        }
    }
}

void sea_pieces_lay(const sea_map *map, const sea_pieces *p) {
    static char text[SEA_TEXT];
    size_t where = 0, at = (size_t)sprintf(text, "%s%s turn=9 seat=s%u active=s%u rolled=8",
                                           map->head, map->board, p->seat, p->seat);
    at +=
        (size_t)sprintf(text + at, " robber=h%u",
                        catan_hex_at(map->game, map->drawn.map.robber_q, map->drawn.map.robber_r));
    if (p->holder >= 0) {
        at += (size_t)sprintf(text + at, " longest_road=s%d", p->holder);
    }
    at += (size_t)sprintf(text + at, " bank=50.50.50.50.60 deck=14.5.2.2.2 tasks=turn.s%u.1.0.0.0",
                          p->seat);
    at += (size_t)sprintf(text + at, " hand=%s",
                          p->seat == 0 ? "10.10.10.10/-/-" : "-/10.10.10.10/-");
    at = write_set(text, at, "buildings", p->builder, NULL, 0, 'n', map->nodes);
    at = write_set(text, at, "roads", p->owner, p->kind, CATAN_ROAD, 'e', map->edges);
    at = write_set(text, at, "ships", p->owner, p->kind, CATAN_SHIP, 'e', map->edges);
    if (p->pirate != CATAN_NO_PLACE) {
        at += (size_t)sprintf(text + at, " pirate=h%u", p->pirate);
    }
    write_fresh(text, at, map, p);
    int32_t status = catan_position_parse(map->state, text, &where);
    if (status != CATAN_OK) {
        fprintf(stderr, "%s at %zu (%.30s) of\n%s\n", catan_status_name(status), where,
                text + where, text);
        sea_fail(map, "a position is refused; the state is still that before it");
    }
}

void sea_pieces_read(const sea_map *map, sea_pieces *p) {
    catan_table_info info;
    catan_table_get(&info, sizeof info, map->state);
    for (unsigned n = 0; n < map->nodes; n++) {
        int32_t owner = catan_node_owner(map->state, n);
        p->builder[n] = (uint8_t)(owner < 0 ? SEA_NOBODY : owner);
    }
    for (unsigned e = 0; e < map->edges; e++) {
        int32_t owner = catan_edge_owner(map->state, e);
        p->owner[e] = (uint8_t)(owner < 0 ? SEA_NOBODY : owner);
        p->kind[e] = (uint8_t)catan_edge_route(map->state, e);
    }
    p->pirate = info.pirate;
    p->holder = info.longest_road;
}

/* --- the longest route --- */

typedef struct search {
    const sea_map *map;
    const sea_pieces *pieces;
    uint32_t seat;
    uint8_t used[CATAN_MAX_EDGES];
} search;

/* The longest trail on from a node that was reached by a piece of this kind; 0: it begins here. */
static unsigned longest_from(search *s, unsigned node, unsigned last) {
    const sea_pieces *p = s->pieces;
    unsigned best = 0;
    int own = p->builder[node] == s->seat;
    if (last != CATAN_NO_ROUTE && !own && p->builder[node] != SEA_NOBODY) {
        return 0;
    }
    for (unsigned i = 0; i < 3 && s->map->node_edges[node][i] != SEA_NONE; i++) {
        unsigned edge = s->map->node_edges[node][i];
        if (p->owner[edge] != s->seat || s->used[edge] ||
            (last != CATAN_NO_ROUTE && p->kind[edge] != last && !own)) {
            continue;
        }
        s->used[edge] = 1;
        unsigned length = 1 + longest_from(s, s->map->node_next[node][i], p->kind[edge]);
        s->used[edge] = 0;
        best = length > best ? length : best;
    }
    return best;
}

unsigned sea_longest(const sea_map *map, const sea_pieces *pieces, uint32_t seat) {
    search s = {.map = map, .pieces = pieces, .seat = seat};
    unsigned best = 0;
    for (unsigned node = 0; node < map->nodes; node++) {
        unsigned length = longest_from(&s, node, CATAN_NO_ROUTE);
        best = length > best ? length : best;
    }
    return best;
}

int32_t sea_holder(const unsigned lengths[SEA_SEATS], int32_t before) {
    unsigned best = 0, count = 0;
    int32_t leader = CATAN_NOBODY;
    for (int32_t seat = 0; seat < SEA_SEATS; seat++) {
        if (lengths[seat] > best) {
            best = lengths[seat];
            count = 0;
        }
        if (lengths[seat] == best) {
            leader = seat;
            count++;
        }
    }
    if (best < 5) {
        return CATAN_NOBODY;
    }
    if (before >= 0 && lengths[before] == best) {
        return before;
    }
    return count == 1 ? leader : CATAN_NOBODY;
}
