/* The moves of Cities & Knights in the log. */
#include "log_parts.h"

enum { LAST_STEP = 6 }; /* of the barbarians' ship, before it lands */

static uint32_t held(const catan_state *state, uint32_t seat) {
    int32_t cards = catan_view_count(state, CATAN_ALL_SEEING, CATAN_COUNTER_PROGRESS, (int32_t)seat,
                                     CATAN_TOTAL);
    return cards > 0 ? (uint32_t)cards : 0;
}

void log_remember_cities(game_log *log, const catan_state *state) {
    for (uint32_t seat = 0; seat < log->b->players && log->b->cities; seat++) {
        log->progress[seat] = held(state, seat);
    }
}

/* Who has just drawn: a card more, or a point. */
static int32_t drawer(const game_log *log, const catan_state *state) {
    for (uint32_t seat = 0; seat < log->b->players; seat++) {
        catan_seat_info now;
        catan_seat_get(&now, sizeof now, state, seat);
        if (held(state, seat) > log->progress[seat] ||
            now.public_points > log->before[seat].public_points) {
            return (int32_t)seat;
        }
    }
    return CATAN_NOBODY;
}

int log_tell_cities_chance(game_log *log, const catan_state *state, catan_move move) {
    uint32_t argument = catan_move_argument(move);
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_DICE_PAIR:
        log_add(log, "%u", argument / 6 + argument % 6 + 2);
        return 1;
    case CATAN_MOVE_EVENT_DIE:
        if (argument != CATAN_FACE_SHIP) {
            log_add(log, " and the gate of %s", catan_face_name(argument));
        } else {
            log_add(log, log->table.barbarians == LAST_STEP ? " and a ship, which lands"
                                                            : " and a ship");
        }
        log_changes(log, state, 1);
        return 1;
    case CATAN_MOVE_DRAW_PROGRESS:
        log_line(log, drawer(log, state), move);
        log_add(log, "draws %s", board_progress_name(argument));
        log_changes(log, state, 1);
        return 1;
    default:
        return log_tell_progress_chance(log, state, move);
    }
}

/* A line that ends with a node. */
static void line_at(game_log *log, int32_t actor, catan_move move, const char *words) {
    log_line(log, actor, move);
    log_add(log, "%s", words);
    log_node(log, catan_move_argument(move));
}

static void tell_knight(game_log *log, int32_t actor, catan_move move) {
    uint32_t node = catan_move_argument(move);
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_RECRUIT_KNIGHT:
        line_at(log, actor, move, "recruits a knight on ");
        break;
    case CATAN_MOVE_ACTIVATE_KNIGHT:
        line_at(log, actor, move, "activates the knight on ");
        break;
    case CATAN_MOVE_PROMOTE_KNIGHT:
        line_at(log, actor, move, "promotes the knight on ");
        break;
    case CATAN_MOVE_LIFT_KNIGHT:
        line_at(log, actor, move, "moves the knight on ");
        break;
    case CATAN_MOVE_PUT_KNIGHT:
        log_add(log, " to n%u", node);
        break;
    case CATAN_MOVE_RETREAT_KNIGHT:
        log_add(log, ", %s's knight withdraws to n%u", board_seat_name(actor), node);
        break;
    case CATAN_MOVE_CHASE_ROBBER:
        line_at(log, actor, move, "chases the robber with the knight on ");
        break;
    case CATAN_MOVE_CHASE_PIRATE:
        line_at(log, actor, move, "chases the pirate with the knight on ");
        break;
    default: /* who fights */
        break;
    }
}

static void tell_aqueduct(game_log *log, int32_t actor, catan_move move) {
    log_line(log, actor, move);
    log_add(log, "takes 1 %s by the aqueduct", board_card_name(catan_move_argument(move)));
}

int log_tell_cities(game_log *log, const catan_state *state, int32_t actor, catan_move move) {
    uint32_t argument = catan_move_argument(move);
    catan_seat_info now;
    switch (catan_move_kind_of(move)) {
    case CATAN_MOVE_SETUP_CITY:
        line_at(log, actor, move, "builds a city on ");
        log_changes(log, state, 1);
        return 1;
    case CATAN_MOVE_BUILD_WALL:
        line_at(log, actor, move, "builds a wall at ");
        return 1;
    case CATAN_MOVE_RESTORE_CITY:
        line_at(log, actor, move, "restores the city on ");
        return 1;
    case CATAN_MOVE_IMPROVE:
        catan_seat_get(&now, sizeof now, state, (uint32_t)actor);
        log_line(log, actor, move);
        log_add(log, "improves %s to level %u", catan_track_name(argument),
                now.improvement[argument % CATAN_TRACKS]);
        return 1;
    case CATAN_MOVE_PLACE_METROPOLIS:
        log_add(log, ", metropolis on n%u", argument);
        return 1;
    case CATAN_MOVE_LOSE_CITY:
        line_at(log, actor, move, "loses the city on ");
        log_changes(log, state, 1);
        return 1;
    case CATAN_MOVE_DISCARD_PROGRESS:
        log_line(log, actor, move);
        log_add(log, "puts %s under its deck", board_progress_name(argument));
        log_changes(log, state, 1);
        return 1;
    case CATAN_MOVE_TAKE_AQUEDUCT:
        tell_aqueduct(log, actor, move);
        return 1;
    case CATAN_MOVE_CHOOSE_DECK:
        return 1;
    default:
        break;
    }
    uint32_t kind = catan_move_kind_of(move);
    int knights = (kind >= CATAN_MOVE_RECRUIT_KNIGHT && kind <= CATAN_MOVE_CHASE_ROBBER) ||
                  kind == CATAN_MOVE_CHASE_PIRATE || kind == CATAN_MOVE_MUSTER ||
                  kind == CATAN_MOVE_MUSTERED;
    if (knights) {
        tell_knight(log, actor, move);
    }
    return knights || (log->b->cities && log_tell_progress(log, state, actor, move));
}

/* Who has become Defender. */
void log_tell_cities_gains(game_log *log, const catan_state *state) {
    for (uint32_t seat = 0; seat < log->b->players && log->b->cities; seat++) {
        catan_seat_info now;
        catan_seat_get(&now, sizeof now, state, seat);
        if (now.defender > log->before[seat].defender) {
            log_line(log, (int32_t)seat, CATAN_MOVE_NONE);
            log_add(log, "is Defender of Catan");
        }
    }
}
