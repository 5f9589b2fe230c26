/* Views of concrete positions: head, pieces, counters, moves, as each observer has them. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "game/compiled.h"
#include "support/told.h"
#include "view/view.h"

static catan_view view_of(const table *t, int32_t observer) {
    catan_view view;
    assert_int_equal(catan_view_get(&view, sizeof view, t->state, observer), CATAN_OK);
    return view;
}

/* A position with something of everything. */
static table *rich(const char *options) {
    pos *p = pos_new(options);
    pos_settlement(p, 0, "n17");
    pos_city(p, 1, "n28");
    pos_settlement(p, 1, "n51");
    pos_road(p, 0, "e19 e26");
    pos_road(p, 1, "e66");
    pos_hand(p, 0, "lumber:2 ore:1");
    pos_hand(p, 1, "wool:3");
    pos_cards(p, 0, "knight:2 point:1");
    pos_cards(p, 1, "point:1 monopoly:1");
    pos_fresh(p, "knight:1");
    pos_knights(p, 1, 3);
    pos_number(p, 9);
    return told_table(p);
}

/* --- the head --- */

static void test_head(void **unused) {
    (void)unused;
    table *t = rich("players=3");
    static const int32_t observers[] = {0, 1, 2, CATAN_SPECTATOR, CATAN_ALL_SEEING};
    for (int i = 0; i < 5; i++) {
        catan_view view = view_of(t, observers[i]);
        assert_int_equal(view.observer, observers[i]);
        assert_int_equal(view.actor, 0);
        assert_int_equal(view.question, CATAN_ASK_ACTION);
        assert_int_equal(view.result, CATAN_RUNNING);
        assert_int_equal(view.turn_seat, 0);
        assert_int_equal(view.active_seat, 0);
        assert_int_equal(view.turn, 9);
        assert_int_equal(view.pending | view.waiting | view.accepted | view.countered, 0);
        assert_int_equal(view.pieces, 10);
        assert_int_equal(view.counters, catan_max_counters(t->game));
    }
    catan_view view;
    static const int32_t none[] = {3, 6, CATAN_CHANCE, CATAN_NOBODY, CATAN_ANYONE, -6, 255};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        assert_int_equal(catan_view_get(&view, sizeof view, t->state, none[i]), CATAN_E_ARGUMENT);
        assert_int_equal(catan_view_pieces(t->state, none[i], NULL, 0), 0);
        assert_int_equal(catan_view_counters(t->state, none[i], NULL, 0), 0);
        assert_int_equal(catan_view_hash(t->state, none[i]), 0);
        assert_int_equal(catan_view_check(t->state, none[i], catan_move_end_turn()),
                         CATAN_E_ARGUMENT);
        assert_int_equal(catan_view_count(t->state, none[i], CATAN_COUNTER_TURN, CATAN_NOBODY, 0),
                         CATAN_UNKNOWN);
    }
    assert_int_equal(catan_view_get(NULL, sizeof view, t->state, 0), CATAN_E_ARGUMENT);
    assert_int_equal(catan_view_get(&view, sizeof view, NULL, 0), CATAN_E_ARGUMENT);
    assert_int_equal(catan_view_get(&view, sizeof view - 1, t->state, 0), CATAN_E_VERSION);
}

static void test_head_of_questions(void **unused) {
    (void)unused;
    pos *p = pos_new("players=4");
    pos_hand(p, 1, "wool:9");
    pos_hand(p, 3, "ore:8");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    play(t, "roll");
    assert_int_equal(view_of(t, 2).actor, CATAN_CHANCE);
    play(t, "dice:7 discard:wool");
    catan_view view = view_of(t, 2);
    assert_int_equal(view.actor, 1);
    assert_int_equal(view.question, CATAN_ASK_DISCARD);
    assert_int_equal(view.pending, 3);
    assert_int_equal(view.waiting, 1U << 3);
    p = pos_new("players=5 layout=auto");
    t = pos_table(p);
    play(t, "end_turn");
    view = view_of(t, 2);
    assert_int_equal(view.actor, 1);
    assert_int_equal(view.turn_seat, 0);
    assert_int_equal(view.active_seat, CATAN_NOBODY);
    assert_int_equal(view.waiting, 1U << 2 | 1U << 3 | 1U << 4);
    p = pos_new("players=4 counter_offers=on");
    pos_hand(p, 0, "wool:2");
    pos_hand(p, 1, "ore:1");
    pos_hand(p, 2, "ore:2");
    t = pos_table(p);
    play(t, "offer_give:wool offer_want:ore offer_send:s1+s2+s3 accept offer_give:ore "
            "offer_want:wool offer_send:s0");
    view = view_of(t, CATAN_SPECTATOR);
    assert_int_equal(view.actor, 3);
    assert_int_equal(view.waiting, 0);
    assert_int_equal(view.accepted, 1U << 1);
    assert_int_equal(view.countered, 1U << 2);
    t = pos_table(pos_new("max_turns=1"));
    play(t, "end_turn");
    view = view_of(t, 0);
    assert_int_equal(view.actor, CATAN_NOBODY);
    assert_int_equal(view.question, CATAN_ASK_OVER);
    assert_int_equal(view.result, CATAN_DRAW);
    t = table_new("players=4");
    view = view_of(t, 0);
    assert_int_equal(view.turn_seat, CATAN_NOBODY);
    assert_int_equal(view.active_seat, CATAN_NOBODY);
    assert_int_equal(view.turn, 0);
}

