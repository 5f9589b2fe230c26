/* Mining and irrigation: C-112, C-113. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_played.h"
#include "support/rule.h"

/* Seat 0 holds both cards and has these buildings. */
static pos *begin(const char *settlements, const char *cities) {
    pos *p = ck("players=4");
    pos_settlement(p, 0, settlements);
    pos_city(p, 0, cities);
    progress(p, 0, "mining:1 irrigation:1");
    return p;
}

/* Mountains: h0, h11, h13. Fields: h3, h7, h14, h17. */
static void test_two_for_each_hex(void **state) {
    (void)state;
    RULE("C-112");
    RULE("C-113");
    static const struct {
        const char *settlements, *cities;
        unsigned ore, grain;
    } cases[] = {
        {"n4", "", 2, 0},         /* h0 */
        {"", "n4", 2, 0},         /* a city does not double */
        {"n4", "n37", 4, 0},      /* h0 and h11 */
        {"n3 n12", "n4", 2, 2},   /* three at one hex */
        {"n3 n34", "n37", 6, 0},  /* all of them */
        {"n12", "", 2, 2},        /* a mountain and a field */
        {"n40", "", 2, 4},        /* h13, h14, h17 */
        {"n22", "n36", 0, 6},     /* h3, h7 and h14 */
        {"n16", "n49 n36", 0, 8}, /* all of them */
        {"n12", "n22 n45 n32 n44", 6, 8},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char text[32] = "";
        table *t = ck_table(begin(cases[i].settlements, cases[i].cities));
        assert_moves_of(t, "play_mining", cases[i].ore == 0 ? "" : "yes");
        assert_moves_of(t, "play_irrigation", cases[i].grain == 0 ? "" : "yes");
        if (cases[i].ore != 0) {
            play_card(t, "play_mining");
            assert_under(t, "science", "mining");
            assert_decks(t, 18, 18, 17);
            assert_progress(t, 0, "irrigation:1");
            snprintf(text, sizeof text, "ore:%u", cases[i].ore);
            assert_hand(t, 0, text);
            take_back(t, 1);
        }
        if (cases[i].grain != 0) {
            play_card(t, "play_irrigation");
            assert_under(t, "science", "irrigation");
            assert_progress(t, 0, "mining:1");
            snprintf(text, sizeof text, "grain:%u", cases[i].grain);
            assert_hand(t, 0, text);
        }
        assert_asked(t, 0, "action");
    }
}

static void test_told(void **state) {
    (void)state;
    RULE("C-112");
    RULE("C-113");
    RULE("H-1");
    table *t = logged(begin("n12", "n45"));
    play(t, "play_mining");
    assert_all_are_told(t, "s0 play_mining | s0 played_progress mining of science | "
                           "bank>s0 ore:2 mining");
    play(t, "play_irrigation");
    assert_all_are_told(t, "s0 play_irrigation | s0 played_progress irrigation of science | "
                           "bank>s0 grain:6 irrigation");
    assert_bank(t, 19, 19, 19, 13, 17);
}

/* Only those who play it, whatever others have there; and neither is a production: the robber does
 * not matter, nor that a hex has no number of the roll. */
static void test_robber_and_others(void **state) {
    (void)state;
    RULE("C-112");
    RULE("C-113");
    pos *p = begin("n12", "");
    pos_city(p, 1, "n3 n16");
    pos_settlement(p, 2, "n32 n40");
    pos_robber(p, 0);
    pos_field(p, "robber_free", "1");
    table *t = ck_table(p);
    play(t, "play_mining");
    assert_hand(t, 0, "ore:2");
    assert_hand(t, 1, "");
    assert_hand(t, 2, "");
    pos_robber(p, 3);
    t = ck_table(p);
    play(t, "play_irrigation");
    assert_hand(t, 0, "grain:2");
}

/* A turned city is a settlement like any other. */
static void test_turned_city(void **state) {
    (void)state;
    RULE("C-112");
    pos *p = begin("n4", "");
    pos_field(p, "turned", "n4");
    table *t = ck_table(p);
    play(t, "play_mining");
    assert_hand(t, 0, "ore:2");
}

/* --- a poor bank --- */

static void test_the_rest_of_the_bank(void **state) {
    (void)state;
    RULE("C-112");
    RULE("C-113");
    for (unsigned left = 0; left <= 5; left++) {
        char bank[32], got[32] = "";
        pos *p = begin("n12", "n34 n22"); /* two of each */
        snprintf(bank, sizeof bank, "grain:%u ore:%u", left, left);
        pos_bank(p, 1, bank);
        table *t = ck_table(p);
        if (left == 0) {
            refuse(t, 0, "play_mining", CATAN_E_BANK_EMPTY);
            refuse(t, 0, "play_irrigation", CATAN_E_BANK_EMPTY);
            continue;
        }
        play_card(t, "play_mining");
        snprintf(got, sizeof got, "ore:%u", left < 4 ? left : 4);
        assert_hand(t, 0, got);
        take_back(t, 1);
        play_card(t, "play_irrigation");
        snprintf(got, sizeof got, "grain:%u", left < 4 ? left : 4);
        assert_hand(t, 0, got);
        assert_int_equal(bank_of(t, CATAN_GRAIN), left < 4 ? 0 : left - 4);
    }
}

/* --- when they may not be played --- */

static void test_no_such_hex(void **state) {
    (void)state;
    RULE("C-112");
    RULE("C-113");
    RULE("C-90");
    RULE("E158");
    pos *p = begin("n23", "");
    pos_city(p, 1, "n12");
    pos_road(p, 0, "e27 e20 e13 e7"); /* roads at it do not do */
    table *t = ck_table(p);
    assert_not_listed(t, "play_mining play_irrigation");
    refuse(t, 0, "play_mining", CATAN_E_NO_EFFECT);
    refuse(t, 0, "play_irrigation", CATAN_E_NO_EFFECT);
}

static void test_two_cards(void **state) {
    (void)state;
    RULE("C-112");
    RULE("C-87");
    pos *p = begin("n12", "");
    progress(p, 0, "mining:2");
    table *t = ck_table(p);
    refuse(t, 0, "play_irrigation", CATAN_E_NO_CARD);
    play_card(t, "play_mining play_mining");
    assert_hand(t, 0, "ore:4");
    assert_under(t, "science", "mining mining");
    refuse(t, 0, "play_mining", CATAN_E_NO_CARD);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_two_for_each_hex),
        PLAY_TEST(test_told),
        PLAY_TEST(test_robber_and_others),
        PLAY_TEST(test_turned_city),
        PLAY_TEST(test_the_rest_of_the_bank),
        PLAY_TEST(test_no_such_hex),
        PLAY_TEST(test_two_cards),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
