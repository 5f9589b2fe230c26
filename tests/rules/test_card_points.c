/* Which points count where a card compares them: C-91. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include "rules/cards_table.h"
#include "support/rule.h"

/* Seat 1 with points from one source. */
typedef struct source {
    void (*give)(pos *p);
    unsigned points;
} source;

static void settlements(pos *p) { pos_settlement(p, 1, "n12 n14"); }
static void turned(pos *p) {
    pos_settlement(p, 1, "n12");
    pos_field(p, "turned", "n12");
}
static void city(pos *p) { pos_city(p, 1, "n12"); }
static void metropolis(pos *p) {
    pos_city(p, 1, "n12");
    tracks(p, 1, 0, 4, 0);
    pos_field(p, "metropolises", "-,n12,-");
}
static void longest_road(pos *p) { pos_road(p, 1, "e66 e67 e68 e69 e70"); }
static void defender(pos *p) { defends(p, 1, 3); }
static void printer(pos *p) { pos_field(p, "printer", "s1"); }
static void constitution(pos *p) { pos_field(p, "constitution", "s1"); }
static void merchant(pos *p) {
    pos_field(p, "merchant", "h7");
    pos_field(p, "merchant_of", "s1");
    progress(p, 2, "merchant:1"); /* the card that brought him lies under its deck */
}
static const source sources[] = {
    {settlements, 2}, {turned, 1},  {city, 2},         {metropolis, 4}, {longest_road, 2},
    {defender, 3},    {printer, 1}, {constitution, 1}, {merchant, 1},
};
enum { SOURCES = sizeof sources / sizeof *sources };

/* Seat 0 with so many points, and cards to compare by; seat 1 from a source, with two cards. */
static table *against(const source *of, unsigned mine) {
    pos *p = ck("players=3");
    progress(p, 0, "wedding:1 saboteur:1");
    pos_hand(p, 1, "ore:2");
    defends(p, 0, mine);
    of->give(p);
    table *t = ck_table(p);
    assert_points(t, 1, of->points, of->points);
    return t;
}

static void test_all_points_count(void **state) {
    (void)state;
    RULE("C-91");
    RULE("C-123");
    RULE("C-125");
    for (int i = 0; i < SOURCES; i++) {
        const source *of = &sources[i];
        table *t = against(of, of->points - 1); /* more than mine */
        play(t, "play_wedding");
        assert_asked(t, 1, "give");
        take_back(t, 1);
        play(t, "play_saboteur");
        assert_asked(t, 1, "discard");
        t = against(of, of->points); /* as many */
        refuse(t, 0, "play_wedding", CATAN_E_NO_EFFECT);
        play(t, "play_saboteur");
        assert_asked(t, 1, "discard");
        t = against(of, of->points + 1); /* fewer */
        refuse(t, 0, "play_wedding", CATAN_E_NO_EFFECT);
        refuse(t, 0, "play_saboteur", CATAN_E_NO_EFFECT);
    }
}

/* Those of the player himself as well. */
static void test_ones_own(void **state) {
    (void)state;
    RULE("C-91");
    pos *p = ck("players=3");
    progress(p, 0, "wedding:1 saboteur:1");
    pos_hand(p, 1, "ore:2");
    defends(p, 1, 4);
    pos_city(p, 0, "n12");
    tracks(p, 0, 0, 0, 4);
    pos_field(p, "metropolises", "-,-,n12");
    table *t = ck_table(p);
    refuse(t, 0, "play_wedding", CATAN_E_NO_EFFECT);
    assert_listed(t, "play_saboteur");
    pos_field(p, "printer", "s0");
    t = ck_table(p);
    refuse(t, 0, "play_saboteur", CATAN_E_NO_EFFECT);
}

/* As they are when it is played, those won or lost in this turn among them. */
static void test_when_it_is_played(void **state) {
    (void)state;
    RULE("C-91");
    pos *p = ck("players=3");
    progress(p, 0, "wedding:1 saboteur:1 diplomat:1");
    pos_hand(p, 0, "grain:2 ore:3");
    pos_settlement(p, 0, "n12");
    pos_hand(p, 1, "ore:2");
    defends(p, 1, 2);
    table *t = ck_table(p);
    assert_listed(t, "play_wedding play_saboteur");
    play(t, "build_city:n12"); /* two points */
    refuse(t, 0, "play_wedding", CATAN_E_NO_EFFECT);
    assert_listed(t, "play_saboteur");
    /* the longest road goes */
    defends(p, 1, 0);
    pos_road(p, 1, "e66 e67 e68 e69 e70");
    t = ck_table(p);
    assert_listed(t, "play_wedding play_saboteur");
    play(t, "play_diplomat:e70");
    refuse(t, 0, "play_wedding", CATAN_E_NO_EFFECT);
    refuse(t, 0, "play_saboteur", CATAN_E_NO_EFFECT);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        PLAY_TEST(test_all_points_count),
        PLAY_TEST(test_ones_own),
        PLAY_TEST(test_when_it_is_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
