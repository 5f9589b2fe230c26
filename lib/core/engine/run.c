/* One way through: list, check, make a move, go on until somebody must decide. Knows no rule. */
#include "core/engine/module.h"
#include "play/rng_inline.h"

/* Kinds without argument that are legal whenever they are asked: ending a turn, passing, rejecting.
 */
static void sites_always(const catan_state *st, unsigned seat, argset *out) {
    (void)st, (void)seat;
    *out = args_one(1);
}

/* What chance cannot bring. */
static int32_t why_no_outcome(const catan_state *st, unsigned seat, unsigned arg) {
    (void)st, (void)seat, (void)arg;
    return CATAN_E_NO_OUTCOME;
}
/* Outcomes that are all alike. */
static uint32_t weigh_alike(const catan_state *st, uint64_t args, uint32_t *weights) {
    uint32_t n = catan__popcount(args);
    (void)st;
    for (uint32_t i = 0; i < n; i++) {
        weights[i] = 1;
    }
    return n;
}

/* One kind of move that is open, with its legal arguments; `upto`: moves of this and the earlier
 * ones. */
typedef struct choice {
    argset set;
    uint32_t upto;
    uint32_t kind;
} choice;
enum { MAX_CHOICES = 128, MAX_LOTS = 512, MAX_OUTCOMES = 64 };

static const catan__ask *current_ask(const catan_state *st, uint64_t task) {
    return &st->game->ask[catan__task_kind_of(task)][catan__task_step(task)];
}

static inline void sites_of(const catan_state *st, unsigned kind, unsigned seat, argset *out) {
    st->game->kind[kind]->sites(st, seat, out);
    if (hooked(st, HOOK_sites)) {
        FOR_HOOK(st, sites, m) { m->sites(st, seat, kind, out); }
    }
}

static int any_site(const catan_state *st, unsigned kind, unsigned seat) {
    argset set;
    sites_of(st, kind, seat, &set);
    return args_some(&set);
}

/* Whether a question has any legal answer, for a seat that it would be put to. */
static int any_answer(const catan_state *st, unsigned task, unsigned step, unsigned seat) {
    const uint64_t *kinds = st->game->ask[task][step].kinds;
    for (unsigned i = 0; i < st->game->kind_words; i++) {
        for (uint64_t left = kinds[i]; left != 0; left &= left - 1) {
            if (any_site(st, 64 * i + catan__lowest(left), seat)) {
                return 1;
            }
        }
    }
    return 0;
}

/* The kinds that are open now, less those that hand and cards rule out. */
CATAN__ALWAYS_INLINE void open_kinds(const catan_state *st, const catan__ask *ask, unsigned seat,
                                     uint64_t *open) {
    open[0] = ask->kinds[0];
    for (unsigned i = 1; i < st->game->kind_words; i++) {
        open[i] = ask->kinds[i];
    }
    if (ask->gated) {
        FIRST_MODULE.gate(st, seat, open);
        FOR_FURTHER_HOOK(st, gate, m) { m->gate(st, seat, open); }
    }
}

/* Gathers what is open, by kind. @return the number of kinds; no question admits as many as there
 * is room for (compile.c) */
static inline unsigned gather_open(const catan_state *st, const catan__ask *ask, unsigned seat,
                                   const uint64_t *open, choice *choices) {
    choice *c = choices;
    uint32_t total = 0;
    for (unsigned i = 0; i < st->game->kind_words; i++) {
        for (uint64_t left = open[i]; left != 0; left &= left - 1) {
            unsigned kind = 64 * i + catan__lowest(left);
            uint32_t before = total;
            if (i == 0 && (ask->always >> kind & 1) != 0) {
                c->set = args_one(1);
                total++;
            } else {
                sites_of(st, kind, seat, &c->set);
                total += args_count(&c->set);
            }
            c->upto = total;
            c->kind = kind;
            c += total != before;
        }
    }
    return (unsigned)(c - choices);
}

static unsigned gather(const catan_state *st, choice *choices) {
    uint64_t task = top_task(st), open[CATAN__KIND_WORDS];
    if (task == 0) {
        return 0;
    }
    const catan__ask *ask = current_ask(st, task);
    open_kinds(st, ask, catan__task_actor(task), open);
    return gather_open(st, ask, catan__task_actor(task), open, choices);
}

static uint32_t engine_moves(const catan_state *st, catan_move *buffer, uint32_t capacity) {
    choice choices[MAX_CHOICES];
    unsigned n = gather(st, choices);
    uint32_t at = 0;
    for (unsigned i = 0; i < n && at < capacity; i++) {
        for (unsigned w = 0; w < W_ARGS; w++) {
            for (uint64_t left = choices[i].set.w[w]; left != 0 && at < capacity;
                 left &= left - 1) {
                buffer[at++] = choices[i].kind << 24 | (64 * w + catan__lowest(left));
            }
        }
    }
    return n == 0 ? 0 : choices[n - 1].upto;
}

