/* Whether knights, walls, metropolises, cards of a position are sound (C-8, C-9, C-45 to C-53,
 * C-77, C-81 to C-84). Only knights_verify_cached() sees caches. */
#include "rules/cities_knights/cities_knights.h"

static int is_over(const catan_state *st) { return lane(st, P_TABLE, B_RESULT) != 0; }

/* A seat whose knights may have been recruited or promoted just now: in its turn or go (C-99). */
static int may_raise(const catan_state *st, unsigned seat) {
    unsigned depth = lane(st, P_TURN, T_DEPTH);
    int goes = 0;
    for (unsigned i = 0; i < depth && i < CATAN_MAX_TASKS; i++) {
        uint64_t t = word(st, P_AGENDA + i);
        goes |= catan__task_kind_of(t) == CATAN__TASK_SPECIAL && catan__task_actor(t) == seat;
    }
    return goes || active_seat(st) == seat;
}

static int state_is_sound(const catan_state *st, unsigned seat, unsigned state) {
    int active = (state & CATAN_KNIGHT_ACTIVE) != 0;
    int landing = st->game->set.tactical_defence && ck_lane(st, CK_BARBARIANS, 0) == LANDING;
    return (active || (state & (CATAN_KNIGHT_TIRED | CATAN_KNIGHT_FIGHTS)) == 0) &&
           ((state & CATAN_KNIGHT_TIRED) == 0 || active_seat(st) == seat) &&
           ((state & CATAN_KNIGHT_RAISED) == 0 || may_raise(st, seat)) &&
           ((state & CATAN_KNIGHT_FIGHTS) == 0 || landing);
}

/* A knight that is being moved or driven away is still one of its owner's. */
static unsigned level_in_hand(const catan_state *st, unsigned seat) {
    uint64_t t = unjudged_top(st);
    unsigned kind = catan__task_kind_of(t);
    return (kind == CATAN__TASK_MOVE_KNIGHT || kind == CATAN__TASK_RETREAT_KNIGHT) &&
                   catan__task_actor(t) == seat
               ? catan__knight_level_of(catan__task_b(t))
               : 0;
}

static int32_t verify_knights_of(const catan_state *st, unsigned seat, uint64_t *taken) {
    const uint64_t *list = words(st, ck_word(st, CK_KNIGHTS, seat));
    uint64_t ground[G_WORDS];
    unsigned count[4] = {0}, before = 0, ended = 0;
    int fortress = has_ability(st, seat, CATAN_TRACK_POLITICS);
    current_ground(st, ground);
    count[level_in_hand(st, seat)]++;
    if (count[MIGHTY] != 0 && !fortress) {
        return CATAN_E_POSITION_PIECES;
    }
    for (unsigned i = 0; i < CATAN__KNIGHT_PLACES; i++) {
        unsigned k = catan__knight_at(list, i), node = catan__knight_node_of(k);
        unsigned level = catan__knight_level_of(k);
        ended |= k == 0;
        if (k == 0) {
            continue;
        }
        if (ended || i >= CATAN__KNIGHTS_MOST || level == 0 || k <= before ||
            ++count[level] > KNIGHTS_OF_LEVEL ||
            !state_is_sound(st, seat, catan__knight_state_of(k)) ||
            (level == MIGHTY && !fortress)) {
            return CATAN_E_POSITION_PIECES;
        }
        if (node >= st->game->board.nodes || set_has(taken, node) ||
            (!has_ships(st) && !set_has(ground + G_LAND_NODES, node))) {
            return CATAN_E_POSITION_PLACE;
        }
        set_add(taken, node);
        before = k;
    }
    return CATAN_OK;
}

static int32_t verify_knights(const catan_state *st, const char **field) {
    uint64_t taken[W_NODES] = {0};
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        for (unsigned i = 0; i < W_NODES; i++) {
            taken[i] |= seat_word(st, seat, S_BUILT + i);
        }
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        int32_t status = verify_knights_of(st, seat, taken);
        if (status != CATAN_OK) {
            return fault(field, "knights_placed", status);
        }
    }
    return CATAN_OK;
}

