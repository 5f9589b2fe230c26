/* The pieces of a position, from the field table. */
#include "catan/view.h"

#include "core/harbours.h"
#include "core/knights.h"
#include "core/tracks.h"
#include "view/view.h"

typedef struct listing {
    catan_piece *buffer;
    uint32_t capacity, count;
} listing;

static void add(listing *l, const catan__shown *shown, int owner, unsigned place,
                unsigned place_kind, unsigned level, unsigned state) {
    if (l->count < l->capacity) {
        catan_piece *p = &l->buffer[l->count];
        *p = (catan_piece){0};
        p->kind = shown->kind;
        p->owner = (int16_t)owner;
        p->place = (uint16_t)place;
        p->place_kind = (uint8_t)place_kind;
        p->level = (uint8_t)level;
        p->state = (uint8_t)state;
    }
    l->count++;
}

static int has(const uint64_t *set, unsigned i) { return (int)(set[i / 64] >> (i % 64) & 1); }

/* What is listed: one value of a field, of the pieces in it those of one owner. */
typedef struct source {
    const catan_game *game;
    const uint64_t *words; /* of the position */
    const uint64_t *value;
    const uint64_t *owned; /* the places of the owner; null: all */
    int owner;             /* a seat, or CATAN_NOBODY */
} source;

/* What a set is of: a catan_place_kind, or CATAN_PLACE_NONE. */
static unsigned kind_of_places(unsigned shape) {
    switch (shape) {
    case CATAN__NODES:
        return CATAN_PLACE_NODE;
    case CATAN__EDGES:
        return CATAN_PLACE_EDGE;
    case CATAN__HEX_SET:
        return CATAN_PLACE_HEX;
    default:
        return CATAN_PLACE_NONE;
    }
}

/* A piece on each place of a set, but where another kind stands for it. */
static void add_set(listing *l, const catan__shown *shown, const source *from) {
    const catan_game *game = from->game;
    const uint64_t *raised = from->words + game->field[shown->raised_by].word;
    unsigned shape = game->field[shown->field].shape, kind = kind_of_places(shape);
    unsigned places = shape == CATAN__EDGES   ? game->board.edges
                      : shape == CATAN__NODES ? game->board.nodes
                                              : game->board.hexes;
    for (unsigned i = 0; i < places; i++) {
        if (has(from->value, i) && (from->owned == NULL || has(from->owned, i)) &&
            (shown->raised == CATAN__ALL_PLACES || shown->raised == has(raised, i))) {
            add(l, shown, from->owner, i, kind, 0, 0);
        }
    }
}

static void add_knights(listing *l, const catan__shown *shown, const source *from) {
    for (unsigned i = 0; i < CATAN__KNIGHT_PLACES; i++) {
        unsigned knight = catan__knight_at(from->value, i);
        if (knight != 0) {
            add(l, shown, from->owner, catan__knight_node_of(knight), CATAN_PLACE_NODE,
                catan__knight_level_of(knight), catan__knight_state_of(knight));
        }
    }
}

/* What kind a harbour is of is its level. */
static void add_harbours(listing *l, const catan__shown *shown, const source *from) {
    for (unsigned i = 0; i < catan__harbour_places(&from->game->board); i++) {
        unsigned harbour = catan__harbour_in(from->value, i);
        if (harbour != 0) {
            add(l, shown, from->owner, catan__harbour_edge_of(harbour), CATAN_PLACE_EDGE,
                catan__harbour_kind_of(harbour), catan__harbour_is_turned(harbour));
        }
    }
}

/* Pieces across hexes, those of a seat together. */
static void add_diagonals(listing *l, const catan__shown *shown, const source *from) {
    for (unsigned seat = 0; seat < from->game->set.players; seat++) {
        for (unsigned h = 0; h < from->game->board.hexes; h++) {
            unsigned byte = catan__lane(from->value[h / 8], h % 8);
            if ((byte & 15U) == seat + 1) {
                add(l, shown, (int)seat, 3 * h + (byte >> 4), CATAN_PLACE_DIAGONAL, 0, 0);
            }
        }
    }
}

/* Marks of seats on hexes, those of a seat together. */
static void add_hex_seats(listing *l, const catan__shown *shown, const source *from) {
    for (unsigned seat = 0; seat < from->game->set.players; seat++) {
        for (unsigned h = 0; h < from->game->board.hexes; h++) {
            if (((from->value[h / 16] >> 4 * (h % 16)) & 15U) == seat + 1) {
                add(l, shown, (int)seat, h, CATAN_PLACE_HEX, 0, 0);
            }
        }
    }
}

