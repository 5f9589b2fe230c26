/* Trade with commodities, the guild, the merchant: C-39 to C-44, C-93, E145. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/knights_table.h"
#include "support/rule.h"

static void check_rates(const table *t, uint32_t seat, const unsigned wanted[8], int line) {
    uint8_t rates[8];
    catan_seat_info info = seat_info(t, seat);
    assert_int_equal(catan_rates(rates, t->state, seat), CATAN_OK);
    for (unsigned kind = 0; kind < 8; kind++) {
        if (rates[kind] != wanted[kind] || info.rates[kind] != wanted[kind]) {
            play_fail(__FILE__, line, "seat %u gives %u (%u) %s, expected %u", seat, rates[kind],
                      info.rates[kind], play_card_names[kind], wanted[kind]);
        }
    }
}
/* lumber, brick, wool, grain, ore, cloth, coin, paper */
#define assert_rates(t, seat, ...) check_rates(t, seat, (const unsigned[8]){__VA_ARGS__}, __LINE__)

/* --- with the bank --- */

static void test_four_for_one(void **unused) {
    (void)unused;
    RULE("C-40");
    pos *p = ck("players=2 trade=off");
    pos_hand(p, 0, "wool:3 ore:4 cloth:4 coin:3");
    table *t = ck_table(p);
    assert_rates(t, 0, 4, 4, 4, 4, 4, 4, 4, 4);
    assert_moves_of(t, "trade_bank",
                    "ore>lumber,ore>brick,ore>wool,ore>grain,ore>cloth,ore>coin,ore>paper,"
                    "cloth>lumber,cloth>brick,cloth>wool,cloth>grain,cloth>ore,cloth>coin,"
                    "cloth>paper");
    refuse(t, 0, "trade_bank:coin>ore", CATAN_E_CANNOT_PAY);
    refuse(t, 0, "trade_bank:paper>ore", CATAN_E_CANNOT_PAY);
    play(t, "trade_bank:ore>coin"); /* a resource for a commodity */
    assert_hand(t, 0, "wool:3 cloth:4 coin:4");
    play(t, "trade_bank:cloth>paper"); /* a commodity for a commodity */
    assert_hand(t, 0, "wool:3 coin:4 paper:1");
    play(t, "trade_bank:coin>wool"); /* a commodity for a resource */
    assert_hand(t, 0, "wool:4 paper:1");
    assert_int_equal(table_info(t).bank[CATAN_COIN], 12);
    assert_int_equal(table_info(t).bank[CATAN_PAPER], 11);
}

static void test_bank_must_hold_it(void **unused) {
    (void)unused;
    RULE("C-43");
    pos *p = ck("players=2 trade=off");
    pos_hand(p, 0, "ore:4 cloth:4");
    pos_bank(p, 1, "wool:0 paper:0");
    table *t = ck_table(p);
    refuse(t, 0, "trade_bank:ore>paper", CATAN_E_BANK_EMPTY);
    refuse(t, 0, "trade_bank:cloth>wool", CATAN_E_BANK_EMPTY);
    refuse(t, 0, "trade_bank:cloth>cloth", CATAN_E_SAME_KIND);
    assert_moves_of(t, "trade_bank",
                    "ore>lumber,ore>brick,ore>grain,ore>cloth,ore>coin,"
                    "cloth>lumber,cloth>brick,cloth>grain,cloth>ore,cloth>coin");
}

/* The general harbour takes three of any commodity. */
static void test_general_harbour(void **unused) {
    (void)unused;
    RULE("C-40");
    pos *p = ck("players=2 trade=off");
    pos_settlement(p, 0, "n0");
    pos_hand(p, 0, "cloth:3 coin:2 paper:1");
    table *t = ck_table(p);
    assert_rates(t, 0, 3, 3, 3, 3, 3, 3, 3, 3);
    assert_rates(t, 1, 4, 4, 4, 4, 4, 4, 4, 4);
    refuse(t, 0, "trade_bank:coin>ore", CATAN_E_CANNOT_PAY); /* three of one kind */
    play(t, "trade_bank:cloth>ore");
    assert_hand(t, 0, "ore:1 coin:2 paper:1");
}

