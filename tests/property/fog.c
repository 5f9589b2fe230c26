/* What lies under the fog is nowhere before it is discovered (S-80, H-4).
 *
 *     fog [--seconds S] [--seed N] [--long]
 *
 * Nothing is laid there: layouts of all seeds are the same where the fog is, and with the same
 * board in sight everything that is given to anybody is the same, byte for byte. And along random
 * play, in front of every discovery: one position, whatever will come; all that is in the stacks
 * can come, as often as it is there; what came is all that differs afterwards, and taken back,
 * nothing does.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/state.h"
#include "game/compiled.h"
#include "property/checks.h"
#include "property/eager.h"

enum { JOURNAL = 20000, PLIES = 3000, SEEDS = 12, SAVE = 16384, TEXT = 32768, MOST_EVENTS = 4096 };

static uint64_t games, layouts, discoveries, outcomes, found[CATAN_FOG + 1];

/* --- where fog can be --- */

/* Half of the games on the scenario, half on maps of one's own. */
static void choose_row(option_row *row, catan_rng *rng) {
    static const unsigned own[] = {MAP_SEA_19, MAP_SEA_61, MAP_SEA_127};
    unsigned map = catan_rng_below(rng, 2) == 0 ? MAP_BUILTIN : own[catan_rng_below(rng, 3)];
    catan_config config;
    do {
        option_random(row, rng);
        option_config(&config, row);
    } while (row->choice[FACTOR_MAP] != map ||
             (map == MAP_BUILTIN && config.scenario != CATAN_SCENARIO_FOG));
}

/* --- all that anybody is given --- */

static void same_views(const world *w, const catan_state *a, const catan_state *b,
                       int32_t observer) {
    static catan_piece pieces[2][CATAN_MAX_EDGES * 2];
    static catan_counter counters[2][1024];
    static catan_move moves[2][MAX_LISTED];
    catan_view view[2];
    catan_layout layout[2];
    const catan_state *of[] = {a, b};
    uint32_t n[2], m[2], k[2];
    for (int i = 0; i < 2; i++) {
        catan_view_get(&view[i], sizeof *view, of[i], observer);
        catan_view_layout(&layout[i], sizeof *layout, of[i], observer);
        n[i] = catan_view_pieces(of[i], observer, pieces[i], CATAN_MAX_EDGES * 2);
        m[i] = catan_view_counters(of[i], observer, counters[i], 1024);
        k[i] = catan_view_moves(of[i], observer, moves[i], MAX_LISTED);
    }
    HOLD(w, memcmp(&view[0], &view[1], sizeof *view) == 0, "one head of a view");
    HOLD(w, memcmp(&layout[0], &layout[1], sizeof *layout) == 0, "one board");
    HOLD(w, n[0] == n[1] && memcmp(pieces[0], pieces[1], n[0] * sizeof **pieces) == 0,
         "the same pieces");
    HOLD(w, m[0] == m[1] && memcmp(counters[0], counters[1], m[0] * sizeof **counters) == 0,
         "the same counters");
    HOLD(w, k[0] == k[1] && memcmp(moves[0], moves[1], k[0] * sizeof **moves) == 0,
         "the same moves");
    HOLD(w, catan_view_hash(a, observer) == catan_view_hash(b, observer), "one hash of a view");
}

static void same_in_all(const world *w, const catan_state *a, const catan_state *b) {
    static uint8_t saves[2][SAVE];
    static char texts[2][TEXT];
    static catan_move moves[2][MAX_LISTED];
    const catan_state *of[] = {a, b};
    size_t saved[2];
    uint32_t n[2];
    HOLD(w,
         memcmp(catan__words_const(a), catan__words_const(b), catan_position_size(w->game)) == 0 &&
             catan_hash(a) == catan_hash(b),
         "one position");
    for (int i = 0; i < 2; i++) {
        saved[i] = catan_save_write(saves[i], SAVE, of[i]);
        catan_position_format(texts[i], TEXT, of[i]);
        n[i] = catan_moves(of[i], moves[i], MAX_LISTED);
    }
    HOLD(w,
         saved[0] != 0 && saved[0] <= SAVE && saved[0] == saved[1] &&
             memcmp(saves[0], saves[1], saved[0]) == 0,
         "one save");
    HOLD(w, strcmp(texts[0], texts[1]) == 0, "one text");
    HOLD(w, n[0] == n[1] && memcmp(moves[0], moves[1], n[0] * sizeof **moves) == 0,
         "the same moves for whoever asks");
    for (int32_t observer = CATAN_ALL_SEEING; observer < (int32_t)catan_game_players(w->game);
         observer++) {
        if (observer >= 0 || observer == CATAN_ALL_SEEING || observer == CATAN_SPECTATOR) {
            same_views(w, a, b, observer);
        }
    }
}

