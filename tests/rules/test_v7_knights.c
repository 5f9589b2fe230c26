/* Conflicts in Cities & Knights: V7.6 to V7.8 (what is attacked: test_v7_conflicts.c). */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>
#include <stdio.h>

#include "rules/conflicts.h"
#include "rules/sea_knights.h"
#include "rules/straits.h"
#include "support/rule.h"

/* With knights of seat 0's. */
static pos *begin_with(const char *options, const char *mine, const char *hand) {
    char text[128];
    snprintf(text, sizeof text, "players=3 conflicts=on %s", options);
    pos *p = borders(ck(text), hand);
    knights(p, 0, mine);
    return p;
}

/* --- who attacks (V7.6) --- */

static void test_ready_knight(void **state) {
    (void)state;
    RULE("V7.6");
    RULE("C-54");
    static const struct {
        const char *knight;
        int32_t status;
    } cases[] = {
        {"n17.2.1", CATAN_OK},
        {"n17.3.1", CATAN_OK},
        {"n17.2.5", CATAN_OK}, /* promoted in this turn */
        {"n17.1.1", CATAN_E_NO_KNIGHT},
        {"n17.2.0", CATAN_E_KNIGHT_PASSIVE},
        {"n17.3.0", CATAN_E_KNIGHT_PASSIVE},
        {"n17.2.3", CATAN_E_KNIGHT_TIRED},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof *cases; i++) {
        table *t = ck_table(begin_with("", cases[i].knight, ""));
        if (cases[i].status != CATAN_OK) {
            refuse(t, 0, "attack_with:n17", cases[i].status);
            assert_moves_of(t, "attack_with", "");
            continue;
        }
        assert_moves_of(t, "attack_with", "n17");
        refuse(t, 0, "attack_with:n22", CATAN_E_NO_KNIGHT);
        refuse(t, 1, "attack_with:n17", CATAN_E_NOT_YOUR_TURN);
        const char *before = table_line(t);
        play(t, "attack_with:n17");
        assert_asked(t, 0, "target");
        assert_moves(t, "attack_route:e20,e35");
        unsigned level = (unsigned)(cases[i].knight[4] - '0');
        assert_knight(t, 17, 0, level, 0); /* where it was, passive */
        play(t, "attack_route:e20");       /* nobody can defend */
        assert_asked(t, 0, "action");
        assert_road(t, 20, CATAN_NOBODY);
        assert_knight(t, 17, 0, level, 0);
        refuse(t, 0, "attack_with:n17", CATAN_E_KNIGHT_PASSIVE);
        refuse(t, 0, "lift_knight:n17", CATAN_E_KNIGHT_PASSIVE);
        take_back(t, 2);
        assert_string_equal(table_line(t), before);
    }
}

/* No card does it here, and it is one action of each knight: another may attack, too. */
static void test_action_of_a_knight(void **state) {
    (void)state;
    RULE("V7.6");
    RULE("V7.1");
    pos *p = begin_with("", "n17.2.1 n23.3.1", "");
    catan_move move;
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    assert_int_equal(catan_move_parse(&move, t->game, "play_attack"), CATAN_E_MOVE_UNKNOWN);
    refuse(t, 0, "attack_with:n17", CATAN_E_NOT_ASKED);
    roll(t, 1, 1, "ship");
    play(t, "attack_with:n17 attack_route:e35 attack_with:n23 attack_route:e20");
    assert_road(t, 20, CATAN_NOBODY);
    assert_road(t, 35, CATAN_NOBODY);
    assert_knight(t, 17, 0, STRONG, 0);
    assert_knight(t, 23, 0, MIGHTY, 0);
}

