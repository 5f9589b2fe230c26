/* Statistics of a small game, fed with the events of two observers. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/told.h"

/* Seat 0 has a settlement at h8 lumber 11, seat 1 a city; each has a hand. */
static table *begin(void) {
    pos *p = pos_new("players=4");
    pos_settlement(p, 0, "n17");
    pos_city(p, 1, "n28");
    pos_road(p, 0, "e19");
    pos_hand(p, 0, "lumber:1 brick:4 wool:2 grain:2 ore:1");
    pos_hand(p, 1, "ore:2");
    pos_cards(p, 0, "knight:1");
    pos_turn(p, 0, "before_roll");
    return told_table(p);
}

/* Makes moves, and counts each: to one who sees all, and to seat 2. */
static void feed(table *t, catan_stats *all, catan_stats *seen, const char *moves) {
    char word[WORD];
    while (play_word(&moves, word, sizeof word)) {
        play(t, word);
        assert_int_equal(catan_stats_move(all, t->state, CATAN_ALL_SEEING), CATAN_OK);
        assert_int_equal(catan_stats_move(seen, t->state, 2), CATAN_OK);
    }
}

static void start(catan_stats *all, catan_stats *seen) {
    assert_int_equal(catan_stats_init(all, sizeof *all), CATAN_OK);
    assert_int_equal(catan_stats_init(seen, sizeof *seen), CATAN_OK);
}

static void test_script(void **unused) {
    (void)unused;
    static catan_stats all, seen;
    start(&all, &seen);
    table *t = begin();
    feed(t, &all, &seen, "roll dice:11");
    const catan_seat_stats *a = &all.seat[0], *b = &all.seat[1];
    assert_int_equal(all.moves, 2);
    assert_int_equal(all.rolls[11], 1);
    assert_int_equal(a->rolls[11], 1);
    assert_int_equal(all.roller, 0);
    assert_int_equal(a->gained[CATAN_REASON_PRODUCTION][CATAN_LUMBER], 1);
    assert_int_equal(b->gained[CATAN_REASON_PRODUCTION][CATAN_LUMBER], 2);

    feed(t, &all, &seen, "build_road:e12 buy_development draw_development:point");
    assert_int_equal(a->placed[CATAN_PIECE_ROAD], 1);
    assert_int_equal(a->bought, 1);
    assert_int_equal(a->lost[CATAN_REASON_PAID][CATAN_LUMBER], 1);
    assert_int_equal(a->lost[CATAN_REASON_PAID][CATAN_BRICK], 1);
    assert_int_equal(a->lost[CATAN_REASON_PAID][CATAN_ORE], 1);

    feed(t, &all, &seen, "offer_give:wool offer_want:ore offer_send:s1 accept confirm:s1");
    assert_int_equal(a->offers, 1);
    assert_int_equal(a->trades, 1);
    assert_int_equal(b->trades, 1);
    assert_int_equal(b->offers, 0);
    assert_int_equal(a->gained[CATAN_REASON_TRADE][CATAN_ORE], 1);
    assert_int_equal(b->lost[CATAN_REASON_TRADE][CATAN_ORE], 1);
    assert_int_equal(a->lost[CATAN_REASON_TRADE][CATAN_WOOL], 1);
    assert_int_equal(b->gained[CATAN_REASON_TRADE][CATAN_WOOL], 1);

    feed(t, &all, &seen, "play_knight move_robber:h7 rob:s1 steal:ore end_turn");
    assert_int_equal(a->played[CATAN_KNIGHT], 1);
    assert_int_equal(a->gained[CATAN_REASON_STOLEN][CATAN_ORE], 1);
    assert_int_equal(b->lost[CATAN_REASON_STOLEN][CATAN_ORE], 1);
    assert_int_equal(a->gained_hidden[CATAN_REASON_STOLEN], 0);
    assert_int_equal(all.turns, 1); /* of those that began while it counted */
    assert_int_equal(b->placed[CATAN_PIECE_TURN], 1);
    assert_int_equal(all.moves, 15);

    /* the same to one who does not know the card */
    assert_int_equal(seen.seat[0].gained_hidden[CATAN_REASON_STOLEN], 1);
    assert_int_equal(seen.seat[1].lost_hidden[CATAN_REASON_STOLEN], 1);
    seen.seat[0].gained_hidden[CATAN_REASON_STOLEN] = 0;
    seen.seat[1].lost_hidden[CATAN_REASON_STOLEN] = 0;
    seen.seat[0].gained[CATAN_REASON_STOLEN][CATAN_ORE] = 1;
    seen.seat[1].lost[CATAN_REASON_STOLEN][CATAN_ORE] = 1;
    assert_memory_equal(&seen, &all, sizeof all);

    feed(t, &all, &seen, "roll dice:7 move_robber:h0 end_turn roll dice:7");
    assert_int_equal(all.rolls[7], 2);
    assert_int_equal(b->rolls[7], 1);
    assert_int_equal(all.seat[2].rolls[7], 1);
    assert_int_equal(all.roller, 2);
    assert_int_equal(all.turns, 2);
    assert_int_equal(all.dropped, 0);
}

