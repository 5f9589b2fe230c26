#include "support/pos.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/words.h"

enum { LINE = 16384, FREE = 255, WORKED_OUT = -4 };

/* The fields of a line, in their order. */
static const char *const fields[] = {
    "board",          "harbours",       "harbour_places", "counter_give",   "counter_want",
    "turn",           "seat",           "active",         "rolled",         "played",
    "offers",         "hold",           "robber",         "longest_road",   "largest_army",
    "result",         "bank",           "deck",           "fresh",          "dice",
    "give",           "want",           "tasks",          "cities",         "hand",
    "cards",          "knights",        "buildings",      "roads",          "ships",
    "special_points", "settled",        "pirate",         "ship_moved",     "fresh_ships",
    "fog_terrains",   "fog_numbers",    "barbarians",     "red_die",        "event_die",
    "robber_free",    "aqueducts",      "merchant",       "merchant_of",    "printer",
    "constitution",   "walls",          "turned",         "metropolises",   "progress_deck",
    "under_trade",    "under_politics", "under_science",  "dice_pairs",     "crane",
    "fleet",          "harbour",        "harbour_seats",  "knights_placed", "progress",
    "trade_track",    "politics_track", "science_track",  "defender",       "harbours_bought",
    "lumberjack",     "mason",          "shepherd",       "farmer",         "miner",
    "gold_seeker",    "bridges",        "great_walls",    "great_wall",     "dikes",
    "last_dikes",     "rights",         "closed_now",     "polders",        "stages",
    "sand",           "large_die",      "small_die"};
enum { FIELDS = sizeof fields / sizeof *fields };

struct pos {
    table *t;
    char config[512]; /* the line's beginning, up to "|" */
    char value[FIELDS][1024];
    uint8_t said[FIELDS]; /* by pos_field() */
    uint8_t hand[CATAN_SEATS][8], cards[CATAN_SEATS][8], knights[CATAN_SEATS];
    uint8_t fresh[8], bank[8], deck[8];
    uint8_t builder[CATAN_MAX_NODES], city[CATAN_MAX_NODES];
    uint8_t road[CATAN_MAX_EDGES], ship[CATAN_MAX_EDGES]; /* whose */
    uint32_t robber, turn;
    int32_t seat, active, longest_road, largest_army;
    char tasks[128];
};

static char *value_of(pos *p, const char *name) {
    for (int i = 0; i < FIELDS; i++) {
        if (strcmp(fields[i], name) == 0) {
            return p->value[i];
        }
    }
    play_fail(__FILE__, __LINE__, "a position has no field %s", name);
}

/* --- what it starts from: the line of a new game --- */

/* Copies the value of a field of the line, if it stands there. */
static void copy_value(pos *p, const char *line, const char *name) {
    char mark[WORD];
    snprintf(mark, sizeof mark, " %s=", name);
    const char *at = strstr(strchr(line, '|'), mark);
    if (at != NULL) {
        at += strlen(mark);
        snprintf(value_of(p, name), sizeof p->value[0], "%.*s", (int)strcspn(at, " "), at);
    }
}

static pos *begin(table *t) {
    pos *p = play_memory(sizeof *p);
    const char *line = table_line(t);
    catan_table_info info = table_info(t);
    p->t = t;
    snprintf(p->config, sizeof p->config, "%.*s", (int)(strchr(line, '|') + 1 - line), line);
    copy_value(p, line, "board");
    copy_value(p, line, "harbours");
    copy_value(p, line, "harbour_places");
    copy_value(p, line, "dice");
    copy_value(p, line, "dice_pairs");
    copy_value(p, line, "pirate");
    copy_value(p, line, "fog_terrains");
    copy_value(p, line, "fog_numbers");
    memcpy(p->bank, info.bank, sizeof p->bank);
    memcpy(p->deck, info.deck, sizeof p->deck);
    memset(p->builder, FREE, sizeof p->builder);
    memset(p->road, FREE, sizeof p->road);
    memset(p->ship, FREE, sizeof p->ship);
    p->robber = info.robber;
    p->longest_road = WORKED_OUT;
    p->largest_army = WORKED_OUT;
    p->turn = 1;
    pos_turn(p, 0, "action");
    return p;
}

pos *pos_new(const char *options) { return begin(table_new(options)); }
pos *pos_on_map(const char *options, const catan_map *map) {
    return begin(table_on_map(options, map));
}
pos *pos_laid(const char *options, const catan_layout *layout) {
    return begin(table_laid(options, layout));
}