/* The one kind of chance move that is due, its outcomes and weights. @return the sum of the
 * weights, 0 if none is due */
static uint32_t chance_outcomes(const catan_state *st, unsigned *kind, uint64_t *args,
                                uint32_t *weights) {
    uint64_t task = top_task(st);
    if (task == 0 || catan__task_actor(task) != CATAN__ACTOR_CHANCE) {
        return 0;
    }
    const catan__ask *ask = current_ask(st, task);
    for (unsigned i = 0; i < st->game->kind_words; i++) {
        if (ask->kinds[i] != 0) {
            argset set;
            *kind = 64 * i + catan__lowest(ask->kinds[i]);
            sites_of(st, *kind, CATAN__ACTOR_CHANCE, &set);
            *args = set.w[0];
            return st->game->kind[*kind]->weigh(st, set.w[0], weights);
        }
    }
    return 0;
}

/* The legal arguments of one kind, for whoever decides. */
static uint32_t engine_sites(const catan_state *st, unsigned kind, uint64_t *set, uint32_t words) {
    uint64_t task = top_task(st);
    argset args;
    if (task == 0 || st->game->kind[kind] == NULL ||
        (current_ask(st, task)->kinds[kind / 64] >> (kind % 64) & 1) == 0) {
        return 0;
    }
    sites_of(st, kind, catan__task_actor(task), &args);
    for (unsigned i = 0; i < W_ARGS && i < words; i++) {
        set[i] = args.w[i];
    }
    return args_count(&args);
}

static uint32_t engine_weights(const catan_state *st, uint32_t *buffer, uint32_t capacity) {
    uint32_t weights[MAX_OUTCOMES];
    unsigned kind;
    uint64_t args;
    if (chance_outcomes(st, &kind, &args, weights) == 0) {
        return 0;
    }
    uint32_t n = catan__popcount(args);
    for (uint32_t i = 0; i < n && i < capacity; i++) {
        buffer[i] = weights[i];
    }
    return n;
}

/* --- making a move --- */

/* The game is over: nothing pending happens any more (G-10). */
static void finish(catan_state *st, unsigned result) {
    unsigned depth = lane(st, P_TURN, T_DEPTH);
    for (unsigned i = 0; i < depth; i++) {
        put(st, P_AGENDA + i, 0);
    }
    put(st, P_TURN, catan__with_lane(catan__with_lane(word(st, P_TURN), T_DEPTH, 0), T_HOLD, 0));
    put_lane(st, P_TABLE, B_RESULT, result);
    st->dirty = 0;
}

/* Awards, then victory (G-10). @return 1: the game is over */
static int judge(catan_state *st) {
    if (lane(st, P_TURN, T_HOLD) != 0) {
        st->dirty = 0;
        return 0;
    }
    if (st->dirty != DIRTY_POINTS) {
        FOR_HOOK(st, award, m) { m->award(st); }
    }
    st->dirty = 0;
    FOR_HOOK(st, won, m) {
        unsigned seat = m->won(st);
        if (seat != NO_SEAT) {
            finish(st, seat + 1);
            return 1;
        }
    }
    FOR_HOOK(st, judged, m) { m->judged(st); }
    return 0;
}

/* Goes on until somebody must decide or the game is over. */
static void run(catan_state *st) {
    for (;;) {
        if (st->dirty != 0 && judge(st)) {
            return;
        }
        uint64_t task = top_task(st);
        if (task == 0 || catan__task_actor(task) != CATAN__ACTOR_NONE) {
            return;
        }
        st->game->step[catan__task_kind_of(task)](st);
    }
}

#ifdef CATAN__DEBUG
static void engine_refresh(catan_state *st);

/* Self-check of the test library: caches are what the pieces say. A breach traps. */
static void check_caches(const catan_state *st) {
    struct {
        catan_state st;
        uint64_t words[CATAN__MAX_WORDS];
    } fresh;
    const size_t bytes = st->game->words * sizeof(uint64_t);
    memset(&fresh.st, 0, sizeof fresh.st);
    catan__state_bind(&fresh.st, st->game);
    catan__journal_open(&fresh.st, NULL, 0);
    memcpy(catan__words(&fresh.st), catan__words_const(st), bytes);
    engine_refresh(&fresh.st);
    if (memcmp(catan__words(&fresh.st), catan__words_const(st), bytes) != 0) {
        __builtin_trap();
    }
}
#else
static inline void check_caches(const catan_state *st) { (void)st; }
#endif

