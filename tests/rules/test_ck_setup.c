/* What Cities & Knights is played with, and how it starts: C-1 to C-3, C-7 to C-21, C-96, E10. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

/* --- the components --- */

static void check_unknown(const table *t, uint32_t kind) {
    catan_move move = catan_move_make(kind, 0);
    assert_int_equal(catan_check(t->state, CATAN_ANYONE, move), CATAN_E_MOVE_UNKNOWN);
    assert_int_equal(catan_apply(t->state, CATAN_ANYONE, move), CATAN_E_MOVE_UNKNOWN);
}

static void test_on_top_of_the_base_game(void **unused) {
    (void)unused;
    RULE("C-1");
    RULE("C-3");
    catan_config config;
    play_config(&config, "");
    assert_int_equal(config.cities_knights, 0);
    table *t = ck_start("players=3");
    assert_int_equal(catan_hex_count(t->game), 19);
    static const uint8_t none[8] = {0};
    assert_memory_equal(table_info(t).deck, none, sizeof none);
    static const uint32_t absent[] = {
        CATAN_MOVE_DICE,          CATAN_MOVE_DRAW_DEVELOPMENT,   CATAN_MOVE_BUY_DEVELOPMENT,
        CATAN_MOVE_PLAY_KNIGHT,   CATAN_MOVE_PLAY_ROAD_BUILDING, CATAN_MOVE_PLAY_PLENTY,
        CATAN_MOVE_PLAY_MONOPOLY,
    };
    for (size_t i = 0; i < sizeof absent / sizeof *absent; i++) {
        check_unknown(t, absent[i]);
    }
    /* and without the module its moves are none */
    t = table_new("players=3");
    for (uint32_t kind = CATAN_MOVE_DICE_PAIR; kind <= CATAN_MOVE_TAKE_AQUEDUCT; kind++) {
        check_unknown(t, kind);
    }
    assert_int_equal(seat_info(t, 0).walls, 0);
    assert_int_equal(seat_info(t, 0).knights_left[0], 0);
}

/* With everything to buy and all to buy it with there is no development card, and no army. */
static void test_nothing_of_development(void **unused) {
    (void)unused;
    RULE("C-3");
    pos *p = ck("players=3");
    pos_hand(p, 0, "wool:3 grain:3 ore:3");
    table *t = ck_table(p);
    assert_int_equal(catan_check(t->state, 0, catan_move_make(CATAN_MOVE_BUY_DEVELOPMENT, 0)),
                     CATAN_E_MOVE_UNKNOWN);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    /* nor do active knights make one */
    pos_road(p, 0, "e0 e1 e66 e67");
    knights(p, 0, "n0.1.1 n3.1.1 n48.2.1 n51.2.1");
    t = ck_table(p);
    assert_awards(t, CATAN_NOBODY, CATAN_NOBODY);
    assert_points(t, 0, 0, 0);
}

static void test_target(void **unused) {
    (void)unused;
    RULE("C-2");
    assert_int_equal(catan_game_target(ck_start("players=2")->game), 13);
    assert_int_equal(catan_game_target(ck_start("players=6")->game), 13);
    assert_int_equal(catan_game_target(ck_start("players=4 victory_points=auto")->game), 13);
    assert_int_equal(catan_game_target(ck_start("players=4 victory_points=16")->game), 16);
    assert_int_equal(catan_game_target(table_new("players=4")->game), 10);
}

static void check_cards(const char *options, unsigned resources, unsigned commodities) {
    table *t = ck_start(options);
    for (unsigned kind = 0; kind < 8; kind++) {
        assert_int_equal(table_info(t).bank[kind], kind < CATAN_CLOTH ? resources : commodities);
    }
}

static void test_bank(void **unused) {
    (void)unused;
    RULE("C-7");
    RULE("C-96");
    check_cards("players=2", 19, 12);
    check_cards("players=4", 19, 12);
    check_cards("players=5", 24, 18);
    check_cards("players=6", 24, 18);
    check_cards("players=4 bank_resources=30", 30, 12);
    table *t = table_new("players=4");
    assert_int_equal(table_info(t).bank[CATAN_CLOTH], 0);
}

static void test_progress_decks(void **unused) {
    (void)unused;
    RULE("C-8");
    RULE("C-96");
    static const char *const options[] = {"players=2", "players=4", "players=5", "players=6"};
    for (size_t i = 0; i < 4; i++) {
        table *t = ck_start(options[i]);
        assert_decks(t, 18, 18, 18);
        assert_non_null(strstr(table_line(t), " progress_deck=2.2.2.2.1.2.1.2.2.2."
                                              "2.2.2.2.2.2.3.2.1.2.2.2.2.4.6"));
        assert_progress(t, 0, "");
        assert_progress(t, 1, "");
    }
}

