/* The deserter: C-127, E152, E153; judged once: G-9. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

enum { ACTIVE = CATAN_KNIGHT_ACTIVE, RAISED = CATAN_KNIGHT_RAISED };

/* Seat 0 may play it: his roads lead from n7 over n12 to n17. Seat 1's lead from n47 over n51, n48
 * and n52 to n49. */
static pos *begin(const char *mine, const char *his) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19");
    pos_road(p, 1, "e66 e67 e68 e69");
    knights(p, 0, mine);
    knights(p, 1, his);
    progress(p, 0, "deserter:1");
    return p;
}

/* --- who loses which --- */

static void test_victim_chooses(void **state) {
    (void)state;
    RULE("C-127");
    RULE("G-3");
    RULE("G-6");
    pos *p = begin("", "n47.1.0 n48.2.1 n52.1.1");
    table *t = ck_table(p);
    const char *before = table_line(t);
    assert_moves_of(t, "play_deserter", "s1");
    play_as(t, 0, "play_deserter:s1");
    assert_under(t, "politics", "deserter");
    assert_asked(t, 1, "desert");
    assert_moves(t, "desert:n47,n48,n52");
    refuse(t, 1, "desert:n49", CATAN_E_NO_KNIGHT);
    refuse(t, 1, "decline", CATAN_E_NOT_ASKED);
    refuse(t, 0, "desert:n47", CATAN_E_NOT_YOUR_TURN);
    play_as(t, 1, "desert:n48");
    assert_no_knight(t, 48);
    assert_knights_left(t, 1, 0, 2, 2);
    assert_asked(t, 0, "place_deserter");
    assert_moves(t, "decline place_deserter:n7,n12,n17");
    play_as(t, 0, "place_deserter:n12");
    assert_asked(t, 0, "action");
    assert_knight(t, 12, 0, STRONG, 1);
    assert_knights_left(t, 0, 2, 1, 2);
    assert_hand(t, 0, ""); /* for nothing */
    assert_back(t, 3, before);
    /* with one only he is asked all the same */
    t = ck_table(begin("", "n47.1.0"));
    play(t, "play_deserter:s1");
    assert_moves(t, "desert:n47");
}

static void test_from_whom(void **state) {
    (void)state;
    RULE("C-127");
    RULE("C-90");
    RULE("E158");
    table *t = ck_table(begin("n12.1.0", ""));
    assert_moves_of(t, "play_deserter", "");
    refuse(t, 0, "play_deserter:s1", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "play_deserter:s2", CATAN_E_NO_KNIGHT);
    assert_not_listed(t, "play_deserter:s0");
    t = ck_table(begin("n12.1.0", "n47.1.0"));
    assert_moves_of(t, "play_deserter", "s1");
    refuse(t, 0, "play_deserter:s2", CATAN_E_NO_KNIGHT);
    assert_not_listed(t, "play_deserter:s0");
}

/* --- the same strength --- */

/* Active if the other was, and then it acts; no promotion in this turn. */
static void test_as_it_was(void **state) {
    (void)state;
    RULE("C-127");
    RULE("C-53");
    RULE("C-55");
    for (unsigned i = 0; i < 6; i++) {
        char text[16];
        unsigned level = i / 2 + 1, active = i % 2;
        sprintf(text, "n48.%u.%u", level, active);
        pos *p = begin("", text);
        tracks(p, 0, 0, 3, 0); /* the fortress */
        pos_hand(p, 0, "wool:1 ore:1");
        table *t = ck_table(p);
        play(t, "play_deserter:s1 desert:n48 place_deserter:n17");
        assert_knight(t, 17, 0, level, active);
        assert_int_equal(knight_state(t, 17), (active ? ACTIVE : 0) | RAISED);
        assert_moves_of(t, "lift_knight", active ? "n17" : "");
        refuse(t, 0, "promote_knight:n17",
               level == MIGHTY ? CATAN_E_KNIGHT_MIGHTY : CATAN_E_KNIGHT_RAISED);
        if (active) {
            play(t, "lift_knight:n17 put_knight:n7");
            assert_knight(t, 7, 0, level, 0);
        }
        until_turn_of(t, 0);
        assert_moves_of(t, "promote_knight", level == MIGHTY ? "" : active ? "n7" : "n17");
    }
}

