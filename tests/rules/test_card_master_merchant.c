/* The master merchant: C-132, with C-91 and H-3. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Seat 0 has one point and a master merchant; seat 1 two, seat 2 one, seat 3 two but no card. */
static pos *begin(const char *hand_of_1) {
    pos *p = ck("players=4");
    pos_settlement(p, 0, "n17");
    pos_city(p, 1, "n9");
    pos_settlement(p, 2, "n36");
    pos_city(p, 3, "n40");
    pos_hand(p, 0, "brick:1");
    pos_hand(p, 1, hand_of_1);
    pos_hand(p, 2, "brick:1 paper:1");
    progress(p, 0, "master_merchant:1");
    return p;
}

/* --- what it does --- */

static void test_two_cards(void **state) {
    (void)state;
    RULE("C-132");
    table *t = logged(begin("wool:1 ore:2 coin:1"));
    assert_moves_of(t, "play_master_merchant", "s1");
    play_card(t, "play_master_merchant:s1");
    assert_asked(t, 0, "take_hand");
    assert_about(t, "s1 pending:2");
    assert_under(t, "trade", "master_merchant");
    assert_progress(t, 0, "");
    assert_hand(t, 1, "wool:1 ore:2 coin:1");
    /* in kind order, if a second can be taken behind it */
    assert_moves(t, "take_hand:wool,ore");
    refuse(t, 0, "take_hand:coin", CATAN_E_CANNOT_COMPLETE);
    refuse(t, 0, "take_hand:paper", CATAN_E_NOT_IN_HAND);
    refuse(t, 0, "take_hand:brick", CATAN_E_NOT_IN_HAND); /* which he himself has */
    play_card(t, "take_hand:ore");
    assert_asked(t, 0, "take_hand");
    assert_about(t, "s1 pending:1");
    assert_hand(t, 0, "brick:1 ore:1");
    assert_hand(t, 1, "wool:1 ore:1 coin:1");
    assert_moves(t, "take_hand:ore,coin");
    refuse(t, 0, "take_hand:wool", CATAN_E_KIND_ORDER);
    play_card(t, "take_hand:coin");
    assert_asked(t, 0, "action");
    assert_about(t, "");
    assert_hand(t, 0, "brick:1 ore:1 coin:1");
    assert_hand(t, 1, "wool:1 ore:1");
    assert_hand(t, 2, "brick:1 paper:1");
}

static void test_two_alike(void **state) {
    (void)state;
    RULE("C-132");
    table *t = ck_table(begin("coin:3"));
    play_card(t, "play_master_merchant:s1 take_hand:coin take_hand:coin");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "brick:1 coin:2");
    assert_hand(t, 1, "coin:1");
}

static void test_all_there_is(void **state) {
    (void)state;
    RULE("C-132");
    table *t = logged(begin("paper:1"));
    play_card(t, "play_master_merchant:s1");
    assert_about(t, "s1 pending:1");
    assert_moves(t, "take_hand:paper");
    play_card(t, "take_hand:paper");
    assert_asked(t, 0, "action");
    assert_hand(t, 1, "");
    t = ck_table(begin("wool:1 coin:1")); /* both of two */
    play(t, "play_master_merchant:s1");
    assert_moves(t, "take_hand:wool");
    refuse(t, 0, "take_hand:coin", CATAN_E_CANNOT_COMPLETE);
    play(t, "take_hand:wool");
    assert_moves(t, "take_hand:coin");
    play(t, "take_hand:coin");
    assert_hand(t, 0, "brick:1 wool:1 coin:1");
    assert_hand(t, 1, "");
}

/* He must, and nothing else comes in between. */
static void test_between(void **state) {
    (void)state;
    RULE("C-132");
    pos *p = begin("wool:1 ore:2 coin:1");
    progress(p, 0, "master_merchant:2 crane:1");
    table *t = ck_table(p);
    play(t, "play_master_merchant:s1");
    for (int round = 0; round < 2; round++) {
        refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
        refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
        refuse(t, 0, "play_master_merchant:s1", CATAN_E_NOT_ASKED);
        refuse(t, 0, "play_crane", CATAN_E_NOT_ASKED);
        refuse(t, 1, "take_hand:ore", CATAN_E_NOT_YOUR_TURN);
        play(t, "take_hand:ore");
    }
    refuse(t, 0, "take_hand:coin", CATAN_E_NOT_ASKED);
    play_card(t, "play_master_merchant:s1 take_hand:wool take_hand:coin"); /* the second one */
    assert_hand(t, 0, "brick:1 wool:1 ore:2 coin:1");
    assert_under(t, "trade", "master_merchant master_merchant");
}

