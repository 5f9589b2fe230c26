/* Scripted games of harbours that are bought, of specialists, of a volcano: each of their moves,
 * and all that comes of them (V1, V2, V6). Every step is read from its text, taken back and played
 * again. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "rules/changed.h"
#include "rules/sea_knights.h"
#include "support/rule.h"

#include "rules/script_game.h"

/* --- bought harbours: a 2 brings wool to n4 --- */

static const act harbour_acts[] = {
    {"one for any two cards, the payer's choice; it serves at once",
     "buy_harbour:any pay_harbour:wool pay_harbour:grain lay_harbour:e1 trade_bank:wool>ore "
     "end_turn"},
    {"one for wool", ROLL "buy_harbour:wool lay_harbour:e9 trade_bank:wool>grain end_turn"},
    {"nothing yet", ROLL "end_turn"},
    {"the barbarians turn over the one, a knight guards the other; it is restored",
     ROLL "turn_harbour:e1 protect_harbours:n6 restore_harbour:e1 trade_bank:wool>grain "
          "end_turn"},
    {"a volcano destroys the settlement, not its harbour, which serves who builds there next",
     "roll dice_pair:4+5 event_die:trade take_gold:wool take_gold:wool die:3 build_settlement:n10 "
     "trade_bank:wool>ore end_turn"},
};

/* n4 and n10 at the coast, the volcano h2 at n10 and n6; seat 2 sees to it that the barbarians
 * lose. */
static pos *at_the_coast(void) {
    catan_layout laid = layout_info(table_new("players=3 buy_harbours=on"));
    change_hex(&laid, "h2=V");
    pos *p =
        pos_laid("players=3 cities_knights=on buy_harbours=on volcanoes=on layout=random", &laid);
    pos_settlement(p, 0, "n4");
    pos_hand(p, 0, "lumber:2 brick:2 wool:4 grain:1 ore:1");
    pos_settlement(p, 1, "n10");
    pos_road(p, 1, "e9");
    knights(p, 1, "n6.1.1");
    pos_hand(p, 1, "lumber:2 brick:2 wool:5 ore:1");
    pos_city(p, 2, "n34");
    pos_road(p, 2, "e41");
    knights(p, 2, "n28.2.1");
    pos_field(p, "barbarians", "4");
    return p;
}

static void test_harbours(void **state) {
    (void)state;
    RULE("V1.4");
    RULE("V1.6");
    RULE("V1.7");
    RULE("V1.8");
    RULE("V1.9");
    play_acts(table_line(ck_table(at_the_coast())), NULL, harbour_acts);
    assert_rates(behind("lay_harbour:e1"), 0, 3, 3, 3, 3, 3, 3, 3, 3);
    assert_hand(behind("lay_harbour:e1"), 0, "lumber:1 brick:1 wool:3");
    assert_int_equal(instead_of("buy_harbour:any", "restore_harbour:e1"), CATAN_E_NO_HARBOUR);
    assert_int_equal(instead_of("trade_bank:wool>ore", "trade_bank:wool>lumber"), CATAN_OK);
    assert_rates(behind("lay_harbour:e9"), 1, 4, 4, 2, 4, 4, 4, 4, 4);
    assert_string_equal(step_of("lay_harbour:e9")->list, "lay_harbour:e9,e17");
    assert_int_equal(step_of("protect_harbours:n6")->actor, 1);
    assert_rates(behind("turn_harbour:e1"), 0, 4, 4, 4, 4, 4, 4, 4, 4);
    assert_rates(behind("protect_harbours:n6"), 1, 4, 4, 2, 4, 4, 4, 4, 4);
    assert_knight(behind("protect_harbours:n6"), 6, 1, BASIC, 0);
    assert_int_equal(defenders(behind("protect_harbours:n6"), 2), 1);
    assert_rates(behind("restore_harbour:e1"), 0, 3, 3, 3, 3, 3, 3, 3, 3);
    assert_rates(behind("die:3"), 1, 4, 4, 4, 4, 4, 4, 4, 4);
    assert_rates(behind("build_settlement:n10"), 1, 4, 4, 2, 4, 4, 4, 4, 4);
    end_game();
}

/* --- specialists --- */

static const act specialist_acts[] = {
    {"two hills: a mason", "build_settlement:n8 end_turn"},
    {"his income and the gold-seeker's; a tie lays the mason aside",
     "roll dice:2 take_income:wool build_city:n42 end_turn"},
    {"hills yield, and there is no mason; a tie for gold, a lumberjack",
     "roll dice:9 take_income:ore build_city:n28 end_turn"},
    {"no income on a 7; a city brings the mason back, a miner and a shepherd",
     "roll dice:7 move_robber:h22 build_city:n24 end_turn"},
    {"income of four cards, in turn order", "roll dice:2 end_turn"},
};

static int32_t holder_behind(const char *move, uint32_t kind) {
    return holder_of(behind(move), kind);
}

