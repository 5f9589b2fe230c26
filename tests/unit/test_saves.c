/* Saves that must be refused, each for its reason, with the state as it was; what a save tells of
 * itself; and states made without a layout, to load into. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "test_api_blocks.h"

#include "knights_rich.h"
#include "support/save_sum.h"
#include "support/sketch.h"

enum { SAVE = 4096, HEAD = 20 };

static catan_game *game;
static catan_state *state;
static uint8_t save[SAVE], changed[SAVE];
static size_t size;

static int set_up(void **ignored) {
    catan_rng rng;
    (void)ignored;
    game = game_of(3);
    state = state_of(game, 8000);
    catan_rng_seed(&rng, 5);
    assert_int_equal(catan_playout(state, &rng, 200), CATAN_OK);
    size = catan_save_write(save, sizeof save, state);
    assert_in_range(size, 200, sizeof save);
    return 0;
}
static int tear_down(void **ignored) {
    (void)ignored;
    free(state);
    free(game);
    return 0;
}

/* The changed save, with length and checksum made right or left wrong. */
static void refused(size_t length, int sum, int32_t status) {
    uint64_t before = catan_hash(state);
    uint32_t depth = catan_undo_depth(state);
    if (sum) {
        save_sum(changed, length);
    }
    assert_int_equal(catan_save_read(state, changed, length), status);
    assert_true(catan_hash(state) == before && catan_undo_depth(state) == depth);
}
static void fresh(void) { memcpy(changed, save, sizeof save); }

/* Puts bytes in and takes bytes out. Returns the new length. */
static size_t splice(size_t at, size_t out, const void *in, size_t count) {
    memcpy(changed, save, at);
    memcpy(changed + at, in, count);
    memcpy(changed + at + count, save + at + out, size - at - out);
    return size - out + count;
}

/* Where a field begins: the length of its name. */
static size_t field_at(const char *name) {
    size_t length = strlen(name);
    for (size_t at = HEAD; at + length < size; at++) {
        if (save[at] == length && memcmp(save + at + 1, name, length) == 0) {
            return at;
        }
    }
    fail_msg("no field %s", name);
    return 0;
}
static size_t values_at(const char *name) { return field_at(name) + 1 + strlen(name) + 2; }

static void test_form(void **ignored) {
    (void)ignored;
    static const char begins[] = "\x89"
                                 "CAT\r\n\x1a\n";
    assert_memory_equal(save, begins, 8);
    assert_int_equal(save[8], 1);
    assert_int_equal(save[12] | save[13] << 8, size);
    assert_int_equal(save[16], catan_rule_revision());
    assert_int_equal(crc32_of((const uint8_t *)"123456789", 9), 0xcbf43926);
    uint32_t crc = crc32_of(save, size - 4);
    for (unsigned i = 0; i < 4; i++) {
        assert_int_equal(save[size - 4 + i], crc >> 8 * i & 0xff);
    }
    /* two options are not at their default: players 3, counter-offers on */
    static const uint8_t config[] = {2, 0, 1, 0, 3, 0, 0, 0, 15, 0, 1, 0, 0, 0, 0};
    assert_memory_equal(save + HEAD, config, sizeof config);
}

static void test_container(void **ignored) {
    (void)ignored;
    for (size_t length = 0; length < size; length++) {
        fresh();
        refused(length, 0, CATAN_E_SAVE_LENGTH);
    }
    for (size_t at = 0; at < 12; at++) { /* magic and format */
        fresh();
        changed[at] ^= 1;
        refused(size, 0, CATAN_E_SAVE_FORMAT);
        refused(at + 1 < 8 ? at + 1 : 12, 0, CATAN_E_SAVE_FORMAT);
    }
    for (size_t at = 16; at < size; at++) {
        fresh();
        changed[at] ^= 0x10;
        refused(size, 0, CATAN_E_SAVE_CHECKSUM);
    }
    static const uint32_t lengths[] = {0, 23, SAVE + 1, 0x7fffffff, 0xffffffff};
    for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
        fresh();
        for (unsigned k = 0; k < 4; k++) {
            changed[12 + k] = (uint8_t)(lengths[i] >> 8 * k);
        }
        refused(size, 0, CATAN_E_SAVE_LENGTH);
    }
    fresh(); /* no revision */
    changed[16] = 0;
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    fresh(); /* a later one is told, and read */
    changed[19] = 0x80;
    save_sum(changed, size);
    catan_save_info info;
    assert_int_equal(catan_save_describe(&info, sizeof info, changed, size), CATAN_OK);
    assert_true(info.rule_revision == 0x80000001U && info.format == 1 && info.own_map == 0);
    assert_int_equal(catan_save_read(state, changed, size), CATAN_OK);
    fresh(); /* what follows is not looked at */
    assert_int_equal(catan_save_describe(&info, sizeof info, changed, sizeof changed), CATAN_OK);
    assert_int_equal(info.bytes, size);
    assert_int_equal(catan_save_read(state, changed, sizeof changed), CATAN_OK);
}

