/* What the base rules offer to other modules: pieces, prices, cards, routes, victory. */
#ifndef CATAN__BASE_H
#define CATAN__BASE_H

#include "core/engine/module.h"

/* --- pieces (pieces.c) --- */

/* Nodes with buildings that are not the seat's. */
static inline void others_built(const catan_state *st, unsigned seat, uint64_t *out) {
    for (unsigned i = 0; i < W_NODES; i++) {
        out[i] = word(st, P_BUILT + i) & ~seat_word(st, seat, S_BUILT + i);
    }
}

/* Lays pieces with all that follows: caches, supply, harbours, points, routes, hooks. Nothing is
 * paid. */
static void place_road(catan_state *st, unsigned seat, unsigned edge);
static void take_road_up(catan_state *st, unsigned seat, unsigned edge);
static void place_settlement(catan_state *st, unsigned seat, unsigned node);
static void place_city(catan_state *st, unsigned seat, unsigned node);
/* What pieces.c keeps of roads and ships alike, for who lays and lifts ships: nodes that own pieces
 * touch, afresh; edges that lead on from a node, unless an opponent bars it; the route's length. */
static void refresh_nodes(catan_state *st, unsigned seat);
static void extend_reach(catan_state *st, unsigned seat, unsigned first, unsigned node);
static void refresh_reach_of(catan_state *st, unsigned seat, unsigned first, const uint64_t *nodes);
/* Nodes where own roads end, and where own ships lead them on; the same the other way round for
 * `ships` of the seat. */
static void road_ends(const catan_state *st, unsigned seat, uint64_t *nodes);
static void ship_ends(const catan_state *st, unsigned seat, const uint64_t *ships, uint64_t *nodes);
/* For whoever changes where the seat's roads and ships join, or a piece that may end there. */
static void rejoin(catan_state *st, unsigned seat);
static void refresh_reach(catan_state *st, unsigned seat);
static void put_route(catan_state *st, unsigned seat, unsigned length);
/* An own piece goes from an edge, and from the words from `pieces` on. @return whether it was part
 * of a longest route, which is then measured anew */
static int lift_piece(catan_state *st, unsigned seat, unsigned edge, unsigned pieces);
/* How many of a seat's settlements are cities turned over (C-77). */
static inline unsigned count_turned(const catan_state *st, unsigned seat) {
    unsigned count = 0;
    for (unsigned i = 0; has_turned(st) && i < W_NODES; i++) {
        count += catan__popcount(seat_word(st, seat, S_BUILT + i) & turned_cities(st, i));
    }
    return count;
}
/* Puts a settlement from supply in a city's place; there is one (C-69). */
static inline void remove_city(catan_state *st, unsigned seat, unsigned node);
/* A building goes back to supply, whatever it is, with all that follows (G-6). */
static void remove_building(catan_state *st, unsigned seat, unsigned node);
/* A city becomes a settlement, or is turned over where none is left (C-69, C-77): turned.c. */
static void lose_city(catan_state *st, unsigned seat, unsigned node);
/* Nodes with buildings that nothing destroys. */
static inline void immune_nodes(const catan_state *st, uint64_t *out) {
    memset(out, 0, W_NODES * sizeof *out);
    FOR_HOOK(st, immune, m) { m->immune(st, out); }
}
/* A hex has another terrain or number. */
static void put_hex(catan_state *st, unsigned hex, unsigned terrain, unsigned number);
/* A starting building and what follows it: its first cards, its road (B-9 to B-11). */
static void start_at(catan_state *st, unsigned seat, unsigned node, int city);

/* For whoever puts something on a node, or takes it away, that blocks or cuts the routes of other
 * seats there. */
static void recut_others(catan_state *st, unsigned seat, unsigned node);

/* Recomputes from the pieces alone what pieces.c keeps as caches. */
static void refresh_pieces(catan_state *st);

/* Why a piece cannot be built for want of supply or cards, or CATAN_OK (B-50, B-51). */
static int32_t why_not_built(const catan_state *st, unsigned seat, unsigned piece, unsigned priced);
/* A piece of road building is laid: it is counted, and what comes next is seen to (B-64). */
static void count_free_piece(catan_state *st, unsigned seat);

/* Legal places, price and supply aside: what building, setup and free roads have in common. */
static void road_sites(const catan_state *st, unsigned seat, argset *out);       /* B-52 */
static void settlement_sites(const catan_state *st, unsigned seat, argset *out); /* B-53 */
static void free_nodes(const catan_state *st, argset *out); /* distance rule on land */
static int32_t why_road_site(const catan_state *st, unsigned seat, unsigned edge);
static int32_t why_free_node(const catan_state *st, unsigned node);

