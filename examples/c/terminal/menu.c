#include "menu.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "style.h"

enum { MOVE_LENGTH = 48, LINE_WIDTH = 96, KIND_WIDTH = 18, LAST_KIND = 255 };

/* --- groups of kinds, in the order of the list --- */

typedef enum group { TURN, BUILDING, KNIGHTS, CARDS, TRADE, GROUPS } group;

static const char *const titles[GROUPS] = {"", "build", "knights", "cards", "trade"};

static int is_between(uint32_t kind, uint32_t first, uint32_t last) {
    return kind >= first && kind <= last;
}

static group group_of(catan_move move) {
    uint32_t kind = catan_move_kind_of(move);
    if (is_between(kind, CATAN_MOVE_RECRUIT_KNIGHT, CATAN_MOVE_LIFT_KNIGHT) ||
        kind == CATAN_MOVE_CHASE_ROBBER || kind == CATAN_MOVE_CHASE_PIRATE) {
        return KNIGHTS;
    }
    if (is_between(kind, CATAN_MOVE_PLAY_ALCHEMIST, CATAN_MOVE_PLAY_MERCHANT) ||
        is_between(kind, CATAN_MOVE_PLAY_KNIGHT, CATAN_MOVE_PLAY_MONOPOLY) ||
        kind == CATAN_MOVE_HARBOUR_OFFER) {
        return CARDS;
    }
    if (is_between(kind, CATAN_MOVE_BUILD_ROAD, CATAN_MOVE_BUY_DEVELOPMENT) ||
        kind == CATAN_MOVE_BUILD_SHIP || kind == CATAN_MOVE_LIFT_SHIP ||
        kind == CATAN_MOVE_BUILD_WALL || kind == CATAN_MOVE_RESTORE_CITY ||
        kind == CATAN_MOVE_IMPROVE) {
        return BUILDING;
    }
    return kind == CATAN_MOVE_TRADE_BANK ||
                   is_between(kind, CATAN_MOVE_OFFER_GIVE, CATAN_MOVE_OFFER_CANCEL)
               ? TRADE
               : TURN;
}

/* The moves of the library's list, group by group. */
static void put_in_groups(menu *m) {
    catan_move *sorted = malloc((m->count + 1U) * sizeof *sorted);
    uint32_t count = 0;
    if (sorted == NULL) {
        return;
    }
    for (int g = TURN; g < GROUPS; g++) {
        for (uint32_t i = 0; i < m->count; i++) {
            if (group_of(m->moves[i]) == (group)g) {
                sorted[count++] = m->moves[i];
            }
        }
    }
    free(m->moves);
    m->moves = sorted;
}

void menu_read(menu *m, const session *s) {
    m->moves = table_moves(&s->t, session_observer(s), &m->count);
    put_in_groups(m);
}

void menu_free(menu *m) {
    free(m->moves);
    m->moves = NULL;
    m->count = 0;
}

/* --- the list --- */

/* What stands behind the colon of a move, or "". */
static const char *argument_of(const char *move) {
    const char *colon = strchr(move, ':');
    return colon != NULL ? colon + 1 : "";
}

/* The words of a move, or "" if there are none. */
static const char *words_of(char buffer[MOVE_LENGTH], const session *s, catan_move move) {
    if (catan_move_format(buffer, MOVE_LENGTH, s->t.game, move) != CATAN_OK) {
        buffer[0] = '\0';
    }
    return buffer;
}

/* A kind of moves in the list. */
typedef struct run {
    uint32_t first;
    uint32_t end;
    int name_width;
    int width;   /* of the widest argument */
    int explain; /* 1: behind places stands what is there */
} run;

/* What a place or seat is, in brackets and without blanks: "h7(fields8)", "s2(White)". */
static void explain(text *out, const session *s, catan_move move) {
    catan_move_info info;
    text words = {0};
    wording w = session_words(s, session_observer(s));
    if (catan_move_describe(&info, sizeof info, move) != CATAN_OK) {
        return;
    }
    if (info.domain == CATAN_DOMAIN_SEAT) {
        text_add(&words, "(%s)", words_name(&w, (int32_t)info.argument));
    } else if (info.domain == CATAN_DOMAIN_HEX || info.domain == CATAN_DOMAIN_NODE ||
               info.domain == CATAN_DOMAIN_EDGE) {
        words_place(&words, &s->t.b, info.domain, info.argument);
    }
    const char *rest = strchr(text_words(&words), '(');
    for (; rest != NULL && *rest != '\0'; rest++) {
        text_add_bytes(out, rest, *rest != ' ');
    }
    text_free(&words);
}

/* A move as it stands behind its number: what it is about. A number is not taken for that of a
 * move: "1 :3+4". */
static void add_item(text *out, const session *s, const run *r, catan_move move) {
    char buffer[MOVE_LENGTH];
    const char *argument = argument_of(words_of(buffer, s, move));
    text_add(out, "%s%s", isdigit((unsigned char)argument[0]) ? ":" : "", argument);
    if (r->explain) {
        explain(out, s, move);
    }
}