static void test_config(void **ignored) {
    (void)ignored;
    static const struct {
        uint8_t bytes[8];
        int32_t read, config;
    } pairs[] = {
        {{1, 0, 1, 0, 3, 0, 0, 0}, CATAN_E_TEXT_CONFIG, CATAN_OK}, /* another game's */
        {{1, 0, 0xff, 0, 1, 0, 0, 0}, CATAN_E_SAVE_CONTENT, CATAN_E_SAVE_CONTENT}, /* not known */
        {{1, 0, 0, 0, 1, 0, 0, 0}, CATAN_E_SAVE_CONTENT, CATAN_E_SAVE_CONTENT},
        {{1, 0, 1, 0, 7, 0, 0, 0}, CATAN_E_SAVE_CONTENT, CATAN_E_SAVE_CONTENT}, /* out of range */
        {{1, 0, 1, 0, 3, 1, 0, 0}, CATAN_E_SAVE_CONTENT, CATAN_E_SAVE_CONTENT},
        {{1, 0, 1, 0, 4, 0, 0, 0}, CATAN_E_SAVE_CONTENT, CATAN_E_SAVE_CONTENT}, /* the default */
    };
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        catan_config config;
        size_t length = splice(HEAD, 14, pairs[i].bytes, 8);
        refused(length, 1, pairs[i].read);
        assert_int_equal(catan_save_config(&config, sizeof config, changed, length),
                         pairs[i].config);
    }
    fresh(); /* pairs out of order, and twice the same */
    changed[HEAD + 2] = 15;
    changed[HEAD + 4] = 1;
    changed[HEAD + 8] = 1;
    changed[HEAD + 10] = 3;
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    fresh();
    changed[HEAD + 2] = 15;
    changed[HEAD + 4] = 1;
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    fresh(); /* more pairs than bytes */
    changed[HEAD + 1] = 0xff;
    refused(size, 1, CATAN_E_SAVE_LENGTH);
}

static void test_fields(void **ignored) {
    (void)ignored;
    fresh(); /* a name that there is not */
    changed[field_at("bank") + 1] = 'p';
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    fresh(); /* a cache is no field of a save */
    memcpy(changed + field_at("board") + 1, "built", 5);
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    size_t bank = field_at("bank"), deck = field_at("deck");
    uint8_t twice[2 * 15];
    memcpy(twice, save + deck, 15); /* out of order, twice */
    memcpy(twice + 15, save + bank, 15);
    splice(bank, 30, twice, 30);
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    memcpy(twice, save + bank, 15);
    splice(bank, 30, twice, 30);
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    fresh(); /* values too short, too long, longer than the save */
    changed[values_at("bank") - 2] = 7;
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    fresh();
    changed[values_at("roads") - 1] = 0xff;
    refused(size, 1, CATAN_E_SAVE_LENGTH);
    size_t hand = values_at("hand");
    splice(hand, 0, "", 1);
    changed[hand - 2]++;
    refused(size + 1, 1, CATAN_E_SAVE_CONTENT);
    fresh(); /* a field more than there is, a field less */
    changed[field_at("board") - 2]++;
    refused(size, 1, CATAN_E_SAVE_LENGTH);
    fresh();
    changed[field_at("board") - 2]--;
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    /* a default that is written */
    size_t at = field_at("robber");
    splice(at, 0, "\x06offers\x01\0", 10);
    changed[field_at("board") - 2]++;
    refused(size + 10, 1, CATAN_E_SAVE_CONTENT);
}