/* What lies on the board has changed: what is land and sea, what it yields. */
static void refresh_ground(catan_state *st);

/* --- cards (cards.c) --- */
static uint64_t price_of(const catan_state *st, unsigned seat, unsigned priced); /* B-50 */
/* What a thing costs that the base game does not have, as modules see it. */
static inline uint64_t changed_price(const catan_state *st, unsigned seat, unsigned priced,
                                     uint64_t cost) {
    FOR_HOOK(st, price, m) { m->price(st, seat, priced, &cost); }
    return cost;
}
static inline uint64_t hand_of(const catan_state *st, unsigned seat) {
    return seat_word(st, seat, S_HAND);
}
static inline int can_pay(const catan_state *st, unsigned seat, uint64_t cost) {
    return catan__lanes_hold(hand_of(st, seat), cost);
}
/* The resources among cards, commodities left out (C-7). */
static inline uint64_t resource_lanes(uint64_t lanes) {
    return lanes & ((UINT64_C(1) << 8 * (CATAN_ORE + 1)) - 1);
}
/* Cards from a hand to the bank, and back; from hand to hand. All are there. `reason`: a
 * catan_reason, for the log; what is stolen, given or chosen in secret is the two seats' own (H-3).
 */
static void pay(catan_state *st, unsigned seat, uint64_t cards, unsigned reason);
static void receive(catan_state *st, unsigned seat, uint64_t cards, unsigned reason);
static void hand_over(catan_state *st, unsigned from, unsigned to, uint64_t cards, unsigned reason);
/* How many of each kind the bank takes for one (B-40), as lanes. */
static inline uint64_t rates_of(const catan_state *st, unsigned seat);
/* Kinds that may be chosen next when `left` cards are chosen one by one in kind order from `low` on
 * out of `pool`. */
static uint64_t next_in_kind_order(uint64_t pool, unsigned low, unsigned left);
static int32_t why_in_kind_order(uint64_t pool, unsigned low, unsigned kind);
/* The same for the pending task, whose argument a is how many are left to choose, b the lowest
 * kind.
 */
static inline void sites_next_card(const catan_state *st, uint64_t pool, argset *out) {
    uint64_t t = top_task(st);
    *out = args_one(next_in_kind_order(pool, catan__task_b(t), catan__task_a(t)));
}
static inline int32_t why_next_card(const catan_state *st, uint64_t pool, unsigned card) {
    return why_in_kind_order(pool, catan__task_b(top_task(st)), card);
}
/* A card was chosen. @return 1: there are more to choose, and they are asked for */
static inline int more_cards(catan_state *st, unsigned card) {
    uint64_t t = top_task(st);
    if (catan__task_a(t) <= 1) {
        return 0;
    }
    set_top(st, task_with(t, catan__task_actor(t), catan__task_step(t), catan__task_more(t),
                          catan__task_a(t) - 1, card));
    return 1;
}

/* --- development cards (development.c) --- */
/* Whether the seat may play one now, and why not (B-60); laying it down. */
static int playable(const catan_state *st, unsigned seat, unsigned card);
static int32_t why_not_playable(const catan_state *st, unsigned seat, unsigned card);
static void lay_down(catan_state *st, unsigned seat, unsigned card);
/* For kinds without argument that are never illegal while they are asked. */
static int32_t why_never(const catan_state *st, unsigned seat, unsigned arg);

/* --- whose what is (inspect.c): a seat, or CATAN_NOBODY --- */
static int32_t node_owner(const catan_state *st, unsigned node, uint32_t *building);
static int32_t edge_owner(const catan_state *st, unsigned edge);

/* --- board --- */
enum { NO_CARD = 0xff };
static inline unsigned hex_byte(const catan_state *st, unsigned hex) {
    return catan__lane(word(st, st->game->hex_word + hex / 8), hex % 8);
}
static inline unsigned hex_terrain(const catan_state *st, unsigned hex) {
    return hex_byte(st, hex) & 15U;
}
/* What a seat's buildings are worth by terrain, 1 for a settlement and `city` for a city at each
 * hex that they touch, one hex left out. */
enum { TERRAINS = 16 };
static void worth_by_terrain(const catan_state *st, unsigned seat, unsigned city, unsigned but,
                             unsigned worth[TERRAINS]);
