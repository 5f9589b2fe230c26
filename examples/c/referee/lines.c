#include "lines.h"

#include <stdlib.h>

#include "words.h"

enum { MOVE_LENGTH = 48 };

/* --- words --- */

void lines_who(text *out, int32_t who) {
    if (who >= 0) {
        text_add(out, "s%d", who);
    } else {
        text_add(out, "%s",
                 who == CATAN_CHANCE      ? "chance"
                 : who == CATAN_SPECTATOR ? "spectator"
                                          : "-");
    }
}

static void add_value(text *out, int32_t value) {
    if (value == CATAN_UNKNOWN) {
        text_add(out, " ?");
    } else {
        text_add(out, " %d", value);
    }
}

/* A set, joined by "+", "-" for the empty one; the names are those of seats, or of cards. */
static void add_set(text *out, uint32_t set, int cards) {
    const char *separator = "";
    for (int32_t i = 0; set != 0; i++, set >>= 1) {
        if ((set & 1) != 0 && cards) {
            text_add(out, "%s%s", separator, catan_card_name((uint32_t)i));
            separator = "+";
        } else if ((set & 1) != 0) {
            text_add(out, "%ss%d", separator, i);
            separator = "+";
        }
    }
    text_add(out, "%s", separator[0] == '\0' ? "-" : "");
}

/* The value of a counter: a number, unless it stands for something else. */
static void add_count(text *out, uint32_t kind, int32_t value) {
    switch (value != CATAN_UNKNOWN ? kind : (uint32_t)CATAN_COUNTER_NONE) {
    case CATAN_COUNTER_EVENT_DIE:
        text_add(out, " %s", value > 0 ? catan_face_name((uint32_t)value) : "-");
        break;
    case CATAN_COUNTER_AQUEDUCTS:
    case CATAN_COUNTER_HARBOUR_SEATS:
    case CATAN_COUNTER_FLEET:
        text_add(out, " ");
        add_set(out, (uint32_t)value, kind == CATAN_COUNTER_FLEET);
        break;
    default:
        add_value(out, value);
        break;
    }
}

static void add_move(text *out, const table *t, catan_move move) {
    char words[MOVE_LENGTH];
    if (catan_move_format(words, sizeof words, t->game, move) == CATAN_OK) {
        text_add(out, " %s", words);
    }
}

static void add_seats(text *out, const char *name, uint32_t seats) {
    text_add(out, " %s=", name);
    add_set(out, seats, 0);
}

/* Which of a counter's kinds, as the game names it. */
static void add_index(text *out, const table *t, uint32_t kind, uint32_t index) {
    if (index == CATAN_TOTAL) {
        text_add(out, " all");
        return;
    }
    if (index >= CATAN_TOTAL_TRADE && index <= CATAN_TOTAL_SCIENCE) {
        text_add(out, " all_%s", catan_track_name(index - CATAN_TOTAL_TRADE));
        return;
    }
    switch (catan_counter_domain(t->game, kind)) {
    case CATAN_DOMAIN_CARD:
        text_add(out, " %s", catan_card_name(index));
        break;
    case CATAN_DOMAIN_DEVELOPMENT:
        text_add(out, " %s", catan_development_name(index));
        break;
    case CATAN_DOMAIN_TERRAIN:
        text_add(out, " %s", catan_terrain_name(index));
        break;
    case CATAN_DOMAIN_PROGRESS:
        text_add(out, " %s", catan_progress_name(index));
        break;
    case CATAN_DOMAIN_DICE_PAIR:
        text_add(out, " %u+%u", index / 6 + 1, index % 6 + 1);
        break;
    case CATAN_DOMAIN_NUMBER:
        text_add(out, " %u", index);
        break;
    case CATAN_DOMAIN_HARBOUR:
        text_add(out, " %s", catan_harbour_name(index));
        break;
    default:
        text_add(out, " -");
        break;
    }
}

static void add_counter(text *out, const table *t, uint32_t kind, int32_t seat, uint32_t index,
                        int32_t value) {
    text_add(out, "counter %s ", catan_counter_name(kind));
    lines_who(out, seat);
    add_index(out, t, kind, index);
    add_count(out, kind, value);
    text_add(out, "\n");
}

