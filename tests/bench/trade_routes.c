/* The longest trade route where it is hardest to find: thirty pieces of a seat, all the edges of
 * seven hexes, fifteen roads inside and on the rim, fifteen ships on the rest of the rim, joined by
 * buildings at the six nodes where spokes meet the rim (S-40). A trail uses 25 of them at most:
 * twelve nodes have three edges, and only two of these can be its ends. */
#include <stdio.h>
#include <string.h>

#include "bench.h"

enum { HEXES = 7, PIECES = 30, LONGEST = 25, REPEATS = 16, SCAN_PART = 60, LIST_BYTES = 256 };

#define HEX(q, r) {(q), (r), CATAN_FOREST, 5, 0, 0, 0, 0, 0, {0}}
static const catan_map_hex hexes[HEXES] = {HEX(0, -1), HEX(1, -1), HEX(-1, 0), HEX(0, 0),
                                           HEX(1, 0),  HEX(-1, 1), HEX(0, 1)};
static const catan_map map = {
    .struct_size = sizeof(catan_map), .hex_count = HEXES, .hexes = hexes, .max_players = 2, .frame = 1};

typedef struct flower {
    table table;
    char head[POSITION_BYTES / 2]; /* of a position: what is played, and the board */
    char text[POSITION_BYTES];
    uint16_t pieces[PIECES]; /* edges: roads first */
    unsigned roads;
    uint16_t joints[6]; /* nodes */
    catan_move move;
} flower;

/* --- the flower --- */

static catan_edge edge_of(const flower *f, unsigned edge) {
    catan_edge at;
    must(catan_edge_get(&at, sizeof at, f->table.game, edge) == CATAN_OK, "an edge");
    return at;
}
static catan_node node_of(const flower *f, unsigned node) {
    catan_node at;
    must(catan_node_get(&at, sizeof at, f->table.game, node) == CATAN_OK, "a node");
    return at;
}
static int is_rim(const flower *f, unsigned edge) {
    return edge_of(f, edge).hexes[1] == CATAN_NO_PLACE;
}

/* Three roads of the rim lie between the first joint and the next, so that there, too, land and sea
 * meet at buildings alone. */
static void walk_rim(flower *f) {
    unsigned node = f->joints[0], before = CATAN_NO_PLACE;
    for (unsigned n = 0; n < 18; n++) {
        catan_node at = node_of(f, node);
        for (unsigned i = 0; i < 3; i++) {
            unsigned edge = at.edges[i];
            if (edge != CATAN_NO_PLACE && edge != before && is_rim(f, edge)) {
                f->pieces[12 + n] = (uint16_t)edge;
                before = edge;
                node = at.neighbours[i];
                break;
            }
        }
    }
}

static void find_pieces(flower *f) {
    unsigned joints = 0;
    for (unsigned node = 0; node < catan_node_count(f->table.game); node++) {
        if (node_of(f, node).hexes[1] != CATAN_NO_PLACE &&
            node_of(f, node).hexes[2] == CATAN_NO_PLACE) {
            f->joints[joints++] = (uint16_t)node;
        }
    }
    for (unsigned edge = 0, n = 0; edge < catan_edge_count(f->table.game); edge++) {
        if (!is_rim(f, edge)) {
            f->pieces[n++] = (uint16_t)edge;
        }
    }
    walk_rim(f);
    f->roads = 15;
}

static int compare(const uint16_t *a, unsigned i, unsigned j) { return a[i] < a[j]; }

/* Some of the pieces as text, without one; ascending. */
static void write_set(char out[LIST_BYTES], const uint16_t *places, unsigned count,
                      const char *letter, unsigned without) {
    size_t at = 0;
    for (unsigned written = 0, last = 0; written < count; written++) {
        unsigned least = count;
        for (unsigned i = 0; i < count; i++) {
            if ((written == 0 || places[i] > last) && (least == count || compare(places, i, least))) {
                least = i;
            }
        }
        last = places[least];
        if (last != without) {
            at += (size_t)snprintf(out + at, LIST_BYTES - at, "%s%s%u", at == 0 ? "" : "+", letter,
                                   last);
        }
    }
}