/* Of hexes 8 w to 8 w + 7 those of a terrain and number: bit 8i + 7 for hex 8w + i. */
static inline uint64_t hexes_bearing(const catan_state *st, unsigned w, unsigned terrain,
                                     unsigned number) {
    uint64_t differ = word(st, st->game->hex_word + w) ^ CATAN__LANES(number << 4 | terrain);
    uint64_t some = ((differ & CATAN__LANES(0x7f)) + CATAN__LANES(0x7f)) | differ;
    return ~some & CATAN__LANES(0x80);
}
static inline unsigned harbour_kind(const catan_state *st, unsigned harbour) {
    return (unsigned)(word(st, st->game->harbour_word + harbour / 16) >> 4 * (harbour % 16)) & 15U;
}
/* The resource of a hex's terrain, or NO_CARD (B-3): forest to mountains are 1 to 5, lumber to ore
 * 0 to 4. */
static inline unsigned hex_card(const catan_state *st, unsigned hex) {
    unsigned card = hex_terrain(st, hex) - CATAN_FOREST;
    return card <= CATAN_ORE ? CATAN__RULE(B_3, card, 0) : (unsigned)NO_CARD;
}

/* A building more, or a city in its place: what a playout remembers grows by a card of every hex
 * there. (production.c) */
static void yields_grow(catan_state *st, unsigned seat, unsigned node, int city);
/* The dice show that: the stages of the roll come next. 0: the total is chosen in STAGE_TOTAL. */
static inline void begin_roll(catan_state *st, unsigned sum);
/* Buildings, terrains or numbers have changed otherwise: what a playout remembers of them is out of
 * date. */
static inline void board_changed(catan_state *st) {
    if (st->yields != NULL) {
        st->yields->valid = 0;
    }
}

/* The harbour that serves a node, or CATAN__NO; and its edge. */
static inline unsigned harbour_at(const catan_state *st, unsigned node);
static unsigned harbour_edge_at(const catan_state *st, unsigned node);
/* Whether a harbour lies on an edge, the map's or another one. */
static int is_harboured(const catan_state *st, unsigned edge);
/* Whether nobody uses the harbour on an edge now. */
static int harbour_is_barred(const catan_state *st, unsigned edge);

/* --- routes (routes.c) --- */
/* Nodes that cut a seat's routes (B-73). */
static inline void route_cuts(const catan_state *st, unsigned seat, uint64_t *out) {
    others_built(st, seat, out);
    FOR_HOOK(st, cuts, m) { m->cuts(st, seat, out); }
}
static unsigned longest_route(const catan_state *st, unsigned seat);
static unsigned longest_route_through(const catan_state *st, unsigned seat, unsigned edge);
/* The longest line of some of a seat's roads alone. */
static unsigned longest_line(const catan_state *st, unsigned seat, const uint64_t *roads);

/* A deck of dice by sums: in Cities & Knights it is one of pairs, and elsewhere (V13.6). */
static inline int has_dice_deck(const catan__settings *set) {
    return set->dice == CATAN_DICE_DECK && !set->cities_knights;
}

/* --- turn (turn.c) --- */
/* steps of the turn task */
enum { TURN_BEFORE_ROLL, TURN_ACTION, TURN_NEXT, TURN_DICE, TURN_ENDING };
enum { SETUP_SETTLEMENT, SETUP_ROAD, SETUP_NEXT, SETUP_CITY }; /* steps of the setup task */
enum { FREE_FIRST, FREE_SECOND };                              /* steps of free roads */
static inline unsigned turn_number(const catan_state *st) {
    return (unsigned)(word(st, P_TABLE) >> 32);
}
static void begin_turn(catan_state *st, unsigned seat);
static inline unsigned active_seat(const catan_state *st) { return lane(st, P_TURN, T_ACTIVE); }
/* The order in which several decide starts at the active player, or after the last one in special
 * building (G-2). */
static inline unsigned order_from(const catan_state *st) {
    unsigned seat = active_seat(st);
    return seat != NO_SEAT ? seat : lane(st, P_TURN, T_SEAT);
}
static inline void add_points(catan_state *st, unsigned seat, int points) {
    put_stock(st, seat, K_POINTS, stock(st, seat, K_POINTS) + (unsigned)points);
    st->dirty |= DIRTY_POINTS;
}
/* Public and hidden points. */
static inline unsigned points_of(const catan_state *st, unsigned seat) {
    return stock(st, seat, K_POINTS) +
           CATAN__RULE(B_67, catan__lane(seat_word(st, seat, S_CARDS), CATAN_POINT), 0);
}

