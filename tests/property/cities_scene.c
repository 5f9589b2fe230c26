/* The judge's table against the library's; points and routes counted out. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "property/cities_judge.h"

enum { MOST_PIECES = 1024, TEXT = 16384 };

void judge_fail(const judge *j, const char *what, const char *file, int line) {
    static char text[TEXT];
    char move[64] = "none";
    fflush(stdout);
    catan_move_format(move, sizeof move, j->game, j->move);
    fprintf(stderr, "%s:%d: FAILED: %s\n  %s, ply %u, last move %s (0x%08x)\n", file, line, what,
            j->options, (unsigned)j->ply, move, (unsigned)j->move);
    if (catan_position_format(text, sizeof text, j->state) < sizeof text) {
        fprintf(stderr, "  now: %s\n", text);
    }
    exit(1);
}

/* --- reading --- */

static void read_piece(scene *out, const catan_piece *p) {
    switch (p->kind) {
    case CATAN_PIECE_KNIGHT:
        out->knight[p->place] = (int8_t)p->owner;
        out->level[p->place] = p->level;
        out->state[p->place] = p->state;
        break;
    case CATAN_PIECE_WALL:
        out->wall[p->place] = 1;
        break;
    case CATAN_PIECE_TURNED:
        out->turned[p->place] = 1;
        break;
    case CATAN_PIECE_PRINTER:
        out->printer = (int8_t)p->owner;
        break;
    case CATAN_PIECE_CONSTITUTION:
        out->constitution = (int8_t)p->owner;
        break;
    case CATAN_PIECE_MERCHANT:
        out->merchant_of = (int8_t)p->owner;
        break;
    default:
        break;
    }
}

static void read_seats(const judge *j, scene *out) {
    for (uint32_t s = 0; s < j->players; s++) {
        catan_seat_info info;
        catan_seat_get(&info, sizeof info, j->state, s);
        memcpy(out->hand[s], info.hand, sizeof out->hand[s]);
        memcpy(out->track[s], info.improvement, sizeof out->track[s]);
        out->defender[s] = info.defender;
        catan_progress_hand(out->progress[s], j->state, s);
    }
}

static int32_t count_of(const judge *j, uint32_t counter, uint32_t index) {
    return catan_view_count(j->state, CATAN_ALL_SEEING, counter, CATAN_NOBODY, index);
}

static void read_table(const judge *j, scene *out) {
    catan_table_info table;
    catan_table_get(&table, sizeof table, j->state);
    memcpy(out->bank, table.bank, sizeof out->bank);
    memcpy(out->metropolis, table.metropolis, sizeof out->metropolis);
    out->robber = table.robber;
    out->barbarians = table.barbarians;
    out->robber_free = table.robber_free;
    out->red = table.red_die;
    out->dice = table.dice;
    out->face = table.event_die;
    out->longest = table.longest_road < 0 ? NOBODY : (int8_t)table.longest_road;
    out->merchant = table.merchant;
    out->crane = (uint8_t)count_of(j, CATAN_COUNTER_CRANE, 0);
    out->fleet = (uint8_t)count_of(j, CATAN_COUNTER_FLEET, 0);
    out->harbour = (uint8_t)count_of(j, CATAN_COUNTER_HARBOUR, 0);
    out->harbour_seats = (uint8_t)count_of(j, CATAN_COUNTER_HARBOUR_SEATS, 0);
    for (uint32_t card = 0; card < CATAN_PROGRESS_KINDS; card++) {
        out->shuffled[card] = (uint8_t)count_of(j, CATAN_COUNTER_PROGRESS_DECK, card);
    }
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        out->under[track] = (uint8_t)count_of(j, CATAN_COUNTER_UNDER_TRADE + track, 0);
    }
}

void scene_read(const judge *j, scene *out) {
    static catan_piece pieces[MOST_PIECES];
    memset(out, 0, sizeof *out);
    memset(out->knight, NOBODY, sizeof out->knight);
    memset(out->owner, NOBODY, sizeof out->owner);
    memset(out->road, NOBODY, sizeof out->road);
    out->printer = out->constitution = out->merchant_of = NOBODY;
    for (uint32_t n = 0; n < j->nodes; n++) {
        int32_t owner = catan_node_owner(j->state, n);
        out->building[n] = (uint8_t)catan_node_building(j->state, n);
        out->owner[n] = owner < 0 ? NOBODY : (int8_t)owner;
    }
    for (uint32_t e = 0; e < j->edges; e++) {
        int32_t owner = catan_edge_owner(j->state, e);
        out->road[e] = owner < 0 ? NOBODY : (int8_t)owner;
    }
    uint32_t count = catan_view_pieces(j->state, CATAN_ALL_SEEING, pieces, MOST_PIECES);
    for (uint32_t i = 0; i < count; i++) {
        read_piece(out, &pieces[i]);
    }
    read_seats(j, out);
    read_table(j, out);
}