/* --- whom --- */

static void test_richer_with_a_card(void **state) {
    (void)state;
    RULE("C-132");
    RULE("C-90");
    RULE("E158");
    table *t = ck_table(begin("ore:1"));
    refuse(t, 0, "play_master_merchant:s2", CATAN_E_NOT_RICHER); /* as many */
    refuse(t, 0, "play_master_merchant:s3", CATAN_E_NOT_IN_HAND);
    refuse(t, 0, "play_master_merchant:s0", CATAN_E_NOT_RICHER);
    t = ck_table(begin("")); /* nobody */
    assert_moves_of(t, "play_master_merchant", "");
    refuse(t, 0, "play_master_merchant:s1", CATAN_E_NOT_IN_HAND);
    pos *p = begin("ore:1");
    pos_city(p, 0, "n17");
    pos_hand(p, 3, "ore:1");
    t = ck_table(p); /* all have as many or fewer */
    assert_moves_of(t, "play_master_merchant", "");
    for (int seat = 1; seat < PLAYERS; seat++) {
        char text[32];
        snprintf(text, sizeof text, "play_master_merchant:s%d", seat);
        refuse(t, 0, text, CATAN_E_NOT_RICHER);
    }
    p = begin("ore:1");
    progress(p, 0, "merchant:1");
    progress(p, 2, "master_merchant:1");
    t = ck_table(p);
    refuse(t, 0, "play_master_merchant:s1", CATAN_E_NO_CARD);
    refuse(t, 0, "play_master_merchant:s2", CATAN_E_NO_CARD);
    refuse(t, 2, "play_master_merchant:s1", CATAN_E_NOT_YOUR_TURN);
}

/* All points count, whatever they are for (C-91), on either side. */
enum { CITY_POINT, ROAD_POINTS, DEFENDER_POINT, PRINTER, CONSTITUTION, MERCHANT_POINT, METROPOLIS };
static void add_points(pos *p, uint32_t seat, int what) {
    char holder[8];
    snprintf(holder, sizeof holder, "s%u", seat);
    switch (what) {
    case CITY_POINT:
        pos_city(p, seat, seat == 0 ? "n17" : "n9");
        break;
    case ROAD_POINTS:
        pos_road(p, seat, seat == 0 ? "e66 e67 e68 e69 e70" : "e10 e18 e23 e33 e39");
        break;
    case DEFENDER_POINT:
        defends(p, seat, 1);
        break;
    case PRINTER:
        pos_field(p, "printer", holder);
        break;
    case CONSTITUTION:
        pos_field(p, "constitution", holder);
        break;
    case MERCHANT_POINT:
        pos_field(p, "merchant", seat == 0 ? "h4" : "h1");
        pos_field(p, "merchant_of", holder);
        break;
    default:
        pos_city(p, seat, seat == 0 ? "n17" : "n9");
        tracks(p, seat, 4, 0, 0);
        pos_field(p, "metropolises", seat == 0 ? "n17,-,-" : "n9,-,-");
    }
}
static void test_all_points_count(void **state) {
    (void)state;
    RULE("C-91");
    RULE("C-132");
    for (int what = CITY_POINT; what <= METROPOLIS; what++) {
        pos *p = begin("ore:1");
        pos_settlement(p, 1, "n9");
        pos_settlement(p, 3, "n40");
        table *t = ck_table(p);
        refuse(t, 0, "play_master_merchant:s1", CATAN_E_NOT_RICHER);
        add_points(p, 1, what);
        t = ck_table(p);
        assert_moves_of(t, "play_master_merchant", "s1");
        /* and his own: he must have at least as many */
        p = begin("ore:1");
        add_points(p, 0, what);
        t = ck_table(p);
        refuse(t, 0, "play_master_merchant:s1", CATAN_E_NOT_RICHER);
    }
}

