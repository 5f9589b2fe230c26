/* Fields whatever they are: defaults, and taking a position over from outside. */
#include "core/fields.h"

#include <string.h>

#include "core/harbours.h"
#include "core/knights.h"
#include "core/progress.h"

const char *catan__task_name(unsigned kind) {
    static const char *const names[CATAN__TASK_KINDS] = {
#define TASK(NAME, name, number, shows) [number] = #name,
#include "core/tasks.def"
#undef TASK
    };
    return kind < CATAN__TASK_KINDS ? names[kind] : NULL;
}

unsigned catan__field_length(const catan_game *g, const catan__field *f) {
    switch (f->shape) {
    case CATAN__NODES:
        return g->engine->node_words;
    case CATAN__EDGES:
        return g->engine->edge_words;
    case CATAN__HEXES:
    case CATAN__DIAGONALS:
        return (g->board.hexes + 7U) / 8U;
    case CATAN__HARBOURS:
        return (g->board.harbours + 15U) / 16U;
    case CATAN__TASKS:
        return CATAN_MAX_TASKS;
    case CATAN__HEX_SET:
        return CATAN__HEX_WORDS;
    case CATAN__HEX_SEATS:
        return (g->board.hexes + 15U) / 16U;
    case CATAN__GROUND:
        return g->engine->node_words + 2 * g->engine->edge_words + 2U * CATAN__HEX_WORDS;
    case CATAN__KNIGHTS:
        return CATAN__KNIGHT_WORDS;
    case CATAN__QUEUE:
        return CATAN__QUEUE_WORDS;
    case CATAN__HARBOUR_LIST:
        return (catan__harbour_places(&g->board) + 3U) / 4U;
    default:
        return 1;
    }
}

int catan__field_is_usual(const catan_state *st, const catan__field *f) {
    for (unsigned seat = 0; seat < catan__field_values(st->game, f); seat++) {
        const uint64_t *p = catan__words_const(st) + catan__field_at(f, seat);
        int usual = 1;
        if (catan__field_is_lane(f)) {
            usual = catan__lane(*p, f->lane) == f->usual;
        } else if (f->shape == CATAN__HALF32) {
            usual = *p >> 32 == 0;
        } else {
            for (unsigned i = 0; i < catan__field_length(st->game, f); i++) {
                usual &= p[i] == 0;
            }
        }
        if (!usual) {
            return 0;
        }
    }
    return 1;
}

void catan__words_usual(uint64_t words[CATAN__MAX_WORDS], const catan_game *g) {
    memset(words, 0, CATAN__MAX_WORDS * sizeof *words);
    for (uint32_t i = 0; i < g->field_count; i++) {
        const catan__field *f = &g->field[i];
        for (unsigned seat = 0; f->usual != 0 && !f->cache && seat < catan__field_values(g, f);
             seat++) {
            uint64_t *p = words + catan__field_at(f, seat);
            *p = catan__with_lane(*p, f->lane, f->usual);
        }
    }
}

catan__fault catan__take_over(catan_state *st, const uint64_t *words,
                              int32_t (*agrees)(const catan_state *st, void *user), void *user) {
    uint64_t before[CATAN__MAX_WORDS];
    const uint64_t no_old = st->no_old; /* what is judged may write to where nobody reads */
    const uint16_t no_where = st->no_where;
    const size_t bytes = st->game->words * sizeof(uint64_t);
    memcpy(before, catan__words(st), bytes);
    memcpy(catan__words(st), words, bytes);
    catan__fault fault = st->game->engine->restore(st);
    if (fault.status == CATAN_OK) {
        fault.status = agrees(st, user);
        fault.field = "";
    }
    if (fault.status != CATAN_OK) {
        memcpy(catan__words(st), before, bytes);
        st->no_old = no_old;
        st->no_where = no_where;
    } else {
        catan__journal_clear(st);
    }
    return fault;
}
