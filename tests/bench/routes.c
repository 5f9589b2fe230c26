/* The longest road where it is hardest to find: 15 roads of a seat in a dense cluster.
 *
 * The clusters were found by hill climbing over connected sets of 15 edges of the base board, by
 * the number of trails to walk. Three hexes around a node (three_hexes) are the worst for a road
 * and for a settlement that cuts one seat; a settlement on a node where roads of two others end
 * makes two routes count anew (two_seats). Each cluster is tried with each of its roads as the last
 * one, and with each node on which another seat could cut it.
 */
#include <stdio.h>
#include <string.h>

#include "bench.h"

enum { ROADS = 15, REPEATS = 16, PLACES_BYTES = 96, SCAN_PART = 40 };

#define BOARD                                                                                      \
    "board=O5,S10,B8,O2,S9,W3,B4,B6,W4,L11,L6,L11,W3,D,L5,O12,W8,S10,S9 harbours=AASBOLAAW"
#define OPTIONS "players=3 trade=off"

static const char worst[] = "routes.worst_move";

typedef struct cluster {
    const char *name;
    uint16_t edges[ROADS];
} cluster;

static const cluster clusters[] = {
    {"three_hexes", {27, 28, 29, 30, 35, 36, 37, 43, 44, 45, 46, 51, 52, 58, 59}},
    {"three_coast", {44, 45, 51, 52, 57, 58, 59, 60, 63, 64, 65, 68, 69, 70, 71}},
    {"two_and_tails", {9, 16, 17, 20, 21, 22, 28, 29, 30, 31, 36, 37, 45, 46, 47}},
    {"two_and_loop", {7, 12, 13, 19, 20, 25, 27, 28, 34, 35, 36, 41, 42, 43, 44}},
};

/* Two seats whose roads end at node 45, and the edge that leads the third seat there. */
static const cluster left = {"left", {24, 25, 26, 34, 35, 40, 41, 42, 43, 44, 50, 51, 56, 57, 58}};
static const cluster right = {"right",
                              {21, 29, 30, 31, 36, 37, 45, 46, 47, 52, 53, 59, 60, 61, 65}};
enum { BETWEEN_NODE = 45, BETWEEN_EDGE = 64 };

typedef struct trial {
    table *table;
    char text[POSITION_BYTES];
    catan_move move;
} trial;

/* --- positions --- */

/* The roads of a cluster as text, without one of them (CATAN_NO_PLACE: all). */
static void write_roads(char out[PLACES_BYTES], const cluster *c, unsigned without) {
    size_t at = 0;
    for (unsigned i = 0; i < ROADS; i++) {
        if (c->edges[i] != without) {
            const char *join = at == 0 ? "" : "+";
            at += (size_t)snprintf(out + at, PLACES_BYTES - at, "%se%u", join, c->edges[i]);
        }
    }
}

/* In the turn of a seat that holds the cards of a settlement; `task`: what lies above the turn, in
 * the middle of a development card. */
static void write_position(char out[POSITION_BYTES], unsigned seat, const char *holder,
                           const char *task, const char *roads) {
    static const char *const hands[] = {"1.1.1.1/-/-", "-/1.1.1.1/-"};
    snprintf(out, POSITION_BYTES,
             "catan1 " OPTIONS " | " BOARD " turn=40 seat=s%u active=s%u rolled=8%s robber=h13%s "
             "bank=18.18.18.18.19 deck=14.5.1.2.2 tasks=turn.s%u.1.0.0.0%s hand=%s roads=%s",
             seat, seat, *task != '\0' ? " played=1" : "", holder, seat, task, hands[seat], roads);
}

static void set_up(trial *t) {
    size_t where = 0;
    int32_t status = catan_position_parse(t->table->state, t->text, &where);
    if (status != CATAN_OK) {
        fprintf(stderr, "%s at %zu of %s\n", catan_status_name(status), where, t->text);
    }
    must(status == CATAN_OK, "a position is read");
    status = catan_check(t->table->state, CATAN_ANYONE, t->move);
    if (status != CATAN_OK) {
        fprintf(stderr, "%s in %s\n", catan_status_name(status), t->text);
    }
    must(status == CATAN_OK, "the move is legal");
}

/* Seat 0 has all of the cluster but one road, and builds that. */
static void road_trial(trial *t, const cluster *c, unsigned last, int is_free) {
    char mine[PLACES_BYTES], roads[2 * PLACES_BYTES];
    write_roads(mine, c, last);
    snprintf(roads, sizeof roads, "%s/-/-", mine);
    write_position(t->text, 0, " longest_road=s0", is_free ? "+free_roads.s0.1.0.1.0" : "", roads);
    t->move = is_free ? catan_move_free_road(last) : catan_move_build_road(last);
    set_up(t);
}

/* Seat 1 has one road, which leads to a node of the cluster of seat 0, and settles there. */
static void cut_trial(trial *t, const cluster *c, unsigned node, unsigned edge) {
    char theirs[PLACES_BYTES], roads[2 * PLACES_BYTES];
    write_roads(theirs, c, CATAN_NO_PLACE);
    snprintf(roads, sizeof roads, "%s/e%u/-", theirs, edge);
    write_position(t->text, 1, " longest_road=s0", "", roads);
    t->move = catan_move_build_settlement(node);
    set_up(t);
}

