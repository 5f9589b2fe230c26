/* What holds for all events: G-1 to G-4, as far as the base game shows them. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/pos.h"
#include "support/rule.h"

static const char *const random_options[] = {
    "players=2", "players=3 dice=deck friendly_robber=on",
    "players=4 layout=random bank_resources=12 counter_offers=on", "players=5 paired_turns=on",
    "players=6 no_sevens=2"};
enum { RANDOM_GAMES = sizeof random_options / sizeof *random_options, RANDOM_MOVES = 4000 };

/* --- chance --- */

static uint32_t sum_of(const uint8_t counts[8]) {
    uint32_t sum = 0;
    for (int i = 0; i < 8; i++) {
        sum += counts[i];
    }
    return sum;
}

/* Chance is asked one of four things, with outcomes that can be counted; `last`: the move before.
 */
static void check_chance(const table *t, catan_move last) {
    catan_move moves[16];
    uint32_t weights[16], sum = 0, n = catan_moves(t->state, moves, 16);
    assert_in_range(n, 1, 13);
    assert_int_equal(catan_chance_weights(t->state, weights, 16), n);
    for (uint32_t i = 0; i < n; i++) {
        assert_true(weights[i] != 0);
        sum += weights[i];
    }
    switch (catan_question(t->state)) {
    case CATAN_ASK_FIRST_PLAYER:
        assert_int_equal(sum, t->players);
        break;
    case CATAN_ASK_DICE:
        assert_in_range(sum, 1, 36);
        break;
    case CATAN_ASK_DRAW_DEVELOPMENT:
        assert_int_equal(sum, sum_of(table_info(t).deck));
        break;
    case CATAN_ASK_STEAL:
        assert_int_equal(catan_move_kind_of(last), CATAN_MOVE_ROB);
        assert_int_equal(sum, hand_size(t, catan_move_argument(last)));
        break;
    default:
        fail_msg("chance is asked %s", catan_question_name(catan_question(t->state)));
    }
}

/* Two states that make the same moves, chance's among them, stay the same; nothing else is random.
 */
static void test_all_that_is_random(void **unused) {
    (void)unused;
    RULE("G-1");
    for (unsigned game = 0; game < RANDOM_GAMES; game++) {
        table *t = table_new(random_options[game]), *twin = table_new(random_options[game]);
        catan_move move = CATAN_MOVE_NONE;
        catan_rng rng;
        assert_int_equal(catan_rng_seed(&rng, game), CATAN_OK);
        for (unsigned i = 0; i < RANDOM_MOVES && catan_actor(t->state) != CATAN_NOBODY; i++) {
            if (catan_actor(t->state) == CATAN_CHANCE) {
                check_chance(t, move);
            } else {
                assert_int_equal(catan_chance_weights(t->state, NULL, 0), 0);
            }
            move = catan_random_move(t->state, &rng);
            assert_int_equal(catan_apply(t->state, CATAN_ANYONE, move), CATAN_OK);
            assert_int_equal(catan_apply(twin->state, CATAN_ANYONE, move), CATAN_OK);
            assert_true(catan_hash(t->state) == catan_hash(twin->state));
        }
        assert_string_equal(table_line(t), table_line(twin));
    }
}

/* --- who decides --- */

static void test_one_decides(void **unused) {
    (void)unused;
    RULE("G-2");
    pos *p = pos_new("");
    for (uint32_t seat = 0; seat < 4; seat++) {
        pos_hand(p, seat, seat == 3 ? "ore:7" : "wool:4 grain:4");
    }
    pos_hand(p, 3, "brick:9");
    pos_turn(p, 2, "before_roll");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    static const int32_t order[] = {2, 3, 0, 1};
    for (unsigned i = 0; i < 4; i++) {
        assert_asked(t, order[i], "discard");
        for (int32_t seat = 0; seat < 4; seat++) {
            if (seat != order[i]) {
                refuse(t, seat, seat == 3 ? "discard:brick" : "discard:wool",
                       CATAN_E_NOT_YOUR_TURN);
            }
        }
        play(t, order[i] == 3 ? "discard:brick discard:brick discard:brick discard:brick"
                              : "discard:wool discard:wool discard:grain discard:grain");
    }
    assert_asked(t, 2, "move_robber");
}

