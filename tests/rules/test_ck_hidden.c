/* Who may know what in Cities & Knights: C-101. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "rules/observers.h"
#include "support/rule.h"
#include "support/told.h"

/* Seat 0 acts; seat 1 holds cards of all sorts. */
static pos *begin(void) {
    pos *p = ck("players=4");
    pos_city(p, 1, "n12");
    pos_settlement(p, 1, "n34");
    pos_field(p, "turned", "n34");
    pos_field(p, "walls", "n12");
    pos_road(p, 1, "e19");
    knights(p, 1, "n17.2.1");
    tracks(p, 1, 1, 2, 3);
    pos_seat_field(p, "defender", 1, "2", "0");
    pos_hand(p, 0, "wool:4");
    pos_hand(p, 1, "ore:1 cloth:2 coin:1");
    pos_hand(p, 2, "brick:1 paper:1");
    progress(p, 1, "crane:1 spy:2");
    progress(p, 2, "wedding:1 deserter:1 merchant:1");
    pos_field(p, "constitution", "s1");
    pos_field(p, "under_trade", "merchant+trade_monopoly");
    pos_field(p, "barbarians", "3");
    return p;
}
static table *logged(pos *p) {
    table *t = ck_table(p);
    told_log(t, catan_max_events(t->game));
    return t;
}

/* --- what is public --- */

static void test_counters(void **unused) {
    (void)unused;
    RULE("C-101");
    table *t = ck_table(begin());
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        assert_int_equal(count_of(t, me, HAND, 1, CATAN_TOTAL), 4);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL), 3);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL_TRADE), 0);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL_POLITICS), 2);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL_SCIENCE), 1);
        assert_int_equal(count_of(t, me, PROGRESS, 2, CATAN_TOTAL_TRADE), 1);
        assert_int_equal(count_of(t, me, PROGRESS, 3, CATAN_TOTAL), 0);
        assert_int_equal(count_of(t, me, TRADE, 1, 0), 1);
        assert_int_equal(count_of(t, me, POLITICS, 1, 0), 2);
        assert_int_equal(count_of(t, me, SCIENCE, 1, 0), 3);
        assert_int_equal(count_of(t, me, DEFENDER, 1, 0), 2);
        assert_int_equal(count_of(t, me, WALLS, 1, 0), 2);
        assert_int_equal(count_of(t, me, BASIC_KNIGHTS, 1, 0), 2);
        assert_int_equal(count_of(t, me, STRONG_KNIGHTS, 1, 0), 1);
        assert_int_equal(count_of(t, me, MIGHTY_KNIGHTS, 1, 0), 2);
        assert_int_equal(count_of(t, me, BARBARIANS, CATAN_NOBODY, 0), 3);
        assert_int_equal(count_of(t, me, ROBBER_FREE, CATAN_NOBODY, 0), 0);
        assert_int_equal(count_of(t, me, BANK, CATAN_NOBODY, CATAN_CLOTH), 10);
        assert_int_equal(count_of(t, me, POINTS, 1, 0), 6);
        assert_int_equal(count_of(t, me, PROGRESS_DECK, CATAN_NOBODY, CATAN_TOTAL_TRADE), 15);
        assert_int_equal(count_of(t, me, PROGRESS_DECK, CATAN_NOBODY, CATAN_TOTAL_POLITICS), 13);
        assert_int_equal(count_of(t, me, PROGRESS_DECK, CATAN_NOBODY, CATAN_TOTAL_SCIENCE), 17);
        assert_int_equal(count_of(t, me, UNDER_TRADE, CATAN_NOBODY, 0), 2);
    }
}

/* All pieces are seen by all alike. */
static void test_pieces(void **unused) {
    (void)unused;
    RULE("C-101");
    table *t = ck_table(begin());
    static catan_piece seen[OBSERVERS][64];
    uint32_t n = catan_view_pieces(t->state, CATAN_ALL_SEEING, seen[5], 64);
    for (int i = 0; i < OBSERVERS - 1; i++) {
        assert_int_equal(catan_view_pieces(t->state, observers[i], seen[i], 64), n);
        assert_memory_equal(seen[i], seen[5], n * sizeof(catan_piece));
    }
    assert_int_equal(piece_of(t, CATAN_PIECE_KNIGHT, 17), 1);
    assert_int_equal(piece_of(t, CATAN_PIECE_WALL, 12), 1);
    assert_int_equal(piece_of(t, CATAN_PIECE_TURNED, 34), 1);
    assert_int_equal(piece_of(t, CATAN_PIECE_CONSTITUTION, CATAN_NO_PLACE), 1);
}

/* There are no hidden points: whoever looks counts the same. */
static void test_points_are_open(void **unused) {
    (void)unused;
    RULE("C-101");
    RULE("C-91");
    table *t = ck_table(begin());
    for (int i = 0; i < OBSERVERS; i++) {
        catan_score score;
        assert_int_equal(catan_score_get(&score, sizeof score, t->state, observers[i], 1),
                         CATAN_OK);
        assert_int_equal(score.points, 6);
        assert_int_equal(score.source[CATAN_SOURCE_PROGRESS], 1);
        assert_int_equal(score.source[CATAN_SOURCE_POINT_CARDS], 0);
    }
}

