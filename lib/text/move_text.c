/* Moves as text and back (docs/notation.md), and bundles as lists of moves. */
#include <string.h>

#include "catan/builders.h"
#include "catan/event.h"
#include "catan/move.h"
#include "catan/result.h"

#include "core/kinds.h"
#include "catan/query.h"
#include "core/sized.h"
#include "core/writer.h"
#include "game/compiled.h"

int32_t catan_move_describe(catan_move_info *out, size_t struct_size, catan_move move) {
    const catan__kind_info *info = &catan__kind_infos[move >> 24];
    if (out == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (info->name == NULL) {
        return CATAN_E_MOVE_UNKNOWN;
    }
    catan_move_info value;
    memset(&value, 0, sizeof value);
    value.kind = move >> 24;
    value.domain = info->domain;
    value.argument = move & 0xffffffU;
    value.chance = info->chance;
    value.name = info->name;
    value.rules = info->rules;
    return catan__sized_out(out, struct_size, &value, sizeof value, sizeof value);
}

/* --- writing --- */

static void write_seats(catan__writer *w, uint32_t seats) {
    const char *plus = "";
    for (uint32_t seat = 0; seat < CATAN_SEATS; seat++) {
        if (seats >> seat & 1) {
            catan__write(w, plus);
            catan__write(w, "s");
            catan__write_number(w, seat);
            plus = "+";
        }
    }
}

/* Domains whose values have names. */
typedef struct naming {
    const char *(*name)(uint32_t);
    uint32_t count;
} naming;

static naming naming_of(uint32_t domain) {
    switch (domain) {
    case CATAN_DOMAIN_CARD:
        return (naming){catan_card_name, CATAN_CARD_KINDS};
    case CATAN_DOMAIN_DEVELOPMENT:
        return (naming){catan_development_name, CATAN_MONOPOLY + 1};
    case CATAN_DOMAIN_TERRAIN:
        return (naming){catan_terrain_name, CATAN_FOG};
    case CATAN_DOMAIN_TRACK:
        return (naming){catan_track_name, CATAN_TRACKS};
    case CATAN_DOMAIN_PROGRESS:
        return (naming){catan_progress_name, CATAN_PROGRESS_KINDS};
    case CATAN_DOMAIN_FACE:
        return (naming){catan_face_name, CATAN_FACE_SCIENCE + 1};
    case CATAN_DOMAIN_HARBOUR:
        return (naming){catan_harbour_name, CATAN_HARBOUR_ANY + 1};
    default:
        return (naming){NULL, 0};
    }
}

static void write_argument(catan__writer *w, uint32_t domain, uint32_t argument) {
    static const char *const letter[] = {
        [CATAN_DOMAIN_NODE] = "n", [CATAN_DOMAIN_EDGE] = "e",     [CATAN_DOMAIN_HEX] = "h",
        [CATAN_DOMAIN_SEAT] = "s", [CATAN_DOMAIN_DIAGONAL] = "b", [CATAN_DOMAIN_NUMBER] = ""};
    if (naming_of(domain).name != NULL) {
        catan__write(w, naming_of(domain).name(argument));
        return;
    }
    switch (domain) {
    case CATAN_DOMAIN_SEATS:
        write_seats(w, argument);
        break;
    case CATAN_DOMAIN_DICE_PAIR:
        catan__write_number(w, argument / 6 + 1);
        catan__write(w, "+");
        catan__write_number(w, argument % 6 + 1);
        break;
    case CATAN_DOMAIN_DICE_WIDE:
        catan__write_number(w, argument / 4 + 1);
        catan__write(w, "+");
        catan__write_number(w, argument % 4 + 1);
        break;
    case CATAN_DOMAIN_PAIR:
        catan__write(w, catan_card_name(argument / 8));
        catan__write(w, ">");
        catan__write(w, catan_card_name(argument % 8));
        break;
    default:
        catan__write(w, letter[domain]);
        catan__write_number(w, argument);
    }
}

/* Some argument that an observer may not know: written as a question mark. */
static int is_hidden(catan_move move) {
    return (move & 0xffffffU) == CATAN_HIDDEN && catan__kind_infos[move >> 24].hides;
}

static int in_game(const catan_game *game, catan_move move) {
    const catan__kind_info *info = &catan__kind_infos[move >> 24];
    /* The empty set of seats has no spelling, and no meaning; nor has a die that was not rolled. */
    int none = info->domain == CATAN_DOMAIN_SEATS || info->domain == CATAN_DOMAIN_FACE;
    return game->kind[move >> 24] != NULL &&
           (is_hidden(move) || (move & 0xffffffU) < game->range[info->domain]) &&
           (!none || (move & 0xffffffU) != 0);
}

int32_t catan_move_format(char *buffer, size_t capacity, const catan_game *game, catan_move move) {
    if ((buffer == NULL && capacity != 0) || game == NULL) {
        return CATAN_E_ARGUMENT;
    }
    if (!in_game(game, move)) {
        return CATAN_E_MOVE_UNKNOWN;
    }
    const catan__kind_info *info = &catan__kind_infos[move >> 24];
    char text[64];
    catan__writer w = {text, sizeof text, 0, NULL, 0};
    catan__write(&w, info->name);
    if (is_hidden(move)) {
        catan__write(&w, ":?");
    } else if (info->domain != CATAN_DOMAIN_NONE) {
        catan__write(&w, ":");
        write_argument(&w, info->domain, move & 0xffffffU);
    }
    if (w.length >= capacity) {
        return CATAN_E_SIZE;
    }
    memcpy(buffer, text, w.length);
    buffer[w.length] = '\0';
    return CATAN_OK;
}

/* --- reading --- */

static int matches(const char *text, size_t length, const char *name) {
    size_t i = 0;
    while (i < length && name[i] == text[i] && name[i] != '\0') {
        i++;
    }
    return i == length && name[i] == '\0' && length != 0;
}

static int read_name(const char *text, size_t length, const char *(*name)(uint32_t), uint32_t count,
                     uint32_t *out) {
    for (*out = 0; *out < count; (*out)++) {
        if (matches(text, length, name(*out))) {
            return 1;
        }
    }
    return 0;
}

static int read_seats(const char *text, size_t length, uint32_t *out) {
    size_t at = 0;
    *out = 0;
    for (;;) {
        uint32_t seat;
        if (at + 1 >= length || text[at] != 's' || text[at + 1] < '0' || text[at + 1] > '7') {
            return 0;
        }
        seat = (uint32_t)(text[at + 1] - '0');
        if (*out >> seat != 0) {
            return 0; /* not ascending */
        }
        *out |= 1U << seat;
        at += 2;
        if (at == length) {
            return 1;
        }
        if (text[at++] != '+') {
            return 0;
        }
    }
}

/* A large die of up to two digits, and a small one. */
static int read_wide(const char *text, size_t length, uint32_t *out) {
    uint32_t large;
    if (length < 3 || text[length - 2] != '+' || text[length - 1] < '1' || text[length - 1] > '4' ||
        !catan__read_number(text, length - 2, &large) || large == 0 || large > 12) {
        return 0;
    }
    *out = (large - 1) * 4 + (uint32_t)(text[length - 1] - '1');
    return 1;
}

static int read_argument(const char *text, size_t length, uint32_t domain, uint32_t *out) {
    static const char letter[] = {[CATAN_DOMAIN_NODE] = 'n',
                                  [CATAN_DOMAIN_EDGE] = 'e',
                                  [CATAN_DOMAIN_HEX] = 'h',
                                  [CATAN_DOMAIN_SEAT] = 's',
                                  [CATAN_DOMAIN_DIAGONAL] = 'b'};
    size_t cut = 0;
    uint32_t get;
    if (naming_of(domain).name != NULL) {
        return read_name(text, length, naming_of(domain).name, naming_of(domain).count, out);
    }
    switch (domain) {
    case CATAN_DOMAIN_SEATS:
        return read_seats(text, length, out);
    case CATAN_DOMAIN_DICE_PAIR:
        *out = length == 3 ? (uint32_t)(text[0] - '1') * 6 + (uint32_t)(text[2] - '1') : 0;
        return length == 3 && text[0] >= '1' && text[0] <= '6' && text[1] == '+' &&
               text[2] >= '1' && text[2] <= '6';
    case CATAN_DOMAIN_DICE_WIDE:
        return read_wide(text, length, out);
    case CATAN_DOMAIN_PAIR:
        while (cut < length && text[cut] != '>') {
            cut++;
        }
        if (cut == length || !read_name(text, cut, catan_card_name, CATAN_CARD_KINDS, out) ||
            !read_name(text + cut + 1, length - cut - 1, catan_card_name, CATAN_CARD_KINDS, &get)) {
            return 0;
        }
        *out = *out * 8 + get;
        return 1;
    case CATAN_DOMAIN_NUMBER:
        return catan__read_number(text, length, out);
    default:
        return length != 0 && text[0] == letter[domain] &&
               catan__read_number(text + 1, length - 1, out);
    }
}

int32_t catan_move_parse(catan_move *out, const catan_game *game, const char *text) {
    if (out == NULL || game == NULL || text == NULL) {
        return CATAN_E_ARGUMENT;
    }
    size_t name = 0, length;
    while (name < 64 && text[name] != '\0' && text[name] != ':') {
        name++;
    }
    for (length = name; length < 128 && text[length] != '\0'; length++) {
    }
    uint32_t kind;
    if (!read_name(text, name, catan_move_kind_name, 256, &kind)) {
        return CATAN_E_TEXT_SYNTAX;
    }
    uint32_t domain = catan__kind_infos[kind].domain, argument = 0;
    if (catan__kind_infos[kind].hides && length == name + 2 && text[name + 1] == '?') {
        argument = CATAN_HIDDEN;
    } else if (domain == CATAN_DOMAIN_NONE
                   ? length != name
                   : length == name ||
                         !read_argument(text + name + 1, length - name - 1, domain, &argument)) {
        return CATAN_E_TEXT_SYNTAX;
    }
    if (game->kind[kind] == NULL) {
        return CATAN_E_MOVE_UNKNOWN;
    }
    if (!in_game(game, kind << 24 | (argument & 0xffffffU)) || argument > 0xffffffU) {
        return CATAN_E_TEXT_RANGE;
    }
    *out = kind << 24 | argument;
    return CATAN_OK;
}

/* --- bundles --- */

typedef struct list {
    catan_move *buffer;
    uint32_t capacity, count;
} list;

static void add(list *l, uint32_t kind, uint32_t argument) {
    if (l->buffer != NULL && l->count < l->capacity) {
        l->buffer[l->count] = kind << 24 | argument;
    }
    l->count++;
}

static uint32_t add_cards(list *l, uint32_t kind, const uint8_t cards[8]) {
    uint32_t n = 0;
    for (uint32_t card = 0; card < CATAN_CARD_KINDS; card++) {
        for (uint32_t i = 0; i < cards[card]; i++, n++) {
            add(l, kind, card);
        }
    }
    return n;
}

uint32_t catan_moves_for_discard(catan_move *buffer, uint32_t capacity, const uint8_t cards[8]) {
    list l = {buffer, capacity, 0};
    if (cards == NULL || (buffer == NULL && capacity != 0)) {
        return 0;
    }
    return add_cards(&l, CATAN_MOVE_DISCARD, cards);
}

uint32_t catan_moves_for_offer(catan_move *buffer, uint32_t capacity, const uint8_t give[8],
                               const uint8_t want[8], uint32_t seats) {
    list l = {buffer, capacity, 0};
    if (give == NULL || want == NULL || (buffer == NULL && capacity != 0) || seats == 0 ||
        seats >= 1U << CATAN_MAX_PLAYERS) {
        return 0;
    }
    for (uint32_t card = 0; card < CATAN_CARD_KINDS; card++) {
        if (give[card] != 0 && want[card] != 0) {
            return 0; /* no kind on both sides (B-44) */
        }
    }
    list counted = {NULL, 0, 0};
    if (add_cards(&counted, 0, give) == 0 || add_cards(&counted, 0, want) == 0) {
        return 0;
    }
    add_cards(&l, CATAN_MOVE_OFFER_GIVE, give);
    add_cards(&l, CATAN_MOVE_OFFER_WANT, want);
    add(&l, CATAN_MOVE_OFFER_SEND, seats);
    return l.count;
}
