/* Fields of Cities & Knights in position texts: each has one spelling, and every other is refused
 * where it stands. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "knights_rich.h"

static const char *const plain = "players=3", *const decked = "players=3 dice=deck";

static pos *position(const char *options) {
    pos *p = knights_rich(options);
    rest_of_progress(p);
    return p;
}

/* What was written is what is read. */
static void same_text(pos *p) {
    const char *line = pos_line(p);
    assert_string_equal(table_line(pos_table(p)), line);
}

static void test_all(void **unused) {
    (void)unused;
    same_text(position(plain));
    same_text(position("players=6"));
    same_text(position("players=3 tactical_defence=on"));
    pos *p = position(decked);
    pos_field(p, "dice_pairs", "d0+d7+d35");
    same_text(p);
}

typedef struct good {
    const char *field, *value;
} good;
static const good goods[] = {
    {"knights_placed", "n0.1.0+n12.1.5+n23.2.0+n41.2.4/n34.2.1/-"},
    {"knights_placed", "-/n34.1.1/-"},
    {"metropolises", "n17,-,n28"},
    {"walls", "n17+n28+n36"},
    {"walls", "n36"},
    {"turned", "n51"},
    {"event_die", "1"},
    {"event_die", "4"},
    {"red_die", "6"},
    {"red_die", "2"},
    {"barbarians", "6"},
    {"merchant", "h0"},
    {"merchant_of", "s2"},
    {"printer", "s0"},
    {"constitution", "s1"},
    {"defender", "0/0/2"},
};
static const good good_cards[] = {
    {"progress", ""},
    {"progress",
     "0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.2/0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.1/"
     "2.0.0.1.0.0.0.0.0.1"},
    {"progress", "0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.4/2/0.2"},
    {"under_trade", ""},
    {"under_trade", "resource_monopoly"},
    {"under_trade", "merchant+merchant_fleet+commercial_harbour+master_merchant+merchant"},
    {"under_politics", "diplomat+bishop+warlord+wedding+intrigue+saboteur+deserter"},
    {"under_science", "alchemist+irrigation+inventor+engineer+medicine+smith+road_building+smith"},
};

static void test_good(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof goods / sizeof *goods; i++) {
        pos *p = position(plain);
        pos_field(p, goods[i].field, goods[i].value);
        same_text(p);
    }
    for (size_t i = 0; i < sizeof good_cards / sizeof *good_cards; i++) {
        pos *p = knights_rich(plain);
        pos_field(p, good_cards[i].field, good_cards[i].value);
        rest_of_progress(p);
        same_text(p);
    }
    static const char *const pairs[] = {"d0", "d35", "d1+d2+d3", "d5+d6"};
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        pos *p = position(decked);
        pos_field(p, "dice_pairs", pairs[i]);
        same_text(p);
    }
}

/* A queue as long as its deck. */
static void test_whole_deck(void **unused) {
    (void)unused;
    pos *p = knights_rich(plain);
    pos_field(p, "progress", "");
    pos_field(p, "under_trade", "");
    pos_field(p, "under_science",
              "alchemist+alchemist+crane+crane+mining+mining+irrigation+irrigation+inventor+"
              "inventor+engineer+medicine+medicine+smith+smith+road_building+road_building");
    rest_of_progress(p);
    same_text(p);
}

/* Values that are refused wherever they stand: nothing but their form is looked at. */
typedef struct bad {
    const char *field, *value;
    int32_t status;
} bad;
enum { RANGE = CATAN_E_TEXT_RANGE, SYNTAX = CATAN_E_TEXT_SYNTAX };
#define TWENTY_FIVE                                                                                \
    "spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+spy+" \
    "spy+spy"