/* As they are when it is played. */
static void test_when_it_is_played(void **state) {
    (void)state;
    RULE("C-91");
    pos *p = begin("ore:1");
    progress(p, 0, "master_merchant:1 merchant:1");
    table *t = ck_table(p);
    assert_listed(t, "play_master_merchant:s1");
    play(t, "play_merchant:h4");
    refuse(t, 0, "play_master_merchant:s1", CATAN_E_NOT_RICHER);
}

/* --- who may know what --- */

static void test_told(void **state) {
    (void)state;
    RULE("H-3");
    RULE("C-132");
    table *t = logged(begin("wool:1 ore:2 coin:1"));
    play(t, "play_master_merchant:s1");
    assert_all_are_told(t, "s0 play_master_merchant:s1 | "
                           "s0 played_progress master_merchant of trade");
    catan_move take = catan_move_take_hand(CATAN_ORE);
    catan_move masked = catan_move_make(CATAN_MOVE_TAKE_HAND, CATAN_HIDDEN);
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 0 || me == 1 || me == CATAN_ALL_SEEING;
        int acts = me == 0 || me == CATAN_ALL_SEEING;
        assert_int_equal(catan_move_masked(t->state, me, take), knows ? take : masked);
        assert_int_equal(catan_view_moves(t->state, me, NULL, 0), acts ? 2 : 0);
        if (me != CATAN_ALL_SEEING) {
            assert_int_equal(catan_view_check(t->state, me, take),
                             acts ? CATAN_OK : CATAN_E_NOT_YOUR_TURN);
            assert_int_equal(catan_view_check(t->state, me, catan_move_take_hand(CATAN_PAPER)),
                             acts ? CATAN_E_NOT_IN_HAND : CATAN_E_NOT_YOUR_TURN);
        }
    }
    play(t, "take_hand:ore");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int knows = me == 0 || me == 1 || me == CATAN_ALL_SEEING;
        assert_told(t, me,
                    knows ? "s0 take_hand:ore | s1>s0 ore:1 master_merchant"
                          : "s0 take_hand:? | s1>s0 ?:1 master_merchant");
        assert_int_equal(count_of(t, me, HAND, 0, CATAN_TOTAL), 2);
        assert_int_equal(count_of(t, me, HAND, 1, CATAN_TOTAL), 3);
    }
}

/* Taking it back would not make him forget the hand. */
static void test_undo_reveals(void **state) {
    (void)state;
    RULE("C-132");
    table *t = ck_table(begin("ore:1"));
    play(t, "play_master_merchant:s1");
    assert_int_equal(catan_undo_reveals(t->state), 1);
}

/* The hand of seat 1 as the observer sees it: nothing, or these kinds. */
static void check_seen(const table *t, int32_t me, int sees, const char *cards, int line) {
    uint8_t hand[8];
    play_counts(hand, cards, play_card_names);
    for (unsigned card = 0; card < 8; card++) {
        int32_t count = count_of(t, me, HAND, 1, card), wanted = sees ? hand[card] : CATAN_UNKNOWN;
        if (count != wanted) {
            play_fail(__FILE__, line, "%d sees %d %s in the hand of seat 1, expected %d", me, count,
                      play_card_names[card], wanted);
        }
    }
}
static void check_all_see(const table *t, int seat_0_too, const char *cards, int line) {
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        int sees = me == 1 || me == CATAN_ALL_SEEING || (me == 0 && seat_0_too);
        check_seen(t, me, sees, cards, line);
        if (me == 0) { /* of others' hands he sees nothing */
            assert_int_equal(count_of(t, me, HAND, 2, CATAN_PAPER), CATAN_UNKNOWN);
        }
    }
}

/* He sees the hand while he chooses, and only then. */
static void test_looking(void **state) {
    (void)state;
    RULE("C-132");
    RULE("H-3");
    RULE("H-6");
    table *t = ck_table(begin("wool:1 ore:2 coin:1"));
    check_all_see(t, 0, "wool:1 ore:2 coin:1", __LINE__);
    play(t, "play_master_merchant:s1");
    check_all_see(t, 1, "wool:1 ore:2 coin:1", __LINE__);
    play(t, "take_hand:wool");
    check_all_see(t, 1, "ore:2 coin:1", __LINE__);
    play(t, "take_hand:coin");
    check_all_see(t, 0, "ore:2", __LINE__);
    take_back(t, 1);
    check_all_see(t, 1, "ore:2 coin:1", __LINE__);
}