/* A special harbour takes its resource, for a commodity too, and no commodity. */
static void test_special_harbour(void **unused) {
    (void)unused;
    RULE("C-40");
    RULE("E145");
    static const struct {
        const char *node;
        unsigned rates[8];
    } harbours[] = {
        {"n42", {4, 4, 2, 4, 4, 4, 4, 4}}, /* wool, not cloth */
        {"n10", {4, 4, 4, 4, 2, 4, 4, 4}}, /* ore, not coin */
        {"n11", {2, 4, 4, 4, 4, 4, 4, 4}}, /* lumber, not paper */
    };
    for (size_t i = 0; i < 3; i++) {
        pos *p = ck("players=2");
        pos_city(p, 0, harbours[i].node);
        check_rates(ck_table(p), 0, harbours[i].rates, __LINE__);
    }
    pos *p = ck("players=2 trade=off");
    pos_city(p, 0, "n42");
    pos_hand(p, 0, "wool:2 cloth:3");
    table *t = ck_table(p);
    refuse(t, 0, "trade_bank:cloth>ore", CATAN_E_CANNOT_PAY);
    play(t, "trade_bank:wool>cloth");
    assert_hand(t, 0, "cloth:4");
    play(t, "trade_bank:cloth>ore");
    assert_hand(t, 0, "ore:1");
}

static void test_guild(void **unused) {
    (void)unused;
    RULE("C-41");
    RULE("C-80");
    static const unsigned commodities[] = {4, 4, 4, 2};
    for (unsigned level = 0; level <= 3; level++) {
        unsigned rate = commodities[level];
        pos *p = ck("players=2");
        tracks(p, 0, level, 3, 3); /* other tracks are no guild */
        table *t = ck_table(p);
        assert_rates(t, 0, 4, 4, 4, 4, 4, rate, rate, rate);
        assert_rates(t, 1, 4, 4, 4, 4, 4, 4, 4, 4);
    }
    for (unsigned level = 4; level <= 5; level++) { /* for the rest of the game */
        pos *p = ck("players=2");
        pos_city(p, 1, "n8");
        tracks(p, 1, level, 0, 0);
        pos_field(p, "metropolises", "n8,-,-");
        table *t = ck_table(p);
        assert_rates(t, 1, 4, 4, 4, 4, 4, 2, 2, 2);
    }
    pos *p = ck("players=2 trade=off");
    tracks(p, 0, 3, 0, 0);
    pos_hand(p, 0, "wool:3 cloth:2 coin:1 paper:1");
    table *t = ck_table(p);
    refuse(t, 0, "trade_bank:coin>ore", CATAN_E_CANNOT_PAY); /* two equal ones */
    refuse(t, 0, "trade_bank:wool>coin", CATAN_E_CANNOT_PAY);
    play(t, "trade_bank:cloth>coin trade_bank:coin>wool");
    assert_hand(t, 0, "wool:4 paper:1");
}

/* It opens with the third level, and at once. */
static void test_guild_at_once(void **unused) {
    (void)unused;
    RULE("C-41");
    pos *p = ck("players=2 trade=off");
    pos_city(p, 0, "n8");
    tracks(p, 0, 2, 0, 0);
    pos_hand(p, 0, "cloth:3 coin:2");
    table *t = ck_table(p);
    refuse(t, 0, "trade_bank:coin>ore", CATAN_E_CANNOT_PAY);
    play(t, "improve:trade trade_bank:coin>ore");
    assert_hand(t, 0, "ore:1");
}