/* It chases, or displaces, like any that was active when the turn began. */
static void test_it_acts(void **state) {
    (void)state;
    RULE("C-127");
    RULE("C-55");
    pos *p = begin("", "n48.2.1");
    pos_road(p, 2, "e25");
    knights(p, 2, "n17.1.0");
    pos_field(p, "robber_free", "1");
    pos_robber(p, 0); /* at n7 and n12 */
    table *t = ck_table(p);
    play(t, "play_deserter:s1 desert:n48 place_deserter:n12");
    assert_moves_of(t, "chase_robber", "n12");
    play(t, "lift_knight:n12 put_knight:n17");
    assert_asked(t, 2, "retreat_knight");
}

/* --- where --- */

static void test_places(void **state) {
    (void)state;
    RULE("C-127");
    RULE("C-48");
    pos *p = begin("n7.1.0", "n48.1.1");
    pos_settlement(p, 2, "n17");
    pos_road(p, 0, "e12 e70");
    table *t = ck_table(p);
    play(t, "play_deserter:s1 desert:n48");
    assert_moves(t, "decline place_deserter:n8,n12,n49,n53");
    refuse(t, 0, "place_deserter:n7", CATAN_E_KNIGHT);
    refuse(t, 0, "place_deserter:n17", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "place_deserter:n48", CATAN_E_NOT_CONNECTED);
    refuse(t, 1, "place_deserter:n12", CATAN_E_NOT_YOUR_TURN);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    play(t, "decline");
    assert_asked(t, 0, "action");
    assert_knights_left(t, 0, 1, 2, 2);
    assert_no_knight(t, 48);
}

/* The node that the deserter left is free, if an own road is there. */
static void test_where_it_stood(void **state) {
    (void)state;
    RULE("C-127");
    pos *p = begin("", "n48.1.1");
    pos_road(p, 0, "e63");
    table *t = ck_table(p);
    play(t, "play_deserter:s1 desert:n48");
    assert_moves(t, "decline place_deserter:n7,n12,n17,n44,n48");
    play(t, "place_deserter:n48");
    assert_knight(t, 48, 0, BASIC, 1);
}

/* No place: the other loses his all the same, and nothing more is asked. */
static void test_no_place(void **state) {
    (void)state;
    RULE("C-127");
    RULE("G-8");
    RULE("E152");
    for (unsigned level = BASIC; level <= MIGHTY; level++) {
        char text[16];
        sprintf(text, "n48.%u.1", level);
        pos *p = ck("players=3");
        pos_road(p, 1, "e67");
        knights(p, 1, text);
        pos_settlement(p, 0, "n12"); /* without a road */
        progress(p, 0, "deserter:1");
        table *t = ck_table(p);
        const char *before = table_line(t);
        play(t, "play_deserter:s1");
        assert_asked(t, 1, "desert");
        play(t, "desert:n48");
        assert_asked(t, 0, "action");
        assert_no_knight(t, 48);
        assert_knights_left(t, 1, 2, 2, 2);
        assert_knights_left(t, 0, 2, 2, 2);
        assert_back(t, 2, before);
    }
    /* all nodes of his roads are taken */
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19");
    pos_settlement(p, 0, "n7 n17");
    knights(p, 0, "n12.1.0");
    pos_road(p, 1, "e67");
    knights(p, 1, "n48.1.1");
    progress(p, 0, "deserter:1");
    table *t = ck_table(p);
    play(t, "play_deserter:s1 desert:n48");
    assert_asked(t, 0, "action");
}

/* --- a weaker one --- */

/* What is offered for a deserter of a strength, if some of one's own are on the board already. */
static table *deserted(const char *mine, unsigned level, unsigned politics) {
    char text[16];
    sprintf(text, "n48.%u.1", level);
    pos *p = begin(mine, text);
    pos_road(p, 0, "e26 e35 e43 e24 e23"); /* n17 n23 n29 n35; n22 n16 n21 */
    tracks(p, 0, 0, politics, 0);
    pos_longest_road(p, 0);
    table *t = ck_table(p);
    play(t, "play_deserter:s1 desert:n48");
    return t;
}

