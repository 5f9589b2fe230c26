/* What a seat may know beyond the base game in Cities & Knights: knights, metropolises, the
 * merchant, progress cards. */
#include "facts.h"

enum { MOST_PIECES = 512 };

static void see_knight(facts *f, const catan_piece *p) {
    int active = (p->state & CATAN_KNIGHT_ACTIVE) != 0;
    f->knight_level[p->place] = p->level;
    f->knight_state[p->place] = p->state;
    f->knight_owner[p->place] = (int8_t)p->owner;
    f->my_knights += p->owner == (int32_t)f->seat;
    f->active_strength += active ? p->level : 0U;
    if (p->owner >= 0 && p->owner < CATAN_SEATS) {
        open_seat *of = &f->seats[p->owner];
        of->active += active ? p->level : 0U;
        of->passive += !active;
        of->weakest = of->weakest == 0 || p->level < of->weakest ? p->level : of->weakest;
    }
}

static void see_city(facts *f, const catan_piece *p) {
    f->all_cities++;
    f->plain_cities += p->owner == (int32_t)f->seat;
    if (p->owner >= 0 && p->owner < CATAN_SEATS) {
        f->seats[p->owner].cities++;
    }
}

static void see(facts *f, const catan_piece *p) {
    switch (p->kind) {
    case CATAN_PIECE_KNIGHT:
        see_knight(f, p);
        break;
    case CATAN_PIECE_CITY:
        see_city(f, p);
        break;
    case CATAN_PIECE_METROPOLIS:
        f->metropolis_of[p->state % CATAN_TRACKS] = (int8_t)p->owner;
        f->plain_cities -= p->owner == (int32_t)f->seat;
        break;
    case CATAN_PIECE_MERCHANT:
        f->merchant = p->place;
        f->merchant_of = p->owner;
        break;
    default:
        break;
    }
}

static uint32_t progress_of(const facts *f, const catan_state *state, uint32_t seat,
                            uint32_t index) {
    int32_t count =
        catan_view_count(state, (int32_t)f->seat, CATAN_COUNTER_PROGRESS, (int32_t)seat, index);
    return count > 0 ? (uint32_t)count : 0;
}

int32_t facts_read_cities(facts *f, const catan_state *state) {
    catan_piece pieces[MOST_PIECES];
    uint32_t count = catan_view_pieces(state, (int32_t)f->seat, pieces, MOST_PIECES);
    f->merchant = CATAN_NO_PLACE;
    f->merchant_of = CATAN_NOBODY;
    for (uint32_t n = 0; n < f->b->nodes; n++) {
        f->knight_owner[n] = (int8_t)CATAN_NOBODY;
    }
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        f->metropolis_of[track] = (int8_t)CATAN_NOBODY;
    }
    for (uint32_t i = 0; i < count && i < MOST_PIECES; i++) {
        see(f, &pieces[i]); /* by kind: cities come before metropolises */
    }
    for (uint32_t i = 0; i < CATAN_PROGRESS_KINDS; i++) {
        f->progress[i] = (uint8_t)progress_of(f, state, f->seat, i);
    }
    for (uint32_t seat = 0; seat < f->b->players; seat++) {
        f->seats[seat].progress = progress_of(f, state, seat, CATAN_TOTAL);
    }
    return count <= MOST_PIECES ? CATAN_OK : CATAN_E_SIZE;
}
