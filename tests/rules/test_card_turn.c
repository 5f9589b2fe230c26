/* When progress cards are played, and where they go: C-87, C-86, C-23, C-26, C-97, E159. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Every card that is played behind the roll, by colours, each with some move of its own. */
static const struct {
    const char *cards, *moves;
} colours[] = {
    {"crane:1 mining:1 irrigation:1 inventor:1", "play_crane play_mining play_irrigation "
                                                 "play_inventor:h0"},
    {"engineer:1 medicine:1 smith:1 road_building:1", "play_engineer:n12 play_medicine:n12 "
                                                      "play_smith:n12 play_free_roads"},
    {"bishop:1 diplomat:1 warlord:1 wedding:1", "play_bishop:h0 play_diplomat:e11 play_warlord "
                                                "play_wedding"},
    {"intrigue:1 saboteur:1 spy:1 deserter:1", "play_intrigue:n12 play_saboteur play_spy:s1 "
                                               "play_deserter:s1"},
    {"commercial_harbour:1 merchant_fleet:1 master_merchant:1 trade_monopoly:1",
     "play_commercial_harbour play_merchant_fleet:ore play_master_merchant:s1 "
     "play_trade_monopoly:cloth"},
    {"resource_monopoly:1 merchant:1", "play_resource_monopoly:ore play_merchant:h0"},
};
enum { COLOURS = sizeof colours / sizeof *colours };

static void refuse_all(table *t, int32_t seat, const char *moves, int32_t status, int line) {
    char word[WORD];
    while (play_word(&moves, word, sizeof word)) {
        play_refused(t, seat, word, status, __FILE__, line);
    }
}

/* --- the own turn, behind the roll --- */

static void test_before_the_roll(void **state) {
    (void)state;
    RULE("C-87");
    RULE("C-23");
    for (int i = 0; i < COLOURS; i++) {
        pos *p = ck("players=4");
        pos_city(p, 0, "n12");
        pos_city(p, 1, "n9");
        pos_hand(p, 1, "ore:2 cloth:2");
        progress(p, 0, colours[i].cards);
        pos_field(p, "robber_free", "1");
        pos_turn(p, 0, "before_roll");
        table *t = ck_table(p);
        assert_moves(t, "roll");
        refuse_all(t, 0, colours[i].moves, CATAN_E_NOT_ASKED, __LINE__);
        play(t, "roll"); /* nor while the dice fall */
        refuse_all(t, 0, colours[i].moves, CATAN_E_NOT_YOUR_TURN, __LINE__);
        play(t, "dice_pair:1+1");
        refuse_all(t, 0, colours[i].moves, CATAN_E_NOT_YOUR_TURN, __LINE__);
    }
}

static void test_in_others_turns(void **state) {
    (void)state;
    RULE("C-87");
    for (int i = 0; i < COLOURS; i++) {
        pos *p = ck("players=4");
        pos_city(p, 0, "n12");
        pos_city(p, 1, "n9");
        pos_hand(p, 1, "ore:2 cloth:2");
        progress(p, 0, colours[i].cards);
        pos_turn(p, 1, "action");
        table *t = ck_table(p);
        refuse_all(t, 0, colours[i].moves, CATAN_E_NOT_YOUR_TURN, __LINE__);
        refuse_all(t, 1, colours[i].moves, CATAN_E_NO_CARD, __LINE__); /* another holds it */
    }
}

static void test_in_special_building(void **state) {
    (void)state;
    RULE("C-97");
    RULE("C-87");
    for (int i = 0; i < COLOURS; i++) {
        pos *p = ck("players=5");
        pos_city(p, 1, "n12");
        progress(p, 1, colours[i].cards);
        pos_special(p, 0, 1);
        table *t = ck_table(p);
        assert_moves(t, "pass");
        refuse_all(t, 1, colours[i].moves, CATAN_E_NOT_ASKED, __LINE__);
    }
}

static void test_not_in_hand(void **state) {
    (void)state;
    RULE("C-87");
    pos *p = ck("players=4");
    pos_city(p, 0, "n12");
    table *t = ck_table(p);
    for (int i = 0; i < COLOURS; i++) {
        refuse_all(t, 0, colours[i].moves, CATAN_E_NO_CARD, __LINE__);
    }
}

/* --- between a 7 and its discards --- */

