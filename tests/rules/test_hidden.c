/* Who may know what: H-1 to H-6, as views, events, lists of moves and hashes tell it. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/observers.h"
#include "support/rule.h"
#include "support/told.h"

/* Seat 0 acts; seats 1 and 2 have a hand; seat 1 has hidden points and a card. */
static pos *begin(void) {
    pos *p = pos_new("players=4");
    pos_settlement(p, 0, "n17");
    pos_city(p, 1, "n28");
    pos_settlement(p, 2, "n0");
    pos_hand(p, 0, "wool:2 grain:1 ore:1");
    pos_hand(p, 1, "lumber:1 ore:2");
    pos_hand(p, 2, "brick:1");
    pos_cards(p, 0, "monopoly:1");
    pos_cards(p, 1, "point:2 plenty:1");
    pos_knights(p, 2, 1);
    return p;
}

/* --- H-1: what is public --- */

static void test_public(void **unused) {
    (void)unused;
    RULE("H-1");
    table *t = told_table(begin());
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        catan_piece pieces[16];
        catan_layout seen, laid = layout_info(t);
        assert_int_equal(catan_view_pieces(t->state, me, pieces, 16), 6); /* with both marks */
        assert_int_equal(catan_view_layout(&seen, sizeof seen, t->state, me), CATAN_OK);
        assert_memory_equal(&seen, &laid, sizeof seen);
        assert_int_equal(count_of(t, me, POINTS, 1, 0), 2);
        assert_int_equal(count_of(t, me, BANK, CATAN_NOBODY, CATAN_ORE), 16);
        assert_int_equal(count_of(t, me, BANK, CATAN_NOBODY, CATAN_WOOL), 17);
        assert_int_equal(count_of(t, me, DECK, CATAN_NOBODY, CATAN_TOTAL), 20);
        assert_int_equal(count_of(t, me, HAND, 0, CATAN_TOTAL), 4);
        assert_int_equal(count_of(t, me, HAND, 1, CATAN_TOTAL), 3);
        assert_int_equal(count_of(t, me, DEVELOPMENT, 1, CATAN_TOTAL), 3);
        assert_int_equal(count_of(t, me, KNIGHTS, 2, 0), 1);
    }
}

/* Rolls, gains, trades, payments, discards and monopolies are told to all alike. */
static void test_public_events(void **unused) {
    (void)unused;
    RULE("H-1");
    RULE("B-66");
    pos *p = begin();
    pos_hand(p, 3, "ore:9");
    table *t = told_table(p);
    static const char *const rows[][2] = {
        {"offer_give:wool", "s0 offer_give:wool"},
        {"offer_want:brick", "s0 offer_want:brick"},
        {"offer_send:s1+s2", "s0 offer_send:s1+s2"},
        {"reject", "s1 reject"},
        {"accept", "s2 accept"},
        {"confirm:s2", "s0 confirm:s2 | s0>s2 wool:1 trade | s2>s0 brick:1 trade"},
        {"play_monopoly:ore", "s0 play_monopoly:ore | s0 played monopoly | s1>s0 ore:2 monopoly | "
                              "s3>s0 ore:9 monopoly"},
        {"buy_development", "s0 buy_development | s0>bank wool:1 grain:1 ore:1 paid"},
        {"draw_development:knight", NULL},
        {"trade_bank:ore>wool",
         "s0 trade_bank:ore>wool | s0>bank ore:4 bank_trade | bank>s0 wool:1 bank_trade"},
        {"end_turn", "s0 end_turn"},
        {"roll", "s1 roll"},
        {"dice:7", "chance dice:7 | dice 7"},
        {"discard:brick", "s0 discard:brick | s0>bank brick:1 discarded"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        play(t, rows[i][0]);
        for (int k = 0; k < OBSERVERS && rows[i][1] != NULL; k++) {
            assert_told(t, observers[k], rows[i][1]);
        }
    }
}

/* --- H-2: what its owner alone knows --- */

static void test_owners(void **unused) {
    (void)unused;
    RULE("H-2");
    RULE("B-62");
    RULE("B-67");
    table *t = told_table(begin());
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        for (uint32_t k = 0; k < 5; k++) {
            static const int32_t hand[5] = {1, 0, 0, 0, 2}, cards[5] = {0, 2, 0, 1, 0};
            assert_int_equal(count_of(t, me, HAND, 1, k), knows ? hand[k] : CATAN_UNKNOWN);
            assert_int_equal(count_of(t, me, DEVELOPMENT, 1, k), knows ? cards[k] : CATAN_UNKNOWN);
        }
        catan_score score;
        assert_int_equal(catan_score_get(&score, sizeof score, t->state, me, 1), CATAN_OK);
        assert_int_equal(score.points, knows ? 4 : 2);
        assert_int_equal(score.source[CATAN_SOURCE_POINT_CARDS], knows ? 2 : CATAN_UNKNOWN);
    }
}

