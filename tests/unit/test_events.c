/* Events of single moves, every kind and every reason, as each observer is told them. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "support/told.h"

/* Seat 0 has a settlement at h3 grain 12, h4 brick 6, h8 lumber 11; seat 1 a city at h7 grain 9, h8
 * lumber 11, h12 lumber 8. */
static pos *begin(const char *options, const char *question) {
    pos *p = pos_new(options);
    pos_settlement(p, 0, "n17");
    pos_city(p, 1, "n28");
    pos_turn(p, 0, question);
    return p;
}

/* Which cards are fresh is the active player's to know: that they are none, too. */
#define NO_LONGER_MINE                                                                             \
    "fresh.knight=? | fresh.point=? | fresh.road_building=? | fresh.plenty=? | fresh.monopoly=? "  \
    "| "

/* --- rolls --- */

static void test_roll(void **unused) {
    (void)unused;
    table *t = told_table(begin("players=3", "before_roll"));
    play(t, "roll");
    assert_all_told(t, 1, "s0 roll | ask chance dice");
    play(t, "dice:11");
    assert_told(t, 2,
                "chance dice:11 | dice 11 | h8 owes s0 lumber:1 | h8 owes s1 lumber:2 | "
                "bank>s0 lumber:1 production | bank>s1 lumber:2 production");
    assert_changed(t, 2, "rolled=11 | bank.lumber=16 | s0 hand=1 | s1 hand=2 | ask s0 action");
    assert_changed(t, 1,
                   "rolled=11 | bank.lumber=16 | s0 hand=1 | s1 hand.lumber=2 | s1 hand=2 | "
                   "ask s0 action");
    assert_changed(t, CATAN_ALL_SEEING,
                   "rolled=11 | bank.lumber=16 | s0 hand.lumber=1 | s0 hand=1 | "
                   "s1 hand.lumber=2 | s1 hand=2 | ask s0 action");
}

static void test_shortage(void **unused) {
    (void)unused;
    pos *p = begin("players=3", "before_roll");
    pos_bank(p, 2, "lumber:1");
    table *t = told_table(p);
    play(t, "roll dice:11");
    assert_told(t, CATAN_SPECTATOR,
                "chance dice:11 | dice 11 | h8 owes s0 lumber:1 | h8 owes s1 lumber:2 | "
                "short lumber");
    assert_changed(t, CATAN_SPECTATOR, "rolled=11 | ask s0 action");
    t = told_table(p);
    play(t, "roll dice:8"); /* seat 1 alone gets what is left */
    assert_told(t, CATAN_SPECTATOR,
                "chance dice:8 | dice 8 | h12 owes s1 lumber:2 | short lumber | "
                "bank>s1 lumber:1 production");
    p = begin("players=3", "before_roll");
    pos_robber(p, 8);
    t = told_table(p);
    play(t, "roll dice:11"); /* the robber's hex owes nothing */
    assert_told(t, 0, "chance dice:11 | dice 11");
}

static void test_deck_of_dice(void **unused) {
    (void)unused;
    table *t = told_table(begin("players=2 dice=deck", "before_roll"));
    play(t, "roll dice:4");
    assert_changed(t, 0, "rolled=4 | dice_left.4=2 | ask s0 action");
}

/* --- seven --- */

