/* A stand-in until the library writes records: the first position, then a move a line. */
#include "record.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

typedef struct writing {
    text *out;
    const session *s;
    int32_t observer;
} writing;

static void see(void *user, const catan_state *state, size_t number, ply p, int after) {
    char name[48], who[16];
    const writing *w = user;
    if (after) {
        return;
    }
    catan_move move = catan_move_masked(state, w->observer, p.move);
    snprintf(who, sizeof who, p.who < 0 ? "chance" : "s%d", p.who);
    if (catan_move_format(name, sizeof name, w->s->t.game, move) != CATAN_OK) {
        snprintf(name, sizeof name, "%s:?", catan_move_kind_name(catan_move_kind_of(move)));
    }
    text_add(w->out, "%zu %s %s\n", number + 1, who, name);
}

int record_write(text *out, session *s, const char *name) {
    int open = catan_result(s->t.state) != CATAN_RUNNING || session_humans(s) == 0;
    text content = {0};
    writing w = {&content, s, open ? (int32_t)CATAN_ALL_SEEING : session_observer(s)};
    table_replay(&s->t, see, &w);
    FILE *file = fopen(name, "wb");
    int fine = file != NULL && fputs(text_words(&content), file) >= 0;
    fine = file != NULL && fclose(file) == 0 && fine;
    text_add(out, "%s: %s\n", name, fine ? "written" : strerror(errno));
    text_free(&content);
    return fine;
}
