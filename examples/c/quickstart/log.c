#include "log.h"

#include <stdarg.h>
#include <string.h>

#include "log_parts.h"

/* --- lines --- */

static void print_line(game_log *log) {
    if (log->length == 0) {
        return;
    }
    if (log->line_turn == log->told_turn) {
        fputs("       ", log->out);
    } else if (log->line_turn == 0) {
        fputs("setup  ", log->out);
    } else {
        fprintf(log->out, "%5u  ", log->line_turn);
    }
    fprintf(log->out, "%-7s %s\n", board_seat_name(log->line_seat), log->line);
    log->told_turn = log->line_turn;
    log->length = 0;
}

/* Adds to the line in work. */
void log_add(game_log *log, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(log->line + log->length, LINE_LENGTH - log->length, format, arguments);
    va_end(arguments);
    log->length += length > 0 ? (size_t)length : 0;
    if (log->length >= LINE_LENGTH) {
        log->length = LINE_LENGTH - 1; /* cut; no line of a real game is that long */
    }
}

/* Ends the line in work and begins one about a seat. */
void log_line(game_log *log, int32_t seat, catan_move move) {
    print_line(log);
    log->line_seat = seat;
    log->line_kind = catan_move_kind_of(move);
    log->line_turn = log->table.turn;
}

void log_hex(game_log *log, uint32_t hex) {
    const catan_layout *layout = &log->b->layout;
    log_add(log, "%s", board_terrain_name(layout->terrain[hex]));
    if (layout->number[hex] != 0) {
        log_add(log, " %u", layout->number[hex]);
    }
}

/* A node as players call it: by its terrains and numbers. */
void log_node(game_log *log, uint32_t node) {
    const char *separator = " (";
    log_add(log, "n%u", node);
    for (int i = 0; i < 3; i++) {
        uint32_t hex = log->b->node[node].hexes[i];
        if (board_is_land(log->b, hex)) {
            log_add(log, "%s", separator);
            log_hex(log, hex);
            separator = ", ";
        }
    }
    log_add(log, ")");
}

void log_cards(game_log *log, const uint8_t *cards) {
    const char *separator = "";
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        if (cards[k] != 0) {
            log_add(log, "%s%u %s", separator, cards[k], board_card_name(k));
            separator = " + ";
        }
    }
}

/* --- what a move changed --- */

static void remember(game_log *log, const catan_state *state) {
    for (uint32_t seat = 0; seat < log->b->players; seat++) {
        catan_seat_get(&log->before[seat], sizeof log->before[seat], state, seat);
    }
    catan_table_get(&log->table, sizeof log->table, state);
    log_remember_cities(log, state);
}

/* The cards that a seat has more than before, or fewer if `sign` is -1. Returns how many. */
uint32_t log_changed(const game_log *log, const catan_state *state, uint32_t seat, int sign,
                     uint8_t *cards) {
    catan_seat_info now;
    uint32_t total = 0;
    catan_seat_get(&now, sizeof now, state, seat);
    for (int k = 0; k < CATAN_CARD_KINDS; k++) {
        int change = sign * (now.hand[k] - log->before[seat].hand[k]);
        cards[k] = (uint8_t)(change > 0 ? change : 0);
        total += cards[k];
    }
    return total;
}

/* All seats with such changes: ": Red 1 ore; Blue 2 wool". Returns how many seats. */
uint32_t log_changes(game_log *log, const catan_state *state, int sign) {
    uint32_t seats = 0;
    for (uint32_t seat = 0; seat < log->b->players; seat++) {
        uint8_t cards[CATAN_CARD_KINDS];
        if (log_changed(log, state, seat, sign, cards) > 0) {
            log_add(log, "%s%s ", seats == 0 ? ": " : "; ", board_seat_name((int32_t)seat));
            log_cards(log, cards);
            seats++;
        }
    }
    return seats;
}

static void tell_award(game_log *log, int32_t was, int32_t is, const char *name) {
    int32_t seat = is >= 0 ? is : was;
    if (was == is) {
        return;
    }
    if (log->length == 0 || log->line_seat != seat) {
        log_line(log, seat, CATAN_MOVE_NONE);
    }
    log_add(log, "%s", log->length == 0 ? "" : ", ");
    if (is < 0) {
        log_add(log, "loses the %s", name);
    } else if (was < 0) {
        log_add(log, "gets the %s", name);
    } else {
        log_add(log, "takes the %s from %s", name, board_seat_name(was));
    }
}

static void tell_awards(game_log *log, const catan_state *state) {
    catan_table_info now;
    catan_table_get(&now, sizeof now, state);
    tell_award(log, log->table.longest_road, now.longest_road,
               log->b->sea ? "longest trade route" : "longest road");
    tell_award(log, log->table.largest_army, now.largest_army, "largest army");
}