static void test_bank_and_cards(void **unused) {
    (void)unused;
    static catan_stats all, seen;
    start(&all, &seen);
    pos *p = pos_new("players=3");
    pos_settlement(p, 0, "n17");
    pos_road(p, 0, "e19 e12 e7 e1");
    pos_hand(p, 0, "brick:8 wool:1 grain:2 ore:3");
    pos_hand(p, 1, "wool:3");
    pos_cards(p, 0, "road_building:1 plenty:1 monopoly:1");
    table *t = told_table(p);
    feed(t, &all, &seen, "trade_bank:brick>lumber build_city:n17");
    const catan_seat_stats *a = &all.seat[0];
    assert_int_equal(a->bank_trades, 1);
    assert_int_equal(a->trades, 0);
    assert_int_equal(a->lost[CATAN_REASON_BANK_TRADE][CATAN_BRICK], 4);
    assert_int_equal(a->gained[CATAN_REASON_BANK_TRADE][CATAN_LUMBER], 1);
    assert_int_equal(a->placed[CATAN_PIECE_CITY], 1);
    assert_int_equal(a->placed[CATAN_PIECE_SETTLEMENT], 0);
    feed(t, &all, &seen, "play_monopoly:wool");
    assert_int_equal(a->gained[CATAN_REASON_MONOPOLY][CATAN_WOOL], 3);
    assert_int_equal(all.seat[1].lost[CATAN_REASON_MONOPOLY][CATAN_WOOL], 3);
    t = told_table(p);
    feed(t, &all, &seen, "play_road_building free_road:e0 decline");
    assert_int_equal(a->placed[CATAN_PIECE_LONGEST_ROAD], 1);
    assert_int_equal(a->placed[CATAN_PIECE_ROAD], 1);
    t = told_table(p);
    feed(t, &all, &seen, "play_plenty take:wool take:wool");
    assert_int_equal(a->gained[CATAN_REASON_PLENTY][CATAN_WOOL], 2);
    static const uint32_t played[32] = {0, 0, 1, 1, 1, 0, 0, 0};
    assert_memory_equal(a->played, played, sizeof played);
    assert_memory_equal(&seen, &all, sizeof all);
}

static void test_setup_and_discards(void **unused) {
    (void)unused;
    static catan_stats all, seen;
    start(&all, &seen);
    table *t = table_new("players=3");
    told_log(t, catan_max_events(t->game));
    feed(t, &all, &seen,
         "first_player:s1 setup_settlement:n17 setup_road:e19 setup_settlement:n0 setup_road:e0 "
         "setup_settlement:n53 setup_road:e71 setup_settlement:n28 setup_road:e34 "
         "setup_settlement:n36 setup_road:e52 setup_settlement:n51 setup_road:e66");
    const catan_seat_stats *a = &all.seat[0];
    assert_int_equal(a->gained[CATAN_REASON_SETUP][CATAN_LUMBER], 2);
    assert_int_equal(a->gained[CATAN_REASON_SETUP][CATAN_GRAIN], 1);
    assert_int_equal(a->placed[CATAN_PIECE_SETTLEMENT], 2);
    assert_int_equal(all.seat[1].placed[CATAN_PIECE_ROAD], 2);
    assert_int_equal(all.turns, 1);
    pos *p = pos_new("players=3");
    pos_hand(p, 1, "ore:8");
    pos_turn(p, 0, "before_roll");
    t = told_table(p);
    feed(t, &all, &seen, "roll dice:7 discard:ore discard:ore");
    assert_int_equal(all.seat[1].lost[CATAN_REASON_DISCARDED][CATAN_ORE], 2);
}

/* Seat 2 is none of a game of two: nothing is counted. */
static void test_refused(void **unused) {
    (void)unused;
    static catan_stats stats, empty;
    catan_event event;
    memset(&event, 0, sizeof event);
    memset(&stats, 0x5a, sizeof stats);
    assert_int_equal(catan_stats_init(&stats, sizeof stats - 1), CATAN_E_VERSION);
    assert_int_equal(((uint8_t *)&stats)[0], 0x5a);
    assert_int_equal(catan_stats_init(NULL, sizeof stats), CATAN_E_ARGUMENT);
    assert_int_equal(catan_stats_event(&stats, &event), CATAN_E_VERSION);
    assert_int_equal(catan_stats_init(&stats, sizeof stats), CATAN_OK);
    empty = stats;
    assert_int_equal(stats.struct_size, sizeof stats);
    assert_int_equal(stats.roller, CATAN_NOBODY);
    assert_int_equal(catan_stats_event(&stats, NULL), CATAN_E_ARGUMENT);
    assert_int_equal(catan_stats_event(NULL, &event), CATAN_E_ARGUMENT);
    table *t = pos_table(pos_new("players=2"));
    play(t, "end_turn");
    assert_int_equal(catan_stats_move(&stats, t->state, 2), CATAN_E_ARGUMENT);
    assert_int_equal(catan_stats_move(&stats, NULL, 0), CATAN_E_ARGUMENT);
    assert_int_equal(catan_stats_move(NULL, t->state, 0), CATAN_E_ARGUMENT);
    assert_int_equal(catan_stats_move(&stats, t->state, 0), CATAN_OK); /* without a log: nothing */
    assert_memory_equal(&stats, &empty, sizeof stats);
    event.kind = 999; /* of a newer version */
    assert_int_equal(catan_stats_event(&stats, &event), CATAN_OK);
    assert_memory_equal(&stats, &empty, sizeof stats);
}

static void test_dropped(void **unused) {
    (void)unused;
    static catan_stats stats;
    catan_stats_init(&stats, sizeof stats);
    table *t = begin();
    told_log(t, 3);
    play(t, "roll");
    catan_stats_move(&stats, t->state, CATAN_SPECTATOR);
    play(t, "dice:11");
    catan_stats_move(&stats, t->state, CATAN_SPECTATOR);
    assert_int_equal(stats.moves, 2);
    assert_int_equal(stats.rolls[11], 1);
    assert_int_equal(stats.dropped, 3); /* the other hex, and two hands' cards */
    assert_int_equal(stats.seat[0].gained[CATAN_REASON_PRODUCTION][CATAN_LUMBER], 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_script),  PLAY_TEST(test_bank_and_cards), PLAY_TEST(test_setup_and_discards),
        PLAY_TEST(test_refused), PLAY_TEST(test_dropped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
