/* Rules beyond the base game, by two modules of the test build (tests/modules): scripted rolls of a
 * landing, its positions as text, random play with undo, and a variant of prices. `--trace` prints
 * the scripted rolls, a line a step. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "catan/catan.h"
#include "core/state.h"
#include "modules/kinds.h"
#include "support/rule.h"

enum { WORDS = 1024, MOVES = 1024, STEPS = 48, TEXT = 4096, JOURNAL = 1 << 16 };

static _Alignas(16) unsigned char game_memory[1 << 17], memory[2][1 << 17];
static catan_game *game;
static catan_state *st, *other;
static int tracing;

static void begin(const catan_config *config, uint64_t seed) {
    catan_layout layout;
    catan_rng rng;
    catan_rng_seed(&rng, seed);
    assert_int_equal(catan_game_init(&game, game_memory, sizeof game_memory, config, NULL),
                     CATAN_OK);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng), CATAN_OK);
    assert_int_equal(catan_state_init(&st, memory[0], sizeof memory[0], game, &layout, JOURNAL, 0),
                     CATAN_OK);
    assert_int_equal(
        catan_state_init(&other, memory[1], sizeof memory[1], game, &layout, JOURNAL, 0), CATAN_OK);
}

static int32_t parse(const char *text) { return catan_position_parse(st, text, NULL); }

static void begin_at(const char *text) {
    catan_config config;
    assert_int_equal(catan_config_parse(&config, sizeof config, text), CATAN_OK);
    begin(&config, 1);
    assert_int_equal(parse(text), CATAN_OK);
}

static const char *text_of(const catan_state *state) {
    static char text[TEXT];
    assert_in_range(catan_position_format(text, sizeof text, state), 1, sizeof text - 1);
    return text;
}

static int says(const char *part) { return strstr(text_of(st), part) != NULL; }

/* The text holds the whole position, the moves that are open included. */
static void check_text(void) {
    static catan_move mine[MOVES], theirs[MOVES];
    assert_int_equal(catan_position_parse(other, text_of(st), NULL), CATAN_OK);
    assert_true(catan_state_equal(st, other));
    assert_int_equal(catan_hash(st), catan_hash(other));
    assert_int_equal(catan_actor(st), catan_actor(other));
    assert_int_equal(catan_question(st), catan_question(other));
    uint32_t n = catan_moves(st, mine, MOVES);
    assert_int_equal(catan_moves(other, theirs, MOVES), n);
    assert_memory_equal(mine, theirs, n * sizeof *mine);
}

/* --- scripts --- */

typedef struct snapshot {
    uint64_t words[WORDS], hash;
} snapshot;

static void take(snapshot *to) {
    assert_in_range(catan_position_size(game), 8, sizeof to->words);
    memcpy(to->words, catan__words_const(st), catan_position_size(game));
    to->hash = catan_hash(st);
}

static void check_same(const snapshot *as) {
    assert_memory_equal(catan__words_const(st), as->words, catan_position_size(game));
    assert_int_equal(catan_hash(st), as->hash);
}

/* One decision: who has it, what is asked, what is open (write_list()), and what is chosen; at the
 * end of a script nothing is. */
typedef struct step {
    int32_t actor, question;
    const char *list, *move;
} step;

/* "roll build_road:e1,e2", and with the weights of chance "steal:ore*1,wool*2". */
static void write_list(char *out, size_t capacity) {
    catan_move moves[MOVES];
    uint32_t weights[64], n = catan_moves(st, moves, MOVES), last = 0;
    uint32_t chances = catan_chance_weights(st, weights, 64);
    size_t at = 0;
    assert_true(chances == (catan_actor(st) == CATAN_CHANCE ? n : 0));
    for (uint32_t i = 0; i < n; i++) {
        char text[64];
        assert_int_equal(catan_move_format(text, sizeof text, game, moves[i]), CATAN_OK);
        const char *argument = strchr(text, ':');
        int again = moves[i] >> 24 == last && argument != NULL;
        at += (size_t)snprintf(out + at, capacity - at, "%s%s",
                               again     ? ","
                               : at == 0 ? ""
                                         : " ",
                               again ? argument + 1 : text);
        at += chances == 0 ? 0
                           : (size_t)snprintf(out + at, capacity - at, "*%u", (unsigned)weights[i]);
        last = moves[i] >> 24;
        assert_true(at < capacity);
    }
    out[at] = '\0';
}