/* Walls under cities, turned cities among settlements. */
static int32_t verify_cities(const catan_state *st, const char **field) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        unsigned walled = 0;
        for (unsigned i = 0; i < W_NODES; i++) {
            walled += catan__popcount(walls(st, i) & cities_of(st, seat, i));
        }
        if (walled > WALLS_OF_SEAT) {
            return fault(field, "walls", CATAN_E_POSITION_PIECES);
        }
    }
    for (unsigned i = 0; i < W_NODES; i++) {
        uint64_t built = 0;
        for (unsigned seat = 0; seat < st->game->set.players; seat++) {
            built |= seat_word(st, seat, S_BUILT + i);
        }
        if ((walls(st, i) & ~(built & word(st, P_CITIES + i))) != 0) {
            return fault(field, "walls", CATAN_E_POSITION_PLACE);
        }
        if ((turned_cities(st, i) & ~(built & ~word(st, P_CITIES + i))) != 0) {
            return fault(field, "turned", CATAN_E_POSITION_PLACE);
        }
    }
    return CATAN_OK;
}

/* Whether a seat may have reached so much of a track without holding its metropolis: it is about
 * to place it, another holds it by right, or it came too late (C-81, C-82). */
static int lacks_by_right(const catan_state *st, unsigned seat, unsigned track) {
    uint64_t t = unjudged_top(st);
    int placing = catan__task_kind_of(t) == CATAN__TASK_METROPOLIS &&
                  catan__task_actor(t) == seat && catan__task_a(t) == track;
    return placing || !wins_metropolis(st, seat, track);
}

static int32_t verify_metropolises(const catan_state *st, const char **field) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        for (unsigned track = 0; track < CATAN_TRACKS; track++) {
            if (track_level(st, seat, track) > LEVEL_MOST) {
                return fault(field, cities_knights_fields[CK_TRACK + track].name,
                             CATAN_E_POSITION_PIECES);
            }
        }
    }
    if (word(st, ck_word(st, CK_METROPOLISES, 0)) >> 48 != 0) {
        return fault(field, "metropolises", CATAN_E_POSITION_PLACE);
    }
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        unsigned node = metropolis_node(st, track), owner;
        if (node != CATAN__NO) {
            int fits = node < st->game->board.nodes && set_has(words(st, P_CITIES), node);
            for (unsigned other = 0; other < track; other++) {
                fits = fits && metropolis_node(st, other) != node;
            }
            owner = fits ? metropolis_owner(st, track) : (unsigned)NO_SEAT;
            if (owner == NO_SEAT || track_level(st, owner, track) < LEVEL_METROPOLIS) {
                return fault(field, "metropolises", CATAN_E_POSITION_PLACE);
            }
        }
        for (unsigned seat = 0; seat < st->game->set.players; seat++) {
            if (!is_over(st) && !lacks_by_right(st, seat, track)) {
                return fault(field, "metropolises", CATAN_E_POSITION_AWARD);
            }
        }
    }
    return CATAN_OK;
}

/* --- cards --- */

static unsigned laid_out(const catan_state *st, unsigned kind) {
    unsigned players = st->game->set.players;
    return (kind == CATAN_PROGRESS_PRINTER && ck_lane(st, CK_PRINTER, 0) < players) ||
           (kind == CATAN_PROGRESS_CONSTITUTION && ck_lane(st, CK_CONSTITUTION, 0) < players);
}