static void test_nothing_to_attack(void **state) {
    (void)state;
    RULE("V7.6");
    pos *p = ck("players=3 conflicts=on");
    pos_road(p, 0, "e25 e26");
    knights(p, 0, "n17.3.1");
    pos_settlement(p, 1, "n18");
    table *t = ck_table(p);
    refuse(t, 0, "attack_with:n17", CATAN_E_NO_TARGET);
    assert_listed(t, "lift_knight:n17"); /* it may still do something else */
    pos_road(p, 0, "e27");
    t = ck_table(p);
    refuse(t, 0, "attack_with:n17", CATAN_E_NO_TARGET); /* it cannot be replaced (V7.3) */
    pos_hand(p, 0, SETTLEMENT);
    t = ck_table(p);
    play(t, "attack_with:n17");
    assert_moves(t, "attack_building:n18");
    refuse(t, 0, "attack_for_city:n18", CATAN_E_CANNOT_PAY);
    play(t, "attack_building:n18");
    assert_building(t, 18, 0, CATAN_SETTLEMENT);
    assert_hand(t, 0, "");
}

/* --- how far (V7.6) --- */

/* As it could walk, but for what stands on the target's node: not over an opponent's building or
 * knight. */
static void test_reach(void **state) {
    (void)state;
    RULE("V7.6");
    RULE("C-56");
    pos *p = begin_with("", "n17.2.1", SETTLEMENT);
    pos_road(p, 0, "e28"); /* n18 to n24 */
    pos_road(p, 2, "e29"); /* n24 to n19 */
    table *t = ck_table(p);
    play(t, "attack_with:n17");
    assert_moves(t, "attack_route:e20,e35 attack_building:n18");
    refuse(t, 0, "attack_route:e29", CATAN_E_NO_TARGET);
    /* from the other side of n18 */
    p = begin_with("", "n30.2.1", SETTLEMENT);
    pos_road(p, 0, "e28 e36");
    pos_road(p, 2, "e29");
    t = ck_table(p);
    play(t, "attack_with:n30");
    assert_moves(t, "attack_route:e20,e29 attack_building:n18");
    /* a knight in the way, at n23: what ends there is a target, what lies behind it is none */
    p = begin_with("", "n17.2.1", SETTLEMENT);
    knights(p, 2, "n23.1.0");
    t = ck_table(p);
    play(t, "attack_with:n17");
    assert_moves(t, "attack_route:e35");
    /* an own one bars the way, too; an own building does not */
    t = ck_table(begin_with("", "n17.2.1 n23.1.0", SETTLEMENT));
    play(t, "attack_with:n17");
    assert_moves(t, "attack_route:e35");
    p = ck("players=3 conflicts=on");
    pos_road(p, 0, "e25 e26 e27");
    pos_settlement(p, 0, "n23");
    knights(p, 0, "n17.2.1");
    pos_road(p, 1, "e20");
    t = ck_table(p);
    play(t, "attack_with:n17");
    assert_moves(t, "attack_route:e20");
}

/* Where it stands is in reach, too; roads that are not joined to it do not matter. */
static void test_own_node(void **state) {
    (void)state;
    RULE("V7.6");
    pos *p = begin_with("", "n53.2.1", SETTLEMENT);
    pos_road(p, 0, "e71");
    pos_road(p, 2, "e70");
    table *t = ck_table(p);
    play(t, "attack_with:n53");
    assert_moves(t, "attack_route:e70");
    p = begin_with("", "n23.2.1", "");
    pos_road(p, 0, "e71");
    pos_road(p, 2, "e70");
    t = ck_table(p);
    play(t, "attack_with:n23");
    assert_moves(t, "attack_route:e20,e35");
    refuse(t, 0, "attack_route:e70", CATAN_E_NO_TARGET);
}

/* Over ships and bridges as over roads. */
static void test_at_sea(void **state) {
    (void)state;
    RULE("V7.6");
    RULE("V7.2");
    pos *p = at_sea("conflicts=on");
    pos_settlement(p, 0, "n25");
    pos_road(p, 0, "e39");
    pos_ship(p, 0, "e27 e28");
    knights(p, 0, "n33.2.1");
    pos_ship(p, 1, "e29");
    pos_road(p, 2, "e49"); /* n33 to n41 */
    table *t = ck_table(p);
    play(t, "attack_with:n33");
    assert_moves(t, "attack_route:e29,e49");
    play(t, "attack_route:e29");
    assert_int_equal(ships(t, 1), 15);
    assert_asked(t, 0, "action");
}

