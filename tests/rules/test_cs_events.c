/* What is told of knights at sea and of those who wait, what questions there are about, and that
 * positions in between are read again: CS-2, CS-3, CS-6, CS-10, CS-11, CS-13, H-1, H-3. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "rules/sea_knights.h"
#include "support/rule.h"

/* Everybody is told this part of what has changed. */
static void all_told(const table *t, const char *part, const char *file, int line) {
    for (int32_t me = CATAN_SPECTATOR; me < (int32_t)t->players; me++) {
        if (me >= 0 || me == CATAN_SPECTATOR) {
            const char *text = told_text(t, me, CATAN_EVENT_PLACED, CATAN_EVENT_ENDED);
            if (strstr(text, part) == NULL) {
                play_fail(file, line, "%d is not told: %s\nbut: %s", me, part, text);
            }
        }
    }
}
#define assert_everybody_told(t, part) all_told(t, part, __FILE__, __LINE__)

/* Seat 0 on n25 with ships to n26, a ready knight on n18 beside the pirate on h9; seat 1 with a
 * knight on n34, at h9 and h17. */
static pos *at_h9(void) {
    pos *p = at_sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    knights(p, 0, "n18.2.1");
    pos_settlement(p, 1, "n42");
    pos_ship(p, 1, "e51 e40");
    knights(p, 1, "n34.1.1");
    pos_hand(p, 1, "ore:1 coin:1");
    pos_pirate(p, 9);
    return p;
}

static void test_chase(void **state) {
    (void)state;
    RULE("CS-6");
    RULE("H-1");
    RULE("H-3");
    table *t = logged(at_h9());
    const char *before = table_line(t);
    play(t, "chase_pirate:n18");
    assert_told(t, 2, "s0 chase_pirate:n18");
    assert_everybody_told(t, "+s0 knight n18 2.0");
    assert_everybody_told(t, "ask s0 move_robber");
    assert_readable(t);
    play(t, "move_pirate:h17");
    assert_told(t, 2, "s0 move_pirate:h17");
    assert_everybody_told(t, "-pirate h9");
    assert_everybody_told(t, "+pirate h17");
    assert_everybody_told(t, "ask s0 rob");
    assert_readable(t);
    play(t, "rob:s1");
    assert_readable(t);
    play(t, "steal:coin");
    assert_told(t, 2, "chance steal:? | s1>s0 ?:1 stolen");
    assert_told(t, 0, "chance steal:coin | s1>s0 coin:1 stolen");
    assert_told(t, 1, "chance steal:coin | s1>s0 coin:1 stolen");
    assert_back(t, 4, before);
}

/* A position in the middle of a chase knows what was chased. */
static void test_chase_read_again(void **state) {
    (void)state;
    RULE("CS-6");
    table *t = ck_table(at_h9());
    play(t, "chase_pirate:n18");
    table_read(t, table_line(t));
    assert_moves_of(t, "move_robber", "");
    assert_listed(t, "move_pirate:h17");
    refuse(t, 0, "move_robber:h8", CATAN_E_NO_ROBBER);
    pos *p = at_h9();
    pos_road(p, 0, "e39");
    knights(p, 0, "n33.1.1");
    pos_robber(p, 8);
    t = ck_table(p);
    play(t, "chase_robber:n33");
    table_read(t, table_line(t));
    assert_moves_of(t, "move_pirate", "");
    refuse(t, 0, "move_pirate:h17", CATAN_E_NO_PIRATE);
    play(t, "move_robber:h0");
    assert_robber(t, 0);
}

static void test_moves_at_sea(void **state) {
    (void)state;
    RULE("CS-2");
    RULE("CS-3");
    pos *p = at_h9();
    knights(p, 1, "n26.1.1");
    table *t = logged(p);
    const char *before = table_line(t);
    play(t, "lift_knight:n18");
    assert_everybody_told(t, "-s0 knight n18");
    assert_about(t, "n18 2.1");
    play(t, "put_knight:n26");
    assert_everybody_told(t, "+s0 knight n26 2.0");
    assert_everybody_told(t, "ask s1 retreat_knight");
    assert_about(t, "s0 n26 1.1");
    play(t, "retreat_knight:n34");
    assert_everybody_told(t, "+s1 knight n34 1.1");
    assert_readable(t);
    assert_back(t, 3, before);
}

/* Those who waited are told when they come. */
static void test_first_attack(void **state) {
    (void)state;
    RULE("CS-10");
    RULE("CS-11");
    RULE("E162");
    sketch *map = sea_sketch();
    map->map.robber = 1; /* at h0, which produces */
    pos *p = waiting_on("", map);
    pos_turn(p, 0, "before_roll");
    pos_field(p, "barbarians", "6");
    table *t = logged(p);
    const char *before = table_line(t);
    play(t, "roll dice_pair:1+1");
    assert_int_equal(piece_of(t, CATAN_PIECE_PIRATE, PIRATE_START), NO_SUCH_PIECE);
    play(t, "event_die:ship");
    assert_everybody_told(t, "+pirate h34");
    assert_everybody_told(t, "+robber h0");
    assert_everybody_told(t, "robber_free=1");
    assert_int_equal(piece_of(t, CATAN_PIECE_PIRATE, PIRATE_START), CATAN_NOBODY);
    assert_readable(t);
    assert_back(t, 3, before);
}

static void test_diplomat(void **state) {
    (void)state;
    RULE("CS-13");
    pos *p = at_h9();
    progress(p, 0, "diplomat:1");
    knights(p, 1, "");
    table *t = logged(p);
    const char *before = table_line(t);
    play(t, "play_diplomat:e40");
    assert_everybody_told(t, "-s1 ship e40");
    assert_everybody_told(t, "s1 ships=14");
    assert_back(t, 1, before);
    t = logged(p);
    play(t, "play_diplomat:e28");
    assert_everybody_told(t, "-s0 ship e28");
    assert_everybody_told(t, "ask s0 rebuild");
    assert_about(t, "e28");
    play(t, "rebuild:e26");
    assert_everybody_told(t, "+s0 ship e26");
    assert_readable(t);
    /* also what it counts as, and in the middle of it */
    table_read(t, table_line(t));
    refuse(t, 0, "lift_ship:e26", CATAN_E_SHIP_FRESH);
    /* One built in this turn leaves nothing behind. */
    pos_hand(p, 0, SHIP);
    t = logged(p);
    play(t, "build_ship:e17 play_diplomat:e17");
    assert_readable(t);
    play(t, "decline");
    assert_readable(t);
    assert_null(strstr(table_line(t), "fresh_ships"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_chase),        PLAY_TEST(test_chase_read_again),
        PLAY_TEST(test_moves_at_sea), PLAY_TEST(test_first_attack),
        PLAY_TEST(test_diplomat),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