static void test_seven(void **unused) {
    (void)unused;
    pos *p = begin("players=3", "before_roll");
    pos_hand(p, 0, "wool:8");
    pos_hand(p, 1, "wool:2 ore:9");
    table *t = told_table(p);
    play(t, "roll dice:7");
    assert_all_told(t, 2, "chance dice:7 | dice 7 | rolled=7 | ask s0 discard 4 more:s1");
    play(t, "discard:wool");
    assert_all_told(t, 2,
                    "s0 discard:wool | s0>bank wool:1 discarded | bank.wool=10 | s0 hand=7 | "
                    "ask s0 discard 3 more:s1");
    play(t, "discard:wool discard:wool discard:wool");
    assert_changed(t, 1, "bank.wool=13 | s0 hand=4 | ask s1 discard 5");
    play(t, "discard:ore discard:ore discard:ore discard:ore discard:ore");
    assert_changed(t, CATAN_SPECTATOR, "bank.ore=15 | s1 hand=6 | ask s0 move_robber");
    play(t, "move_robber:h8");
    assert_all_told(t, 2, "s0 move_robber:h8 | -robber h9 | +robber h8 | ask s0 rob");
    play(t, "rob:s1");
    assert_all_told(t, 2, "s0 rob:s1 | ask chance steal");
    play(t, "steal:ore");
    assert_all_told(t, 0,
                    "chance steal:ore | s1>s0 ore:1 stolen | s0 hand.ore=1 | s0 hand=5 | "
                    "s1 hand=5 | ask s0 action");
    assert_all_told(t, 1,
                    "chance steal:ore | s1>s0 ore:1 stolen | s0 hand=5 | s1 hand.ore=3 | "
                    "s1 hand=5 | ask s0 action");
    assert_all_told(t, 2,
                    "chance steal:? | s1>s0 ?:1 stolen | s0 hand=5 | s1 hand=5 | ask s0 action");
    assert_all_told(t, CATAN_SPECTATOR,
                    "chance steal:? | s1>s0 ?:1 stolen | s0 hand=5 | s1 hand=5 | ask s0 action");
    assert_all_told(t, CATAN_ALL_SEEING,
                    "chance steal:ore | s1>s0 ore:1 stolen | s0 hand.ore=1 | s0 hand=5 | "
                    "s1 hand.ore=3 | s1 hand=5 | ask s0 action");
}

/* --- setup --- */

static void test_setup(void **unused) {
    (void)unused;
    table *t = table_new("players=2");
    told_log(t, catan_max_events(t->game));
    assert_all_told(t, 0, "");
    play(t, "first_player:s1");
    assert_all_told(t, 0, "chance first_player:s1 | ask s1 setup_settlement");
    play(t, "setup_settlement:n17");
    assert_all_told(t, 0,
                    "s1 setup_settlement:n17 | +s1 settlement n17 | s1 settlements=4 | "
                    "s1 points=1 | ask s1 setup_road");
    play(t, "setup_road:e19");
    assert_all_told(
        t, 0,
        "s1 setup_road:e19 | +s1 road e19 | s1 roads=14 | s1 route=1 | ask s0 setup_settlement");
    play(t, "setup_settlement:n0 setup_road:e0 setup_settlement:n28");
    assert_told(t, 1, "s0 setup_settlement:n28 | bank>s0 lumber:2 grain:1 setup");
    play(t, "setup_road:e34 setup_settlement:n36 setup_road:e52");
    assert_changed(t, 0,
                   "+s1 road e52 | +s1 turn | +s1 active | turn=1 | s1 roads=13 | "
                   "ask s1 before_roll");
}

/* --- building and buying --- */

static void test_building(void **unused) {
    (void)unused;
    pos *p = begin("players=2", "action");
    pos_road(p, 0, "e19 e12");
    pos_hand(p, 0, "lumber:2 brick:2 wool:1 grain:3 ore:3");
    table *t = told_table(p);
    play(t, "build_road:e7");
    assert_all_told(t, 1,
                    "s0 build_road:e7 | s0>bank lumber:1 brick:1 paid | +s0 road e7 | "
                    "bank.lumber=18 | bank.brick=18 | s0 hand=9 | s0 roads=12 | s0 route=3 | "
                    "ask s0 action");
    play(t, "build_settlement:n4");
    assert_told(t, 1, "s0 build_settlement:n4 | s0>bank lumber:1 brick:1 wool:1 grain:1 paid");
    play(t, "build_city:n17");
    assert_all_told(t, 1,
                    "s0 build_city:n17 | s0>bank grain:2 ore:3 paid | -s0 settlement n17 | "
                    "+s0 city n17 | bank.grain=19 | bank.ore=19 | s0 hand=0 | "
                    "s0 settlements=4 | s0 cities=3 | s0 points=3 | ask s0 action");
}