static void test_before_discards(void **state) {
    (void)state;
    RULE("E159");
    RULE("C-26");
    for (int i = 0; i < COLOURS; i++) {
        pos *p = ck("players=4");
        pos_city(p, 0, "n12");
        pos_hand(p, 0, "grain:2 ore:6");
        pos_hand(p, 1, "wool:8");
        progress(p, 0, colours[i].cards);
        pos_field(p, "robber_free", "1");
        pos_turn(p, 0, "before_roll");
        table *t = ck_table(p);
        roll(t, 3, 4, "ship");
        assert_asked(t, 0, "discard");
        refuse_all(t, 0, colours[i].moves, CATAN_E_NOT_ASKED, __LINE__);
        play(t, "discard:ore discard:ore discard:ore discard:ore");
        assert_asked(t, 1, "discard");
        refuse_all(t, 0, colours[i].moves, CATAN_E_NOT_YOUR_TURN, __LINE__);
        play(t, "discard:wool discard:wool discard:wool discard:wool");
        assert_asked(t, 0, "move_robber");
        refuse_all(t, 0, colours[i].moves, CATAN_E_NOT_ASKED, __LINE__);
        play(t, "move_robber:h18");
        assert_asked(t, 0, "action");
    }
}

/* The engineer's wall comes too late for this 7. */
static void test_wall_comes_too_late(void **state) {
    (void)state;
    RULE("E159");
    pos *p = ck("players=4");
    pos_city(p, 0, "n12");
    pos_hand(p, 0, "ore:8");
    progress(p, 0, "engineer:1");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 3, 4, "ship");
    refuse(t, 0, "play_engineer:n12", CATAN_E_NOT_ASKED);
    assert_moves(t, "discard:ore");
    play(t, "discard:ore discard:ore discard:ore discard:ore play_engineer:n12");
    assert_hand(t, 0, "ore:4");
    assert_true(is_wall(t, 12));
}

/* --- any number of them --- */

static void test_any_number(void **state) {
    (void)state;
    RULE("C-87");
    RULE("C-88");
    pos *p = ck("players=4");
    pos_city(p, 0, "n12");
    pos_hand(p, 1, "wool:3 cloth:2");
    progress(p, 0,
             "crane:1 mining:1 irrigation:1 inventor:1 engineer:1 merchant_fleet:1 "
             "trade_monopoly:1 resource_monopoly:1 merchant:1");
    table *t = ck_table(p);
    play_card(t, "play_irrigation play_mining play_crane improve:trade play_trade_monopoly:cloth "
                 "play_engineer:n12 play_merchant_fleet:ore trade_bank:ore>wool "
                 "play_resource_monopoly:wool play_merchant:h0 play_inventor:h0 swap_number:h14");
    assert_hand(t, 0, "wool:3 grain:2 cloth:1");
    assert_hand(t, 1, "wool:1 cloth:1");
    assert_under(t, "science", "irrigation mining crane engineer inventor");
    assert_under(t, "trade", "trade_monopoly merchant_fleet resource_monopoly merchant");
    assert_under(t, "politics", "");
    assert_decks(t, 18, 18, 18);
    assert_int_equal(progress_held(t, 0), 0);
    play(t, "end_turn");
    assert_asked(t, 1, "before_roll");
}

/* What was played is not counted at the end of the turn. */
static void test_played_below_the_limit(void **state) {
    (void)state;
    RULE("C-87");
    RULE("C-88");
    pos *p = ck("players=4");
    progress(p, 0, "merchant_fleet:1 trade_monopoly:2 resource_monopoly:2");
    pos_hand(p, 1, "coin:1");
    table *t = ck_table(p);
    play(t, "end_turn");
    assert_asked(t, 0, "discard_progress");
    take_back(t, 1);
    play(t, "play_trade_monopoly:coin end_turn");
    assert_asked(t, 1, "before_roll");
    assert_int_equal(progress_held(t, 0), 4);
}

/* Also one that was drawn by the roll of this turn. */
static void test_just_drawn(void **state) {
    (void)state;
    RULE("C-87");
    pos *p = ck("players=4");
    pos_city(p, 0, "n12");
    tracks(p, 0, 1, 0, 0);
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 1, 1, "trade");
    play(t, "draw_progress:merchant play_merchant:h0");
    assert_points(t, 0, 3, 3);
    assert_under(t, "trade", "merchant");
}

/* Who ends his turn with too many cards first puts some back; what lasted for the turn is over when
 * that is done. */
