/* Progress cards are drawn: C-79, C-85 to C-87, C-89 to C-91, E124, E125, E128. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "catan/query.h"
#include "rules/knights_table.h"
#include "support/rule.h"

static const char *const gates[] = {"trade", "politics", "science"};

/* A roll of seat 0's; nobody has built. */
static pos *begin(void) {
    pos *p = ck("players=3");
    pos_turn(p, 0, "before_roll");
    return p;
}

/* --- C-79, C-85: who draws --- */

static void test_red_die_and_level(void **state) {
    (void)state;
    RULE("C-79");
    RULE("C-85");
    RULE("E124");
    for (unsigned track = 0; track < 3; track++) {
        for (unsigned i = 0; i < 36; i++) {
            unsigned level = i / 6, red = i % 6 + 1, white = red == 6 ? 6 : 1;
            pos *p = begin();
            /* the other tracks are high: they do not matter */
            tracks(p, 0, track == TRADE ? level : 3, track == POLITICS ? level : 3,
                   track == SCIENCE ? level : 3);
            if (level >= 4) {
                static const char *const places[] = {"n53,-,-", "-,n53,-", "-,-,n53"};
                pos_city(p, 0, "n53");
                pos_field(p, "metropolises", places[track]);
            }
            table *t = ck_table(p);
            roll(t, (int)red, (int)white, gates[track]);
            if (level >= 1 && red <= level + 1) {
                assert_asked(t, CATAN_CHANCE, "draw_progress");
            } else { /* the aqueduct of science 3 comes behind the draws */
                assert_int_not_equal(catan_question(t->state), CATAN_ASK_DRAW_PROGRESS);
                assert_decks(t, 18, 18, 18);
            }
        }
    }
}

static void test_a_ship_brings_none(void **state) {
    (void)state;
    RULE("C-85");
    pos *p = begin();
    tracks(p, 0, 2, 2, 2);
    table *t = ck_table(p);
    roll(t, 1, 1, "ship");
    assert_asked(t, 0, "action");
    assert_int_equal(progress_held(t, 0), 0);
    assert_decks(t, 18, 18, 18);
}

static void test_what_may_be_drawn(void **state) {
    (void)state;
    RULE("C-85");
    RULE("C-8");
    static const char *const weights[] = {
        "draw_progress:commercial_harbour=2 draw_progress:merchant_fleet=2 "
        "draw_progress:master_merchant=2 draw_progress:trade_monopoly=2 "
        "draw_progress:resource_monopoly=4 draw_progress:merchant=6",
        "draw_progress:bishop=2 draw_progress:diplomat=2 draw_progress:warlord=2 "
        "draw_progress:wedding=2 draw_progress:intrigue=2 draw_progress:saboteur=2 "
        "draw_progress:spy=3 draw_progress:deserter=2 draw_progress:constitution=1",
        "draw_progress:alchemist=2 draw_progress:crane=2 draw_progress:mining=2 "
        "draw_progress:irrigation=2 draw_progress:printer=1 draw_progress:inventor=2 "
        "draw_progress:engineer=1 draw_progress:medicine=2 draw_progress:smith=2 "
        "draw_progress:road_building=2"};
    static const char *const cards[] = {"merchant", "spy", "engineer"};
    for (unsigned track = 0; track < 3; track++) {
        char draw[48];
        sprintf(draw, "draw_progress:%s", cards[track]);
        pos *p = begin();
        tracks(p, 1, 1, 1, 1);
        table *t = ck_table(p);
        roll(t, 2, 1, gates[track]);
        assert_weights(t, weights[track]);
        refuse(t, 1, draw, CATAN_E_NOT_YOUR_TURN);
        sprintf(draw, "draw_progress:%s", cards[(track + 1) % 3]);
        refuse(t, CATAN_CHANCE, draw, CATAN_E_NO_OUTCOME);
        sprintf(draw, "draw_progress:%s", cards[track]);
        play_as(t, CATAN_CHANCE, draw);
        assert_asked(t, 0, "action");
        sprintf(draw, "%s:1", cards[track]);
        assert_progress(t, 1, draw); /* one card */
        assert_decks(t, 18U - (track == 0), 18U - (track == 1), 18U - (track == 2));
        take_back(t, 1);
        assert_progress(t, 1, "");
        assert_decks(t, 18, 18, 18);
    }
    /* what is in hands is not in the deck */
    pos *p = begin();
    tracks(p, 1, 0, 0, 1);
    progress(p, 2, "crane:2 engineer:1 smith:1");
    table *t = ck_table(p);
    roll(t, 2, 1, "science");
    assert_weights(t, "draw_progress:alchemist=2 draw_progress:mining=2 "
                      "draw_progress:irrigation=2 draw_progress:printer=1 "
                      "draw_progress:inventor=2 draw_progress:medicine=2 "
                      "draw_progress:smith=1 draw_progress:road_building=2");
    refuse(t, CATAN_CHANCE, "draw_progress:crane", CATAN_E_NO_OUTCOME);
}

