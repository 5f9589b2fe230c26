/* Who may know which progress cards: H-1 to H-6 and C-101, as views, events, lists of moves and
 * hashes tell it. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "rules/observers.h"
#include "support/rule.h"
#include "support/told.h"

/* A roll of seat 0's; seats 1 and 2 hold cards and may draw science with a 1 or 2; seat 3 has a
 * card open, and a smith lies under the deck. */
static pos *begin(void) {
    pos *p = ck("players=4");
    progress(p, 1, "crane:1 spy:1 merchant:2");
    progress(p, 2, "mining:1 intrigue:1");
    tracks(p, 1, 0, 0, 1);
    tracks(p, 2, 0, 0, 1);
    pos_field(p, "constitution", "s3");
    pos_field(p, "under_science", "smith");
    pos_turn(p, 0, "before_roll");
    return p;
}
static table *logged(pos *p) {
    table *t = ck_table(p);
    told_log(t, catan_max_events(t->game));
    return t;
}
/* Seat 1 draws its fifth. */
static table *at_the_draw(void) {
    table *t = logged(begin());
    roll(t, 1, 1, "science");
    return t;
}

/* --- H-1: what is public --- */

static void test_public(void **state) {
    (void)state;
    RULE("H-1");
    RULE("C-101");
    table *t = logged(begin());
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        static const struct {
            int32_t seat, trade, politics, science;
        } hands[] = {{0, 0, 0, 0}, {1, 2, 1, 1}, {2, 0, 1, 1}, {3, 0, 0, 0}};
        for (int k = 0; k < PLAYERS; k++) {
            int32_t seat = hands[k].seat;
            assert_int_equal(count_of(t, me, PROGRESS, seat, CATAN_TOTAL_TRADE), hands[k].trade);
            assert_int_equal(count_of(t, me, PROGRESS, seat, CATAN_TOTAL_POLITICS),
                             hands[k].politics);
            assert_int_equal(count_of(t, me, PROGRESS, seat, CATAN_TOTAL_SCIENCE),
                             hands[k].science);
        }
        assert_int_equal(count_of(t, me, PROGRESS_DECK, CATAN_NOBODY, CATAN_TOTAL_TRADE), 16);
        assert_int_equal(count_of(t, me, PROGRESS_DECK, CATAN_NOBODY, CATAN_TOTAL_POLITICS), 15);
        assert_int_equal(count_of(t, me, PROGRESS_DECK, CATAN_NOBODY, CATAN_TOTAL_SCIENCE), 15);
        assert_int_equal(count_of(t, me, UNDER_TRADE, CATAN_NOBODY, 0), 0);
        assert_int_equal(count_of(t, me, UNDER_POLITICS, CATAN_NOBODY, 0), 0);
        assert_int_equal(count_of(t, me, UNDER_SCIENCE, CATAN_NOBODY, 0), 1);
        assert_int_equal(count_of(t, me, SCIENCE, 1, 0), 1);
        catan_piece pieces[16];
        uint32_t n = catan_view_pieces(t->state, me, pieces, 16), found = 0;
        for (uint32_t k = 0; k < n; k++) {
            found += pieces[k].kind == CATAN_PIECE_CONSTITUTION && pieces[k].owner == 3;
        }
        assert_int_equal(found, 1);
        assert_int_equal(count_of(t, me, POINTS, 3, 0), 1);
    }
}

/* --- H-2: what its owner alone knows --- */

static void test_owners(void **state) {
    (void)state;
    RULE("H-2");
    RULE("C-101");
    uint8_t held[CATAN_PROGRESS_KINDS];
    progress_counts(held, "crane:1 spy:1 merchant:2");
    table *t = logged(begin());
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        for (uint32_t k = 0; k < CATAN_PROGRESS_KINDS; k++) {
            assert_int_equal(count_of(t, me, PROGRESS, 1, k), knows ? held[k] : CATAN_UNKNOWN);
        }
    }
}

