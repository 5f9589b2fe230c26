/* Knights that come, get their helmets, rise in rank (C-48 to C-53). */
#include "rules/cities_knights/cities_knights.h"

enum { BASIC = 1, STRONG = 2, MIGHTY = 3 };

/* --- recruiting: ore and wool (C-48) --- */

static uint64_t price_recruit_knight(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    uint64_t cost = CATAN__LANE(CATAN_ORE, 1) + CATAN__LANE(CATAN_WOOL, 1);
    return changed_price(st, seat, PRICE_KNIGHT, cost);
}

/* Free nodes at an own road or ship that touch land, or the sea where that is played (C-48, CS-3).
 */
static void recruit_nodes(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    for (unsigned i = 0; i < W_NODES; i++) {
        uint64_t ground = land_nodes(st)[i] | (st->game->set.recruit_at_sea ? ~UINT64_C(0) : 0);
        out->w[i] = CATAN__RULE(C_48, seat_word(st, seat, S_NODES + i), land_nodes(st)[i]) &
                    CATAN__RULE(CS_3, ground, ~UINT64_C(0)) & free_for_knights(st, i);
    }
}
static void sites_recruit_knight(const catan_state *st, unsigned seat, argset *out) {
    int can = CATAN__RULE(C_49, knight_supply(st, seat, BASIC) != 0, 1) &&
              can_pay(st, seat, price_recruit_knight(st, seat, 0));
    *out = args_none();
    if (can) {
        recruit_nodes(st, seat, out);
    }
}
/* Why no knight can come to a node. */
static int32_t why_not_free(const catan_state *st, unsigned node) {
    if (set_has(words(st, P_BUILT), node)) {
        return CATAN_E_PLACE_TAKEN;
    }
    return set_has(words(st, ck_word(st, CK_KNIGHT_NODES, 0)), node) ? CATAN_E_KNIGHT : CATAN_OK;
}
static int32_t why_no_recruit(const catan_state *st, unsigned seat, unsigned node) {
    int32_t status = why_not_free(st, node);
    if (status == CATAN_E_PLACE_TAKEN) {
        return status;
    }
    if (!set_has(land_nodes(st), node) && !st->game->set.recruit_at_sea) {
        return CATAN_E_NOT_LAND;
    }
    return set_has(words(st, at_seat(seat, S_NODES)), node) ? status
                                                            : (int32_t)CATAN_E_NOT_CONNECTED;
}
static int32_t why_recruit_knight(const catan_state *st, unsigned seat, unsigned node) {
    if (knight_supply(st, seat, BASIC) == 0) {
        return CATAN_E_NO_PIECE;
    }
    return can_pay(st, seat, price_recruit_knight(st, seat, 0)) ? why_no_recruit(st, seat, node)
                                                                : (int32_t)CATAN_E_CANNOT_PAY;
}
static void play_recruit_knight(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, price_recruit_knight(st, seat, node), CATAN_REASON_PAID);
    put_knight_down(st, seat, catan__knight(node, BASIC, CATAN_KNIGHT_RAISED));
}

/* --- activating: a grain (C-50) --- */

static uint64_t price_activate_knight(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return changed_price(st, seat, PRICE_ACTIVATION, CATAN__LANE(CATAN_GRAIN, 1));
}
static int is_active(unsigned knight) {
    return (catan__knight_state_of(knight) & CATAN_KNIGHT_ACTIVE) != 0;
}
static void sites_activate_knight(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    if (can_pay(st, seat, price_activate_knight(st, seat, 0))) {
        FOR_KNIGHTS(st, seat, k) {
            if (!is_active(k)) {
                set_add(out->w, catan__knight_node_of(k));
            }
        }
    }
}
static int32_t why_activate_knight(const catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node);
    if (knight == 0) {
        return CATAN_E_NO_KNIGHT;
    }
    return is_active(knight) ? CATAN_E_KNIGHT_ACTIVE : CATAN_E_CANNOT_PAY;
}
/* In special building it is ready in its owner's next turn (C-98). */
static void activate(catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node), state = catan__knight_state_of(knight);
    unsigned tires = CATAN__RULE(C_51, active_seat(st) == seat, 0);
    change_knight(st, seat, node, catan__knight_level_of(knight),
                  state | CATAN_KNIGHT_ACTIVE | (tires ? CATAN_KNIGHT_TIRED : 0));
}
static void play_activate_knight(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, price_activate_knight(st, seat, node), CATAN_REASON_PAID);
    activate(st, seat, node);
}

/* --- promoting: ore and wool (C-52, C-53) --- */

static uint64_t price_promote_knight(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    uint64_t cost = CATAN__LANE(CATAN_ORE, 1) + CATAN__LANE(CATAN_WOOL, 1);
    return changed_price(st, seat, PRICE_PROMOTION, cost);
}

/* Why a knight does not rise in rank, the price aside. */
static int32_t why_not_promoted(const catan_state *st, unsigned seat, unsigned knight) {
    unsigned level = catan__knight_level_of(knight);
    if (knight == 0) {
        return CATAN_E_NO_KNIGHT;
    }
    if (level == MIGHTY) {
        return CATAN_E_KNIGHT_MIGHTY;
    }
    if (CATAN__RULE(C_53, (catan__knight_state_of(knight) & CATAN_KNIGHT_RAISED) != 0, 0)) {
        return CATAN_E_KNIGHT_RAISED;
    }
    if (knight_supply(st, seat, level + 1) == 0) {
        return CATAN_E_NO_PIECE;
    }
    int fortress = CATAN__RULE(C_52, has_ability(st, seat, CATAN_TRACK_POLITICS), 1);
    return level == STRONG && !fortress ? CATAN_E_NO_FORTRESS : CATAN_OK;
}
static void promotable_knights(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    FOR_KNIGHTS(st, seat, k) {
        if (why_not_promoted(st, seat, k) == CATAN_OK) {
            set_add(out->w, catan__knight_node_of(k));
        }
    }
}
static void sites_promote_knight(const catan_state *st, unsigned seat, argset *out) {
    *out = args_none();
    if (can_pay(st, seat, price_promote_knight(st, seat, 0))) {
        promotable_knights(st, seat, out);
    }
}
static int32_t why_promote_knight(const catan_state *st, unsigned seat, unsigned node) {
    int32_t status = why_not_promoted(st, seat, knight_on(st, seat, node));
    return status != CATAN_OK ? status : CATAN_E_CANNOT_PAY;
}
static void promote(catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node);
    change_knight(st, seat, node, catan__knight_level_of(knight) + 1,
                  catan__knight_state_of(knight) | CATAN_KNIGHT_RAISED);
}
static void play_promote_knight(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, price_promote_knight(st, seat, node), CATAN_REASON_PAID);
    promote(st, seat, node);
}