/* The moves of a kind from `first` on. Few places are told with what is there; many would fill the
 * screen. */
static run run_of(const menu *m, const session *s, uint32_t first) {
    enum { FEW = 12 };
    uint32_t kind = catan_move_kind_of(m->moves[first]);
    run r = {.first = first, .end = first, .name_width = (int)strlen(catan_move_kind_name(kind))};
    text item = {0};
    for (; r.end < m->count && catan_move_kind_of(m->moves[r.end]) == kind; r.end++) {
    }
    r.explain = r.end - r.first <= FEW;
    for (uint32_t i = r.first; i < r.end; i++) {
        text_clear(&item);
        add_item(&item, s, &r, m->moves[i]);
        r.width = (int)item.length > r.width ? (int)item.length : r.width;
    }
    text_free(&item);
    return r;
}

/* One kind; `indent`: where the numbers begin. */
static void print_run(text *out, const menu *m, const session *s, const run *r, int indent) {
    int column = indent;
    text_add(out, "  %-*s", indent - 2,
             catan_move_kind_name(catan_move_kind_of(m->moves[r->first])));
    for (uint32_t i = r->first; i < r->end; i++) {
        size_t length = out->length;
        if (column > indent && column + r->width + 6 > LINE_WIDTH) {
            text_add(out, "\n%*s", indent, "");
            column = indent;
            length = out->length;
        }
        text_add(out, "%s%4u%s%s", style_code(STYLE_STRONG), i + 1, style_code(STYLE_PLAIN),
                 r->width > 0 ? " " : "");
        length = out->length;
        add_item(out, s, r, m->moves[i]);
        if (i + 1 < r->end) {
            text_add(out, "%*s", r->width + 1 - (int)(out->length - length), "");
        }
        column += r->width + 6;
    }
    text_add(out, "\n");
}

/* Titles help where there are several groups. */
static int has_groups(const menu *m) {
    return m->count > 0 && group_of(m->moves[0]) != group_of(m->moves[m->count - 1]);
}

void menu_print(text *out, const menu *m, const session *s) {
    int indent = KIND_WIDTH, titled = has_groups(m);
    group last = TURN;
    for (uint32_t i = 0; i < m->count;) {
        run r = run_of(m, s, i);
        indent = r.name_width + 3 > indent ? r.name_width + 3 : indent;
        i = r.end;
    }
    for (uint32_t i = 0; i < m->count;) {
        run r = run_of(m, s, i);
        group of = group_of(m->moves[i]);
        if (titled && of != last) {
            text_add(out, " %s:\n", titles[of]);
        }
        last = of;
        print_run(out, m, s, &r, indent);
        i = r.end;
    }
}

/* --- what was typed --- */

/* 1 if each part of the word begins the part of the name that it stands for: "b_r" for
 * "build_road". */
static int begins_parts(const char *word, size_t length, const char *name) {
    size_t i = 0;
    while (i < length) {
        if (word[i] == '_') {
            name += strcspn(name, "_");
            if (*name == '\0') {
                return 0;
            }
            name++;
            i++;
        } else if (word[i++] != *name++) {
            return 0;
        }
    }
    return length > 0;
}

static int is_kind(const char *word, size_t length, uint32_t kind) {
    const char *name = catan_move_kind_name(kind);
    return name[0] != '\0' && begins_parts(word, length, name);
}

uint32_t menu_kind(const char *word) {
    uint32_t found = CATAN_MOVE_NONE, matches = 0;
    if (word[0] == '\0') {
        return CATAN_MOVE_NONE;
    }
    for (uint32_t kind = 1; kind <= LAST_KIND; kind++) {
        if (strcmp(word, catan_move_kind_name(kind)) == 0) {
            return kind;
        }
        if (is_kind(word, strlen(word), kind)) {
            found = kind;
            matches++;
        }
    }
    return matches == 1 ? found : (uint32_t)CATAN_MOVE_NONE;
}

/* The words of a move taken apart: the kind, and behind a colon or blank the argument. */
typedef struct typed {
    size_t kind_length;
    const char *argument;
} typed;

static typed take_apart(const char *words) {
    typed t;
    t.kind_length = strcspn(words, ": ");
    t.argument = words + t.kind_length;
    t.argument += *t.argument == ':' || *t.argument == ' ';
    return t;
}

/* 1 for a place or a seat alone: "n19". */
static int is_bare(const char *words) {
    return words[0] != '\0' && strchr("hnes", words[0]) != NULL && words[1] != '\0' &&
           words[1 + strspn(words + 1, "0123456789")] == '\0' && strlen(words) <= 5;
}

/* How well a legal move fits: 0 not, 1 its beginning, 2 wholly. */
static int fits(const char *words, const typed *t, const char *move) {
    const char *argument = argument_of(move);
    char kind[MOVE_LENGTH];
    if (is_bare(words)) {
        return strcmp(argument, words) == 0;
    }
    snprintf(kind, sizeof kind, "%.*s", (int)strcspn(move, ":"), move);
    if (!begins_parts(words, t->kind_length, kind) ||
        strncmp(argument, t->argument, strlen(t->argument)) != 0) {
        return 0;
    }
    int whole = strlen(kind) == t->kind_length && strcmp(argument, t->argument) == 0;
    /* "e1" means e1 although e12 begins so, too */
    return whole || (t->argument[0] != '\0' && strcmp(argument, t->argument) == 0) ? 2 : 1;
}

