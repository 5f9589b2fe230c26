/* Position texts that must be refused, each for its reason, with the state as it was; and odd ones
 * that are sound. What an embedder reads from a stranger comes through this door. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "catan/catan.h"

static _Alignas(16) uint8_t game_memory[1 << 17], state_memory[16384];
static catan_game *game;
static catan_state *state;

#define BOARD                                                                                      \
    "board=L6,O2,B5,W3,L9,S10,W8,L8,L4,O11,W3,O4,D,S5,S6,S11,W10,B9,B12 harbours=AWOAALSAB"
#define BANK " bank=19.19.19.19.19"
#define DECK " deck=14.5.2.2.2"
#define TURN " turn=3 seat=s0 active=s0"
#define ROBBER " robber=h12"
#define ROLL_FIRST " tasks=turn.s0.0.0.0.0"
#define SEVEN " tasks=turn.s0.1.0.0.0+roll.-.1.0.7.0+"

typedef struct row {
    const char *options, *text;
    int32_t status;
    const char *at; /* how the text goes on at the fault; null: not looked at */
} row;

static const row rows[] = {
    /* the text itself */
    {"", BOARD ROBBER BANK DECK TURN ROLL_FIRST, CATAN_E_TEXT_FIELD, "turn="},
    {"", BOARD TURN ROBBER BANK BANK DECK ROLL_FIRST, CATAN_E_TEXT_FIELD, "bank="},
    {"", BOARD TURN ROBBER " " BANK DECK ROLL_FIRST, CATAN_E_TEXT_FIELD, NULL},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST " ", CATAN_E_TEXT_FIELD, NULL},
    {"", BOARD " turn=03 seat=s0 active=s0" ROBBER BANK DECK ROLL_FIRST, CATAN_E_TEXT_RANGE,
     "turn="},
    {"", BOARD " turn=4294967296 seat=s0 active=s0" ROBBER BANK DECK ROLL_FIRST, CATAN_E_TEXT_RANGE,
     "turn="},
    {"", BOARD " turn=3 seat=s4 active=s0" ROBBER BANK DECK ROLL_FIRST, CATAN_E_TEXT_RANGE,
     "seat="},
    {"", BOARD TURN " robber=h19" BANK DECK ROLL_FIRST, CATAN_E_TEXT_RANGE, "robber="},
    {"", BOARD TURN ROBBER " bank=19.19.19.19.19.0" DECK ROLL_FIRST, CATAN_E_TEXT_RANGE, "bank="},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST " roads=e1+e0/-/-/-", CATAN_E_TEXT_RANGE, "roads="},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST " roads=e1/-/-", CATAN_E_TEXT_RANGE, "roads="},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST " roads=e1/-/-/-/-", CATAN_E_TEXT_SYNTAX, "roads="},
    {"", BOARD TURN ROBBER BANK DECK " tasks=turn.s0.0.0.0", CATAN_E_TEXT_RANGE, "tasks="},
    {"", BOARD TURN ROBBER BANK DECK " tasks=turn.s0.0.0.0.0.0", CATAN_E_TEXT_RANGE, "tasks="},
    {"", BOARD TURN ROBBER BANK DECK " tasks=", CATAN_E_TEXT_RANGE, "tasks="},
    {"", BOARD TURN " played=0" ROBBER BANK DECK ROLL_FIRST, CATAN_E_TEXT_SYNTAX, "played="},
    {"players=3 ", BOARD TURN ROBBER BANK DECK ROLL_FIRST, CATAN_E_TEXT_CONFIG, NULL},
    {"players=4 ", BOARD TURN ROBBER BANK DECK ROLL_FIRST, CATAN_E_TEXT_SYNTAX, NULL},
    {"dice=deck trade=off ", BOARD TURN ROBBER BANK DECK ROLL_FIRST, CATAN_E_TEXT_CONFIG, NULL},
    {"trade=off dice=deck ", BOARD TURN ROBBER BANK DECK ROLL_FIRST, CATAN_E_TEXT_SYNTAX, NULL},
    /* cards, pieces, places */
    {"", BOARD TURN ROBBER " bank=18.19.19.19.19" DECK ROLL_FIRST, CATAN_E_POSITION_CARDS, "bank="},
    {"", BOARD TURN ROBBER " bank=19.19.19.19.19.1" DECK ROLL_FIRST, CATAN_E_POSITION_CARDS,
     "bank="},
    {"", BOARD TURN ROBBER BANK " deck=13.5.2.2.2" ROLL_FIRST, CATAN_E_POSITION_DECK, "deck="},
    {"", BOARD TURN ROBBER BANK " deck=14.5.3.2.2" ROLL_FIRST, CATAN_E_POSITION_DECK, "deck="},
    {"", BOARD TURN ROBBER BANK DECK " fresh=1" ROLL_FIRST, CATAN_E_POSITION_DECK, "fresh="},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST " cities=n5", CATAN_E_POSITION_PLACE, "cities="},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST " buildings=n5/n5/-/-", CATAN_E_POSITION_PLACE,
     "buildings="},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST " buildings=n0/n3/-/-", CATAN_E_POSITION_DISTANCE,
     "buildings="},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST " buildings=n0+n1+n2+n7+n8+n9/-/-/-",
     CATAN_E_POSITION_PIECES, "buildings="},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST " roads=e7/e7/-/-", CATAN_E_POSITION_PLACE,
     "roads="},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST " roads=e0+e1+e2+e3+e4/-/-/-",
     CATAN_E_POSITION_AWARD, NULL},
    {"", BOARD TURN ROBBER " longest_road=s1" BANK DECK ROLL_FIRST, CATAN_E_POSITION_AWARD,
     "longest_road="},
    {"", BOARD TURN ROBBER " largest_army=s1" BANK DECK ROLL_FIRST, CATAN_E_POSITION_AWARD,
     "largest_army="},
    {"",
     "board=L6,O2,B5,W3,L9,S10,W8,L8,L4,O11,W3,O4,D4,S5,S6,S11,W10,B9,B12 harbours=AWOAALSAB" TURN
         ROBBER BANK DECK ROLL_FIRST,
     CATAN_E_POSITION_BOARD, "board="},
    {"",
     "board=~,O2,B5,W3,L9,S10,W8,L8,L4,O11,W3,O4,D,S5,S6,S11,W10,B9,B12 harbours=AWOAALSAB" TURN
         ROBBER BANK DECK ROLL_FIRST,
     CATAN_E_POSITION_BOARD, "board="},
    /* the turn and its tasks */
    {"", BOARD TURN " hold=1" ROBBER BANK DECK ROLL_FIRST, CATAN_E_POSITION_TURN, "hold="},
    {"", BOARD " turn=3 active=s0" ROBBER BANK DECK ROLL_FIRST, CATAN_E_POSITION_TURN, NULL},
    {"", BOARD " turn=3 seat=s0 active=s1" ROBBER BANK DECK ROLL_FIRST, CATAN_E_POSITION_TURN,
     "active="},
    {"", BOARD TURN " rolled=1" ROBBER BANK DECK ROLL_FIRST, CATAN_E_POSITION_TURN, "rolled="},
    {"", BOARD TURN ROBBER " result=1" BANK DECK, CATAN_E_POSITION_TURN, "result="},
    {"",
     BOARD TURN ROBBER " bank=19.19.19.19.19 deck=14.1.2.2.2" ROLL_FIRST
                       " cities=n0+n1+n2 cards=0.4/-/-/- buildings=n0+n1+n2/-/-/-",
     CATAN_E_POSITION_TURN, NULL}, /* ten points, and running */
    {"", BOARD TURN ROBBER BANK DECK, CATAN_E_POSITION_TASK, NULL},
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST "+turn.s0.0.0.0.0", CATAN_E_POSITION_TASK,
     "tasks="},
    {"", BOARD TURN ROBBER BANK DECK " tasks=turn.s1.0.0.0.0", CATAN_E_POSITION_TASK, "tasks="},
    {"", BOARD TURN ROBBER BANK DECK " tasks=turn.-.0.0.0.0", CATAN_E_POSITION_TASK, "tasks="},
    {"", BOARD TURN " rolled=7" ROBBER BANK DECK SEVEN "discard.s0.0.0.4.0", CATAN_E_POSITION_TASK,
     "tasks="}, /* nothing in hand */
    {"",
     BOARD TURN " rolled=7" ROBBER " bank=9.19.19.19.19" DECK SEVEN
                "discard.s0.0.2.5.0 hand=10/-/-/-",
     CATAN_E_POSITION_TASK, "tasks="}, /* nothing in the next one's hand */
    {"", BOARD ROBBER BANK DECK " tasks=first.chance.0.0.0.0 buildings=n0+n1+n2+n7+n8/-/-/-",
     CATAN_E_POSITION_TASK, "tasks="}, /* no settlements left to begin with */
    {"", BOARD ROBBER BANK DECK " tasks=setup.s0.0.0.0.0 buildings=n0/-/-/-", CATAN_E_POSITION_TASK,
     "tasks="},
    {"", BOARD ROBBER BANK DECK " tasks=setup.s0.0.0.0.0 roads=e0/-/-/-", CATAN_E_POSITION_TASK,
     "tasks="},
    {"", BOARD ROBBER BANK DECK " tasks=setup.s1.0.0.0.0", CATAN_E_POSITION_TASK, "tasks="},
    {"", BOARD ROBBER BANK DECK " tasks=setup.s0.0.0.8.0", CATAN_E_POSITION_TASK, "tasks="},
    {"", BOARD TURN ROBBER BANK DECK " give=1" ROLL_FIRST, CATAN_E_POSITION_TASK, "give="},
    {"trade=off ",
     BOARD TURN ROBBER " bank=18.19.19.19.19" DECK
                       " give=1 tasks=turn.s0.1.0.0.0+offer.s0.0.0.0.0 hand=1/-/-/-",
     CATAN_E_POSITION_TASK, "give="}, /* and no offer was begun */
    {"", BOARD TURN ROBBER " result=254" BANK DECK, CATAN_E_POSITION_TURN, "result="},
    /* odd, but sound */
    {"", BOARD TURN ROBBER BANK DECK ROLL_FIRST, CATAN_OK, NULL},
    {"", BOARD TURN BANK DECK ROLL_FIRST, CATAN_OK, NULL}, /* no robber */
    {"", BOARD " turn=999999999 seat=s0 active=s0" ROBBER BANK DECK ROLL_FIRST, CATAN_OK, NULL},
    {"", BOARD ROBBER BANK DECK " tasks=setup.s0.0.0.0.0", CATAN_OK, NULL},
    {"max_turns=1 ", BOARD TURN ROBBER " result=254" BANK DECK, CATAN_OK, NULL},
    {"offers_per_turn=0 ",
     BOARD TURN " offers=255" ROBBER " bank=18.19.19.19.19" DECK
                " tasks=turn.s0.1.0.0.0 hand=1/-/-/-",
     CATAN_OK, NULL},
};
enum { ROWS = sizeof rows / sizeof *rows };

