/* Lines of records, good and bad; masked moves as text, which no state takes; and from where a
 * record may begin. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "test_api_blocks.h"

#include "catan/event.h"

static catan_game *game;
static catan_state *state;

static int set_up(void **ignored) {
    (void)ignored;
    game = game_of(3);
    state = state_of(game, 8000);
    return 0;
}
static int tear_down(void **ignored) {
    (void)ignored;
    free(state);
    free(game);
    return 0;
}

typedef struct row {
    const char *line;
    int32_t status, kind, who;
    const char *text; /* of those that have one */
} row;

static const row rows[] = {
    {"", CATAN_OK, CATAN_RECORD_NONE, CATAN_NOBODY, NULL},
    {"\n", CATAN_OK, CATAN_RECORD_NONE, CATAN_NOBODY, NULL},
    {"\r\n", CATAN_OK, CATAN_RECORD_NONE, CATAN_NOBODY, NULL},
    {"# anything at all\n", CATAN_OK, CATAN_RECORD_NONE, CATAN_NOBODY, NULL},
    {"catan-record 1 rules 1\n", CATAN_OK, CATAN_RECORD_FORMAT, CATAN_NOBODY, NULL},
    {"catan-record 1 rules 7", CATAN_OK, CATAN_RECORD_FORMAT, CATAN_NOBODY, NULL},
    {"observer all\r\n", CATAN_OK, CATAN_RECORD_OBSERVER, CATAN_ALL_SEEING, NULL},
    {"observer spectator", CATAN_OK, CATAN_RECORD_OBSERVER, CATAN_SPECTATOR, NULL},
    {"observer s5", CATAN_OK, CATAN_RECORD_OBSERVER, 5, NULL},
    {"tag name some text \n", CATAN_OK, CATAN_RECORD_TAG, CATAN_NOBODY, "some text "},
    {"tag name", CATAN_OK, CATAN_RECORD_TAG, CATAN_NOBODY, ""},
    {"tag n\xc3\xa4me t\xc3\xa4xt", CATAN_OK, CATAN_RECORD_TAG, CATAN_NOBODY, "t\xc3\xa4xt"},
    {"map catanmap1 ...", CATAN_OK, CATAN_RECORD_MAP, CATAN_NOBODY, "catanmap1 ..."},
    {"start catan1 | x\n", CATAN_OK, CATAN_RECORD_START, CATAN_NOBODY, "catan1 | x"},
    {"1 chance dice:8\n", CATAN_OK, CATAN_RECORD_MOVE, CATAN_CHANCE, NULL},
    {"999999999 s2 roll", CATAN_OK, CATAN_RECORD_MOVE, 2, NULL},
    {"12 chance steal:?", CATAN_OK, CATAN_RECORD_MOVE, CATAN_CHANCE, NULL},
    {"12 chance draw_development:?", CATAN_OK, CATAN_RECORD_MOVE, CATAN_CHANCE, NULL},
    {"result s2", CATAN_OK, CATAN_RECORD_RESULT, CATAN_NOBODY, NULL},
    {"result draw", CATAN_OK, CATAN_RECORD_RESULT, CATAN_NOBODY, NULL},
    {"result running", CATAN_OK, CATAN_RECORD_RESULT, CATAN_NOBODY, NULL},
    {"catan-record 2 rules 1", CATAN_E_RECORD_FORMAT, 0, 0, NULL},
    {"catan-record 2 anything else", CATAN_E_RECORD_FORMAT, 0, 0, NULL},
    {"catan-record 1 rules 0", CATAN_E_TEXT_RANGE, 0, 0, NULL},
    {"catan-record 1 rules 01", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"catan-record 1 rules", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"catan-record 1 rules 1 ", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"catan-record 1", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"catan-record", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"catan-record x", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {" ", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"\r", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"\n\n", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"# a\x01", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"# a\x7f", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"observer", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"observer nobody", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"observer s6", CATAN_E_TEXT_RANGE, 0, 0, NULL},
    {"observer all ", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"tag", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"tag ", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"tag name ", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"tag  text", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"map", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"start ", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"result", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"result s6", CATAN_E_TEXT_RANGE, 0, 0, NULL},
    {"result chance", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"0 s1 roll", CATAN_E_TEXT_RANGE, 0, 0, NULL},
    {"01 s1 roll", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"1000000000 s1 roll", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"1 s3 roll", CATAN_E_TEXT_RANGE, 0, 0, NULL}, /* three players */
    {"1 s1", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"1  s1 roll", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"1 s1 roll ", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"1 s1 rolls", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"1 s1 dice:8", CATAN_E_TEXT_RANGE, 0, 0, NULL}, /* a seat throws no dice */
    {"1 chance roll", CATAN_E_TEXT_RANGE, 0, 0, NULL},
    {"1 s1 build_road:e99", CATAN_E_TEXT_RANGE, 0, 0, NULL},
    {"1 s1 build_road:?", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"1 chance dice:?", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"1 chance steal:??", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"1 chance steal?", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
    {"1 s1 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", CATAN_E_TEXT_SYNTAX, 0, 0,
     NULL},
    {"moves", CATAN_E_TEXT_SYNTAX, 0, 0, NULL},
};

static void test_lines(void **ignored) {
    (void)ignored;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        catan_record_line line;
        size_t length = strlen(rows[i].line);
        char *exact = block_of(length + 1);
        memcpy(exact, rows[i].line, length);
        memset(&line, PATTERN, sizeof line);
        int32_t status = catan_record_parse(&line, sizeof line, game, exact, length);
        if (status != rows[i].status) {
            fail_msg("%s: %s", rows[i].line, catan_status_name(status));
        }
        if (status != CATAN_OK) {
            assert_true(untouched(&line, sizeof line));
        } else {
            assert_int_equal(line.kind, rows[i].kind);
            assert_int_equal(line.who, rows[i].who);
        }
        if (rows[i].text != NULL) {
            assert_int_equal(line.length, strlen(rows[i].text));
            assert_memory_equal(exact + line.text, rows[i].text, line.length);
        }
        free(exact);
    }
}

static void test_members(void **ignored) {
    catan_record_line line;
    (void)ignored;
    static const char move[] = "12 s2 build_road:e40", tag[] = "tag name text", zero[] = "# \0";
    assert_int_equal(catan_record_parse(&line, sizeof line, game, move, strlen(move)), CATAN_OK);
    assert_true(line.ply == 12 && line.who == 2 && line.move == catan_move_build_road(40));
    assert_int_equal(catan_record_parse(&line, sizeof line, NULL, move, strlen(move)),
                     CATAN_E_ARGUMENT);
    assert_int_equal(catan_record_parse(&line, sizeof line, NULL, tag, strlen(tag)), CATAN_OK);
    assert_true(line.name == 4 && line.name_length == 4 && line.text == 9 && line.length == 4);
    assert_int_equal(catan_record_parse(&line, sizeof line, NULL, "result draw", 11), CATAN_OK);
    assert_int_equal(line.result, CATAN_DRAW);
    assert_int_equal(catan_record_parse(&line, sizeof line, NULL, "result s4", 9), CATAN_OK);
    assert_int_equal(line.result, 4);
    assert_int_equal(catan_record_parse(&line, sizeof line, NULL, "catan-record 1 rules 3", 22),
                     CATAN_OK);
    assert_int_equal(line.rule_revision, 3);
    assert_int_equal(catan_record_parse(&line, sizeof line, NULL, zero, 3), CATAN_E_TEXT_SYNTAX);
}

/* What is hidden has a text only where something can be hidden, and is no move (H-2, H-3). */
static void test_hidden(void **ignored) {
    char text[48];
    (void)ignored;
    for (uint32_t kind = 1; kind < 256; kind++) {
        catan_move move = kind << 24 | CATAN_HIDDEN, back = 0;
        int hides = kind == CATAN_MOVE_STEAL || kind == CATAN_MOVE_DRAW_DEVELOPMENT;
        assert_int_equal(catan_move_format(text, sizeof text, game, move),
                         hides ? CATAN_OK : CATAN_E_MOVE_UNKNOWN);
        if (hides) {
            assert_int_equal(catan_move_parse(&back, game, text), CATAN_OK);
            assert_int_equal(back, move);
        }
    }
    assert_int_equal(
        catan_move_format(text, sizeof text, game, catan_move_make(CATAN_MOVE_STEAL, CATAN_HIDDEN)),
        CATAN_OK);
    assert_string_equal(text, "steal:?");
    catan_rng rng;
    catan_rng_seed(&rng, 4);
    int stolen = 0, drawn = 0;
    for (int i = 0; i < 4000 && catan_result(state) == CATAN_RUNNING; i++) {
        const uint32_t kinds[] = {CATAN_MOVE_STEAL, CATAN_MOVE_DRAW_DEVELOPMENT};
        stolen += catan_question(state) == CATAN_ASK_STEAL;
        drawn += catan_question(state) == CATAN_ASK_DRAW_DEVELOPMENT;
        for (int k = 0; k < 2; k++) {
            catan_move move = kinds[k] << 24 | CATAN_HIDDEN;
            assert_int_equal(catan_check(state, CATAN_ANYONE, move), CATAN_E_MOVE_UNKNOWN);
            assert_int_equal(catan_apply(state, CATAN_ANYONE, move), CATAN_E_MOVE_UNKNOWN);
            assert_true(catan_apply_listed(state, move) != CATAN_OK);
            assert_int_equal(catan_record_move(text, sizeof text, state, CATAN_ALL_SEEING, 1, move),
                             0);
        }
        assert_int_equal(catan_apply_listed(state, catan_random_move(state, &rng)), CATAN_OK);
    }
    assert_true(stolen > 0 && drawn > 0);
}

static void test_beginning(void **ignored) {
    static char text[4000];
    (void)ignored;
    catan_state *st = state_of(game, 0);
    catan_move moves[100];
    const int32_t observers[] = {0, 2, CATAN_SPECTATOR, CATAN_ALL_SEEING};
    for (int begun = 0; begun < 2; begun++) {
        for (int i = 0; i < 4; i++) {
            size_t length = catan_record_begin(text, sizeof text, st, observers[i]);
            assert_true((length == 0) == (begun && observers[i] != CATAN_ALL_SEEING));
            assert_true(length == 0 || strlen(text) == length);
        }
        const int32_t none[] = {3, CATAN_CHANCE, CATAN_NOBODY, CATAN_ANYONE, -6, INT32_MAX};
        for (int i = 0; i < 6; i++) {
            assert_int_equal(catan_record_begin(text, sizeof text, st, none[i]), 0);
            assert_int_equal(catan_record_move(text, sizeof text, st, none[i], 1, moves[0]), 0);
        }
        assert_true(catan_moves(st, moves, 100) != 0);
        assert_int_equal(catan_record_move(text, sizeof text, st, 0, 0, moves[0]), 0);
        assert_int_equal(catan_record_move(text, sizeof text, st, 0, 1000000000, moves[0]), 0);
        assert_int_equal(catan_record_move(text, sizeof text, st, 0, 1, catan_move_roll()), 0);
        assert_true(catan_record_move(text, sizeof text, st, 0, 1, moves[0]) != 0);
        assert_int_equal(catan_apply(st, CATAN_ANYONE, moves[0]), CATAN_OK);
    }
    assert_true(catan_record_begin(text, sizeof text, st, CATAN_ALL_SEEING) != 0);
    assert_memory_equal(text, "catan-record 1 rules 1\nobserver all\nstart catan1 ", 49);
    assert_true(catan_record_end(text, sizeof text, st) == 15);
    assert_string_equal(text, "result running\n");
    free(st);
}

static void test_tags(void **ignored) {
    char text[100];
    (void)ignored;
    assert_int_equal(catan_record_tag(text, sizeof text, "who", "a b"), 12);
    assert_string_equal(text, "tag who a b\n");
    assert_int_equal(catan_record_tag(text, sizeof text, "who", ""), 8);
    assert_string_equal(text, "tag who\n");
    assert_int_equal(catan_record_tag(text, 8, "who", ""), 8); /* no room for the zero */
    assert_string_equal(text, "");
    assert_int_equal(catan_record_tag(NULL, 0, "who", "a b"), 12);
    static const char *const bad[][2] = {{"", "a"},    {"a b", "c"},  {"a\tb", "c"},
                                         {"a\n", "c"}, {"a", "b\nc"}, {"a", "\r"}};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(catan_record_tag(text, sizeof text, bad[i][0], bad[i][1]), 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_lines),  cmocka_unit_test(test_members),
        cmocka_unit_test(test_hidden), cmocka_unit_test(test_beginning),
        cmocka_unit_test(test_tags),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
