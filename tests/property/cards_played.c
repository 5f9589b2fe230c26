/* Games of Cities & Knights in which cards are played as often as can be, with and without
 * Seafarers, on every scenario and at any number of players: every move is taken back and made
 * again, and what it leaves behind is counted.
 *
 *     cards_played [--seconds S] [--seed N] [--long]
 *
 * Plays for its time, and on until each of the cards was played as often as such a time should see,
 * and every move that answers one was made, on land and at sea.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "property/checks.h"
#include "property/dealt.h"
#include "property/eager.h"

enum {
    JOURNAL_BYTES = 1 << 16,
    MOST_PLIES = 4000,
    DEALT_PLIES = 400, /* of a game in which cards are dealt */
    KINDS = CATAN_MOVE_DIPLOMAT_BRIDGE + 1,
    EACH_IN_5_MINUTES = 1000, /* plays of a card, when all tests have this time together */
    SHARE = 20                /* of it, in percent: tests/meson.build */
};

static const struct place {
    const char *name, *scenario, *seafarers;
} places[] = {
    {"base board", "none", "off"},
    {"base board at sea", "none", "on"},
    {"new shores", "new_shores", "on"},
    {"islands", "islands", "on"},
    {"fog", "fog", "on"},
    {"desert", "desert", "on"},
    {"new world", "new_world", "on"},
};
enum { PLACES = sizeof places / sizeof *places };
static const char *const players[] = {"4", "3", "6", "2", "5"};
enum { TABLES = sizeof players / sizeof *players };

static struct tally {
    uint64_t games, over, plies, unlaid, tables[TABLES], kinds[KINDS];
} done[PLACES];

static uint64_t made(uint32_t kind, unsigned from, unsigned to) {
    uint64_t sum = 0;
    for (unsigned i = from; i < to; i++) {
        sum += done[i].kinds[kind];
    }
    return sum;
}

/* --- a game --- */

static int is_of_card(uint32_t kind) {
    return kind >= CATAN_MOVE_CHASE_PIRATE || kind == CATAN_MOVE_FREE_ROAD ||
           kind == CATAN_MOVE_FREE_SHIP || kind == CATAN_MOVE_RETREAT_KNIGHT;
}

/* All is looked at where cards are played, elsewhere now and then. */
static void make(world *w, catan_move move) {
    int card = is_of_card(catan_move_kind_of(move));
    if (!card && catan_rng_below(&w->rng, 16) != 0) {
        w->move = move;
        w->ply++;
        HOLD(w, catan_apply_listed(w->state, move) == CATAN_OK, "a listed move is made");
        return;
    }
    catan_state_copy(w->twin, w->state);
    check_apply(w, move);
    if (catan_rng_below(&w->rng, 4) == 0) {
        check_caches(w, w->state);
    }
    if (catan_rng_below(&w->rng, 16) == 0) {
        check_conserved(w, w->state);
        check_text(w, w->state);
    }
    if (card && catan_rng_below(&w->rng, 64) == 0) {
        check_turn_ends(w);
    }
}

static void look(world *w, const catan_move *moves, uint32_t count) {
    int32_t asked = catan_question(w->state);
    uint32_t often = asked >= CATAN_ASK_SWAP_NUMBER ? 16 : 256;
    if (catan_rng_below(&w->rng, often) == 0) {
        check_encodable(w, moves, count);
        check_seats(w, moves[0]);
    }
}

/* Seldom a route piece: long routes take long to measure. */
static catan_move choose(world *w, const catan_move *moves, uint32_t count) {
    catan_move move = catan_random_move(w->state, &w->rng);
    if (catan_actor(w->state) == CATAN_CHANCE || catan_rng_below(&w->rng, 16) == 0) {
        return move;
    }
    for (unsigned i = 0; i < 4; i++) {
        move = eager_move(moves, count, &w->rng);
        if (catan_move_kind_of(move) != CATAN_MOVE_BUILD_ROAD &&
            catan_move_kind_of(move) != CATAN_MOVE_BUILD_SHIP) {
            return move;
        }
    }
    return move;
}

/* Goes on to a first roll and deals cards, since it takes a game long to come to the rare ones. */
static void deal(world *w) {
    while (catan_question(w->state) != CATAN_ASK_BEFORE_ROLL) {
        make(w, catan_random_move(w->state, &w->rng));
    }
    HOLD(w, deal_cards(w->state, &w->rng), "cards are dealt");
    catan_state_copy(w->twin, w->state);
    catan_state_copy(w->state, w->twin); /* what was before is not to be taken back to */
}

static void play(world *w, struct tally *tally, uint32_t plies, double until) {
    static catan_move moves[MAX_LISTED];
    while (catan_result(w->state) == CATAN_RUNNING && w->ply < plies &&
           (w->ply % 16 != 0 || seconds_now() < until)) {
        uint32_t count = catan_moves(w->state, moves, MAX_LISTED);
        catan_move move = choose(w, moves, count);
        look(w, moves, count);
        make(w, move);
        tally->kinds[catan_move_kind_of(move) % KINDS]++;
        tally->plies++;
    }
    tally->over += catan_result(w->state) != CATAN_RUNNING;
}