static void begin(const catan_config *config) {
    catan_layout layout;
    catan_rng rng;
    catan_rng_seed(&rng, 1);
    assert_int_equal(catan_game_init(&game, game_memory, sizeof game_memory, config, NULL),
                     CATAN_OK);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng), CATAN_OK);
    assert_int_equal(
        catan_state_init(&state, state_memory, sizeof state_memory, game, &layout, 8000, 0),
        CATAN_OK);
    assert_int_equal(catan_playout(state, &rng, 9), CATAN_OK);
}

static void check_refused(const row *r, const char *text) {
    size_t where = 0;
    uint64_t hash = catan_hash(state);
    int32_t status = catan_position_parse(state, text, &where);
    if (status != r->status) {
        fail_msg("%s, not %s: %s", catan_status_name(status), catan_status_name(r->status), text);
    }
    assert_true(catan_hash(state) == hash);
    assert_int_equal(catan_undo_depth(state), 9);
    assert_true(where <= strlen(text));
    if (r->at != NULL && strncmp(text + where, r->at, strlen(r->at)) != 0) {
        fail_msg("the fault is told at \"%s\", not at \"%s\"", text + where, r->at);
    }
}

/* Reads it, plays on, comes back, and is written as it was. */
static void check_sound(const char *text) {
    char again[2000];
    catan_rng rng;
    catan_rng_seed(&rng, 2);
    assert_int_equal(catan_position_parse(state, text, NULL), CATAN_OK);
    assert_int_equal(catan_undo_depth(state), 0);
    assert_int_equal(catan_playout(state, &rng, 60), CATAN_OK);
    assert_true(catan_position_format(again, sizeof again, state) < sizeof again);
    catan_state *other = NULL;
    static _Alignas(16) uint8_t memory[16384];
    catan_layout layout;
    assert_int_equal(catan_layout_get(&layout, sizeof layout, state), CATAN_OK);
    assert_int_equal(catan_state_init(&other, memory, sizeof memory, game, &layout, 0, 0),
                     CATAN_OK);
    assert_int_equal(catan_position_parse(other, again, NULL), CATAN_OK);
    assert_int_equal(catan_state_equal(other, state), 1);
    while (catan_undo(state) == CATAN_OK) {
    }
    catan_position_format(again, sizeof again, state);
    assert_string_equal(again, text);
}