int is_in_hand(const judge *j) {
    int32_t asked = catan_question(j->state);
    return asked == CATAN_ASK_PUT_KNIGHT || asked == CATAN_ASK_RETREAT_KNIGHT ||
           asked == CATAN_ASK_REBUILD || asked == CATAN_ASK_CHOOSE_STRENGTH ||
           asked == CATAN_ASK_PLACE_DESERTER;
}

/* --- routes --- */

/* The longest trail from a node, by every way (B-72); others' buildings and knights end it (C-62).
 */
static int32_t longest_from(const judge *j, int32_t seat, uint32_t n, int begun, uint8_t *used) {
    int32_t best = 0, owner = j->m.owner[n], knight = j->m.knight[n];
    if (begun && ((owner != NOBODY && owner != seat) || (knight != NOBODY && knight != seat))) {
        return 0;
    }
    for (unsigned i = 0; i < 3 && j->node[n].edges[i] != CATAN_NO_PLACE; i++) {
        uint32_t e = j->node[n].edges[i];
        if (j->m.road[e] == seat && !used[e]) {
            used[e] = 1;
            int32_t length = 1 + longest_from(j, seat, j->node[n].neighbours[i], 1, used);
            used[e] = 0;
            best = length > best ? length : best;
        }
    }
    return best;
}

void scene_routes(judge *j) {
    int32_t most = 0, with_most = 0, whose = NOBODY;
    for (uint32_t s = 0; s < j->players; s++) {
        uint8_t used[CATAN_MAX_EDGES] = {0};
        j->route[s] = 0;
        for (uint32_t n = 0; n < j->nodes; n++) {
            int32_t length = longest_from(j, (int32_t)s, n, 0, used);
            j->route[s] = length > j->route[s] ? length : j->route[s];
        }
        most = j->route[s] > most ? j->route[s] : most;
    }
    for (uint32_t s = 0; s < j->players; s++) {
        with_most += j->route[s] == most;
        whose = j->route[s] == most ? (int32_t)s : whose;
    }
    if (is_in_hand(j)) {
        return;
    }
    if (most < 5) {
        j->m.longest = NOBODY;
    } else if (j->m.longest == NOBODY || j->route[j->m.longest] != most) {
        j->m.longest = (int8_t)(with_most == 1 ? whose : NOBODY);
    }
}

/* --- points --- */

static int owns(const judge *j, uint32_t seat, uint32_t node) {
    return node != CATAN_NO_PLACE && j->m.owner[node] == (int32_t)seat;
}

uint32_t scene_points(const judge *j, uint32_t seat) {
    int32_t who = (int32_t)seat;
    uint32_t points = 0;
    for (uint32_t n = 0; n < j->nodes; n++) {
        points += j->m.owner[n] == who ? j->m.building[n] : 0U;
    }
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        points += owns(j, seat, j->m.metropolis[track]) ? 2U : 0U;
    }
    return points + j->m.defender[seat] + (j->m.printer == who) + (j->m.constitution == who) +
           (j->m.merchant_of == who) + (j->m.longest == who ? 2U : 0U);
}

static void compare_seat(const judge *j, uint32_t seat) {
    catan_seat_info info;
    catan_score score;
    uint32_t pieces[3] = {0}, turned = 0, walls = 0, knights[4] = {0}, roads = 0, sum = 0;
    catan_seat_get(&info, sizeof info, j->state, seat);
    catan_score_get(&score, sizeof score, j->state, CATAN_SPECTATOR, seat);
    for (unsigned i = 0; i < CATAN_SOURCES; i++) {
        sum += score.source[i] > 0 ? (uint32_t)score.source[i] : 0;
    }
    uint32_t points = scene_points(j, seat);
    EXPECT(j, info.points == points && info.public_points == points, "points (C-94)");
    EXPECT(j, sum == points && score.points == (int32_t)points, "points by source (C-94)");
    EXPECT(j, info.route == j->route[seat], "the longest route (C-62)");
    for (uint32_t n = 0; n < j->nodes; n++) {
        int own = j->m.owner[n] == (int32_t)seat;
        pieces[own ? j->m.building[n] : 0]++;
        turned += own && j->m.turned[n];
        walls += own && j->m.wall[n];
        knights[j->m.knight[n] == (int32_t)seat ? j->m.level[n] : 0]++;
    }
    for (uint32_t e = 0; e < j->edges; e++) {
        roads += j->m.road[e] == (int32_t)seat;
    }
    EXPECT(j,
           info.settlements + pieces[1] - turned == 5 && info.cities + pieces[2] + turned == 4 &&
               info.roads + roads == 15 && info.walls + walls == 3,
           "pieces in supply and on the board (C-9)");
    for (unsigned level = 1; level <= 3; level++) {
        EXPECT(j, knights[level] <= 2 && info.knights_left[level - 1] + knights[level] == 2,
               "knights in supply and on the board (C-9)");
    }
}

