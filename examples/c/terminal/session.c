#include "session.h"

#include <stdio.h>
#include <string.h>

#include "policy.h"

int32_t session_observer(const session *s) {
    return s->viewer >= 0 ? s->viewer : (int32_t)CATAN_SPECTATOR;
}

wording session_words(const session *s, int32_t observer) {
    wording w = {&s->t.b, (const char(*)[NAME_LENGTH])s->names, observer};
    return w;
}

const scene *session_look(session *s) {
    scene_read(&s->seen, &s->t.b, s->t.state, session_observer(s));
    return &s->seen;
}

uint32_t session_humans(const session *s) {
    uint32_t humans = 0;
    for (uint32_t seat = 0; seat < s->t.b.players; seat++) {
        humans += !s->bot[seat];
    }
    return humans;
}

/* --- begin and end --- */

int32_t session_begin(session *s, const options *o, const catan_map *map) {
    memset(s, 0, sizeof *s);
    memcpy(s->names, o->names, sizeof s->names);
    s->pass = o->pass;
    s->brief = o->brief;
    s->quick = o->quick;
    s->record = o->record;
    s->viewer = CATAN_NOBODY;
    int32_t status = table_open(&s->t, &o->config, map, o->seed);
    if (status != CATAN_OK) {
        return status;
    }
    s->open = 1;
    for (uint32_t seat = 0; seat < s->t.b.players; seat++) {
        s->bot[seat] = seat + o->bots >= s->t.b.players;
    }
    session_recount(s);
    return CATAN_OK;
}

void session_end(session *s) {
    for (int i = 0; i < OBSERVERS; i++) {
        text_free(&s->news[i]);
    }
    if (s->open) {
        table_close(&s->t);
    }
    s->open = 0;
}

/* --- what happened --- */

static int32_t observer_of(int i) { return i == SPECTATOR ? (int32_t)CATAN_SPECTATOR : i; }

/* People are told; the spectator's news are printed when nobody is at the keyboard. */
static int listens(const session *s, int i) {
    return i == SPECTATOR || (i < (int)s->t.b.players && !s->bot[i]);
}

static void count(session *s, const catan_state *state) {
    for (int i = 0; i < OBSERVERS; i++) {
        if (i == SPECTATOR || i < (int)s->t.b.players) {
            catan_stats_move(&s->stats[i], state, observer_of(i));
        }
    }
}

static void note(session *s) {
    for (int i = 0; i < OBSERVERS; i++) {
        if (listens(s, i)) {
            wording w = session_words(s, observer_of(i));
            words_tell(&s->news[i], &w, s->t.state);
        }
    }
    count(s, s->t.state);
}

static void see_again(void *user, const catan_state *state, size_t number, ply p, int after) {
    (void)number, (void)p;
    if (after) {
        count(user, state);
    }
}

void session_recount(session *s) {
    for (int i = 0; i < OBSERVERS; i++) {
        catan_stats_init(&s->stats[i], sizeof s->stats[i]);
    }
    table_replay(&s->t, see_again, s);
}

int32_t session_apply(session *s, int32_t who, catan_move move) {
    int32_t status = table_apply(&s->t, who, move);
    if (status == CATAN_OK) {
        note(s);
    }
    return status;
}

/* --- chance and the seats of the program --- */

/* A player of its own kind for what the policy knows no answer to. */
static int32_t play_any(session *s, int32_t seat) {
    return session_apply(s, seat, catan_random_move(s->t.state, &s->t.rng));
}

static int32_t play_bot(session *s, int32_t seat) {
    catan_move moves[POLICY_MOVES];
    uint32_t count_of = policy_choose(&s->t.b, s->t.state, moves, POLICY_MOVES);
    if (count_of == 0 || catan_check(s->t.state, seat, moves[0]) != CATAN_OK) {
        return play_any(s, seat);
    }
    int32_t status = CATAN_OK;
    /* the moves of a bundle, as long as it is this seat's to go on */
    for (uint32_t i = 0; i < count_of && status == CATAN_OK; i++) {
        if (catan_check(s->t.state, seat, moves[i]) != CATAN_OK) {
            break;
        }
        status = session_apply(s, seat, moves[i]);
    }
    return status;
}

int32_t session_run_others(session *s) {
    int32_t status = CATAN_OK;
    while (status == CATAN_OK && catan_result(s->t.state) == CATAN_RUNNING) {
        int32_t actor = catan_actor(s->t.state);
        if (actor == CATAN_CHANCE) {
            status = session_apply(s, actor, catan_random_move(s->t.state, &s->t.rng));
        } else if (s->bot[actor]) {
            status = play_bot(s, actor);
        } else {
            break;
        }
        if (session_humans(s) == 0) { /* nobody else to tell it to: print as it happens */
            fputs(text_words(&s->news[SPECTATOR]), stdout);
            text_clear(&s->news[SPECTATOR]);
        }
    }
    return status;
}

/* --- undo --- */

static int human_decides(const session *s) {
    int32_t actor = catan_actor(s->t.state);
    return actor >= 0 && !s->bot[actor];
}

/* What was taken back, for one observer: "2 moves are taken back: end_turn by you, and what came
 * after it." */
static void tell_undone(session *s, int i, size_t moves) {
    char name[48];
    wording w = session_words(s, observer_of(i));
    ply first = s->t.plies[s->t.count]; /* what was taken back lies behind the moves made */
    catan_move seen = catan_move_masked(s->t.state, w.observer, first.move);
    if (catan_move_format(name, sizeof name, s->t.game, seen) != CATAN_OK) {
        name[0] = '\0';
    }
    text_add(&s->news[i], "%zu move%s taken back: %s by %s%s.\n", moves,
             moves == 1 ? " is" : "s are", name, words_name(&w, first.who),
             moves == 1 ? "" : ", and what came after it");
}

int32_t session_undo(session *s, int force) {
    size_t before = s->t.count;
    int32_t status = CATAN_OK;
    do {
        int reveals = catan_undo_reveals(s->t.state) == 1;
        status = reveals && !force ? (int32_t)CATAN_E_NOT_ASKED : table_undo(&s->t);
    } while (status == CATAN_OK && !human_decides(s));
    if (status != CATAN_OK) {
        while (s->t.count < before && table_redo(&s->t) == CATAN_OK) {
        }
        return status;
    }
    for (int i = 0; i < OBSERVERS; i++) {
        if (listens(s, i)) {
            tell_undone(s, i, before - s->t.count);
        }
    }
    session_recount(s);
    return CATAN_OK;
}
