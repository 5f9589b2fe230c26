/* Cities that are lost: a settlement comes in their place, or where none is left the city is turned
 * over and counts as one until it is restored (C-69, C-77). */
#include "rules/base/base.h"

static uint64_t price_restore_city(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    uint64_t cost = CATAN__LANE(CATAN_ORE, 3) + CATAN__LANE(CATAN_GRAIN, 2);
    return changed_price(st, seat, PRICE_RESTORED_CITY, cost);
}
static void sites_restore_city(const catan_state *st, unsigned seat, argset *out) {
    int can = can_pay(st, seat, price_restore_city(st, seat, 0));
    *out = args_none();
    for (unsigned i = 0; can && i < W_NODES; i++) {
        out->w[i] = seat_word(st, seat, S_BUILT + i) & turned_cities(st, i);
    }
}
static int32_t why_restore_city(const catan_state *st, unsigned seat, unsigned node) {
    (void)node;
    return can_pay(st, seat, price_restore_city(st, seat, 0)) ? CATAN_E_NO_CITY
                                                              : CATAN_E_CANNOT_PAY;
}

/* It neither takes a city from supply nor gives a settlement back: the piece is there. */
static void turn_back(catan_state *st, unsigned seat, unsigned node) {
    clear_bit(st, st->game->turned_word, node);
    put_bit(st, P_CITIES, node);
    add_points(st, seat, 1);
    board_changed(st);
    FOR_HOOK(st, piece_placed, m) { m->piece_placed(st, seat, PIECE_CITY, node); }
}
static void turn_over(catan_state *st, unsigned seat, unsigned node) {
    clear_bit(st, P_CITIES, node);
    put_bit(st, st->game->turned_word, node);
    add_points(st, seat, -1);
    board_changed(st);
    FOR_HOOK(st, piece_removed, m) { m->piece_removed(st, seat, PIECE_CITY, node); }
}
static void play_restore_city(catan_state *st, unsigned seat, unsigned node) {
    pay(st, seat, price_restore_city(st, seat, node), CATAN_REASON_PAID);
    turn_back(st, seat, node);
}

static void lose_city(catan_state *st, unsigned seat, unsigned node) {
    if (stock(st, seat, K_SETTLEMENTS) != 0) {
        remove_city(st, seat, node);
    } else {
        turn_over(st, seat, node);
    }
}

static const kind_row turned_kinds[] = {
    {sites_restore_city, why_restore_city, play_restore_city, NULL, CATAN_MOVE_RESTORE_CITY, NULL,
     NULL, price_restore_city},
};
static const uint8_t turned_more_kinds[][3] = {
    {CATAN__TASK_TURN, TURN_ACTION, CATAN_MOVE_RESTORE_CITY},
    {CATAN__TASK_SPECIAL, 0, CATAN_MOVE_RESTORE_CITY},
};
/* Where cities may be lost; which are turned is a field of the module that takes them. */
static const module turned_module = {
    .name = "turned",
    .enabled = never_by_itself,
    .kinds = turned_kinds,
    .kind_count = COUNT(turned_kinds),
    .more_kinds = turned_more_kinds,
    .more_kind_count = COUNT(turned_more_kinds),
};
