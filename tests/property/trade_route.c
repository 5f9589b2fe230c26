/* The longest trade route, against plain search over all trails: random roads, ships, buildings and
 * others' blockers on random maps at sea; read from texts, and behind every move of some turns.
 *
 *     trade_route [--seconds S] [--seed N] [--long]
 *
 * --long: a million positions, however long it takes.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/sea_pieces.h"

enum { A_MILLION = 1000000, MOVES_OF_A_TURN = 6, POSITIONS_OF_A_MAP = 300, MOST_MOVES = 512 };

static uint64_t positions, moves, joined, longest_of[32];

static unsigned check_lengths(const sea_map *map, const sea_pieces *p,
                              unsigned lengths[SEA_SEATS]) {
    for (uint32_t seat = 0; seat < SEA_SEATS; seat++) {
        catan_seat_info info;
        catan_seat_get(&info, sizeof info, map->state, seat);
        lengths[seat] = sea_longest(map, p, seat);
        if (info.route != lengths[seat]) {
            sea_fail(map, "the route of seat %u is %u long, not %u", seat, lengths[seat],
                     info.route);
        }
    }
    return lengths[0];
}

/* 1 if roads and ships of seat 0 meet at one of his buildings. */
static int is_joined(const sea_map *map, const sea_pieces *p) {
    for (unsigned node = 0; node < map->nodes; node++) {
        unsigned kinds = 0;
        for (unsigned i = 0; i < 3 && map->node_edges[node][i] != SEA_NONE; i++) {
            unsigned edge = map->node_edges[node][i];
            kinds |= p->owner[edge] == 0 ? p->kind[edge] : 0U;
        }
        if (kinds == (CATAN_ROAD | CATAN_SHIP) && p->builder[node] == 0) {
            return 1;
        }
    }
    return 0;
}

/* Random moves that lay or move something; lengths and holder behind each. */
static void play_on(const sea_map *map, sea_pieces *p, catan_rng *rng) {
    static catan_move listed[MOST_MOVES];
    unsigned lengths[SEA_SEATS], done = 0;
    for (unsigned i = 0; i < MOVES_OF_A_TURN; i++) {
        uint32_t count = catan_moves(map->state, listed, MOST_MOVES), kept = 0;
        int32_t holder = p->holder, lifted = catan_question(map->state) == CATAN_ASK_PUT_SHIP;
        for (uint32_t m = 0; m < count; m++) {
            uint32_t kind = catan_move_kind_of(listed[m]);
            if (kind == CATAN_MOVE_BUILD_ROAD || kind == CATAN_MOVE_BUILD_SETTLEMENT ||
                kind == CATAN_MOVE_BUILD_SHIP || kind == CATAN_MOVE_LIFT_SHIP ||
                kind == CATAN_MOVE_PUT_SHIP) {
                listed[kept++] = listed[m];
            }
        }
        if (kept == 0) {
            break;
        }
        catan_move move = listed[catan_rng_below(rng, kept)];
        if (catan_apply(map->state, CATAN_ANYONE, move) != CATAN_OK) {
            sea_fail(map, "a listed move is refused: %08x", (unsigned)move);
        }
        done++;
        moves++;
        sea_pieces_read(map, p);
        if (catan_question(map->state) == CATAN_ASK_PUT_SHIP) {
            /* Nothing is judged while it is in the hand. */
            if (p->holder != holder) {
                sea_fail(map, "a lifted ship is judged");
            }
            continue;
        }
        check_lengths(map, p, lengths);
        if (p->holder != sea_holder(lengths, holder)) {
            sea_fail(map, "seat %d holds the longest route, not %d (before: %d; %s)", p->holder,
                     sea_holder(lengths, holder), holder, lifted ? "a ship was moved" : "built");
        }
    }
    while (done-- > 0) {
        catan_undo(map->state);
    }
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    static sea_map map;
    static sea_pieces p, now;
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    do {
        sea_map_make(&map, &rng);
        for (unsigned i = 0; i < POSITIONS_OF_A_MAP; i++) {
            unsigned lengths[SEA_SEATS];
            sea_pieces_draw(&map, &p, &rng);
            sea_pieces_lay(&map, &p);
            longest_of[check_lengths(&map, &p, lengths)]++;
            joined += (unsigned)is_joined(&map, &p);
            now = p;
            play_on(&map, &now, &rng);
            check_lengths(&map, &p, lengths);
            positions++;
        }
        sea_map_free(&map);
    } while (read.is_long ? positions < A_MILLION : seconds_now() < read.seconds);
    printf("longest trade routes: ok, %" PRIu64 " positions, %" PRIu64
           " with road and ship joined, "
           "%" PRIu64 " moves\n",
           positions, joined, moves);
    for (unsigned i = 0; i < 32; i++) {
        if (longest_of[i] != 0) {
            printf("  %u long: %" PRIu64 "\n", i, longest_of[i]);
        }
    }
    return 0;
}