static void trace(unsigned number, const step *s) {
    static const char *const own[] = {"(event die)", "(lose a city)", "(choose a deck)",
                                      "(draw a card)"};
    char actor[16] = "chance";
    const char *name = s->question >= TEST_ASK_EVENT ? own[s->question - TEST_ASK_EVENT]
                                                     : catan_question_name(s->question);
    if (s->actor >= 0) {
        snprintf(actor, sizeof actor, "seat %d", (int)s->actor);
    }
    printf("%2u  %-6s  %-15s  %s\n", number, actor, name, s->move != NULL ? s->move : "...");
}

static void check_step(const step *s) {
    char list[1024];
    write_list(list, sizeof list);
    assert_string_equal(list, s->list);
    assert_int_equal(catan_actor(st), s->actor);
    assert_int_equal(catan_question(st), s->question);
    check_text();
}

static void make(const step *s) {
    catan_move move;
    assert_int_equal(catan_move_parse(&move, game, s->move), CATAN_OK);
    int32_t stranger = s->actor == 3 ? 0 : s->actor == CATAN_CHANCE ? 1 : CATAN_CHANCE;
    assert_int_equal(catan_apply(st, stranger, move), CATAN_E_NOT_YOUR_TURN);
    assert_int_equal(catan_apply(st, s->actor, move), CATAN_OK);
    catan_move_info info;
    catan_move_describe(&info, sizeof info, move);
    assert_int_equal(catan_undo_reveals(st), info.chance);
}

/* Plays a script, takes everything back move by move, and plays it again. */
static void play(const char *title, const char *text, const step *script) {
    static snapshot before[STEPS];
    unsigned n = 0;
    begin_at(text);
    if (tracing) {
        printf("%s\n", title);
    }
    for (;; n++) {
        assert_true(n < STEPS);
        take(&before[n]);
        check_step(&script[n]);
        if (tracing) {
            trace(n + 1, &script[n]);
        }
        if (script[n].move == NULL) {
            break;
        }
        make(&script[n]);
    }
    assert_int_equal(catan_undo_depth(st), n);
    for (unsigned i = n; i-- > 0;) {
        assert_int_equal(catan_undo(st), CATAN_OK);
        check_same(&before[i]);
        assert_int_equal(catan_undo_depth(st), i);
        check_step(&script[i]);
    }
    assert_int_equal(catan_undo(st), CATAN_E_NO_UNDO);
    assert_string_equal(text_of(st), text);
    for (unsigned i = 0; i < n; i++) {
        check_same(&before[i]);
        make(&script[i]);
    }
    check_same(&before[n]);
}

#define CONFIG "catan1 layout=beginner first_player=0 trade=off test_landing=on | "
#define BOARD                                                                                      \
    "board=O10,S2,L9,W12,B6,S4,B10,W9,L11,D,L3,O8,L8,O3,W4,S5,B5,W6,S11 harbours=SBAWALOAA "       \
    "turn=9 "
#define ROADS " roads=e14+e43/e31+e67/e4+e40/e21+e60"
#define DECKS                                                                                      \
    " landing_science=2.2.2.2.1.2.1.2.2.2 landing_politics=2.2.2.2.2.2.3.2.1 "                     \
    "landing_trade=6.2.2.2.2.4"
#define ALL_SUMS "dice:2*1,3*2,4*3,5*4,6*5,7*6,8*5,9*4,10*3,11*2,12*1"
#define ALL_FACES "test_event:0*3,1*1,2*1,3*1"
#define ALL_HEXES "move_robber:h0,h1,h2,h3,h4,h5,h6,h7,h8,h10,h11,h12,h13,h14,h15,h16,h17,h18"

/* Six cities against a strength of five; three players have the lowest. */
static const char lost_text[] =
    CONFIG BOARD "seat=s1 active=s1 rolled=10 robber=h9 bank=13.12.13.15.16 deck=14.5.2.2.2 "
                 "tasks=turn.s1.0.0.0.0 "
                 "cities=n13+n19+n29+n33+n46+n51 hand=1.0.0.1/3.1.2.0.2/2.2.1.1.1/0.4.3.2 "
                 "buildings=n13+n29/n20+n51/n2+n33/n19+n46" ROADS " landing_ship=6" DECKS
                 " landing_strength=1/2/1/1";

