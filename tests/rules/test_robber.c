/* Robber and theft: B-31 to B-34, B-36, E19 to E29 (friendly robber: test_friendly_robber.c). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/pos.h"
#include "support/rule.h"

/* A position before the roll of seat 0. */
static pos *begin(const char *options) {
    pos *p = pos_new(options);
    pos_turn(p, 0, "before_roll");
    return p;
}

/* --- where the robber goes --- */

static void test_where(void **unused) {
    (void)unused;
    RULE("B-31");
    RULE("E19");
    pos *p = begin("players=2");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    assert_asked(t, 0, "move_robber");
    assert_moves(t, "move_robber:h0-h8,h10-h18");
    refuse(t, 0, "move_robber:h9", CATAN_E_SAME_HEX);
    refuse(t, 1, "move_robber:h0", CATAN_E_NOT_YOUR_TURN);
    play(t, "move_robber:h4");
    assert_robber(t, 4);
    assert_asked(t, 0, "action");
    play(t, "end_turn roll dice:7");
    assert_moves(t, "move_robber:h0-h3,h5-h18"); /* the desert h9 is allowed */
    refuse(t, 1, "move_robber:h4", CATAN_E_SAME_HEX);
    play(t, "move_robber:h9");
    assert_robber(t, 9);
}

static void test_not_at_sea(void **unused) {
    (void)unused;
    RULE("B-31");
    pos *p = begin("players=2 sea_frame=on");
    table *t = pos_table(p);
    catan_layout layout = layout_info(t);
    uint32_t here = table_info(t).robber;
    play(t, "roll dice:7");
    assert_int_equal(catan_hex_count(t->game), 37);
    assert_int_equal(catan_moves(t->state, NULL, 0), 18);
    for (uint32_t hex = 0; hex < 37; hex++) {
        int32_t status = layout.terrain[hex] == CATAN_SEA ? CATAN_E_NOT_LAND
                         : hex == here                    ? CATAN_E_SAME_HEX
                                                          : CATAN_OK;
        assert_int_equal(catan_check(t->state, 0, catan_move_move_robber(hex)), status);
    }
}

/* --- whom he robs --- */

static void test_whom(void **unused) {
    (void)unused;
    RULE("B-32");
    RULE("E22");
    RULE("E24");
    pos *p = begin("players=4");
    pos_settlement(p, 0, "n17"); /* at h8, like all but seat 3 */
    pos_city(p, 1, "n28");
    pos_settlement(p, 2, "n29");
    pos_settlement(p, 3, "n0");
    pos_road(p, 3, "e35"); /* a road at h8 makes no victim */
    pos_hand(p, 1, "wool:1");
    pos_hand(p, 2, "lumber:3 ore:1");
    pos_hand(p, 3, "ore:3");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h8");
    assert_asked(t, 0, "rob");
    assert_moves(t, "rob:s1,s2");
    refuse(t, 0, "rob:s0", CATAN_E_NOT_A_VICTIM);
    refuse(t, 0, "rob:s3", CATAN_E_NOT_A_VICTIM);
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    refuse(t, 0, "decline", CATAN_E_NOT_ASKED);
    refuse(t, 1, "rob:s2", CATAN_E_NOT_YOUR_TURN);
    play(t, "rob:s2");
    assert_asked(t, CATAN_CHANCE, "steal");
    refuse(t, 2, "steal:lumber",
           CATAN_E_NOT_YOUR_TURN); /* the victim does not choose, nor does the thief */
    refuse(t, 0, "steal:ore", CATAN_E_NOT_YOUR_TURN);
    refuse(t, CATAN_CHANCE, "steal:wool", CATAN_E_NO_OUTCOME);
    play_as(t, CATAN_CHANCE, "steal:ore");
    assert_hand(t, 0, "ore:1");
    assert_hand(t, 2, "lumber:3");
    assert_hand(t, 1, "wool:1");
    assert_bank(t, 16, 19, 18, 19, 15);
    assert_asked(t, 0, "action");
}

/* Uniform over cards. */
static void test_which_card(void **unused) {
    (void)unused;
    RULE("B-32");
    RULE("E23");
    static const char *const hands[][2] = {
        {"lumber:3 ore:1", "steal:lumber=3 steal:ore=1"},
        {"ore:1", "steal:ore=1"},
        {"lumber:1 brick:2 wool:1 grain:2 ore:1",
         "steal:lumber=1 steal:brick=2 steal:wool=1 steal:grain=2 steal:ore=1"},
    };
    for (unsigned i = 0; i < 3; i++) {
        pos *p = begin("players=2");
        pos_settlement(p, 1, "n0");
        pos_hand(p, 1, hands[i][0]);
        table *t = pos_table(p);
        play(t, "roll dice:7 move_robber:h0 rob:s1");
        assert_asked(t, CATAN_CHANCE, "steal");
        assert_weights(t, hands[i][1]);
    }
}

/* The one victim there must be named as well, one card is taken whatever stands there, and it may
 * be a city. */
static void test_single_victim(void **unused) {
    (void)unused;
    RULE("B-32");
    RULE("E29");
    pos *p = begin("players=3");
    pos_settlement(p, 1, "n17"); /* both at h8 */
    pos_city(p, 1, "n28");
    pos_hand(p, 1, "grain:5");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h8");
    assert_moves(t, "rob:s1");
    play(t, "rob:s1");
    assert_weights(t, "steal:grain=5");
    play(t, "steal:grain");
    assert_hand(t, 0, "grain:1");
    assert_hand(t, 1, "grain:4");
    assert_asked(t, 0, "action");
}