/* All who may, in turn order from the active player, one card each. */
static void test_everyone_in_turn_order(void **state) {
    (void)state;
    RULE("C-85");
    RULE("E125");
    pos *p = ck("players=4");
    tracks(p, 0, 0, 1, 0);
    tracks(p, 1, 0, 3, 0);
    tracks(p, 2, 3, 0, 2); /* has none in this track */
    tracks(p, 3, 0, 2, 0);
    pos_city(p, 2, "n4"); /* at h1 */
    pos_turn(p, 1, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "politics");
    static const uint32_t order[] = {1, 3, 0};
    for (int i = 0; i < 3; i++) {
        assert_asked(t, CATAN_CHANCE, "draw_progress");
        assert_hand(t, 2, ""); /* production comes behind it */
        play(t, "draw_progress:spy");
        assert_progress(t, order[i], "spy:1");
        assert_decks(t, 18, 17U - (unsigned)i, 18);
    }
    assert_asked(t, 1, "action");
    assert_progress(t, 2, "");
    assert_hand(t, 2, "wool:1 cloth:1");
    /* a 3 is beyond the first level */
    t = ck_table(p);
    roll(t, 3, 3, "politics");
    play(t, "draw_progress:spy draw_progress:spy");
    assert_asked(t, 1, "action");
    assert_progress(t, 0, "");
    assert_progress(t, 3, "spy:1");
}

/* Before the discards of a 7, too. */
static void test_before_a_seven(void **state) {
    (void)state;
    RULE("C-85");
    RULE("C-24");
    pos *p = begin();
    tracks(p, 2, 2, 0, 0);
    pos_hand(p, 0, "ore:8");
    table *t = ck_table(p);
    roll(t, 3, 4, "trade");
    assert_asked(t, CATAN_CHANCE, "draw_progress");
    play(t, "draw_progress:merchant");
    assert_progress(t, 2, "merchant:1");
    assert_asked(t, 0, "discard");
}

/* --- C-86: what lies under a deck, and short decks --- */

/* Three of the trade cards are left, two of them put under the deck; the others are in hands. */
static pos *short_deck(void) {
    pos *p = ck("players=4");
    pos_field(p, "under_trade", "merchant_fleet+merchant");
    progress(p, 0, "merchant:4");
    progress(p, 1, "commercial_harbour:2 merchant_fleet:1");
    progress(p, 2, "master_merchant:2 trade_monopoly:2");
    progress(p, 3, "resource_monopoly:4");
    pos_turn(p, 0, "before_roll");
    return p; /* 1 merchant still shuffled */
}

static void test_under_the_deck(void **state) {
    (void)state;
    RULE("C-86");
    pos *p = short_deck();
    progress(p, 1, "commercial_harbour:2");
    progress(p, 3, "resource_monopoly:3");
    tracks(p, 1, 1, 0, 0);
    table *t = ck_table(p);
    assert_decks(t, 5, 18, 18);
    /* first what is shuffled, */
    roll(t, 1, 1, "trade");
    assert_weights(t, "draw_progress:merchant_fleet=1 draw_progress:resource_monopoly=1 "
                      "draw_progress:merchant=1");
    play(t, "draw_progress:resource_monopoly end_turn");
    roll(t, 1, 1, "trade");
    assert_weights(t, "draw_progress:merchant_fleet=1 draw_progress:merchant=1");
    play(t, "draw_progress:merchant");
    assert_decks(t, 3, 18, 18);
    play(t, "end_turn");
    roll(t, 1, 1, "trade");
    assert_weights(t, "draw_progress:merchant_fleet=1");
    play(t, "draw_progress:merchant_fleet discard_progress:merchant_fleet end_turn");
    /* then what lies under it, the first first */
    roll(t, 1, 1, "trade");
    assert_weights(t, "draw_progress:merchant_fleet=1");
    refuse(t, CATAN_CHANCE, "draw_progress:merchant", CATAN_E_NO_OUTCOME);
    play(t, "draw_progress:merchant_fleet discard_progress:resource_monopoly end_turn");
    roll(t, 1, 1, "trade");
    assert_weights(t, "draw_progress:merchant=1");
    play(t, "draw_progress:merchant discard_progress:merchant end_turn");
    roll(t, 1, 1, "trade");
    assert_weights(t, "draw_progress:merchant_fleet=1"); /* of the first discard */
}