/* "n12": the letter of a place tells what it is. */
static void add_place(text *out, uint32_t place_kind, uint32_t place) {
    static const char letters[] = {'-', 'h', 'n', 'e', 'b'}; /* by catan_place_kind */
    text_add(out, "%c%u", place_kind < sizeof letters ? letters[place_kind] : '-', place);
}

/* "strong active+tired", "basic passive" */
static void add_knight(text *out, uint32_t level, uint32_t state) {
    static const char *const names[] = {"active", "tired", "raised", "fights"}; /* by bit */
    const char *separator = "";
    text_add(out, "%s ", words_level_name(level));
    for (uint32_t bit = 0; bit < sizeof names / sizeof names[0]; bit++) {
        if ((state >> bit & 1) != 0) {
            text_add(out, "%s%s", separator, names[bit]);
            separator = "+";
        }
    }
    text_add(out, "%s", separator[0] == '\0' ? "passive" : "");
}

/* Cards that lie before their owners have no place. Level and state stand behind where such a kind
 * has any. */
static void add_piece(text *out, const catan_piece *p) {
    text_add(out, "%s ", catan_piece_name(p->kind));
    lines_who(out, p->owner);
    if (p->place != CATAN_NO_PLACE && p->place_kind != CATAN_PLACE_NONE) {
        text_add(out, " ");
        add_place(out, p->place_kind, p->place);
    }
    if (p->kind == CATAN_PIECE_KNIGHT) {
        text_add(out, " ");
        add_knight(out, p->level, p->state);
    } else if (p->kind == CATAN_PIECE_METROPOLIS) {
        text_add(out, " %s", catan_track_name(p->state));
    } else if (p->kind == CATAN_PIECE_HARBOUR) {
        text_add(out, " %s%s", catan_harbour_name(p->level), p->state != 0 ? " turned" : "");
    }
    text_add(out, "\n");
}

/* --- the view --- */

static void add_hex(text *out, const table *t, uint32_t hex, uint32_t terrain, uint32_t number) {
    text_add(out, "hex h%u %d,%d %s %u\n", hex, t->b.hex[hex].q, t->b.hex[hex].r,
             catan_terrain_name(terrain), number);
}

static void add_layout(text *out, const table *t, int32_t observer) {
    catan_layout layout;
    if (catan_view_layout(&layout, sizeof layout, t->state, observer) != CATAN_OK) {
        return;
    }
    for (uint32_t h = 0; h < t->b.hexes; h++) {
        add_hex(out, t, h, layout.terrain[h], layout.number[h]);
    }
    for (uint32_t i = 0; i < t->b.harbours; i++) {
        text_add(out, "harbour e%u %s\n", t->b.harbour[i].edge,
                 catan_harbour_name(layout.harbour[i]));
    }
}

static void add_pieces(text *out, const table *t, int32_t observer) {
    uint32_t count = catan_max_pieces(t->game);
    catan_piece *pieces = malloc((count + 1) * sizeof *pieces);
    count = pieces != NULL ? catan_view_pieces(t->state, observer, pieces, count) : 0;
    for (uint32_t i = 0; i < count; i++) {
        text_add(out, "piece ");
        add_piece(out, &pieces[i]);
    }
    free(pieces);
}

static void add_counters(text *out, const table *t, int32_t observer) {
    uint32_t count = catan_max_counters(t->game);
    catan_counter *counters = malloc((count + 1) * sizeof *counters);
    count = counters != NULL ? catan_view_counters(t->state, observer, counters, count) : 0;
    for (uint32_t i = 0; i < count; i++) {
        add_counter(out, t, counters[i].kind, counters[i].seat, counters[i].index,
                    counters[i].value);
    }
    free(counters);
}

/* Of what kind it is: a harbour that is bought, a card given, dice that are laid, what comes for a
 * city that is attacked. */
