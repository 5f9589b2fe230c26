/* Cities & Knights for catan/inspect.h and catan/query.h: points, what a seat and the table have.
 */
#include "rules/cities_knights/cities_knights.h"

static unsigned laid_open(const catan_state *st, unsigned seat) {
    return (unsigned)(ck_lane(st, CK_PRINTER, 0) == seat) +
           (unsigned)(ck_lane(st, CK_CONSTITUTION, 0) == seat);
}

static unsigned knights_points(const catan_state *st, unsigned seat) {
    return 2 * metropolises_of(st, seat) + ck_lane(st, CK_DEFENDER, seat) + laid_open(st, seat) +
           (unsigned)(merchant_owner(st) == seat);
}

static void knights_score(const catan_state *st, unsigned seat, int32_t *source) {
    source[CATAN_SOURCE_METROPOLISES] = 2 * (int32_t)metropolises_of(st, seat);
    source[CATAN_SOURCE_DEFENDER] = (int32_t)ck_lane(st, CK_DEFENDER, seat);
    source[CATAN_SOURCE_PROGRESS] = (int32_t)laid_open(st, seat);
    source[CATAN_SOURCE_MERCHANT] = merchant_owner(st) == seat;
}

static void knights_tell_seat(const catan_state *st, unsigned seat, catan_seat_info *out) {
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        out->improvement[track] = (uint8_t)track_level(st, seat, track);
    }
    for (unsigned level = 1; level <= 3; level++) {
        out->knights_left[level - 1] = (uint8_t)knight_supply(st, seat, level);
    }
    out->walls = (uint8_t)wall_supply(st, seat);
    out->defender = (uint8_t)ck_lane(st, CK_DEFENDER, seat);
}

static void knights_tell_table(const catan_state *st, catan_table_info *out) {
    unsigned merchant = merchant_hex(st);
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        out->metropolis[track] = (uint16_t)metropolis_node(st, track);
        out->decks[track] = (uint8_t)deck_size(st, track);
    }
    out->merchant = merchant == NO_HEX ? (uint16_t)CATAN__NO : (uint16_t)merchant;
    out->red_die = (uint8_t)ck_lane(st, CK_RED, 0);
    out->event_die = (uint8_t)ck_lane(st, CK_FACE, 0);
    out->barbarians = (uint8_t)ck_lane(st, CK_BARBARIANS, 0);
    out->robber_free = (uint8_t)ck_lane(st, CK_ROBBER_FREE, 0);
    uint64_t top = top_task(st);
    unsigned task = catan__task_kind_of(top);
    if (task == CATAN__TASK_WEDDING || task == CATAN__TASK_SABOTEUR ||
        task == CATAN__TASK_MASTER_MERCHANT) {
        out->pending = (uint8_t)catan__task_a(top);
    }
}

/* --- for the engine's own table: games without Cities & Knights ask, too --- */

static void progress_hand(const catan_state *st, unsigned seat, uint8_t *cards) {
    for (unsigned kind = 0; kind < CATAN_PROGRESS_KINDS; kind++) {
        cards[kind] = st->game->set.cities_knights
                          ? (uint8_t)catan__progress_count(progress_of(st, seat), kind)
                          : 0;
    }
}

static int32_t node_knight(const catan_state *st, unsigned node, uint32_t *level,
                           uint32_t *active) {
    unsigned owner = st->game->set.cities_knights ? knight_owner(st, node) : (unsigned)NO_SEAT;
    if (owner == NO_SEAT) {
        return CATAN_NOBODY;
    }
    *level = catan__knight_level_of(knight_on(st, owner, node));
    *active = (uint32_t)is_active(knight_on(st, owner, node));
    return (int32_t)owner;
}