/* The events tell him what comes into his view and what goes out of it, so that a mirror of it
 * stays exact; others are told of totals alone. */
static void test_changes_are_told(void **state) {
    (void)state;
    RULE("C-132");
    RULE("H-3");
    table *t = logged(begin("ore:2 coin:1"));
    play(t, "play_master_merchant:s1");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        const char *changed = told_text(t, me, CATAN_EVENT_PLACED, CATAN_EVENT_ENDED);
        assert_int_equal(strstr(changed, "s1 hand.ore=2") != NULL, me == 0);
        assert_int_equal(strstr(changed, "s1 hand.wool=0") != NULL, me == 0);
        assert_null(strstr(changed, "s2 hand"));
    }
    play(t, "take_hand:ore take_hand:coin");
    for (int i = 0; i < OBSERVERS; i++) {
        int32_t me = observers[i];
        const char *changed = told_text(t, me, CATAN_EVENT_PLACED, CATAN_EVENT_ENDED);
        assert_int_equal(strstr(changed, "s1 hand.ore=?") != NULL, me == 0);
        assert_int_equal(strstr(changed, "s1 hand.coin=?") != NULL, me == 0);
        assert_int_equal(strstr(changed, "s1 hand.coin=0") != NULL,
                         me == 1 || me == CATAN_ALL_SEEING);
        assert_non_null(strstr(changed, "s1 hand=1"));
    }
}

/* Two worlds: seats 1 and 2 have exchanged a card. Only while he looks can seat 0 tell them apart;
 * seat 3 and the spectator never. */
static void test_told_alike(void **state) {
    (void)state;
    RULE("H-5");
    RULE("C-132");
    pos *p = begin("wool:1 ore:1 coin:1 paper:1");
    pos_hand(p, 2, "brick:1 ore:1");
    table *one = logged(begin("wool:1 ore:2 coin:1")), *other = logged(p);
    static const char *const plays[] = {"end_turn", "play_master_merchant:s1", "take_hand:wool",
                                        "take_hand:coin", "end_turn"};
    for (int i = 0; i < 5; i++) {
        if (i == 1) {
            take_back(one, 1);
            take_back(other, 1);
        }
        play(one, plays[i]);
        play(other, plays[i]);
        assert_told_alike(one, other, 3);
        assert_told_alike(one, other, CATAN_SPECTATOR);
        if (i == 1 || i == 2) {
            assert_seen_apart(one, other, 0);
        } else {
            assert_alike(one, other, 0);
        }
        assert_seen_apart(one, other, 1);
        assert_seen_apart(one, other, 2);
    }
}

/* Nor do others learn which cards were taken. */
static void test_taken_alike(void **state) {
    (void)state;
    RULE("H-5");
    RULE("H-3");
    table *one = logged(begin("wool:2 ore:2 coin:2")),
          *other = logged(begin("wool:2 ore:2 coin:2"));
    play(one, "play_master_merchant:s1");
    play(other, "play_master_merchant:s1");
    static const char *const plays[][2] = {{"take_hand:wool", "take_hand:ore"},
                                           {"take_hand:wool", "take_hand:coin"}};
    static const int32_t blind[] = {2, 3, CATAN_SPECTATOR};
    for (int i = 0; i < 2; i++) {
        play(one, plays[i][0]);
        play(other, plays[i][1]);
        for (int k = 0; k < 3; k++) {
            assert_told_alike(one, other, blind[k]);
        }
        assert_seen_apart(one, other, 0);
        assert_seen_apart(one, other, 1);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_two_cards),          PLAY_TEST(test_two_alike),
        PLAY_TEST(test_all_there_is),       PLAY_TEST(test_between),
        PLAY_TEST(test_richer_with_a_card), PLAY_TEST(test_all_points_count),
        PLAY_TEST(test_when_it_is_played),  PLAY_TEST(test_told),
        PLAY_TEST(test_undo_reveals),       PLAY_TEST(test_looking),
        PLAY_TEST(test_changes_are_told),   PLAY_TEST(test_told_alike),
        PLAY_TEST(test_taken_alike),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