/* --- (a) layouts --- */

/* The layout of another seed with this one's board in sight is this one. */
static void check_layouts(const world *w) {
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        catan_rng rng;
        catan_layout other, mixed;
        catan_state *state = NULL;
        catan_rng_seed(&rng, seed);
        if (catan_layout_generate(&other, sizeof other, w->game, &rng) != CATAN_OK) {
            continue;
        }
        mixed = w->layout;
        for (uint32_t h = 0; h < catan_hex_count(w->game); h++) {
            int fog = w->layout.terrain[h] == CATAN_FOG;
            HOLD(w, fog == (other.terrain[h] == CATAN_FOG), "fog lies where the map says");
            mixed.terrain[h] = fog ? other.terrain[h] : w->layout.terrain[h];
            mixed.number[h] = fog ? other.number[h] : w->layout.number[h];
        }
        HOLD(w, memcmp(&mixed, &w->layout, sizeof mixed) == 0, "nothing is laid under the fog");
        if (w->config.layout == CATAN_LAYOUT_BEGINNER &&
            w->config.harbours == CATAN_HARBOURS_FIXED) {
            int drawn = w->config.volcanoes || w->config.market; /* on it (V6.1, V10.1) */
            HOLD(w, drawn || memcmp(&other, &w->layout, sizeof other) == 0,
                 "a printed board is one");
        }
        HOLD(w, catan_state_create(&state, &test_allocator, w->game, &mixed, 0, 0) == CATAN_OK,
             "a state");
        same_in_all(w, state, w->state);
        catan_state_destroy(state);
        layouts++;
    }
}

/* Of a map of one's own the stacks are the pools of its fog; they are as large as the fog. */
static void check_stacks(const world *w) {
    uint32_t terrains[CATAN_FOG + 1] = {0}, numbers[13] = {0}, fog = 0, cards = 0, bearing = 0;
    uint32_t tokens = 0;
    uint8_t area = 255;
    for (uint32_t i = 0; w->map != MAP_BUILTIN && i < w->drawn.map.hex_count; i++) {
        area = (w->drawn.hexes[i].flags & CATAN_HEX_FOG) ? w->drawn.hexes[i].area : area;
    }
    for (uint32_t i = 0; i < w->drawn.map.terrain_pool_count; i++) {
        const catan_map_pool *pool = &w->drawn.terrains[i];
        terrains[pool->value] += pool->area == area ? pool->count : 0;
    }
    for (uint32_t i = 0; i < w->drawn.map.number_pool_count && !w->config.scarcity; i++) {
        const catan_map_pool *pool = &w->drawn.numbers[i];
        numbers[pool->value] += pool->area == area ? pool->count : 0;
    }
    HOLD(w,
         w->map == MAP_BUILTIN || (memcmp(terrains, w->fog_terrains, sizeof terrains) == 0 &&
                                   memcmp(numbers, w->fog_numbers, sizeof numbers) == 0),
         "the stacks are the pools (S-80)");
    for (uint32_t h = 0; h < catan_hex_count(w->game); h++) {
        fog += w->layout.terrain[h] == CATAN_FOG;
    }
    for (unsigned i = 0; i < 13; i++) {
        cards += i <= CATAN_FOG ? w->fog_terrains[i] : 0;
        bearing += !w->config.scarcity && i < CATAN_FOG && i != CATAN_DESERT && i != CATAN_SEA
                       ? w->fog_terrains[i]
                       : 0;
        tokens += w->fog_numbers[i];
    }
    HOLD(w, cards == fog && tokens == bearing,
         "a card a hex, a token a hex that bears one, none where they are scarce (V4.3)");
}