/* --- the kinds of moves, by what they are about --- */

static void tell_chance(game_log *log, const catan_state *state, catan_move move) {
    uint32_t argument = catan_move_argument(move);
    if (log_tell_variants(log, state, CATAN_CHANCE, move) ||
        log_tell_cities_chance(log, state, move)) {
        return;
    }
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_DICE: /* the roll of the line in work */
        log_add(log, "%u", argument);
        if (log_changes(log, state, 1) == 0 && argument != 7 &&
            catan_question(state) != CATAN_ASK_TAKE_GOLD) {
            log_add(log, ": nothing for anybody");
        }
        break;
    case CATAN_MOVE_DRAW_DEVELOPMENT:
        log_add(log, ": %s", board_development_name(argument));
        break;
    case CATAN_MOVE_STEAL:
        log_add(log, " of 1 %s", board_card_name(argument));
        break;
    case CATAN_MOVE_DISCOVER:
        log_add(log, ", discovers %s", board_terrain_name(argument));
        break;
    case CATAN_MOVE_DISCOVER_NUMBER:
        log_add(log, " %u", argument);
        break;
    default: /* who starts shows in the next line */
        break;
    }
}

static void tell_building(game_log *log, const catan_state *state, int32_t actor, catan_move move) {
    static const char *const words[] = {"builds a road on e", "builds a settlement on ",
                                        "builds a city on "};
    uint32_t kind = catan_move_kind_of(move), argument = catan_move_argument(move);
    uint8_t cards[CATAN_CARD_KINDS];
    catan_seat_info now;
    switch (kind) {
    case CATAN_MOVE_SETUP_SETTLEMENT:
        log_line(log, actor, move);
        log_add(log, "settles on ");
        log_node(log, argument);
        if (log_changed(log, state, (uint32_t)actor, 1, cards) > 0) {
            log_add(log, " for ");
            log_cards(log, cards);
        }
        break;
    case CATAN_MOVE_SETUP_ROAD:
    case CATAN_MOVE_FREE_ROAD:
        log_add(log, ", road on e%u", argument);
        break;
    case CATAN_MOVE_SETUP_SHIP:
    case CATAN_MOVE_FREE_SHIP:
        log_add(log, ", ship on e%u", argument);
        break;
    case CATAN_MOVE_BUILD_SHIP:
        log_line(log, actor, move);
        log_add(log, "builds a ship on e%u", argument);
        break;
    case CATAN_MOVE_LIFT_SHIP:
        log_line(log, actor, move);
        log_add(log, "moves the ship on e%u", argument);
        break;
    case CATAN_MOVE_PUT_SHIP:
        log_add(log, " to e%u", argument);
        break;
    case CATAN_MOVE_BUILD_ROAD:
        log_line(log, actor, move);
        log_add(log, "%s%u", words[0], argument);
        break;
    default:
        log_line(log, actor, move);
        log_add(log, "%s", words[kind - CATAN_MOVE_BUILD_ROAD]);
        log_node(log, argument);
        catan_seat_get(&now, sizeof now, state, (uint32_t)actor);
        log_add(log, ", points: %u", now.public_points);
        break;
    }
}

static void tell_card(game_log *log, const catan_state *state, int32_t actor, catan_move move) {
    uint32_t kind = catan_move_kind_of(move), argument = catan_move_argument(move);
    if (kind == CATAN_MOVE_TAKE_GOLD && log->line_seat != actor) {
        log_line(log, actor, move);
        log_add(log, "has found gold");
    }
    if (kind == CATAN_MOVE_TAKE || kind == CATAN_MOVE_TAKE_GOLD) {
        log_add(log, ", takes 1 %s", board_card_name(argument));
        return;
    }
    log_line(log, actor, move);
    switch (kind) {
    case CATAN_MOVE_BUY_DEVELOPMENT:
        log_add(log, "buys a development card");
        break;
    case CATAN_MOVE_PLAY_KNIGHT:
        log_add(log, "plays a knight");
        break;
    case CATAN_MOVE_PLAY_MONOPOLY:
        log_add(log, "plays monopoly on %s", board_card_name(argument));
        log_changes(log, state, -1);
        break;
    default:
        log_add(log, "plays %s",
                kind == CATAN_MOVE_PLAY_PLENTY ? "year of plenty" : "road building");
        break;
    }
}

/* Cards are discarded one by one; the line tells them together. */
static void tell_discard(game_log *log, int32_t actor, catan_move move) {
    if (log->line_kind != CATAN_MOVE_DISCARD || log->line_seat != actor) {
        log_line(log, actor, move);
        memset(log->discarded, 0, sizeof log->discarded);
    }
    log->discarded[catan_move_argument(move) % CATAN_CARD_KINDS]++;
    log->length = 0;
    log_add(log, "discards ");
    log_cards(log, log->discarded);
}