/* --- who defends (V7.5, V7.7) --- */

/* By strength of the attacker and of the defender, 1 to 3: asked at all? */
static void check_defence(const char *option, unsigned attacker, unsigned defender, int active,
                          int can) {
    char mine[16], theirs[16];
    sprintf(mine, "n17.%u.1", attacker);
    sprintf(theirs, "n42.%u.%d", defender, active);
    pos *p = begin_with(option, mine, "");
    pos_road(p, 1, "e61"); /* far away, and not joined to what is attacked */
    knights(p, 1, theirs);
    table *t = ck_table(p);
    play(t, "attack_with:n17 attack_route:e20");
    if (!can) { /* it is done at once */
        assert_asked(t, 0, "action");
        assert_road(t, 20, CATAN_NOBODY);
        assert_knight(t, 42, 1, defender, (unsigned)active);
        return;
    }
    assert_asked(t, 1, "defence");
    assert_moves(t, "defend_with:n42 give_in");
    assert_road(t, 20, 1);
    const char *before = table_line(t);
    play_as(t, 1, "defend_with:n42");
    assert_asked(t, 0, "action");
    assert_road(t, 20, 1); /* nothing happens */
    assert_knight(t, 42, 1, defender, 0);
    assert_knight(t, 17, 0, attacker, 0); /* passive in any case */
    take_back(t, 1);
    assert_string_equal(table_line(t), before);
    play_as(t, 1, "give_in");
    assert_road(t, 20, CATAN_NOBODY);
    assert_knight(t, 42, 1, defender, 1);
    assert_knight(t, 17, 0, attacker, 0);
}
static void test_levels(void **state) {
    (void)state;
    RULE("V7.7");
    RULE("V7.5");
    RULE("V7.6");
    for (unsigned attacker = STRONG; attacker <= MIGHTY; attacker++) {
        for (unsigned defender = BASIC; defender <= MIGHTY; defender++) {
            int can = defender == attacker || defender + 1 == attacker;
            check_defence("", attacker, defender, 1, can);
            check_defence("", attacker, defender, 0, 0);
            check_defence("conflict_stronger_defender=on", attacker, defender, 1,
                          can || defender > attacker);
            check_defence("conflict_stronger_defender=on", attacker, defender, 0, 0);
        }
    }
}

static void test_which_defender(void **state) {
    (void)state;
    RULE("V7.7");
    pos *p = begin_with("", "n17.2.1", "");
    pos_road(p, 1, "e15 e61");
    knights(p, 1, "n9.1.1 n13.2.0 n14.3.1 n42.2.1");
    table *t = ck_table(p);
    play(t, "attack_with:n17 attack_route:e20");
    assert_moves(t, "defend_with:n9,n42 give_in");
    refuse(t, 1, "defend_with:n13", CATAN_E_KNIGHT_PASSIVE);
    refuse(t, 1, "defend_with:n14", CATAN_E_NO_KNIGHT); /* too strong */
    refuse(t, 1, "defend_with:n18", CATAN_E_NO_KNIGHT);
    refuse(t, 0, "defend_with:n17", CATAN_E_NOT_YOUR_TURN);
    play(t, "defend_with:n9");
    assert_knight(t, 9, 1, BASIC, 0);
    assert_knight(t, 42, 1, STRONG, 1);
    /* Another one's knight defends nothing of his. */
    p = begin_with("", "n17.2.1", "");
    pos_road(p, 2, "e42");
    knights(p, 2, "n34.2.1");
    t = ck_table(p);
    play(t, "attack_with:n17 attack_route:e20");
    assert_asked(t, 0, "action");
    take_back(t, 1);
    play(t, "attack_route:e35");
    assert_asked(t, 2, "defence");
}