/* A queue holds cards of its own track, one behind the other. */
static int queue_is_sound(const catan_state *st, unsigned track, unsigned *count) {
    const uint64_t *queue = queue_under(st, track);
    unsigned length = catan__queue_length(queue);
    for (unsigned i = 0; i < CATAN__QUEUE_MOST; i++) {
        unsigned entry = catan__queue_at(queue, i);
        if (entry > CATAN_PROGRESS_KINDS || (i >= length && entry != 0) ||
            (entry != 0 &&
             (catan__progress_track(entry - 1) != track || is_point_card(entry - 1)))) {
            return 0;
        }
        if (entry != 0) {
            count[entry - 1]++;
        }
    }
    return ((queue[0] | queue[1]) >> 60) == 0;
}

/* Only the active player holds more than the limit, but for draws of which the limit has still to
 * be seen to (C-88). */
static int32_t verify_hands(const catan_state *st, const char **field) {
    unsigned kind = catan__task_kind_of(unjudged_top(st));
    int drawing = kind == CATAN__TASK_PROGRESS || kind == CATAN__TASK_LIMIT || is_over(st);
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if (!drawing && seat != active_seat(st) && progress_size(st, seat) > HAND_LIMIT) {
            return fault(field, "progress", CATAN_E_POSITION_DECK);
        }
    }
    return CATAN_OK;
}

/* Each card is in its deck, under it, in a hand, or laid open (G-4). */
static int32_t verify_progress(const catan_state *st, const char **field) {
    unsigned count[CATAN_PROGRESS_KINDS] = {0};
    uint64_t all = full_deck(), beyond = ~(CATAN__BIT(52) - 1),
             deck = word(st, ck_word(st, CK_DECK, 0));
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        if (!queue_is_sound(st, track, count)) {
            return fault(field, cities_knights_fields[CK_UNDER + track].name,
                         CATAN_E_POSITION_DECK);
        }
    }
    for (unsigned kind = 0; kind < CATAN_PROGRESS_KINDS; kind++) {
        unsigned sum = count[kind] + catan__progress_count(deck, kind) + laid_out(st, kind);
        for (unsigned seat = 0; seat < st->game->set.players; seat++) {
            unsigned held = catan__progress_count(progress_of(st, seat), kind);
            if ((held != 0 && is_point_card(kind)) || (progress_of(st, seat) & beyond) != 0) {
                return fault(field, "progress", CATAN_E_POSITION_DECK);
            }
            sum += held;
        }
        if (sum != catan__progress_count(all, kind) || (deck & beyond) != 0) {
            return fault(field, "progress_deck", CATAN_E_POSITION_DECK);
        }
    }
    return CATAN_OK;
}

/* --- the roll, the ship, the merchant --- */

/* Whether the roll is at a stage between the event die and what comes after the attack. */
static int is_in_landing(const catan_state *st) {
    const catan_game *g = st->game;
    uint64_t t = word(st, P_AGENDA + 1);
    unsigned stage = 1, done = is_on(t, CATAN__TASK_ROLL) ? catan__task_step(t) : 0;
    while (stage < g->plain_stages && g->plain[stage - 1] != stage_event_die) {
        stage++;
    }
    int after = 0;
    for (unsigned i = stage; i < done && i < g->plain_stages; i++) {
        after |= g->plain[i] == stage_after_attack;
    }
    return done > stage && !after;
}

/* The ship is at the end of its track only while what comes of it is decided, or when that has won
 * the game. */
static int32_t verify_ship(const catan_state *st, const char **field) {
    unsigned steps = ck_lane(st, CK_BARBARIANS, 0);
    if (is_in_landing(st) ? steps != LANDING : steps >= LANDING + (unsigned)is_over(st)) {
        return fault(field, "barbarians", CATAN_E_POSITION_TURN);
    }
    return steps == LANDING && ck_lane(st, CK_FACE, 0) != CATAN_FACE_SHIP
               ? fault(field, "event_die", CATAN_E_POSITION_TURN)
               : CATAN_OK;
}