static void play_at(unsigned place, unsigned table, catan_rng *rng, double until) {
    static world w;
    static const char *const switched[] = {"off", "on"};
    const char *recruit = switched[catan_rng_below(rng, 2)],
               *points = catan_rng_below(rng, 4) == 0 ? "auto" : "60";
    const char *const settings[][2] = {
        {"map", map_names[MAP_BUILTIN]},
        {"cities_knights", "on"},
        {"players", players[table]},
        {"scenario", places[place].scenario},
        {"seafarers", places[place].seafarers},
        {"recruit_at_sea", place == 0 ? "off" : recruit},
        {"trade", catan_rng_below(rng, 8) == 0 ? "on" : "off"},
        {"victory_points", points},
        {"max_turns", "0"},
        {"balanced", "off"},
        {"dice", "2d6"}, /* others have an alchemist of their own */
        NO_OPTIONAL_RULES,
    };
    enum { SETTINGS = sizeof settings / sizeof *settings, OPTIONAL_RULES = 16 };
    option_row row;
    if (!option_random_with(&row, settings,
                            catan_rng_below(rng, 4) ? SETTINGS : SETTINGS - OPTIONAL_RULES, rng) ||
        !world_make(&w, &row, catan_rng_next(rng), JOURNAL_BYTES)) {
        done[place].unlaid++;
        return;
    }
    int dealt = catan_rng_below(rng, 8) != 0;
    if (dealt) {
        deal(&w);
    }
    play(&w, &done[place], dealt ? DEALT_PLIES : MOST_PLIES, until);
    check_conserved(&w, w.state);
    check_text(&w, w.state);
    check_undo_all(&w);
    done[place].games++;
    done[place].tables[table]++;
    world_free(&w);
}

/* --- what was played --- */

/* Progress cards are played by these kinds; there are none of the cards that are points. */
static int is_play(uint32_t kind) {
    return kind >= CATAN_MOVE_PLAY_ALCHEMIST && kind <= CATAN_MOVE_PLAY_MERCHANT &&
           *catan_move_kind_name(kind) != '\0';
}

/* A move that is wanting: cards must be played as often as they are due, every answer be given
 * once, on land and at sea; 0 if none is. */
static uint32_t lacking(double due) {
    for (uint32_t kind = CATAN_MOVE_CHASE_PIRATE; kind <= CATAN_MOVE_TAKE_HAND; kind++) {
        int needs_luck = kind == CATAN_MOVE_CHASE_PIRATE || kind == CATAN_MOVE_CHOOSE_STRENGTH;
        int both = made(kind, 0, 1) != 0 && made(kind, 1, PLACES) != 0;
        if (*catan_move_kind_name(kind) != '\0' && !(both || needs_luck)) {
            return kind;
        }
        if (is_play(kind) && (double)made(kind, 0, PLACES) < due) {
            return kind;
        }
    }
    return 0;
}

static void report(void) {
    for (unsigned i = 0; i < PLACES; i++) {
        printf("%s: ok, %" PRIu64 " games (", places[i].name, done[i].games);
        for (unsigned t = 0; t < TABLES; t++) {
            printf("%s%" PRIu64 " of %s", t == 0 ? "" : ", ", done[i].tables[t], players[t]);
        }
        printf(" players, %" PRIu64 " without a layout), %" PRIu64 " over, %" PRIu64 " plies\n",
               done[i].unlaid, done[i].over, done[i].plies);
    }
    for (uint32_t kind = CATAN_MOVE_CHASE_PIRATE; kind <= CATAN_MOVE_TAKE_HAND; kind++) {
        if (*catan_move_kind_name(kind) != '\0') {
            printf("%s: ok, %" PRIu64 ", %" PRIu64 " of these at sea\n", catan_move_kind_name(kind),
                   made(kind, 0, PLACES), made(kind, 1, PLACES));
        }
    }
}

int main(int count, char **arguments) {
    test_arguments read = read_arguments(count, arguments);
    double due = read.seconds * EACH_IN_5_MINUTES / (300 * SHARE / 100.0), most;
    catan_rng rng;
    catan_rng_seed(&rng, read.seed);
    most = 120 + 20 * read.seconds; /* sanitizers and a busy machine are slow */
    for (unsigned i = 0; seconds_now() < read.seconds || lacking(due) != 0; i++) {
        if (seconds_now() > most) {
            report();
            fprintf(stderr, "FAILED: %s was made %" PRIu64 " times, of %.0f\n",
                    catan_move_kind_name(lacking(due)), made(lacking(due), 0, PLACES), due);
            return 1;
        }
        double left = read.seconds - seconds_now();
        play_at(i % PLACES, i / PLACES % TABLES, &rng, seconds_now() + (left > 5 ? left : 5));
    }
    report();
    return 0;
}
