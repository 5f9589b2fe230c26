/* Knights come at coasts, and at sea where that is played: CS-3, option recruit_at_sea, C-127. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/sea_knights.h"
#include "support/rule.h"

#define KNIGHT "wool:1 ore:1"

/* Seat 0's ships n25 e27 n18 e28 n26 e29 n19 e30 n27 e31 n20: a coast at both ends. */
static pos *crossing(const char *options) {
    pos *p = at_sea(options);
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28 e29 e30 e31");
    pos_hand(p, 0, KNIGHT);
    return p;
}

/* --- recruiting --- */

static void test_at_coasts(void **state) {
    (void)state;
    RULE("CS-3");
    RULE("C-48");
    table *t = ck_table(crossing(""));
    assert_moves_of(t, "recruit_knight", "n20");
    refuse(t, 0, "recruit_knight:n18", CATAN_E_NOT_LAND);
    refuse(t, 0, "recruit_knight:n27", CATAN_E_NOT_LAND);
    refuse(t, 0, "recruit_knight:n25", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "recruit_knight:n28", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "recruit_knight:n17", CATAN_E_NOT_CONNECTED);
    play_as(t, 0, "recruit_knight:n20");
    assert_knight(t, 20, 0, BASIC, 0);
    assert_hand(t, 0, "");
    assert_knights_left(t, 0, 1, 2, 2);
    take_back(t, 1);
    assert_no_knight(t, 20);
    assert_hand(t, 0, KNIGHT);
}

/* Ships along a coast lead to its nodes, and roads to theirs as ever. */
static void test_along_a_coast(void **state) {
    (void)state;
    RULE("CS-3");
    pos *p = at_sea("");
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e26 e16 e27 e40 e28");
    pos_road(p, 0, "e39 e49");
    pos_hand(p, 0, KNIGHT);
    table *t = ck_table(p);
    assert_moves_of(t, "recruit_knight", "n9,n17,n33,n41");
    play(t, "recruit_knight:n9");
    assert_knight(t, 9, 0, BASIC, 0);
}

static void test_free_nodes(void **state) {
    (void)state;
    RULE("CS-3");
    RULE("C-48");
    pos *p = crossing("");
    pos_settlement(p, 1, "n28"); /* a neighbour is no matter */
    assert_moves_of(ck_table(p), "recruit_knight", "n20");
    pos_road(p, 1, "e32");
    knights(p, 1, "n20.1.0");
    table *t = ck_table(p);
    assert_moves_of(t, "recruit_knight", "");
    refuse(t, 0, "recruit_knight:n20", CATAN_E_KNIGHT);
    p = crossing("");
    pos_settlement(p, 1, "n20");
    t = ck_table(p);
    refuse(t, 0, "recruit_knight:n20", CATAN_E_PLACE_TAKEN);
    /* another's ships do not lead there */
    p = crossing("");
    pos_settlement(p, 1, "n36");
    pos_ship(p, 1, "e42");
    t = ck_table(p);
    refuse(t, 0, "recruit_knight:n28", CATAN_E_NOT_CONNECTED);
}

/* Who stands at sea already gets his helmet, and rises in rank. */
static void test_grows_at_sea(void **state) {
    (void)state;
    RULE("CS-3");
    RULE("C-50");
    RULE("C-52");
    pos *p = crossing("");
    knights(p, 0, "n26.1.0");
    pos_hand(p, 0, "wool:1 grain:1 ore:1");
    table *t = ck_table(p);
    play(t, "activate_knight:n26 promote_knight:n26");
    assert_knight(t, 26, 0, STRONG, 1);
    assert_hand(t, 0, "");
}

/* Land that fog gives away is land. */
static void test_at_discovered_land(void **state) {
    (void)state;
    RULE("CS-3");
    pos *p = at_sea_on("", foggy());
    pos_settlement(p, 0, "n25");
    pos_ship(p, 0, "e27 e28");
    pos_hand(p, 0, "lumber:1 wool:2 ore:1");
    table *t = ck_table(p);
    play(t, "build_ship:e29 discover:sea");
    assert_moves_of(t, "recruit_knight", "");
    refuse(t, 0, "recruit_knight:n19", CATAN_E_NOT_LAND);
    take_back(t, 1);
    play(t, "discover:desert");
    assert_moves_of(t, "recruit_knight", "n19");
    play(t, "recruit_knight:n19");
    assert_knight(t, 19, 0, BASIC, 0);
}

/* --- recruit_at_sea --- */