static void test_bought(void **unused) {
    (void)unused;
    RULE("H-2");
    table *t = told_table(begin());
    play(t, "buy_development draw_development:point");
    for (int i = 0; i < OBSERVERS; i++) {
        int knows = observers[i] == 0 || observers[i] == CATAN_ALL_SEEING;
        assert_told(t, observers[i],
                    knows ? "chance draw_development:point | s0 bought point"
                          : "chance draw_development:? | s0 bought ?");
        assert_int_equal(count_of(t, observers[i], FRESH, CATAN_NOBODY, CATAN_TOTAL), 1);
        assert_int_equal(count_of(t, observers[i], FRESH, CATAN_NOBODY, CATAN_POINT),
                         knows ? 1 : CATAN_UNKNOWN);
    }
}

/* --- H-3: a stolen card --- */

static void test_stolen(void **unused) {
    (void)unused;
    RULE("H-3");
    RULE("B-34");
    pos *p = begin();
    pos_turn(p, 0, "before_roll");
    table *t = told_table(p);
    play(t, "roll dice:7 move_robber:h8 rob:s1");
    catan_move steal = catan_move_steal(CATAN_ORE);
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 0 || me == 1 || me == CATAN_ALL_SEEING;
        assert_int_equal(catan_move_masked(t->state, me, steal),
                         knows ? steal : ((uint32_t)CATAN_MOVE_STEAL << 24 | CATAN_HIDDEN));
    }
    play(t, "steal:ore");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 0 || me == 1 || me == CATAN_ALL_SEEING;
        assert_told(t, me,
                    knows ? "chance steal:ore | s1>s0 ore:1 stolen"
                          : "chance steal:? | s1>s0 ?:1 stolen");
        assert_int_equal(count_of(t, me, HAND, 0, CATAN_TOTAL), 5);
        assert_int_equal(count_of(t, me, HAND, 1, CATAN_TOTAL), 2);
    }
}

/* --- H-4: the deck --- */

static void test_deck(void **unused) {
    (void)unused;
    RULE("H-4");
    table *t = told_table(begin());
    for (uint32_t k = 0; k < 5; k++) {
        for (int i = 0; i < PLAYERS + 1; i++) {
            assert_int_equal(count_of(t, observers[i], DECK, CATAN_NOBODY, k), CATAN_UNKNOWN);
        }
    }
    /* nor what may be drawn: not even the buyer */
    play(t, "buy_development");
    for (int i = 0; i < PLAYERS + 1; i++) {
        uint64_t set;
        assert_int_equal(catan_view_moves(t->state, observers[i], NULL, 0), 0);
        assert_int_equal(catan_sites(t->state, observers[i], CATAN_MOVE_DRAW_DEVELOPMENT, &set, 1),
                         0);
        assert_true(set == 0);
    }
    /* a card played is known to all */
    play(t, "draw_development:knight play_monopoly:ore");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_told(t, observers[i],
                    "s0 play_monopoly:ore | s0 played monopoly | s1>s0 ore:2 monopoly");
    }
}

/* --- H-5: moves, reasons, hashes --- */

/* The same position but for what others hold: seats 1 and 2 have exchanged a card, seat 1 and the
 * deck one, too. */
static table *other_world(void) {
    pos *p = begin();
    pos_hand(p, 1, "brick:1 ore:2");
    pos_hand(p, 2, "lumber:1");
    pos_cards(p, 1, "point:1 road_building:1 plenty:1");
    return told_table(p);
}