/* --- pieces --- */

static void test_pieces(void **unused) {
    (void)unused;
    table *t = rich("players=3");
    static const catan_piece wanted[] = {
        {CATAN_PIECE_ROAD, 0, 19, CATAN_PLACE_EDGE, 0, 0, {0}},
        {CATAN_PIECE_ROAD, 0, 26, CATAN_PLACE_EDGE, 0, 0, {0}},
        {CATAN_PIECE_ROAD, 1, 66, CATAN_PLACE_EDGE, 0, 0, {0}},
        {CATAN_PIECE_SETTLEMENT, 0, 17, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_SETTLEMENT, 1, 51, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_CITY, 1, 28, CATAN_PLACE_NODE, 0, 0, {0}},
        {CATAN_PIECE_ROBBER, CATAN_NOBODY, 9, CATAN_PLACE_HEX, 0, 0, {0}},
        {CATAN_PIECE_LARGEST_ARMY, 1, CATAN_NO_PLACE, CATAN_PLACE_NONE, 0, 0, {0}},
        {CATAN_PIECE_TURN, 0, CATAN_NO_PLACE, CATAN_PLACE_NONE, 0, 0, {0}},
        {CATAN_PIECE_ACTIVE, 0, CATAN_NO_PLACE, CATAN_PLACE_NONE, 0, 0, {0}},
    };
    enum { PIECES = sizeof wanted / sizeof *wanted };
    static const int32_t observers[] = {0, 2, CATAN_SPECTATOR, CATAN_ALL_SEEING};
    for (int i = 0; i < 4; i++) {
        catan_piece pieces[PIECES + 1];
        assert_int_equal(catan_view_pieces(t->state, observers[i], pieces, PIECES + 1), PIECES);
        assert_memory_equal(pieces, wanted, sizeof wanted);
        memset(pieces, 0x5a, sizeof pieces);
        assert_int_equal(catan_view_pieces(t->state, observers[i], pieces, 3), PIECES);
        assert_memory_equal(pieces, wanted, 3 * sizeof *wanted);
        assert_int_equal(((uint8_t *)&pieces[3])[0], 0x5a);
    }
    assert_int_equal(catan_view_pieces(t->state, 0, NULL, 1), 0);
    assert_true(catan_max_pieces(t->game) >= 3 * (15 + 5 + 4) + 5);
    /* a robber off the board is no piece */
    pos *p = pos_new("players=3");
    pos_robber(p, CATAN_NO_PLACE);
    assert_int_equal(view_of(pos_table(p), 0).pieces, 2);
    p = pos_new("players=3");
    pos_settlement(p, 2, "n3");
    pos_road(p, 2, "e0 e1 e2 e3 e4");
    t = pos_table(p);
    catan_piece pieces[16];
    uint32_t n = catan_view_pieces(t->state, 0, pieces, 16);
    assert_int_equal(n, 10);
    assert_int_equal(pieces[7].kind, CATAN_PIECE_LONGEST_ROAD);
    assert_int_equal(pieces[7].owner, 2);
}

/* --- counters --- */