/* What a table has come to, at "action" in the same turn. */
pos *pos_of(table *t) {
    static const char *const kept[] = {"turn",   "seat",    "active",
                                       "rolled", "settled", "special_points"};
    pos *p = begin(t);
    const char *line = table_line(t);
    catan_table_info info = table_info(t);
    for (uint32_t seat = 0; seat < t->players; seat++) {
        catan_seat_info its = seat_info(t, seat);
        memcpy(p->hand[seat], its.hand, sizeof its.hand);
        for (unsigned kind = 0; kind < 8; kind++) {
            p->bank[kind] = (uint8_t)(p->bank[kind] + its.hand[kind]);
        }
    }
    for (uint32_t node = 0; node < catan_node_count(t->game); node++) {
        int32_t owner = catan_node_owner(t->state, node);
        p->builder[node] = (uint8_t)(owner >= 0 ? owner : FREE);
        p->city[node] = catan_node_building(t->state, node) == CATAN_CITY;
    }
    for (uint32_t edge = 0; edge < catan_edge_count(t->game); edge++) {
        int32_t owner = catan_edge_owner(t->state, edge);
        uint8_t *of = catan_edge_route(t->state, edge) == CATAN_SHIP ? p->ship : p->road;
        of[edge] = (uint8_t)(owner >= 0 ? owner : FREE);
    }
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        char value[1024] = "";
        copy_value(p, line, kept[i]);
        snprintf(value, sizeof value, "%s", value_of(p, kept[i]));
        pos_field(p, kept[i], value);
    }
    pos_turn(p, (uint32_t)info.turn_seat, "action");
    return p;
}

/* --- pieces --- */

/* The next place of a text of places, "n1 n7". @return 0 at its end */
static int next_place(const char **text, char letter, uint32_t below, uint32_t *place) {
    char word[WORD], *end;
    if (!play_word(text, word, sizeof word)) {
        return 0;
    }
    *place = (uint32_t)strtoul(word + 1, &end, 10);
    if (word[0] != letter || *end != '\0' || *place >= below) {
        play_fail(__FILE__, __LINE__, "not a place of this board: %s", word);
    }
    return 1;
}

static void put_buildings(pos *p, uint32_t seat, const char *nodes, uint8_t city) {
    uint32_t node;
    while (next_place(&nodes, 'n', catan_node_count(p->t->game), &node)) {
        p->builder[node] = (uint8_t)seat;
        p->city[node] = city;
    }
}
void pos_settlement(pos *p, uint32_t seat, const char *nodes) { put_buildings(p, seat, nodes, 0); }
void pos_city(pos *p, uint32_t seat, const char *nodes) { put_buildings(p, seat, nodes, 1); }

static void put_route(const pos *p, uint8_t *of, uint32_t seat, const char *edges) {
    uint32_t edge;
    while (next_place(&edges, 'e', catan_edge_count(p->t->game), &edge)) {
        of[edge] = (uint8_t)seat;
    }
}
void pos_road(pos *p, uint32_t seat, const char *edges) { put_route(p, p->road, seat, edges); }
void pos_ship(pos *p, uint32_t seat, const char *edges) { put_route(p, p->ship, seat, edges); }

void pos_robber(pos *p, uint32_t hex) { p->robber = hex; }
void pos_pirate(pos *p, uint32_t hex) {
    char text[WORD] = "";
    if (hex != CATAN_NO_PLACE) {
        snprintf(text, sizeof text, "h%u", hex);
    }
    pos_field(p, "pirate", text);
}

/* --- cards --- */

void pos_hand(pos *p, uint32_t seat, const char *cards) {
    play_counts(p->hand[seat], cards, play_card_names);
}

/* Cards of a kind in all hands. */
static unsigned held(const pos *p, unsigned kind) {
    unsigned sum = 0;
    for (uint32_t seat = 0; seat < p->t->players; seat++) {
        sum += p->hand[seat][kind];
    }
    return sum;
}