static void tell_robber(game_log *log, int32_t actor, catan_move move) {
    uint32_t argument = catan_move_argument(move);
    if (catan_move_kind_of(move) == CATAN_MOVE_ROB) {
        log_add(log, ", robs %s", board_seat_name((int32_t)argument));
        return;
    }
    /* else it goes on behind the roll, or the knight */
    if (log->line_kind == CATAN_MOVE_DISCARD || log->line_seat != actor) {
        log_line(log, actor, move);
    }
    log_add(log, "%smoves the ", log->length == 0 ? "" : ", ");
    if (catan_move_kind_of(move) == CATAN_MOVE_MOVE_PIRATE) {
        log_add(log, "pirate to h%u", argument);
    } else {
        log_add(log, "robber to ");
        log_hex(log, argument);
    }
}

static void tell_trade(game_log *log, const catan_state *state, int32_t actor, catan_move move) {
    uint32_t argument = catan_move_argument(move);
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_TRADE_BANK:
        log_line(log, actor, move);
        log_add(log, "trades %u %s for 1 %s with the bank", log->before[actor].rates[argument / 8],
                board_card_name(argument / 8), board_card_name(argument % 8));
        break;
    case CATAN_MOVE_OFFER_SEND:
        log_line(log, actor, move);
        log_add(log, "offers ");
        log_cards(log, log->table.offer_give);
        log_add(log, " for ");
        log_cards(log, log->table.offer_want);
        break;
    case CATAN_MOVE_ACCEPT:
        log_add(log, ", %s agrees", board_seat_name(actor));
        break;
    case CATAN_MOVE_REJECT:
        if (catan_question(state) == CATAN_ASK_ACTION) { /* the offer is gone */
            log_add(log, ", nobody agrees");
        }
        break;
    case CATAN_MOVE_CONFIRM:
        log_add(log, ", trades with %s", board_seat_name((int32_t)argument));
        break;
    default:
        break;
    }
}

static void tell(game_log *log, const catan_state *state, int32_t actor, catan_move move) {
    if (log_tell_variants(log, state, actor, move) || log_tell_cities(log, state, actor, move)) {
        return;
    }
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_ROLL:
        log_line(log, actor, move);
        log_add(log, "rolls ");
        break;
    case CATAN_MOVE_SETUP_SETTLEMENT:
    case CATAN_MOVE_SETUP_ROAD:
    case CATAN_MOVE_BUILD_ROAD:
    case CATAN_MOVE_BUILD_SETTLEMENT:
    case CATAN_MOVE_BUILD_CITY:
    case CATAN_MOVE_FREE_ROAD:
    case CATAN_MOVE_SETUP_SHIP:
    case CATAN_MOVE_BUILD_SHIP:
    case CATAN_MOVE_FREE_SHIP:
    case CATAN_MOVE_LIFT_SHIP:
    case CATAN_MOVE_PUT_SHIP:
        tell_building(log, state, actor, move);
        break;
    case CATAN_MOVE_BUY_DEVELOPMENT:
    case CATAN_MOVE_PLAY_KNIGHT:
    case CATAN_MOVE_PLAY_ROAD_BUILDING:
    case CATAN_MOVE_PLAY_PLENTY:
    case CATAN_MOVE_PLAY_MONOPOLY:
    case CATAN_MOVE_TAKE:
    case CATAN_MOVE_TAKE_GOLD:
        tell_card(log, state, actor, move);
        break;
    case CATAN_MOVE_DISCARD:
        tell_discard(log, actor, move);
        break;
    case CATAN_MOVE_MOVE_ROBBER:
    case CATAN_MOVE_MOVE_PIRATE:
    case CATAN_MOVE_ROB:
        tell_robber(log, actor, move);
        break;
    default:
        tell_trade(log, state, actor, move);
        break;
    }
}

/* --- the calls --- */

void log_begin(game_log *log, FILE *out, const board *b, const catan_state *state) {
    log->out = out;
    log->b = b;
    log->length = 0;
    log->line_seat = CATAN_NOBODY;
    log->line_kind = CATAN_MOVE_NONE;
    log->line_turn = 0;
    log->told_turn = UINT32_MAX;
    remember(log, state);
}

void log_move(game_log *log, const catan_state *state, int32_t actor, catan_move move) {
    if (log->out == NULL) {
        return;
    }
    if (actor == CATAN_CHANCE) {
        tell_chance(log, state, move);
    } else {
        tell(log, state, actor, move);
    }
    tell_awards(log, state);
    log_tell_cities_gains(log, state);
    remember(log, state);
}

void log_end(game_log *log) {
    if (log->out != NULL) {
        print_line(log);
    }
}