/* Seats that may know the argument of a move that is due (H-2, H-3). */
static uint32_t engine_knows(const catan_state *st, catan_move move) {
    const kind_row *row = st->game->kind[move >> 24];
    uint64_t task = top_task(st);
    if (row == NULL || row->knows == NULL) {
        return CATAN__EVERYBODY;
    }
    return current_ask(st, task)->kinds[row->kind / 64] >> (row->kind % 64) & 1
               ? row->knows(st, move & 0xffffffU)
               : 0;
}

/* A new move: the log tells of it alone. */
static void begin_log(catan_state *st, unsigned actor, catan_move move) {
    struct catan__log *log = st->log;
    memcpy(log->before, catan__words_const(st), st->game->words * sizeof(uint64_t));
    log->used = log->dropped = 0;
    log->valid = 1;
    catan__log_add(log, CATAN_EVENT_MOVE, actor == CATAN__ACTOR_CHANCE ? CATAN_CHANCE : (int)actor,
                   engine_knows(st, move))
        ->move = move;
}

/* @return the task that is on top then; 0: the game is over */
CATAN__ALWAYS_INLINE uint64_t make(catan_state *st, unsigned actor, catan_move move) {
    const kind_row *row = st->game->kind[move >> 24];
    if (CATAN__RARELY(st->log != NULL)) {
        begin_log(st, actor, move);
    }
    catan__journal_begin(st, move);
    row->play(st, actor, move & 0xffffffU);
    uint64_t task = top_task(st);
    if (st->dirty != 0 || catan__task_actor(task) == CATAN__ACTOR_NONE) {
        run(st);
        task = top_task(st);
    }
    check_caches(st);
    return task;
}

/* Whether the move is one of this game's and its kind is asked now. */
static int32_t admit(const catan_state *st, uint64_t task, catan_move move) {
    const catan_game *g = st->game;
    unsigned kind = move >> 24;
    if (g->kind[kind] == NULL || (move & 0xffffffU) >= g->range[catan__kind_infos[kind].domain]) {
        return CATAN_E_MOVE_UNKNOWN;
    }
    return current_ask(st, task)->kinds[kind / 64] >> (kind % 64) & 1 ? CATAN_OK
                                                                      : CATAN_E_NOT_ASKED;
}

/* The kind's own reason; or that of the module that has taken the site away. */
static int32_t why_not(const catan_state *st, unsigned seat, unsigned kind, unsigned arg) {
    const kind_row *row = st->game->kind[kind];
    int32_t status = CATAN_OK;
    argset set;
    if (hooked(st, HOOK_why)) {
        row->sites(st, seat, &set);
        FOR_HOOK(st, why, m) {
            status =
                status == CATAN_OK && set_has(set.w, arg) ? m->why(st, seat, kind, arg) : status;
        }
    }
    return status != CATAN_OK ? status : row->why(st, seat, arg);
}

static int32_t engine_check(const catan_state *st, int32_t seat, catan_move move) {
    if (seat < CATAN_ANYONE || seat == CATAN_NOBODY || seat >= (int32_t)st->game->set.players) {
        return CATAN_E_ARGUMENT;
    }
    uint64_t task = top_task(st);
    if (task == 0) {
        return CATAN_E_GAME_OVER;
    }
    unsigned actor = catan__task_actor(task);
    if (seat != CATAN_ANYONE &&
        (seat == CATAN_CHANCE ? CATAN__ACTOR_CHANCE : (unsigned)seat) != actor) {
        return CATAN_E_NOT_YOUR_TURN;
    }
    int32_t status = admit(st, task, move);
    if (status != CATAN_OK) {
        return status;
    }
    argset set;
    unsigned arg = move & 0xffffffU;
    sites_of(st, move >> 24, actor, &set);
    if (set_has(set.w, arg)) {
        return CATAN_OK;
    }
    status = why_not(st, actor, move >> 24, arg);
    return status != CATAN_OK ? status : CATAN_E_NOT_ASKED;
}

static int32_t engine_apply(catan_state *st, int32_t seat, catan_move move) {
    int32_t status = engine_check(st, seat, move);
    if (status == CATAN_OK) {
        make(st, catan__task_actor(top_task(st)), move);
    }
    return status;
}

/* The kind is one that is asked and the argument in its range, so that no play function meets an
 * actor or place that is none; and it is one of its sites, which costs little and keeps even a
 * wrong caller's positions sound. */
static int32_t engine_apply_listed(catan_state *st, catan_move move) {
    uint64_t task = top_task(st);
    if (task == 0) {
        return CATAN_E_GAME_OVER;
    }
    int32_t status = admit(st, task, move);
    if (status == CATAN_OK) {
        argset set;
        sites_of(st, move >> 24, catan__task_actor(task), &set);
        if (!set_has(set.w, move & 0xffffffU)) {
            return CATAN_E_NOT_ASKED;
        }
        make(st, catan__task_actor(task), move);
    }
    return status;
}