/* Nothing is paid against a defence. */
static void test_defended_building(void **state) {
    (void)state;
    RULE("V7.5");
    RULE("V7.3");
    pos *p = begin_with("", "n17.3.1", SETTLEMENT);
    pos_road(p, 1, "e61");
    knights(p, 1, "n42.3.1");
    table *t = ck_table(p);
    play(t, "attack_with:n17 attack_building:n18 defend_with:n42");
    assert_building(t, 18, 1, CATAN_SETTLEMENT);
    assert_hand(t, 0, SETTLEMENT);
    take_back(t, 1);
    play(t, "give_in");
    assert_building(t, 18, 0, CATAN_SETTLEMENT);
    assert_hand(t, 0, "");
}

/* --- knights that lose their way (V7.6) --- */

static void test_stranded(void **state) {
    (void)state;
    RULE("V7.6");
    pos *p = begin_with("", "n17.2.1", "");
    pos_road(p, 1, "e28"); /* n18 to n24, and no further */
    knights(p, 1, "n13.2.0 n24.1.0");
    table *t = ck_table(p);
    assert_knights_left(t, 1, 1, 1, 2);
    play(t, "attack_with:n17 attack_route:e28");
    assert_no_knight(t, 24);
    assert_knights_left(t, 1, 2, 1, 2);
    take_back(t, 1);
    assert_knight(t, 24, 1, BASIC, 0);
    play(t, "attack_route:e20"); /* n13 is still joined to n9 */
    assert_knight(t, 13, 1, STRONG, 0);
    assert_knights_left(t, 1, 1, 1, 2);
}

/* It had cut seat 0's road in two: five roads are one line then, and the point is told then. */
static void test_stranded_on_a_road(void **state) {
    (void)state;
    RULE("V7.6");
    RULE("G-9");
    RULE("C-62");
    pos *p = ck("players=3 conflicts=on");
    pos_road(p, 0, "e66 e67 e68 e69 e70");
    knights(p, 0, "n51.2.1");
    pos_road(p, 1, "e63");
    knights(p, 1, "n48.1.0");
    pos_longest_road(p, CATAN_NOBODY);
    table *t = ck_table(p);
    assert_int_equal(route(t, 0), 3);
    play(t, "attack_with:n51 attack_route:e63");
    assert_no_knight(t, 48);
    assert_int_equal(route(t, 0), 5);
    assert_awards(t, 0, CATAN_NOBODY);
}

/* --- buildings (V7.8) --- */

static void test_metropolis(void **state) {
    (void)state;
    RULE("V7.8");
    pos *p = begin_with("", "n17.2.1", "lumber:1 brick:1 wool:1 grain:3 ore:3");
    pos_city(p, 1, "n18");
    tracks(p, 1, 4, 0, 0);
    pos_field(p, "metropolises", "n18,-,-");
    table *t = ck_table(p);
    play(t, "attack_with:n17");
    assert_moves(t, "attack_route:e20,e35");
    refuse(t, 0, "attack_building:n18", CATAN_E_NO_TARGET);
    refuse(t, 0, "attack_for_city:n18", CATAN_E_NO_TARGET);
    p = ck("players=3 conflicts=on"); /* alone it is no reason to attack */
    pos_road(p, 0, "e27");
    knights(p, 0, "n23.2.1");
    pos_hand(p, 0, SETTLEMENT);
    pos_city(p, 1, "n18");
    tracks(p, 1, 4, 0, 0);
    pos_field(p, "metropolises", "n18,-,-");
    t = ck_table(p);
    refuse(t, 0, "attack_with:n23", CATAN_E_NO_TARGET);
}

/* The wall goes back to its owner, whatever comes. */
static void test_wall(void **state) {
    (void)state;
    RULE("V7.8");
    RULE("C-45");
    static const char *const attacks[] = {"attack_building:n18", "attack_for_city:n18"};
    for (int i = 0; i < 2; i++) {
        pos *p = begin_with("", "n17.2.1", "lumber:1 brick:1 wool:1 grain:3 ore:3");
        pos_city(p, 1, "n18");
        pos_field(p, "walls", "n18");
        table *t = ck_table(p);
        assert_int_equal(walls_left(t, 1), 2);
        play(t, "attack_with:n17");
        play(t, attacks[i]);
        assert_building(t, 18, 0, i == 0 ? CATAN_SETTLEMENT : CATAN_CITY);
        assert_false(is_wall(t, 18));
        assert_int_equal(walls_left(t, 1), 3);
        assert_int_equal(walls_left(t, 0), 3);
        take_back(t, 1);
        assert_true(is_wall(t, 18));
    }
}