static void test_strong_ones_out(void **state) {
    (void)state;
    RULE("C-127");
    table *t = deserted("n12.2.0 n17.2.1", STRONG, 0);
    assert_asked(t, 0, "place_deserter"); /* basic is all that is left */
    play(t, "place_deserter:n16");
    assert_knight(t, 16, 0, BASIC, 1);
    assert_int_equal(knight_state(t, 16), ACTIVE | RAISED);
    assert_knights_left(t, 0, 1, 0, 2);
    assert_knights_left(t, 1, 2, 2, 2);
    /* basic ones are not raised to strong, though these are there */
    t = deserted("n12.1.0 n17.1.1", BASIC, 3);
    assert_asked(t, 0, "action");
    assert_knights_left(t, 0, 0, 2, 2);
    assert_knights_left(t, 1, 2, 2, 2);
    t = deserted("n12.1.0 n17.1.1 n23.2.0 n29.2.0", STRONG, 3);
    assert_asked(t, 0, "action");
    assert_knights_left(t, 0, 0, 0, 2);
}

/* Without the fortress a mighty one is not his to have: strong or basic, as he likes. */
static void test_no_fortress(void **state) {
    (void)state;
    RULE("C-127");
    RULE("C-52");
    RULE("E153");
    static const unsigned left[][3] = {{1, 2, 2}, {2, 1, 2}};
    for (unsigned level = BASIC; level <= STRONG; level++) {
        char text[24];
        table *t = deserted("", MIGHTY, 2);
        assert_asked(t, 0, "choose_strength");
        assert_moves(t, "decline choose_strength:1,2");
        refuse(t, 0, "place_deserter:n12", CATAN_E_NOT_ASKED);
        refuse(t, 1, "choose_strength:1", CATAN_E_NOT_YOUR_TURN);
        assert_not_listed(t, "choose_strength:3");
        sprintf(text, "choose_strength:%u", level);
        play_as(t, 0, text);
        assert_asked(t, 0, "place_deserter");
        assert_listed(t, "decline place_deserter:n7,n12,n17");
        play(t, "place_deserter:n12");
        assert_knight(t, 12, 0, level, 1);
        for (unsigned i = 0; i < 3; i++) {
            assert_int_equal(seat_info(t, 0).knights_left[i], left[level - 1][i]);
        }
        assert_asked(t, 0, "action");
        take_back(t, 2);
        assert_asked(t, 0, "choose_strength");
        assert_knights_left(t, 0, 2, 2, 2);
    }
    /* one sort is left */
    table *t = deserted("n12.2.0 n17.2.1", MIGHTY, 2);
    assert_asked(t, 0, "place_deserter");
    play(t, "place_deserter:n16");
    assert_knight(t, 16, 0, BASIC, 1);
    t = deserted("n12.1.0 n17.1.1", MIGHTY, 2);
    assert_asked(t, 0, "place_deserter");
    play(t, "place_deserter:n16");
    assert_knight(t, 16, 0, STRONG, 1);
    /* none is */
    t = deserted("n12.1.0 n17.1.1 n23.2.0 n29.2.0", MIGHTY, 2);
    assert_asked(t, 0, "action");
}

/* With it a mighty one comes, while there is one; else he chooses likewise. */
static void test_fortress(void **state) {
    (void)state;
    RULE("C-127");
    RULE("C-52");
    table *t = deserted("n12.3.0", MIGHTY, 3);
    assert_asked(t, 0, "place_deserter"); /* no weaker one may be had */
    play(t, "place_deserter:n16");
    assert_knight(t, 16, 0, MIGHTY, 1);
    assert_knights_left(t, 0, 2, 2, 0);
    t = deserted("n12.3.0 n17.3.0", MIGHTY, 3);
    assert_asked(t, 0, "choose_strength");
    assert_moves(t, "decline choose_strength:1,2");
    play(t, "choose_strength:2 place_deserter:n16");
    assert_knight(t, 16, 0, STRONG, 1);
}

/* He may do without, of whatever strength. */
static void test_declined(void **state) {
    (void)state;
    RULE("C-127");
    table *t = deserted("", MIGHTY, 2);
    play(t, "decline");
    assert_asked(t, 0, "action");
    assert_knights_left(t, 0, 2, 2, 2);
    assert_knights_left(t, 1, 2, 2, 2);
    t = deserted("", MIGHTY, 2);
    play(t, "choose_strength:1 decline");
    assert_asked(t, 0, "action");
    assert_knights_left(t, 0, 2, 2, 2);
    t = deserted("", MIGHTY, 3);
    play(t, "decline");
    assert_asked(t, 0, "action");
    assert_knights_left(t, 0, 2, 2, 2);
}