#define assert_count(t, observer, kind, seat, index, value)                                        \
    assert_int_equal(catan_view_count((t)->state, observer, CATAN_COUNTER_##kind, seat, index),    \
                     value)

static void test_counters(void **unused) {
    (void)unused;
    table *t = rich("players=3");
    static const int32_t observers[] = {0, 1, 2, CATAN_SPECTATOR, CATAN_ALL_SEEING};
    for (int i = 0; i < 5; i++) {
        int32_t me = observers[i];
        int all = me == CATAN_ALL_SEEING;
        assert_count(t, me, TURN, CATAN_NOBODY, 0, 9);
        assert_count(t, me, BANK, CATAN_NOBODY, CATAN_LUMBER, 17);
        assert_count(t, me, BANK, CATAN_NOBODY, CATAN_WOOL, 16);
        assert_count(t, me, BANK, CATAN_NOBODY, CATAN_CLOTH, CATAN_UNKNOWN);
        assert_count(t, me, BANK, CATAN_NOBODY, CATAN_TOTAL, CATAN_UNKNOWN); /* not a secret */
        assert_count(t, me, DECK, CATAN_NOBODY, CATAN_TOTAL, 25 - 3 - 2 - 3);
        assert_count(t, me, DECK, CATAN_NOBODY, CATAN_KNIGHT, all ? 14 - 5 : CATAN_UNKNOWN);
        assert_count(t, me, HAND, 0, CATAN_TOTAL, 3);
        assert_count(t, me, HAND, 0, CATAN_LUMBER, all || me == 0 ? 2 : CATAN_UNKNOWN);
        assert_count(t, me, HAND, 0, CATAN_BRICK, all || me == 0 ? 0 : CATAN_UNKNOWN);
        assert_count(t, me, HAND, 1, CATAN_WOOL, all || me == 1 ? 3 : CATAN_UNKNOWN);
        assert_count(t, me, HAND, 2, CATAN_TOTAL, 0);
        assert_count(t, me, HAND, 2, CATAN_WOOL, all || me == 2 ? 0 : CATAN_UNKNOWN);
        assert_count(t, me, HAND, 3, CATAN_TOTAL, CATAN_UNKNOWN);
        assert_count(t, me, HAND, CATAN_NOBODY, CATAN_TOTAL, CATAN_UNKNOWN);
        assert_count(t, me, TURN, 0, 0, CATAN_UNKNOWN);
        assert_count(t, me, DEVELOPMENT, 0, CATAN_TOTAL, 3);
        assert_count(t, me, DEVELOPMENT, 0, CATAN_POINT, all || me == 0 ? 1 : CATAN_UNKNOWN);
        assert_count(t, me, DEVELOPMENT, 1, CATAN_MONOPOLY, all || me == 1 ? 1 : CATAN_UNKNOWN);
        assert_count(t, me, FRESH, CATAN_NOBODY, CATAN_TOTAL, 1);
        assert_count(t, me, FRESH, CATAN_NOBODY, CATAN_KNIGHT, all || me == 0 ? 1 : CATAN_UNKNOWN);
        assert_count(t, me, KNIGHTS, 1, 0, 3);
        assert_count(t, me, ROADS, 0, 0, 13);
        assert_count(t, me, SETTLEMENTS, 1, 0, 4);
        assert_count(t, me, CITIES, 1, 0, 3);
        assert_count(t, me, POINTS, 0, 0, 1); /* the hidden one is not among them */
        assert_count(t, me, POINTS, 1, 0, 5);
        assert_count(t, me, ROUTE, 0, 0, 2);
        assert_count(t, me, NONE, CATAN_NOBODY, 0, CATAN_UNKNOWN);
        assert_count(t, me, DICE_LEFT, CATAN_NOBODY, 7, CATAN_UNKNOWN); /* without such a deck */
        assert_count(t, me, COUNTER_GIVE, 1, 0, CATAN_UNKNOWN);
        assert_int_equal(catan_view_count(t->state, me, 21, 0, 0), CATAN_UNKNOWN);
        assert_int_equal(catan_view_count(t->state, me, UINT32_MAX, 0, 0), CATAN_UNKNOWN);
    }
}

/* By kind, then seat, then index; the same ones in every position, each as asked for one by one. */
static void test_list_of_counters(void **unused) {
    (void)unused;
    static const char *const options[] = {"players=3", "players=2 dice=deck",
                                          "players=6 layout=auto counter_offers=on", "trade=off"};
    static const uint32_t wanted[] = {
        4 + 5 + 6 + 6 + 10 + 3 * (6 + 6 + 6), 4 + 5 + 6 + 6 + 11 + 10 + 2 * (6 + 6 + 6),
        4 + 5 + 6 + 6 + 10 + 6 * (6 + 6 + 6 + 10), 4 + 5 + 6 + 6 + 10 + 4 * (6 + 6 + 6)};
    for (int i = 0; i < 4; i++) {
        table *t = table_new(options[i]);
        catan_counter counters[400], later[400];
        uint32_t n = catan_view_counters(t->state, 0, counters, 400);
        assert_int_equal(n, wanted[i]);
        assert_int_equal(n, catan_max_counters(t->game));
        catan_rng rng;
        catan_rng_seed(&rng, 5);
        catan_playout(t->state, &rng, 200);
        assert_int_equal(catan_view_counters(t->state, CATAN_SPECTATOR, later, 400), n);
        for (uint32_t k = 0; k < n; k++) {
            assert_true(counters[k].kind == later[k].kind && counters[k].seat == later[k].seat &&
                        counters[k].index == later[k].index && counters[k].reserved[0] == 0);
            assert_int_equal(catan_view_count(t->state, CATAN_SPECTATOR, later[k].kind,
                                              later[k].seat, later[k].index),
                             later[k].value);
            if (k > 0) {
                const catan_counter *a = &later[k - 1], *b = &later[k];
                assert_true(a->kind != b->kind   ? a->kind < b->kind
                            : a->seat != b->seat ? a->seat < b->seat
                                                 : a->index < b->index);
            }
        }
        assert_int_equal(catan_view_counters(t->state, 0, NULL, 0), n);
        assert_int_equal(catan_view_counters(t->state, 0, NULL, 1), 0);
    }
    assert_int_equal(catan_max_counters(NULL) | catan_max_pieces(NULL) | catan_max_events(NULL), 0);
}

/* What a view shows has room in the game's tables, and in those of whoever lists it (white box). */
static void test_room(void **unused) {
    (void)unused;
    static const char *const options[] = {"players=6 layout=auto counter_offers=on dice=deck",
                                          "players=2", "sea_frame=on counter_offers=on",
                                          "players=6 layout=auto scenario=new_world "
                                          "counter_offers=on dice=deck",
                                          "players=6 layout=auto cities_knights=on "
                                          "counter_offers=on dice=deck"};
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        const catan_game *game = table_new(options[i])->game;
        assert_true(game->shown_counters < CATAN__MAX_SHOWN);
        assert_true(game->shown_pieces < CATAN__MAX_SHOWN);
        assert_true(catan_max_pieces(game) < CATAN__MOST_PIECES);
        assert_true(catan_max_counters(game) < 1024);
        assert_true(catan_max_events(game) <= 65535);
    }
}

