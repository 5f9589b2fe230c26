/* A variant by a module of the test build (tests/modules): prices that change from turn to turn. */
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
#include "support/rule.h"

enum { WORDS = 1024, MOVES = 1024, STEPS = 48, TEXT = 4096, JOURNAL = 1 << 16 };

static _Alignas(16) unsigned char game_memory[1 << 17], memory[2][1 << 17];
static catan_game *game;
static catan_state *st, *other;

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

static void apply(const char *move) {
    catan_move m;
    assert_int_equal(catan_move_parse(&m, game, move), CATAN_OK);
    assert_int_equal(catan_apply(st, CATAN_ANYONE, m), CATAN_OK);
    check_text();
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cheap_wool_listed),
        cmocka_unit_test(test_cheap_wool_paid),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
