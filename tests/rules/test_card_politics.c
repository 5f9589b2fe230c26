/* What all blue cards have in common: when they are played, where they lie afterwards, that they
 * are seen, and taken back: C-86, C-87, C-90, and C-97. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

/* Each card, and what may be played with it in begin(). */
static const struct {
    unsigned card;
    const char *play;
} cards[] = {
    {CATAN_PROGRESS_BISHOP, "play_bishop:h4"},
    {CATAN_PROGRESS_DIPLOMAT, "play_diplomat:e26"},
    {CATAN_PROGRESS_WARLORD, "play_warlord"},
    {CATAN_PROGRESS_WEDDING, "play_wedding"},
    {CATAN_PROGRESS_INTRIGUE, "play_intrigue:n17"},
    {CATAN_PROGRESS_SABOTEUR, "play_saboteur"},
    {CATAN_PROGRESS_SPY, "play_spy:s1"},
    {CATAN_PROGRESS_DESERTER, "play_deserter:s1"},
};
enum { CARDS = sizeof cards / sizeof *cards };

/* Seat 0's road e19 leads from n12, where a knight of his rests, to n17, where one of seat 1 does;
 * seat 1 has more points, and cards of both sorts. */
static pos *begin(const char *options) {
    pos *p = ck(options);
    pos_field(p, "robber_free", "1");
    pos_road(p, 0, "e19");
    pos_road(p, 1, "e25 e26");
    pos_settlement(p, 1, "n22");
    knights(p, 0, "n12.1.0");
    knights(p, 1, "n17.1.0");
    pos_hand(p, 1, "wool:3");
    progress(p, 1, "crane:1");
    pos_field(p, "under_politics", "spy");
    return p;
}
static void hold(pos *p, unsigned i, uint32_t seat) {
    char text[40];
    sprintf(text, "%s:1", catan_progress_name(cards[i].card));
    progress(p, seat, text);
}

static void test_played(void **state) {
    (void)state;
    RULE("C-86");
    RULE("C-87");
    for (unsigned i = 0; i < CARDS; i++) {
        pos *p = begin("players=4");
        hold(p, i, 0);
        table *t = logged(p);
        const char *before = table_line(t), *name = catan_progress_name(cards[i].card);
        char under[40], told[120];
        assert_decks(t, 18, 17, 17);
        play_as(t, 0, cards[i].play);
        sprintf(under, "spy %s", name); /* behind what lies there */
        sprintf(told, "s0 %s | s0 played_progress %s of politics", cards[i].play, name);
        assert_under(t, "politics", under);
        assert_under(t, "trade", "");
        assert_under(t, "science", "");
        assert_progress(t, 0, "");
        assert_decks(t, 18, 18, 17);
        for (int k = 0; k < OBSERVERS; k++) {
            int32_t me = observers[k];
            catan_move move = play_move_of(t, cards[i].play, __FILE__, __LINE__);
            assert_told(t, me, told);
            assert_int_equal(catan_move_masked(t->state, me, move), move);
            assert_int_equal(count_of(t, me, PROGRESS, 0, CATAN_TOTAL_POLITICS), 0);
            assert_int_equal(count_of(t, me, UNDER_POLITICS, CATAN_NOBODY, 0), 2);
        }
        assert_back(t, 1, before);
    }
}

static void test_not_in_hand(void **state) {
    (void)state;
    RULE("C-87");
    for (unsigned i = 0; i < CARDS; i++) {
        pos *p = begin("players=4");
        hold(p, i, 2); /* another has it */
        progress(p, 0, "crane:1");
        table *t = ck_table(p);
        refuse(t, 0, cards[i].play, CATAN_E_NO_CARD);
        refuse(t, 2, cards[i].play, CATAN_E_NOT_YOUR_TURN);
    }
    /* nor where it could do nothing */
    pos *p = ck("players=3");
    pos_road(p, 1, "e26 e25");
    knights(p, 1, "n17.1.0");
    table *t = ck_table(p);
    for (unsigned i = 0; i < CARDS; i++) {
        refuse(t, 0, cards[i].play, CATAN_E_NO_CARD);
    }
}

static void test_when(void **state) {
    (void)state;
    RULE("C-23");
    RULE("C-87");
    RULE("C-97");
    RULE("E160");
    for (unsigned i = 0; i < CARDS; i++) {
        pos *p = begin("players=4");
        hold(p, i, 0);
        pos_turn(p, 0, "before_roll");
        table *t = ck_table(p);
        assert_moves(t, "roll");
        refuse(t, 0, cards[i].play, CATAN_E_NOT_ASKED);
        /* on the larger board there is nothing that it could do, but it is not asked for either */
        p = ck("players=5");
        hold(p, i, 2);
        pos_special(p, 1, 2);
        t = ck_table(p);
        assert_asked(t, 2, "special_building");
        refuse(t, 2, cards[i].play, CATAN_E_NOT_ASKED);
    }
}

/* Any number in a turn, two of a kind, too. */
static void test_any_number(void **state) {
    (void)state;
    RULE("C-87");
    pos *p = begin("players=4");
    progress(p, 0, "bishop:2 warlord:1 saboteur:1");
    table *t = ck_table(p);
    const char *before = table_line(t);
    play_as(t, CATAN_ANYONE, "play_bishop:h3 steal:wool play_warlord play_bishop:h8 steal:wool");
    assert_asked(t, 0, "action");
    assert_hand(t, 0, "wool:2");
    assert_under(t, "politics", "spy bishop warlord bishop");
    assert_progress(t, 0, "saboteur:1");
    assert_back(t, 5, before);
}

/* One that was drawn by the roll of the turn may be played in it. */
static void test_just_drawn(void **state) {
    (void)state;
    RULE("C-87");
    pos *p = begin("players=4");
    tracks(p, 0, 0, 1, 0);
    pos_field(p, "under_politics", "");
    pos_turn(p, 0, "before_roll");
    table *t = ck_table(p);
    roll(t, 2, 1, "politics");
    play(t, "draw_progress:warlord");
    play_as(t, 0, "play_warlord");
    assert_knight(t, 12, 0, BASIC, 1);
    assert_under(t, "politics", "warlord");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_played),     PLAY_TEST(test_not_in_hand), PLAY_TEST(test_when),
        PLAY_TEST(test_any_number), PLAY_TEST(test_just_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