static const step lost_script[] = {
    {1, CATAN_ASK_BEFORE_ROLL, "roll", "roll"},
    {CATAN_CHANCE, CATAN_ASK_DICE, ALL_SUMS, "dice:7"},
    {CATAN_CHANCE, TEST_ASK_EVENT, ALL_FACES, "test_event:0"},
    {2, TEST_ASK_LOSE_CITY, "test_lose_city:n33", "test_lose_city:n33"},
    {3, TEST_ASK_LOSE_CITY, "test_lose_city:n19,n46", "test_lose_city:n46"},
    {0, TEST_ASK_LOSE_CITY, "test_lose_city:n13,n29", "test_lose_city:n13"},
    {1, CATAN_ASK_DISCARD, "discard:lumber,brick,wool", "discard:lumber"},
    {1, CATAN_ASK_DISCARD, "discard:lumber,brick,wool", "discard:brick"},
    {1, CATAN_ASK_DISCARD, "discard:wool,ore", "discard:wool"},
    {1, CATAN_ASK_DISCARD, "discard:wool,ore", "discard:ore"},
    {3, CATAN_ASK_DISCARD, "discard:brick,wool", "discard:brick"},
    {3, CATAN_ASK_DISCARD, "discard:brick,wool", "discard:brick"},
    {3, CATAN_ASK_DISCARD, "discard:brick,wool,grain", "discard:wool"},
    {3, CATAN_ASK_DISCARD, "discard:wool,grain", "discard:grain"},
    {1, CATAN_ASK_MOVE_ROBBER, ALL_HEXES, "move_robber:h5"},
    {1, CATAN_ASK_ROB, "rob:s0,s3", "rob:s3"},
    {CATAN_CHANCE, CATAN_ASK_STEAL, "steal:brick*2,wool*2,grain*1", "steal:grain"},
    {1, CATAN_ASK_ACTION, "end_turn buy_development test_muster", "test_muster"},
    {1, CATAN_ASK_ACTION, "end_turn", "end_turn"},
    {2, CATAN_ASK_BEFORE_ROLL, "roll", NULL},
};

static void check_seat(unsigned seat, unsigned points, unsigned settlements, unsigned cities) {
    catan_seat_info info;
    assert_int_equal(catan_seat_get(&info, sizeof info, st, seat), CATAN_OK);
    assert_int_equal(info.points, points);
    assert_int_equal(info.settlements, settlements);
    assert_int_equal(info.cities, cities);
}

static void test_lost_fight(void **state) {
    (void)state;
    RULE("C-24");
    RULE("C-69");
    RULE("C-70");
    RULE("C-74");
    play("1. The fight is lost; then discards, robber, theft", lost_text, lost_script);
    check_seat(0, 3, 4, 3);
    check_seat(1, 3, 4, 3);
    check_seat(2, 2, 3, 4);
    check_seat(3, 3, 4, 3);
    assert_true(says(" cities=n19+n29+n51 "));
    assert_false(says("landing_ship"));
    assert_true(says(" landing_strength=0/1/0/0"));
}

/* Four cities against a strength of five; two players have the highest. One card is left in the
 * first deck. */
static const char won_text[] = CONFIG BOARD
    "seat=s3 active=s3 rolled=10 robber=h9 bank=12.16.14.12.15 deck=14.5.2.2.2 "
    "tasks=turn.s3.0.0.0.0 "
    "cities=n13+n33+n46+n51 hand=0.0.2/2.2.2.2.1/1.1.1.1.3/4.0.0.4 "
    "buildings=n13+n29/n20+n51/n2+n33/n19+n46" ROADS " landing_ship=6 landing_science=1 "
    "landing_politics=2.2.2.2.2.2.3.2.1 landing_trade=6.2.2.2.2.4 landing_strength=2/0/2/1 "
    "landing_drawn=5/4/4/4";