static void test_back_in_order(void **state) {
    (void)state;
    RULE("C-86");
    RULE("C-88");
    RULE("E128");
    pos *p = short_deck();
    pos_field(p, "under_trade", "resource_monopoly+merchant");
    progress(p, 1, "commercial_harbour:2 merchant_fleet:2");
    progress(p, 3, "resource_monopoly:3 merchant:1"); /* nothing is shuffled */
    for (uint32_t seat = 1; seat <= 3; seat++) {
        tracks(p, seat, 1, 0, 0);
    }
    table *t = ck_table(p);
    assert_decks(t, 2, 18, 18);
    roll(t, 1, 1, "trade");
    assert_weights(t, "draw_progress:resource_monopoly=1");
    play(t, "draw_progress:resource_monopoly");
    assert_weights(t, "draw_progress:merchant=1");
    play(t, "draw_progress:merchant");
    assert_decks(t, 0, 18, 18);
    assert_int_equal(progress_held(t, 3), 4); /* for the third there is none */
    assert_asked(t, 1, "discard_progress");   /* nor when some are put under it now */
    play(t, "discard_progress:merchant_fleet");
    assert_asked(t, 2, "discard_progress");
    play(t, "discard_progress:trade_monopoly");
    assert_asked(t, 0, "action");
    assert_int_equal(progress_held(t, 3), 4);
    assert_decks(t, 2, 18, 18);
    play(t, "end_turn");
    roll(t, 1, 1, "trade");
    assert_weights(t, "draw_progress:merchant_fleet=1");
    play(t, "draw_progress:merchant_fleet");
    assert_weights(t, "draw_progress:trade_monopoly=1");
    play(t, "draw_progress:trade_monopoly");
    assert_progress(t, 1, "commercial_harbour:2 merchant_fleet:2 resource_monopoly:1");
    assert_asked(t, 2, "discard_progress"); /* seat 1 is in its turn now */
}

static void test_empty_deck(void **state) {
    (void)state;
    RULE("C-86");
    RULE("E128");
    pos *p = ck("players=6");
    static const char *const hands[] = {"merchant:3",
                                        "merchant:3",
                                        "resource_monopoly:3",
                                        "resource_monopoly:1 commercial_harbour:2",
                                        "merchant_fleet:2 master_merchant:1",
                                        "master_merchant:1 trade_monopoly:2"};
    for (uint32_t seat = 0; seat < 6; seat++) {
        progress(p, seat, hands[seat]);
        tracks(p, seat, 1, 1, 0);
    }
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_decks(t, 0, 18, 18);
    roll(t, 1, 1, "trade");
    assert_asked(t, 0, "action"); /* and no card of another deck */
    for (uint32_t seat = 0; seat < 6; seat++) {
        assert_progress(t, seat, hands[seat]);
    }
    assert_decks(t, 0, 18, 18);
}

/* --- C-87: when they may be played --- */

static void test_none_before_the_roll(void **state) {
    (void)state;
    RULE("C-87");
    RULE("C-23");
    pos *p = begin();
    progress(p, 0, "merchant:2 warlord:1 road_building:1");
    pos_road(p, 0, "e19 e26");
    pos_settlement(p, 0, "n17");
    knights(p, 0, "n12.1.0");
    table *t = ck_table(p);
    assert_moves(t, "roll");
    /* nor in another's turn */
    pos_turn(p, 1, "action");
    t = ck_table(p);
    assert_moves(t, "end_turn");
    assert_int_equal(catan_view_moves(t->state, 0, NULL, 0), 0);
}

/* --- C-89: open at once --- */

static void test_points_lie_open(void **state) {
    (void)state;
    RULE("C-89");
    static const struct {
        const char *gate, *draw;
        uint32_t piece;
    } cards[] = {{"science", "draw_progress:printer", CATAN_PIECE_PRINTER},
                 {"politics", "draw_progress:constitution", CATAN_PIECE_CONSTITUTION}};
    for (int i = 0; i < 2; i++) {
        for (uint32_t seat = 0; seat < 2; seat++) { /* in one's turn, or off it */
            pos *p = begin();
            tracks(p, seat, 0, 1, 1);
            table *t = ck_table(p);
            roll(t, 1, 1, cards[i].gate);
            assert_int_equal(piece_of(t, cards[i].piece, CATAN_NO_PLACE), NO_SUCH_PIECE);
            play(t, cards[i].draw);
            assert_asked(t, 0, "action");
            assert_int_equal(piece_of(t, cards[i].piece, CATAN_NO_PLACE), seat);
            assert_progress(t, seat, "");
            assert_points(t, seat, 1, 1);
            assert_decks(t, 18, i == 0 ? 18 : 17, i == 0 ? 17 : 18);
        }
    }
    /* there is one of each */
    pos *p = begin();
    tracks(p, 0, 0, 1, 1);
    pos_field(p, "printer", "s2");
    table *t = ck_table(p);
    roll(t, 1, 1, "science");
    refuse(t, CATAN_CHANCE, "draw_progress:printer", CATAN_E_NO_OUTCOME);
    assert_points(t, 2, 1, 1);
}

