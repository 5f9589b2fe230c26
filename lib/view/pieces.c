/* The pieces of a position, from the field table. */
#include "catan/view.h"

#include "view/view.h"

typedef struct listing {
    catan_piece *buffer;
    uint32_t capacity, count;
} listing;

static void add(listing *l, unsigned kind, int owner, unsigned place, unsigned place_kind) {
    if (l->count < l->capacity) {
        catan_piece *p = &l->buffer[l->count];
        *p = (catan_piece){0};
        p->kind = (uint16_t)kind;
        p->owner = (int16_t)owner;
        p->place = (uint16_t)place;
        p->place_kind = (uint8_t)place_kind;
    }
    l->count++;
}

/* A piece on each place of a set; `raised`: where another kind stands for it, or null. */
static void add_set(listing *l, const catan_game *game, const uint64_t *words,
                    const catan__shown *shown, unsigned seat) {
    const catan__field *f = &game->field[shown->field];
    const uint64_t *set = words + catan__field_at(f, seat);
    const uint64_t *raised = words + game->field[shown->raised_by].word;
    int is_edges = f->shape == CATAN__EDGES;
    unsigned places = is_edges ? game->board.edges : game->board.nodes;
    for (unsigned i = 0; i < places; i++) {
        unsigned is_raised = shown->raised != CATAN__ALL_PLACES && (raised[i / 64] >> (i % 64) & 1);
        if ((set[i / 64] >> (i % 64) & 1) != 0 &&
            (shown->raised == CATAN__ALL_PLACES || shown->raised == is_raised)) {
            add(l, shown->kind, f->scope == CATAN__OF_SEAT ? (int)seat : CATAN_NOBODY, i,
                is_edges ? CATAN_PLACE_EDGE : CATAN_PLACE_NODE);
        }
    }
}

static void add_field(listing *l, const catan_game *game, const uint64_t *words,
                      const catan__shown *shown, unsigned seat) {
    const catan__field *f = &game->field[shown->field];
    unsigned lane = catan__lane(words[catan__field_at(f, seat)], f->lane);
    if (f->shape == CATAN__NODES || f->shape == CATAN__EDGES) {
        add_set(l, game, words, shown, seat);
    } else if (f->shape == CATAN__SEAT8 && lane < game->set.players) {
        add(l, shown->kind, (int)lane, CATAN_NO_PLACE, CATAN_PLACE_NONE);
    } else if (f->shape == CATAN__HEX8 && lane < game->board.hexes) {
        add(l, shown->kind, f->scope == CATAN__OF_SEAT ? (int)seat : CATAN_NOBODY, lane,
            CATAN_PLACE_HEX);
    }
}

uint32_t catan__list_pieces(catan_piece *buffer, uint32_t capacity, const catan_game *game,
                            const uint64_t *words) {
    listing l = {buffer, capacity, 0};
    for (uint32_t i = 0; i < game->shown_pieces; i++) {
        const catan__shown *shown = &game->shown_piece[i];
        unsigned seats = catan__field_values(game, &game->field[shown->field]);
        for (unsigned seat = 0; seat < seats; seat++) {
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

/* One on each place, and those that lie nowhere. */
uint32_t catan_max_pieces(const catan_game *game) {
    return game == NULL ? 0
                        : game->board.edges + game->board.nodes + CATAN_SEATS * game->shown_pieces;
}