static const step won_script[] = {
    {3, CATAN_ASK_BEFORE_ROLL, "roll", "roll"},
    {CATAN_CHANCE, CATAN_ASK_DICE, ALL_SUMS, "dice:7"},
    {CATAN_CHANCE, TEST_ASK_EVENT, ALL_FACES, "test_event:0"},
    {0, TEST_ASK_CHOOSE_DECK, "test_choose_deck:0,1,2", "test_choose_deck:0"},
    {CATAN_CHANCE, TEST_ASK_DRAW_CARD, "test_draw_card:0*1", "test_draw_card:0"},
    {2, TEST_ASK_CHOOSE_DECK, "test_choose_deck:1,2", "test_choose_deck:2"},
    {CATAN_CHANCE, TEST_ASK_DRAW_CARD, "test_draw_card:0*6,1*2,2*2,3*2,4*2,5*4",
     "test_draw_card:5"},
    {3, CATAN_ASK_DISCARD, "discard:lumber,grain", "discard:lumber"},
    {3, CATAN_ASK_DISCARD, "discard:lumber,grain", "discard:grain"},
    {3, CATAN_ASK_DISCARD, "discard:grain", "discard:grain"},
    {3, CATAN_ASK_DISCARD, "discard:grain", "discard:grain"},
    {1, CATAN_ASK_DISCARD, "discard:lumber,brick,wool", "discard:wool"},
    {1, CATAN_ASK_DISCARD, "discard:wool,grain", "discard:grain"},
    {1, CATAN_ASK_DISCARD, "discard:grain", "discard:grain"},
    {1, CATAN_ASK_DISCARD, "discard:ore", "discard:ore"},
    {3, CATAN_ASK_MOVE_ROBBER, ALL_HEXES, "move_robber:h0"},
    {3, CATAN_ASK_ACTION, "end_turn test_muster", "end_turn"},
    {0, CATAN_ASK_BEFORE_ROLL, "roll", NULL},
};

static void test_won_fight(void **state) {
    (void)state;
    RULE("C-24");
    RULE("C-72");
    RULE("C-74");
    play("2. The fight is won by two alike; then discards, robber", won_text, won_script);
    assert_true(says(" cities=n13+n33+n46+n51 "));
    assert_false(says("landing_ship"));
    assert_false(says("landing_science"));
    assert_false(says("landing_strength"));
    assert_false(says("landing_defender"));
    assert_true(says(" landing_trade=6.2.2.2.2.3 "));
    assert_true(says(" landing_drawn=6/4/5/4"));
}

/* --- other outcomes of a landing, one roll each --- */

/* Seat 1 is about to roll; nobody holds cards. */
static void begin_before(const char *option, const char *cities, const char *buildings,
                         const char *rest) {
    char text[TEXT];
    snprintf(text, sizeof text,
             "catan1%s layout=beginner first_player=0 trade=off test_landing=on | " BOARD
             "seat=s1 active=s1 rolled=10 robber=h9 bank=19.19.19.19.19 deck=14.5.2.2.2 "
             "tasks=turn.s1.0.0.0.0%s "
             "buildings=%s" ROADS "%s",
             option, cities, buildings, rest);
    begin_at(text);
}

static void apply(const char *move) {
    catan_move m;
    assert_int_equal(catan_move_parse(&m, game, move), CATAN_OK);
    assert_int_equal(catan_apply(st, CATAN_ANYONE, m), CATAN_OK);
    check_text();
}

static void roll(const char *dice, const char *event) {
    apply("roll");
    apply(dice);
    apply(event);
}

#define PIECES "n13+n29/n20+n51/n2+n33/n19+n46"

static void test_step(void **state) {
    (void)state;
    RULE("C-6");
    begin_before("", " cities=n13", PIECES, " landing_ship=5" DECKS);
    roll("dice:2", "test_event:0"); /* not there yet */
    assert_int_equal(catan_question(st), CATAN_ASK_ACTION);
    assert_true(says(" landing_ship=6"));
    begin_before("", " cities=n13", PIECES, " landing_ship=6" DECKS);
    roll("dice:2", "test_event:3"); /* a gate */
    assert_int_equal(catan_question(st), CATAN_ASK_ACTION);
    assert_true(says(" landing_ship=6"));
}

static void test_defender(void **state) {
    (void)state;
    RULE("C-67"); /* equality defends */
    RULE("C-71"); /* even without a city */
    begin_before("", " cities=n13+n51", PIECES,
                 " landing_ship=6" DECKS " landing_strength=0/0/2/0");
    roll("dice:2", "test_event:0");
    assert_int_equal(catan_question(st), CATAN_ASK_ACTION);
    assert_true(says(" landing_defender=0/0/1/0"));
    check_seat(2, 3, 3, 4);
    assert_int_equal(catan_undo(st), CATAN_OK);
    check_seat(2, 2, 3, 4);
}

static void test_nobody(void **state) {
    (void)state;
    RULE("C-73");
    RULE("E120");
    begin_before("", "", PIECES, " landing_ship=6" DECKS);
    roll("dice:2", "test_event:0");
    assert_int_equal(catan_question(st), CATAN_ASK_ACTION);
    assert_false(says("landing_ship"));
    assert_false(says("landing_defender"));
}