static const bad bads[] = {
    {"knights_placed", "n12/-/-", RANGE},
    {"knights_placed", "n12.1/-/-", RANGE},
    {"knights_placed", "n12.1.1.0/-/-", RANGE},
    {"knights_placed", "n12.1./-/-", RANGE},
    {"knights_placed", "n12..1/-/-", RANGE},
    {"knights_placed", ".1.1/-/-", RANGE},
    {"knights_placed", "n54.1.0/-/-", RANGE},
    {"knights_placed", "n012.1.0/-/-", RANGE},
    {"knights_placed", "12.1.0/-/-", RANGE},
    {"knights_placed", "e12.1.0/-/-", RANGE},
    {"knights_placed", "n12.0.0/-/-", RANGE},
    {"knights_placed", "n12.4.0/-/-", RANGE},
    {"knights_placed", "n12.01.0/-/-", RANGE},
    {"knights_placed", "n12.1.16/-/-", RANGE},
    {"knights_placed", "n12.1.01/-/-", RANGE},
    {"knights_placed", "n12.1.-/-/-", RANGE},
    {"knights_placed", "n12.1.0+n12.2.0/-/-", RANGE}, /* one a node */
    {"knights_placed", "n23.1.0+n12.1.0/-/-", RANGE}, /* not ascending */
    {"knights_placed", "n12.1.0+/-/-", RANGE},
    {"knights_placed", "+n12.1.0/-/-", RANGE},
    {"knights_placed", "n12.1.0,n23.1.0/-/-", RANGE},
    {"knights_placed", "-+n12.1.0/-/-", RANGE},
    {"knights_placed", "--/n12.1.0/-", RANGE},
    {"knights_placed", "/n12.1.0/-", RANGE},
    {"knights_placed", "n12.1.0/-", RANGE}, /* two seats of three */
    {"knights_placed", "n12.1.0/-/-/-", SYNTAX},
    {"knights_placed", "-/-/-", SYNTAX}, /* left out then */
    {"knights_placed", "n0.1.0+n1.1.0+n2.1.0+n4.1.0+n5.1.0+n6.1.0+n8.1.0+n9.1.0+n10.1.0/-/-",
     RANGE},
    {"progress", "4/-/-", RANGE}, /* no more than 3 have room */
    {"progress", "0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8/-/-", RANGE},
    {"progress", "0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.8/-/-", RANGE},
    {"progress", "0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.0.1/-/-", RANGE},
    {"progress", "1.0/-/-", RANGE},
    {"progress", "0/-/-", RANGE},
    {"progress", "01/-/-", RANGE},
    {"progress", "1./-/-", RANGE},
    {"progress", ".1/-/-", RANGE},
    {"progress", "0..1/-/-", RANGE},
    {"progress", "1+1/-/-", RANGE},
    {"progress", "crane/-/-", RANGE},
    {"progress", "/1/-", RANGE},
    {"progress", "1/-", RANGE},
    {"progress", "1/-/-/-", SYNTAX},
    {"progress_deck", "2.2.2.2.1.2.1.2.2.2.2.2.2.2.2.2.3.2.1.2.2.2.2.4.6.0", RANGE},
    {"progress_deck", "1/1", SYNTAX},
    {"under_trade", "merchants", RANGE},
    {"under_trade", "merchan", RANGE},
    {"under_trade", "Merchant", RANGE},
    {"under_trade", "24", RANGE},
    {"under_trade", "merchant+", RANGE},
    {"under_trade", "+merchant", RANGE},
    {"under_trade", "merchant++merchant", RANGE},
    {"under_trade", "merchant,merchant", RANGE},
    {"under_trade", "merchant.merchant", RANGE},
    {"under_trade", "-+merchant", RANGE},
    {"under_trade", "merchant/-", SYNTAX},
    {"under_politics", TWENTY_FIVE, RANGE},
    {"metropolises", "n36", RANGE},
    {"metropolises", "n36,-", RANGE},
    {"metropolises", "n36,-,n28,-", RANGE},
    {"metropolises", "n36,-,n28,", RANGE},
    {"metropolises", "n36,,n28", RANGE},
    {"metropolises", "n36,-,n54", RANGE},
    {"metropolises", "n36,-,28", RANGE},
    {"metropolises", "n036,-,n28", RANGE},
    {"metropolises", "n36+n28", RANGE},
    {"metropolises", "n36.-.n28", RANGE},
    {"metropolises", "n36,-,n28/-", SYNTAX},
    {"walls", "n17+n17", RANGE},
    {"walls", "n28+n17", RANGE},
    {"walls", "n54", RANGE},
    {"turned", "51", RANGE},
    {"merchant", "h19", RANGE},
    {"merchant", "-", RANGE},
    {"merchant_of", "s3", RANGE},
    {"printer", "2", RANGE},
    {"event_die", "ship", RANGE},
    {"barbarians", "256", RANGE},
    {"defender", "1/0", RANGE},
    {"trade_track", "0/0/-", RANGE},
};
static const bad bad_pairs[] = {
    {"dice_pairs", "d36", RANGE},    {"dice_pairs", "d0+d0", RANGE}, {"dice_pairs", "d3+d1", RANGE},
    {"dice_pairs", "d00", RANGE},    {"dice_pairs", "0", RANGE},     {"dice_pairs", "n3", RANGE},
    {"dice_pairs", "1+1", RANGE},    {"dice_pairs", "d1+", RANGE},   {"dice_pairs", "d1,d2", RANGE},
    {"dice_pairs", "d1/d2", SYNTAX},
};