static void test_buying(void **unused) {
    (void)unused;
    pos *p = begin("players=2", "action");
    pos_hand(p, 0, "wool:2 grain:2 ore:2");
    table *t = told_table(p);
    play(t, "buy_development");
    assert_told(t, 1, "s0 buy_development | s0>bank wool:1 grain:1 ore:1 paid");
    play(t, "draw_development:plenty");
    assert_all_told(t, 0,
                    "chance draw_development:plenty | s0 bought plenty | deck=24 | "
                    "s0 development.plenty=1 | s0 development=1 | fresh.plenty=1 | fresh=1 | "
                    "ask s0 action");
    assert_all_told(t, 1,
                    "chance draw_development:? | s0 bought ? | deck=24 | s0 development=1 | "
                    "fresh=1 | ask s0 action");
    assert_all_told(t, CATAN_SPECTATOR,
                    "chance draw_development:? | s0 bought ? | deck=24 | s0 development=1 | "
                    "fresh=1 | ask s0 action");
    assert_all_told(t, CATAN_ALL_SEEING,
                    "chance draw_development:plenty | s0 bought plenty | deck.plenty=1 | deck=24 | "
                    "s0 development.plenty=1 | s0 development=1 | fresh.plenty=1 | fresh=1 | "
                    "ask s0 action");
    play(t, "end_turn"); /* what is fresh is the next one's to know: nothing */
    assert_changed(t, 0,
                   "-s0 turn | -s0 active | +s1 turn | +s1 active | turn=2 | " NO_LONGER_MINE
                   "fresh=0 | ask s1 before_roll");
}

/* --- trade --- */

static void test_bank_trade(void **unused) {
    (void)unused;
    pos *p = begin("players=2", "action");
    pos_hand(p, 0, "wool:5");
    table *t = told_table(p);
    play(t, "trade_bank:wool>ore");
    assert_all_told(t, 1,
                    "s0 trade_bank:wool>ore | s0>bank wool:4 bank_trade | "
                    "bank>s0 ore:1 bank_trade | bank.wool=18 | bank.ore=18 | s0 hand=2 | "
                    "ask s0 action");
}

static void test_trade(void **unused) {
    (void)unused;
    pos *p = begin("players=4 counter_offers=on", "action");
    pos_hand(p, 0, "wool:2");
    pos_hand(p, 1, "ore:1");
    pos_hand(p, 2, "ore:2");
    table *t = told_table(p);
    play(t, "offer_give:wool");
    assert_all_told(t, 3,
                    "s0 offer_give:wool | offers=1 | offer_give.wool=1 | "
                    "ask s0 compose_offer");
    play(t, "offer_want:ore");
    assert_all_told(t, 3, "s0 offer_want:ore | offer_want.ore=1 | ask s0 compose_offer");
    play(t, "offer_send:s1+s2+s3");
    assert_all_told(t, 3, "s0 offer_send:s1+s2+s3 | ask s1 answer_offer more:s2+s3");
    play(t, "accept");
    assert_all_told(t, 3, "s1 accept | ask s2 answer_offer more:s3 accepted:s1");
    play(t, "offer_give:ore offer_want:wool");
    assert_all_told(t, 3,
                    "s2 offer_want:wool | s2 counter_want.wool=1 | "
                    "ask s2 compose_counter more:s3 accepted:s1");
    play(t, "offer_send:s0");
    assert_all_told(t, 3, "s2 offer_send:s0 | ask s3 answer_offer accepted:s1 countered:s2");
    play(t, "reject");
    assert_all_told(t, 3, "s3 reject | ask s0 choose_answer accepted:s1 countered:s2");
    play(t, "confirm:s2");
    assert_all_told(t, 3,
                    "s0 confirm:s2 | s0>s2 wool:1 trade | s2>s0 ore:1 trade | "
                    "offer_give.wool=0 | offer_want.ore=0 | s2 counter_give.ore=0 | "
                    "s2 counter_want.wool=0 | ask s0 action");
    assert_changed(t, 0,
                   "offer_give.wool=0 | offer_want.ore=0 | s0 hand.wool=1 | s0 hand.ore=1 | "
                   "s2 counter_give.ore=0 | s2 counter_want.wool=0 | ask s0 action");
}

/* --- development cards --- */