static void test_all_decks_empty(void **state) {
    (void)state;
    RULE("C-72");
    begin_before("", " cities=n13", PIECES,
                 " landing_ship=6 landing_strength=2/1/2/2 landing_drawn=54/0/0/0");
    roll("dice:2", "test_event:0");
    assert_int_equal(catan_question(st), CATAN_ASK_ACTION);
    begin_before(
        "", " cities=n13", PIECES,
        " landing_ship=6 landing_science=1 landing_strength=2/1/2/2 landing_drawn=53/0/0/0");
    roll("dice:2", "test_event:0");
    assert_int_equal(catan_actor(st),
                     2); /* the first of three after seat 1, and the only one to draw */
    apply("test_choose_deck:0");
    apply("test_draw_card:0");
    assert_int_equal(catan_question(st), CATAN_ASK_ACTION);
    assert_true(says(" landing_drawn=53/0/1/0"));
}

static void test_who_can_lose(void **state) {
    (void)state;
    RULE("C-68"); /* seats 0 and 2 have no city, seat 3 the lower strength of the others */
    begin_before("", " cities=n19+n46+n51", PIECES,
                 " landing_ship=6" DECKS " landing_strength=0/2/0/0");
    roll("dice:2", "test_event:0");
    assert_int_equal(catan_actor(st), 3);
    apply("test_lose_city:n19");
    assert_int_equal(catan_question(st), CATAN_ASK_ACTION);
    /* Without a settlement in supply (C-77 is left out) the next one loses. */
    begin_before("", " cities=n36+n51", "n13+n29/n20+n51/n2+n33/n0+n10+n16+n19+n36+n46",
                 " landing_ship=6" DECKS " landing_strength=0/1/0/0");
    roll("dice:2", "test_event:0");
    assert_int_equal(catan_actor(st), 1);
    apply("test_lose_city:n51");
    check_seat(1, 2, 3, 4);
    check_seat(3, 7, 0, 3);
}

static void test_produces_as_settlement(void **state) {
    (void)state;
    RULE("C-27");
    RULE("E112");
    begin_before("", " cities=n33", PIECES, " landing_ship=6" DECKS);
    roll("dice:9", "test_event:0"); /* h7, fields, at n33; h2, forest, at n2 */
    apply("test_lose_city:n33");
    assert_true(says(" hand=-/-/1.0.0.1/- "));
    begin_before("", " cities=n33", PIECES, " landing_ship=6" DECKS);
    roll("dice:9", "test_event:1");
    assert_true(says(" hand=-/-/1.0.0.2/- "));
}

/* Points win in one's own turn, and then nothing pending happens: no discards, no robber. */
static void test_won_by_defending(void **state) {
    (void)state;
    RULE("C-76");
    RULE("G-10");
    begin_before(" victory_points=4", " cities=n51", PIECES,
                 " landing_ship=6" DECKS " landing_strength=0/1/0/0");
    roll("dice:7", "test_event:0");
    assert_int_equal(catan_result(st), 1);
    assert_false(says(" tasks="));
    assert_int_equal(catan_undo(st), CATAN_OK);
    assert_int_equal(catan_result(st), CATAN_RUNNING);
    begin_before(" victory_points=4", " cities=n2", PIECES,
                 " landing_ship=6" DECKS " landing_strength=0/0/1/0");
    roll("dice:2", "test_event:0");
    check_seat(2, 4, 4, 3);
    assert_int_equal(catan_result(st), CATAN_RUNNING); /* not in seat 1's turn */
    apply("end_turn");
    assert_int_equal(catan_result(st), 2);
}

/* --- texts that are refused --- */

static void refused(const char *from, const char *to, int32_t status) {
    char text[TEXT], good[TEXT];
    strcpy(good, text_of(st));
    const char *at = strstr(good, from);
    assert_non_null(at);
    snprintf(text, sizeof text, "%.*s%s%s", (int)(at - good), good, to, at + strlen(from));
    assert_int_equal(parse(text), status);
    assert_string_equal(text_of(st), good);
}