/* The best rate is used; two of them do not make a better one. */
static void test_rates_do_not_combine(void **unused) {
    (void)unused;
    RULE("C-43");
    pos *p = ck("players=2 trade=off");
    pos_settlement(p, 0, "n0 n42");
    pos_city(p, 0, "n18");
    tracks(p, 0, 3, 0, 0);
    pos_field(p, "merchant", "h15"); /* pasture: as the harbour at n42 */
    pos_field(p, "merchant_of", "s0");
    pos_hand(p, 0, "lumber:3 wool:2 cloth:2");
    table *t = ck_table(p);
    assert_rates(t, 0, 3, 3, 2, 3, 3, 2, 2, 2);
    play(t, "trade_bank:lumber>ore trade_bank:wool>ore trade_bank:cloth>ore");
    assert_hand(t, 0, "ore:3");
}

/* --- the merchant --- */

static pos *merchant(const char *hex) {
    pos *p = ck("players=3 trade=off");
    pos_settlement(p, 0, "n18 n8"); /* brick, wool, desert; ore, wool, brick */
    pos_settlement(p, 1, "n34");
    pos_field(p, "merchant", hex);
    pos_field(p, "merchant_of", "s0");
    return p;
}

static void test_merchants_rate(void **unused) {
    (void)unused;
    RULE("C-42");
    table *t = ck_table(merchant("h4"));
    assert_rates(t, 0, 4, 2, 4, 4, 4, 4, 4, 4);
    assert_rates(t, 1, 4, 4, 4, 4, 4, 4, 4, 4);
    /* of mountains the ore, not the coin; of pasture the wool, not the cloth */
    assert_rates(ck_table(merchant("h0")), 0, 4, 4, 4, 4, 2, 4, 4, 4);
    assert_rates(ck_table(merchant("h5")), 0, 4, 4, 2, 4, 4, 4, 4, 4);
    assert_rates(ck_table(merchant("h9")), 0, 4, 4, 4, 4, 4, 4, 4, 4);
    /* the robber beside it does not matter */
    pos *p = merchant("h4");
    pos_robber(p, 4);
    pos_field(p, "robber_free", "1");
    pos_hand(p, 0, "brick:5 wool:2");
    t = ck_table(p);
    refuse(t, 0, "trade_bank:wool>ore", CATAN_E_CANNOT_PAY);
    play(t, "trade_bank:brick>paper trade_bank:brick>ore");
    assert_hand(t, 0, "brick:1 wool:2 ore:1 paper:1");
    refuse(t, 0, "trade_bank:brick>ore", CATAN_E_CANNOT_PAY);
}

/* Who controls it has its point, on a desert too; who has merely a building there has nothing. */
static void test_merchants_point(void **unused) {
    (void)unused;
    RULE("C-93");
    RULE("C-94");
    static const char *const hexes[] = {"h4", "h9"};
    for (int i = 0; i < 2; i++) {
        pos *p = merchant(hexes[i]);
        table *t = ck_table(p);
        assert_points(t, 0, 3, 3);
        assert_points(t, 1, 1, 1);
        assert_int_equal(table_info(t).merchant, i == 0 ? 4 : 9);
        assert_int_equal(piece_of(t, CATAN_PIECE_MERCHANT, i == 0 ? 4 : 9), 0);
        catan_score score;
        assert_int_equal(catan_score_get(&score, sizeof score, t->state, CATAN_SPECTATOR, 0),
                         CATAN_OK);
        assert_int_equal(score.source[CATAN_SOURCE_MERCHANT], 1);
        pos_field(p, "merchant_of", "s1"); /* though he does not build there */
        t = ck_table(p);
        assert_points(t, 0, 2, 2);
        assert_points(t, 1, 2, 2);
        assert_rates(t, 0, 4, 4, 4, 4, 4, 4, 4, 4);
        assert_rates(t, 1, 4, i == 0 ? 2 : 4, 4, 4, 4, 4, 4, 4);
    }
    /* nobody has it before the first card */
    pos *p = merchant("");
    pos_field(p, "merchant_of", "");
    assert_points(ck_table(p), 0, 2, 2);
}

