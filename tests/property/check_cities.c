/* What Cities & Knights lays on the table, counted through the public calls alone: knights, walls,
 * metropolises, progress cards, and the points of these. */
#include <string.h>

#include "property/checks.h"

enum { MOST_PIECES = 1024, DECK = 18, KNIGHTS_OF_LEVEL = 2, WALLS = 3 };

/* Every card, by catan_progress (C-8). */
static const uint8_t all_cards[CATAN_PROGRESS_KINDS] = {2, 2, 2, 2, 1, 2, 1, 2, 2, 2, 2, 2, 2,
                                                        2, 2, 2, 3, 2, 1, 2, 2, 2, 2, 4, 6};

static unsigned track_of(uint32_t card) {
    return card >= CATAN_PROGRESS_COMMERCIAL_HARBOUR ? CATAN_TRACK_TRADE
           : card >= CATAN_PROGRESS_BISHOP           ? CATAN_TRACK_POLITICS
                                                     : CATAN_TRACK_SCIENCE;
}

/* What the pieces of the table are, by seat. */
typedef struct laid {
    uint32_t knights[CATAN_SEATS][4], walls[CATAN_SEATS];
    uint32_t open[CATAN_TRACKS]; /* cards laid open, by track */
    uint32_t metropolises, all_knights;
} laid;

static int has_route_at(const world *w, const catan_state *state, uint32_t n, int32_t seat,
                        const variants_count *more) {
    catan_node node;
    int has = 0;
    for (uint32_t i = 0; i < more->bridges; i++) {
        has |= more->bridge[i].owner == seat &&
               (more->bridge[i].node[0] == n || more->bridge[i].node[1] == n);
    }
    catan_node_get(&node, sizeof node, w->game, n);
    for (unsigned i = 0; i < 3 && node.edges[i] != CATAN_NO_PLACE; i++) {
        has |= catan_edge_owner(state, node.edges[i]) == seat;
    }
    return has;
}

static void check_knight(const world *w, const catan_state *state, const catan_piece *p,
                         const variants_count *more, laid *counts) {
    uint32_t level, active;
    catan_seat_info info;
    HOLD(w,
         catan_node_knight(state, p->place, &level, &active) == p->owner && level == p->level &&
             active == (p->state & CATAN_KNIGHT_ACTIVE),
         "a knight of the view is the node's");
    HOLD(w, level >= 1 && level <= 3, "knights are basic, strong, mighty (C-47)");
    HOLD(w, catan_node_building(state, p->place) == CATAN_NO_BUILDING,
         "no knight stands on a building (C-48)");
    HOLD(w, has_route_at(w, state, p->place, p->owner, more),
         "a knight stands at an own road (C-63)");
    catan_seat_get(&info, sizeof info, state, (uint32_t)p->owner);
    HOLD(w, level < 3 || info.improvement[CATAN_TRACK_POLITICS] >= 3,
         "a mighty knight has its fortress (C-52)");
    counts->knights[p->owner][level]++;
    counts->all_knights++;
}

static void check_metropolis(const world *w, const catan_state *state, const catan_piece *p,
                             const catan_table_info *table, laid *counts) {
    catan_seat_info info;
    HOLD(w, p->state < CATAN_TRACKS && table->metropolis[p->state] == p->place,
         "a metropolis of the view is the track's");
    catan_seat_get(&info, sizeof info, state, (uint32_t)p->owner);
    HOLD(w, catan_node_building(state, p->place) == CATAN_CITY && info.improvement[p->state] >= 4,
         "a metropolis is on a city of one with level 4 (C-81)");
    counts->metropolises++;
}

static void look_at_piece(const world *w, const catan_state *state, const catan_piece *p,
                          const catan_table_info *table, const variants_count *more, laid *counts,
                          cities_count *out) {
    HOLD(w,
         p->place_kind != CATAN_PLACE_NODE || p->kind == CATAN_PIECE_KNIGHT ||
             p->kind == CATAN_PIECE_STAGE || catan_node_owner(state, p->place) == p->owner,
         "what lies on a building is its owner's");
    switch (p->kind) {
    case CATAN_PIECE_KNIGHT:
        check_knight(w, state, p, more, counts);
        break;
    case CATAN_PIECE_WALL:
        HOLD(w, catan_node_building(state, p->place) == CATAN_CITY,
             "walls are under cities (C-45)");
        counts->walls[p->owner]++;
        break;
    case CATAN_PIECE_METROPOLIS:
        check_metropolis(w, state, p, table, counts);
        out->points[p->owner] += 2;
        break;
    case CATAN_PIECE_PRINTER:
    case CATAN_PIECE_CONSTITUTION:
        counts->open[p->kind == CATAN_PIECE_PRINTER ? CATAN_TRACK_SCIENCE : CATAN_TRACK_POLITICS]++;
        out->points[p->owner]++;
        break;
    case CATAN_PIECE_MERCHANT:
        HOLD(w, table->merchant == p->place, "the merchant of the view is the table's");
        out->points[p->owner]++;
        break;
    default:
        break;
    }
}

