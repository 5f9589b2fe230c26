/* City improvements, and the metropolises that they bring (C-78 to C-84). */
#include "rules/cities_knights/cities_knights.h"

/* --- metropolises --- */

static unsigned metropolis_owner(const catan_state *st, unsigned track) {
    unsigned node = metropolis_node(st, track);
    for (unsigned seat = 0; node != CATAN__NO && seat < st->game->set.players; seat++) {
        if (set_has(words(st, at_seat(seat, S_BUILT)), node)) {
            return seat;
        }
    }
    return NO_SEAT;
}

/* First at level 4, or at 5 while its holder is at 4 (C-81, C-82). */
static int wins_metropolis(const catan_state *st, unsigned seat, unsigned track) {
    unsigned holder = metropolis_owner(st, track), level = track_level(st, seat, track);
    if (holder == NO_SEAT) {
        return level >= LEVEL_METROPOLIS;
    }
    return holder != seat && level == LEVEL_MOST &&
           CATAN__RULE(C_82, track_level(st, holder, track) < LEVEL_MOST, 1);
}

static void ask_metropolis(catan_state *st, unsigned seat, unsigned track) {
    if (wins_metropolis(st, seat, track)) {
        push_task(st, catan__task(CATAN__TASK_METROPOLIS, seat, 0, 0, track, 0));
        if (!any_site(st, CATAN_MOVE_PLACE_METROPOLIS, seat)) {
            pop_task(st);
        }
    }
}

static void sites_place_metropolis(const catan_state *st, unsigned seat, argset *out) {
    ordinary_cities(st, seat, out);
}
static int32_t why_place_metropolis(const catan_state *st, unsigned seat, unsigned node) {
    int32_t status = why_no_city(st, seat, node);
    return status != CATAN_OK ? status : CATAN_E_METROPOLIS;
}
static void play_place_metropolis(catan_state *st, unsigned seat, unsigned node) {
    unsigned track = catan__task_a(top_task(st)), at = ck_word(st, CK_METROPOLISES, 0);
    unsigned loser = metropolis_owner(st, track);
    pop_task(st);
    put(st, at, catan__with_track_node(word(st, at), track, node));
    add_points(st, seat, CATAN__RULE(C_94, 2, 1));
    if (loser != NO_SEAT) {
        add_points(st, loser, -2);
    }
}

static unsigned metropolises_of(const catan_state *st, unsigned seat) {
    unsigned count = 0;
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        count += metropolis_owner(st, track) == seat;
    }
    return count;
}

/* --- improvements --- */

/* The next level costs as many of the track's commodity (C-78), one less with the crane (C-111). */
static uint64_t price_improve(const catan_state *st, unsigned seat, unsigned track) {
    unsigned cards = track_level(st, seat, track) + 1 - (unsigned)crane_works(st, seat);
    uint64_t cost = CATAN__LANE(CATAN_CLOTH + track, cards);
    return changed_price(st, seat, PRICE_IMPROVEMENT, cost);
}

/* From level 4 on a city is needed that bears no metropolis, but for him who has this one (C-83).
 */
static int has_room(const catan_state *st, unsigned seat, unsigned track) {
    argset cities;
    if (track_level(st, seat, track) + 1 < LEVEL_METROPOLIS ||
        metropolis_owner(st, track) == seat) {
        return 1;
    }
    ordinary_cities(st, seat, &cities);
    return CATAN__RULE(C_83, args_some(&cities), 1);
}

/* The price aside. */
static int32_t why_not_improved(const catan_state *st, unsigned seat, unsigned track) {
    if (track_level(st, seat, track) == LEVEL_MOST) {
        return CATAN_E_TRACK_FULL;
    }
    if (CATAN__RULE(C_78, !has_city(st, seat), 0)) {
        return CATAN_E_NO_CITY;
    }
    return has_room(st, seat, track) ? CATAN_OK : CATAN_E_METROPOLIS;
}
static int32_t why_improve(const catan_state *st, unsigned seat, unsigned track) {
    int32_t status = why_not_improved(st, seat, track);
    return status != CATAN_E_TRACK_FULL && !can_pay(st, seat, price_improve(st, seat, track))
               ? (int32_t)CATAN_E_CANNOT_PAY
               : status;
}
static void sites_improve(const catan_state *st, unsigned seat, argset *out) {
    uint64_t tracks = 0;
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        tracks |= (uint64_t)(why_improve(st, seat, track) == CATAN_OK) << track;
    }
    *out = args_one(tracks);
}
static void play_improve(catan_state *st, unsigned seat, unsigned track) {
    pay(st, seat, price_improve(st, seat, track), CATAN_REASON_PAID);
    put_ck_lane(st, CK_CRANE, 0, 0);
    put_ck_lane(st, CK_TRACK + track, seat, track_level(st, seat, track) + 1);
    ask_metropolis(st, seat, track);
}