/* --- (b) discoveries --- */

/* What has been found on the board where fog was. */
static void count_found(const world *w, const catan_layout *now, uint32_t terrains[CATAN_FOG + 1],
                        uint32_t numbers[13]) {
    memset(terrains, 0, (CATAN_FOG + 1) * sizeof *terrains);
    memset(numbers, 0, 13 * sizeof *numbers);
    for (uint32_t h = 0; h < catan_hex_count(w->game); h++) {
        if (w->layout.terrain[h] == CATAN_FOG && now->terrain[h] != CATAN_FOG) {
            terrains[now->terrain[h]]++;
            numbers[now->number[h]]++;
        }
    }
}

/* Tokens that the inventor may have moved (C-115) lie anywhere: only how many there are is known.
 */
static void lump_moving(uint32_t of_number[16]) {
    static const uint8_t moving[] = {4, 5, 9, 10, 11};
    for (unsigned i = 0; i < sizeof moving; i++) {
        of_number[3] += of_number[moving[i]];
        of_number[moving[i]] = 0;
    }
}

/* An outcome is listed exactly if some are left, and weighs as many: pools less what was found. */
static void check_left(const world *w, const catan_move *moves, uint32_t count, int of_numbers) {
    uint32_t terrains[CATAN_FOG + 1], numbers[13], weights[64], left[16] = {0}, listed[16] = {0};
    catan_layout now;
    catan_layout_get(&now, sizeof now, w->state);
    count_found(w, &now, terrains, numbers);
    for (unsigned i = 0; i < (of_numbers ? 13U : CATAN_FOG); i++) {
        left[i] = of_numbers ? w->fog_numbers[i] - numbers[i] : w->fog_terrains[i] - terrains[i];
    }
    left[0] = of_numbers ? 0 : left[0];
    HOLD(w, catan_chance_weights(w->state, weights, 64) == count && count <= 16, "weights");
    for (uint32_t i = 0; i < count; i++) {
        listed[catan_move_argument(moves[i]) & 15U] = weights[i];
    }
    if (of_numbers && w->config.cities_knights) {
        lump_moving(left);
        lump_moving(listed);
    }
    HOLD(w, memcmp(listed, left, sizeof left) == 0, "what can come is what is left (S-80)");
}

/* The one hex, or none other, differs; and what is told of it. */
static void check_outcome(const world *w, const catan_state *after, catan_move move,
                          const catan_layout *before) {
    catan_layout now;
    uint32_t changed = 0, argument = catan_move_argument(move);
    int of_numbers = catan_move_kind_of(move) == CATAN_MOVE_DISCOVER_NUMBER;
    catan_layout_get(&now, sizeof now, after);
    for (uint32_t h = 0; h < catan_hex_count(w->game); h++) {
        if (now.terrain[h] != before->terrain[h] || now.number[h] != before->number[h]) {
            changed++;
            HOLD(w,
                 of_numbers ? now.number[h] == argument && now.terrain[h] == before->terrain[h]
                            : now.terrain[h] == argument && now.number[h] == 0 &&
                                  before->terrain[h] == CATAN_FOG,
                 "what was drawn lies there");
        }
    }
    HOLD(w, changed == 1, "one hex is discovered at a time");
}