static void test_rows(void **ignored) {
    (void)ignored;
    for (int i = 0; i < ROWS; i++) {
        char text[2000];
        catan_config config;
        catan_config_init(&config, sizeof config);
        snprintf(text, sizeof text, "catan1 %s|", rows[i].options);
        if (rows[i].status != CATAN_E_TEXT_CONFIG) {
            catan_config_parse(&config, sizeof config, text);
        }
        begin(&config);
        snprintf(text, sizeof text, "catan1 %s| %s", rows[i].options, rows[i].text);
        if (rows[i].status == CATAN_OK) {
            check_sound(text);
        } else {
            check_refused(&rows[i], text);
        }
    }
}

/* What is no position text at all. */
static void test_rubbish(void **ignored) {
    static const char *const texts[] = {"",
                                        " ",
                                        "catan",
                                        "catan1",
                                        "catan1 ",
                                        "catan1|",
                                        "catan1  |",
                                        "Catan1 |",
                                        "catan2 |",
                                        "catan1 | ",
                                        "catan1 |x",
                                        "catan1 players |",
                                        "catan1 players= |",
                                        "catan1 =4 |",
                                        "catan1 players=7 |",
                                        "catan1 players=-3 |",
                                        "catan1 players=3 players=3 |",
                                        "catan1 nothing=1 |",
                                        "catan1 | =",
                                        "catan1 | board",
                                        "catan1 | board=",
                                        "catan1 | \xff\xfe",
                                        "catan1 | \n"};
    (void)ignored;
    catan_config config;
    catan_config_init(&config, sizeof config);
    begin(&config);
    uint64_t hash = catan_hash(state);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        size_t where = 0;
        assert_int_not_equal(catan_position_parse(state, texts[i], &where), CATAN_OK);
        assert_true(where <= strlen(texts[i]));
        assert_true(catan_hash(state) == hash);
        assert_int_equal(catan_undo_depth(state), 9);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_rows),
        cmocka_unit_test(test_rubbish),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
