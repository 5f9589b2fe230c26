/* White box: the words of a position that an observer may not know. */
#include "property/unseen.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/agenda.h"
#include "core/fields.h"
#include "core/lanes.h"
#include "core/progress.h"
#include "core/state.h"
#include "game/compiled.h"

static int one_in(catan_rng *rng, uint32_t of) { return catan_rng_below(rng, of) == 0; }

uint64_t *unseen_field(catan_state *st, const char *name, unsigned seat) {
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
    uint64_t *fresh = unseen_field(st, "fresh", 0), chosen = 0;
    if (*fresh == 0 || (int32_t)active == observer) {
        return;
    }
    uint64_t left = *unseen_field(st, "cards", active);
    for (unsigned n = catan__lanes_sum(*fresh); n > 0; n--) {
        uint64_t one = CATAN__LANE(any_card(left, rng), 1);
        left -= one;
        chosen += one;
    }
    *fresh = chosen;
}

/* --- progress cards: what is known is how many of each colour (H-1) --- */

/* A card of a track that may be in a hand, each alike, or CATAN_PROGRESS_KINDS. */
static unsigned any_progress(uint64_t cards, unsigned track, catan_rng *rng) {
    unsigned found = CATAN_PROGRESS_KINDS, seen = 0;
    for (unsigned kind = catan__progress_first(track); kind < catan__progress_after(track);
         kind++) {
        int stays = kind == CATAN_PROGRESS_PRINTER || kind == CATAN_PROGRESS_CONSTITUTION;
        for (unsigned n = stays ? 0 : catan__progress_count(cards, kind); n > 0; n--) {
            if (catan_rng_below(rng, ++seen) == 0) {
                found = kind;
            }
        }
    }
    return found;
}

/* Two holders exchange a card of one colour, some times. */
static void exchange_progress(uint64_t *const *holder, unsigned holders, catan_rng *rng) {
    for (uint32_t times = 1 + catan_rng_below(rng, 40); times > 0; times--) {
        unsigned track = catan_rng_below(rng, CATAN_TRACKS);
        uint64_t *a = holder[catan_rng_below(rng, holders)];
        uint64_t *b = holder[catan_rng_below(rng, holders)];
        unsigned from_a = any_progress(*a, track, rng), from_b = any_progress(*b, track, rng);
        if (from_a != CATAN_PROGRESS_KINDS && from_b != CATAN_PROGRESS_KINDS) {
            *a += catan__progress_one(from_b) - catan__progress_one(from_a);
            *b += catan__progress_one(from_a) - catan__progress_one(from_b);
        }
    }
}

/* What lies under a deck lies there in another order, or is something else. */
static void change_queue(uint64_t *queue, unsigned track, uint64_t *deck, catan_rng *rng) {
    unsigned length = catan__queue_length(queue);
    for (unsigned i = 0; i + 1 < length; i++) {
        unsigned other = i + catan_rng_below(rng, length - i), entry = catan__queue_at(queue, i);
        catan__queue_put(queue, i, catan__queue_at(queue, other));
        catan__queue_put(queue, other, entry);
    }
    unsigned card = any_progress(*deck, track, rng);
    if (length != 0 && card != CATAN_PROGRESS_KINDS) {
        *deck += catan__progress_one(catan__queue_at(queue, 0) - 1) - catan__progress_one(card);
        catan__queue_put(queue, 0, card + 1);
    }
}

/* Whose cards the observer is being shown by a question of his own (H-3), or CATAN_NOBODY. */
static int32_t shown_by(const catan_state *st, int32_t observer, int32_t question) {
    catan_view view;
    catan_view_get(&view, sizeof view, st, observer);
    return view.question == question && view.actor == observer ? view.subject : CATAN_NOBODY;
}

