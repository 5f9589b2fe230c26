/* Lists of moves, and whether checking agrees with them. */
#include <stdlib.h>
#include <string.h>

#include "property/checks.h"

static int ascending(const catan_move *moves, uint32_t count) {
    for (uint32_t i = 1; i < count; i++) {
        if (moves[i - 1] >= moves[i]) {
            return 0;
        }
    }
    return 1;
}

static void check_short_buffer(const world *w, const catan_move *moves, uint32_t count,
                               uint32_t room) {
    catan_move few[MAX_LISTED];
    few[room] = 0xdeadbeef;
    HOLD(w, catan_moves(w->state, few, room) == count, "a short buffer gives the same count");
    HOLD(w, memcmp(few, moves, room * sizeof *few) == 0,
         "a short buffer gets the list's beginning");
    HOLD(w, few[room] == 0xdeadbeef, "nothing is written beyond a short buffer");
}

static void check_weights(const world *w, uint32_t count) {
    uint32_t weights[MAX_LISTED], few[2] = {0, 0xdeadbeef};
    uint64_t sum = 0;
    uint32_t n = catan_chance_weights(w->state, weights, MAX_LISTED);
    if (catan_actor(w->state) != CATAN_CHANCE) {
        HOLD(w, n == 0, "only chance moves have weights");
        return;
    }
    HOLD(w, n == count, "as many weights as moves of chance");
    for (uint32_t i = 0; i < n; i++) {
        HOLD(w, weights[i] != 0, "a listed move of chance can happen");
        sum += weights[i];
    }
    HOLD(w, sum <= UINT32_MAX, "weights add up within 32 bits");
    HOLD(w, catan_chance_weights(w->state, NULL, 0) == n, "the number of weights without a buffer");
    HOLD(w,
         catan_chance_weights(w->state, few, 1) == n && few[0] == weights[0] &&
             few[1] == 0xdeadbeef,
         "weights in a short buffer");
}

uint32_t check_list(const world *w, catan_move moves[MAX_LISTED]) {
    uint32_t most = catan_max_moves(w->game), count = catan_moves(w->state, moves, MAX_LISTED);
    HOLD(w, most < MAX_LISTED, "catan_max_moves() is reasonable");
    HOLD(w, count <= most, "no list is longer than catan_max_moves()");
    HOLD(w, ascending(moves, count), "a list ascends and has nothing twice");
    HOLD(w, catan_moves(w->state, NULL, 0) == count, "the count without a buffer");
    check_short_buffer(w, moves, count, count / 2);
    check_short_buffer(w, moves, count, count == 0 ? 0 : count - 1);
    int over = catan_result(w->state) != CATAN_RUNNING;
    HOLD(w, (count == 0) == over, "there is a move exactly while the game runs");
    check_weights(w, count);
    return count;
}

static int listed(const catan_move *moves, uint32_t count, catan_move move) {
    uint32_t low = 0, high = count;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (moves[middle] < move) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < count && moves[low] == move;
}

static int is_reason(int32_t status) {
    return status <= CATAN_E_GAME_OVER && strcmp(catan_status_name(status), "CATAN_E_UNKNOWN") != 0;
}

static void check_one(const world *w, const catan_move *moves, uint32_t count, catan_move move) {
    int32_t status = catan_check(w->state, CATAN_ANYONE, move);
    if (listed(moves, count, move)) {
        HOLD(w, status == CATAN_OK, "a listed move is legal");
    } else if (status == CATAN_OK || !is_reason(status)) {
        world *told = (world *)(uintptr_t)w; /* for the report */
        told->move = move;
        HOLD(w, status != CATAN_OK,
             "a legal move is listed (the last move told is the one asked about)");
        HOLD(w, is_reason(status), "a reason is one from CATAN_E_GAME_OVER on");
    }
}

