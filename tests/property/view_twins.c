/* Twins of a position: what an observer may not know lies otherwise in them. White box: changes the
 * words of the state. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/agenda.h"
#include "core/lanes.h"
#include "core/progress.h"
#include "core/state.h"
#include "game/compiled.h"
#include "property/view_pairs.h"
#include "view/view.h"

enum { TRIES = 6 /* to make a sound twin */ };

void pair_fail(const pair *p, const char *what, const char *file, int line) {
    fprintf(stderr, "observer %d; \"before\" is the twin\n", (int)p->observer);
    catan_state_copy(p->w->state, p->one);
    catan_state_copy(p->w->before, p->two);
    world_fail(p->w, what, file, line);
}

uint64_t *field_of(catan_state *st, const char *name, unsigned seat) {
    const catan_game *g = st->game;
    for (uint32_t i = 0; i < g->field_count; i++) {
        if (strcmp(g->field[i].name, name) == 0) {
            return catan__words(st) + catan__field_at(&g->field[i], seat);
        }
    }
    fprintf(stderr, "there is no field %s\n", name);
    exit(1);
}

/* A kind at random, each card alike; the word is not empty. */
static unsigned any_card(uint64_t word, catan_rng *rng) {
    unsigned k = 0;
    uint32_t r = catan_rng_below(rng, catan__lanes_sum(word));
    for (; r >= catan__lane(word, k); k++) {
        r -= catan__lane(word, k);
    }
    return k;
}

/* Two holders exchange one card, unseen, some times. */
static void exchange(uint64_t *const *holder, unsigned holders, catan_rng *rng) {
    uint32_t times = one_in(rng, 3) ? 1 + catan_rng_below(rng, 3) : 20 + catan_rng_below(rng, 60);
    for (; holders >= 2 && times > 0; times--) {
        uint64_t *a = holder[catan_rng_below(rng, holders)];
        uint64_t *b = holder[catan_rng_below(rng, holders)];
        if (a != b && *a != 0 && *b != 0) {
            uint64_t from_a = CATAN__LANE(any_card(*a, rng), 1),
                     from_b = CATAN__LANE(any_card(*b, rng), 1);
            *a += from_b - from_a;
            *b += from_a - from_b;
        }
    }
}

/* Of the cards that an unseen active player holds, others are fresh. */
static void choose_fresh(catan_state *st, int32_t observer, catan_rng *rng) {
    unsigned active = catan__lane(catan__words(st)[CATAN__DEPTH_WORD], CATAN__ACTIVE_LANE);
    uint64_t *fresh = field_of(st, "fresh", 0), chosen = 0;
    if (*fresh == 0 || (int32_t)active == observer) {
        return;
    }
    uint64_t left = *field_of(st, "cards", active);
    for (unsigned n = catan__lanes_sum(*fresh); n > 0; n--) {
        uint64_t one = CATAN__LANE(any_card(left, rng), 1);
        left -= one;
        chosen += one;
    }
    *fresh = chosen;
}

/* What is secret of any game is what is changed here: whoever adds a field that is not all's to
 * know must teach this test. */
void check_secrets(const world *w) {
    static const char *const known[] = {"hand",        "cards",          "deck",
                                        "fresh",       "progress",       "progress_deck",
                                        "under_trade", "under_politics", "under_science"};
    for (uint32_t i = 0; i < w->game->field_count; i++) {
        const catan__field *field = &w->game->field[i];
        int is_known = field->knowers == CATAN__ALL || field->cache;
        for (size_t k = 0; k < sizeof known / sizeof *known; k++) {
            is_known |= strcmp(field->name, known[k]) == 0;
        }
        HOLD(w, is_known, "every field that somebody may not know is changed in the twins");
    }
}

/* --- progress cards (C-8) --- */

/* Where the progress cards lie that the observer may not know: in hands of others, shuffled, under
 * their decks; all of one colour. A place is a count in a word, or one place in a queue. */
typedef struct slots {
    uint64_t *word[64];
    uint8_t card[64], place[64]; /* `place`: in a queue, from 1; 0: counted in a word */
    unsigned count;
} slots;

static void add_slot(slots *to, uint64_t *word, unsigned card, unsigned place) {
    to->word[to->count] = word;
    to->card[to->count] = (uint8_t)card;
    to->place[to->count++] = (uint8_t)place;
}