/* In front of a discovery, from one position, every outcome; each taken back. */
static void check_discovery(world *w, const catan_move *moves, uint32_t count) {
    static catan_event events[MOST_EVENTS];
    catan_layout before;
    catan_layout_get(&before, sizeof before, w->state);
    check_left(w, moves, count, catan_move_kind_of(moves[0]) == CATAN_MOVE_DISCOVER_NUMBER);
    catan_state_copy(w->scratch, w->state);
    for (uint32_t i = 0; i < count; i++) {
        w->move = moves[i];
        HOLD(w, catan_apply(w->scratch, CATAN_CHANCE, moves[i]) == CATAN_OK, "an outcome");
        check_outcome(w, w->scratch, moves[i], &before);
        HOLD(w, catan_undo_reveals(w->scratch), "a discovery reveals");
        HOLD(w, catan_undo(w->scratch) == CATAN_OK, "is taken back");
        same_in_all(w, w->scratch, w->state);
        if (catan_apply_listed(w->twin, moves[i]) == CATAN_OK) {
            uint32_t told = 0, n = catan_events(w->twin, CATAN_SPECTATOR, events, MOST_EVENTS);
            for (uint32_t k = 0; k < n && k < MOST_EVENTS; k++) {
                told += events[k].kind == CATAN_EVENT_BOARD;
            }
            HOLD(w, n == 0 || told == 1, "all see it, and nothing else");
        }
        catan_state_copy(w->twin, w->state);
        outcomes++;
    }
    discoveries++;
}

/* Nobody's road or ship lies at fog once the discoveries are over (S-81). */
static void check_shore(const world *w) {
    catan_layout now;
    int32_t question = catan_question(w->state);
    if (catan_result(w->state) != CATAN_RUNNING || question == CATAN_ASK_DISCOVER ||
        question == CATAN_ASK_DISCOVER_NUMBER || question == CATAN_ASK_TAKE_GOLD) {
        return;
    }
    catan_layout_get(&now, sizeof now, w->state);
    for (uint32_t e = 0; e < catan_edge_count(w->game); e++) {
        catan_edge edge;
        catan_edge_get(&edge, sizeof edge, w->game, e);
        for (unsigned i = 0; i < 2 && catan_edge_route(w->state, e) != CATAN_NO_ROUTE; i++) {
            catan_node node;
            catan_node_get(&node, sizeof node, w->game, edge.nodes[i]);
            for (unsigned k = 0; k < 3 && node.hexes[k] != CATAN_NO_PLACE; k++) {
                HOLD(w, now.terrain[node.hexes[k]] != CATAN_FOG, "all at a piece is discovered");
            }
        }
    }
}

/* --- games --- */

static void play(world *w, double until) {
    static catan_move moves[MAX_LISTED];
    while (catan_result(w->state) == CATAN_RUNNING && w->ply < PLIES && seconds_now() < until) {
        uint32_t count = catan_moves(w->state, moves, MAX_LISTED);
        int32_t question = catan_question(w->state);
        if (question == CATAN_ASK_DISCOVER || question == CATAN_ASK_DISCOVER_NUMBER) {
            catan_state_copy(w->twin, w->state);
            check_discovery(w, moves, count);
        }
        catan_move move = catan_random_move(w->state, &w->rng);
        if (catan_actor(w->state) != CATAN_CHANCE && catan_rng_below(&w->rng, 4) != 0) {
            move = eager_move(moves, count, &w->rng);
        }
        world_remember(w);
        w->move = move;
        w->ply++;
        HOLD(w, catan_apply(w->state, catan_actor(w->state), move) == CATAN_OK, "a listed move");
        check_shore(w);
        if (catan_move_kind_of(move) == CATAN_MOVE_DISCOVER) {
            found[catan_move_argument(move)]++;
        }
    }
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    while (seconds_now() < read.seconds) {
        static world w;
        option_row row;
        choose_row(&row, &rng);
        if (world_make(&w, &row, catan_rng_next(&rng), JOURNAL)) {
            check_stacks(&w);
            check_layouts(&w);
            play(&w, seconds_now() + read.seconds / 20);
            world_free(&w);
            games++;
        }
    }
    printf("layouts with fog: ok, %" PRIu64 " alike\n", layouts);
    printf("discoveries: ok, %" PRIu64 " in %" PRIu64 " games, %" PRIu64 " outcomes\n", discoveries,
           games, outcomes);
    for (unsigned i = 0; i < CATAN_FOG; i++) {
        printf("  terrain %u: %" PRIu64 "\n", i, found[i]);
    }
    return 0;
}