static void check_supplies(const world *w, const catan_state *state, const laid *counts,
                           cities_count *out) {
    for (uint32_t seat = 0; seat < catan_game_players(w->game); seat++) {
        catan_seat_info info;
        catan_seat_get(&info, sizeof info, state, seat);
        for (unsigned level = 1; level <= 3; level++) {
            HOLD(w, counts->knights[seat][level] + info.knights_left[level - 1] == KNIGHTS_OF_LEVEL,
                 "two knights of each level (C-9)");
        }
        HOLD(w, counts->walls[seat] + info.walls == WALLS, "three walls (C-9)");
        out->points[seat] += info.defender;
        for (unsigned track = 0; track < CATAN_TRACKS; track++) {
            HOLD(w, info.improvement[track] <= 5, "five levels (C-9)");
        }
    }
}

static void check_progress(const world *w, const catan_state *state, const catan_table_info *table,
                           const laid *counts) {
    uint32_t seen[CATAN_PROGRESS_KINDS] = {0}, sum[CATAN_TRACKS] = {0}, loose[CATAN_TRACKS] = {0};
    for (uint32_t seat = 0; seat < catan_game_players(w->game); seat++) {
        uint8_t hand[CATAN_PROGRESS_KINDS];
        HOLD(w, catan_progress_hand(hand, state, seat) == CATAN_OK, "catan_progress_hand()");
        HOLD(w, hand[CATAN_PROGRESS_PRINTER] + hand[CATAN_PROGRESS_CONSTITUTION] == 0,
             "points are laid open, not held (C-89)");
        for (uint32_t card = 0; card < CATAN_PROGRESS_KINDS; card++) {
            seen[card] += hand[card];
            sum[track_of(card)] += hand[card];
        }
    }
    for (uint32_t card = 0; card < CATAN_PROGRESS_KINDS; card++) {
        int32_t there = catan_view_count(state, CATAN_ALL_SEEING, CATAN_COUNTER_PROGRESS_DECK,
                                         CATAN_NOBODY, card);
        HOLD(w, there >= 0 && seen[card] + (uint32_t)there <= all_cards[card],
             "no more cards of a kind than there are (C-8)");
        loose[track_of(card)] += (uint32_t)there;
    }
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        int32_t under = catan_view_count(state, CATAN_ALL_SEEING, CATAN_COUNTER_UNDER_TRADE + track,
                                         CATAN_NOBODY, 0);
        HOLD(w, table->decks[track] == loose[track] + (uint32_t)under,
             "a deck is what is shuffled and what is under it");
        HOLD(w, table->decks[track] + sum[track] + counts->open[track] == DECK,
             "progress cards are conserved, by colour (C-8)");
    }
}

void check_cities(const world *w, const catan_state *state, const variants_count *more,
                  cities_count *out) {
    static catan_piece pieces[MOST_PIECES];
    catan_table_info table;
    laid counts;
    memset(&counts, 0, sizeof counts);
    memset(out, 0, sizeof *out);
    if (!w->config.cities_knights) {
        return;
    }
    catan_table_get(&table, sizeof table, state);
    uint32_t count = catan_view_pieces(state, CATAN_ALL_SEEING, pieces, MOST_PIECES);
    HOLD(w, count <= MOST_PIECES, "there is room");
    for (uint32_t i = 0; i < count; i++) {
        look_at_piece(w, state, &pieces[i], &table, more, &counts, out);
    }
    check_supplies(w, state, &counts, out);
    check_progress(w, state, &table, &counts);
    uint32_t standing = 0, metropolises = 0;
    for (uint32_t n = 0; n < catan_node_count(w->game); n++) {
        standing += catan_node_knight(state, n, NULL, NULL) != CATAN_NOBODY;
    }
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        metropolises += table.metropolis[track] != CATAN_NO_PLACE;
    }
    HOLD(w, standing == counts.all_knights, "every knight is in the view, one a node (C-48)");
    HOLD(w, metropolises == counts.metropolises, "every metropolis is in the view");
}