static void test_values(void **ignored) {
    (void)ignored;
    static const struct {
        const char *field;
        size_t at;
        uint8_t byte;
        int32_t status;
    } rows[] = {
        {"board", 3, 0x5f, CATAN_E_SAVE_CONTENT},   /* a terrain that there is not */
        {"board", 3, 0x71, CATAN_E_POSITION_BOARD}, /* a number that there is not */
        {"board", 3, 0x06, CATAN_E_POSITION_BOARD}, /* sea where there is land */
        {"harbours", 2, 6, CATAN_E_SAVE_CONTENT},   /* a kind that there is not */
        {"turn", 3, 0x3c, CATAN_E_SAVE_CONTENT},    /* beyond what texts hold */
        {"seat", 0, 3, CATAN_E_SAVE_CONTENT},       /* three players */
        {"seat", 0, 255,
         CATAN_E_POSITION_TURN}, /* the default, written; but first of all nobody's turn */
        {"robber", 0, 19, CATAN_E_SAVE_CONTENT},      /* 19 hexes */
        {"bank", 0, 100, CATAN_E_POSITION_CARDS},     /* */
        {"bank", 6, 1, CATAN_E_POSITION_CARDS},       /* no such card */
        {"deck", 1, 6, CATAN_E_POSITION_DECK},        /* */
        {"buildings", 6, 0x80, CATAN_E_SAVE_CONTENT}, /* node 55 */
        {"tasks", 0, 50, CATAN_E_SAVE_CONTENT},       /* a kind that there is not */
        {"tasks", 0, 0, CATAN_E_SAVE_CONTENT},        /* */
        {"tasks", 1, 200, CATAN_E_SAVE_CONTENT},      /* an actor that there is not */
        {"tasks", 1, 6, CATAN_E_POSITION_TASK},       /* nor this one, with three players */
        {"tasks", 4, 1, CATAN_E_POSITION_TASK},       /* the turn has no such argument */
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        fresh();
        changed[values_at(rows[i].field) + rows[i].at] = rows[i].byte;
        refused(size, 1, rows[i].status);
    }
}

static void test_buffers(void **ignored) {
    (void)ignored;
    for (size_t capacity = 0; capacity <= size + 1; capacity++) {
        uint8_t *block = block_of(capacity + 1);
        assert_int_equal(catan_save_write(block, capacity, state), size);
        assert_true(untouched(block + capacity, 1));
        assert_true(capacity < size || memcmp(block, save, size) == 0);
        free(block);
    }
    assert_int_equal(catan_save_write(NULL, 0, state), size);
    assert_int_equal(catan_save_write(NULL, 1, state), 0);
    assert_int_equal(catan_save_write(save, 0, NULL), 0);
}

/* A ring of six hexes around a sea, one of them drawn, of two players at most. */
static void draw(sketch *to) {
    sketch_hexagon(to, 1);
    sketch_plain(to);
    to->hexes[3].terrain = CATAN_SEA;
    to->hexes[1].terrain = to->hexes[1].number = CATAN_FROM_POOL;
    to->hexes[5].area = 2;
    sketch_terrain(to, 0, CATAN_HILLS, 1);
    sketch_terrain(to, 0, CATAN_HILLS, 0);
    sketch_number(to, 0, 5, 1);
    sketch_harbour(to, 0, -1, 0, CATAN_HARBOUR_ANY);
    to->map.max_players = 2;
    to->map.min_players = 2;
}

static void test_own_map(void **ignored) {
    static sketch drawn, other;
    static uint8_t own[SAVE];
    catan_config config = config_of(2);
    catan_game *on = NULL, *on_other = NULL;
    catan_state *st = NULL, *st_other = NULL;
    catan_map map, kept;
    catan_map_room room;
    (void)ignored;
    draw(&drawn);
    draw(&other);
    other.harbours[0].side = 5;
    size_t block = catan_game_size(&config, &drawn.map);
    assert_int_equal(catan_game_init(&on, block_of(block), block, &config, &drawn.map), CATAN_OK);
    assert_int_equal(catan_game_init(&on_other, block_of(block), block, &config, &other.map),
                     CATAN_OK);
    size_t bytes = catan_state_size(on, 0, 0);
    assert_int_equal(catan_state_init(&st, block_of(bytes), bytes, on, NULL, 0, 0), CATAN_OK);
    assert_int_equal(catan_state_init(&st_other, block_of(bytes), bytes, on_other, NULL, 0, 0),
                     CATAN_OK);
    size_t length = catan_save_write(own, sizeof own, st);
    assert_int_equal(catan_save_map(&map, sizeof map, &room, own, length), CATAN_OK);
    assert_int_equal(catan_map_check(&map), CATAN_OK);
    assert_int_equal(catan_game_map(&kept, sizeof kept, on), CATAN_OK);
    assert_int_equal(map.terrain_pool_count, 1);
    assert_int_equal(map.max_players, 2);
    assert_memory_equal(map.hexes, kept.hexes, 7 * sizeof *map.hexes);
    assert_memory_equal(map.harbours, kept.harbours, sizeof *map.harbours);
    assert_int_equal(catan_save_read(st, own, length), CATAN_OK);
    assert_int_equal(catan_save_read(st_other, own, length), CATAN_E_TEXT_MAP);
    const size_t map_at = HEAD + 2 + 12; /* behind the two options */
    assert_int_equal(own[map_at], 1);
    for (size_t at = map_at + 1; at < map_at + 7 + 7 * 5; at++) { /* no other map is in the bytes */
        memcpy(changed, own, length);
        changed[at] ^= 1;
        save_sum(changed, length);
        int32_t status = catan_save_map(&map, sizeof map, &room, changed, length);
        assert_true(status == CATAN_OK || status == CATAN_E_SAVE_CONTENT ||
                    status == CATAN_E_SAVE_LENGTH);
        assert_true(catan_save_read(st, changed, length) != CATAN_OK);
    }
    memcpy(changed, own, length);
    changed[map_at] = 3; /* no mark of a map */
    save_sum(changed, length);
    assert_int_equal(catan_save_map(&map, sizeof map, &room, changed, length),
                     CATAN_E_SAVE_CONTENT);
    assert_int_equal(catan_save_map(&map, sizeof map, &room, save, size), CATAN_E_MAP_EMPTY);
    free(st);
    free(st_other);
    free(on);
    free(on_other);
}

