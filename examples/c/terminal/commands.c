#define _POSIX_C_SOURCE 200809L
#include "commands.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "hints.h"
#include "picture.h"
#include "report.h"
#include "storage.h"

typedef struct call {
    text *out;
    session *s;
    const menu *m;
    const char *argument; /* what stands behind the command, or "" */
} call;

static outcome complain(const call *c, const char *why) {
    text_add(c->out, "%s\n", why);
    return OUTCOME_STAY;
}

/* --- what is shown --- */

static outcome do_moves(call *c) {
    menu_print(c->out, c->m, c->s);
    return OUTCOME_STAY;
}

static outcome do_board(call *c) {
    const scene *seen = session_look(c->s);
    picture_board(c->out, seen);
    report_table(c->out, c->s, seen);
    return OUTCOME_STAY;
}

static outcome do_hand(call *c) {
    const scene *seen = session_look(c->s);
    report_hand(c->out, c->s, seen);
    report_offer(c->out, c->s, seen);
    report_prices(c->out, seen);
    return OUTCOME_STAY;
}

static outcome do_stats(call *c) {
    report_stats(c->out, c->s, session_look(c->s));
    return OUTCOME_STAY;
}

static outcome do_why(call *c) {
    catan_move move = CATAN_MOVE_NONE;
    menu_answer answer = menu_find(&move, c->out, c->m, c->s, c->argument);
    if (answer == MENU_NONE) {
        return complain(c, "why MOVE, such as: why build_road:e12");
    }
    if (answer != MENU_MANY) {
        hints_why(c->out, c->s, move);
    }
    return OUTCOME_STAY;
}

static outcome do_sites(call *c) {
    uint32_t kind = menu_kind(c->argument);
    if (kind == CATAN_MOVE_NONE) {
        return complain(c, "sites KIND, such as: sites build_road");
    }
    hints_sites(c->out, c->s, kind);
    return OUTCOME_STAY;
}

/* --- bundles of moves, typed as a whole --- */

/* Reads "2 ore 1 wool" up to `end`; a card alone counts once. Returns 1 if that is all there is. */
static int read_cards(uint8_t cards[CATAN_CARD_KINDS], const char *words, const char *end) {
    unsigned count = 1;
    memset(cards, 0, CATAN_CARD_KINDS);
    while (words < end) {
        char word[16];
        int length = 0;
        if (sscanf(words, " %15[a-z0-9]%n", word, &length) != 1 || words + length > end) {
            break;
        }
        words += length;
        char *rest;
        unsigned long number = strtoul(word, &rest, 10);
        uint32_t k = 0;
        if (*rest == '\0') {
            count = number <= 60 ? (unsigned)number : 0;
            continue;
        }
        while (k < CATAN_CARD_KINDS && strcmp(word, catan_card_name(k)) != 0) {
            k++;
        }
        if (k == CATAN_CARD_KINDS) {
            return 0;
        }
        cards[k] = (uint8_t)(cards[k] + count);
        count = 1;
    }
    return words + strspn(words, " ") >= end;
}

/* Plays the moves, if all of them are legal one after the other: nobody is told of a bundle that is
 * not. */
static outcome play_bundle(call *c, const catan_move *moves, uint32_t count) {
    int32_t seat = session_observer(c->s);
    uint32_t tried = 0;
    while (tried < count && catan_view_check(c->s->t.state, seat, moves[tried]) == CATAN_OK) {
        table_apply(&c->s->t, seat, moves[tried++]);
    }
    if (tried < count) {
        hints_why(c->out, c->s, moves[tried]);
    }
    for (uint32_t i = tried; i > 0; i--) {
        table_undo(&c->s->t);
    }
    for (uint32_t i = 0; i < count && tried == count; i++) {
        session_apply(c->s, seat, moves[i]);
    }
    return tried == count ? OUTCOME_MOVED : OUTCOME_STAY;
}

/* All seats but the own, or for a counter-offer the one whose turn it is. */
static uint32_t partners_of(const session *s) {
    catan_view view;
    int32_t seat = session_observer(s);
    catan_view_get(&view, sizeof view, s->t.state, seat);
    if (view.active_seat != seat && view.active_seat >= 0) {
        return 1U << view.active_seat;
    }
    return ((1U << s->t.b.players) - 1) & ~(1U << seat);
}

static int32_t read_seat(const session *s, const char *word, size_t length) {
    for (int32_t seat = 0; seat < (int32_t)s->t.b.players; seat++) {
        if ((strlen(s->names[seat]) == length && strncasecmp(s->names[seat], word, length) == 0) ||
            (length == 2 && word[0] == 's' && word[1] == '0' + seat)) {
            return seat;
        }
    }
    return CATAN_NOBODY;
}

/* Reads "s1+s2", "red, blue" or "red and blue". Returns the set of seats, 0 if it is none. */
static uint32_t read_seats(const session *s, const char *words) {
    static const char between[] = " +,";
    uint32_t seats = 0;
    for (words += strspn(words, between); *words != '\0'; words += strspn(words, between)) {
        size_t length = strcspn(words, between);
        int32_t seat = read_seat(s, words, length);
        if (seat >= 0) {
            seats |= 1U << seat;
        } else if (length != 3 || strncmp(words, "and", 3) != 0) {
            return 0;
        }
        words += length;
    }
    return seats;
}