static void add_what(text *out, const catan_event *e) {
    switch (e->value) {
    case CATAN_ASK_PAY_HARBOUR:
    case CATAN_ASK_LAY_HARBOUR:
        text_add(out, " harbour=%s", catan_harbour_name(e->what));
        break;
    case CATAN_ASK_MARKET_TAKE:
        text_add(out, " given=%s", catan_card_name(e->what));
        break;
    case CATAN_ASK_LAY_RED:
        text_add(out, " dice=%u+%u", e->what / 4U + 1, e->what % 4U + 1);
        break;
    case CATAN_ASK_DEFENCE:
        text_add(out, "%s", e->state != 0 ? " comes=city" : "");
        break;
    case CATAN_ASK_PUT_TOKEN:
        text_add(out, " token=h%u", e->hex);
        break;
    default:
        break;
    }
}

/* What a question is about, as far as there is anything. */
static void add_about(text *out, const catan_event *e) {
    if (e->other >= 0) {
        text_add(out, " subject=s%d", e->other);
    }
    if (e->place != CATAN_NO_PLACE && e->place_kind != CATAN_PLACE_NONE) {
        text_add(out, " place=");
        add_place(out, e->place_kind, e->place);
    }
    if (e->level > 0) {
        text_add(out, " knight=");
        add_knight(out, e->level, e->value == CATAN_ASK_DEFENCE ? 0 : e->state);
    }
    if (e->index != CATAN_FACE_NONE) {
        text_add(out, " gate=%s", catan_face_name(e->index));
    }
    add_what(out, e);
}

/* Who is asked what: at the end of the events, and in a view. */
static void add_asked(text *out, const catan_event *e) {
    lines_who(out, e->seat);
    text_add(out, " %s pending=%u", catan_question_name(e->value), e->count);
    add_seats(out, "waiting", e->waiting);
    add_seats(out, "accepted", e->accepted);
    add_seats(out, "countered", e->countered);
    add_about(out, e);
    text_add(out, "\n");
}

/* A view's head holds what the last event says. */
static void add_head(text *out, const table *t, int32_t observer) {
    catan_view view;
    if (catan_view_get(&view, sizeof view, t->state, observer) != CATAN_OK) {
        return;
    }
    catan_event asked = {.kind = CATAN_EVENT_ASKED,
                         .seat = (int16_t)view.actor,
                         .other = (int16_t)view.subject,
                         .index = view.gate,
                         .place = view.place,
                         .place_kind = view.place_kind,
                         .level = view.level,
                         .state = view.state,
                         .what = view.what,
                         .hex = view.hex,
                         .count = (uint16_t)view.pending,
                         .value = view.question,
                         .waiting = (uint8_t)view.waiting,
                         .accepted = (uint8_t)view.accepted,
                         .countered = (uint8_t)view.countered};
    text_add(out, "view ");
    lines_who(out, observer);
    text_add(out, " players=%u points=%u turn=%u\nasked ", t->b.players, t->b.target, view.turn);
    add_asked(out, &asked);
}

void lines_view(text *out, const table *t, int32_t observer) {
    add_head(out, t, observer);
    add_layout(out, t, observer);
    add_pieces(out, t, observer);
    add_counters(out, t, observer);
    text_add(out, "end view\n");
}

/* --- events --- */

static void add_cards(text *out, const catan_event *e) {
    if (e->hidden) {
        text_add(out, " ?=%u", e->count);
        return;
    }
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        if (e->cards[k] != 0) {
            text_add(out, " %s=%u", catan_card_name(k), e->cards[k]);
        }
    }
}

static void add_flow(text *out, const catan_event *e) {
    lines_who(out, e->seat);
    text_add(out, " ");
    lines_who(out, e->other);
    text_add(out, " %s", catan_reason_name((uint32_t)e->value));
    add_cards(out, e);
}

/* What a development card's event tells. */
static void add_card(text *out, const catan_event *e) {
    lines_who(out, e->seat);
    text_add(out, " %s",
             e->value == CATAN_UNKNOWN ? "?" : catan_development_name((uint32_t)e->value));
}

/* The same of a progress card, behind the track of its deck; of one that a spy took, from whom to
 * whom. */
