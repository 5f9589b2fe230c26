#include "standings.h"

typedef struct score {
    uint32_t settlements;
    uint32_t cities;
} score;

static void count_buildings(score scores[CATAN_SEATS], const board *b, const catan_state *state) {
    for (uint32_t seat = 0; seat < CATAN_SEATS; seat++) {
        scores[seat].settlements = 0;
        scores[seat].cities = 0;
    }
    for (uint32_t n = 0; n < b->nodes; n++) {
        int32_t owner = catan_node_owner(state, n);
        if (owner >= 0) {
            scores[owner].settlements += catan_node_building(state, n) == CATAN_SETTLEMENT;
            scores[owner].cities += catan_node_building(state, n) == CATAN_CITY;
        }
    }
}

/* What Cities & Knights gives points for. */
static void print_cities(FILE *out, const board *b, const catan_state *state,
                         const score scores[CATAN_SEATS]) {
    fprintf(out, "%-8s%6s   =%12s%8s%14s%13s%10s%10s%10s\n", "", "points", "settlements", "cities",
            "metropolises", "longest road", "defender", "progress", "merchant");
    for (uint32_t seat = 0; seat < b->players; seat++) {
        catan_score of;
        catan_seat_info info;
        catan_score_get(&of, sizeof of, state, CATAN_ALL_SEEING, seat);
        catan_seat_get(&info, sizeof info, state, seat);
        fprintf(out, "%-8s%6d   =%12u%8u%14d%13d%10d%10d%10d   road %u\n",
                board_seat_name((int32_t)seat), of.points, scores[seat].settlements,
                2 * scores[seat].cities, of.source[CATAN_SOURCE_METROPOLISES],
                of.source[CATAN_SOURCE_LONGEST_ROAD], of.source[CATAN_SOURCE_DEFENDER],
                of.source[CATAN_SOURCE_PROGRESS], of.source[CATAN_SOURCE_MERCHANT], info.route);
    }
}

void standings_print(FILE *out, const board *b, const catan_state *state) {
    score scores[CATAN_SEATS];
    catan_table_info table;
    catan_table_get(&table, sizeof table, state);
    count_buildings(scores, b, state);
    if (b->cities) {
        print_cities(out, b, state, scores);
        return;
    }
    fprintf(out, "%-8s%6s   =%12s%8s%14s%14s%13s%s\n", "", "points", "settlements", "cities",
            "point cards", b->sea ? "longest route" : "longest road", "largest army",
            b->sea ? "  special" : "");
    for (uint32_t seat = 0; seat < b->players; seat++) {
        catan_seat_info info;
        catan_seat_get(&info, sizeof info, state, seat);
        fprintf(out, "%-8s%6u   =%12u%8u%14u%14u%13u", board_seat_name((int32_t)seat), info.points,
                scores[seat].settlements, 2 * scores[seat].cities, info.development[CATAN_POINT],
                table.longest_road == (int32_t)seat ? 2U : 0U,
                table.largest_army == (int32_t)seat ? 2U : 0U);
        if (b->sea) {
            fprintf(out, "%9u", info.special_points);
        }
        fprintf(out, "   %s %u, knights %u\n", b->sea ? "route" : "road", info.route, info.knights);
    }
}
