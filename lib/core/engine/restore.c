/* Positions that do not come from play: the starting one, and those from outside, which are judged
 * before anybody sees them. */
#include "core/engine/module.h"

/* Caches are not undone: the journal takes no part. */
static void engine_refresh(catan_state *st) {
    catan__journal journal = catan__journal_aside(st);
    for (uint32_t i = 0; i < st->game->module_count; i++) {
        if (st->game->module[i]->refresh != NULL) {
            st->game->module[i]->refresh(st);
        }
    }
    catan__journal_back(st, &journal);
}

/* The agenda: every task on one that can lie below it, the top one waiting for an answer that
 * exists. */
static int32_t verify_agenda(const catan_state *st) {
    const catan_game *g = st->game;
    unsigned depth = lane(st, P_TURN, T_DEPTH);
    uint64_t below = 0;
    for (unsigned i = 0; i < CATAN_MAX_TASKS; i++) {
        uint64_t t = word(st, P_AGENDA + i);
        if (i >= depth ? t != 0 : catan__task_kind_of(t) >= CATAN__TASK_KINDS) {
            return CATAN_E_POSITION_TASK;
        }
        int top = i + 1 == depth;
        unsigned actor = catan__task_actor(t), kind = catan__task_kind_of(t),
                 step = catan__task_step(t);
        if (i >= depth) {
            continue;
        }
        if (g->sound[kind] == NULL || !g->sound[kind](st, t, below, top) ||
            (actor >= g->set.players && actor < CATAN__ACTOR_CHANCE) ||
            (top && actor == CATAN__ACTOR_NONE) ||
            (top && (step >= CATAN__TASK_STEPS || g->ask[kind][step].question == 0))) {
            return CATAN_E_POSITION_TASK;
        }
        below = t;
    }
    choice choices[MAX_CHOICES];
    int over = lane(st, P_TABLE, B_RESULT) != 0;
    if (over != (depth == 0) || depth > CATAN_MAX_TASKS || (!over && gather(st, choices) == 0)) {
        return CATAN_E_POSITION_TASK;
    }
    return CATAN_OK;
}

/* A result is one that the points allow, and a game that is won is over (B-90). */
static int32_t verify_result(const catan_state *st) {
    unsigned result = lane(st, P_TABLE, B_RESULT), winner = NO_SEAT;
    FOR_HOOK(st, won, m) { winner = m->won(st); }
    if (result == RESULT_DRAW) { /* by the number of turns alone (B-91) */
        unsigned most = st->game->set.max_turns;
        return most != 0 && word(st, P_TABLE) >> 32 >= most ? CATAN_OK : CATAN_E_POSITION_TURN;
    }
    return result == (winner == NO_SEAT ? 0 : winner + 1) ? CATAN_OK : CATAN_E_POSITION_TURN;
}

/* What the modules find wrong, before or after their caches are there. */
static catan__fault verify_modules(const catan_state *st, int cached) {
    catan__fault fault = {CATAN_OK, ""};
    for (uint32_t i = 0; i < st->game->module_count && fault.status == CATAN_OK; i++) {
        const module *m = st->game->module[i];
        int32_t (*verify)(const catan_state *, const char **) =
            cached ? m->verify_cached : m->verify;
        fault.status = verify != NULL ? verify(st, &fault.field) : CATAN_OK;
    }
    return fault;
}

/* First what does not rest on caches, then the caches, then the rest. */
static catan__fault engine_restore(catan_state *st) {
    catan__fault fault = verify_modules(st, 0);
    if (fault.status != CATAN_OK) {
        return fault;
    }
    engine_refresh(st);
    fault = verify_modules(st, 1);
    if (fault.status == CATAN_OK) {
        fault.field = "result";
        fault.status = verify_result(st);
    }
    if (fault.status == CATAN_OK) {
        fault.field = "tasks";
        fault.status = verify_agenda(st);
    }
    return fault;
}

static void engine_begin(catan_state *st, const catan_layout *layout) {
    catan__journal journal = catan__journal_aside(st); /* nothing comes before the first move */
    memset(catan__words(st), 0, st->game->words * sizeof(uint64_t));
    for (uint32_t i = 0; i < st->game->module_count; i++) {
        if (st->game->module[i]->begin != NULL) {
            st->game->module[i]->begin(st, layout);
        }
    }
    engine_refresh(st);
    st->dirty = 0;
    run(st);
    catan__journal_back(st, &journal);
}
