/* Texts of positions in the middle of a card: those that a game can come to are read, others are
 * refused; what lasts for the turn likewise. C-111, C-115, C-118, C-130 to C-132. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Seat 0 acts. Seat 1 is richer and holds cards of both sorts, seat 2 is not and has a resource,
 * seat 3 is richer without a card. */
static pos *begin(void) {
    pos *p = ck("players=4");
    pos_settlement(p, 0, "n17");
    pos_city(p, 1, "n9");
    pos_settlement(p, 2, "n36");
    pos_city(p, 3, "n40");
    pos_hand(p, 0, "lumber:1 ore:1 coin:1");
    pos_hand(p, 1, "wool:1 ore:1 coin:1");
    pos_hand(p, 2, "grain:1");
    return p;
}

/* The position asks something: what is listed is legal. */
static void check_read(pos *p, const char *task, const char *moves) {
    char text[128];
    snprintf(text, sizeof text, "turn.s0.1.0.0.0+%s", task);
    pos_field(p, "tasks", text);
    table *t = ck_table(p);
    assert_moves(t, moves);
    assert_string_equal(field_of(t, "tasks"), text);
}
static void check_refused(pos *p, const char *field, const char *value, int32_t status, int line) {
    table *t = ck_table(begin());
    pos_field(p, field, value);
    rest_of_progress(p);
    int32_t found = table_refusal(t, pos_line(p), NULL);
    if (found != status) {
        play_fail(__FILE__, line, "%s=%s: %s, expected %s", field, value, catan_status_name(found),
                  catan_status_name(status));
    }
    pos_field(p, "progress_deck", "");
}
static void refuse_tasks(pos *p, const char *const *tasks, size_t count, int line) {
    for (size_t i = 0; i < count; i++) {
        char text[128];
        snprintf(text, sizeof text, "turn.s0.1.0.0.0+%s", tasks[i]);
        check_refused(p, "tasks", text, CATAN_E_POSITION_TASK, line);
    }
}
#define assert_refused(p, ...)                                                                     \
    refuse_tasks(p, (const char *const[]){__VA_ARGS__},                                            \
                 sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *), __LINE__)

/* --- what lasts for the turn --- */

static void test_effects(void **state) {
    (void)state;
    RULE("C-111");
    RULE("C-130");
    RULE("C-131");
    static const char *const fields[][3] = {{"crane", "1", "2"},
                                            {"fleet", "136", "256"},
                                            {"harbour", "1", "2"},
                                            {"harbour_seats", "6", "7"}};
    for (int i = 0; i < 4; i++) {
        pos *p = begin();
        if (i == 3) {
            pos_field(p, "harbour", "1");
        }
        pos_field(p, fields[i][0], fields[i][1]);
        table *t = ck_table(p);
        assert_string_equal(field_of(t, fields[i][0]), fields[i][1]);
        if (i != 1) {
            check_refused(p, fields[i][0], fields[i][2], CATAN_E_POSITION_TURN, __LINE__);
        }
        /* in a turn, and behind its roll */
        pos_turn(p, 0, "before_roll");
        check_refused(p, fields[i][0], fields[i][1], CATAN_E_POSITION_TURN, __LINE__);
    }
    check_refused(begin(), "harbour_seats", "6", CATAN_E_POSITION_TURN, __LINE__);
    pos *p = begin(); /* no seat 4 */
    pos_field(p, "harbour", "1");
    check_refused(p, "harbour_seats", "16", CATAN_E_POSITION_TURN, __LINE__);
}

/* --- questions --- */

static void test_inventor(void **state) {
    (void)state;
    RULE("C-115");
    check_read(begin(), "inventor.s0.0.0.14.0",
               "swap_number:h0,h2,h6,h7,h8,h10,h13,h15,h16,h18"); /* a 4 */
    assert_refused(begin(), "inventor.s0.0.0.1.0" /* a 2 */, "inventor.s0.0.0.9.0" /* the desert */,
                   "inventor.s0.0.0.19.0", "inventor.s1.0.0.14.0", "inventor.s0.1.0.14.0",
                   "inventor.s0.0.1.14.0", "inventor.s0.0.0.14.1",
                   "inventor.s0.0.0.14.0+inventor.s0.0.0.0.0");
    pos *p = begin(); /* all the others are equal */
    pos_field(p, "board", "O10,S2,L10,W12,B6,S10,B10,W10,L10,D,L10,O8,L8,O10,W10,S10,B10,W6,S10");
    assert_refused(p, "inventor.s0.0.0.14.0");
}