/* Who waits for the aqueduct does so only while gold is chosen (C-32). */
static int aqueducts_fit(const catan_state *st) {
    unsigned seats = ck_lane(st, CK_AQUEDUCTS, 0), able = 0;
    uint64_t t = unjudged_top(st);
    for (unsigned seat = 0; st->game->choosing != 0 && seat < st->game->set.players; seat++) {
        int able_to = has_ability(st, seat, CATAN_TRACK_SCIENCE) && gold_of_roll(st, seat) == 0;
        able |= (unsigned)able_to << seat;
    }
    int choosing =
        catan__task_kind_of(t) == CATAN__TASK_GOLD && catan__task_step(t) == GOLD_OF_ROLL;
    return seats == 0 || (choosing && (seats & ~able) == 0);
}

/* Until the barbarians have landed nobody keeps a hex from producing, nor is at sea (CS-10, CS-11).
 */
static int32_t verify_robber_waits(const catan_state *st, const char **field) {
    unsigned robber = lane(st, P_TABLE, B_ROBBER), is_free = ck_lane(st, CK_ROBBER_FREE, 0);
    if (is_free > 1) {
        return fault(field, "robber_free", CATAN_E_POSITION_TURN);
    }
    if (!is_free && robber != NO_HEX && catan__produces(hex_terrain(st, robber))) {
        return fault(field, "robber", CATAN_E_POSITION_TURN);
    }
    if (!is_free && has_ships(st) && pirate_hex(st) != NO_HEX) {
        return fault(field, "pirate", CATAN_E_POSITION_TURN);
    }
    return CATAN_OK;
}

enum { MOST_FLEETS = 2 }; /* cards of that kind (C-8) */

/* What cards do for a turn they do in the active player's, after his roll. */
static int32_t verify_effects(const catan_state *st, const char **field) {
    uint64_t turn = word(st, P_AGENDA);
    int acts = is_over(st) ||
               (catan__task_kind_of(turn) == CATAN__TASK_TURN &&
                (catan__task_step(turn) == TURN_ACTION || catan__task_step(turn) == TURN_ENDING));
    unsigned active = active_seat(st), others = 0;
    if (active != NO_SEAT && active < st->game->set.players) {
        others = all_seats(st) & ~(1U << active);
    }
    unsigned fleets = catan__popcount(ck_lane(st, CK_FLEET, 0));
    acts &= catan__task_kind_of(word(st, P_AGENDA + 1)) != CATAN__TASK_ROLL;
    const unsigned most[] = {1, fleets <= MOST_FLEETS ? 0xff : 0, 1,
                             ck_lane(st, CK_HARBOUR, 0) != 0 ? others : 0};
    for (unsigned i = 0; i < sizeof most / sizeof *most; i++) {
        if ((ck_lane(st, CK_CRANE + i, 0) & ~(acts ? most[i] : 0)) != 0) {
            return fault(field, cities_knights_fields[CK_CRANE + i].name, CATAN_E_POSITION_TURN);
        }
    }
    return CATAN_OK;
}

static int32_t verify_roll(const catan_state *st, const char **field) {
    unsigned total = lane(st, P_TURN, T_ROLLED), red = ck_lane(st, CK_RED, 0);
    unsigned face = ck_lane(st, CK_FACE, 0);
    int rolled = total != 0 || total_is_open(st) || (may_lack_total(st) && face != CATAN_FACE_NONE);
    int of_total = st->game->kind[CATAN_MOVE_DICE_PAIR] != NULL; /* the red die is a part of it */
    if (!rolled ? red != 0
                : red > 6 || (of_total && (red == 0 || total <= red || total - red > 6))) {
        return fault(field, "red_die", CATAN_E_POSITION_TURN);
    }
    unsigned due = catan__task_kind_of(unjudged_top(st));
    int falling = due == CATAN__TASK_EVENT_DIE || due == CATAN__TASK_RED_DIE;
    if (face > CATAN_FACE_SCIENCE || (face == CATAN_FACE_NONE) != (falling || !rolled)) {
        return fault(field, "event_die", CATAN_E_POSITION_TURN);
    }
    if (!aqueducts_fit(st)) {
        return fault(field, "aqueducts", CATAN_E_POSITION_TURN);
    }
    if (st->game->set.dice == CATAN_DICE_DECK &&
        word(st, ck_word(st, CK_DICE_PAIRS, 0)) >> PAIRS != 0) {
        return fault(field, "dice_pairs", CATAN_E_POSITION_DECK);
    }
    return CATAN_OK;
}