/* Where all moves name a place or seat, that alone is enough: "setup_settlement:n19" for "n19".
 * What fits no move is taken for one of the first kind, so that it is told why not; what fits
 * several is left as it is. */
static const char *complete(char whole[2 * MOVE_LENGTH], const menu *m, const session *s,
                            const char *words) {
    char buffer[MOVE_LENGTH];
    uint32_t kind = m->count > 0 ? catan_move_kind_of(m->moves[0]) : (uint32_t)CATAN_MOVE_NONE;
    uint32_t matches = 0;
    if (m->count == 0 || !is_bare(words)) {
        return words;
    }
    for (uint32_t i = 0; i < m->count; i++) {
        const char *argument = argument_of(words_of(buffer, s, m->moves[i]));
        if (!is_bare(argument)) {
            return words;
        }
        if (strcmp(argument, words) == 0) {
            kind = catan_move_kind_of(m->moves[i]);
            matches++;
        }
    }
    if (matches <= 1) {
        snprintf(whole, 2 * MOVE_LENGTH, "%s:%s", catan_move_kind_name(kind), words);
    }
    return matches <= 1 ? whole : words;
}

/* A move that is not on the list: some move of the game, or none. */
static menu_answer find_illegal(catan_move *move, const session *s, const char *words,
                                const typed *t) {
    char whole[2 * MOVE_LENGTH], kind_word[MOVE_LENGTH];
    if (t->kind_length >= sizeof kind_word || strlen(t->argument) >= MOVE_LENGTH) {
        return MENU_NONE;
    }
    snprintf(kind_word, sizeof kind_word, "%.*s", (int)t->kind_length, words);
    uint32_t kind = menu_kind(kind_word);
    if (kind == CATAN_MOVE_NONE) {
        return MENU_NONE;
    }
    snprintf(whole, sizeof whole, "%s%s%s", catan_move_kind_name(kind),
             t->argument[0] != '\0' ? ":" : "", t->argument);
    if (catan_move_parse(move, s->t.game, whole) == CATAN_OK) {
        return MENU_ILLEGAL;
    }
    if (!is_bare(t->argument)) {
        return MENU_NONE;
    }
    *move = catan_move_make(kind, (uint32_t)strtoul(t->argument + 1, NULL, 10)); /* no such place */
    return MENU_ILLEGAL;
}

static menu_answer find_number(catan_move *move, text *out, const menu *m, const char *words) {
    char *end;
    unsigned long number = strtoul(words, &end, 10);
    if (*end != '\0') {
        return MENU_NONE;
    }
    if (number < 1 || number > m->count) {
        text_add(out, "There are moves 1 to %u.\n", m->count);
        return MENU_MANY;
    }
    *move = m->moves[number - 1];
    return MENU_MOVE;
}

static void tell_many(text *out, const menu *m, const session *s, const uint8_t *fit, int best) {
    char words[MOVE_LENGTH];
    uint32_t told = 0;
    text_add(out, "That may be");
    for (uint32_t i = 0; i < m->count; i++) {
        if (fit[i] == best && told++ < 8 &&
            catan_move_format(words, sizeof words, s->t.game, m->moves[i]) == CATAN_OK) {
            text_add(out, "%s %s", told > 1 ? "," : "", words);
        }
    }
    text_add(out, told > 8 ? ", or others.\n" : told == 1 ? "; type the whole.\n" : ".\n");
}

menu_answer menu_find(catan_move *move, text *out, const menu *m, const session *s,
                      const char *words) {
    char name[MOVE_LENGTH], whole[2 * MOVE_LENGTH];
    uint32_t matches[3] = {0};
    if (isdigit((unsigned char)words[0])) {
        return find_number(move, out, m, words);
    }
    words = complete(whole, m, s, words);
    typed t = take_apart(words);
    uint8_t *fit = calloc(m->count + 1U, 1);
    if (fit == NULL) {
        return MENU_NONE;
    }
    for (uint32_t i = 0; i < m->count; i++) {
        catan_move_format(name, sizeof name, s->t.game, m->moves[i]);
        fit[i] = (uint8_t)fits(words, &t, name);
        matches[fit[i]]++;
    }
    int best = matches[2] > 0 ? 2 : 1;
    menu_answer answer = MENU_MOVE;
    for (uint32_t i = 0; i < m->count; i++) {
        *move = fit[i] == best ? m->moves[i] : *move;
    }
    if (matches[best] > 1 || (matches[best] == 1 && is_bare(words))) {
        tell_many(out, m, s, fit, best);
        answer = MENU_MANY;
    } else if (matches[best] == 0) {
        answer = find_illegal(move, s, words, &t);
    }
    free(fit);
    return answer;
}