static void cut_two_trial(trial *t) {
    char one[PLACES_BYTES], two[PLACES_BYTES], roads[3 * PLACES_BYTES];
    write_roads(one, &left, CATAN_NO_PLACE);
    write_roads(two, &right, CATAN_NO_PLACE);
    snprintf(roads, sizeof roads, "%s/e%u/%s", one, BETWEEN_EDGE, two);
    write_position(t->text, 1, " longest_road=s0", "", roads);
    t->move = catan_move_build_settlement(BETWEEN_NODE);
    set_up(t);
}

/* The edge at a node that leads another seat there, where two roads of the cluster meet; else
 * CATAN_NO_PLACE. */
static unsigned way_to_cut(const catan_game *game, const cluster *c, unsigned node) {
    catan_node at;
    unsigned met = 0, other = CATAN_NO_PLACE;
    must(catan_node_get(&at, sizeof at, game, node) == CATAN_OK, "a node");
    for (unsigned i = 0; i < 3; i++) {
        int own = 0;
        for (unsigned j = 0; j < ROADS; j++) {
            own |= at.edges[i] == c->edges[j];
        }
        met += own != 0;
        other = own ? other : at.edges[i];
    }
    return met == 2 ? other : CATAN_NO_PLACE;
}

/* --- measuring --- */

static void move_and_undo(void *data) {
    trial *t = data;
    for (unsigned i = 0; i < REPEATS; i++) {
        catan_apply_listed(t->table->state, t->move);
        catan_undo(t->table->state);
    }
}

static void read_position(void *data) {
    trial *t = data;
    must(catan_position_parse(t->table->state, t->text, NULL) == CATAN_OK, "a position is read");
}

/* A short look at a trial; keeps the slowest. */
static void look(const bench *b, trial *t, trial *slowest, double *most) {
    work w = {NULL, move_and_undo, t, REPEATS};
    double time = measure(b->seconds / SCAN_PART, &w).cpu;
    if (time > *most) {
        *most = time;
        *slowest = *t;
    }
}

static int wants_trial(const bench *b, const char *name) {
    return bench_wants(b, name) || bench_wants(b, worst);
}

/* Returns the time, 0 if it is not wanted. */
static double time_trial(bench *b, const char *name, trial *t) {
    work w = {NULL, move_and_undo, t, REPEATS};
    if (!wants_trial(b, name)) {
        return 0;
    }
    set_up(t);
    return bench_wants(b, name) ? bench_time(b, name, "ns", &w).cpu : measure(b->seconds, &w).cpu;
}

static double larger(double a, double b) { return a > b ? a : b; }

/* The slowest road of a cluster. */
static double bench_road(bench *b, table *on, const cluster *c) {
    trial t = {.table = on}, slowest = t;
    double most = 0;
    char name[NAME_BYTES];
    snprintf(name, sizeof name, "routes.road.%s", c->name);
    for (unsigned i = 0; i < ROADS && wants_trial(b, name); i++) {
        road_trial(&t, c, c->edges[i], 0);
        look(b, &t, &slowest, &most);
    }
    return time_trial(b, name, &slowest);
}

/* The slowest cut of a cluster. */
static double bench_cut(bench *b, table *on, const cluster *c) {
    trial t = {.table = on}, slowest = t;
    double most = 0;
    char name[NAME_BYTES];
    snprintf(name, sizeof name, "routes.cut.%s", c->name);
    for (unsigned node = 0; node < catan_node_count(on->game) && wants_trial(b, name); node++) {
        unsigned edge = way_to_cut(on->game, c, node);
        if (edge != CATAN_NO_PLACE) {
            cut_trial(&t, c, node, edge);
            look(b, &t, &slowest, &most);
        }
    }
    return time_trial(b, name, &slowest);
}

/* What the same moves cost where there is next to nothing to count. */
static void bench_plain(bench *b, table *on) {
    trial t = {.table = on};
    write_position(t.text, 0, "", "", "e0/-/-");
    t.move = catan_move_build_road(1);
    time_trial(b, "routes.road.plain", &t);
    write_position(t.text, 1, "", "", "e70/e0/-");
    t.move = catan_move_build_settlement(0);
    time_trial(b, "routes.cut.none", &t);
}

void bench_routes(bench *b) {
    table on;
    catan_rng rng;
    table_open(&on, OPTIONS, NULL, JOURNAL_BYTES);
    catan_rng_seed(&rng, 1);
    table_deal(&on, &rng);
    trial t = {.table = &on};
    double most = 0;
    bench_plain(b, &on);
    for (unsigned i = 0; i < sizeof clusters / sizeof *clusters; i++) {
        most = larger(most, bench_road(b, &on, &clusters[i]));
        most = larger(most, bench_cut(b, &on, &clusters[i]));
    }
    road_trial(&t, &clusters[0], clusters[0].edges[0], 1);
    most = larger(most, time_trial(b, "routes.free_road.three_hexes", &t));
    cut_two_trial(&t);
    most = larger(most, time_trial(b, "routes.cut.two_seats", &t));
    bench_time(b, "routes.parse.two_seats", "ns", &(work){NULL, read_position, &t, 1});
    if (bench_wants(b, worst)) {
        bench_add(b, worst, "ns", most, 0);
    }
    table_close(&on);
}