/* The turn of the seat, who holds the cards of a road and of a ship; all pieces but one lie. */
static void write_flower(flower *f, unsigned without) {
    char roads[LIST_BYTES], ships[LIST_BYTES], nodes[LIST_BYTES];
    write_set(roads, f->pieces, f->roads, "e", without);
    write_set(ships, f->pieces + f->roads, PIECES - f->roads, "e", without);
    write_set(nodes, f->joints, 6, "n", CATAN_NO_PLACE);
    snprintf(f->text, sizeof f->text,
             "%s turn=40 seat=s0 active=s0 rolled=8 robber=h3 longest_road=s0 bank=17.18.18.19.19 "
             "deck=14.5.2.2.2 tasks=turn.s0.1.0.0.0 cities=n%u hand=2.1.1/- buildings=%s/- "
             "roads=%s/- ships=%s/-",
             f->head, f->joints[0], nodes, roads, ships);
}

static void set_up(flower *f) {
    size_t where = 0;
    int32_t status = catan_position_parse(f->table.state, f->text, &where);
    if (status != CATAN_OK) {
        fprintf(stderr, "%s at %zu of %s\n", catan_status_name(status), where, f->text);
    }
    must(status == CATAN_OK, "a position is read");
}

static unsigned route_of(const flower *f) {
    catan_seat_info info;
    must(catan_seat_get(&info, sizeof info, f->table.state, 0) == CATAN_OK, "a seat");
    return info.route;
}

static void open_flower(flower *f) {
    catan_rng rng;
    char *bank;
    memset(f, 0, sizeof *f);
    table_open(&f->table, "players=2 victory_points=60 trade=off seafarers=on", &map,
               JOURNAL_BYTES);
    catan_rng_seed(&rng, 1);
    table_deal(&f->table, &rng);
    must(catan_position_format(f->head, sizeof f->head, f->table.state) < sizeof f->head, "a text");
    bank = strstr(f->head, " bank=");
    must(bank != NULL, "a position has a bank");
    *bank = '\0';
    find_pieces(f);
}

/* --- measuring --- */

static void move_and_undo(void *data) {
    flower *f = data;
    for (unsigned i = 0; i < REPEATS; i++) {
        catan_apply_listed(f->table.state, f->move);
        catan_undo(f->table.state);
    }
}

static void read_position(void *data) { set_up(data); }

/* Without one of its pieces, which is then built. */
static void leave_out(flower *f, unsigned piece) {
    unsigned edge = f->pieces[piece];
    write_flower(f, edge);
    f->move = piece < f->roads ? catan_move_build_road(edge) : catan_move_build_ship(edge);
    set_up(f);
    must(catan_apply(f->table.state, 0, f->move) == CATAN_OK, "the piece can be built");
    must(route_of(f) == LONGEST, "all pieces make a route of 25");
    catan_undo(f->table.state);
}

void bench_trade_routes(bench *b) {
    flower f;
    double most = 0;
    unsigned slowest = 0;
    if (!bench_wants(b, "routes.flower")) {
        return;
    }
    open_flower(&f);
    work built = {NULL, move_and_undo, &f, REPEATS}, read = {NULL, read_position, &f, 1};
    for (unsigned i = 0; i < PIECES; i++) {
        leave_out(&f, i);
        double time = measure(b->seconds / SCAN_PART, &built).cpu;
        slowest = time > most ? i : slowest;
        most = time > most ? time : most;
    }
    leave_out(&f, slowest);
    bench_time(b, "routes.flower.build", "ns", &built);
    write_flower(&f, CATAN_NO_PLACE);
    set_up(&f);
    must(route_of(&f) == LONGEST, "all pieces make a route of 25");
    bench_time(b, "routes.flower.parse", "ns", &read);
    table_close(&f.table);
}