static void test_pieces(void **unused) {
    (void)unused;
    RULE("C-9");
    RULE("C-10");
    RULE("C-11");
    RULE("C-12");
    RULE("C-96");
    static const char *const options[] = {"players=3", "players=6"};
    for (size_t i = 0; i < 2; i++) {
        table *t = ck_start(options[i]);
        for (uint32_t seat = 0; seat < t->players; seat++) {
            assert_supply(t, seat, 15, 5, 4);
            assert_knights_left(t, seat, 2, 2, 2);
            assert_int_equal(walls_left(t, seat), 3);
            assert_int_equal(defenders(t, seat), 0);
            for (uint32_t track = TRADE; track <= SCIENCE; track++) {
                assert_int_equal(level_of(t, seat, track), 0);
            }
        }
        catan_table_info info = table_info(t);
        assert_int_equal(info.merchant, CATAN_NO_PLACE);
        for (int track = 0; track < 3; track++) {
            assert_int_equal(info.metropolis[track], CATAN_NO_PLACE);
        }
    }
}

/* All six knights of a player may stand on the board and be active. */
static void test_six_helmets(void **unused) {
    (void)unused;
    RULE("C-9");
    pos *p = ck("players=3");
    pos_city(p, 1, "n47");
    pos_road(p, 0, "e0 e1 e2 e3 e4 e5 e6");
    knights(p, 0, "n0.1.1 n1.1.1 n2.2.1 n3.2.1 n4.3.1 n5.3.0");
    pos_hand(p, 0, "grain:1");
    table *t = ck_table(p);
    assert_knights_left(t, 0, 0, 0, 0);
    play(t, "activate_knight:n5");
    assert_knight(t, 5, 0, MIGHTY, 1);
}

/* Which commodity goes to which track: each is improved with its own and with no other. */
static void test_commodities_of_tracks(void **unused) {
    (void)unused;
    RULE("C-13");
    static const char *const hands[] = {"cloth:1", "coin:1", "paper:1"};
    static const char *const moves[] = {"improve:trade", "improve:politics", "improve:science"};
    for (int i = 0; i < 3; i++) {
        pos *p = ck("players=3");
        pos_city(p, 0, "n12");
        pos_hand(p, 0, hands[i]);
        table *t = ck_table(p);
        for (int k = 0; k < 3; k++) {
            if (k != i) {
                refuse(t, 0, moves[k], CATAN_E_CANNOT_PAY);
            }
        }
        play(t, moves[i]);
        assert_int_equal(level_of(t, 0, (uint32_t)i), 1);
        assert_hand(t, 0, "");
    }
}

/* --- the board --- */

static void test_printed_board(void **unused) {
    (void)unused;
    RULE("C-14");
    static const char terrains[] = "DLBSWO";
    static const char board[] = "B6 O2 B5 L3 O9 D0 L10 L8 W4 B11 S3 W8 S10 W5 O6 S4 W9 S12 L11";
    static const char *const options[] = {"players=2", "players=3", "players=4"};
    for (size_t i = 0; i < 3; i++) {
        char text[64];
        snprintf(text, sizeof text, "%s cities_knights=on layout=beginner", options[i]);
        catan_layout layout = layout_info(table_new(text));
        const char *at = board;
        for (uint32_t hex = 0; hex < 19; hex++) {
            char *end;
            assert_int_equal(layout.terrain[hex], strchr(terrains, *at) - terrains);
            assert_int_equal(layout.number[hex], strtoul(at + 1, &end, 10));
            at = end + (*end == ' ');
        }
    }
    /* the base game has its own */
    assert_int_equal(layout_info(table_new("players=4")).terrain[0], CATAN_MOUNTAINS);
}

/* Its harbours by land hex and side, in the order of their numbers. */
static void test_printed_harbours(void **unused) {
    (void)unused;
    RULE("C-14");
    static const struct {
        int32_t q, r;
        uint32_t side, kind;
    } printed[] = {
        {0, -2, 5, CATAN_HARBOUR_BRICK},  {1, -2, 0, CATAN_HARBOUR_ORE},
        {2, -1, 0, CATAN_HARBOUR_LUMBER}, {2, 0, 1, CATAN_HARBOUR_GRAIN},
        {1, 1, 2, CATAN_HARBOUR_ANY},     {-1, 2, 2, CATAN_HARBOUR_ANY},
        {-2, 2, 3, CATAN_HARBOUR_ANY},    {-2, 1, 4, CATAN_HARBOUR_WOOL},
        {-1, -1, 4, CATAN_HARBOUR_ANY},
    };
    table *t = table_new("players=4 cities_knights=on layout=beginner harbours=fixed");
    catan_layout layout = layout_info(t);
    assert_int_equal(catan_harbour_count(t->game), 9);
    for (size_t i = 0; i < 9; i++) {
        uint32_t hex = 0;
        catan_hex h;
        do {
            assert_int_equal(catan_hex_get(&h, sizeof h, t->game, hex++), CATAN_OK);
        } while (h.q != printed[i].q || h.r != printed[i].r);
        catan_edge e;
        assert_int_equal(catan_edge_get(&e, sizeof e, t->game, h.edges[printed[i].side]), CATAN_OK);
        assert_in_range(e.harbour, 0, 8);
        assert_int_equal(layout.harbour[e.harbour], printed[i].kind);
    }
}