/* A turned city is a settlement: its owner gets the city back. */
static void test_turned_city(void **state) {
    (void)state;
    RULE("V7.8");
    RULE("C-77");
    pos *p = begin_with("", "n17.2.1", "lumber:1 brick:1 wool:1 grain:3 ore:3");
    pos_field(p, "turned", "n18");
    table *t = ck_table(p);
    assert_supply(t, 1, 13, 5, 3);
    play(t, "attack_with:n17");
    assert_moves(t, "attack_route:e20,e35 attack_building:n18");
    refuse(t, 0, "attack_for_city:n18", CATAN_E_NO_TARGET);
    play(t, "attack_building:n18");
    assert_supply(t, 1, 13, 5, 4);
    assert_building(t, 18, 0, CATAN_SETTLEMENT);
    assert_false(is_turned(t, 18));
    assert_hand(t, 0, "grain:2 ore:3");
}

static void test_not_in_special_building(void **state) {
    (void)state;
    RULE("V7.8");
    RULE("X-4");
    pos *p = ck("players=5 conflicts=on");
    pos_road(p, 0, "e1");
    pos_road(p, 1, "e0 e2 e6 e7");
    knights(p, 0, "n0.2.1");
    pos_special(p, 4, 0);
    table *t = ck_table(p);
    assert_asked(t, 0, "special_building");
    refuse(t, 0, "attack_with:n0", CATAN_E_NOT_ASKED);
}

/* Bridges are ways, too. */
static void test_stranded_bridges(void **state) {
    (void)state;
    RULE("V7.6");
    RULE("V3.5");
    pos *p = at_sea_on("conflicts=on bridges=on", strait());
    pos_road(p, 0, "e39 e50");
    knights(p, 0, "n42.2.1");
    bridge(p, 1, "b28");
    pos_road(p, 1, "e49");
    knights(p, 1, "n26.1.0 n41.1.0");
    table *t = ck_table(p);
    play(t, "attack_with:n42");
    assert_moves(t, "attack_route:e49 attack_bridge:b28");
    play(t, "attack_bridge:b28");
    assert_no_knight(t, 26);
    assert_knights_left(t, 1, 1, 2, 2);
    take_back(t, 1);
    play(t, "attack_route:e49");
    assert_knight(t, 26, 1, BASIC, 0);
    assert_no_knight(t, 41);
    /* a road goes, the bridge is still a way */
    p = at_sea_on("conflicts=on bridges=on", strait());
    pos_road(p, 0, "e39 e50");
    knights(p, 0, "n42.2.1");
    bridge(p, 1, "b28");
    pos_road(p, 1, "e49");
    knights(p, 1, "n33.1.0");
    t = ck_table(p);
    play(t, "attack_with:n42");
    assert_moves(t, "attack_route:e49 attack_bridge:b28");
    play(t, "attack_route:e49");
    assert_knight(t, 33, 1, BASIC, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_ready_knight),
        PLAY_TEST(test_action_of_a_knight),
        PLAY_TEST(test_nothing_to_attack),
        PLAY_TEST(test_reach),
        PLAY_TEST(test_own_node),
        PLAY_TEST(test_at_sea),
        PLAY_TEST(test_levels),
        PLAY_TEST(test_which_defender),
        PLAY_TEST(test_defended_building),
        PLAY_TEST(test_stranded),
        PLAY_TEST(test_stranded_on_a_road),
        PLAY_TEST(test_metropolis),
        PLAY_TEST(test_wall),
        PLAY_TEST(test_turned_city),
        PLAY_TEST(test_not_in_special_building),
        PLAY_TEST(test_stranded_bridges),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