/* Points are never in a hand or under a deck: they stay in the deck. */
static int is_point(unsigned card) {
    return card == CATAN_PROGRESS_PRINTER || card == CATAN_PROGRESS_CONSTITUTION;
}

static void add_word(slots *to, uint64_t *word, unsigned track) {
    for (unsigned card = catan__progress_first(track); card < catan__progress_after(track);
         card++) {
        for (unsigned n = is_point(card) ? 0 : catan__progress_count(*word, card); n > 0; n--) {
            add_slot(to, word, card, 0);
        }
    }
}

static void find_slots(slots *to, catan_state *st, int32_t observer, unsigned track) {
    static const char *const under[] = {"under_trade", "under_politics", "under_science"};
    uint64_t *queue = field_of(st, under[track], 0);
    to->count = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if ((int32_t)seat != observer) {
            add_word(to, field_of(st, "progress", seat), track);
        }
    }
    add_word(to, field_of(st, "progress_deck", 0), track);
    for (unsigned i = 0; i < catan__queue_length(queue); i++) {
        add_slot(to, queue, catan__queue_at(queue, i) - 1, i + 1);
    }
}

/* Some of these cards change places, or all do. */
static void shuffle_progress(catan_state *st, int32_t observer, unsigned track, catan_rng *rng) {
    slots at;
    uint8_t card[64];
    find_slots(&at, st, observer, track);
    memcpy(card, at.card, sizeof card);
    uint32_t times = one_in(rng, 3) ? 1 + catan_rng_below(rng, 3) : 3 * at.count;
    for (; at.count >= 2 && times > 0; times--) {
        unsigned i = catan_rng_below(rng, at.count), k = catan_rng_below(rng, at.count);
        uint8_t one = card[i];
        card[i] = card[k];
        card[k] = one;
    }
    /* a count may not pass through more than it has room for: first all go, then all come */
    for (unsigned i = 0; i < at.count; i++) {
        if (at.place[i] == 0) {
            *at.word[i] -= catan__progress_one(at.card[i]);
        }
    }
    for (unsigned i = 0; i < at.count; i++) {
        if (at.place[i] == 0) {
            *at.word[i] += catan__progress_one(card[i]);
        } else {
            catan__queue_put(at.word[i], at.place[i] - 1U, card[i] + 1U);
        }
    }
}

/* --- a twin --- */

static void change_cards(catan_state *st, int32_t observer, catan_rng *rng) {
    uint64_t *cards[CATAN_SEATS + 1];
    unsigned others = 0;
    if (st->game->set.cities_knights) {
        for (unsigned track = 0; track < CATAN_TRACKS; track++) {
            shuffle_progress(st, observer, track, rng);
        }
        return;
    }
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if ((int32_t)seat != observer) {
            cards[others++] = field_of(st, "cards", seat);
        }
    }
    cards[others] = field_of(st, "deck", 0);
    exchange(cards, others + 1, rng);
    choose_fresh(st, observer, rng);
}

static void change_hands(catan_state *st, int32_t observer, catan_rng *rng) {
    uint64_t *hands[CATAN_SEATS];
    unsigned others = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if ((int32_t)seat != observer) {
            hands[others++] = field_of(st, "hand", seat);
        }
    }
    exchange(hands, others, rng);
}

static void change_unseen(catan_state *st, int32_t observer, catan_rng *rng) {
    uint32_t which = catan_rng_below(rng, 4); /* hands, cards, or both */
    if (which != 0) {
        change_hands(st, observer, rng);
    }
    if (which != 1) {
        change_cards(st, observer, rng);
    }
}

/* Makes `two` a twin of `one`. Returns 0 if no sound one was found that differs. */
int make_twin(const pair *p, twin_tally *tally) {
    for (int i = 0; i < TRIES; i++) {
        catan_state_copy(p->two, p->one);
        change_unseen(p->two, p->observer, p->rng);
        if (catan_state_equal(p->one, p->two)) {
            tally->alike++;
            continue;
        }
        catan__fault fault = p->w->game->engine->restore(p->two);
        if (fault.status == CATAN_OK) {
            return 1;
        }
        tally->unsound++;
        tally->by_status[-fault.status]++;
    }
    return 0;
}