static void add_progress(text *out, const catan_event *e) {
    lines_who(out, e->seat);
    if (e->kind == CATAN_EVENT_SPIED) {
        text_add(out, " s%d", e->other);
    }
    text_add(out, " %s %s", catan_track_name(e->index),
             e->value == CATAN_UNKNOWN ? "?" : catan_progress_name((uint32_t)e->value));
}

static void add_placed(text *out, const catan_event *e) {
    catan_piece piece = {.kind = e->index,
                         .owner = e->seat,
                         .place = e->place,
                         .place_kind = e->place_kind,
                         .level = e->level,
                         .state = e->state};
    text_add(out, "%s ", catan_event_name(e->kind));
    add_piece(out, &piece);
}

/* Dice by themselves, barbarians, the end, a bank that is short; returns 0 for other events. */
static int add_table_event(text *out, const catan_event *e) {
    switch (e->kind) {
    case CATAN_EVENT_FACE:
        text_add(out, "%s", catan_face_name((uint32_t)e->value));
        return 1;
    case CATAN_EVENT_ATTACK:
        text_add(out, "barbarians=%u catan=%d", e->count, e->value);
        return 1;
    case CATAN_EVENT_ENDED:
        lines_who(out, e->value >= 0 ? e->value : (int32_t)CATAN_NOBODY);
        return 1;
    case CATAN_EVENT_DIE:
        lines_who(out, e->seat);
        text_add(out, " %d", e->value);
        return 1;
    case CATAN_EVENT_SHORTAGE:
        text_add(out, "bank");
        add_cards(out, e);
        return 1;
    default:
        return 0;
    }
}

static void add_event(text *out, const table *t, const catan_event *e) {
    text_add(out, "event ");
    switch (e->kind) {
    case CATAN_EVENT_PLACED:
    case CATAN_EVENT_REMOVED:
        add_placed(out, e);
        return;
    case CATAN_EVENT_BOARD:
        add_hex(out, t, e->place, (uint32_t)e->value, e->count);
        return;
    case CATAN_EVENT_COUNTER:
        add_counter(out, t, e->index, e->seat, e->count, e->value);
        return;
    case CATAN_EVENT_ASKED:
        text_add(out, "asked ");
        add_asked(out, e);
        return;
    default:
        text_add(out, "%s ", catan_event_name(e->kind));
        break;
    }
    if (e->kind == CATAN_EVENT_MOVE) {
        lines_who(out, e->seat);
        add_move(out, t, e->move);
    } else if (e->kind == CATAN_EVENT_PRODUCTION) {
        text_add(out, "h%u s%d", e->place, e->seat);
        add_cards(out, e);
    } else if (e->kind == CATAN_EVENT_CARDS) {
        add_flow(out, e);
    } else if (e->kind == CATAN_EVENT_BOUGHT || e->kind == CATAN_EVENT_PLAYED) {
        add_card(out, e);
    } else if (e->kind == CATAN_EVENT_DREW || e->kind == CATAN_EVENT_RETURNED ||
               e->kind == CATAN_EVENT_PLAYED_PROGRESS || e->kind == CATAN_EVENT_SPIED) {
        add_progress(out, e);
    } else if (!add_table_event(out, e)) {
        text_add(out, "%d", e->kind == CATAN_EVENT_DROPPED ? (int32_t)e->count : e->value);
    }
    text_add(out, "\n");
}

void lines_events(text *out, const table *t, int32_t observer) {
    uint32_t count = catan_events(t->state, observer, NULL, 0);
    catan_event *events = malloc((count + 1) * sizeof *events);
    count = events != NULL ? catan_events(t->state, observer, events, count) : 0;
    for (uint32_t i = 0; i < count; i++) {
        add_event(out, t, &events[i]);
    }
    free(events);
}

/* --- questions --- */

void lines_question(text *out, const table *t, int32_t observer) {
    uint32_t count;
    if (catan_actor(t->state) != observer) {
        return;
    }
    catan_move *moves = table_moves(t, observer, &count);
    text_add(out, "decide %s %u\n", catan_question_name(catan_question(t->state)), count);
    for (uint32_t i = 0; i < count; i++) {
        text_add(out, "move");
        add_move(out, t, moves[i]);
        text_add(out, "\n");
    }
    free(moves);
}