/* --- what is not --- */

static void test_kinds(void **unused) {
    (void)unused;
    RULE("C-101");
    table *t = ck_table(begin());
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        assert_int_equal(count_of(t, me, HAND, 1, CATAN_CLOTH), knows ? 2 : CATAN_UNKNOWN);
        assert_int_equal(count_of(t, me, HAND, 1, CATAN_PAPER), knows ? 0 : CATAN_UNKNOWN);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_PROGRESS_SPY),
                         knows ? 2 : CATAN_UNKNOWN);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_PROGRESS_MERCHANT),
                         knows ? 0 : CATAN_UNKNOWN);
        if (me != CATAN_ALL_SEEING) { /* the decks are nobody's to know */
            for (uint32_t kind = 0; kind < CATAN_PROGRESS_KINDS; kind++) {
                assert_int_equal(count_of(t, me, PROGRESS_DECK, CATAN_NOBODY, kind), CATAN_UNKNOWN);
            }
        }
    }
}

static catan_event told_of(const table *t, int32_t me, uint32_t kind) {
    static catan_event events[TOLD_EVENTS];
    uint32_t n = catan_events(t->state, me, events, TOLD_EVENTS);
    for (uint32_t i = 0; i < n; i++) {
        if (events[i].kind == kind) {
            return events[i];
        }
    }
    play_fail(__FILE__, __LINE__, "%d is told nothing of kind %u", me, kind);
}

/* A card drawn is its drawer's to know, of its colour all know. */
static void test_drawn(void **unused) {
    (void)unused;
    RULE("C-101");
    pos *p = begin();
    pos_turn(p, 0, "before_roll");
    table *t = logged(p);
    roll(t, 1, 1, "politics");
    assert_asked(t, CATAN_CHANCE, "draw_progress");
    catan_move move = catan_move_make(CATAN_MOVE_DRAW_PROGRESS, CATAN_PROGRESS_BISHOP);
    catan_move hidden = catan_move_make(CATAN_MOVE_DRAW_PROGRESS, CATAN_HIDDEN);
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        assert_int_equal(catan_move_masked(t->state, me, move), knows ? move : hidden);
        if (me != CATAN_ALL_SEEING) { /* what may come is not told either */
            assert_int_equal(catan_view_moves(t->state, me, NULL, 0), 0);
        }
    }
    play(t, "draw_progress:bishop");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        catan_event event = told_of(t, me, CATAN_EVENT_DREW);
        assert_int_equal(event.seat, 1);
        assert_int_equal(event.index, POLITICS);
        assert_int_equal(event.value, knows ? CATAN_PROGRESS_BISHOP : CATAN_UNKNOWN);
        assert_int_equal(told_of(t, me, CATAN_EVENT_MOVE).move, knows ? move : hidden);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL_POLITICS), 3);
    }
}

/* A point card is laid open, so that all see it. */
static void test_point_card(void **unused) {
    (void)unused;
    RULE("C-101");
    RULE("C-89");
    pos *p = begin();
    pos_turn(p, 0, "before_roll");
    table *t = logged(p);
    roll(t, 1, 1, "science");
    play(t, "draw_progress:printer");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        catan_piece pieces[64];
        uint32_t n = catan_view_pieces(t->state, me, pieces, 64), found = 0;
        for (uint32_t k = 0; k < n; k++) {
            found += pieces[k].kind == CATAN_PIECE_PRINTER && pieces[k].owner == 1;
        }
        assert_int_equal(found, 1);
        assert_int_equal(count_of(t, me, POINTS, 1, 0), 7);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL), 3);
    }
}

/* What is put under a deck is known to him who did it. */
static void test_put_under(void **unused) {
    (void)unused;
    RULE("C-101");
    pos *p = begin();
    progress(p, 1, "crane:1 spy:2 bishop:1");
    pos_turn(p, 0, "before_roll");
    table *t = logged(p);
    roll(t, 1, 1, "politics");
    play(t, "draw_progress:spy");
    assert_asked(t, 1, "discard_progress");
    catan_move move = catan_move_make(CATAN_MOVE_DISCARD_PROGRESS, CATAN_PROGRESS_BISHOP);
    catan_move hidden = catan_move_make(CATAN_MOVE_DISCARD_PROGRESS, CATAN_HIDDEN);
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        assert_int_equal(catan_move_masked(t->state, me, move), knows ? move : hidden);
        assert_int_equal(catan_view_moves(t->state, me, NULL, 0), knows ? 3 : 0);
    }
    play(t, "discard_progress:bishop");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        catan_event event = told_of(t, me, CATAN_EVENT_RETURNED);
        assert_int_equal(event.seat, 1);
        assert_int_equal(event.index, POLITICS);
        assert_int_equal(event.value, knows ? CATAN_PROGRESS_BISHOP : CATAN_UNKNOWN);
        assert_int_equal(count_of(t, me, UNDER_POLITICS, CATAN_NOBODY, 0), 1);
    }
}