static void test_smith(void **state) {
    (void)state;
    RULE("C-118");
    pos *p = begin();
    pos_road(p, 0, "e19 e26");
    knights(p, 0, "n12.2.4 n23.1.1");
    check_read(p, "smith.s0.0.0.12.0", "decline free_promotion:n23");
    assert_refused(p, "smith.s0.0.0.23.0" /* not promoted */, "smith.s0.0.0.17.0",
                   "smith.s0.0.0.54.0", "smith.s1.0.0.12.0", "smith.s0.1.0.12.0");
    knights(p, 0, "n12.2.4 n23.1.5"); /* nobody is left */
    assert_refused(p, "smith.s0.0.0.12.0");
}

static void test_master_merchant(void **state) {
    (void)state;
    RULE("C-132");
    check_read(begin(), "master_merchant.s0.0.1.2.0", "take_hand:wool,ore");
    check_read(begin(), "master_merchant.s0.0.1.1.4", "take_hand:ore,coin");
    assert_refused(begin(), "master_merchant.s0.0.2.1.0" /* not richer */,
                   "master_merchant.s0.0.3.1.0" /* no card */, "master_merchant.s0.0.0.1.0",
                   "master_merchant.s0.0.4.1.0", "master_merchant.s0.0.1.3.0",
                   "master_merchant.s0.0.1.0.0", "master_merchant.s0.0.1.2.2" /* the first */,
                   "master_merchant.s0.0.1.1.7" /* nothing of that */, "master_merchant.s1.0.1.2.0",
                   "master_merchant.s0.1.1.2.0");
    pos *p = begin();
    pos_hand(p, 1, "wool:1");
    assert_refused(p, "master_merchant.s0.0.1.2.0"); /* he has but one */
}

static void test_harbour(void **state) {
    (void)state;
    RULE("C-130");
    pos *p = begin();
    pos_field(p, "harbour", "1");
    pos_field(p, "harbour_seats", "8"); /* seats 1 and 2 have been offered a card */
    check_read(p, "harbour.s0.0.1.0.0", "harbour_card:lumber,ore");
    check_read(p, "harbour.s0.0.2.0.0", "harbour_card:lumber,ore");
    check_read(p, "harbour.s1.1.1.0.5", "harbour_give:coin"); /* ore */
    assert_refused(p, "harbour.s0.0.3.0.0" /* not yet */, "harbour.s0.0.0.0.0",
                   "harbour.s0.0.4.0.0", "harbour.s1.0.1.0.0", "harbour.s0.0.1.0.5",
                   "harbour.s0.0.1.1.0", "harbour.s1.1.1.0.0" /* no card */,
                   "harbour.s1.1.1.0.3" /* not in hand */, "harbour.s1.1.1.0.7" /* a commodity */,
                   "harbour.s1.1.1.0.9", "harbour.s2.1.2.0.5" /* he has no commodity */,
                   "harbour.s2.1.1.0.5", "harbour.s1.2.1.0.5");
    pos_field(p, "harbour_seats", "10"); /* he may still be */
    assert_refused(p, "harbour.s0.0.1.0.0", "harbour.s1.1.1.0.5");
    p = begin(); /* nobody has played it */
    assert_refused(p, "harbour.s0.0.1.0.0", "harbour.s1.1.1.0.5");
    p = begin();
    pos_field(p, "harbour", "1");
    pos_hand(p, 0, "coin:1"); /* nothing to offer */
    assert_refused(p, "harbour.s0.0.1.0.0");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_effects),         PLAY_TEST(test_inventor), PLAY_TEST(test_smith),
        PLAY_TEST(test_master_merchant), PLAY_TEST(test_harbour),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