static void begin_special_building(catan_state *st, unsigned after);

/* The top of an agenda that nobody has judged yet, 0 if there is none (verify.c). */
static inline uint64_t unjudged_top(const catan_state *st) {
    unsigned depth = lane(st, P_TURN, T_DEPTH);
    return depth != 0 && depth <= CATAN_MAX_TASKS ? word(st, P_AGENDA + depth - 1) : 0;
}

/* --- stages of a roll (soundness.c) --- */
/* A roll of which the total has still to be chosen; of an agenda that nobody has judged yet. */
static inline int total_is_open(const catan_state *st) {
    uint64_t t = word(st, P_AGENDA + 1);
    return catan__task_kind_of(t) == CATAN__TASK_ROLL && catan__task_a(t) == 0;
}
/* The game may have been won before it was: then nothing tells of the roll but the dice. */
static inline int may_lack_total(const catan_state *st) {
    return st->game->total_stages != 0 && lane(st, P_TURN, T_ROLLED) == 0 &&
           lane(st, P_TABLE, B_RESULT) != 0;
}
/* Whether a stage of a roll leaves `below` under what it pushes: the roll on its way to the next
 * stage, or the turn after the last. */
static int after_stage(const catan_state *st, uint64_t below, void (*stage)(catan_state *));

/* --- robber (robber.c) --- */
enum { ROBBER_MOVE, ROBBER_ROB, ROBBER_STEAL }; /* steps of its task */
enum {
    ROBS_BY_ROBBER,
    ROBS_OTHERWISE
}; /* its argument a: what was moved; of a theft, above
      that, seats still to be stolen from */
/* While it is to be moved, argument b: what may be. */
enum { MOVES_ANY, MOVES_ROBBER, MOVES_OTHER };
static inline unsigned may_move(const catan_state *st) {
    uint64_t t = top_task(st);
    return catan__task_kind_of(t) == CATAN__TASK_ROBBER && catan__task_step(t) == ROBBER_MOVE
               ? catan__task_b(t)
               : (unsigned)MOVES_ANY;
}
/* What the seat has moved is where it is: he names whom it robs, if there is anybody. */
static void ask_victim(catan_state *st, unsigned seat, unsigned by);
/* Asks a seat to move the robber, or what else `moves` says, if it can go anywhere (B-31, B-35). */
static void ask_robber(catan_state *st, unsigned seat, unsigned moves);
/* Whether a task of the robber's is the roll's own: it lies on the roll, where a later stage keeps
 * that there. */
static inline int is_rolls_robber(uint64_t task, uint64_t below) {
    return catan__task_kind_of(task) == CATAN__TASK_ROBBER &&
           catan__task_kind_of(below) == CATAN__TASK_ROLL;
}
/* The task below the top, 0 if there is none; of an agenda that nobody has judged yet. */
static inline uint64_t task_below_top(const catan_state *st) {
    unsigned depth = lane(st, P_TURN, T_DEPTH);
    return depth >= 2 && depth <= CATAN_MAX_TASKS ? word(st, P_AGENDA + depth - 2) : 0;
}
/* Whom all he robs by what he has moved, or ROBS_ONE. */
static unsigned robbed_by_all(const catan_state *st, unsigned seat, unsigned by);
/* A card is stolen from each of `seats` that has one, in turn order (B-32, C-120). */
static void rob_each(catan_state *st, unsigned thief, unsigned by, unsigned seats);
/* Whether a seat may have moved something that robs, with `below` under what that asks
 * (soundness.c). */
static int may_rob(const catan_state *st, uint64_t below, unsigned mover);
/* Opponents whom the friendly robber spares (B-35); seats with a building at a hex. */
static unsigned spared_seats(const catan_state *st, unsigned mover);
static unsigned seats_at_hex(const catan_state *st, unsigned hex);
/* The robber is put on a hex, with all that follows but robbing. */
static void place_robber(catan_state *st, unsigned seat, unsigned hex);

#define CATAN__KIND_FUNCTIONS(name)                                                                \
    static void sites_##name(const catan_state *st, unsigned seat, argset *out);                   \
    static int32_t why_##name(const catan_state *st, unsigned seat, unsigned arg);                 \
    static void play_##name(catan_state *st, unsigned seat, unsigned arg);

#endif