/* Those of tracks, by node: the track is their state. */
static void add_tracks(listing *l, const catan__shown *shown, const source *from) {
    unsigned after = 0;
    for (unsigned i = 0; i < CATAN_TRACKS; i++) {
        unsigned node = CATAN_NO_PLACE, track = 0;
        for (unsigned t = 0; t < CATAN_TRACKS; t++) {
            unsigned at = catan__track_node(*from->value, t);
            if (at >= after && at < node) {
                node = at;
                track = t;
            }
        }
        if (node < from->game->board.nodes && (from->owned == NULL || has(from->owned, node))) {
            add(l, shown, from->owner, node, CATAN_PLACE_NODE, 0, track);
        }
        after = node + 1;
    }
}

/* One seat's share of a field; of a field that is nobody's, all (seat 0). */
static void add_field(listing *l, const catan_game *game, const uint64_t *words,
                      const catan__shown *shown, unsigned seat) {
    const catan__field *f = &game->field[shown->field], *holder = &game->field[shown->holder];
    source from = {game, words, words + catan__field_at(f, seat), NULL,
                   f->scope == CATAN__OF_SEAT ? (int)seat : CATAN_NOBODY};
    unsigned lane = catan__lane(*from.value, f->lane);
    if (shown->holder != 0 && holder->shape == CATAN__SEAT8) {
        unsigned whose = catan__lane(words[holder->word], holder->lane);
        from.owner = whose < game->set.players ? (int)whose : CATAN_NOBODY;
    } else if (shown->holder != 0) {
        from.owner = (int)seat;
        from.owned = words + catan__field_at(holder, seat);
    }
    if (kind_of_places(f->shape) != CATAN_PLACE_NONE) {
        add_set(l, shown, &from);
    } else if (f->shape == CATAN__DIAGONALS) {
        add_diagonals(l, shown, &from);
    } else if (f->shape == CATAN__HEX_SEATS) {
        add_hex_seats(l, shown, &from);
    } else if (f->shape == CATAN__KNIGHTS) {
        add_knights(l, shown, &from);
    } else if (f->shape == CATAN__HARBOUR_LIST) {
        add_harbours(l, shown, &from);
    } else if (f->shape == CATAN__TRACK_NODES) {
        add_tracks(l, shown, &from);
    } else if (f->shape == CATAN__SEAT8 && lane < game->set.players) {
        add(l, shown, (int)lane, CATAN_NO_PLACE, CATAN_PLACE_NONE, 0, 0);
    } else if (f->shape == CATAN__HEX8 && lane < game->board.hexes) {
        add(l, shown, from.owner, lane, CATAN_PLACE_HEX, 0, 0);
    }
}

/* Values of a field, or of the one that says whose its pieces are. */
static unsigned shares(const catan_game *game, const catan__shown *shown) {
    return catan__field_values(game,
                               &game->field[shown->holder != 0 ? shown->holder : shown->field]);
}

uint32_t catan__list_pieces(catan_piece *buffer, uint32_t capacity, const catan_game *game,
                            const uint64_t *words) {
    listing l = {buffer, capacity, 0};
    for (uint32_t i = 0; i < game->shown_pieces; i++) {
        const catan__shown *shown = &game->shown_piece[i];
        for (unsigned seat = 0; seat < shares(game, shown); seat++) {
            add_field(&l, game, words, shown, seat);
        }
    }
    return l.count;
}

uint32_t catan_view_pieces(const catan_state *state, int32_t observer, catan_piece *buffer,
                           uint32_t capacity) {
    uint64_t words[CATAN__MAX_WORDS];
    if (state == NULL || !catan__is_observer(state->game, observer) ||
        (buffer == NULL && capacity != 0)) {
        return 0;
    }
    catan__mask_words(words, state->game, catan__words_const(state), observer);
    return catan__list_pieces(buffer, capacity, state->game, words);
}

/* How many pieces a field can hold of a seat: of what there is a supply, no more than that (B-6,
 * S-1, C-9). */
static unsigned supply(const catan_game *game, const catan__field *f) {
    switch (f->shape) {
    case CATAN__EDGES:
        return f->scope == CATAN__OF_GAME && f->shows.holder == NULL ? game->board.edges
               : game->set.roads > game->set.ships                   ? game->set.roads
                                                                     : game->set.ships;
    case CATAN__HEX_SET:
    case CATAN__HEX_SEATS:
    case CATAN__DIAGONALS:
        return game->board.hexes;
    case CATAN__NODES:
        return game->set.settlements > game->set.cities ? game->set.settlements : game->set.cities;
    case CATAN__KNIGHTS:
        return CATAN__KNIGHTS_MOST;
    case CATAN__HARBOUR_LIST:
        return catan__harbour_places(&game->board);
    default:
        return 1;
    }
}

uint32_t catan_max_pieces(const catan_game *game) {
    uint32_t most = 0;
    for (uint32_t i = 0; game != NULL && i < game->shown_pieces; i++) {
        const catan__shown *shown = &game->shown_piece[i];
        const catan__field *f = &game->field[shown->field];
        most += f->shape == CATAN__TRACK_NODES ? (unsigned)CATAN_TRACKS
                                               : shares(game, shown) * supply(game, f);
    }
    return most;
}