static void test_drawn(void **state) {
    (void)state;
    RULE("H-2");
    RULE("H-5");
    table *t = at_the_draw();
    catan_move draw = catan_move_draw_progress(CATAN_PROGRESS_INVENTOR);
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        assert_int_equal(catan_move_masked(t->state, me, draw),
                         knows ? draw : ((uint32_t)CATAN_MOVE_DRAW_PROGRESS << 24 | CATAN_HIDDEN));
    }
    play(t, "draw_progress:inventor");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        assert_told(t, me,
                    knows ? "chance draw_progress:inventor | s1 drew inventor of science"
                          : "chance draw_progress:? | s1 drew ? of science");
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL_SCIENCE), 2);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_PROGRESS_INVENTOR),
                         knows ? 1 : CATAN_UNKNOWN);
        assert_int_equal(count_of(t, me, PROGRESS_DECK, CATAN_NOBODY, CATAN_TOTAL_SCIENCE), 14);
    }
}

/* Dice and faces are told to all; the roll that brings no card too. */
static void test_dice_are_public(void **state) {
    (void)state;
    RULE("H-1");
    table *t = logged(begin());
    play(t, "roll");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_told(t, observers[i], "s0 roll");
    }
    play(t, "dice_pair:3+1 event_die:science");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_int_equal(count_of(t, observers[i], RED_DIE, CATAN_NOBODY, 0), 3);
        assert_int_equal(count_of(t, observers[i], EVENT_DIE, CATAN_NOBODY, 0), CATAN_FACE_SCIENCE);
        assert_int_equal(count_of(t, observers[i], ROLLED, CATAN_NOBODY, 0), 4);
    }
}

/* A point card is laid open. */
static void test_laid_open(void **state) {
    (void)state;
    RULE("H-1");
    RULE("C-89");
    table *t = at_the_draw();
    play(t, "draw_progress:printer");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        assert_int_equal(count_of(t, me, POINTS, 1, 0), 1);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL_SCIENCE), 1);
        assert_non_null(
            strstr(told_text(t, me, CATAN_EVENT_PLACED, CATAN_EVENT_ENDED), "+s1 printer"));
    }
}

/* So all may know what was drawn. */
static void test_laid_open_is_told(void **state) {
    (void)state;
    RULE("H-5");
    RULE("C-89");
    table *t = at_the_draw();
    catan_move draw = catan_move_draw_progress(CATAN_PROGRESS_PRINTER);
    for (int i = 0; i < OBSERVERS; i++) {
        assert_int_equal(catan_move_masked(t->state, observers[i], draw), draw);
    }
    play(t, "draw_progress:printer");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_told(t, observers[i], "chance draw_progress:printer | s1 drew printer of science");
    }
}

/* The deck that is chosen for a fight is public, the card is not. */
static void test_drawn_for_a_fight(void **state) {
    (void)state;
    RULE("H-2");
    RULE("C-72");
    pos *p = begin();
    pos_city(p, 3, "n53");
    pos_road(p, 1, "e19");
    pos_road(p, 2, "e36");
    knights(p, 1, "n12.1.1");
    knights(p, 2, "n24.1.1");
    pos_field(p, "barbarians", "6");
    table *t = logged(p);
    roll(t, 1, 1, "ship");
    assert_asked(t, 1, "choose_deck");
    play(t, "choose_deck:politics");
    for (int i = 0; i < OBSERVERS; i++) {
        assert_told(t, observers[i], "s1 choose_deck:politics");
    }
    play(t, "draw_progress:wedding");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        assert_told(t, me,
                    knows ? "chance draw_progress:wedding | s1 drew wedding of politics"
                          : "chance draw_progress:? | s1 drew ? of politics");
    }
}

/* --- H-3: what is stolen: a commodity as any card, a progress card never --- */