/* --- with players --- */

static void test_domestic_trade(void **unused) {
    (void)unused;
    RULE("C-39");
    pos *p = ck("players=3");
    pos_hand(p, 0, "wool:1 cloth:2");
    pos_hand(p, 1, "ore:1 coin:2 paper:1");
    pos_hand(p, 2, "paper:1");
    table *t = ck_table(p);
    assert_listed(t, "offer_give:wool,cloth");
    refuse(t, 0, "offer_give:paper", CATAN_E_NOT_IN_HAND);
    /* a resource and a commodity for one of each and another commodity */
    play(t, "offer_give:wool offer_give:cloth");
    refuse(t, 0, "offer_give:wool", CATAN_E_KIND_ORDER);
    refuse(t, 0, "offer_want:cloth", CATAN_E_SAME_KIND);
    play(t, "offer_want:ore offer_want:coin offer_want:paper offer_send:s1+s2");
    play_as(t, 1, "accept");
    assert_asked(t, 2, "answer_offer");
    refuse(t, 2, "accept", CATAN_E_NOT_IN_HAND);
    play_as(t, 2, "reject");
    play_as(t, 0, "confirm:s1");
    assert_hand(t, 0, "ore:1 cloth:1 coin:1 paper:1");
    assert_hand(t, 1, "wool:1 cloth:1 coin:1");
    assert_hand(t, 2, "paper:1");
    /* commodity against commodity */
    play(t, "offer_give:cloth offer_want:paper offer_send:s2 accept confirm:s2");
    assert_hand(t, 0, "ore:1 coin:1 paper:2");
    assert_hand(t, 2, "cloth:1");
    /* commodity against resource */
    play(t, "offer_give:paper offer_want:wool offer_send:s1 accept confirm:s1");
    assert_hand(t, 0, "wool:1 ore:1 coin:1 paper:1");
}

/* Nothing for nothing: the guild does not help against other players. */
static void test_no_gifts(void **unused) {
    (void)unused;
    RULE("C-39");
    pos *p = ck("players=3");
    tracks(p, 0, 3, 0, 0);
    pos_hand(p, 0, "cloth:2");
    pos_hand(p, 1, "wool:1");
    table *t = ck_table(p);
    play(t, "offer_give:cloth");
    assert_moves_of(t, "offer_send", "");
    assert_moves_of(t, "offer_want", "lumber,brick,wool,grain,ore,coin,paper");
}

static void test_progress_cards_are_not_traded(void **unused) {
    (void)unused;
    RULE("C-44");
    pos *p = ck("players=3");
    progress(p, 0, "crane:2 spy:2");
    progress(p, 1, "spy:1 mining:2");
    pos_hand(p, 1, "wool:4");
    table *t = ck_table(p);
    assert_moves_of(t, "trade_bank", "");
    assert_moves_of(t, "offer_give", "");
    /* nor does a trade carry any along */
    pos_hand(p, 0, "cloth:4");
    t = ck_table(p);
    play(t, "offer_give:cloth offer_want:wool offer_send:s1 accept confirm:s1");
    assert_progress(t, 0, "crane:2 spy:2");
    assert_progress(t, 1, "spy:1 mining:2");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_four_for_one),
        PLAY_TEST(test_bank_must_hold_it),
        PLAY_TEST(test_general_harbour),
        PLAY_TEST(test_special_harbour),
        PLAY_TEST(test_guild),
        PLAY_TEST(test_guild_at_once),
        PLAY_TEST(test_rates_do_not_combine),
        PLAY_TEST(test_merchants_rate),
        PLAY_TEST(test_merchants_point),
        PLAY_TEST(test_domestic_trade),
        PLAY_TEST(test_no_gifts),
        PLAY_TEST(test_progress_cards_are_not_traded),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