/* Who wins by it in his turn has won: nobody else draws, nothing is produced. */
static void test_winning_by_it(void **state) {
    (void)state;
    RULE("C-89");
    RULE("G-10");
    RULE("C-95");
    pos *p = begin();
    tracks(p, 0, 0, 0, 1);
    tracks(p, 1, 0, 0, 1);
    pos_seat_field(p, "defender", 0, "12", "0");
    pos_seat_field(p, "defender", 1, "12", "0");
    pos_settlement(p, 2, "n4");
    table *t = ck_table(p);
    roll(t, 1, 1, "science");
    play(t, "draw_progress:printer");
    assert_result(t, 0);
    assert_asked(t, CATAN_NOBODY, "over");
    assert_int_equal(progress_held(t, 1), 0);
    assert_hand(t, 2, "");
    /* off turn: at the start of one's own */
    t = ck_table(p);
    roll(t, 1, 1, "science");
    play(t, "draw_progress:crane draw_progress:printer");
    assert_points(t, 1, 13, 13);
    assert_result(t, CATAN_RUNNING);
    assert_asked(t, 0, "action");
    play(t, "end_turn");
    assert_result(t, 1);
}

/* --- C-90: without effect --- */

/* No wall to be built, no city to be made, no knight, no robber, no richer player, nobody with
 * cards. */
static void test_cards_without_effect(void **state) {
    (void)state;
    RULE("C-90");
    pos *p = ck("players=3");
    progress(p, 0,
             "engineer:1 medicine:1 smith:1 warlord:1 bishop:1 wedding:1 saboteur:1 spy:1 "
             "deserter:1 intrigue:1 mining:1 irrigation:1 master_merchant:1 merchant:1");
    table *t = ck_table(p);
    assert_moves(t, "end_turn");
}

/* --- C-91: points of all sources --- */

static void test_all_points(void **state) {
    (void)state;
    RULE("C-91");
    RULE("C-94");
    pos *p = ck("players=3");
    pos_settlement(p, 0, "n53");
    pos_settlement(p, 1, "n7");
    pos_city(p, 1, "n17 n24");
    pos_road(p, 1, "e0 e1 e2 e3 e4");
    tracks(p, 1, 4, 0, 0);
    pos_field(p, "metropolises", "n17,-,-");
    pos_field(p, "printer", "s1");
    pos_field(p, "constitution", "s1");
    pos_field(p, "merchant", "h4");
    pos_field(p, "merchant_of", "s1");
    pos_seat_field(p, "defender", 1, "2", "0");
    progress(p, 1, "spy:2");
    table *t = ck_table(p);
    assert_points(t, 1, 14, 14);
    static const int32_t observers[] = {0, 1, 2, CATAN_SPECTATOR, CATAN_ALL_SEEING};
    for (int i = 0; i < 5; i++) { /* all of them open */
        catan_score score;
        int32_t me = observers[i];
        assert_int_equal(catan_score_get(&score, sizeof score, t->state, me, 1), CATAN_OK);
        assert_int_equal(score.points, 14);
        assert_int_equal(score.rank, 0);
        assert_int_equal(score.needed, 13);
        assert_int_equal(score.source[CATAN_SOURCE_SETTLEMENTS], 1);
        assert_int_equal(score.source[CATAN_SOURCE_CITIES], 4);
        assert_int_equal(score.source[CATAN_SOURCE_METROPOLISES], 2);
        assert_int_equal(score.source[CATAN_SOURCE_LONGEST_ROAD], 2);
        assert_int_equal(score.source[CATAN_SOURCE_DEFENDER], 2);
        assert_int_equal(score.source[CATAN_SOURCE_PROGRESS], 2);
        assert_int_equal(score.source[CATAN_SOURCE_MERCHANT], 1);
        assert_int_equal(score.source[CATAN_SOURCE_LARGEST_ARMY], 0);
        assert_int_equal(catan_score_get(&score, sizeof score, t->state, me, 0), CATAN_OK);
        assert_int_equal(score.points, 1);
        assert_int_equal(score.rank, 1);
        assert_int_equal(score.source[CATAN_SOURCE_MERCHANT], 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_red_die_and_level),    PLAY_TEST(test_a_ship_brings_none),
        PLAY_TEST(test_what_may_be_drawn),    PLAY_TEST(test_everyone_in_turn_order),
        PLAY_TEST(test_before_a_seven),       PLAY_TEST(test_under_the_deck),
        PLAY_TEST(test_back_in_order),        PLAY_TEST(test_empty_deck),
        PLAY_TEST(test_none_before_the_roll), PLAY_TEST(test_points_lie_open),
        PLAY_TEST(test_winning_by_it),        PLAY_TEST(test_cards_without_effect),
        PLAY_TEST(test_all_points),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