static void test_effects_end_behind_the_limit(void **state) {
    (void)state;
    RULE("C-99");
    RULE("C-88");
    pos *p = ck("players=5 trade=off");
    pos_city(p, 0, "n12");
    pos_hand(p, 0, "ore:3");
    pos_hand(p, 1, "cloth:1");
    progress(p, 0, "crane:1 commercial_harbour:1 merchant_fleet:1 merchant:5");
    table *t = ck_table(p);
    play(t, "play_crane play_commercial_harbour play_merchant_fleet:ore");
    assert_int_equal(table_count(t, CRANE), 1);
    assert_int_equal(table_count(t, HARBOUR), 1);
    assert_int_equal(table_count(t, FLEET), 1 << CATAN_ORE);
    play(t, "end_turn");
    assert_asked(t, 0, "discard_progress");
    refuse(t, 0, "trade_bank:ore>wool", CATAN_E_NOT_ASKED);
    refuse(t, 0, "improve:trade", CATAN_E_NOT_ASKED);
    refuse(t, 0, "harbour_offer:s1", CATAN_E_NOT_ASKED);
    play_card(t, "discard_progress:merchant");
    assert_asked(t, 1, "special_building");
    assert_int_equal(table_count(t, CRANE), 0);
    assert_int_equal(table_count(t, HARBOUR), 0);
    assert_int_equal(table_count(t, HARBOUR_SEATS), 0);
    assert_int_equal(table_count(t, FLEET), 0);
    take_back(t, 2); /* in the turn again */
    play(t, "trade_bank:ore>wool improve:trade harbour_offer:s1 harbour_card:ore "
            "harbour_give:cloth");
    assert_hand(t, 0, "wool:1 cloth:1");
}

/* Printer and constitution are not played: there are no such moves. They lie open as they come. */
static void test_point_cards(void **state) {
    (void)state;
    RULE("C-114");
    RULE("C-128");
    RULE("C-89");
    pos *p = ck("players=3");
    tracks(p, 0, 0, 1, 1);
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    static const unsigned kinds[] = {64 + CATAN_PROGRESS_PRINTER, 64 + CATAN_PROGRESS_CONSTITUTION};
    for (int i = 0; i < 2; i++) {
        assert_string_equal(catan_move_kind_name(kinds[i]), "");
        assert_int_equal(catan_check(t->state, 0, catan_move_make(kinds[i], 0)),
                         CATAN_E_MOVE_UNKNOWN);
    }
    roll(t, 1, 1, "science");
    play(t, "draw_progress:printer");
    assert_points(t, 0, 1, 1);
    assert_int_equal(progress_held(t, 0), 0);
    take_back(t, 2);
    play(t, "event_die:politics draw_progress:constitution");
    assert_points(t, 0, 1, 1);
    assert_int_equal(progress_held(t, 0), 0);
    assert_int_equal(piece_of(t, CATAN_PIECE_CONSTITUTION, CATAN_NO_PLACE), 0);
    assert_under(t, "politics", ""); /* for good */
    assert_decks(t, 18, 17, 18);
}

/* --- under the deck of its colour --- */

/* It is drawn behind what lies there already, when what was shuffled is gone. */
static void test_drawn_again(void **state) {
    (void)state;
    RULE("C-86");
    RULE("C-87");
    pos *p = ck("players=2");
    pos_city(p, 0, "n12 n40");
    tracks(p, 0, 0, 0, 5);
    tracks(p, 1, 0, 0, 2);
    pos_field(p, "metropolises", "-,-,n12");
    pos_field(p, "printer", "s1");
    pos_field(p, "under_science",
              "alchemist+alchemist+crane+crane+irrigation+irrigation+inventor+inventor+engineer+"
              "medicine+medicine+smith+smith+road_building+road_building");
    progress(p, 0, "mining:2");
    table *t = ck_table(p);
    assert_decks(t, 18, 18, 15);
    play_card(t, "play_mining");
    assert_decks(t, 18, 18, 16);
    play_card(t, "play_mining");
    assert_under(t, "science",
                 "alchemist alchemist crane crane irrigation irrigation inventor inventor engineer "
                 "medicine medicine smith smith road_building road_building mining mining");
    play(t, "end_turn");
    roll(t, 1, 1, "science");
    assert_weights(t, "draw_progress:alchemist=1");
    play(t, "draw_progress:alchemist");
    assert_decks(t, 18, 18, 16);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_before_the_roll),     PLAY_TEST(test_in_others_turns),
        PLAY_TEST(test_in_special_building), PLAY_TEST(test_not_in_hand),
        PLAY_TEST(test_before_discards),     PLAY_TEST(test_wall_comes_too_late),
        PLAY_TEST(test_any_number),          PLAY_TEST(test_played_below_the_limit),
        PLAY_TEST(test_just_drawn),          PLAY_TEST(test_effects_end_behind_the_limit),
        PLAY_TEST(test_point_cards),         PLAY_TEST(test_drawn_again),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