static void test_domains(void **unused) {
    (void)unused;
    table *t = table_new("players=3 dice=deck"), *plain = table_new("players=3");
    static const uint8_t domain[] = {[CATAN_COUNTER_BANK] = CATAN_DOMAIN_CARD,
                                     [CATAN_COUNTER_DECK] = CATAN_DOMAIN_DEVELOPMENT,
                                     [CATAN_COUNTER_DICE_LEFT] = CATAN_DOMAIN_NUMBER,
                                     [CATAN_COUNTER_OFFER_GIVE] = CATAN_DOMAIN_CARD,
                                     [CATAN_COUNTER_OFFER_WANT] = CATAN_DOMAIN_CARD,
                                     [CATAN_COUNTER_HAND] = CATAN_DOMAIN_CARD,
                                     [CATAN_COUNTER_DEVELOPMENT] = CATAN_DOMAIN_DEVELOPMENT,
                                     [CATAN_COUNTER_FRESH] = CATAN_DOMAIN_DEVELOPMENT,
                                     [CATAN_COUNTER_COUNTER_WANT] = CATAN_DOMAIN_NONE};
    for (uint32_t kind = 0; kind < sizeof domain; kind++) {
        assert_int_equal(catan_counter_domain(t->game, kind), domain[kind]);
    }
    assert_int_equal(catan_counter_domain(t->game, 999), CATAN_DOMAIN_NONE);
    assert_int_equal(catan_counter_domain(plain->game, CATAN_COUNTER_DICE_LEFT), CATAN_DOMAIN_NONE);
    assert_int_equal(catan_counter_domain(NULL, CATAN_COUNTER_BANK), CATAN_DOMAIN_NONE);
    for (uint32_t sum = 2; sum <= 12; sum++) {
        assert_count(t, 0, DICE_LEFT, CATAN_NOBODY, sum, sum < 8 ? (int)sum - 1 : 13 - (int)sum);
    }
    assert_count(t, 0, DICE_LEFT, CATAN_NOBODY, 1, CATAN_UNKNOWN);
    assert_count(t, 0, DICE_LEFT, CATAN_NOBODY, 13, CATAN_UNKNOWN);
}