/* --- comparing --- */

#define PART(name, what)                                                                           \
    { offsetof(scene, name), sizeof(((scene *)0)->name), what }
static const struct {
    size_t at, size;
    const char *what;
} parts[] = {
    PART(building, "buildings"),
    PART(owner, "whose buildings they are"),
    PART(wall, "walls"),
    PART(turned, "turned cities (C-77)"),
    PART(knight, "whose knights stand where"),
    PART(level, "levels of knights"),
    PART(state, "states of knights"),
    PART(road, "roads"),
    PART(hand, "hands"),
    PART(bank, "the bank"),
    PART(progress, "progress cards in hands"),
    PART(shuffled, "the shuffled decks"),
    PART(under, "the cards under the decks"),
    PART(track, "improvements"),
    PART(defender, "defender cards"),
    PART(metropolis, "metropolises"),
    PART(robber, "the robber"),
    PART(barbarians, "the barbarians' steps"),
    PART(robber_free, "whether the robber is free"),
    PART(red, "the red die"),
    PART(dice, "the dice"),
    PART(face, "the event die"),
    PART(printer, "Printer"),
    PART(constitution, "Constitution"),
    PART(longest, "who has the longest road"),
    PART(merchant, "the merchant (C-93)"),
    PART(merchant_of, "whose the merchant is (C-93)"),
    PART(crane, "the crane (C-111)"),
    PART(fleet, "the merchant fleet (C-131)"),
    PART(harbour, "commercial harbour (C-130)"),
    PART(harbour_seats, "who may be offered a card (C-130)"),
};
#undef PART

/* Every card is somewhere (G-4). */
static void check_conserved(const judge *j) {
    uint32_t resources = j->config.bank_resources != 0 ? j->config.bank_resources
                         : j->players > 4              ? 24
                                                       : 19;
    for (unsigned k = 0; k < 8; k++) {
        uint32_t there = j->m.bank[k];
        for (uint32_t s = 0; s < j->players; s++) {
            there += j->m.hand[s][k];
        }
        EXPECT(j,
               there == (k < 5            ? resources
                         : j->players > 4 ? 18U
                                          : 12U),
               "cards are conserved (G-4, C-7)");
    }
    uint32_t cards = (uint32_t)(j->m.printer != NOBODY) + (j->m.constitution != NOBODY);
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        cards += deck_size(j, track);
    }
    for (uint32_t s = 0; s < j->players; s++) {
        cards += progress_size(j, s);
    }
    EXPECT(j, cards == 54, "progress cards are conserved (C-8)");
}

void scene_compare(const judge *j) {
    static scene now;
    char what[80];
    scene_read(j, &now);
    for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char *mine = (const char *)&j->m + parts[i].at;
        const char *theirs = (const char *)&now + parts[i].at;
        if (memcmp(mine, theirs, parts[i].size) != 0) {
            for (size_t k = 0; k < parts[i].size; k++) {
                if (mine[k] != theirs[k]) {
                    fprintf(stderr, "byte %u: %d, by the judge %d\n", (unsigned)k, theirs[k],
                            mine[k]);
                }
            }
            snprintf(what, sizeof what, "the judge has it otherwise: %s", parts[i].what);
            judge_fail(j, what, __FILE__, __LINE__);
        }
    }
    catan_layout board;
    catan_layout_get(&board, sizeof board, j->state);
    EXPECT(j, memcmp(&board, &j->layout, sizeof board) == 0, "the board (C-115)");
    check_conserved(j);
    for (uint32_t s = 0; s < j->players; s++) {
        compare_seat(j, s);
    }
}
