/* Largest army, longest road, and victory (B-70 to B-74, B-90). */
#include "rules/base/base.h"

/* The award goes to `seat` (or to nobody); points move with it. */
static void hand_award(catan_state *st, unsigned award, unsigned seat) {
    unsigned holder = lane(st, P_TABLE, award);
    if (holder == seat) {
        return;
    }
    put_lane(st, P_TABLE, award, seat);
    if (holder != NO_SEAT) {
        add_points(st, holder, -2);
    }
    if (seat != NO_SEAT) {
        add_points(st, seat, 2);
    }
}

/* Who holds the longest road now (B-71, B-74): the holder while nobody is strictly longer; else who
 * alone is longest, with at least 5; else nobody. */
static unsigned route_holder(const catan_state *st) {
    unsigned holder = lane(st, P_TABLE, B_ROAD), best = CATAN__RULE(B_71, 4, 3), leader = NO_SEAT;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned length = stock(st, seat, K_ROUTE);
        if (length > best) {
            best = length;
            leader = seat;
        } else if (length == best) {
            leader = NO_SEAT;
        }
    }
    if (CATAN__RULE(B_74, holder != NO_SEAT && best > 4 && stock(st, holder, K_ROUTE) == best, 0)) {
        return holder;
    }
    return best > CATAN__RULE(B_71, 4, 3) ? leader : NO_SEAT;
}

/* Armies only grow, so that a challenger is strictly ahead of holder and all others, or nothing
 * changes (B-70). */
static unsigned army_holder(const catan_state *st) {
    unsigned holder = lane(st, P_TABLE, B_ARMY);
    unsigned best = holder != NO_SEAT ? stock(st, holder, K_KNIGHTS) : 2;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned knights = stock(st, seat, K_KNIGHTS);
        if (knights > CATAN__RULE(B_70, best, best - 1)) {
            best = knights;
            holder = seat;
        }
    }
    return holder;
}

/* The same where a module judges otherwise (B-75). */
static unsigned judged_holder(const catan_state *st, unsigned award, unsigned seat) {
    unsigned judged = seat;
    FOR_HOOK(st, holder, m) { m->holder(st, award, &judged); }
    return CATAN__RULE(B_75, judged, seat);
}

static void base_award(catan_state *st) {
    if (st->dirty & DIRTY_ROUTE) {
        hand_award(st, B_ROAD, judged_holder(st, B_ROAD, route_holder(st)));
    }
    if (st->dirty & DIRTY_ARMY) {
        hand_award(st, B_ARMY, judged_holder(st, B_ARMY, army_holder(st)));
    }
}

static void base_score(const catan_state *st, unsigned seat, int32_t *source) {
    const catan__settings *set = &st->game->set;
    int32_t turned = (int32_t)count_turned(st, seat); /* city pieces that count as settlements */
    source[CATAN_SOURCE_SETTLEMENTS] =
        turned + set->settlements - (int32_t)stock(st, seat, K_SETTLEMENTS);
    source[CATAN_SOURCE_CITIES] = 2 * (set->cities - turned - (int32_t)stock(st, seat, K_CITIES));
    source[CATAN_SOURCE_LONGEST_ROAD] = lane(st, P_TABLE, B_ROAD) == seat ? 2 : 0;
    source[CATAN_SOURCE_LARGEST_ARMY] = lane(st, P_TABLE, B_ARMY) == seat ? 2 : 0;
    source[CATAN_SOURCE_POINT_CARDS] =
        (int32_t)catan__lane(seat_word(st, seat, S_CARDS), CATAN_POINT);
}

/* Only the active player wins (G-5, B-90): in setup and special building nobody is. */
static unsigned base_won(const catan_state *st) {
    unsigned seat = CATAN__RULE(X_7, active_seat(st), order_from(st));
    if (seat == NO_SEAT || CATAN__RULE(B_90, points_of(st, seat) < st->game->set.target, 1)) {
        return NO_SEAT;
    }
    FOR_HOOK(st, bars_victory, m) {
        if (m->bars_victory(st, seat)) {
            return NO_SEAT;
        }
    }
    return seat;
}