/* A bank of sixty of each kind: a total beyond a byte. */
static void test_many_cards(void **unused) {
    (void)unused;
    pos *p = pos_new("players=2 bank_resources=60 hand_limit=60");
    pos_hand(p, 1, "lumber:60 brick:60 wool:60 grain:60 ore:59");
    table *t = pos_table(p);
    assert_count(t, 0, HAND, 1, CATAN_TOTAL, 299);
    assert_count(t, 1, HAND, 1, CATAN_GRAIN, 60);
}

/* --- layout, moves, hash --- */

static void test_layout(void **unused) {
    (void)unused;
    table *t = rich("players=3");
    catan_layout seen, laid = layout_info(t);
    for (int32_t observer = 0; observer < 3; observer++) {
        assert_int_equal(catan_view_layout(&seen, sizeof seen, t->state, observer), CATAN_OK);
        assert_memory_equal(&seen, &laid, sizeof seen);
    }
    assert_int_equal(catan_view_layout(&seen, sizeof seen, t->state, 3), CATAN_E_ARGUMENT);
    assert_int_equal(catan_view_layout(NULL, sizeof seen, t->state, 0), CATAN_E_ARGUMENT);
    assert_int_equal(catan_view_layout(&seen, 4, t->state, 0), CATAN_E_VERSION);
}

static void test_moves(void **unused) {
    (void)unused;
    table *t = rich("players=3");
    catan_move moves[100], seen[100];
    uint32_t n = catan_moves(t->state, moves, 100);
    assert_true(n > 2 && n < 100);
    assert_int_equal(catan_view_moves(t->state, 0, seen, 100), n);
    assert_memory_equal(seen, moves, n * sizeof *moves);
    assert_int_equal(catan_view_moves(t->state, CATAN_ALL_SEEING, seen, 100), n);
    assert_int_equal(catan_view_moves(t->state, 1, seen, 100), 0);
    assert_int_equal(catan_view_moves(t->state, CATAN_SPECTATOR, seen, 100), 0);
    catan_move end = catan_move_end_turn(), roll = catan_move_roll();
    assert_int_equal(catan_view_check(t->state, 0, end), CATAN_OK);
    assert_int_equal(catan_view_check(t->state, 0, roll), CATAN_E_NOT_ASKED);
    assert_int_equal(catan_view_check(t->state, CATAN_ALL_SEEING, end), CATAN_OK);
    assert_int_equal(catan_view_check(t->state, 1, end), CATAN_E_NOT_YOUR_TURN);
    assert_int_equal(catan_view_check(t->state, 1, roll), CATAN_E_NOT_YOUR_TURN);
    assert_int_equal(catan_view_check(t->state, CATAN_SPECTATOR, end), CATAN_E_NOT_YOUR_TURN);
    play(t, "end_turn roll"); /* chance is due: its moves are nobody's to see */
    assert_int_equal(catan_view_moves(t->state, 1, seen, 100), 0);
    assert_int_equal(catan_view_moves(t->state, CATAN_SPECTATOR, seen, 100), 0);
    assert_int_equal(catan_view_moves(t->state, CATAN_ALL_SEEING, seen, 100), 11);
    assert_int_equal(catan_view_check(t->state, 1, catan_move_dice(8)), CATAN_E_NOT_YOUR_TURN);
    assert_int_equal(catan_view_check(t->state, CATAN_ALL_SEEING, catan_move_dice(8)), CATAN_OK);
    t = pos_table(pos_new("max_turns=1"));
    play(t, "end_turn");
    assert_int_equal(catan_view_moves(t->state, 0, seen, 100), 0);
    assert_int_equal(catan_view_check(t->state, 0, end), CATAN_E_GAME_OVER);
    assert_int_equal(catan_view_check(t->state, CATAN_SPECTATOR, end), CATAN_E_GAME_OVER);
    assert_int_equal(catan_view_check(t->state, CATAN_ALL_SEEING, end), CATAN_E_GAME_OVER);
}