static void test_knight_and_army(void **unused) {
    (void)unused;
    pos *p = begin("players=3", "before_roll");
    pos_knights(p, 0, 2);
    pos_cards(p, 0, "knight:1");
    table *t = told_table(p);
    play(t, "play_knight");
    assert_all_told(t, 2,
                    "s0 play_knight | s0 played knight | +s0 largest_army | card_played=1 | "
                    "s0 development=0 | s0 knights=3 | s0 points=3 | ask s0 move_robber");
}

static void test_monopoly(void **unused) {
    (void)unused;
    pos *p = begin("players=4", "action");
    pos_cards(p, 0, "monopoly:1");
    pos_hand(p, 0, "ore:1");
    pos_hand(p, 1, "wool:1 ore:3");
    pos_hand(p, 3, "ore:2");
    table *t = told_table(p);
    play(t, "play_monopoly:ore");
    assert_all_told(t, 2,
                    "s0 play_monopoly:ore | s0 played monopoly | s1>s0 ore:3 monopoly | "
                    "s3>s0 ore:2 monopoly | card_played=1 | s0 hand=6 | s1 hand=1 | s3 hand=0 | "
                    "s0 development=0 | ask s0 action");
}

static void test_plenty(void **unused) {
    (void)unused;
    pos *p = begin("players=2", "action");
    pos_cards(p, 0, "plenty:1");
    table *t = told_table(p);
    play(t, "play_plenty");
    assert_told(t, 1, "s0 play_plenty | s0 played plenty");
    assert_changed(t, 1, "card_played=1 | s0 development=0 | ask s0 take_card 2");
    play(t, "take:ore");
    assert_all_told(t, 1,
                    "s0 take:ore | bank>s0 ore:1 plenty | bank.ore=18 | s0 hand=1 | "
                    "ask s0 take_card 1");
}

static void test_road_building(void **unused) {
    (void)unused;
    pos *p = begin("players=2", "action");
    pos_cards(p, 0, "road_building:1");
    pos_road(p, 0, "e19 e12 e7 e1");
    table *t = told_table(p);
    play(t, "play_road_building");
    assert_changed(t, 1, "card_played=1 | s0 development=0 | ask s0 free_road 2");
    play(t, "free_road:e0");
    assert_all_told(t, 1,
                    "s0 free_road:e0 | +s0 road e0 | +s0 longest_road | s0 roads=10 | "
                    "s0 points=3 | s0 route=5 | ask s0 free_road 1");
    play(t, "decline");
    assert_all_told(t, 1, "s0 decline | ask s0 action");
}

/* --- special building, the end --- */

static void test_special_building(void **unused) {
    (void)unused;
    pos *p = pos_new("players=5 layout=auto");
    pos_turn(p, 0, "action");
    pos_hand(p, 1, "wool:1 grain:1 ore:1");
    table *t = told_table(p);
    play(t, "end_turn");
    assert_all_told(
        t, 0, "s0 end_turn | -s0 active | " NO_LONGER_MINE "ask s1 special_building more:s2+s3+s4");
    play(t, "buy_development draw_development:knight");
    assert_all_told(t, 0,
                    "chance draw_development:? | s1 bought ? | deck=33 | s1 development=1 | "
                    "ask s1 special_building more:s2+s3+s4");
    play(t, "pass pass pass pass");
    assert_all_told(t, 0,
                    "s4 pass | -s0 turn | +s1 turn | +s1 active | turn=2 | "
                    "ask s1 before_roll");
}

static void test_end(void **unused) {
    (void)unused;
    pos *p = begin("players=2 victory_points=4 max_turns=1", "action");
    pos_cards(p, 0, "point:2");
    pos_hand(p, 0, "wool:1 grain:1 ore:1");
    table *t = told_table(p);
    play(t, "end_turn");
    assert_all_told(t, 1, "s0 end_turn | s0 development.point=2 | over draw");
    t = told_table(p);
    play(t, "buy_development draw_development:point");
    assert_told(t, 0, "chance draw_development:point | s0 bought point");
    assert_all_told(t, 1,
                    "chance draw_development:? | s0 bought ? | deck=22 | s0 development.point=3 | "
                    "s0 development=3 | fresh=1 | over s0");
    assert_int_equal(catan_apply(t->state, CATAN_ANYONE, catan_move_roll()), CATAN_E_GAME_OVER);
    assert_told(t, 0, "chance draw_development:point | s0 bought point");
}