static int32_t verify_holders(const catan_state *st, const char **field) {
    static const uint8_t held[] = {CK_PRINTER, CK_CONSTITUTION, CK_MERCHANT_OF};
    unsigned players = st->game->set.players, hex = merchant_hex(st);
    for (unsigned i = 0; i < sizeof held; i++) {
        unsigned seat = ck_lane(st, held[i], 0);
        if (seat >= players && seat != NO_SEAT) {
            return fault(field, cities_knights_fields[held[i]].name, CATAN_E_POSITION_AWARD);
        }
    }
    for (unsigned seat = 0; seat < players; seat++) {
        if (ck_lane(st, CK_DEFENDER, seat) > MOST_DEFENDERS) {
            return fault(field, "defender", CATAN_E_POSITION_AWARD);
        }
    }
    unsigned terrain = hex < st->game->board.hexes ? hex_terrain(st, hex) : 0;
    if ((hex == NO_HEX) != (merchant_owner(st) == NO_SEAT) ||
        (hex != NO_HEX && (hex >= st->game->board.hexes || terrain == CATAN_SEA ||
                           terrain == CATAN_FOG || (st->game->choosing >> terrain & 1) != 0))) {
        return fault(field, "merchant", CATAN_E_POSITION_PLACE);
    }
    return CATAN_OK;
}

/* Before the first turn nobody has anything of Cities & Knights but his city. */
static int32_t verify_start(const catan_state *st, const char **field) {
    unsigned some = ck_lane(st, CK_BARBARIANS, 0) | ck_lane(st, CK_ROBBER_FREE, 0);
    if (lane(st, P_TURN, T_SEAT) != NO_SEAT) {
        return CATAN_OK;
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        some |= knight_in(st, seat, 0) | ck_lane(st, CK_DEFENDER, seat);
        for (unsigned track = 0; track < CATAN_TRACKS; track++) {
            some |= track_level(st, seat, track);
        }
    }
    for (unsigned i = 0; i < W_NODES; i++) {
        some |= (walls(st, i) | turned_cities(st, i)) != 0;
    }
    int fits =
        some == 0 && word(st, ck_word(st, CK_DECK, 0)) == full_deck() && merchant_hex(st) == NO_HEX;
    return fits ? CATAN_OK : fault(field, "seat", CATAN_E_POSITION_TURN);
}

static int32_t knights_verify(const catan_state *st, const char **field) {
    int32_t (*const parts[])(const catan_state *, const char **) = {
        verify_knights, verify_cities,       verify_metropolises, verify_progress,
        verify_hands,   verify_holders,      verify_start,        verify_roll,
        verify_ship,    verify_robber_waits, verify_effects};
    int32_t status = CATAN_OK;
    for (unsigned i = 0; i < sizeof parts / sizeof *parts && status == CATAN_OK; i++) {
        status = parts[i](st, field);
    }
    return status;
}

/* A knight stands on a way of its owner's (C-63). */
static int32_t knights_verify_cached(const catan_state *st, const char **field) {
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        FOR_KNIGHTS(st, seat, k) {
            if (!set_has(words(st, at_seat(seat, S_NODES)), catan__knight_node_of(k))) {
                return fault(field, "knights_placed", CATAN_E_POSITION_PLACE);
            }
        }
    }
    return CATAN_OK;
}
