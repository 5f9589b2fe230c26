/* Scripted games of bridges, of the great wall, of landing stages: each of their moves, and all
 * that comes of them (V3, V5, V11). Every step is read from its text, taken back and played again.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/great_wall.h"
#include "rules/stages.h"
#include "rules/straits.h"
#include "support/rule.h"

#include "rules/script_game.h"

/* --- what was told at a step --- */

#define assert_open(move, text) assert_non_null(strstr(step_of(move)->list, text))

/* A seat's counter behind a move. */
static int32_t after(const char *move, uint32_t kind, int32_t seat) {
    return catan_view_count(behind(move)->state, CATAN_ALL_SEEING, kind, seat, 0);
}
#define ROUTE CATAN_COUNTER_ROUTE
static int32_t road_after(const char *move) { return table_info(behind(move)).longest_road; }
/* Whose piece of a kind lies at a place behind a move, or NO_SUCH_PIECE. */
static int32_t owner_after(const char *move, uint32_t kind, uint32_t place) {
    return piece_of(behind(move), kind, place);
}
static int32_t card_after(const char *move) { return card_holder(behind(move)); }

/* --- bridges --- */

static const act bridge_acts[] = {
    {"a bridge discovers land; roads go on from it, a knight walks over it, it makes the route the "
     "longest",
     "build_bridge:b28 discover:forest discover_number:4 build_road:e29 discover:sea "
     "build_road:e18 lift_knight:n33 put_knight:n26 build_road:e7 end_turn"},
    {"a knight is driven back over it, and its route is cut",
     ROLL "build_road:e28 lift_knight:n18 put_knight:n26 retreat_knight:n33 end_turn"},
    {"another bridge", ROLL "build_bridge:b57 end_turn"},
    {"intrigue reaches over it; a settlement beyond",
     ROLL "play_intrigue:n26 retreat_knight:n18 build_settlement:n26 end_turn"},
    {"the diplomat takes the other one", ROLL "diplomat_bridge:b57 end_turn"},
};

static void test_bridges(void **state) {
    (void)state;
    RULE("V3.1");
    RULE("V3.5");
    sketch *map = straits_map();
    sea_fog(map, "4 10", "~ L", "4");
    pos *p = at_sea_on("bridges=on", map);
    pos_settlement(p, 0, "n42");
    pos_road(p, 0, "e50");
    pos_hand(p, 0, "lumber:5 brick:5 wool:1 grain:1 ore:1");
    knights(p, 0, "n33.2.1");
    progress(p, 0, "intrigue:1");
    pos_settlement(p, 1, "n10");
    pos_road(p, 1, "e17");
    pos_hand(p, 1, ROAD);
    knights(p, 1, "n18.3.1");
    progress(p, 1, "diplomat:1");
    pos_settlement(p, 2, "n36");
    pos_hand(p, 2, BRIDGE);
    play_acts(table_line(ck_table(p)), &map->map, bridge_acts);
    assert_open("build_bridge:b28", "build_bridge:b27,b28");
    assert_int_equal(owner_after("build_bridge:b28", CATAN_PIECE_BRIDGE, 28), 0);
    assert_int_equal(after("build_bridge:b28", CATAN_COUNTER_ROADS, 0), 13);
    assert_int_equal(road_after("build_road:e18"), CATAN_NOBODY);
    assert_int_equal(after("build_road:e7", ROUTE, 0), 5);
    assert_int_equal(road_after("build_road:e7"), 0);
    assert_open("retreat_knight:n33", "n33");
    assert_int_equal(after("retreat_knight:n33", ROUTE, 0), 3);
    assert_int_equal(road_after("retreat_knight:n33"), CATAN_NOBODY);
    assert_int_equal(owner_after("build_bridge:b57", CATAN_PIECE_BRIDGE, 57), 2);
    assert_int_equal(road_after("retreat_knight:n18"), 0);
    assert_int_equal(owner_after("diplomat_bridge:b57", CATAN_PIECE_BRIDGE, 57), NO_SUCH_PIECE);
    assert_int_equal(after("diplomat_bridge:b57", CATAN_COUNTER_ROADS, 2), 15);
    end_game();
}

/* --- the great wall --- */

#define SEVEN "roll dice_pair:3+4 event_die:trade "
static const act wall_acts[] = {
    {"three walls bring the card",
     "build_great_wall:e27 build_great_wall:e28 build_great_wall:e36 end_turn"},
    {"they stop the robber at a 7; a tie, and a longer line",
     SEVEN "move_robber:h8 build_great_wall:e67 build_great_wall:e68 build_great_wall:e69 "
           "end_turn"},
    {"a bishop goes as far as he likes; with a road its wall goes",
     ROLL "play_bishop:h0 play_diplomat:e69 end_turn"},
    {"so does a chasing knight; the longest line again",
     ROLL "chase_robber:n3 move_robber:h18 build_great_wall:e44 end_turn"},
    {"a 7 with nowhere to go", SEVEN "end_turn"},
};

