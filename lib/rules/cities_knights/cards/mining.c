/* Mining and irrigation: two cards for each hex of a terrain with an own building (C-112, C-113).
 */
#include "rules/cities_knights/cards/cards.h"

/* Each hex once, whatever stands there, and whether the robber does. */
static unsigned hexes_beside(const catan_state *st, unsigned seat, unsigned terrain) {
    unsigned count = 0;
    for (unsigned hex = 0; hex < st->game->board.hexes; hex++) {
        unsigned there = hex_terrain(st, hex);
        int counts = there == terrain || CATAN__RULE(CS_14, 0, there == CATAN_GOLD);
        count += counts && (seats_at_hex(st, hex) >> seat & 1) != 0;
    }
    return count;
}
/* What the bank has not got lapses. */
static unsigned mined(const catan_state *st, unsigned seat, unsigned terrain, unsigned card) {
    unsigned owed = 2 * hexes_beside(st, seat, terrain),
             there = catan__lane(word(st, P_BANK), card);
    return owed < there ? owed : there;
}
static int32_t why_not_mined(const catan_state *st, unsigned seat, unsigned terrain) {
    return hexes_beside(st, seat, terrain) == 0 ? CATAN_E_NO_EFFECT : CATAN_E_BANK_EMPTY;
}

static void targets_mining(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(CATAN__RULE(E158, mined(st, seat, CATAN_MOUNTAINS, CATAN_ORE) != 0, 1));
}
static int32_t why_no_mining(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return why_not_mined(st, seat, CATAN_MOUNTAINS);
}
static void use_mining(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    unsigned cards = mined(st, seat, CATAN_MOUNTAINS, CATAN_ORE);
    receive(st, seat, CATAN__LANE(CATAN_ORE, CATAN__RULE(C_112, cards, 0)), CATAN_REASON_MINING);
}
CATAN__CARD(MINING, mining)

static void targets_irrigation(const catan_state *st, unsigned seat, argset *out) {
    *out = args_one(mined(st, seat, CATAN_FIELDS, CATAN_GRAIN) != 0);
}
static int32_t why_no_irrigation(const catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    return why_not_mined(st, seat, CATAN_FIELDS);
}
static void use_irrigation(catan_state *st, unsigned seat, unsigned arg) {
    (void)arg;
    unsigned cards = mined(st, seat, CATAN_FIELDS, CATAN_GRAIN);
    receive(st, seat, CATAN__LANE(CATAN_GRAIN, CATAN__RULE(C_113, cards, 0)),
            CATAN_REASON_IRRIGATION);
}
CATAN__CARD(IRRIGATION, irrigation)