void pos_bank(pos *p, uint32_t seat, const char *cards) {
    uint8_t left[8];
    char word[WORD];
    play_counts(left, cards, play_card_names);
    while (play_word(&cards, word, sizeof word)) {
        for (unsigned kind = 0; kind < 8; kind++) {
            size_t length = strlen(play_card_names[kind]);
            if (strncmp(word, play_card_names[kind], length) == 0 && word[length] == ':') {
                unsigned rest = p->bank[kind] - held(p, kind) - left[kind];
                p->hand[seat][kind] = (uint8_t)(p->hand[seat][kind] + rest);
            }
        }
    }
}

void pos_cards(pos *p, uint32_t seat, const char *cards) {
    play_counts(p->cards[seat], cards, play_development_names);
}
void pos_fresh(pos *p, const char *cards) { play_counts(p->fresh, cards, play_development_names); }
void pos_knights(pos *p, uint32_t seat, unsigned played) { p->knights[seat] = (uint8_t)played; }

void pos_gone(pos *p, const char *cards) {
    uint8_t gone[8];
    play_counts(gone, cards, play_development_names);
    for (unsigned card = 0; card < 8; card++) {
        p->deck[card] = (uint8_t)(p->deck[card] - gone[card]);
    }
}

/* Development cards of a kind that lie outside the deck. */
static unsigned drawn(const pos *p, unsigned card) {
    unsigned sum = 0;
    for (uint32_t seat = 0; seat < p->t->players; seat++) {
        sum += p->cards[seat][card] + (card == CATAN_KNIGHT ? p->knights[seat] : 0U);
    }
    return sum;
}

void pos_deck(pos *p, uint32_t seat, const char *cards) {
    uint8_t left[8];
    play_counts(left, cards, play_development_names);
    for (unsigned card = 0; card < 8; card++) {
        unsigned rest = p->deck[card] - drawn(p, card) - left[card];
        if (card == CATAN_KNIGHT || card == CATAN_POINT) {
            p->cards[seat][card] = (uint8_t)(p->cards[seat][card] + rest);
        } else {
            p->deck[card] = (uint8_t)(p->deck[card] - rest);
        }
    }
}

/* --- the turn --- */

void pos_turn(pos *p, uint32_t seat, const char *question) {
    int action = strcmp(question, "action") == 0;
    if (!action && strcmp(question, "before_roll") != 0) {
        play_fail(__FILE__, __LINE__, "a turn is at before_roll or action, not %s", question);
    }
    p->seat = p->active = (int32_t)seat;
    snprintf(p->tasks, sizeof p->tasks, "turn.s%u.%d.0.0.0", seat, action);
}

void pos_number(pos *p, uint32_t turn) { p->turn = turn; }

void pos_special(pos *p, uint32_t behind, uint32_t asked) {
    unsigned to_come = 0;
    for (uint32_t seat = (asked + 1) % p->t->players; seat != behind;
         seat = (seat + 1) % p->t->players) {
        to_come |= 1U << seat;
    }
    p->seat = (int32_t)behind;
    p->active = CATAN_NOBODY;
    snprintf(p->tasks, sizeof p->tasks, "turn.-.2.0.0.0+special.s%u.0.%u.0.0", asked, to_come);
}

void pos_paired(pos *p, uint32_t behind) {
    p->seat = (int32_t)behind;
    p->active = (int32_t)((behind + 3) % p->t->players);
    snprintf(p->tasks, sizeof p->tasks, "turn.s%d.1.1.0.0", p->active);
}

void pos_played(pos *p) { pos_field(p, "played", "1"); }

/* --- awards --- */

void pos_longest_road(pos *p, int32_t seat) { p->longest_road = seat; }
void pos_largest_army(pos *p, int32_t seat) { p->largest_army = seat; }

/* The longest trail of a seat's pieces that begins at a node; `used`: pieces behind it; `last`: the
 * one that led here lies in there, null at the start (B-72, B-73, S-40). */
static unsigned trail_from(const pos *p, uint32_t seat, uint32_t node, uint8_t *used,
                           const uint8_t *last) {
    catan_node n;
    unsigned best = 0;
    assert_int_equal(catan_node_get(&n, sizeof n, p->t->game, node), CATAN_OK);
    for (int i = 0; i < 3; i++) {
        uint32_t edge = n.edges[i], next = n.neighbours[i];
        if (edge == CATAN_NO_PLACE || used[edge] ||
            (p->road[edge] != seat && p->ship[edge] != seat)) {
            continue;
        }
        const uint8_t *kind = p->road[edge] == seat ? p->road : p->ship;
        if (last != NULL && last != kind && p->builder[node] != seat) {
            continue;
        }
        used[edge] = 1;
        int cut = p->builder[next] != FREE && p->builder[next] != seat;
        unsigned length = 1 + (cut ? 0 : trail_from(p, seat, next, used, kind));
        used[edge] = 0;
        best = length > best ? length : best;
    }
    return best;
}