/* Thief and victim know a stolen commodity, others only that a card was stolen. */
static void test_stolen(void **unused) {
    (void)unused;
    RULE("C-101");
    pos *p = begin();
    pos_field(p, "robber_free", "1");
    pos_turn(p, 0, "before_roll");
    table *t = logged(p);
    roll(t, 3, 4, "ship");
    play(t, "move_robber:h0 rob:s1 steal:coin");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 0 || me == 1 || me == CATAN_ALL_SEEING;
        assert_told(t, me,
                    knows ? "chance steal:coin | s1>s0 coin:1 stolen"
                          : "chance steal:? | s1>s0 ?:1 stolen");
    }
}

/* Discards for a 7 and the card of an aqueduct come from and go to the bank before all eyes. */
static void test_public_cards(void **unused) {
    (void)unused;
    RULE("C-101");
    pos *p = begin();
    pos_hand(p, 3, "cloth:8");
    pos_turn(p, 0, "before_roll");
    table *t = logged(p);
    roll(t, 3, 4, "ship");
    play(t, "discard:cloth");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_told(t, observers[i], "s3 discard:cloth | s3>bank cloth:1 discarded");
    }
    t = logged(p);
    roll(t, 1, 1, "ship");
    play(t, "take_aqueduct:grain");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_told(t, observers[i], "s1 take_aqueduct:grain | bank>s1 grain:1 aqueduct");
    }
}

/* --- nothing of it shows anywhere --- */

/* The same but for what others hold: seats 1 and 2 have exchanged cards, seat 1 one with the deck,
 * and something else lies under a deck. */
static table *other_world(void) {
    pos *p = begin();
    pos_hand(p, 1, "ore:1 cloth:2 paper:1");
    pos_hand(p, 2, "brick:1 coin:1");
    progress(p, 1, "mining:1 spy:1 wedding:1");
    progress(p, 2, "spy:1 deserter:1 merchant:1");
    pos_field(p, "under_trade", "resource_monopoly+merchant");
    return logged(p);
}

static void check_alike(const table *one, const table *other, int32_t me) {
    assert_true(catan_view_hash(one->state, me) == catan_view_hash(other->state, me));
    static catan_event a[TOLD_EVENTS], b[TOLD_EVENTS];
    uint32_t n = catan_events(one->state, me, a, TOLD_EVENTS);
    assert_int_equal(catan_events(other->state, me, b, TOLD_EVENTS), n);
    assert_memory_equal(a, b, n * sizeof *a);
    catan_move x[200], y[200];
    n = catan_view_moves(one->state, me, x, 200);
    assert_int_equal(catan_view_moves(other->state, me, y, 200), n);
    assert_memory_equal(x, y, n * sizeof *x);
    for (uint32_t kind = 1; kind <= CATAN_MOVE_TAKE_AQUEDUCT; kind++) {
        for (uint32_t argument = 0; argument < 80; argument++) {
            catan_move move = catan_move_make(kind, argument);
            assert_int_equal(catan_view_check(one->state, me, move),
                             catan_view_check(other->state, me, move));
        }
    }
}

static void test_told_alike(void **unused) {
    (void)unused;
    RULE("C-101");
    table *one = logged(begin()), *other = other_world();
    static const int32_t blind[] = {0, 3, CATAN_SPECTATOR};
    static const char *const plays[] = {"", "end_turn", "roll", "dice_pair:2+3",
                                        "event_die:politics"};
    assert_true(catan_view_hash(one->state, 1) != catan_view_hash(other->state, 1));
    assert_true(catan_view_hash(one->state, 2) != catan_view_hash(other->state, 2));
    for (size_t i = 0; i < sizeof plays / sizeof *plays; i++) {
        play(one, plays[i]);
        play(other, plays[i]);
        for (int k = 0; k < 3; k++) {
            check_alike(one, other, blind[k]);
        }
    }
    /* and when different cards of a colour are drawn */
    assert_asked(one, CATAN_CHANCE, "draw_progress");
    play(one, "draw_progress:warlord");
    play(other, "draw_progress:intrigue");
    for (int k = 0; k < 3; k++) {
        check_alike(one, other, blind[k]);
    }
    assert_true(catan_view_hash(one->state, 1) != catan_view_hash(other->state, 1));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_counters),   PLAY_TEST(test_pieces), PLAY_TEST(test_points_are_open),
        PLAY_TEST(test_kinds),      PLAY_TEST(test_drawn),  PLAY_TEST(test_point_card),
        PLAY_TEST(test_put_under),  PLAY_TEST(test_stolen), PLAY_TEST(test_public_cards),
        PLAY_TEST(test_told_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