static void test_at_sea(void **state) {
    (void)state;
    RULE("CS-3");
    table *t = ck_table(crossing("recruit_at_sea=on"));
    assert_moves_of(t, "recruit_knight", "n18,n19,n20,n26,n27");
    refuse(t, 0, "recruit_knight:n34", CATAN_E_NOT_CONNECTED);
    refuse(t, 0, "recruit_knight:n25", CATAN_E_PLACE_TAKEN);
    play(t, "recruit_knight:n26");
    assert_knight(t, 26, 0, BASIC, 0);
    t = ck_table(crossing("recruit_at_sea=off"));
    assert_moves_of(t, "recruit_knight", "n20");
}

static int32_t checked(const char *options) {
    catan_config config;
    play_config(&config, options);
    return catan_config_check(NULL, 0, &config, NULL);
}

static void test_what_it_goes_with(void **state) {
    (void)state;
    RULE("CS-3");
    catan_config config;
    play_config(&config, "cities_knights=on seafarers=on sea_frame=on");
    assert_int_equal(config.recruit_at_sea, 0);
    assert_int_equal(checked("cities_knights=on seafarers=on sea_frame=on recruit_at_sea=on"),
                     CATAN_OK);
    assert_int_equal(checked("cities_knights=on scenario=islands recruit_at_sea=on"), CATAN_OK);
    assert_int_equal(checked("cities_knights=on recruit_at_sea=on"), CATAN_E_CONFIG_SEAFARERS);
    assert_int_equal(checked("seafarers=on sea_frame=on recruit_at_sea=on"), CATAN_E_CONFIG_CITIES);
    assert_int_equal(checked("scenario=islands recruit_at_sea=on"), CATAN_E_CONFIG_CITIES);
    assert_int_equal(checked("recruit_at_sea=on"), CATAN_E_CONFIG_CITIES);
}

/* --- deserters --- */

/* Seat 1 has a strong knight on n50; seat 0 the card. */
static pos *deserting(pos *p) {
    pos_settlement(p, 1, "n42");
    pos_road(p, 1, "e63");
    knights(p, 1, "n50.2.1");
    progress(p, 0, "deserter:1");
    pos_hand(p, 0, "");
    return p;
}

static void test_deserter_comes_at_a_coast(void **state) {
    (void)state;
    RULE("CS-3");
    RULE("C-127");
    table *t = ck_table(deserting(crossing("")));
    play_as(t, 0, "play_deserter:s1");
    play_as(t, 1, "desert:n50");
    assert_asked(t, 0, "place_deserter");
    assert_moves(t, "decline place_deserter:n20");
    refuse(t, 0, "place_deserter:n26", CATAN_E_NOT_LAND);
    refuse(t, 0, "place_deserter:n25", CATAN_E_PLACE_TAKEN);
    refuse(t, 0, "place_deserter:n28", CATAN_E_NOT_CONNECTED);
    play(t, "place_deserter:n20");
    assert_knight(t, 20, 0, STRONG, 1);
    assert_no_knight(t, 50);
    /* He may act at once, also out to sea. */
    play(t, "lift_knight:n20");
    assert_moves(t, "put_knight:n18,n19,n26,n27");
    take_back(t, 4);
    assert_knight(t, 50, 1, STRONG, 1);
    assert_progress(t, 0, "deserter:1");
}

static void test_deserter_without_land(void **state) {
    (void)state;
    RULE("CS-3");
    RULE("C-127");
    RULE("E152");
    static const char *const options[] = {"", "recruit_at_sea=on"};
    for (int at_sea_too = 0; at_sea_too < 2; at_sea_too++) {
        pos *p = at_sea(options[at_sea_too]);
        pos_settlement(p, 0, "n25");
        pos_ship(p, 0, "e27");
        table *t = ck_table(deserting(p));
        play(t, "play_deserter:s1 desert:n50");
        assert_no_knight(t, 50);
        assert_knights_left(t, 1, 2, 2, 2);
        if (at_sea_too) {
            assert_asked(t, 0, "place_deserter");
            assert_moves(t, "decline place_deserter:n18");
            play(t, "place_deserter:n18");
            assert_knight(t, 18, 0, STRONG, 1);
        }
        assert_asked(t, 0, "action");
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_at_coasts),
        PLAY_TEST(test_along_a_coast),
        PLAY_TEST(test_free_nodes),
        PLAY_TEST(test_grows_at_sea),
        PLAY_TEST(test_at_discovered_land),
        PLAY_TEST(test_at_sea),
        PLAY_TEST(test_what_it_goes_with),
        PLAY_TEST(test_deserter_comes_at_a_coast),
        PLAY_TEST(test_deserter_without_land),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
