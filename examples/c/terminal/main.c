/* A game of Catan at one keyboard: any settings of the library, people and program in any mix. Each
 * player sees only what he may know.
 *
 *     terminal [--players 5] [--set counter_offers=on] [--bots 3] [--seed 1]    (--help for more)
 *
 * It reads lines, from a terminal or from a pipe, and writes lines.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "about.h"
#include "commands.h"
#include "menu.h"
#include "news.h"
#include "options.h"
#include "picture.h"
#include "report.h"
#include "session.h"
#include "storage.h"
#include "style.h"

enum { LINE_LENGTH = 512 };

static void print(text *out) {
    fputs(text_words(out), stdout);
    text_clear(out);
}

/* Reads a line without its end; what is too long is cut, and nothing that a terminal would obey is
 * shown again. Returns 0 if there is no more. */
static int read_line(char line[LINE_LENGTH]) {
    size_t length = 0;
    int c;
    fflush(stdout);
    while ((c = getchar()) != EOF && c != '\n') {
        if (c != '\r' && length + 1 < LINE_LENGTH) {
            line[length++] = (char)(c < ' ' || c > '~' ? '?' : c);
        }
    }
    line[length] = '\0';
    return c != EOF || length != 0;
}

/* --- one seat at the keyboard --- */

/* Between two seats nobody's cards are on the screen. */
static void pass_keyboard(session *s, int32_t seat) {
    char line[LINE_LENGTH];
    s->viewer = CATAN_NOBODY;
    if (s->pass && session_humans(s) > 1) {
        style_clear();
        printf("\nPass the keyboard to %s, who presses Enter. ", s->names[seat]);
        s->quit = !read_line(line);
        style_clear();
    }
    s->viewer = seat;
    printf("\n=== %s (s%d) ===\n", s->names[seat], seat);
}

/* What the seat is asked, and by what it may answer. */
static void show_question(text *out, session *s, const menu *m) {
    const scene *seen = session_look(s);
    report_hand(out, s, seen);
    if (seen->view.question == CATAN_ASK_ACTION) {
        report_rates(out, seen);
    }
    report_offer(out, s, seen);
    about_question(out, s, m);
    menu_print(out, m, s);
}

static void show_news(text *out, session *s) {
    text *news = &s->news[s->viewer];
    news_add(out, news);
    text_clear(news);
}

/* Asks the seat at the keyboard until it has moved. */
static void decide(session *s, text *out) {
    char line[LINE_LENGTH];
    outcome came = OUTCOME_STAY;
    menu m;
    menu_read(&m, s);
    if (s->quick && m.count == 1) { /* there is nothing to decide */
        session_apply(s, s->viewer, m.moves[0]);
        menu_free(&m);
        print(out);
        return;
    }
    show_question(out, s, &m);
    while (came == OUTCOME_STAY) {
        print(out);
        printf("%s> ", s->names[s->viewer]);
        came = read_line(line) ? commands_do(out, s, &m, line) : OUTCOME_QUIT;
    }
    menu_free(&m);
    print(out);
    s->quit |= came == OUTCOME_QUIT;
}

/* --- the game --- */

static void play_seat(session *s, int32_t seat, text *out) {
    int changed = s->viewer != seat;
    int begins = catan_question(s->t.state) == CATAN_ASK_BEFORE_ROLL;
    if (changed) {
        pass_keyboard(s, seat);
    }
    show_news(out, s);
    if ((changed || begins) && !s->brief) {
        const scene *seen = session_look(s);
        picture_board(out, seen);
        report_table(out, s, seen);
    }
    if (!s->quit) {
        decide(s, out);
    }
}

static int32_t play(session *s) {
    text out = {0};
    int32_t status = CATAN_OK;
    while (status == CATAN_OK && !s->quit) {
        status = session_run_others(s);
        if (status != CATAN_OK || catan_result(s->t.state) != CATAN_RUNNING) {
            break;
        }
        play_seat(s, catan_actor(s->t.state), &out);
    }
    text_free(&out);
    return status;
}

static void finish(session *s) {
    text out = {0};
    if (catan_result(s->t.state) != CATAN_RUNNING) {
        s->viewer = CATAN_NOBODY;
        printf("\n=== the end ===\n");
        picture_board(&out, session_look(s));
        report_stats(&out, s, &s->seen);
        report_result(&out, s);
    } else {
        text_add(&out, "The game is left unfinished.\n");
    }
    if (s->record != NULL) {
        storage_record(&out, s, s->record);
    }
    print(&out);
    text_free(&out);
}

static int32_t begin(session *s, const options *o) {
    static catan_map_room room; /* large */
    catan_map map;
    text out = {0};
    if (o->map != NULL && !storage_map(&out, &map, &room, o->map)) {
        print(&out);
        text_free(&out);
        return CATAN_E_ARGUMENT;
    }
    int32_t status = session_begin(s, o, o->map != NULL ? &map : NULL);
    if (status == CATAN_OK && o->load != NULL) {
        status = storage_load(&out, s, o->load) ? CATAN_OK : CATAN_E_ARGUMENT;
        print(&out);
    }
    text_free(&out);
    return status;
}

int main(int argc, char **argv) {
    static options o;
    static session s;
    switch (options_read(&o, argc, argv)) {
    case OPTIONS_DONE:
        return EXIT_SUCCESS;
    case OPTIONS_WRONG:
        return 2;
    default:
        break;
    }
    style_begin();
    int32_t status = begin(&s, &o);
    if (status != CATAN_OK) {
        char why[1024] = "";
        catan_config_check(why, sizeof why, &o.config, NULL);
        if (status != CATAN_E_ARGUMENT) { /* else a file is at fault: that is told already */
            fprintf(stderr, "terminal: %s\n%s", catan_status_text(status), why);
        }
        session_end(&s);
        return EXIT_FAILURE;
    }
    printf("A game of %u", s.t.b.players);
    if (o.load == NULL) { /* else the save says which dice come */
        printf(", seed %llu", (unsigned long long)o.seed);
    }
    printf(". Type help when you do not know what to type.\n");
    status = play(&s);
    if (status != CATAN_OK) {
        fprintf(stderr, "terminal: %s\n", catan_status_text(status));
    } else {
        finish(&s);
    }
    session_end(&s);
    return status == CATAN_OK ? EXIT_SUCCESS : EXIT_FAILURE;
}