/* The number of arguments that a domain of this game has. */
static uint32_t domain_range(const world *w, uint32_t domain) {
    uint32_t players = catan_game_players(w->game);
    switch (domain) {
    case CATAN_DOMAIN_NONE:
        return 1;
    case CATAN_DOMAIN_NODE:
        return catan_node_count(w->game);
    case CATAN_DOMAIN_EDGE:
        return catan_edge_count(w->game);
    case CATAN_DOMAIN_HEX:
        return catan_hex_count(w->game);
    case CATAN_DOMAIN_SEAT:
        return players;
    case CATAN_DOMAIN_SEATS:
        return 1U << players;
    case CATAN_DOMAIN_CARD:
        return CATAN_CARD_KINDS;
    case CATAN_DOMAIN_PAIR:
        return CATAN_CARD_KINDS * CATAN_CARD_KINDS;
    case CATAN_DOMAIN_TERRAIN:
        return CATAN_FOG;
    case CATAN_DOMAIN_TRACK:
        return CATAN_TRACKS;
    case CATAN_DOMAIN_PROGRESS:
        return CATAN_PROGRESS_KINDS;
    case CATAN_DOMAIN_DICE_PAIR:
        return 36;
    case CATAN_DOMAIN_FACE:
        return CATAN_FACE_SCIENCE + 1;
    default:
        return 64;
    }
}

void check_encodable(const world *w, const catan_move *moves, uint32_t count) {
    for (uint32_t kind = 0; kind < 256; kind++) {
        catan_move_info info;
        uint32_t range = 1;
        if (catan_move_describe(&info, sizeof info, catan_move_make(kind, 0)) == CATAN_OK) {
            range = domain_range(w, info.domain) + 2;
        }
        for (uint32_t argument = 0; argument < range; argument++) {
            check_one(w, moves, count, kind << 24 | argument);
        }
        check_one(w, moves, count, kind << 24 | 0xffffff);
        check_one(w, moves, count, kind << 24 | 0x010000);
    }
}

void check_move_texts(const world *w) {
    for (uint32_t kind = 0; kind < 256; kind++) {
        catan_move_info info;
        char text[48];
        if (catan_move_describe(&info, sizeof info, kind << 24) != CATAN_OK) {
            HOLD(w,
                 catan_move_format(text, sizeof text, w->game, kind << 24) == CATAN_E_MOVE_UNKNOWN,
                 "no kind, no text");
            continue;
        }
        HOLD(w, strcmp(info.name, catan_move_kind_name(kind)) == 0, "one name a kind");
        uint32_t range = domain_range(w, info.domain), end = 0;
        for (uint32_t argument = 0; argument < range + 2; argument++) {
            catan_move move = kind << 24 | argument, back = 0;
            int32_t status = catan_move_format(text, sizeof text, w->game, move);
            HOLD(w, status == CATAN_OK || status == CATAN_E_MOVE_UNKNOWN, "48 bytes suffice");
            if (status == CATAN_OK) {
                HOLD(w, catan_move_parse(&back, w->game, text) == CATAN_OK && back == move,
                     "a move's text is the move");
                end = argument + 1;
            }
        }
        int open_end =
            info.domain == CATAN_DOMAIN_NUMBER || info.domain == CATAN_DOMAIN_DEVELOPMENT;
        /* a kind that this game has not */
        int absent = end == 0 && (kind > CATAN_MOVE_WITHDRAW || w->config.cities_knights);
        HOLD(w, open_end || absent || end == range, "arguments beyond the range have no text");
    }
}

void check_numbers(const world *w, const catan_move *moves, uint32_t count, catan_rng *rng,
                   uint32_t numbers) {
    for (uint32_t i = 0; i < numbers; i++) {
        check_one(w, moves, count, (catan_move)catan_rng_next(rng));
    }
}

void check_seats(const world *w, catan_move move) {
    int32_t actor = catan_actor(w->state), players = (int32_t)catan_game_players(w->game);
    catan_state_copy(w->scratch, w->state);
    for (int32_t seat = CATAN_CHANCE; seat < players; seat++) {
        int32_t status = seat == actor ? CATAN_OK : CATAN_E_NOT_YOUR_TURN;
        HOLD(w, catan_check(w->state, seat, move) == status, "only who is asked may move");
        HOLD(w, seat == actor || catan_apply(w->scratch, seat, move) == status, "and nobody else");
    }
    const int32_t none[] = {players, CATAN_NOBODY, -4, 255, INT32_MAX, INT32_MIN};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        HOLD(w, catan_check(w->state, none[i], move) == CATAN_E_ARGUMENT, "such a seat is refused");
        HOLD(w, catan_apply(w->scratch, none[i], move) == CATAN_E_ARGUMENT, "also for a move");
    }
    HOLD(w, catan_state_equal(w->scratch, w->state) && catan_undo_depth(w->scratch) == 0,
         "a refused seat changes nothing");
}

