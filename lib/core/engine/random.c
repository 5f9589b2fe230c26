/* Random play: one move of chance by weight, of a player uniformly among those that are listed; and
 * games of them. Picks from the same sets as the list, without writing it. */
#include "core/engine/module.h"

static catan_move random_by_weights(const catan_state *st, catan_rng *rng) {
    uint32_t weights[MAX_OUTCOMES];
    unsigned kind, i = 0;
    uint64_t args;
    uint32_t total = chance_outcomes(st, &kind, &args, weights);
    if (total == 0) {
        return CATAN_MOVE_NONE;
    }
    uint32_t r = catan__rng_below(rng, total);
    while (r >= weights[i]) {
        r -= weights[i++];
    }
    return kind << 24 | catan__select(args, i);
}

CATAN__ALWAYS_INLINE catan_move random_outcome(const catan_state *st, const catan__ask *ask,
                                               catan_rng *rng) {
    return ask->sample != NULL ? (catan_move)ask->sampled << 24 | ask->sample(st, rng)
                               : random_by_weights(st, rng);
}

/* Uniformly one of the arguments of the only kind that is open. */
static catan_move random_of_kind(const catan_state *st, uint64_t open, unsigned seat,
                                 catan_rng *rng) {
    if (open == 0) {
        return CATAN_MOVE_NONE;
    }
    argset set;
    unsigned kind = catan__lowest(open), count[W_ARGS], n = 0, w = 0;
    sites_of(st, kind, seat, &set);
    for (unsigned i = 0; i < W_ARGS; i++) {
        count[i] = set.w[i] != 0 ? catan__popcount(set.w[i]) : 0;
        n += count[i];
    }
    if (n == 0) {
        return CATAN_MOVE_NONE;
    }
    unsigned r = n == 1 ? 0 : catan__rng_below(rng, n);
    for (; r >= count[w]; w++) {
        r -= count[w];
    }
    return kind << 24 | (64 * w + catan__select(set.w[w], r));
}

/* What several kinds admit, a word of arguments a row, to draw from. */
typedef struct lottery {
    lot row[MAX_LOTS];
    uint32_t from[MAX_LOTS + 1]; /* arguments of the rows before this one; the last: of all */
    uint32_t rows;
} lottery;

/* A kind's sites as rows. */
static inline void add_kind(lottery *l, const catan_state *st, unsigned kind, unsigned seat) {
    argset set;
    sites_of(st, kind, seat, &set);
    for (unsigned w = 0; w < W_ARGS; w++) {
        if (set.w[w] != 0) {
            lot *row = &l->row[l->rows++];
            row->args = set.w[w];
            row->move = kind << 24 | 64 * w;
            row->shift = 0;
        }
    }
}

/* The r-th of the moves in the order in which they are listed. `open`: all but the first word,
 * which is `first`; null: none. */
static catan_move random_of_several(const catan_state *st, const catan__ask *ask, unsigned seat,
                                    uint64_t first, const uint64_t *open, catan_rng *rng) {
    lottery l;
    /* the kinds that always have their one argument and come first: one row, a set of kinds */
    uint64_t others = first & ~ask->always,
             leading = first & ~others & ((others & (0 - others)) - 1);
    l.row[0].args = leading;
    l.row[0].move = 0;
    l.row[0].shift = 24;
    l.rows = 1;
    first &= ~leading;
    if ((first & FIRST_MODULE.together.kinds) != 0 &&
        (st->game->hook_mask & (CATAN__BIT(HOOK_sites) | CATAN__BIT(HOOK_price))) == 0) {
        l.rows += FIRST_MODULE.together.gather(st, seat, first, l.row + 1);
        first &= ~FIRST_MODULE.together.kinds;
    }
    for (; first != 0; first &= first - 1) {
        add_kind(&l, st, catan__lowest(first), seat);
    }
    for (unsigned i = 1; open != NULL && i < st->game->kind_words; i++) {
        for (uint64_t left = open[i]; left != 0; left &= left - 1) {
            add_kind(&l, st, 64 * i + catan__lowest(left), seat);
        }
    }
    uint32_t all = 0, at = 0;
    for (unsigned i = 0; i < l.rows; i++) {
        l.from[i] = all;
        all += catan__popcount(l.row[i].args);
    }
    if (all == 0) {
        return CATAN_MOVE_NONE;
    }
    uint32_t r = all == 1 ? 0 : catan__rng_below(rng, all);
    for (unsigned i = 1; i < l.rows; i++) {
        at += r >= l.from[i];
    }
    const lot *row = &l.row[at];
    return row->move + (catan__select(row->args, r - l.from[at]) << row->shift);
}

/* The question may have kinds in all words, and every module a gate. */
static catan_move random_of_many(const catan_state *st, const catan__ask *ask, unsigned actor,
                                 catan_rng *rng) {
    uint64_t open[CATAN__KIND_WORDS];
    open_kinds(st, ask, actor, open);
    return random_of_several(st, ask, actor, open[0], open, rng);
}

/* Where there is nothing to choose nothing is drawn from `rng`. */
CATAN__ALWAYS_INLINE catan_move random_move(const catan_state *st, uint64_t task, catan_rng *rng) {
    unsigned actor = catan__task_actor(task);
    const catan__ask *ask = current_ask(st, task);
    if (actor == CATAN__ACTOR_CHANCE) {
        return random_outcome(st, ask, rng);
    }
    if (!ask->easy) {
        return random_of_many(st, ask, actor, rng);
    }
    uint64_t open = ask->kinds[0];
    if (ask->gated) {
        FIRST_MODULE.gate(st, actor, &open);
    }
    if ((open & (open - 1)) != 0) {
        return random_of_several(st, ask, actor, open, NULL, rng);
    }
    return (open & ask->always) != 0 ? catan__lowest(open) << 24
                                     : random_of_kind(st, open, actor, rng);
}

static catan_move engine_random_move(const catan_state *st, catan_rng *rng) {
    uint64_t task = top_task(st);
    return task == 0 ? (catan_move)CATAN_MOVE_NONE : random_move(st, task, rng);
}

static uint32_t engine_playout(catan_state *st, catan_rng *rng, uint32_t max_moves) {
    uint32_t left = max_moves;
    uint64_t task = top_task(st);
    catan__yields yields;
    struct catan__log *log = st->log;
    yields.valid = 0;
    st->yields = &yields;
    st->log = NULL; /* it tells of single moves only */
    for (; task != 0 && left != 0; left--) {
        catan_move move = random_move(st, task, rng);
        if (CATAN__RARELY(move == CATAN_MOVE_NONE)) {
            break; /* no sound position asks what nobody can answer */
        }
        task = make(st, catan__task_actor(task), move);
    }
    st->yields = NULL;
    st->log = log;
    if (log != NULL) {
        log->valid = 0;
    }
    return max_moves - left;
}