static unsigned trail_of(const pos *p, uint32_t seat) {
    uint8_t used[CATAN_MAX_EDGES] = {0};
    unsigned best = 0;
    for (uint32_t node = 0; node < catan_node_count(p->t->game); node++) {
        unsigned length = trail_from(p, seat, node, used, NULL);
        best = length > best ? length : best;
    }
    return best;
}

/* Who alone has the most, at least `least`; CATAN_NOBODY if several have or nobody. */
static int32_t leader(const pos *p, const unsigned *have, unsigned least, int *tied) {
    unsigned best = least - 1;
    int32_t first = CATAN_NOBODY;
    *tied = 0;
    for (uint32_t seat = 0; seat < p->t->players; seat++) {
        if (have[seat] > best) {
            best = have[seat];
            first = (int32_t)seat;
            *tied = 0;
        } else if (have[seat] == best && first != CATAN_NOBODY) {
            *tied = 1;
        }
    }
    return *tied ? CATAN_NOBODY : first;
}

static int32_t road_holder(const pos *p) {
    unsigned trails[CATAN_SEATS];
    int tied;
    for (uint32_t seat = 0; seat < p->t->players; seat++) {
        trails[seat] = trail_of(p, seat);
    }
    return p->longest_road == WORKED_OUT ? leader(p, trails, 5, &tied) : p->longest_road;
}

static int32_t army_holder(const pos *p) {
    unsigned armies[CATAN_SEATS];
    int tied;
    for (uint32_t seat = 0; seat < p->t->players; seat++) {
        armies[seat] = p->knights[seat];
    }
    int32_t seat = leader(p, armies, 3, &tied);
    if (tied && p->largest_army == WORKED_OUT) {
        play_fail(__FILE__, __LINE__, "several have the largest army: say whose it is");
    }
    return p->largest_army == WORKED_OUT ? seat : p->largest_army;
}

/* --- the line --- */

void pos_field(pos *p, const char *field, const char *value) {
    for (int i = 0; i < FIELDS; i++) {
        if (strcmp(fields[i], field) == 0) {
            snprintf(p->value[i], sizeof p->value[i], "%s", value);
            p->said[i] = 1;
            return;
        }
    }
    play_fail(__FILE__, __LINE__, "a position has no field %s", field);
}

const char *pos_value(pos *p, const char *field) { return value_of(p, field); }

void pos_seat_field(pos *p, const char *field, uint32_t seat, const char *value,
                    const char *usual) {
    char text[1024] = "";
    int some = 0;
    const char *old = value_of(p, field);
    for (uint32_t i = 0; i < p->t->players; i++) {
        char part[512];
        size_t length = strcspn(old, "/"), at = strlen(text);
        snprintf(part, sizeof part, "%.*s", (int)length, old);
        const char *of_this = i == seat ? value : length == 0 ? usual : part;
        snprintf(text + at, sizeof text - at, "%s%s", i == 0 ? "" : "/", of_this);
        some |= strcmp(of_this, usual) != 0;
        old += length + (old[length] == '/');
    }
    pos_field(p, field, some ? text : "");
}

/* Writes a value where nothing was said. */
static void put_value(pos *p, const char *field, const char *value) {
    char *to = value_of(p, field);
    if (!p->said[(to - p->value[0]) / (ptrdiff_t)sizeof p->value[0]]) {
        snprintf(to, sizeof p->value[0], "%s", value);
    }
}

static void put_numbered(pos *p, const char *field, const char *letter, int32_t number) {
    char text[WORD] = "";
    if (number >= 0) {
        snprintf(text, sizeof text, "%s%d", letter, number);
    }
    put_value(p, field, text);
}

/* Counts with dots between, up to the last that is not 0; "-" if all are 0. */
static void add_counts(char *text, const uint8_t counts[8]) {
    unsigned last = 8;
    size_t at = strlen(text);
    while (last > 0 && counts[last - 1] == 0) {
        last--;
    }
    if (last == 0) {
        strcat(text, "-");
    }
    for (unsigned i = 0; i < last; i++) {
        at += (size_t)sprintf(text + at, "%s%u", i == 0 ? "" : ".", counts[i]);
    }
}