/* --- the log --- */

static void test_log_empties(void **unused) {
    (void)unused;
    pos *p = begin("players=3", "before_roll");
    table *t = told_table(p);
    catan_event none;
    assert_int_equal(catan_events(t->state, 0, &none, 1), 0);
    play(t, "roll dice:11");
    const char *line = table_line(t);
    assert_told(t, 0,
                "chance dice:11 | dice 11 | h8 owes s0 lumber:1 | h8 owes s1 lumber:2 | "
                "bank>s0 lumber:1 production | bank>s1 lumber:2 production");
    assert_int_equal(catan_undo(t->state), CATAN_OK);
    assert_int_equal(catan_events(t->state, 0, &none, 1), 0);
    play(t, "dice:3");
    assert_told(t, 0, "chance dice:3 | dice 3");
    table_read(t, line);
    assert_int_equal(catan_events(t->state, 0, &none, 1), 0);
    play(t, "end_turn");
    assert_told(t, 0, "s0 end_turn");
    table *other = pos_table(begin("players=3", "action"));
    told_log(other, 10);
    play(other, "end_turn");
    assert_told(other, 0, "s0 end_turn");
    /* a copy takes no log along, and empties the one that is there */
    catan_state *from = t->state, *copy = NULL;
    catan_layout layout = layout_info(t);
    size_t size = catan_state_size(t->game, 0, 100);
    assert_int_equal(catan_state_init(&copy, play_memory(size), size, t->game, &layout, 0, 100),
                     CATAN_OK);
    assert_int_equal(catan_state_copy(copy, from), CATAN_OK);
    assert_int_equal(catan_events(copy, 0, &none, 1), 0);
    assert_told(t, 0, "s0 end_turn"); /* and leaves the other alone */
    assert_int_equal(catan_apply(copy, 1, catan_move_roll()), CATAN_OK);
    assert_true(catan_events(copy, 0, &none, 1) > 0);
    assert_int_equal(catan_state_copy(copy, from), CATAN_OK);
    assert_int_equal(catan_events(copy, 0, &none, 1), 0);
}

/* A call that fails changes nothing, the log neither. */
static void test_log_stays(void **unused) {
    (void)unused;
    table *t = told_table(begin("players=3", "before_roll"));
    play(t, "roll dice:11");
    const char *told = told_text(t, 0, 0, 99);
    assert_int_not_equal(catan_apply(t->state, 1, catan_move_end_turn()), CATAN_OK);
    assert_int_not_equal(catan_apply(t->state, 0, catan_move_roll()), CATAN_OK);
    assert_int_not_equal(catan_apply_listed(t->state, catan_move_roll()), CATAN_OK);
    assert_int_not_equal(catan_apply_listed(t->state, catan_move_build_road(0)), CATAN_OK);
    told_is(told_text(t, 0, 0, 99), told, __FILE__, __LINE__);
    /* a text with a fault on its surface, and one whose position is not sound */
    assert_int_not_equal(catan_position_parse(t->state, "catan1 |", NULL), CATAN_OK);
    told_is(told_text(t, 0, 0, 99), told, __FILE__, __LINE__);
    char *line = play_memory(4000);
    snprintf(line, 4000, "%s", table_line(t));
    char *bank = strstr(line, "bank=16");
    assert_non_null(bank);
    bank[6] = '7';
    assert_int_equal(catan_position_parse(t->state, line, NULL), CATAN_E_POSITION_CARDS);
    told_is(told_text(t, 0, 0, 99), told, __FILE__, __LINE__);
    bank[6] = '6'; /* a fault that shows when all but it was recomputed */
    char *turn = strstr(line, "tasks=turn.s0");
    assert_non_null(turn);
    turn[12] = '1';
    assert_int_equal(catan_position_parse(t->state, line, NULL), CATAN_E_POSITION_TASK);
    told_is(told_text(t, 0, 0, 99), told, __FILE__, __LINE__);
    catan_state *stranger = pos_table(pos_new("players=4"))->state;
    assert_int_equal(catan_state_copy(t->state, stranger), CATAN_E_MISMATCH);
    told_is(told_text(t, 0, 0, 99), told, __FILE__, __LINE__);
    while (catan_undo(t->state) == CATAN_OK) {
    }
    play(t, "roll");
    told = told_text(t, 0, 0, 99);
    catan_state *scratch = NULL;
    catan_layout layout = layout_info(t);
    size_t size = catan_state_size(t->game, 0, 9);
    assert_int_equal(catan_state_init(&scratch, play_memory(size), size, t->game, &layout, 0, 9),
                     CATAN_OK);
    assert_int_equal(catan_apply(scratch, CATAN_CHANCE, catan_move_first_player(0)), CATAN_OK);
    assert_int_equal(catan_undo(scratch), CATAN_E_NO_UNDO);
    assert_true(catan_events(scratch, 0, NULL, 0) >= 2);
}