/* Where there is one answer only, it is asked all the same. */
static void test_single_answers(void **unused) {
    (void)unused;
    RULE("G-3");
    pos *p = pos_new("players=2");
    pos_settlement(p, 1, "n0");
    pos_hand(p, 0, "ore:8");
    pos_hand(p, 1, "wool:2");
    pos_turn(p, 0, "before_roll");
    table *t = pos_table(p);
    static const struct {
        int32_t actor;
        const char *question, *answer;
    } steps[] = {
        {0, "before_roll", "roll"},
        {CATAN_CHANCE, "dice", NULL},
        {0, "discard", "discard:ore"},
        {0, "discard", "discard:ore"},
        {0, "discard", "discard:ore"},
        {0, "discard", "discard:ore"},
        {0, "move_robber", NULL},
        {0, "rob", "rob:s1"},
        {CATAN_CHANCE, "steal", "steal:wool"},
    };
    for (unsigned i = 0; i < sizeof steps / sizeof *steps; i++) {
        assert_asked(t, steps[i].actor, steps[i].question);
        if (steps[i].answer != NULL) {
            assert_moves(t, steps[i].answer);
        }
        play(t, steps[i].answer != NULL ? steps[i].answer
                : steps[i].actor == 0   ? "move_robber:h0"
                                        : "dice:7");
    }
    assert_hand(t, 0, "wool:1 ore:4");
    p = pos_new("players=2");
    t = pos_table(p);
    assert_asked(t, 0, "action");
    assert_moves(t, "end_turn");
}

/* --- what never changes --- */

/* Pieces of a seat on the board. */
static void check_pieces(const table *t, uint32_t seat) {
    catan_seat_info info = seat_info(t, seat);
    unsigned roads = 0, buildings[3] = {0};
    for (uint32_t edge = 0; edge < catan_edge_count(t->game); edge++) {
        roads += catan_edge_owner(t->state, edge) == (int32_t)seat;
    }
    for (uint32_t node = 0; node < catan_node_count(t->game); node++) {
        if (catan_node_owner(t->state, node) == (int32_t)seat) {
            buildings[catan_node_building(t->state, node)]++;
        }
    }
    assert_int_equal(roads + info.roads, 15);
    assert_int_equal(buildings[CATAN_SETTLEMENT] + info.settlements, 5);
    assert_int_equal(buildings[CATAN_CITY] + info.cities, 4);
}

/* Hands and bank, deck and cards, board and supply; `deck`: what it held at the start. */
static void check_stock(const table *t, const uint8_t deck[8]) {
    catan_table_info info = table_info(t);
    unsigned cards[8], development[8];
    for (unsigned i = 0; i < 8; i++) {
        cards[i] = info.bank[i];
        development[i] = info.deck[i];
    }
    for (uint32_t seat = 0; seat < t->players; seat++) {
        catan_seat_info of = seat_info(t, seat);
        for (unsigned i = 0; i < 8; i++) {
            cards[i] += of.hand[i];
            development[i] += of.development[i];
        }
        development[CATAN_KNIGHT] += of.knights;
        check_pieces(t, seat);
    }
    for (unsigned i = 0; i < 8; i++) {
        assert_int_equal(cards[i], t->total[i]);
        if (i == CATAN_KNIGHT || i == CATAN_POINT) {
            assert_int_equal(development[i], deck[i]);
        } else {
            assert_in_range(development[i], 0,
                            deck[i]); /* a progress card played has left the game (B-62) */
        }
    }
}

static void test_conserved(void **unused) {
    (void)unused;
    RULE("G-4");
    for (unsigned game = 0; game < RANDOM_GAMES; game++) {
        table *t = table_new(random_options[game]);
        catan_table_info start = table_info(t);
        catan_rng rng;
        assert_int_equal(catan_rng_seed(&rng, 100 + game), CATAN_OK);
        for (unsigned i = 0; i < RANDOM_MOVES / 2 && catan_actor(t->state) != CATAN_NOBODY; i++) {
            catan_move move = catan_random_move(t->state, &rng);
            assert_int_equal(catan_apply(t->state, CATAN_ANYONE, move), CATAN_OK);
            check_stock(t, start.deck);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_all_that_is_random),
        PLAY_TEST(test_one_decides),
        PLAY_TEST(test_single_answers),
        PLAY_TEST(test_conserved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