static outcome do_offer(call *c) {
    uint8_t give[CATAN_CARD_KINDS], want[CATAN_CARD_KINDS];
    catan_move moves[128];
    const char *middle = strstr(c->argument, " for ");
    const char *end = c->argument + strlen(c->argument);
    uint32_t seats = partners_of(c->s);
    const char *to = strstr(c->argument, " to ");
    if (to != NULL) {
        seats = read_seats(c->s, to + 4);
        if (seats == 0) {
            return complain(c, "Those are no seats; write s1+s2, or their names: red+blue.");
        }
        end = to;
    }
    if (middle == NULL || middle > end || !read_cards(give, c->argument, middle) ||
        !read_cards(want, middle + 5, end)) {
        return complain(c,
                        "offer CARDS for CARDS [to SEATS], such as: offer 2 ore for wool to s1+s2");
    }
    uint32_t count = catan_moves_for_offer(moves, 128, give, want, seats);
    return count > 0 && count <= 128 ? play_bundle(c, moves, count)
                                     : complain(c, "Such an offer is not possible.");
}

static outcome do_drop(call *c) {
    uint8_t cards[CATAN_CARD_KINDS];
    catan_move moves[256];
    if (!read_cards(cards, c->argument, c->argument + strlen(c->argument))) {
        return complain(c, "drop CARDS, such as: drop 2 ore 1 wool");
    }
    uint32_t count = catan_moves_for_discard(moves, 256, cards);
    return count > 0 && count <= 256 ? play_bundle(c, moves, count)
                                     : complain(c, "That is not possible.");
}

/* --- the game as a whole --- */

static outcome do_undo(call *c) {
    int force = strcmp(c->argument, "force") == 0;
    int32_t status = session_undo(c->s, force);
    if (status == CATAN_OK) {
        return OUTCOME_MOVED;
    }
    if (status == CATAN_E_NOT_ASKED) {
        return complain(c, "That would take back dice or a card that was seen: undo force");
    }
    return complain(c, catan_status_text(status));
}

static outcome do_save(call *c) {
    if (c->argument[0] == '\0') {
        return complain(c, "save FILE");
    }
    storage_save(c->out, c->s, c->argument);
    return OUTCOME_STAY;
}

static outcome do_load(call *c) {
    if (c->argument[0] == '\0') {
        return complain(c, "load FILE");
    }
    return storage_load(c->out, c->s, c->argument) ? OUTCOME_MOVED : OUTCOME_STAY;
}

static outcome do_record(call *c) {
    if (c->argument[0] == '\0') {
        return complain(c, "record FILE");
    }
    storage_record(c->out, c->s, c->argument);
    return OUTCOME_STAY;
}

static outcome do_quit(call *c) {
    (void)c;
    return OUTCOME_QUIT;
}

/* --- which is which --- */

typedef struct command {
    const char *name;
    outcome (*act)(call *c);
    const char *help;
} command;

static outcome do_help(call *c);

static const command commands[] = {
    {"help", do_help, "this list"},
    {"moves", do_moves, "what can be done now, numbered"},
    {"board", do_board, "the map and the table of scores"},
    {"hand", do_hand, "your cards, the bank's rates, prices"},
    {"sites", do_sites, "KIND: where a kind of move is possible"},
    {"why", do_why, "MOVE: whether a move is possible, and why not"},
    {"offer", do_offer, "CARDS for CARDS [to red+blue]: a whole offer at once"},
    {"drop", do_drop, "CARDS: discard several cards at once"},
    {"stats", do_stats, "rolls and cards so far"},
    {"undo", do_undo,
     "take the last move back, whoever made it; undo force: even what was revealed"},
    {"save", do_save, "FILE: keep the game"},
    {"load", do_load, "FILE: go on with one that was kept"},
    {"record", do_record, "FILE: the moves so far, as you saw them; of all when the game is over"},
    {"quit", do_quit, "leave"},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static outcome do_help(call *c) {
    text_add(c->out, "Type the number of a move, or its words (build_road:e12), or as much of them "
                     "as is unique.\n");
    for (size_t i = 0; i < COMMANDS; i++) {
        text_add(c->out, "  %-8s %s\n", commands[i].name, commands[i].help);
    }
    return OUTCOME_STAY;
}

/* The command of that name, or the only one that begins so if `abbreviated`; or null. */
static const command *find_command(const char *word, size_t length, int abbreviated) {
    const command *found = NULL;
    for (size_t i = 0; i < COMMANDS; i++) {
        if (strncmp(commands[i].name, word, length) != 0) {
            continue;
        }
        if (commands[i].name[length] == '\0') {
            return &commands[i];
        }
        if (found != NULL) {
            return NULL;
        }
        found = &commands[i];
    }
    return abbreviated ? found : NULL;
}

static outcome play(call *c, catan_move move) {
    int32_t status = session_apply(c->s, session_observer(c->s), move);
    return status == CATAN_OK ? OUTCOME_MOVED : complain(c, catan_status_text(status));
}

/* A command by its full name goes before a move, a move before the beginning of a command. */
outcome commands_do(text *out, session *s, const menu *m, const char *line) {
    size_t length = strcspn(line, " ");
    call c = {out, s, m, line + length + strspn(line + length, " ")};
    catan_move move = CATAN_MOVE_NONE;
    const command *named = find_command(line, length, 0);
    if (length == 0) {
        return OUTCOME_STAY;
    }
    if (named != NULL) {
        return named->act(&c);
    }
    switch (menu_find(&move, out, m, s, line)) {
    case MENU_MOVE:
        return play(&c, move);
    case MENU_ILLEGAL:
        hints_why(out, s, move);
        return OUTCOME_STAY;
    case MENU_MANY:
        return OUTCOME_STAY;
    default:
        named = find_command(line, length, 1);
        return named != NULL ? named->act(&c)
                             : complain(&c, "That is neither a move nor a "
                                            "command; type help.");
    }
}