static void put_counts(pos *p, const char *field, const uint8_t counts[8]) {
    char text[WORD] = "";
    add_counts(text, counts);
    put_value(p, field, strcmp(text, "-") == 0 ? "" : text);
}

/* A value for each seat; nothing if all are `usual`. */
static void put_of_seats(pos *p, const char *field, char values[CATAN_SEATS][512],
                         const char *usual) {
    char text[LINE] = "";
    int some = 0;
    for (uint32_t seat = 0; seat < p->t->players; seat++) {
        strcat(text, seat == 0 ? "" : "/");
        strcat(text, values[seat][0] == '\0' ? usual : values[seat]);
        some |= strcmp(values[seat][0] == '\0' ? usual : values[seat], usual) != 0;
    }
    put_value(p, field, some ? text : "");
}

static void add_place(char *text, char letter, uint32_t place) {
    sprintf(text + strlen(text), "%s%c%u", *text == '\0' ? "" : "+", letter, place);
}

static void put_pieces(pos *p) {
    char cities[1024] = "", buildings[CATAN_SEATS][512] = {""};
    char roads[CATAN_SEATS][512] = {""}, ships[CATAN_SEATS][512] = {""};
    for (uint32_t node = 0; node < CATAN_MAX_NODES; node++) {
        if (p->builder[node] != FREE) {
            add_place(buildings[p->builder[node]], 'n', node);
            if (p->city[node]) {
                add_place(cities, 'n', node);
            }
        }
    }
    for (uint32_t edge = 0; edge < CATAN_MAX_EDGES; edge++) {
        if (p->road[edge] != FREE) {
            add_place(roads[p->road[edge]], 'e', edge);
        }
        if (p->ship[edge] != FREE) {
            add_place(ships[p->ship[edge]], 'e', edge);
        }
    }
    put_value(p, "cities", cities);
    put_of_seats(p, "buildings", buildings, "-");
    put_of_seats(p, "roads", roads, "-");
    put_of_seats(p, "ships", ships, "-");
}

static void put_cards(pos *p) {
    char hands[CATAN_SEATS][512] = {""}, cards[CATAN_SEATS][512] = {""},
         knights[CATAN_SEATS][512] = {""};
    uint8_t bank[8], deck[8];
    for (uint32_t seat = 0; seat < p->t->players; seat++) {
        add_counts(hands[seat], p->hand[seat]);
        add_counts(cards[seat], p->cards[seat]);
        sprintf(knights[seat], "%u", p->knights[seat]);
    }
    for (unsigned i = 0; i < 8; i++) {
        if (held(p, i) > p->bank[i] || drawn(p, i) > p->deck[i]) {
            play_fail(__FILE__, __LINE__, "more cards of a kind in hands than there are (%u)", i);
        }
        bank[i] = (uint8_t)(p->bank[i] - held(p, i));
        deck[i] = (uint8_t)(p->deck[i] - drawn(p, i));
    }
    put_counts(p, "bank", bank);
    put_counts(p, "deck", deck);
    put_counts(p, "fresh", p->fresh);
    put_of_seats(p, "hand", hands, "-");
    put_of_seats(p, "cards", cards, "-");
    put_of_seats(p, "knights", knights, "0");
}

const char *pos_line(pos *p) {
    char *line = play_memory(LINE);
    put_numbered(p, "turn", "", (int32_t)p->turn);
    put_numbered(p, "seat", "s", p->seat);
    put_numbered(p, "active", "s", p->active);
    put_numbered(p, "robber", "h", p->robber == CATAN_NO_PLACE ? -1 : (int32_t)p->robber);
    put_numbered(p, "longest_road", "s", road_holder(p));
    put_numbered(p, "largest_army", "s", army_holder(p));
    put_value(p, "tasks", p->tasks);
    put_pieces(p);
    put_cards(p);
    size_t at = (size_t)sprintf(line, "%s", p->config);
    for (int i = 0; i < FIELDS; i++) {
        if (p->value[i][0] != '\0' && at + sizeof p->value[0] + WORD < LINE) {
            at += (size_t)sprintf(line + at, " %s=%s", fields[i], p->value[i]);
        }
    }
    return line;
}

table *pos_table(pos *p) {
    table_read(p->t, pos_line(p));
    return p->t;
}
