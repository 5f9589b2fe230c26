#include "commands.h"

#include <stdio.h>
#include <string.h>

#include "advice.h"
#include "bundles.h"
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
    report_rates(c->out, seen);
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

static outcome do_cards(call *c) {
    advice_cards(c->out, c->s, c->argument);
    return OUTCOME_STAY;
}

static outcome do_hint(call *c) {
    advice_move(c->out, c->s);
    return OUTCOME_STAY;
}

/* --- several moves, or one by what it is about --- */

static outcome do_offer(call *c) { return bundles_offer(c->out, c->s, c->argument); }

static outcome do_drop(call *c) { return bundles_drop(c->out, c->s, c->argument); }

static outcome do_gold(call *c) { return bundles_gold(c->out, c->s, c->argument); }

static outcome do_ship(call *c) { return bundles_ship(c->out, c->s, c->argument); }

static outcome do_sail(call *c) { return bundles_sail(c->out, c->s, c->argument); }

static outcome do_pirate(call *c) { return bundles_pirate(c->out, c->s, c->argument); }

static outcome do_march(call *c) { return bundles_march(c->out, c->s, c->argument); }

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

/* In which games a command is of use. */
enum game_kind { ALWAYS, AT_SEA, WITH_KNIGHTS };

typedef struct command {
    const char *name;
    outcome (*act)(call *c);
    const char *help;
    enum game_kind where;
} command;

static outcome do_help(call *c);

static const command commands[] = {
    {"help", do_help, "this list", ALWAYS},
    {"moves", do_moves, "what can be done now, numbered", ALWAYS},
    {"board", do_board, "the map and the table of scores", ALWAYS},
    {"hand", do_hand, "your cards, the bank's rates, prices", ALWAYS},
    {"sites", do_sites, "KIND: where a kind of move is possible", ALWAYS},
    {"why", do_why, "MOVE: whether a move is possible, and why not", ALWAYS},
    {"hint", do_hint, "what the program would play in your place", ALWAYS},
    {"cards", do_cards, "[NAME]: what your progress cards do, or the one of that name",
     WITH_KNIGHTS},
    {"offer", do_offer, "CARDS for CARDS [to red+blue]: a whole offer at once", ALWAYS},
    {"drop", do_drop, "CARDS: discard several cards at once", ALWAYS},
    {"ship", do_ship, "EDGE: a ship there, paid, free or to begin with", AT_SEA},
    {"sail", do_sail, "EDGE to EDGE: move a ship", AT_SEA},
    {"pirate", do_pirate, "HEX: move the pirate there", AT_SEA},
    {"gold", do_gold, "CARDS: take several cards for gold at once", AT_SEA},
    {"march", do_march, "NODE to NODE: move a knight", WITH_KNIGHTS},
    {"stats", do_stats, "rolls and cards so far", ALWAYS},
    {"undo", do_undo,
     "take the last move back, whoever made it; undo force: even what was revealed", ALWAYS},
    {"save", do_save, "FILE: keep the game", ALWAYS},
    {"load", do_load, "FILE: go on with one that was kept", ALWAYS},
    {"record", do_record, "FILE: the moves so far, as you saw them; of all when the game is over",
     ALWAYS},
    {"quit", do_quit, "leave", ALWAYS},
};

enum { COMMANDS = sizeof commands / sizeof commands[0] };

static outcome do_help(call *c) {
    text_add(c->out, "Type the number of a move, or its words (build_road:e12), or as much of them "
                     "as is unique.\n");
    for (size_t i = 0; i < COMMANDS; i++) {
        enum game_kind where = commands[i].where;
        if (where == ALWAYS || (where == AT_SEA ? c->s->t.b.sea : c->s->t.b.cities)) {
            text_add(c->out, "  %-8s %s\n", commands[i].name, commands[i].help);
        }
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
