/* Scripted games of which the rolls are settled step by step: to which step each decision belongs,
 * whether the steps come in their order, and the transcript that was agreed upon. Include it behind
 * cmocka.h.
 *
 *     NAME FILE [--trace | --make]
 *
 * --trace prints the transcript. --make writes it to the file: read the difference before you
 * commit it.
 */
#ifndef TESTS_RULES_ROLL_SCRIPT_H
#define TESTS_RULES_ROLL_SCRIPT_H

#include "rules/script.h"

enum { SEATS = 4, CARDS_KINDS = 8 };

/* The steps of a roll, in their order. */
enum {
    BEFORE,
    DICE,
    RED, /* the red die, where it is no part of the total */
    FACE,
    RAID, /* harbours are turned over or guarded */
    MUSTER,
    ATTACK,
    OUTCOME, /* cities are lost, cards drawn from a deck of choice */
    GATE,
    LIMIT,
    TOTAL,
    CARDS, /* production, or discards for a 7 */
    GOLD,
    RELIEF,
    MARKET,
    ERUPTION,
    ROBBER,
    TAX,
    THEFT,
    RAIN,
    INCOME,
    ACTION,
    PLACES
};

/* Something that happened, in which roll (from 1), and whom it concerned. */
typedef struct happening {
    unsigned roll, place;
    int32_t active, seat;
} happening;

static unsigned rolls_of[STEPS], places_of[STEPS]; /* of each step */
static happening happened[4 * STEPS];
static unsigned happening_count;
static char played[2 * TRANSCRIPT]; /* the transcripts of all games so far */

static catan_table_info table_of(const catan_state *state) {
    catan_table_info info;
    assert_int_equal(catan_table_get(&info, sizeof info, state), CATAN_OK);
    return info;
}

/* Where questions have their place; those that are not here: ACTION. */
static const uint8_t places_asked[][2] = {
    {CATAN_ASK_BEFORE_ROLL, BEFORE},
    {CATAN_ASK_DICE, DICE},
    {CATAN_ASK_RED_DIE, RED},
    {CATAN_ASK_LAY_RED, RED},
    {CATAN_ASK_EVENT_DIE, FACE},
    {CATAN_ASK_TURN_HARBOUR, RAID},
    {CATAN_ASK_MUSTER, MUSTER},
    {CATAN_ASK_LOSE_CITY, OUTCOME},
    {CATAN_ASK_CHOOSE_DECK, OUTCOME},
    {CATAN_ASK_CHOOSE_TOTAL, TOTAL},
    {CATAN_ASK_DISCARD, CARDS},
    {CATAN_ASK_TAKE_GOLD, GOLD},
    {CATAN_ASK_TAKE_AQUEDUCT, RELIEF},
    {CATAN_ASK_MARKET_GIVE, MARKET},
    {CATAN_ASK_MARKET_TAKE, MARKET},
    {CATAN_ASK_ERUPTION, ERUPTION},
    {CATAN_ASK_MOVE_ROBBER, ROBBER},
    {CATAN_ASK_PAY_TAX, TAX},
    {CATAN_ASK_ROB, THEFT},
    {CATAN_ASK_STEAL, THEFT},
    {CATAN_ASK_RAIN, RAIN},
    {CATAN_ASK_TAKE_RAIN, RAIN},
    {CATAN_ASK_TAKE_INCOME, INCOME},
};

/* Where a decision has its place. */
static unsigned place_of(const step *s) {
    catan_table_info info = table_of(s->before);
    if (s->question == CATAN_ASK_DRAW_PROGRESS) {
        return info.event_die == CATAN_FACE_SHIP ? OUTCOME : GATE;
    }
    if (s->question == CATAN_ASK_DISCARD_PROGRESS) { /* in his own turn: when that ends */
        return s->actor == info.turn_seat ? ACTION : LIMIT;
    }
    for (unsigned i = 0; i < sizeof places_asked / sizeof *places_asked; i++) {
        if (places_asked[i][0] == s->question) {
            return places_asked[i][1];
        }
    }
    return ACTION;
}

static void happens(unsigned at, unsigned place, int32_t seat) {
    assert_true(happening_count < sizeof happened / sizeof *happened);
    happened[happening_count++] =
        (happening){rolls_of[at], place, table_of(steps[at].before).turn_seat, seat};
}