/* Variable layouts are those of the base game. */
static void test_variable_board(void **unused) {
    (void)unused;
    RULE("C-14");
    static const char *const options[] = {"layout=spiral", "layout=random",
                                          "layout=random balanced=on"};
    static const unsigned pieces[6] = {1, 4, 3, 4, 4, 3};
    for (size_t i = 0; i < 3; i++) {
        char text[96];
        snprintf(text, sizeof text, "players=4 cities_knights=on %s", options[i]);
        catan_layout layout = layout_info(table_new(text));
        unsigned found[6] = {0};
        for (uint32_t hex = 0; hex < 19; hex++) {
            found[layout.terrain[hex]]++;
        }
        assert_memory_equal(found, pieces, sizeof pieces);
    }
}

static void test_robber_and_barbarians(void **unused) {
    (void)unused;
    RULE("C-16");
    RULE("C-96");
    table *t = ck_start("players=3");
    assert_robber(t, 9);
    assert_int_equal(table_info(t).barbarians, 0);
    assert_int_equal(table_info(t).robber_free, 0);
    assert_int_equal(table_info(t).event_die, CATAN_FACE_NONE);
    /* on the printed board, too */
    t = table_new("players=3 cities_knights=on layout=beginner");
    assert_robber(t, 5);
    /* of two deserts the first */
    assert_robber(ck_start("players=5"), 7);
    assert_robber(ck_start("players=6"), 7);
}

/* --- the start --- */

static void test_first_player(void **unused) {
    (void)unused;
    RULE("C-17");
    table *t = ck_start("players=4 first_player=chance");
    assert_asked(t, CATAN_CHANCE, "first_player");
    assert_weights(t, "first_player:s0=1 first_player:s1=1 first_player:s2=1 first_player:s3=1");
    play(t, "first_player:s2");
    assert_asked(t, 2, "setup_settlement");
}

/* Seats 0, 1, 2 have laid their first settlements at n12, n19, n34. */
static table *second_round(void) {
    table *t = ck_start("players=3");
    play_as(t, 0, "setup_settlement:n12 setup_road:e19");
    play_as(t, 1, "setup_settlement:n19 setup_road:e30");
    play_as(t, 2, "setup_settlement:n34 setup_road:e50");
    return t;
}

static void test_order_of_setup(void **unused) {
    (void)unused;
    RULE("C-18");
    RULE("C-20");
    table *t = ck_start("players=3");
    static const char *const first[] = {"setup_settlement:n12 setup_road:e19",
                                        "setup_settlement:n19 setup_road:e30",
                                        "setup_settlement:n34 setup_road:e50"};
    for (int32_t seat = 0; seat < 3; seat++) {
        assert_asked(t, seat, "setup_settlement");
        refuse(t, seat, "setup_city:n12", CATAN_E_NOT_ASKED);
        play_as(t, seat, first[seat]);
    }
    static const char *const second[] = {"setup_city:n41 setup_road:e60",
                                         "setup_city:n9 setup_road:e14",
                                         "setup_city:n31 setup_road:e37"};
    for (int32_t seat = 2; seat >= 0; seat--) {
        assert_asked(t, seat, "setup_city");
        refuse(t, seat, "setup_settlement:n41", CATAN_E_NOT_ASKED);
        play_as(t, seat, second[seat]);
    }
    /* who laid the last city begins */
    assert_asked(t, 0, "before_roll");
    assert_moves(t, "roll");
    assert_int_equal(table_info(t).turn, 1);
    assert_int_equal(table_info(t).turn_seat, 0);
}

static void test_setup_of_another_first(void **unused) {
    (void)unused;
    RULE("C-18");
    RULE("C-20");
    table *t = ck_start("players=2 first_player=1");
    play_as(t, 1, "setup_settlement:n12 setup_road:e19");
    play_as(t, 0, "setup_settlement:n19 setup_road:e30");
    play_as(t, 0, "setup_city:n34 setup_road:e50");
    play_as(t, 1, "setup_city:n41 setup_road:e60");
    assert_asked(t, 1, "before_roll");
}

