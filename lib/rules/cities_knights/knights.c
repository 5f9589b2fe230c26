/* Knights on the board: where they stand, of what strength, and whom they bar (C-47, C-61, C-62).
 */
#include "rules/cities_knights/cities_knights.h"

/* Knights of one level a seat has (C-9). */
enum { KNIGHTS_OF_LEVEL = 2 };

static unsigned knight_on(const catan_state *st, unsigned seat, unsigned node) {
    FOR_KNIGHTS(st, seat, k) {
        if (catan__knight_node_of(k) == node) {
            return k;
        }
    }
    return 0;
}

static unsigned knight_owner(const catan_state *st, unsigned node) {
    if (set_has(words(st, ck_word(st, CK_KNIGHT_NODES, 0)), node)) {
        for (unsigned seat = 0; seat < st->game->set.players; seat++) {
            if (knight_on(st, seat, node) != 0) {
                return seat;
            }
        }
    }
    return NO_SEAT;
}

static void put_knights(catan_state *st, unsigned seat, const uint64_t *list) {
    for (unsigned i = 0; i < CATAN__KNIGHT_WORDS; i++) {
        put(st, ck_word(st, CK_KNIGHTS, seat) + i, list[i]);
    }
}

static void add_supply(catan_state *st, unsigned seat, unsigned level, int by) {
    put_ck_lane(st, CK_SUPPLY + level - 1, seat, knight_supply(st, seat, level) + (unsigned)by);
}

/* Puts an entry in its place, by node. */
static void insert_knight(catan_state *st, unsigned seat, unsigned knight) {
    uint64_t list[CATAN__KNIGHT_WORDS];
    memcpy(list, words(st, ck_word(st, CK_KNIGHTS, seat)), sizeof list);
    unsigned at = CATAN__KNIGHTS_MOST;
    while (at > 0 &&
           (catan__knight_at(list, at - 1) == 0 || catan__knight_at(list, at - 1) > knight)) {
        catan__knight_set(list, at, catan__knight_at(list, at - 1));
        at--;
    }
    catan__knight_set(list, at, knight);
    put_knights(st, seat, list);
}

static void drop_knight(catan_state *st, unsigned seat, unsigned knight) {
    uint64_t list[CATAN__KNIGHT_WORDS];
    memcpy(list, words(st, ck_word(st, CK_KNIGHTS, seat)), sizeof list);
    for (unsigned at = 0; at < CATAN__KNIGHTS_MOST; at++) {
        if (catan__knight_at(list, at) >= knight) {
            catan__knight_set(list, at, catan__knight_at(list, at + 1));
        }
    }
    put_knights(st, seat, list);
}

static void put_knight_down(catan_state *st, unsigned seat, unsigned knight) {
    unsigned node = catan__knight_node_of(knight);
    insert_knight(st, seat, knight);
    add_supply(st, seat, catan__knight_level_of(knight), -1);
    put_bit(st, ck_word(st, CK_KNIGHT_NODES, 0), node);
    put_bit(st, P_BLOCKED, node);
    recut_others(st, seat, node);
    FOR_HOOK(st, piece_placed, m) { m->piece_placed(st, seat, PIECE_KNIGHT, node); }
}

static unsigned take_knight_up(catan_state *st, unsigned seat, unsigned node) {
    unsigned knight = knight_on(st, seat, node);
    drop_knight(st, seat, knight);
    add_supply(st, seat, catan__knight_level_of(knight), 1);
    clear_bit(st, ck_word(st, CK_KNIGHT_NODES, 0), node);
    if (!is_near_building(st, node)) {
        clear_bit(st, P_BLOCKED, node);
    }
    recut_others(st, seat, node);
    FOR_HOOK(st, piece_removed, m) { m->piece_removed(st, seat, PIECE_KNIGHT, node); }
    return knight;
}

static void change_knight(catan_state *st, unsigned seat, unsigned node, unsigned level,
                          unsigned state) {
    unsigned knight = knight_on(st, seat, node);
    uint64_t list[CATAN__KNIGHT_WORDS];
    memcpy(list, words(st, ck_word(st, CK_KNIGHTS, seat)), sizeof list);
    for (unsigned at = 0; at < CATAN__KNIGHTS_MOST; at++) {
        if (catan__knight_at(list, at) == knight) {
            catan__knight_set(list, at, catan__knight(node, level, state));
        }
    }
    put_knights(st, seat, list);
    if (level != catan__knight_level_of(knight)) {
        add_supply(st, seat, catan__knight_level_of(knight), 1);
        add_supply(st, seat, level, -1);
    }
}

/* Of every knight of a seat, only those of its states that are in `kept` stay. */
static void keep_states(catan_state *st, unsigned seat, unsigned kept) {
    uint64_t list[CATAN__KNIGHT_WORDS];
    for (unsigned i = 0; i < CATAN__KNIGHT_WORDS; i++) {
        list[i] = word(st, ck_word(st, CK_KNIGHTS, seat) + i) &
                  (~UINT64_C(0x000f000f000f000f) | kept * UINT64_C(0x0001000100010001));
    }
    put_knights(st, seat, list);
}

/* --- what others' knights bar (C-61, C-62) --- */

/* From the knights themselves: the base rules ask, too, when they recompute their caches. */
static void add_knights(const catan_state *st, unsigned seat, uint64_t *nodes) {
    FOR_KNIGHTS(st, seat, k) { set_add(nodes, catan__knight_node_of(k)); }
}
static void others_knights(const catan_state *st, unsigned seat, uint64_t *nodes) {
    for (unsigned other = 0; other < st->game->set.players; other++) {
        if (other != seat) {
            add_knights(st, other, nodes);
        }
    }
}
static void knights_block(const catan_state *st, unsigned seat, uint64_t *nodes) {
    if (CATAN__RULE(C_61, 1, 0)) {
        others_knights(st, seat, nodes);
    }
}
static void knights_cut(const catan_state *st, unsigned seat, uint64_t *nodes) {
    if (CATAN__RULE(C_62, 1, 0)) {
        others_knights(st, seat, nodes);
    }
}

/* Own ones close lines of ships (CS-12). */
static void knights_close(const catan_state *st, unsigned seat, uint64_t *nodes) {
    if (CATAN__RULE(CS_12, 1, 0)) {
        add_knights(st, seat, nodes);
    }
}

/* Nobody builds where a knight stands, its owner neither (C-57, C-61). */
static void knights_occupy(const catan_state *st, uint64_t *nodes) {
    others_knights(st, NO_SEAT, nodes);
}

/* From the knights alone: nodes, supplies. */
static void refresh_knights(catan_state *st) {
    uint64_t nodes[W_NODES] = {0};
    knights_occupy(st, nodes);
    for (unsigned i = 0; i < W_NODES; i++) {
        put(st, ck_word(st, CK_KNIGHT_NODES, 0) + i, nodes[i]);
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned left[4] = {0, KNIGHTS_OF_LEVEL, KNIGHTS_OF_LEVEL, KNIGHTS_OF_LEVEL};
        FOR_KNIGHTS(st, seat, k) { left[catan__knight_level_of(k)]--; }
        for (unsigned level = 1; level <= 3; level++) {
            put_ck_lane(st, CK_SUPPLY + level - 1, seat, left[level]);
        }
    }
}
