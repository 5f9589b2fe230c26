/* What a position of Cities & Knights holds beyond the base game's. */
#include <string.h>

#include "scene.h"

void scene_begin_cities(scene *s) {
    static const int8_t nobody = CATAN_NOBODY;
    memset(s->knight_owner, nobody, sizeof s->knight_owner);
    s->merchant = CATAN_NO_PLACE;
    s->merchant_of = CATAN_NOBODY;
    s->printer = CATAN_NOBODY;
    s->constitution = CATAN_NOBODY;
}

static void put_knight(scene *s, const catan_piece *piece) {
    s->knight_owner[piece->place] = (int8_t)piece->owner;
    s->knight_level[piece->place] = (uint8_t)piece->level;
    s->knight_state[piece->place] = (uint8_t)piece->state;
    if (piece->owner >= 0 && piece->owner < CATAN_SEATS) {
        scene_cities *of = &s->seats[piece->owner].ck;
        int active = (piece->state & CATAN_KNIGHT_ACTIVE) != 0;
        of->knights++;
        of->active += active ? 1U : 0U;
        of->strength += active ? piece->level : 0U;
    }
}

void scene_put_cities_piece(scene *s, const catan_piece *piece) {
    switch (piece->kind) {
    case CATAN_PIECE_KNIGHT:
        put_knight(s, piece);
        break;
    case CATAN_PIECE_WALL:
        s->wall[piece->place] = 1;
        break;
    case CATAN_PIECE_TURNED:
        s->turned[piece->place] = 1;
        break;
    case CATAN_PIECE_METROPOLIS:
        s->metropolis[piece->place] = (uint8_t)(piece->state + 1);
        break;
    case CATAN_PIECE_MERCHANT:
        s->merchant = piece->place;
        s->merchant_of = piece->owner;
        break;
    case CATAN_PIECE_PRINTER:
        s->printer = piece->owner;
        break;
    case CATAN_PIECE_CONSTITUTION:
        s->constitution = piece->owner;
        break;
    default:
        break;
    }
}

/* The track of a counter's index that is a total by colour, or CATAN_TRACKS. */
static uint32_t track_of(uint32_t index) {
    return index >= CATAN_TOTAL_TRADE && index <= CATAN_TOTAL_SCIENCE ? index - CATAN_TOTAL_TRADE
                                                                      : (uint32_t)CATAN_TRACKS;
}

void scene_put_cities_open(scene *s, const catan_counter *c) {
    uint32_t track = track_of(c->index);
    switch (c->kind) {
    case CATAN_COUNTER_BARBARIANS:
        s->barbarians = c->value;
        break;
    case CATAN_COUNTER_RED_DIE:
        s->red = c->value;
        break;
    case CATAN_COUNTER_EVENT_DIE:
        s->face = c->value;
        break;
    case CATAN_COUNTER_ROBBER_FREE:
        s->robber_free = c->value;
        break;
    case CATAN_COUNTER_PROGRESS_DECK:
        if (track < CATAN_TRACKS) {
            s->decks[track] += c->value;
        }
        break;
    case CATAN_COUNTER_UNDER_TRADE:
    case CATAN_COUNTER_UNDER_POLITICS:
    case CATAN_COUNTER_UNDER_SCIENCE:
        s->decks[c->kind - CATAN_COUNTER_UNDER_TRADE] += c->value;
        break;
    default:
        scene_put_variants_open(s, c);
        break;
    }
}

void scene_put_cities_seat(scene_cities *seat, const catan_counter *c) {
    uint32_t track = track_of(c->index);
    switch (c->kind) {
    case CATAN_COUNTER_PROGRESS:
        if (track < CATAN_TRACKS) {
            seat->colour[track] = c->value;
        } else if (c->index < CATAN_PROGRESS_KINDS) {
            seat->progress[c->index] = c->value;
        }
        break;
    case CATAN_COUNTER_TRADE:
    case CATAN_COUNTER_POLITICS:
    case CATAN_COUNTER_SCIENCE:
        seat->level[c->kind - CATAN_COUNTER_TRADE] = c->value;
        break;
    case CATAN_COUNTER_DEFENDER:
        seat->defender = c->value;
        break;
    case CATAN_COUNTER_BASIC_KNIGHTS:
    case CATAN_COUNTER_STRONG_KNIGHTS:
    case CATAN_COUNTER_MIGHTY_KNIGHTS:
        seat->knights_left[c->kind - CATAN_COUNTER_BASIC_KNIGHTS] = c->value;
        break;
    case CATAN_COUNTER_WALLS:
        seat->walls_left = c->value;
        break;
    default:
        break;
    }
}