/* Whoever starts and however many there are: settlements in turn order, cities in reverse. */
static void test_cities_in_the_second_round(void **unused) {
    (void)unused;
    RULE("C-18");
    RULE("C-20");
    for (uint32_t players = 2; players <= 6; players++) {
        char options[48];
        uint32_t first = players - 1;
        snprintf(options, sizeof options, "players=%u first_player=%u", players, first);
        table *t = ck_start(options);
        for (uint32_t i = 0; i < 4 * players; i++) {
            uint32_t round = i / (2 * players), step = i / 2 % players;
            uint32_t seat = (first + (round == 0 ? step : players - 1 - step)) % players;
            const char *wanted = round == 0 ? "setup_settlement" : "setup_city";
            catan_move move;
            assert_asked(t, (int32_t)seat, i % 2 == 0 ? wanted : "setup_road");
            assert_true(catan_moves(t->state, &move, 1) != 0);
            assert_int_equal(catan_apply(t->state, (int32_t)seat, move), CATAN_OK);
        }
        assert_asked(t, (int32_t)first, "before_roll");
        for (uint32_t seat = 0; seat < players; seat++) {
            assert_points(t, seat, 3, 3);
            assert_supply(t, seat, 13, 4, 3);
        }
    }
}

static void test_starting_city(void **unused) {
    (void)unused;
    RULE("C-18");
    table *t = second_round();
    assert_asked(t, 2, "setup_city");
    refuse(t, 2, "setup_city:n12", CATAN_E_PLACE_TAKEN);
    refuse(t, 2, "setup_city:n28", CATAN_E_DISTANCE); /* beside n34, his own */
    refuse(t, 2, "setup_city:n14", CATAN_E_DISTANCE); /* beside n19 */
    play(t, "setup_city:n41");                        /* nothing of his leads there */
    assert_building(t, 41, 2, CATAN_CITY);
    assert_supply(t, 2, 14, 4, 3);
    assert_asked(t, 2, "setup_road");
    /* the road lies at the city */
    assert_moves(t, "setup_road:e52,e59,e60");
    refuse(t, 2, "setup_road:e42", CATAN_E_NOT_CONNECTED);
    play(t, "setup_road:e60");
    assert_supply(t, 2, 13, 4, 3);
}

/* n8 lies at mountains, pasture and hills: a card each, no second one and no commodity. */
static void test_city_brings(void **unused) {
    (void)unused;
    RULE("C-19");
    RULE("E10");
    static const struct {
        const char *city, *hand;
    } cases[] = {
        {"setup_city:n8", "brick:1 wool:1 ore:1"},
        {"setup_city:n9", "lumber:1 wool:2"},
        {"setup_city:n40", "grain:2 ore:1"},
        {"setup_city:n24", "lumber:1 wool:1"}, /* the desert brings nothing */
        {"setup_city:n38", "lumber:1"},
        {"setup_city:n0", "ore:1"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        table *t = ck_start("players=3");
        play(t, "setup_settlement:n21 setup_road:e23 setup_settlement:n20 setup_road:e22 "
                "setup_settlement:n50 setup_road:e65");
        assert_hand(t, 2, ""); /* the settlement brings nothing */
        play(t, cases[i].city);
        assert_hand(t, 2, cases[i].hand);
        assert_hand(t, 0, "");
        assert_hand(t, 1, "");
    }
}

static void test_points_of_the_start(void **unused) {
    (void)unused;
    RULE("C-21");
    table *t = second_round();
    assert_points(t, 2, 1, 1);
    play(t, "setup_city:n41 setup_road:e60 setup_city:n9 setup_road:e14 setup_city:n31 "
            "setup_road:e37");
    for (uint32_t seat = 0; seat < 3; seat++) {
        assert_points(t, seat, 3, 3);
        assert_supply(t, seat, 13, 4, 3);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_on_top_of_the_base_game),
        PLAY_TEST(test_nothing_of_development),
        PLAY_TEST(test_target),
        PLAY_TEST(test_bank),
        PLAY_TEST(test_progress_decks),
        PLAY_TEST(test_pieces),
        PLAY_TEST(test_six_helmets),
        PLAY_TEST(test_commodities_of_tracks),
        PLAY_TEST(test_printed_board),
        PLAY_TEST(test_printed_harbours),
        PLAY_TEST(test_variable_board),
        PLAY_TEST(test_robber_and_barbarians),
        PLAY_TEST(test_first_player),
        PLAY_TEST(test_order_of_setup),
        PLAY_TEST(test_setup_of_another_first),
        PLAY_TEST(test_cities_in_the_second_round),
        PLAY_TEST(test_starting_city),
        PLAY_TEST(test_city_brings),
        PLAY_TEST(test_points_of_the_start),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