static void test_refused_mid_fight(void **state) {
    (void)state;
    begin_at(lost_text);
    refused("landing_ship=6", "landing_ship=7", CATAN_E_POSITION_TURN);
    refused("landing_strength=1/", "landing_strength=13/", CATAN_E_POSITION_PIECES);
    refused("landing_science=2.", "landing_science=3.", CATAN_E_POSITION_DECK);
    refused("landing_science=2.", "landing_science=1.", CATAN_E_POSITION_DECK);
    refused("landing_science=2.2.2.2.1.2.1.2.2.2", "landing_science=2.2.2.2.1.2.1.2.2.2.1",
            CATAN_E_POSITION_DECK);
    refused("landing_strength=1/2/1/1", "landing_strength=1/2/1/1 landing_defender=61/0/0/0",
            CATAN_E_POSITION_AWARD);
    refused("turn.s1.0.0.0.0", "turn.s1.1.0.0.0+test_event.chance.0.0.0.0", CATAN_E_POSITION_TASK);
    roll("dice:7", "test_event:0");
    apply("test_lose_city:n33");
    assert_true(says("+roll.-.2.0.7.0+test_lose.s3.0.1.0.0 "));
    refused("test_lose.s3.0.1.", "test_lose.s1.0.1.",
            CATAN_E_POSITION_TASK); /* not one of the weakest */
    refused("test_lose.s3.0.1.", "test_lose.s3.0.3.", CATAN_E_POSITION_TASK);
    refused("test_lose.s3.0.1.", "test_lose.s3.0.9.", CATAN_E_POSITION_TASK); /* twice in it */
    refused("test_lose.s3.0.1.", "test_lose.s2.0.1.", CATAN_E_POSITION_TASK); /* has no city left */
    refused("test_lose.s3.0.1.", "test_lose.s3.1.1.", CATAN_E_POSITION_TASK);
    refused("test_lose.s3.0.1.0.0", "test_lose.s3.0.1.0.1", CATAN_E_POSITION_TASK);
    refused("roll.-.2.", "roll.-.1.", CATAN_E_POSITION_TASK); /* another stage */
    refused("roll.-.2.", "roll.-.3.", CATAN_E_POSITION_TASK);
    refused("roll.-.2.0.7.", "roll.-.2.0.8.", CATAN_E_POSITION_TASK);
    refused("+roll.-.2.0.7.0", "", CATAN_E_POSITION_TASK);
    refused("landing_ship=7", "landing_ship=6", CATAN_E_POSITION_TURN);
    refused("landing_ship=7", "landing_ship=8", CATAN_E_POSITION_TURN);
}

static void test_refused_mid_draw(void **state) {
    (void)state;
    begin_at(won_text);
    roll("dice:7", "test_event:0");
    assert_true(says("+roll.-.2.0.7.0+test_draw.s0.0.4.0.0 "));
    refused("test_draw.s0.0.4.0.0", "test_draw.s1.0.4.0.0", CATAN_E_POSITION_TASK);
    refused("test_draw.s0.0.4.0.0", "test_draw.s0.0.5.0.0", CATAN_E_POSITION_TASK);
    refused("test_draw.s0.0.4.0.0", "test_draw.s0.0.4.1.0", CATAN_E_POSITION_TASK);
    refused("test_draw.s0.0.4.0.0", "test_draw.s0.1.4.0.0", CATAN_E_POSITION_TASK);
    refused("test_draw.s0.0.4.0.0", "test_draw.chance.0.4.0.0", CATAN_E_POSITION_TASK);
    refused("test_draw.s0.0.4.0.0", "test_draw.chance.1.4.3.0",
            CATAN_E_POSITION_TASK); /* no such deck */
    apply("test_choose_deck:0");
    apply("test_draw_card:0");
    apply("test_choose_deck:1");
    assert_true(says("+test_draw.chance.1.0.1.2 "));
    refused("test_draw.chance.1.0.1.2", "test_draw.chance.1.0.0.2",
            CATAN_E_POSITION_TASK); /* empty */
    refused("test_draw.chance.1.0.1.2", "test_draw.chance.1.0.1.3", CATAN_E_POSITION_TASK);
    refused("landing_strength=2/0/2/1", "landing_strength=2/0/3/1",
            CATAN_E_POSITION_TASK); /* alone in front */
}

/* --- random play --- */

typedef struct tally {
    unsigned long moves, lost, drawn, forced;
} tally;