void check_random_move(const world *w, const catan_move *moves, uint32_t count,
                       const catan_rng *rng) {
    catan_rng drawn = *rng, own = *rng;
    catan_move move = catan_random_move(w->state, &drawn);
    uint32_t weights[MAX_LISTED], i = 0;
    if (count == 0) {
        HOLD(w, move == CATAN_MOVE_NONE, "no random move when the game is over");
        return;
    }
    if (catan_chance_weights(w->state, weights, MAX_LISTED) == 0) {
        i = catan_rng_below(&own, count);
    } else {
        uint32_t sum = 0, at;
        for (uint32_t k = 0; k < count; k++) {
            sum += weights[k];
        }
        for (at = catan_rng_below(&own, sum); at >= weights[i]; i++) {
            at -= weights[i];
        }
    }
    HOLD(w, move == moves[i], "catan_random_move() takes the k-th listed");
    HOLD(w, count == 1 || memcmp(&drawn, &own, sizeof own) == 0, "catan_random_move() draws once");
}

/* One wrong move on a scratch state; whatever comes of it is taken back. */
static void try_wrong(world *w, catan_move move) {
    int32_t status = catan_apply(w->scratch, CATAN_ANYONE, move);
    HOLD(w, status != CATAN_OK && status == catan_check(w->state, CATAN_ANYONE, move),
         "a wrong move is refused as catan_check() says");
    status = catan_apply_listed(w->scratch, move);
    if (status == CATAN_OK) {
        HOLD(w, catan_undo_depth(w->scratch) == 1 && catan_undo(w->scratch) == CATAN_OK,
             "a wrong move is taken back");
    } else {
        HOLD(w, is_reason(status), "a wrong move is refused with a reason");
        HOLD(w, catan_undo_depth(w->scratch) == 0, "a refused move is not in the journal");
    }
}

void check_wrong_moves(world *w, const catan_move *moves, uint32_t count, catan_rng *rng) {
    catan_state_copy(w->scratch, w->state);
    for (uint32_t kind = 0; kind <= CATAN_MOVE_DIPLOMAT_BRIDGE + 1; kind++) {
        for (uint32_t argument = 0; argument < 520; argument++) {
            if (!listed(moves, count, kind << 24 | argument)) {
                try_wrong(w, kind << 24 | argument);
            }
        }
    }
    for (int i = 0; i < 1000; i++) {
        catan_move move = (catan_move)catan_rng_next(rng);
        if (!listed(moves, count, move)) {
            try_wrong(w, move);
        }
    }
    HOLD(w, catan_state_equal(w->scratch, w->state), "wrong moves leave nothing behind");
}

void check_over(const world *w, catan_rng *rng) {
    catan_move none[2];
    HOLD(w, catan_actor(w->state) == CATAN_NOBODY, "nobody decides when the game is over");
    HOLD(w, catan_question(w->state) == CATAN_ASK_OVER, "nothing is asked when the game is over");
    HOLD(w, catan_moves(w->state, none, 2) == 0, "no moves when the game is over");
    HOLD(w, catan_random_move(w->state, rng) == CATAN_MOVE_NONE,
         "no random move when the game is over");
    catan_state_copy(w->scratch, w->state);
    for (uint32_t kind = 0; kind < 256; kind++) {
        for (uint32_t argument = 0; argument < 64; argument++) {
            catan_move move = kind << 24 | argument;
            HOLD(w, catan_check(w->state, CATAN_ANYONE, move) == CATAN_E_GAME_OVER,
                 "a game that is over admits no move");
            HOLD(w, catan_apply(w->scratch, CATAN_ANYONE, move) == CATAN_E_GAME_OVER,
                 "nor makes one");
            HOLD(w, catan_apply_listed(w->scratch, move) == CATAN_E_GAME_OVER,
                 "nor makes one unchecked");
        }
    }
    HOLD(w, catan_state_equal(w->scratch, w->state), "a game that is over does not change");
    HOLD(w,
         catan_playout(w->scratch, rng, 100) == CATAN_OK && catan_state_equal(w->scratch, w->state),
         "a playout of a game that is over does nothing");
}