static void change_progress(catan_state *st, int32_t observer, catan_rng *rng) {
    static const char *const under[] = {"under_trade", "under_politics", "under_science"};
    int32_t shown = shown_by(st, observer, CATAN_ASK_TAKE_PROGRESS);
    uint64_t *cards[CATAN_SEATS + 1];
    unsigned others = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if ((int32_t)seat != observer && (int32_t)seat != shown) {
            cards[others++] = unseen_field(st, "progress", seat);
        }
    }
    cards[others] = unseen_field(st, "progress_deck", 0);
    exchange_progress(cards, others + 1, rng);
    for (unsigned track = 0; track < CATAN_TRACKS; track++) {
        change_queue(unseen_field(st, under[track], 0), track, cards[others], rng);
    }
}

/* --- what the pending task says of cards --- */

/* The lowest kind that may still be given or taken, after what was (C-123, C-132). */
static void change_lowest(uint64_t *task, int32_t observer, int32_t other, catan_rng *rng) {
    if (observer != (int32_t)catan__task_actor(*task) && observer != other) {
        *task = (*task & (UINT64_MAX >> 16)) |
                (uint64_t)catan_rng_below(rng, catan__task_b(*task) + 2) << 48;
    }
}

/* The resource that is offered face down (C-130). */
static void change_offered(uint64_t *task, uint64_t hand, catan_rng *rng) {
    uint64_t resources = hand & (UINT64_MAX >> 24);
    if (resources != 0) {
        *task = (*task & (UINT64_MAX >> 16)) | (uint64_t)(any_card(resources, rng) + 1) << 48;
    }
}

static void change_task(catan_state *st, int32_t observer, catan_rng *rng) {
    uint64_t *words = catan__words(st);
    unsigned depth = catan__lane(words[CATAN__DEPTH_WORD], 0),
             active = catan__lane(words[CATAN__DEPTH_WORD], CATAN__ACTIVE_LANE);
    uint64_t *task = &words[CATAN__AGENDA_WORD + (depth == 0 ? 0 : depth - 1)];
    switch (catan_question(st)) {
    case CATAN_ASK_GIVE:
        change_lowest(task, observer, (int32_t)active, rng);
        break;
    case CATAN_ASK_TAKE_HAND:
        change_lowest(task, observer, (int32_t)catan__task_more(*task), rng);
        break;
    case CATAN_ASK_HARBOUR_GIVE:
        if (observer != (int32_t)active) {
            change_offered(task, *unseen_field(st, "hand", active), rng);
        }
        break;
    default:
        break;
    }
}

int unseen_knows(const catan_game *game) {
    static const char *const known[] = {"hand",        "cards",          "deck",
                                        "fresh",       "progress",       "progress_deck",
                                        "under_trade", "under_politics", "under_science"};
    for (uint32_t i = 0; i < game->field_count; i++) {
        const catan__field *field = &game->field[i];
        int is_known = field->knowers == CATAN__ALL || field->cache;
        for (size_t k = 0; k < sizeof known / sizeof *known; k++) {
            is_known |= strcmp(field->name, known[k]) == 0;
        }
        if (!is_known) {
            return 0;
        }
    }
    return 1;
}

void unseen_change(catan_state *st, int32_t observer, catan_rng *rng) {
    int32_t shown = shown_by(st, observer, CATAN_ASK_TAKE_HAND);
    uint64_t *hands[CATAN_SEATS], *cards[CATAN_SEATS + 1];
    unsigned others = 0, holders = 0;
    for (unsigned seat = 0; seat < st->game->set.players; seat++) {
        if ((int32_t)seat != observer && (int32_t)seat != shown) {
            hands[holders++] = unseen_field(st, "hand", seat);
        }
        if ((int32_t)seat != observer) {
            cards[others++] = unseen_field(st, "cards", seat);
        }
    }
    cards[others] = unseen_field(st, "deck", 0);
    uint32_t which = catan_rng_below(rng, 4); /* hands, cards, or both */
    if (which != 0) {
        exchange(hands, holders, rng);
        change_task(st, observer, rng);
    }
    if (which != 1) {
        exchange(cards, others + 1, rng);
        choose_fresh(st, observer, rng);
    }
    if (st->game->set.cities_knights && which != 1) {
        change_progress(st, observer, rng);
    }
}
