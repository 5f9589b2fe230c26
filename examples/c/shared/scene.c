#include "scene.h"

#include <string.h>

enum { MOST_PIECES = 1024, MOST_COUNTERS = 1024 };

/* What this program knows how to show is kept; a kind of piece that it does not know is skipped. */
static void put_piece(scene *s, const catan_piece *piece) {
    switch (piece->kind) {
    case CATAN_PIECE_ROAD:
    case CATAN_PIECE_SHIP:
        s->edge_owner[piece->place] = (int8_t)piece->owner;
        s->route[piece->place] = piece->kind == CATAN_PIECE_SHIP ? CATAN_SHIP : CATAN_ROAD;
        break;
    case CATAN_PIECE_SETTLEMENT:
    case CATAN_PIECE_CITY:
        s->node_owner[piece->place] = (int8_t)piece->owner;
        s->building[piece->place] = piece->kind == CATAN_PIECE_CITY ? CATAN_CITY : CATAN_SETTLEMENT;
        break;
    case CATAN_PIECE_ROBBER:
        s->robber = piece->place;
        break;
    case CATAN_PIECE_PIRATE:
        s->pirate = piece->place;
        break;
    case CATAN_PIECE_LONGEST_ROAD:
        s->longest_road = piece->owner;
        break;
    case CATAN_PIECE_LARGEST_ARMY:
        s->largest_army = piece->owner;
        break;
    default:
        scene_put_cities_piece(s, piece);
        scene_put_variants_piece(&s->v, piece);
        break;
    }
}

static void read_pieces(scene *s) {
    static const int8_t nobody = CATAN_NOBODY;
    catan_piece pieces[MOST_PIECES];
    uint32_t count = catan_view_pieces(s->state, s->observer, pieces, MOST_PIECES);
    memset(s->node_owner, nobody, sizeof s->node_owner);
    memset(s->edge_owner, nobody, sizeof s->edge_owner);
    memset(s->building, CATAN_NO_BUILDING, sizeof s->building);
    memset(s->route, CATAN_NO_ROUTE, sizeof s->route);
    s->robber = CATAN_NO_PLACE;
    s->pirate = CATAN_NO_PLACE;
    s->longest_road = CATAN_NOBODY;
    s->largest_army = CATAN_NOBODY;
    scene_begin_cities(s);
    scene_begin_variants(&s->v);
    for (uint32_t i = 0; i < count && i < MOST_PIECES; i++) {
        put_piece(s, &pieces[i]);
    }
}

/* The numbers that belong to no seat. */
static void put_open(scene *s, const catan_counter *c) {
    switch (c->kind) {
    case CATAN_COUNTER_ROLLED:
        s->rolled = c->value;
        break;
    case CATAN_COUNTER_DECK:
        s->deck = c->index == CATAN_TOTAL ? c->value : s->deck;
        break;
    case CATAN_COUNTER_SHIP_MOVED:
        s->ship_moved = c->value == 1;
        break;
    case CATAN_COUNTER_FOG_TERRAINS:
        if (c->index < FOG_KINDS) {
            s->fog[c->index] = c->value;
        }
        break;
    case CATAN_COUNTER_BANK:
        if (c->index < CATAN_CARD_KINDS) {
            s->bank[c->index] = c->value;
        }
        break;
    case CATAN_COUNTER_OFFER_GIVE:
    case CATAN_COUNTER_OFFER_WANT:
        if (c->index < CATAN_CARD_KINDS) {
            (c->kind == CATAN_COUNTER_OFFER_GIVE ? s->give : s->want)[c->index] = (uint8_t)c->value;
        }
        break;
    default:
        scene_put_cities_open(s, c);
        break;
    }
}

/* Numbers by card: the total stands beside them. */
static void put_by_kind(int32_t kinds[CATAN_CARD_KINDS], int32_t *total, const catan_counter *c) {
    if (c->index == CATAN_TOTAL) {
        *total = c->value;
    } else if (c->index < CATAN_CARD_KINDS) {
        kinds[c->index] = c->value;
    }
}

static void put_of_seat(scene_seat *seat, const catan_counter *c) {
    switch (c->kind) {
    case CATAN_COUNTER_HAND:
        put_by_kind(seat->hand, &seat->cards, c);
        break;
    case CATAN_COUNTER_DEVELOPMENT:
        put_by_kind(seat->development, &seat->developments, c);
        break;
    case CATAN_COUNTER_KNIGHTS:
        seat->knights = c->value;
        break;
    case CATAN_COUNTER_ROUTE:
        seat->route = c->value;
        break;
    case CATAN_COUNTER_ROADS:
        seat->roads = c->value;
        break;
    case CATAN_COUNTER_SHIPS:
        seat->ships = c->value;
        break;
    case CATAN_COUNTER_SPECIAL_POINTS:
        seat->special = c->value;
        break;
    case CATAN_COUNTER_SETTLEMENTS:
        seat->settlements = c->value;
        break;
    case CATAN_COUNTER_CITIES:
        seat->cities = c->value;
        break;
    case CATAN_COUNTER_COUNTER_GIVE:
    case CATAN_COUNTER_COUNTER_WANT:
        if (c->index < CATAN_CARD_KINDS) {
            (c->kind == CATAN_COUNTER_COUNTER_GIVE ? seat->counter_give
                                                   : seat->counter_want)[c->index] =
                (uint8_t)c->value;
        }
        break;
    default:
        scene_put_cities_seat(&seat->ck, c);
        scene_put_variants_seat(seat, c);
        break;
    }
}

static void read_counters(scene *s) {
    catan_counter counters[MOST_COUNTERS];
    for (uint32_t seat = 0; seat < CATAN_SEATS; seat++) {
        s->seats[seat].ships = CATAN_UNKNOWN; /* a game without ships counts none */
        s->seats[seat].special = CATAN_UNKNOWN;
    }
    uint32_t count = catan_view_counters(s->state, s->observer, counters, MOST_COUNTERS);
    for (uint32_t i = 0; i < count && i < MOST_COUNTERS; i++) {
        if (counters[i].seat >= 0 && counters[i].seat < CATAN_SEATS) {
            put_of_seat(&s->seats[counters[i].seat], &counters[i]);
        } else {
            put_open(s, &counters[i]);
        }
    }
}

int32_t scene_read(scene *s, const board *b, const catan_state *state, int32_t observer) {
    memset(s, 0, sizeof *s);
    s->b = b;
    s->state = state;
    s->observer = observer;
    int32_t status = catan_view_get(&s->view, sizeof s->view, state, observer);
    for (uint32_t seat = 0; seat < b->players && status == CATAN_OK; seat++) {
        catan_score *score = &s->seats[seat].score;
        status = catan_score_get(score, sizeof *score, state, observer, seat);
    }
    if (status == CATAN_OK) {
        read_pieces(s);
        read_counters(s);
    }
    return status;
}
