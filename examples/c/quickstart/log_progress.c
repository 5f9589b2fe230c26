/* Progress cards in the log. */
#include "log_parts.h"

/* What a card is played on: " on Blue", " at n12 (fields 8)", ": ore". */
static void add_target(game_log *log, catan_move move) {
    catan_move_info info;
    if (catan_move_describe(&info, sizeof info, move) != CATAN_OK) {
        return;
    }
    switch (info.domain) {
    case CATAN_DOMAIN_SEAT:
        log_add(log, " on %s", board_seat_name((int32_t)info.argument));
        break;
    case CATAN_DOMAIN_HEX:
        log_add(log, " at h%u (", info.argument);
        log_hex(log, info.argument);
        log_add(log, ")");
        break;
    case CATAN_DOMAIN_NODE:
        log_add(log, " at ");
        log_node(log, info.argument);
        break;
    case CATAN_DOMAIN_EDGE:
        log_add(log, " at e%u", info.argument);
        break;
    case CATAN_DOMAIN_CARD:
        log_add(log, ": %s", board_card_name(info.argument));
        break;
    case CATAN_DOMAIN_DICE_PAIR:
        log_add(log, " and rolls %u", info.argument / 6 + info.argument % 6 + 2);
        break;
    default:
        break;
    }
}

static void tell_played(game_log *log, const catan_state *state, int32_t actor, catan_move move) {
    uint32_t progress = catan_move_kind_of(move) - CATAN_MOVE_PLAY_ALCHEMIST;
    log_line(log, actor, move);
    log_add(log, "plays %s", board_progress_name(progress));
    add_target(log, move);
    log_changes(log, state, 1);
}

/* What comes behind the card that is told. */
static int tell_follow_up(game_log *log, int32_t actor, catan_move move) {
    uint32_t argument = catan_move_argument(move);
    const char *name = board_seat_name(actor);
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_SWAP_NUMBER:
        log_add(log, ", which becomes that of h%u", argument);
        return 1;
    case CATAN_MOVE_FREE_PROMOTION:
        log_add(log, ", and at n%u", argument);
        return 1;
    case CATAN_MOVE_REBUILD:
        log_add(log, ", laid again on e%u", argument);
        return 1;
    case CATAN_MOVE_GIVE:
        log_add(log, ", %s gives 1 %s", name, board_card_name(argument));
        return 1;
    case CATAN_MOVE_TAKE_PROGRESS:
        log_add(log, ", takes %s", board_progress_name(argument));
        return 1;
    case CATAN_MOVE_DESERT:
        log_add(log, ", %s loses the knight on n%u", name, argument);
        return 1;
    case CATAN_MOVE_PLACE_DESERTER:
        log_add(log, ", %s gets one on n%u", name, argument);
        return 1;
    case CATAN_MOVE_HARBOUR_CARD:
        log_add(log, " 1 %s", board_card_name(argument));
        return 1;
    case CATAN_MOVE_HARBOUR_GIVE:
        log_add(log, ", who gives 1 %s for it", board_card_name(argument));
        return 1;
    case CATAN_MOVE_TAKE_HAND:
        log_add(log, ", takes 1 %s", board_card_name(argument));
        return 1;
    case CATAN_MOVE_CHOOSE_STRENGTH:
    case CATAN_MOVE_DECLINE:
        return 1;
    default:
        return 0;
    }
}

/* The bishop takes a card from each of several. */
int log_tell_progress_chance(game_log *log, const catan_state *state, catan_move move) {
    int bishop =
        catan_move_kind_of(move) == CATAN_MOVE_STEAL && log->line_kind == CATAN_MOVE_PLAY_BISHOP;
    for (uint32_t seat = 0; seat < log->b->players && bishop; seat++) {
        uint8_t cards[CATAN_CARD_KINDS];
        if (log_changed(log, state, seat, -1, cards) > 0) {
            log_add(log, ", 1 %s from %s", board_card_name(catan_move_argument(move)),
                    board_seat_name((int32_t)seat));
        }
    }
    return bishop;
}

int log_tell_progress(game_log *log, const catan_state *state, int32_t actor, catan_move move) {
    uint32_t kind = catan_move_kind_of(move);
    if (kind >= CATAN_MOVE_PLAY_ALCHEMIST && kind <= CATAN_MOVE_PLAY_MERCHANT) {
        tell_played(log, state, actor, move);
        return 1;
    }
    if (kind == CATAN_MOVE_HARBOUR_OFFER) {
        log_line(log, actor, move);
        log_add(log, "offers %s", board_seat_name((int32_t)catan_move_argument(move)));
        return 1;
    }
    return tell_follow_up(log, actor, move);
}