static void test_told_alike(void **unused) {
    (void)unused;
    RULE("H-5");
    table *one = told_table(begin()), *other = other_world();
    static const int32_t blind[] = {0, 3, CATAN_SPECTATOR};
    static const char *const plays[] = {"",
                                        "offer_give:wool offer_want:ore offer_send:s1+s2",
                                        "accept",
                                        "reject",
                                        "confirm:s1",
                                        "end_turn",
                                        "roll",
                                        "dice:7",
                                        "move_robber:h0"};
    assert_true(catan_hash(one->state) != catan_hash(other->state));
    assert_true(catan_view_hash(one->state, 1) != catan_view_hash(other->state, 1));
    assert_true(catan_view_hash(one->state, 2) != catan_view_hash(other->state, 2));
    for (size_t i = 0; i < sizeof plays / sizeof *plays; i++) {
        play(one, plays[i]);
        play(other, plays[i]);
        for (int k = 0; k < 3; k++) {
            int32_t me = blind[k];
            assert_true(catan_view_hash(one->state, me) == catan_view_hash(other->state, me));
            assert_string_equal(told_text(one, me, 0, 99), told_text(other, me, 0, 99));
            catan_move a[200], b[200];
            uint32_t n = catan_view_moves(one->state, me, a, 200);
            assert_int_equal(catan_view_moves(other->state, me, b, 200), n);
            assert_memory_equal(a, b, n * sizeof *a);
            for (uint32_t move = 0; move < 33U << 24; move += 1U << 24) {
                for (uint32_t argument = 0; argument < 80; argument++) {
                    assert_int_equal(catan_view_check(one->state, me, move | argument),
                                     catan_view_check(other->state, me, move | argument));
                }
            }
        }
    }
}

/* Who is not asked is told so, whatever the move would be. */
static void test_reasons(void **unused) {
    (void)unused;
    RULE("H-5");
    pos *p = begin();
    table *t = told_table(p);
    play(t, "offer_give:wool offer_want:ore offer_send:s1+s2");
    static const int32_t blind[] = {0, 2, 3, CATAN_SPECTATOR};
    catan_move accept = catan_move_accept();
    for (int i = 0; i < 4; i++) {
        assert_int_equal(catan_view_check(t->state, blind[i], accept), CATAN_E_NOT_YOUR_TURN);
        assert_int_equal(catan_view_moves(t->state, blind[i], NULL, 0), 0);
    }
    assert_int_equal(catan_view_check(t->state, 1, accept), CATAN_OK);
    play(t, "reject");
    assert_int_equal(catan_view_check(t->state, 2, accept), CATAN_E_NOT_IN_HAND);
    assert_int_equal(catan_view_check(t->state, 1, accept), CATAN_E_NOT_YOUR_TURN);
}

/* --- H-6: a view is of the position, and deduces nothing --- */

static void test_no_deduction(void **unused) {
    (void)unused;
    RULE("H-6");
    pos *p = pos_new("players=2"); /* with two, the bank tells what the other holds */
    pos_settlement(p, 1, "n0");
    pos_hand(p, 0, "wool:1");
    pos_hand(p, 1, "ore:3");
    pos_turn(p, 0, "before_roll");
    table *t = told_table(p);
    assert_int_equal(count_of(t, 0, HAND, 1, CATAN_ORE), CATAN_UNKNOWN);
    assert_int_equal(count_of(t, 0, HAND, 1, CATAN_TOTAL), 3);
    assert_int_equal(count_of(t, 0, BANK, CATAN_NOBODY, CATAN_ORE), 16);
    play(t, "roll dice:7 move_robber:h0 rob:s1 steal:ore"); /* all of his cards were seen */
    assert_int_equal(count_of(t, 0, HAND, 1, CATAN_ORE), CATAN_UNKNOWN);
    assert_int_equal(count_of(t, 1, HAND, 0, CATAN_ORE), CATAN_UNKNOWN);
    /* an empty hand, too, is a number and unknown kinds */
    pos_hand(p, 1, "");
    t = told_table(p);
    assert_int_equal(count_of(t, 0, HAND, 1, CATAN_ORE), CATAN_UNKNOWN);
    assert_int_equal(count_of(t, 0, HAND, 1, CATAN_TOTAL), 0);
    /* positions reached in different ways look the same */
    table *again = table_new("players=2");
    table_read(again, table_line(t));
    play(t, "roll dice:7 move_robber:h0");
    play(again, "roll dice:7 move_robber:h0");
    table_read(again, table_line(again));
    for (int32_t me = 0; me < 2; me++) {
        assert_true(catan_view_hash(t->state, me) == catan_view_hash(again->state, me));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_public),     PLAY_TEST(test_public_events), PLAY_TEST(test_owners),
        PLAY_TEST(test_bought),     PLAY_TEST(test_stolen),        PLAY_TEST(test_deck),
        PLAY_TEST(test_told_alike), PLAY_TEST(test_reasons),       PLAY_TEST(test_no_deduction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
