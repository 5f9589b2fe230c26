/* The head of a view, and what an observer is told of legal moves. */
#include "catan/view.h"

#include <string.h>

#include "core/agenda.h"
#include "core/knights.h"
#include "core/sized.h"
#include "view/view.h"

/* What the pending task tells (core/tasks.def): `more` is a set of seats still to come; `a` is how
 * many are still to be chosen; `a` is who accepted and who countered. */
enum { WAITING = 1, PENDING = 2, ANSWERS = 4 };
static const uint8_t task_shows[CATAN__TASK_KINDS] = {
#define TASK(NAME, name, number, shows) [number] = (shows),
#include "core/tasks.def"
#undef TASK
};

static void tell_place(catan__asked *asked, unsigned place, unsigned kind) {
    asked->place = (uint16_t)place;
    asked->place_kind = (uint8_t)(place == CATAN_NO_PLACE ? CATAN_PLACE_NONE : kind);
}

/* Cards, kinds and a second place that the task has. */
static void tell_what(catan__asked *asked, uint64_t task, unsigned about) {
    unsigned b = catan__task_b(task);
    if ((about & CATAN__ABOUT_WHAT_MORE) != 0) {
        asked->what = (uint8_t)catan__task_more(task);
    }
    if ((about & CATAN__ABOUT_HEX_B) != 0) {
        asked->hex = (uint16_t)(b - 1);
    }
    if ((about & CATAN__ABOUT_CARDS_B) != 0) {
        asked->pending = b & 3U;
        asked->what = (uint8_t)((b >> 2 & 15U) - 1);
    }
}

/* What the question is about, as the modules have said of it. */
static void tell_about(catan__asked *asked, uint64_t task, unsigned about) {
    unsigned a = catan__task_a(task), b = catan__task_b(task);
    if ((about & (CATAN__ABOUT_SEAT_MORE | CATAN__ABOUT_SEAT_B)) != 0) {
        asked->subject =
            (int16_t)((about & CATAN__ABOUT_SEAT_B) != 0 ? b & 0xffU : catan__task_more(task));
    }
    if ((about & CATAN__ABOUT_EDGE_A) != 0) {
        tell_place(asked, a, CATAN_PLACE_EDGE);
    }
    if ((about & CATAN__ABOUT_DIAGONAL_A) != 0) {
        tell_place(asked, a, CATAN_PLACE_DIAGONAL);
    }
    if ((about & CATAN__ABOUT_HEX_A) != 0) {
        tell_place(asked, a, CATAN_PLACE_HEX);
    }
    if ((about & (CATAN__ABOUT_NODE_A | CATAN__ABOUT_NODE_B)) != 0) {
        tell_place(asked, (about & CATAN__ABOUT_NODE_A) != 0 ? a : b, CATAN_PLACE_NODE);
    }
    if ((about & CATAN__ABOUT_KNIGHT_B) != 0) {
        asked->level = (uint8_t)catan__knight_level_of(b);
        asked->state = (uint8_t)catan__knight_state_of(b);
    }
    if ((about & CATAN__ABOUT_TRACK_A) != 0) {
        asked->gate = (uint8_t)(CATAN_FACE_TRADE + a);
    }
}

catan__asked catan__what_is_asked(const catan_game *game, const uint64_t *words) {
    catan__asked asked = {0, 0, 0, 0, CATAN_NOBODY, CATAN_NO_PLACE, CATAN_NO_PLACE,
                          0, 0, 0, 0, CATAN_NO_KIND};
    unsigned depth = catan__lane(words[CATAN__DEPTH_WORD], 0);
    if (depth == 0) {
        return asked;
    }
    uint64_t task = words[CATAN__AGENDA_WORD + depth - 1];
    unsigned shows = task_shows[catan__task_kind_of(task)], a = catan__task_a(task);
    asked.waiting = (shows & WAITING) != 0 ? catan__task_more(task) : 0;
    asked.pending = (shows & PENDING) != 0 ? a : 0;
    asked.accepted = (shows & ANSWERS) != 0 ? a & 0xffU : 0;
    asked.countered = (shows & ANSWERS) != 0 ? a >> 8 : 0;
    unsigned about = game->ask[catan__task_kind_of(task)][catan__task_step(task)].about;
    tell_about(&asked, task, about);
    tell_what(&asked, task, about);
    return asked;
}

int32_t catan_view_get(catan_view *out, size_t struct_size, const catan_state *state,
                       int32_t observer) {
    if (out == NULL || state == NULL || !catan__is_observer(state->game, observer)) {
        return CATAN_E_ARGUMENT;
    }
    catan__asked asked = catan__what_is_asked(state->game, catan__words_const(state));
    catan_table_info table;
    catan_view view;
    state->game->engine->table_info(state, &table);
    memset(&view, 0, sizeof view);
    view.observer = observer;
    view.actor = catan_actor(state);
    view.question = catan_question(state);
    view.result = catan_result(state);
    view.turn_seat = table.turn_seat;
    view.active_seat = table.active_seat;
    view.turn = table.turn;
    view.pending = asked.pending;
    view.waiting = asked.waiting;
    view.accepted = asked.accepted;
    view.countered = asked.countered;
    view.subject = asked.subject;
    view.place = asked.place;
    view.place_kind = asked.place_kind;
    view.level = asked.level;
    view.state = asked.state;
    view.gate = asked.gate;
    view.what = asked.what;
    view.hex = asked.hex;
    view.pieces = catan_view_pieces(state, observer, NULL, 0);
    view.counters = catan_view_counters(state, observer, NULL, 0);
    return catan__sized_out(out, struct_size, &view, sizeof view, sizeof view);
}

int32_t catan_view_layout(catan_layout *out, size_t struct_size, const catan_state *state,
                          int32_t observer) {
    if (state == NULL || !catan__is_observer(state->game, observer)) {
        return CATAN_E_ARGUMENT;
    }
    return catan_layout_get(out, struct_size, state);
}

static int may_ask(const catan_state *state, int32_t observer) {
    return observer == CATAN_ALL_SEEING || catan_actor(state) == observer;
}

uint32_t catan_view_moves(const catan_state *state, int32_t observer, catan_move *buffer,
                          uint32_t capacity) {
    if (state == NULL || !catan__is_observer(state->game, observer) || !may_ask(state, observer)) {
        return 0;
    }
    return catan_moves(state, buffer, capacity);
}

int32_t catan_view_check(const catan_state *state, int32_t observer, catan_move move) {
    if (state == NULL || !catan__is_observer(state->game, observer)) {
        return CATAN_E_ARGUMENT;
    }
    if (!may_ask(state, observer)) {
        return catan_actor(state) == CATAN_NOBODY ? CATAN_E_GAME_OVER : CATAN_E_NOT_YOUR_TURN;
    }
    return catan_check(state, CATAN_ANYONE, move);
}

uint32_t catan_sites(const catan_state *state, int32_t observer, uint32_t kind, uint64_t *set,
                     uint32_t words) {
    if (state == NULL || !catan__is_observer(state->game, observer) || kind > 255 ||
        (set == NULL && words != 0)) {
        return 0;
    }
    if (words != 0) {
        memset(set, 0, words * sizeof *set);
    }
    return may_ask(state, observer) ? state->game->engine->sites(state, kind, set, words) : 0;
}