/* A move is legal exactly if it is listed, for every move of the module's kinds. */
static void check_listed(const catan_move *moves, uint32_t n) {
    for (uint32_t kind = CATAN_MOVE_TEST_EVENT; kind <= CATAN_MOVE_TEST_DRAW_CARD; kind++) {
        for (uint32_t argument = 0; argument < 96; argument++) {
            uint32_t listed = 0;
            for (uint32_t i = 0; i < n; i++) {
                listed += moves[i] == (kind << 24 | argument);
            }
            assert_int_equal(catan_check(st, CATAN_ANYONE, kind << 24 | argument) == CATAN_OK,
                             listed);
        }
    }
}

/* One move forwards, back, and forwards again. */
static void play_one(catan_rng *rng, tally *t) {
    static snapshot before, after;
    static catan_move moves[MOVES];
    uint32_t n = catan_moves(st, moves, MOVES), depth = catan_undo_depth(st);
    catan_move move = catan_random_move(st, rng);
    if (t->moves % 8 == 0) {
        check_listed(moves, n);
    }
    take(&before);
    assert_int_equal(catan_apply(st, CATAN_ANYONE, move), CATAN_OK);
    take(&after);
    assert_int_equal(catan_undo(st), CATAN_OK);
    check_same(&before);
    assert_in_range(catan_undo_depth(st), 0, depth);
    assert_int_equal(catan_apply_listed(st, move), CATAN_OK);
    check_same(&after);
    check_text(); /* the other state's caches are computed anew */
    t->moves++;
    t->lost += move >> 24 == CATAN_MOVE_TEST_LOSE_CITY;
    t->forced += move >> 24 == CATAN_MOVE_TEST_LOSE_CITY && n == 1;
    t->drawn += move >> 24 == CATAN_MOVE_TEST_DRAW_CARD;
}

static void play_game(uint64_t seed, tally *t) {
    catan_config config;
    catan_rng rng;
    catan_rng_seed(&rng, seed);
    assert_int_equal(catan_config_init(&config, sizeof config), CATAN_OK);
    config.players = (uint8_t)(2 + seed % 5);
    config.victory_points = seed % 3 == 0 ? 0 : 20;
    config.trade = seed % 4 == 0;
    config.dice = seed % 2;
    config.max_turns = 400;
    assert_int_equal(catan_config_set(&config, "test_landing", "on"), CATAN_OK);
    assert_int_equal(catan_config_set(&config, "test_cheap_wool", seed % 2 == 0 ? "on" : "off"),
                     CATAN_OK);
    begin(&config, seed);
    while (catan_result(st) == CATAN_RUNNING) {
        play_one(&rng, t);
    }
    assert_int_equal(catan_moves(st, NULL, 0), 0);
}

/* Games from the scripts' positions see more cities than those from the beginning. */
static void play_from(const char *text, uint64_t seed, tally *t) {
    catan_rng rng;
    catan_rng_seed(&rng, seed);
    begin_at(text);
    for (unsigned i = 0; i < 60 && catan_result(st) == CATAN_RUNNING; i++) {
        play_one(&rng, t);
    }
}

/* Plays 20,000 moves at least, and for CATAN_PROPERTY_SECONDS if they are set. */
static void test_random_play(void **state) {
    (void)state;
    const char *seconds = getenv("CATAN_PROPERTY_SECONDS");
    time_t end = time(NULL) + (seconds != NULL ? atol(seconds) : 0);
    tally t = {0};
    for (uint64_t seed = 0; t.moves < 20000 || time(NULL) < end; seed++) {
        play_game(seed, &t);
        for (uint64_t i = 0; i < 20; i++) {
            play_from(i % 2 == 0 ? lost_text : won_text, 100 * seed + i, &t);
        }
    }
    print_message("%lu moves, %lu cities lost (%lu by choice), %lu cards drawn\n", t.moves, t.lost,
                  t.lost - t.forced, t.drawn);
    assert_true(t.lost >= t.forced + 10 && t.forced >= 10 && t.drawn >= 100);
}

/* --- without the module --- */

static void test_switched_off(void **state) {
    (void)state;
    catan_config config;
    catan_move move;
    assert_int_equal(catan_config_init(&config, sizeof config), CATAN_OK);
    begin(&config, 1);
    size_t size = catan_position_size(game);
    assert_false(says("landing"));
    assert_int_equal(catan_move_parse(&move, game, "test_muster"), CATAN_E_MOVE_UNKNOWN);
    assert_int_equal(catan_check(st, CATAN_ANYONE, (catan_move)CATAN_MOVE_TEST_EVENT << 24),
                     CATAN_E_MOVE_UNKNOWN);
    assert_int_equal(catan_config_set(&config, "test_landing", "on"), CATAN_OK);
    begin(&config, 1);
    assert_int_equal(catan_position_size(game), size + 8 * (4 + 4));
    assert_int_equal(catan_move_parse(&move, game, "test_muster"), CATAN_OK);
}