static void test_cards(void **state) {
    (void)state;
    RULE("V2.1");
    RULE("V2.2");
    RULE("V2.3");
    RULE("V2.4");
    sketch *map = sea_sketch();
    pos *p = sea_on("specialists=on specialist_threshold=2 hand_limit=12", map);
    pos_settlement(p, 0, "n24"); /* hills, mountains, pasture */
    pos_road(p, 0, "e15 e24");
    pos_city(p, 0, "n5"); /* gold */
    pos_field(p, "gold_seeker", "s0");
    pos_hand(p, 0, "lumber:1 brick:1 wool:1 grain:3 ore:2");
    pos_settlement(p, 1, "n42"); /* hills */
    pos_hand(p, 1, CITY);
    pos_settlement(p, 2, "n28"); /* gold, forest */
    pos_hand(p, 2, CITY);
    play_acts(pos_line(p), &map->map, specialist_acts);
    assert_int_equal(holder_behind("build_settlement:n8", CATAN_PIECE_MASON), 0);
    assert_points(behind("build_settlement:n8"), 0, 6, 6);
    assert_hand(behind("dice:2"), 0, "brick:1 grain:2 ore:2");
    assert_hand(behind("take_income:wool"), 0, "brick:1 wool:1 grain:2 ore:2");
    assert_int_equal(holder_behind("build_city:n42", CATAN_PIECE_MASON), CATAN_NOBODY);
    assert_hand(behind("dice:9"), 0, "brick:3 wool:1 grain:2 ore:2");
    assert_int_equal(holder_behind("build_city:n28", CATAN_PIECE_GOLD_SEEKER), CATAN_NOBODY);
    assert_int_equal(holder_behind("build_city:n28", CATAN_PIECE_LUMBERJACK), 2);
    assert_hand(behind("move_robber:h22"), 2, "");
    assert_int_equal(holder_behind("build_city:n24", CATAN_PIECE_MASON), 0);
    assert_int_equal(holder_behind("build_city:n24", CATAN_PIECE_MINER), 0);
    assert_int_equal(holder_behind("build_city:n24", CATAN_PIECE_SHEPHERD), 0);
    assert_hand(now(), 0, "brick:4 wool:2 ore:1");
    assert_hand(now(), 2, "lumber:1");
    end_game();
}

/* --- the volcano --- */

#define FOUR(card) "take_gold:" card " take_gold:" card " take_gold:" card " take_gold:" card " "
#define TWO(card) "take_gold:" card " take_gold:" card " "

static const act volcano_acts[] = {
    {"cards of choice, and an eruption: a settlement is destroyed, and built again at once",
     "roll dice:4 take_gold:lumber take_gold:brick " FOUR(
         "ore") "take_gold:grain take_gold:ore " TWO("ore") "die:1 build_settlement:n30 end_turn"},
    {"a city becomes a settlement",
     "roll dice:4 " FOUR("lumber") TWO("lumber") TWO("brick") TWO("wool") "die:3 end_turn"},
    {"that of one who has no settlement left is turned over, and restored",
     "roll dice:4 " TWO("wool") TWO("grain") TWO("wool")
         TWO("brick") "die:5 restore_city:n40 end_turn"},
    {"the robber stops what it brings, not the eruption, which finds nothing",
     "play_knight move_robber:h14 rob:s1 steal:ore roll dice:4 die:6 end_turn"},
    {"turned over once more", "roll dice:4 die:5 end_turn"},
    {"destroyed", "roll dice:4 die:5 end_turn"},
};

static void test_volcano(void **state) {
    (void)state;
    RULE("V6.2");
    RULE("V6.3");
    RULE("V6.4");
    RULE("V6.5");
    pos *p = changed("players=3 volcanoes=on", "h14=V");
    pos_settlement(p, 0, "n30");
    pos_road(p, 0, "e36");
    pos_hand(p, 0, "wool:1 grain:1");
    pos_cards(p, 0, "knight:1");
    pos_city(p, 1, "n41");
    pos_city(p, 2, "n40");
    pos_settlement(p, 2, "n0 n2 n11 n15 n47");
    pos_turn(p, 0, "before_roll");
    play_acts(pos_line(p), NULL, volcano_acts);
    assert_building(behind("die:1"), 30, CATAN_NOBODY, CATAN_NO_BUILDING);
    assert_road(behind("die:1"), 36, 0);
    assert_hand(behind("build_settlement:n30"), 0, "");
    assert_building(behind("die:3"), 41, 1, CATAN_SETTLEMENT);
    assert_true(is_turned(behind("die:5"), 40));
    assert_points(behind("die:5"), 2, 6, 6);
    assert_building(behind("restore_city:n40"), 40, 2, CATAN_CITY);
    assert_hand(behind("restore_city:n40"), 2, "lumber:2 brick:2 wool:2 grain:1");
    assert_int_equal(step_of("die:6")[-1].question, CATAN_ASK_DICE);
    assert_building(now(), 40, CATAN_NOBODY, CATAN_NO_BUILDING);
    assert_supply(now(), 2, 15, 0, 4);
    assert_points(now(), 2, 5, 5);
    end_game();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_harbours),
        PLAY_TEST(test_cards),
        PLAY_TEST(test_volcano),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