/* Harbours that lie anywhere lie at the rim, with nothing around it: saved, they are read again. */
static void test_harbours_at_the_rim(void **ignored) {
    static sketch drawn;
    static uint8_t own[SAVE];
    catan_config config = config_of(2);
    catan_game *on = NULL;
    catan_state *st = NULL;
    (void)ignored;
    sketch_hexagon(&drawn, 2);
    sketch_plain(&drawn);
    for (unsigned i = 0; i < 4; i++) {
        sketch_harbour(&drawn, 0, 0, CATAN_ANYWHERE, CATAN_HARBOUR_ANY);
    }
    size_t block = catan_game_size(&config, &drawn.map);
    assert_int_equal(catan_game_init(&on, block_of(block), block, &config, &drawn.map), CATAN_OK);
    size_t bytes = catan_state_size(on, 0, 0);
    assert_int_equal(catan_state_init(&st, block_of(bytes), bytes, on, NULL, 0, 0), CATAN_OK);
    size_t length = catan_save_write(own, sizeof own, st);
    assert_int_equal(catan_save_read(st, own, length), CATAN_OK);
    free(st);
    free(on);
}

/* Without a layout the state's board is that of seed 0. */
static void test_no_layout(void **ignored) {
    catan_rng rng;
    catan_layout layout, laid;
    catan_state *st = NULL;
    (void)ignored;
    size_t bytes = catan_state_size(game, 0, 0);
    assert_int_equal(catan_state_init(&st, block_of(bytes), bytes, game, NULL, 0, 0), CATAN_OK);
    catan_rng_seed(&rng, 0);
    assert_int_equal(catan_layout_generate(&layout, sizeof layout, game, &rng), CATAN_OK);
    assert_int_equal(catan_layout_get(&laid, sizeof laid, st), CATAN_OK);
    assert_memory_equal(&layout, &laid, sizeof layout);
    assert_int_equal(catan_save_read(st, save, size), CATAN_OK);
    assert_true(catan_state_equal(st, state));
    free(st);
}

/* --- the fields of Cities & Knights --- */

static table *begin_knights(void) {
    pos *p = knights_rich("players=3 dice=deck");
    pos_field(p, "dice_pairs", "d0+d7+d35");
    table *t = ck_table(p);
    free(state);
    size_t bytes = catan_state_size(t->game, 8000, 0);
    assert_int_equal(catan_state_init(&state, block_of(bytes), bytes, t->game, NULL, 8000, 0),
                     CATAN_OK);
    size = catan_save_write(save, sizeof save, t->state);
    assert_in_range(size, 200, sizeof save);
    assert_int_equal(catan_save_read(state, save, size), CATAN_OK);
    assert_true(catan_state_equal(state, t->state));
    return t;
}

