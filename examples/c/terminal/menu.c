#define _POSIX_C_SOURCE 200809L
#include "menu.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "menu_parts.h"

enum { LAST_KIND = 255 };

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
    return words[0] != '\0' && strchr("hnesb", words[0]) != NULL && words[1] != '\0' &&
           words[1 + strspn(words + 1, "0123456789")] == '\0' && strlen(words) <= 5;
}

/* How well a legal move fits: 0 not, 1 its beginning, 2 wholly. */
static int fits(const char *words, const typed *t, const char *move) {
    const char *argument = menu_argument(move);
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
        const char *argument = menu_argument(menu_words(buffer, s, m->moves[i]));
        if (!is_bare(argument)) {
            return words;
        }
        if (strcmp(argument, words) == 0) {
            kind = catan_move_kind_of(m->moves[i]);
            matches++;
        }
    }
    if (matches <= 1) {
        snprintf(whole, 2 * MOVE_LENGTH, "%s:%.8s", catan_move_kind_name(kind), words);
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

/* A seat may be called by its name: "play_spy Blue" for "play_spy:s1". */
static const char *with_seat(char whole[2 * MOVE_LENGTH], const session *s, const char *words) {
    const char *name = words + strcspn(words, ": ");
    name += *name != '\0';
    for (uint32_t seat = 0; seat < s->t.b.players && *name != '\0'; seat++) {
        if (strcasecmp(name, s->names[seat]) == 0 && strlen(words) < (size_t)2 * MOVE_LENGTH - 2) {
            snprintf(whole, 2 * MOVE_LENGTH, "%.*ss%u", (int)(name - words), words, seat);
            return whole;
        }
    }
    return words;
}

menu_answer menu_find(catan_move *move, text *out, const menu *m, const session *s,
                      const char *words) {
    char name[MOVE_LENGTH], whole[2 * MOVE_LENGTH], named[2 * MOVE_LENGTH];
    uint32_t matches[3] = {0};
    words = with_seat(named, s, words);
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
