/* Knights as goals: to be saved and traded for, like buildings. */
#include "goals.h"
#include "knights.h"

static const uint8_t recruit_cost[KINDS] = {0, 0, 1, 0, 1};
static const uint8_t activate_cost[KINDS] = {0, 0, 0, 1, 0};

enum { LANDING = 7 };

/* In hundredths of a point, as of all goals: a city that will be lost, a Defender card, or the bare
 * minimum. */
static uint32_t need(const facts *f) {
    enum { CITY = 130, WEAKEST = 60, DEFENDER = 60, FEW = 2, HABIT = 35 };
    uint32_t near = f->barbarians + 1, mine = f->seats[f->seat].active, most = 0;
    for (uint32_t seat = 0; seat < f->b->players; seat++) {
        most = seat != f->seat && f->seats[seat].active > most ? f->seats[seat].active : most;
    }
    if (f->active_strength < f->all_cities && f->plain_cities > 0) {
        return CITY * near / LANDING + (mine == 0 ? WEAKEST * near / LANDING : 0);
    }
    if (mine <= most) {
        return DEFENDER * near / LANDING;
    }
    return f->my_knights < FEW ? HABIT : 0;
}

/* 1 if the seat may recruit on the node: an own route leads there, and there is land. */
static int is_post(const facts *f, uint32_t node) {
    int route = 0, land = 0;
    for (int i = 0; i < 3; i++) {
        uint32_t edge = f->b->node[node].edges[i];
        route |= edge != CATAN_NO_PLACE && f->edge_owner[edge] == (int32_t)f->seat;
        land |= board_is_land(f->b, f->b->node[node].hexes[i]);
    }
    return route && land && f->building[node] == CATAN_NO_BUILDING && f->knight_level[node] == 0;
}

static void find_recruit(goal_list *list, const facts *f, uint32_t value) {
    uint32_t best = CATAN_NO_PLACE;
    for (uint32_t n = 0; n < f->b->nodes && f->me.knights_left[0] > 0; n++) {
        if (is_post(f, n) &&
            (best == CATAN_NO_PLACE || knights_post_worth(f, n) > knights_post_worth(f, best))) {
            best = n;
        }
    }
    if (best != CATAN_NO_PLACE) {
        goals_add(list, catan_move_recruit_knight(best), recruit_cost, value);
    }
}

/* The strongest that sleeps. */
static void find_activation(goal_list *list, const facts *f, uint32_t value) {
    uint32_t best = CATAN_NO_PLACE;
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        if (f->knight_owner[n] == (int32_t)f->seat && f->knight_level[n] > 0 &&
            (f->knight_state[n] & CATAN_KNIGHT_ACTIVE) == 0 &&
            (best == CATAN_NO_PLACE || f->knight_level[n] > f->knight_level[best])) {
            best = n;
        }
    }
    if (best != CATAN_NO_PLACE) {
        goals_add(list, catan_move_activate_knight(best), activate_cost, value);
    }
}

void goals_find_knights(goal_list *list, const facts *f) {
    uint32_t value = need(f);
    if (value > 0) {
        find_recruit(list, f, value);
        find_activation(list, f, value);
    }
}