/* Each value as the document says. */
static void test_knights_values(void **ignored) {
    (void)ignored;
    begin_knights();
#define IS(field, ...)                                                                             \
    do {                                                                                           \
        static const uint8_t wanted[] = {__VA_ARGS__};                                             \
        assert_memory_equal(save + values_at(field), wanted, sizeof wanted);                       \
        assert_int_equal(save[values_at(field) - 2], sizeof wanted);                               \
    } while (0)
    /* node x 64 + level x 16 + state: n12.1.7, n23.2.0, n41.3.1; n34.1.0 */
    IS("knights_placed", 0x17, 0x03, 0xe0, 0x05, 0x71, 0x0a, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, /* */
       0x90, 0x08, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,                               /* */
       0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    IS("progress", 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, /* */
       0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,             /* */
       0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
    IS("under_trade", CATAN_PROGRESS_MERCHANT, CATAN_PROGRESS_TRADE_MONOPOLY);
    IS("under_politics", CATAN_PROGRESS_SPY);
    IS("metropolises", 37, 0, 0, 0, 29, 0);
    IS("dice_pairs", 0x81, 0, 0, 0, 0x08);
    IS("walls", 0, 0, 2, 0x10, 0, 0, 0);
    IS("merchant", 8);
    IS("printer", 2);
    IS("trade_track", 4, 1, 0);
#undef IS
}

static void test_knights_bad(void **ignored) {
    (void)ignored;
    static const struct {
        const char *field;
        size_t at;
        uint8_t byte;
    } rows[] = {
        {"knights_placed", 0, 0x07},  /* no level */
        {"knights_placed", 1, 0x06},  /* n24, but n23 comes next */
        {"knights_placed", 5, 0x0e},  /* n57 */
        {"knights_placed", 8, 0x10},  /* behind an empty place, node 0 */
        {"knights_placed", 14, 0x90}, /* likewise, in the last place */
        {"progress", 0, 4},
        {"progress", 24, 8},
        {"progress_deck", 1, 0x41},
        {"under_trade", 0, 25},
        {"under_trade", 1, 31},
        {"under_trade", 1, 255},
        {"metropolises", 0, 55},
        {"metropolises", 1, 1},
        {"metropolises", 3, 0xff},
        {"dice_pairs", 4, 0x18},
        {"walls", 6, 0x40},
        {"merchant", 0, 19},
        {"printer", 0, 3},
    };
    begin_knights();
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        fresh();
        changed[values_at(rows[i].field) + rows[i].at] = rows[i].byte;
        refused(size, 1, CATAN_E_SAVE_CONTENT);
    }
    fresh(); /* two knights on a node */
    size_t at = values_at("knights_placed");
    memcpy(changed + at + 2, changed + at, 2);
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    fresh(); /* out of order */
    memcpy(changed + at, save + at + 2, 2);
    memcpy(changed + at + 2, save + at, 2);
    refused(size, 1, CATAN_E_SAVE_CONTENT);
    fresh(); /* a gap */
    memset(changed + at + 2, 0, 2);
    refused(size, 1, CATAN_E_SAVE_CONTENT);
}

/* Values that are too short, too long, or a default. */
static void test_knights_lengths(void **ignored) {
    (void)ignored;
    static const char *const names[] = {"knights_placed", "progress", "progress_deck",
                                        "metropolises", "dice_pairs"};
    begin_knights();
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        for (int longer = 0; longer < 2; longer++) {
            size_t at = values_at(names[i]);
            size_t length = longer ? splice(at, 0, "", 1) : splice(at, 1, "", 0);
            changed[at - 2] = (uint8_t)(changed[at - 2] + (longer ? 1 : -1));
            refused(length, 1, CATAN_E_SAVE_CONTENT);
        }
    }
    uint8_t queue[25]; /* longer than any */
    memset(queue, CATAN_PROGRESS_SPY, sizeof queue);
    size_t at = values_at("under_politics");
    size_t length = splice(at, 1, queue, sizeof queue);
    changed[at - 2] = sizeof queue;
    refused(length, 1, CATAN_E_SAVE_CONTENT);
    splice(at, 1, "", 0); /* none: the default, or a number that does not add up */
    changed[at - 2] = 0;
    save_sum(changed, size - 1);
    assert_true(catan_save_read(state, changed, size - 1) != CATAN_OK);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_form),      cmocka_unit_test(test_container),
        cmocka_unit_test(test_config),    cmocka_unit_test(test_fields),
        cmocka_unit_test(test_values),    cmocka_unit_test(test_buffers),
        cmocka_unit_test(test_own_map),   cmocka_unit_test(test_harbours_at_the_rim),
        cmocka_unit_test(test_no_layout), PLAY_TEST(test_knights_values),
        PLAY_TEST(test_knights_bad),      PLAY_TEST(test_knights_lengths),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