static void test_nobody_there(void **unused) {
    (void)unused;
    RULE("B-32");
    RULE("B-36");
    RULE("E20");
    pos *p = begin("players=2");
    pos_settlement(p, 0, "n0");
    pos_settlement(p, 1, "n53");
    pos_hand(p, 1, "ore:2");
    table *t = pos_table(p);
    play(t, "roll dice:7");
    play(t, "move_robber:h8"); /* empty */
    assert_asked(t, 0, "action");
    assert_robber(t, 8);
    take_back(t, 1);
    play(t, "move_robber:h0"); /* own buildings only */
    assert_asked(t, 0, "action");
    assert_robber(t, 0);
    assert_hand(t, 0, "");
    assert_hand(t, 1, "ore:2");
    refuse(t, 0, "rob:s1", CATAN_E_NOT_ASKED);
}

static void test_empty_handed(void **unused) {
    (void)unused;
    RULE("B-36");
    RULE("E21");
    pos *p = begin("players=3");
    pos_settlement(p, 1, "n0");
    pos_settlement(p, 2, "n7");
    pos_hand(p, 2, "ore:2");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h0");
    assert_moves(t, "rob:s1,s2");
    play(t, "rob:s1");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "");
    assert_hand(t, 2, "ore:2");
    /* also when he is the only one there: he is named */
    take_back(t, 2);
    play(t, "move_robber:h3"); /* n7 alone */
    assert_moves(t, "rob:s2");
    pos_hand(p, 2, "");
    t = pos_table(p);
    play(t, "roll dice:7 move_robber:h3");
    assert_moves(t, "rob:s2");
    refuse(t, 0, "end_turn", CATAN_E_NOT_ASKED);
    play(t, "rob:s2");
    assert_asked(t, 0, "action");
}

/* Thief and victim learn something by it: taking the theft back would take that back. */
static void test_theft_reveals(void **unused) {
    (void)unused;
    RULE("B-34");
    pos *p = begin("players=3");
    pos_settlement(p, 1, "n0");
    pos_hand(p, 1, "wool:1 ore:1");
    table *t = pos_table(p);
    play(t, "roll dice:7 move_robber:h0 rob:s1");
    assert_int_equal(catan_undo_reveals(t->state), 0);
    assert_asked(t, CATAN_CHANCE, "steal");
    play(t, "steal:wool");
    assert_int_equal(catan_undo_reveals(t->state), 1);
    assert_int_equal(hand_size(t, 0), 1);
    assert_int_equal(hand_size(t, 1), 1);
    assert_int_equal(hand_size(t, 2), 0);
}

/* --- the knight --- */

static void test_knight_without_discards(void **unused) {
    (void)unused;
    RULE("B-31");
    RULE("E25");
    RULE("E27");
    pos *p = pos_new("players=3");
    pos_settlement(p, 0, "n53"); /* the robber on h9 blocks nothing of it */
    pos_hand(p, 0, "ore:9");
    pos_hand(p, 1, "wool:9");
    pos_hand(p, 2, "grain:19");
    pos_settlement(p, 2, "n0");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    play(t, "play_knight");
    assert_asked(t, 0, "move_robber");
    refuse(t, 0, "move_robber:h9", CATAN_E_SAME_HEX);
    play(t, "move_robber:h0 rob:s2 steal:grain");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "grain:1 ore:9");
    assert_hand(t, 1, "wool:9");
    assert_hand(t, 2, "grain:18");
}

static void test_knight_then_seven(void **unused) {
    (void)unused;
    RULE("B-31");
    RULE("E26");
    pos *p = begin("players=2");
    pos_settlement(p, 1, "n0");
    pos_hand(p, 1, "ore:3");
    pos_cards(p, 0, "knight:1");
    table *t = pos_table(p);
    play(t, "play_knight move_robber:h0 rob:s1 steal:ore");
    assert_asked(t, 0, "before_roll");
    assert_moves(t, "roll");
    play(t, "roll dice:7");
    assert_moves(t, "move_robber:h1-h18");
    play(t, "move_robber:h9");
    assert_asked(t, 0, "action");
    assert_robber(t, 9);
    assert_hand(t, 0, "ore:1");
}

/* The robber does not keep anybody from building at its hex or from using the harbour there. */
static void test_what_the_robber_leaves_alone(void **unused) {
    (void)unused;
    RULE("B-33");
    RULE("E28");
    pos *p = pos_new("players=2");
    pos_settlement(p, 0, "n42"); /* wool 5, wool harbour */
    pos_road(p, 0, "e61 e60");
    pos_hand(p, 0, "lumber:2 brick:2 wool:3 grain:3 ore:3");
    pos_robber(p, 15);
    table *t = pos_table(p);
    assert_moves_of(t, "trade_bank", "wool>lumber,wool>brick,wool>grain,wool>ore");
    play(t, "build_settlement:n41 build_road:e59");
    play(t, "trade_bank:wool>grain");
    assert_hand(t, 0, "grain:3 ore:3");
    play(t, "build_city:n41");
    assert_building(t, 41, 0, CATAN_CITY);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_where),
        PLAY_TEST(test_not_at_sea),
        PLAY_TEST(test_whom),
        PLAY_TEST(test_which_card),
        PLAY_TEST(test_single_victim),
        PLAY_TEST(test_nobody_there),
        PLAY_TEST(test_empty_handed),
        PLAY_TEST(test_theft_reveals),
        PLAY_TEST(test_knight_without_discards),
        PLAY_TEST(test_knight_then_seven),
        PLAY_TEST(test_what_the_robber_leaves_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