/* A log that is too short keeps the first events and counts the others. */
static void test_short_logs(void **unused) {
    (void)unused;
    static const char *const kept[] = {"chance dice:11 | ",
                                       "dice 11 | ",
                                       "h8 owes s0 lumber:1 | ",
                                       "h8 owes s1 lumber:2 | ",
                                       "bank>s0 lumber:1 production | ",
                                       "bank>s1 lumber:2 production | "};
    for (uint32_t room = 1; room <= 7; room++) {
        table *t = pos_table(begin("players=3", "before_roll"));
        told_log(t, room);
        play(t, "roll dice:11");
        char *text = play_memory(1000);
        for (uint32_t i = 0; i < room && i < 6; i++) {
            strcat(text, kept[i]);
        }
        if (room < 6) {
            sprintf(text + strlen(text), "dropped %u | ", 6 - room);
        }
        told_is(told_text(t, 2, 0, CATAN_EVENT_PLAYED),
                told_text(t, CATAN_SPECTATOR, 0, CATAN_EVENT_PLAYED), __FILE__, __LINE__);
        static catan_event events[64];
        uint32_t n = catan_events(t->state, 2, events, 64);
        char *told = play_memory(2000), one[400];
        for (uint32_t i = 0; i < n && events[i].kind != CATAN_EVENT_COUNTER; i++) {
            told_one(t, &events[i], one);
            sprintf(told + strlen(told), "%s | ", one);
        }
        assert_string_equal(told, text);
        assert_changed(t, 2, "rolled=11 | bank.lumber=16 | s0 hand=1 | s1 hand=2 | ask s0 action");
    }
}

static void test_no_log(void **unused) {
    (void)unused;
    table *t = pos_table(begin("players=3", "before_roll"));
    play(t, "roll");
    assert_int_equal(catan_events(t->state, 0, NULL, 0), 0);
    assert_int_equal(catan_events(NULL, 0, NULL, 0), 0);
    t = told_table(begin("players=3", "before_roll"));
    play(t, "roll");
    assert_int_equal(catan_events(t->state, 0, NULL, 0), 2);
    assert_int_equal(catan_events(t->state, 0, NULL, 1), 0);
    static const int32_t none[] = {3, 6, CATAN_CHANCE, CATAN_NOBODY, CATAN_ANYONE, -6, 255};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        assert_int_equal(catan_events(t->state, none[i], NULL, 0), 0);
    }
}

/* --- masked moves --- */

#define assert_masked(t, observer, move, text)                                                     \
    do {                                                                                           \
        char masked[64];                                                                           \
        catan_move m =                                                                             \
            catan_move_masked((t)->state, observer, play_move_of(t, move, __FILE__, __LINE__));    \
        assert_int_equal(catan_move_format(masked, sizeof masked, (t)->game, m), CATAN_OK);        \
        assert_string_equal(masked, text);                                                         \
    } while (0)

