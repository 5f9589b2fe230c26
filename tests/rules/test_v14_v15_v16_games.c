/* Scripted games of robber and pirate, of ties, of explorer and saboteur: each of their moves, and
 * all that comes of them (V14, V15, V16). Every step is read from its text, taken back and played
 * again. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "rules/sea_knights.h"
#include "support/rule.h"

#include "rules/script_game.h"

/* --- robber and pirate --- */

#define SEVEN "roll dice_pair:3+4 event_die:trade "
static const act pirate_acts[] = {
    {"harbour and merchant trade at two to one",
     "trade_bank:wool>lumber trade_bank:ore>grain end_turn"},
    {"the robber comes to the merchant", SEVEN "move_robber:h7 end_turn"},
    {"the pirate closes the harbour", SEVEN "move_pirate:h30 end_turn"},
    {"he robs all whose ships are there, and taxes who brought him to one of his own",
     SEVEN "move_pirate:h9 pay_tax:wool steal:ore steal:grain end_turn"},
    {"no tax without a ship there", SEVEN "move_pirate:h17 steal:lumber end_turn"},
};

static void test_pirate(void **state) {
    (void)state;
    RULE("V14.1");
    RULE("V14.2");
    RULE("V14.3");
    RULE("V14.4");
    sketch *map = sea_sketch();
    pos *p = at_sea_on("robber_and_pirate=on pirate_tax=on", map);
    pos_settlement(p, 0, "n65"); /* its wool harbour opens to h30 */
    pos_ship(p, 0, "e40");       /* at h9 */
    pos_hand(p, 0, "wool:3 ore:2");
    pos_field(p, "merchant", "h7"); /* ore */
    pos_field(p, "merchant_of", "s0");
    pos_settlement(p, 1, "n25");
    pos_ship(p, 1, "e27 e28"); /* at h9 */
    pos_hand(p, 1, "ore:1");
    pos_settlement(p, 2, "n50");
    pos_ship(p, 2, "e63"); /* at h17 */
    pos_ship(p, 2, "e51"); /* at h9, h17 */
    pos_hand(p, 2, "lumber:1 grain:1");
    play_acts(table_line(ck_table(p)), &map->map, pirate_acts);
    assert_rates(behind("trade_bank:ore>grain"), 0, 4, 4, 2, 4, 2, 4, 4, 4);
    assert_rates(behind("move_robber:h7"), 0, 4, 4, 2, 4, 4, 4, 4, 4);
    assert_points(behind("move_robber:h7"), 0, 2, 2);
    assert_rates(behind("move_pirate:h30"), 0, 4, 4, 4, 4, 4, 4, 4, 4);
    assert_rates(behind("move_pirate:h9"), 0, 4, 4, 2, 4, 4, 4, 4, 4);
    assert_string_equal(step_of("pay_tax:wool")->list, "pay_tax:lumber*1,wool*1,grain*1");
    assert_string_equal(step_of("steal:grain")->list, "steal:lumber*1,grain*1");
    end_game();
}

/* --- ties --- */

static const act tie_acts[] = {
    {"five against five: nobody has the longest road; three against three: nobody the largest army",
     "build_road:e28 play_knight move_robber:h18 end_turn"},
    {"nothing happens", "roll dice:2 end_turn"},
    {"a longer road, and again one as long", "roll dice:2 build_road:e55 end_turn"},
    {"more than the others: both awards",
     "play_knight move_robber:h17 roll dice:2 build_road:e36 build_road:e45 end_turn"},
};

static void test_ties(void **state) {
    (void)state;
    RULE("V15.1");
    RULE("V15.2");
    RULE("B-75");
    pos *p = pos_new("players=3 ties=on");
    pos_settlement(p, 2, "n12");
    pos_road(p, 2, "e19 e26 e35 e42 e50"); /* from n12 to n39 */
    pos_knights(p, 2, 3);
    pos_hand(p, 2, ROAD);
    pos_settlement(p, 0, "n1");
    pos_road(p, 0, "e2 e7 e13 e20"); /* from n1 to n18 */
    pos_knights(p, 0, 2);
    pos_cards(p, 0, "knight:2");
    pos_hand(p, 0, "lumber:3 brick:3");
    play_acts(pos_line(p), NULL, tie_acts);
    assert_awards(behind("build_road:e28"), CATAN_NOBODY, 2);
    assert_awards(behind("play_knight"), CATAN_NOBODY, CATAN_NOBODY);
    assert_points(behind("play_knight"), 2, 1, 1);
    assert_awards(behind("build_road:e55"), 2, CATAN_NOBODY);
    assert_awards(behind("move_robber:h17"), 2, 0);
    assert_awards(behind("build_road:e36"), CATAN_NOBODY, 0);
    assert_awards(behind("build_road:e45"), 0, 0);
    end_game();
}

/* --- explorer and saboteur --- */

static const act restored_acts[] = {
    {"tokens change places where no equal ones meet; a settlement more does not win",
     "play_inventor:h0 swap_number:h7 build_settlement:n44 end_turn"},
    {"nothing happens", "roll dice_pair:1+1 event_die:ship end_turn"},
    {"and again", "roll dice_pair:1+1 event_die:ship end_turn"},
    {"it wins with the city restored", "roll dice_pair:1+1 event_die:ship restore_city:n2"},
};

static void test_restored(void **state) {
    (void)state;
    RULE("V16.1");
    RULE("V16.2");
    pos *p = ck("players=3 explorer_saboteur=on victory_points=6");
    progress(p, 0, "inventor:1");
    pos_city(p, 0, "n12 n34");
    pos_settlement(p, 0, "n2");
    pos_field(p, "turned", "n2");
    pos_road(p, 0, "e50 e56");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:3 ore:3");
    play_acts(table_line(ck_table(p)), NULL, restored_acts);
    assert_int_equal(instead_of("swap_number:h7", "swap_number:h2"), CATAN_E_EQUALS_MEET);
    assert_int_equal(layout_info(behind("swap_number:h7")).number[7], 10);
    assert_points(behind("build_settlement:n44"), 0, 6, 6);
    assert_result(behind("build_settlement:n44"), CATAN_RUNNING);
    assert_result(behind("restore_city:n2"), 0);
    end_game();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_pirate),
        PLAY_TEST(test_ties),
        PLAY_TEST(test_restored),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