static uint64_t hash_with(const char *hand_of_1, const char *hand_of_2, int32_t observer) {
    pos *p = pos_new("players=3");
    pos_hand(p, 1, hand_of_1);
    pos_hand(p, 2, hand_of_2);
    return catan_view_hash(pos_table(p)->state, observer);
}

static void test_hash(void **unused) {
    (void)unused;
    table *t = rich("players=3");
    assert_true(catan_view_hash(t->state, CATAN_ALL_SEEING) == catan_hash(t->state));
    assert_true(catan_view_hash(t->state, 0) != catan_view_hash(t->state, 1));
    assert_true(catan_view_hash(NULL, 0) == 0);
    /* seats 1 and 2 exchange a card: the others see no difference, the two do */
    static const char *const hands[][2] = {{"wool:1", "ore:1"}, {"ore:1", "wool:1"}};
    for (int32_t observer = CATAN_SPECTATOR; observer < 3; observer++) {
        if (observer >= 0 || observer == CATAN_SPECTATOR) {
            uint64_t a = hash_with(hands[0][0], hands[0][1], observer),
                     b = hash_with(hands[1][0], hands[1][1], observer);
            assert_int_equal(a == b, observer <= 0);
            assert_true(a != hash_with("wool:2", "ore:1", observer)); /* what all see */
        }
    }
}

/* --- names --- */

static void test_names(void **unused) {
    (void)unused;
    static const char *const pieces[] = {"",
                                         "road",
                                         "settlement",
                                         "city",
                                         "robber",
                                         "longest_road",
                                         "largest_army",
                                         "turn",
                                         "active",
                                         "ship",
                                         "pirate",
                                         "knight",
                                         "wall",
                                         "turned",
                                         "metropolis",
                                         "merchant",
                                         "printer",
                                         "constitution",
                                         "bridge",
                                         "great_wall",
                                         "great_wall_card",
                                         "lumberjack",
                                         "mason",
                                         "shepherd",
                                         "farmer",
                                         "miner",
                                         "gold_seeker",
                                         "dike",
                                         "last_dike",
                                         "drain_right",
                                         "polder",
                                         "harbour",
                                         "stage",
                                         "sand",
                                         "closed_now",
                                         ""};
    static const char *const counters[] = {"",
                                           "turn",
                                           "rolled",
                                           "card_played",
                                           "offers",
                                           "bank",
                                           "deck",
                                           "dice_left",
                                           "offer_give",
                                           "offer_want",
                                           "hand",
                                           "development",
                                           "fresh",
                                           "knights",
                                           "roads",
                                           "settlements",
                                           "cities",
                                           "points",
                                           "route",
                                           "counter_give",
                                           "counter_want",
                                           "ships",
                                           "special_points",
                                           "ship_moved",
                                           "fog_terrains",
                                           "fog_numbers",
                                           "barbarians",
                                           "red_die",
                                           "event_die",
                                           "robber_free",
                                           "progress_deck",
                                           "under_trade",
                                           "under_politics",
                                           "under_science",
                                           "progress",
                                           "trade",
                                           "politics",
                                           "science",
                                           "defender",
                                           "basic_knights",
                                           "strong_knights",
                                           "mighty_knights",
                                           "walls",
                                           "aqueducts",
                                           "crane",
                                           "fleet",
                                           "harbour",
                                           "harbour_seats",
                                           "harbour_stock",
                                           "stages",
                                           "wall_line",
                                           "large_die",
                                           "small_die",
                                           ""};
    for (uint32_t i = 0; i < sizeof pieces / sizeof *pieces; i++) {
        assert_string_equal(catan_piece_name(i), pieces[i]);
    }
    for (uint32_t i = 0; i < sizeof counters / sizeof *counters; i++) {
        assert_string_equal(catan_counter_name(i), counters[i]);
    }
    assert_string_equal(catan_piece_name(UINT32_MAX), "");
    assert_string_equal(catan_counter_name(UINT32_MAX), "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_head),
        PLAY_TEST(test_head_of_questions),
        PLAY_TEST(test_pieces),
        PLAY_TEST(test_counters),
        PLAY_TEST(test_list_of_counters),
        PLAY_TEST(test_domains),
        PLAY_TEST(test_room),
        PLAY_TEST(test_many_cards),
        PLAY_TEST(test_layout),
        PLAY_TEST(test_moves),
        PLAY_TEST(test_hash),
        PLAY_TEST(test_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