/* --- G-9 --- */

/* Seat 0 has six roads in a row, n7 n12 n17 n23 n29 n35 n40, and 11 points; seat 1's knight on n17
 * cuts them. Seat 2 has five roads at the bottom. */
static table *cut_at_n17(unsigned bonus) {
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19 e26 e35 e43 e51");
    pos_road(p, 1, "e25");
    pos_road(p, 2, "e66 e67 e68 e69 e70");
    knights(p, 1, "n17.1.1");
    defends(p, 0, bonus);
    progress(p, 0, "deserter:1");
    pos_longest_road(p, 2);
    table *t = ck_table(p);
    assert_int_equal(route(t, 0), 4);
    play(t, "play_deserter:s1 desert:n17");
    return t;
}

static void test_judged_once(void **state) {
    (void)state;
    RULE("G-9");
    RULE("C-127");
    RULE("C-62");
    table *t = cut_at_n17(11);
    assert_asked(t, 0, "place_deserter");
    assert_awards(t, 2, CATAN_NOBODY);
    assert_result(t, CATAN_RUNNING);
    play(t, "place_deserter:n17"); /* his own cuts nothing */
    assert_awards(t, 0, CATAN_NOBODY);
    assert_result(t, 0);
    t = cut_at_n17(11);
    play(t, "decline");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_result(t, 0);
    t = cut_at_n17(3);
    play(t, "place_deserter:n40");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_points(t, 0, 5, 5);
    take_back(t, 2); /* not even asked which */
    assert_asked(t, 1, "desert");
    assert_awards(t, 2, CATAN_NOBODY);
}

/* With none to place it is over at once. */
static void test_judged_with_none_to_place(void **state) {
    (void)state;
    RULE("G-9");
    RULE("C-127");
    RULE("E152");
    pos *p = ck("players=3");
    pos_road(p, 0, "e11 e19 e26 e35 e43 e51");
    pos_road(p, 1, "e25");
    knights(p, 0, "n35.1.0 n40.1.0"); /* both basic ones */
    knights(p, 1, "n17.1.1");
    defends(p, 0, 11);
    progress(p, 0, "deserter:1");
    pos_longest_road(p, CATAN_NOBODY);
    table *t = ck_table(p);
    const char *before = table_line(t);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    play(t, "play_deserter:s1");
    assert_result(t, CATAN_RUNNING);
    play(t, "desert:n17");
    assert_awards(t, 0, CATAN_NOBODY);
    assert_result(t, 0);
    assert_back(t, 2, before);
}

/* A knight that comes where it cuts another's road: in between nobody was longer. */
static void test_cuts_as_it_comes(void **state) {
    (void)state;
    RULE("G-9");
    RULE("C-62");
    pos *p = ck("players=3");
    pos_road(p, 0, "e63 e19"); /* to n48, on seat 2's road; to n12 and n17 */
    pos_road(p, 1, "e25");
    pos_road(p, 2, "e66 e67 e68 e69 e70");
    knights(p, 1, "n17.1.1");
    progress(p, 0, "deserter:1");
    pos_longest_road(p, 2);
    table *t = ck_table(p);
    play(t, "play_deserter:s1 desert:n17");
    assert_awards(t, 2, CATAN_NOBODY);
    play(t, "place_deserter:n48");
    assert_int_equal(route(t, 2), 3);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 2, 0, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_victim_chooses),   PLAY_TEST(test_from_whom),
        PLAY_TEST(test_as_it_was),        PLAY_TEST(test_it_acts),
        PLAY_TEST(test_places),           PLAY_TEST(test_where_it_stood),
        PLAY_TEST(test_no_place),         PLAY_TEST(test_strong_ones_out),
        PLAY_TEST(test_no_fortress),      PLAY_TEST(test_fortress),
        PLAY_TEST(test_declined),         PLAY_TEST(test_judged_once),
        PLAY_TEST(test_cuts_as_it_comes), PLAY_TEST(test_judged_with_none_to_place),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