/* What comes of a decision without being asked. */
static void comes(unsigned at, const catan_event *e) {
    int cards = e->kind == CATAN_EVENT_CARDS;
    if (e->kind == CATAN_EVENT_ATTACK) {
        happens(at, ATTACK, CATAN_NOBODY);
    } else if (e->kind == CATAN_EVENT_DREW) {
        happens(at, places_of[at], e->seat);
    } else if (e->kind == CATAN_EVENT_SHORTAGE || (cards && e->value == CATAN_REASON_PRODUCTION)) {
        happens(at, CARDS, CATAN_NOBODY);
    } else if (cards && e->value == CATAN_REASON_STOLEN) {
        happens(at, THEFT, e->seat);
    } else if (cards && e->value == CATAN_REASON_INCOME) {
        happens(at, INCOME, e->other);
    }
}
static void script_told(const step *s, const catan_event *events, uint32_t n) {
    unsigned at = (unsigned)(s - steps), place = place_of(s);
    places_of[at] = place;
    rolls_of[at] = (at == 0 ? 0 : rolls_of[at - 1]) + (place == BEFORE);
    happens(at, place, s->actor >= 0 ? s->actor : CATAN_NOBODY);
    for (const catan_event *e = events; e < events + n; e++) {
        comes(at, e);
    }
}

static void roll_open(const char *opening, const act *acts, unsigned count) {
    happening_count = 0;
    script_open(opening, acts, count);
    add(played, sizeof played, "%s%s", *played == '\0' ? "" : "\n", transcript);
}
static int roll_close(void **state) {
    (void)state;
    script_close();
    return 0;
}

/* --- what holds in all of them --- */

/* Within a roll nothing happens before what comes before it, and nobody before who comes before
 * him; all these places, bit by bit, have something. */
static void check_order(uint32_t places) {
    uint32_t seen = 0;
    for (unsigned i = 0; i < happening_count; i++) {
        const happening *now = &happened[i], *before = now - (i != 0);
        seen |= 1U << now->place;
        if (now->roll == before->roll) {
            assert_true(now->place >= before->place);
        }
        if (now->roll == before->roll && now->place == before->place && now->seat >= 0 &&
            before->seat >= 0) {
            assert_true((now->seat - now->active + SEATS) % SEATS >=
                        (before->seat - before->active + SEATS) % SEATS);
        }
    }
    assert_int_equal(seen, places);
}

static unsigned cards_in_hands(const catan_state *state) {
    unsigned sum = 0;
    for (unsigned seat = 0; seat < SEATS; seat++) {
        catan_seat_info info;
        assert_int_equal(catan_seat_get(&info, sizeof info, state, seat), CATAN_OK);
        for (unsigned card = 0; card < CARDS_KINDS; card++) {
            sum += info.hand[card];
        }
    }
    return sum;
}

/* "s3 lose_city:n32, s0 lose_city:n17": what was answered to a question in a roll. */
static const char *answers(unsigned roll, int32_t question) {
    static char text[TALE];
    *text = '\0';
    for (unsigned i = 0; i < step_count; i++) {
        if (rolls_of[i] == roll && steps[i].question == question && *steps[i].move != '\0') {
            add(text, TALE, "%s%s %s", *text != '\0' ? ", " : "", seat_name(steps[i].actor),
                steps[i].move);
        }
    }
    return text;
}
/* Where a question is asked first in a roll. */
static const step *asked(unsigned roll, int32_t question) {
    unsigned i = 0;
    while (i < step_count && (rolls_of[i] != roll || steps[i].question != question)) {
        i++;
    }
    assert_true(i < step_count);
    return &steps[i];
}

/* --- the program --- */

static const char *file;
static int making, tracing;

static void test_transcript(void **state) {
    (void)state;
    static char agreed[sizeof played];
    FILE *golden = fopen(file, making ? "wb" : "rb");
    assert_non_null(golden);
    if (making) {
        assert_int_equal(fwrite(played, 1, strlen(played), golden), strlen(played));
    } else {
        agreed[fread(agreed, 1, sizeof agreed - 1, golden)] = '\0';
    }
    assert_int_equal(fclose(golden), 0);
    if (!making) {
        assert_string_equal(played, agreed);
    }
}
static void test_undo(void **state) {
    (void)state;
    script_undo();
}

/* 0, or the exit status for wrong arguments. */
static int roll_begin(int argc, char **argv) {
    making = argc == 3 && strcmp(argv[2], "--make") == 0;
    tracing = argc == 3 && strcmp(argv[2], "--trace") == 0;
    if (argc < 2 || argc > 3 || (argc == 3 && !making && !tracing)) {
        fprintf(stderr, "usage: %s FILE [--trace | --make]\n", argv[0]);
        return 2;
    }
    file = argv[1];
    return 0;
}
static int roll_end(int failed) {
    if (tracing) {
        fputs(played, stdout);
    }
    return failed;
}

#endif