static void test_masked_moves(void **unused) {
    (void)unused;
    pos *p = begin("players=4", "action");
    pos_hand(p, 0, "wool:1 grain:1 ore:1");
    pos_hand(p, 1, "ore:2");
    pos_cards(p, 0, "knight:1");
    table *t = told_table(p);
    assert_masked(t, 3, "buy_development", "buy_development");
    assert_masked(t, 3, "build_road:e5", "build_road:e5");
    assert_masked(t, 0, "steal:ore", "steal:?"); /* not due */
    play(t, "buy_development");
    assert_masked(t, 0, "draw_development:knight", "draw_development:knight");
    assert_masked(t, 1, "draw_development:knight", "draw_development:?");
    assert_masked(t, CATAN_SPECTATOR, "draw_development:knight", "draw_development:?");
    assert_masked(t, CATAN_ALL_SEEING, "draw_development:knight", "draw_development:knight");
    play(t, "draw_development:point play_knight move_robber:h8 rob:s1");
    assert_masked(t, 0, "steal:ore", "steal:ore");
    assert_masked(t, 1, "steal:ore", "steal:ore");
    assert_masked(t, 2, "steal:ore", "steal:?");
    assert_masked(t, 3, "steal:ore", "steal:?");
    assert_masked(t, CATAN_SPECTATOR, "steal:ore", "steal:?");
    assert_masked(t, CATAN_ALL_SEEING, "steal:ore", "steal:ore");
    assert_int_equal(catan_move_masked(t->state, 4, catan_move_steal(0)), CATAN_MOVE_NONE);
    assert_int_equal(catan_move_masked(NULL, 0, catan_move_steal(0)), CATAN_MOVE_NONE);
    assert_int_equal(catan_move_masked(t->state, 0, CATAN_MOVE_NONE), CATAN_MOVE_NONE);
    assert_int_equal(catan_move_masked(t->state, 0, 0xff000000), CATAN_MOVE_NONE);
    /* a masked move is none that can be made */
    catan_move masked = catan_move_masked(t->state, 2, catan_move_steal(CATAN_ORE));
    assert_int_equal(catan_check(t->state, CATAN_CHANCE, masked), CATAN_E_MOVE_UNKNOWN);
    assert_int_equal(catan_apply(t->state, CATAN_CHANCE, masked), CATAN_E_MOVE_UNKNOWN);
    assert_int_equal(catan_apply_listed(t->state, masked), CATAN_E_MOVE_UNKNOWN);
}

/* --- names --- */

static void test_names(void **unused) {
    (void)unused;
    static const char *const events[] = {
        "",       "move",   "dice",    "production", "shortage", "cards",           "bought",
        "played", "placed", "removed", "counter",    "asked",    "ended",           "dropped",
        "board",  "face",   "attack",  "drew",       "returned", "played_progress", "spied",
        "die",    ""};
    static const char *const reasons[] = {"",
                                          "production",
                                          "setup",
                                          "paid",
                                          "bank_trade",
                                          "trade",
                                          "stolen",
                                          "discarded",
                                          "monopoly",
                                          "plenty",
                                          "gold",
                                          "discovery",
                                          "aqueduct",
                                          "mining",
                                          "irrigation",
                                          "wedding",
                                          "harbour",
                                          "master_merchant",
                                          "income",
                                          "market",
                                          "rain",
                                          "tax",
                                          ""};
    for (uint32_t i = 0; i < sizeof events / sizeof *events; i++) {
        assert_string_equal(catan_event_name(i), events[i]);
    }
    for (uint32_t i = 0; i < sizeof reasons / sizeof *reasons; i++) {
        assert_string_equal(catan_reason_name(i), reasons[i]);
    }
    assert_string_equal(catan_event_name(UINT32_MAX), "");
    assert_string_equal(catan_reason_name(UINT32_MAX), "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_roll),          PLAY_TEST(test_shortage),
        PLAY_TEST(test_deck_of_dice),  PLAY_TEST(test_seven),
        PLAY_TEST(test_setup),         PLAY_TEST(test_building),
        PLAY_TEST(test_buying),        PLAY_TEST(test_bank_trade),
        PLAY_TEST(test_trade),         PLAY_TEST(test_knight_and_army),
        PLAY_TEST(test_monopoly),      PLAY_TEST(test_plenty),
        PLAY_TEST(test_road_building), PLAY_TEST(test_special_building),
        PLAY_TEST(test_end),           PLAY_TEST(test_log_empties),
        PLAY_TEST(test_log_stays),     PLAY_TEST(test_short_logs),
        PLAY_TEST(test_no_log),        PLAY_TEST(test_masked_moves),
        PLAY_TEST(test_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