/* --- the variant of prices --- */

/* In a turn of that number, seat 1 holds these cards and can build a settlement at n14 or n24 only.
 */
static void begin_turn_of(unsigned number, const char *option, const char *hand, const char *bank) {
    char text[TEXT];
    snprintf(text, sizeof text,
             "catan1 layout=beginner first_player=0 trade=off%s | "
             "board=O10,S2,L9,W12,B6,S4,B10,W9,L11,D,L3,O8,L8,O3,W4,"
             "S5,B5,W6,S11 harbours=SBAWALOAA turn=%u seat=s1 active=s1 rolled=10 robber=h9 "
             "bank=%s deck=14.5.2.2.2 "
             "tasks=turn.s1.1.0.0.0 hand=-/%s/-/- buildings=n8+n29/n20+n51/n2+n33/n46 "
             "roads=e7+e43/e29+e30+e31+e67/e4+e40/e60",
             option, number, bank, hand);
    begin_at(text);
}

#define CHEAP " test_cheap_wool=on"

static void test_cheap_wool_listed(void **state) {
    (void)state;
    RULE("B-50");
    catan_move move;
    for (unsigned number = 1; number <= 50; number++) {
        for (unsigned on = 0; on < 2; on++) {
            int cheap = on && number % 7 == 0;
            begin_turn_of(number, on ? CHEAP : "", "1.1.0.1", "18.18.19.18.19");
            assert_int_equal(catan_move_parse(&move, game, "build_settlement:n24"), CATAN_OK);
            assert_int_equal(catan_check(st, 1, move), cheap ? CATAN_OK : CATAN_E_CANNOT_PAY);
            char list[256];
            write_list(list, sizeof list);
            assert_int_equal(strstr(list, "build_settlement:") != NULL, cheap);
            assert_int_equal(strstr(list, "build_road:") != NULL, 1); /* other prices are as ever */
        }
    }
}

static void check_paid(unsigned number, const char *hand, const char *bank) {
    static snapshot before;
    begin_turn_of(number, CHEAP, "2.2.2.2.2", "17.17.17.17.17");
    take(&before);
    apply("build_settlement:n24");
    assert_true(says(hand));
    assert_true(says(bank));
    assert_int_equal(catan_undo(st), CATAN_OK);
    check_same(&before);
    apply("buy_development");
    apply("draw_development:knight");
    assert_true(says(" hand=-/2.2.1.1.1/-/- ")); /* wool as ever */
}

static void test_cheap_wool_paid(void **state) {
    (void)state;
    RULE("B-50");
    RULE("B-51");
    check_paid(13, " hand=-/1.1.1.1.2/-/- ", " bank=18.18.18.18.17 ");
    check_paid(14, " hand=-/1.1.2.1.2/-/- ", " bank=18.18.17.18.17 ");
    check_paid(15, " hand=-/1.1.1.1.2/-/- ", " bank=18.18.18.18.17 ");
}

int main(int argc, char **argv) {
    const struct CMUnitTest scripts[] = {
        cmocka_unit_test(test_lost_fight),
        cmocka_unit_test(test_won_fight),
    };
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lost_fight),
        cmocka_unit_test(test_won_fight),
        cmocka_unit_test(test_step),
        cmocka_unit_test(test_defender),
        cmocka_unit_test(test_nobody),
        cmocka_unit_test(test_all_decks_empty),
        cmocka_unit_test(test_who_can_lose),
        cmocka_unit_test(test_produces_as_settlement),
        cmocka_unit_test(test_won_by_defending),
        cmocka_unit_test(test_refused_mid_fight),
        cmocka_unit_test(test_refused_mid_draw),
        cmocka_unit_test(test_random_play),
        cmocka_unit_test(test_switched_off),
        cmocka_unit_test(test_cheap_wool_listed),
        cmocka_unit_test(test_cheap_wool_paid),
    };
    tracing = argc == 2 && strcmp(argv[1], "--trace") == 0;
    return tracing ? cmocka_run_group_tests(scripts, NULL, NULL)
                   : cmocka_run_group_tests(tests, NULL, NULL);
}