static void test_stolen(void **state) {
    (void)state;
    RULE("H-3");
    RULE("C-33");
    pos *p = begin();
    pos_settlement(p, 1, "n28");
    pos_hand(p, 1, "ore:1 coin:2");
    pos_field(p, "robber_free", "1");
    table *t = logged(p);
    roll(t, 3, 4, "ship");
    play(t, "move_robber:h8 rob:s1");
    assert_weights(t, "steal:ore=1 steal:coin=2");
    play(t, "steal:coin");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 0 || me == 1 || me == CATAN_ALL_SEEING;
        assert_told(t, me,
                    knows ? "chance steal:coin | s1>s0 coin:1 stolen"
                          : "chance steal:? | s1>s0 ?:1 stolen");
        assert_int_equal(count_of(t, me, HAND, 0, CATAN_COIN),
                         me == 0 || me == CATAN_ALL_SEEING ? 1 : CATAN_UNKNOWN);
    }
}

/* --- H-4: decks, and what is put under them --- */

static void test_decks(void **state) {
    (void)state;
    RULE("H-4");
    table *t = at_the_draw();
    for (int i = 0; i < PLAYERS + 1; i++) {
        int32_t me = observers[i];
        uint64_t set = 0;
        for (uint32_t k = 0; k < CATAN_PROGRESS_KINDS; k++) {
            assert_int_equal(count_of(t, me, PROGRESS_DECK, CATAN_NOBODY, k), CATAN_UNKNOWN);
        }
        /* nor what may be drawn: not even who draws */
        assert_int_equal(catan_view_moves(t->state, me, NULL, 0), 0);
        assert_int_equal(catan_sites(t->state, me, CATAN_MOVE_DRAW_PROGRESS, &set, 1), 0);
        assert_true(set == 0);
    }
}

static void test_put_under(void **state) {
    (void)state;
    RULE("H-4");
    RULE("H-5");
    table *t = at_the_draw();
    play(t, "draw_progress:inventor draw_progress:inventor");
    assert_asked(t, 1, "discard_progress");
    catan_move put = catan_move_discard_progress(CATAN_PROGRESS_CRANE);
    catan_move none = catan_move_discard_progress(CATAN_PROGRESS_BISHOP);
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        assert_int_equal(catan_move_masked(t->state, me, put),
                         knows ? put
                               : ((uint32_t)CATAN_MOVE_DISCARD_PROGRESS << 24 | CATAN_HIDDEN));
        assert_int_equal(catan_view_moves(t->state, me, NULL, 0), knows ? 4 : 0);
        if (me != CATAN_ALL_SEEING) {
            assert_int_equal(catan_view_check(t->state, me, put),
                             knows ? CATAN_OK : CATAN_E_NOT_YOUR_TURN);
            assert_int_equal(catan_view_check(t->state, me, none),
                             knows ? CATAN_E_NOT_IN_HAND : CATAN_E_NOT_YOUR_TURN);
        }
    }
    play(t, "discard_progress:crane");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 1 || me == CATAN_ALL_SEEING;
        assert_told(t, me,
                    knows ? "s1 discard_progress:crane | s1 returned crane of science"
                          : "s1 discard_progress:? | s1 returned ? of science");
        assert_int_equal(count_of(t, me, UNDER_SCIENCE, CATAN_NOBODY, 0), 2);
        assert_int_equal(count_of(t, me, PROGRESS, 1, CATAN_TOTAL_SCIENCE), 1);
    }
}

/* --- H-5: moves, reasons, hashes --- */

/* The same position but for what is hidden from seats 0 and 3: the kinds in hands, under the deck,
 * in the deck. */
static table *other_world(void) {
    pos *p = begin();
    progress(p, 1, "mining:1 wedding:1 trade_monopoly:1 merchant:1");
    progress(p, 2, "smith:1 spy:1");
    pos_field(p, "under_science", "crane");
    return logged(p);
}