static void test_great_wall(void **state) {
    (void)state;
    RULE("V5.1");
    RULE("V5.5");
    RULE("V5.6");
    pos *p = ck("players=3 great_wall=on wall_reach=1 friendly_robber=on");
    pos_field(p, "robber_free", "1");
    pos_settlement(p, 0, "n24");
    pos_city(p, 0, "n5");
    pos_road(p, 0, "e0 e27 e28 e36 e44");
    knights(p, 0, "n3.1.1");
    pos_hand(p, 0, "brick:4 ore:4");
    pos_settlement(p, 1, "n47");
    pos_road(p, 1, "e66 e67 e68 e69");
    pos_field(p, "great_walls", "e66");
    pos_hand(p, 1, "brick:3 ore:3");
    pos_settlement(p, 2, "n40 n42"); /* at all that is beside h18 */
    progress(p, 2, "bishop:1 diplomat:1");
    play_acts(table_line(ck_table(p)), NULL, wall_acts);
    assert_int_equal(card_after("build_great_wall:e28"), CATAN_NOBODY);
    assert_int_equal(card_after("build_great_wall:e36"), 0);
    assert_int_equal(owner_after("build_great_wall:e36", CATAN_PIECE_GREAT_WALL, 36), 0);
    /* h13, h14 are barred to him, the others lie behind walls */
    assert_string_equal(step_of("move_robber:h8")->list, "move_robber:h8");
    assert_int_equal(instead_of("move_robber:h8", "move_robber:h10"), CATAN_E_OUT_OF_REACH);
    assert_int_equal(card_after("build_great_wall:e67"), 0);
    assert_int_equal(card_after("build_great_wall:e68"), CATAN_NOBODY);
    assert_int_equal(card_after("build_great_wall:e69"), 1);
    assert_int_equal(owner_after("play_diplomat:e69", CATAN_PIECE_GREAT_WALL, 69), NO_SUCH_PIECE);
    assert_int_equal(card_after("play_diplomat:e69"), CATAN_NOBODY);
    assert_int_equal(after("play_diplomat:e69", CATAN_COUNTER_WALL_LINE, 1), 3);
    assert_int_equal(card_after("build_great_wall:e44"), 0);
    assert_int_equal(after("build_great_wall:e44", CATAN_COUNTER_WALL_LINE, 0), 4);
    /* nothing is asked at the second 7 */
    assert_int_equal(steps[step_count - 2].question, CATAN_ASK_ACTION);
    assert_int_equal(table_info(now()).robber, 18);
    end_game();
}

/* --- landing stages --- */

static const act stage_acts[] = {
    {"ships go on from roads, roads from ships, a knight over both",
     "build_stage:n25 build_ship:e27 build_ship:e28 build_ship:e29 build_ship:e30 build_ship:e31 "
     "build_stage:n20 build_road:e32 lift_knight:n17 put_knight:n28 end_turn"},
    {"another settles at a stage, which goes back", ROLL "build_settlement:n25 end_turn"},
    {"a stage cuts another's road", ROLL "build_stage:n33 end_turn"},
    {"its owner settles at a stage, and it is one route", ROLL "build_settlement:n20 end_turn"},
};

static void test_stages(void **state) {
    (void)state;
    RULE("V11.2");
    RULE("V11.4");
    RULE("V11.6");
    RULE("V11.8");
    sketch *map = sea_sketch();
    pos *p = at_sea_on("landing_stages=on", map);
    pos_settlement(p, 0, "n9");
    pos_road(p, 0, "e16 e26");
    knights(p, 0, "n17.1.1");
    pos_hand(p, 0, "lumber:9 brick:4 wool:6 grain:1 ore:2");
    pos_settlement(p, 1, "n57");
    pos_road(p, 1, "e73 e63 e50 e39");
    pos_hand(p, 1, SETTLEMENT);
    pos_road(p, 2, "e49");
    pos_hand(p, 2, STAGE);
    play_acts(table_line(ck_table(p)), &map->map, stage_acts);
    assert_int_equal(instead_of("build_stage:n25", "build_ship:e27"), CATAN_E_NOT_CONNECTED);
    assert_int_equal(after("build_stage:n25", CATAN_COUNTER_STAGES, 0), 2);
    assert_int_equal(road_after("build_ship:e31"), 0);
    assert_int_equal(after("build_ship:e31", ROUTE, 0), 5);
    assert_int_equal(instead_of("build_stage:n20", "build_road:e32"), CATAN_E_NOT_CONNECTED);
    assert_int_equal(after("build_road:e32", ROUTE, 0), 5);
    assert_open("put_knight:n28", "n26");
    assert_int_equal(owner_after("build_settlement:n25", CATAN_PIECE_STAGE, 25), NO_SUCH_PIECE);
    assert_int_equal(after("build_settlement:n25", CATAN_COUNTER_STAGES, 0), 2);
    assert_int_equal(after("build_settlement:n25", ROUTE, 1), 4);
    assert_int_equal(after("build_stage:n33", ROUTE, 1), 3);
    assert_int_equal(after("build_settlement:n20", ROUTE, 0), 6);
    assert_int_equal(after("build_settlement:n20", CATAN_COUNTER_STAGES, 0), 3);
    end_game();
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_bridges),
        PLAY_TEST(test_great_wall),
        PLAY_TEST(test_stages),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