static void refused(const char *options, const bad *row) {
    size_t where = 0;
    char mark[64];
    table *t = pos_table(position(options));
    const char *before = table_line(t);
    pos *p = position(options);
    pos_field(p, row->field, row->value);
    const char *line = pos_line(p);
    int32_t status = table_refusal(t, line, &where);
    size_t begins = (size_t)snprintf(mark, sizeof mark, "%s=", row->field);
    if (status != row->status || (status == RANGE && strncmp(line + where, mark, begins) != 0)) {
        play_fail(__FILE__, __LINE__, "%s=%s: %s at %.20s", row->field, row->value,
                  catan_status_name(status), line + where);
    }
    assert_string_equal(table_line(t), before);
}

static void test_bad(void **unused) {
    (void)unused;
    for (size_t i = 0; i < sizeof bads / sizeof *bads; i++) {
        refused(plain, &bads[i]);
    }
    for (size_t i = 0; i < sizeof bad_pairs / sizeof *bad_pairs; i++) {
        refused(decked, &bad_pairs[i]);
    }
}

/* Nothing is a default that may be written. (The rules may find it wrong first.) */
static void test_defaults(void **unused) {
    (void)unused;
    static const char *const rows[][2] = {{"barbarians", "0"},
                                          {"red_die", "0"},
                                          {"event_die", "0"},
                                          {"aqueducts", "0"},
                                          {"merchant", "h255"},
                                          {"merchant_of", "s255"},
                                          {"walls", "-"},
                                          {"turned", "-"},
                                          {"metropolises", "-,-,-"},
                                          {"progress_deck", "-"},
                                          {"under_science", "-"},
                                          {"progress", "-/-/-"},
                                          {"trade_track", "0/0/0"},
                                          {"defender", "0/0/0"},
                                          {"knights_placed", "-/-/-"},
                                          {"printer", "s255"},
                                          {"politics_track", "0/0/0"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        table *t = pos_table(position(plain));
        pos *p = position(plain);
        pos_field(p, rows[i][0], rows[i][1]);
        table_refusal(t, pos_line(p), NULL);
    }
}

/* Fields that a game does not have. */
static void test_absent(void **unused) {
    (void)unused;
    pos *p = position(plain);
    pos_field(p, "dice_pairs", "d0");
    size_t where = 0;
    table *t = pos_table(position(plain));
    const char *line = pos_line(p);
    assert_int_equal(table_refusal(t, line, &where), CATAN_E_TEXT_FIELD);
    assert_memory_equal(line + where, "dice_pairs=", 11);
    static const char *const rows[][2] = {{"knights_placed", "n12.1.0/-/-"}, {"progress", "1/-/-"},
                                          {"metropolises", "n1,-,-"},        {"progress_deck", "1"},
                                          {"under_trade", "merchant"},       {"walls", "n1"}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        p = pos_new("players=3");
        pos_field(p, rows[i][0], rows[i][1]);
        assert_int_equal(table_refusal(table_new("players=3"), pos_line(p), NULL),
                         CATAN_E_TEXT_FIELD);
    }
}

/* Development cards and the largest army are fields in every game; here none of them has a value
 * (C-3). */
static void test_no_development(void **unused) {
    (void)unused;
    const char *line = table_line(pos_table(position(decked)));
    static const char *const none[] = {
        " deck=", " cards=", " fresh=", " knights=", " largest_army=", " played="};
    for (size_t i = 0; i < sizeof none / sizeof *none; i++) {
        assert_null(strstr(line, none[i]));
    }
}

/* --- words of moves --- */

static void test_words(void **unused) {
    (void)unused;
    table *t = ck_table(knights_rich(plain));
    catan_move move;
    for (unsigned pair = 0; pair < 36; pair++) {
        char wanted[32], text[48];
        sprintf(wanted, "dice_pair:%u+%u", pair / 6 + 1, pair % 6 + 1);
        assert_int_equal(catan_move_format(text, sizeof text, t->game,
                                           catan_move_make(CATAN_MOVE_DICE_PAIR, pair)),
                         CATAN_OK);
        assert_string_equal(text, wanted);
        assert_int_equal(catan_move_parse(&move, t->game, text), CATAN_OK);
        assert_int_equal(catan_move_argument(move), pair);
    }
    static const char *const rows[] = {
        "dice_pair:0+1",        "dice_pair:1+7",       "dice_pair:11",
        "dice_pair:1+1+1",      "dice_pair:1-1",       "dice_pair:01+1",
        "dice_pair:",           "dice_pair:?",         "event_die:blue",
        "event_die:",           "improve:blue",        "improve:0",
        "choose_deck:",         "draw_progress:spies", "draw_progress:16",
        "take_aqueduct:spy",    "event_die:?",         "choose_deck:?",
        "play_alchemist:7+1",   "play_alchemist:3",    "play_printer",
        "play_constitution",    "play_crane:s1",       "play_spy",
        "play_merchant_fleet:", "take_progress:spies", "choose_strength:",
        "harbour_card:crane",   "play_road_building:", "give:h3"};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        assert_int_equal(catan_move_parse(&move, t->game, rows[i]), CATAN_E_TEXT_SYNTAX);
    }
    static const char *const good_moves[] = {"event_die:ship",
                                             "event_die:politics",
                                             "improve:science",
                                             "choose_deck:trade",
                                             "draw_progress:spy",
                                             "draw_progress:?",
                                             "discard_progress:?",
                                             "take_aqueduct:wool",
                                             "discard_progress:crane",
                                             "mustered",
                                             "recruit_knight:n12",
                                             "setup_city:n53",
                                             "play_alchemist:6+1",
                                             "play_free_roads",
                                             "play_spy:s2",
                                             "play_inventor:h7",
                                             "play_diplomat:e40",
                                             "play_merchant_fleet:cloth",
                                             "play_trade_monopoly:paper",
                                             "swap_number:h9",
                                             "rebuild:e0",
                                             "give:?",
                                             "take_progress:?",
                                             "desert:n12",
                                             "choose_strength:2",
                                             "harbour_card:?",
                                             "harbour_give:coin",
                                             "take_hand:?"};
    for (size_t i = 0; i < sizeof good_moves / sizeof *good_moves; i++) {
        char text[48];
        assert_int_equal(catan_move_parse(&move, t->game, good_moves[i]), CATAN_OK);
        assert_int_equal(catan_move_format(text, sizeof text, t->game, move), CATAN_OK);
        assert_string_equal(text, good_moves[i]);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_all),
        PLAY_TEST(test_good),
        PLAY_TEST(test_whole_deck),
        PLAY_TEST(test_bad),
        PLAY_TEST(test_defaults),
        PLAY_TEST(test_absent),
        PLAY_TEST(test_no_development),
        PLAY_TEST(test_words),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