static void assert_alike(const table *one, const table *other, int32_t me) {
    static catan_move a[200], b[200];
    assert_true(catan_view_hash(one->state, me) == catan_view_hash(other->state, me));
    assert_string_equal(told_text(one, me, 0, 99), told_text(other, me, 0, 99));
    uint32_t n = catan_view_moves(one->state, me, a, 200);
    assert_int_equal(catan_view_moves(other->state, me, b, 200), n);
    assert_memory_equal(a, b, n * sizeof *a);
    for (catan_move move = 0; move < 64U << 24; move += 1U << 24) {
        for (uint32_t argument = 0; argument < 80; argument++) {
            assert_int_equal(catan_view_check(one->state, me, move | argument),
                             catan_view_check(other->state, me, move | argument));
        }
    }
}

static void test_told_alike(void **state) {
    (void)state;
    RULE("H-5");
    table *one = logged(begin()), *other = other_world();
    static const int32_t blind[] = {0, 3, CATAN_SPECTATOR};
    static const char *const plays[][2] = {
        {"", ""},
        {"roll", "roll"},
        {"dice_pair:1+1", "dice_pair:1+1"},
        {"event_die:science", "event_die:science"},
        {"draw_progress:medicine", "draw_progress:alchemist"},
        {"draw_progress:engineer", "draw_progress:crane"},
        {"discard_progress:crane", "discard_progress:alchemist"},
        {"end_turn", "end_turn"},
        {"roll", "roll"},
    };
    assert_true(catan_hash(one->state) != catan_hash(other->state));
    assert_true(catan_view_hash(one->state, 1) != catan_view_hash(other->state, 1));
    assert_true(catan_view_hash(one->state, 2) != catan_view_hash(other->state, 2));
    for (size_t i = 0; i < sizeof plays / sizeof *plays; i++) {
        play(one, plays[i][0]);
        play(other, plays[i][1]);
        for (int k = 0; k < 3; k++) {
            assert_alike(one, other, blind[k]);
        }
    }
}

/* --- H-6: a view is of the position, and deduces nothing --- */

static void test_no_deduction(void **state) {
    (void)state;
    RULE("H-6");
    pos *p = begin(); /* who has the only engineer knows that no other has */
    progress(p, 0, "engineer:1");
    table *t = logged(p);
    assert_int_equal(count_of(t, 0, PROGRESS, 0, CATAN_PROGRESS_ENGINEER), 1);
    assert_int_equal(count_of(t, 0, PROGRESS, 1, CATAN_PROGRESS_ENGINEER), CATAN_UNKNOWN);
    assert_int_equal(count_of(t, 0, PROGRESS, 3, CATAN_PROGRESS_ENGINEER), CATAN_UNKNOWN);
    assert_int_equal(count_of(t, 0, PROGRESS_DECK, CATAN_NOBODY, CATAN_PROGRESS_ENGINEER),
                     CATAN_UNKNOWN);
    /* of who has put a card under a deck it tells no more than of others: two positions that differ
     * in what lies there only, and in what another holds */
    pos *q = begin();
    progress(q, 2, "smith:1 intrigue:1");
    pos_field(q, "under_science", "mining");
    table *one = logged(begin()), *other = logged(q);
    assert_true(catan_view_hash(one->state, 1) == catan_view_hash(other->state, 1));
    assert_true(catan_view_hash(one->state, 2) != catan_view_hash(other->state, 2));
    /* positions reached in different ways look the same */
    t = at_the_draw();
    play(t, "draw_progress:inventor draw_progress:smith discard_progress:spy end_turn");
    table *again = table_new("players=4 cities_knights=on layout=random");
    table_read(again, table_line(t));
    for (int32_t me = 0; me < PLAYERS; me++) {
        assert_true(catan_view_hash(t->state, me) == catan_view_hash(again->state, me));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_laid_open_is_told),
        PLAY_TEST(test_drawn_for_a_fight),
        PLAY_TEST(test_stolen),
        PLAY_TEST(test_public),
        PLAY_TEST(test_owners),
        PLAY_TEST(test_drawn),
        PLAY_TEST(test_laid_open),
        PLAY_TEST(test_dice_are_public),
        PLAY_TEST(test_decks),
        PLAY_TEST(test_put_under),
        PLAY_TEST(test_told_alike),
        PLAY_TEST(test_no_deduction),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
