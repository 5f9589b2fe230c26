/* Ties for longest road and largest army (V15, B-75). */
#include "rules/base/base.h"

static int ties_enabled(const catan_config *config) { return config->ties; }

/* Who alone has most of something, and at least so much; else nobody. */
static unsigned sole_leader(const catan_state *st, unsigned counter, unsigned least) {
    unsigned most = least - 1, leader = NO_SEAT;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned own = stock(st, seat, counter);
        if (own >= most) {
            leader = own > most ? seat : (unsigned)NO_SEAT;
            most = own;
        }
    }
    return leader;
}

static void ties_holder(const catan_state *st, unsigned award, unsigned *seat) {
    enum { LEAST_ROUTE = 5, LEAST_ARMY = 3 };
    if (award == B_ROAD) {
        *seat = CATAN__RULE(V15_1, sole_leader(st, K_ROUTE, LEAST_ROUTE), *seat);
    } else {
        *seat = CATAN__RULE(V15_2, sole_leader(st, K_KNIGHTS, LEAST_ARMY), *seat);
    }
}

static const module ties_module = {
    .name = "ties",
    .enabled = ties_enabled,
    .holder = ties_holder,
};
