/* The list of moves: in groups, numbered, a paragraph a kind. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "menu_parts.h"
#include "style.h"

enum { LINE_WIDTH = 96, KIND_WIDTH = 18 };

/* --- groups of kinds, in the order of the list --- */

typedef enum group { TURN, BUILDING, KNIGHTS, CARDS, TRADE, GROUPS } group;

static const char *const titles[GROUPS] = {"", "build", "knights", "cards", "trade"};

static int is_between(uint32_t kind, uint32_t first, uint32_t last) {
    return kind >= first && kind <= last;
}

/* What the optional rules let build, or change. */
static int builds_variants(uint32_t kind) {
    return kind == CATAN_MOVE_BUY_HARBOUR || kind == CATAN_MOVE_RESTORE_HARBOUR ||
           kind == CATAN_MOVE_BUILD_BRIDGE || kind == CATAN_MOVE_BUILD_GREAT_WALL ||
           kind == CATAN_MOVE_BUILD_DIKE || kind == CATAN_MOVE_DRAIN ||
           kind == CATAN_MOVE_IRRIGATE_PASTURE || kind == CATAN_MOVE_IRRIGATE_FOREST ||
           kind == CATAN_MOVE_BUILD_STAGE;
}

static group group_of(catan_move move) {
    uint32_t kind = catan_move_kind_of(move);
    if (is_between(kind, CATAN_MOVE_RECRUIT_KNIGHT, CATAN_MOVE_LIFT_KNIGHT) ||
        kind == CATAN_MOVE_CHASE_ROBBER || kind == CATAN_MOVE_CHASE_PIRATE ||
        kind == CATAN_MOVE_ATTACK_WITH) {
        return KNIGHTS;
    }
    if (is_between(kind, CATAN_MOVE_PLAY_ALCHEMIST, CATAN_MOVE_PLAY_MERCHANT) ||
        is_between(kind, CATAN_MOVE_PLAY_KNIGHT, CATAN_MOVE_PLAY_MONOPOLY) ||
        kind == CATAN_MOVE_HARBOUR_OFFER || kind == CATAN_MOVE_PLAY_ATTACK) {
        return CARDS;
    }
    if (is_between(kind, CATAN_MOVE_BUILD_ROAD, CATAN_MOVE_BUY_DEVELOPMENT) ||
        kind == CATAN_MOVE_BUILD_SHIP || kind == CATAN_MOVE_LIFT_SHIP ||
        kind == CATAN_MOVE_BUILD_WALL || kind == CATAN_MOVE_RESTORE_CITY ||
        kind == CATAN_MOVE_IMPROVE || builds_variants(kind)) {
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

/* What stands behind the colon of a move, or "". */
const char *menu_argument(const char *move) {
    const char *colon = strchr(move, ':');
    return colon != NULL ? colon + 1 : "";
}

/* The words of a move, or "" if there are none. */
const char *menu_words(char buffer[MOVE_LENGTH], const session *s, catan_move move) {
    if (catan_move_format(buffer, MOVE_LENGTH, s->t.game, move) != CATAN_OK) {
        buffer[0] = '\0';
    }
    return buffer;
}

/* --- the list --- */

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
               info.domain == CATAN_DOMAIN_EDGE || info.domain == CATAN_DOMAIN_DIAGONAL) {
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
    const char *argument = menu_argument(menu_words(buffer, s, move));
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
        if (column > indent && column + r->width + 6 > LINE_WIDTH) {
            text_add(out, "\n%*s", indent, "");
            column = indent;
        }
        text_add(out, "%s%4u%s%s", style_code(STYLE_STRONG), i + 1, style_code(STYLE_PLAIN),
                 r->width > 0 ? " " : "");
        size_t length = out->length;
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
