/* Playing on, taking back, and what the journal and the caches hold. White box: looks into the
 * state. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/state.h"
#include "game/compiled.h"
#include "property/checks.h"

static size_t position_bytes(const world *w) { return catan_position_size(w->game); }
static int same_words(const world *w, const catan_state *a, const catan_state *b) {
    return memcmp(catan__words_const(a), catan__words_const(b), position_bytes(w)) == 0;
}

/* Every word that the last move changed is in the journal, with its old value first; nothing else
 * is. */
static void check_journal(const world *w) {
    const catan_state *st = w->state;
    const uint64_t *before = catan__words_const(w->before), *now = catan__words_const(st);
    uint64_t noted[CATAN__MAX_WORDS];
    uint8_t is_noted[CATAN__MAX_WORDS] = {0};
    const catan__journal *j = &st->journal;
    for (uint32_t at = j->used - 1; j->where[at & j->mask] != CATAN__MARK; at--) {
        unsigned word = j->where[at & j->mask];
        HOLD(w, word < w->game->words, "the journal names words of the position");
        noted[word] = j->old[at & j->mask]; /* the oldest entry counts */
        is_noted[word] = 1;
    }
    for (unsigned i = 0; i < w->game->words; i++) {
        HOLD(w, is_noted[i] || before[i] == now[i], "every changed word is in the journal");
        HOLD(w, !is_noted[i] || noted[i] == before[i], "the journal holds the old values");
    }
}

/* Whether somebody learns something by it that he had not: what chance brings, cards of others. */
static int reveals(catan_move move) {
    catan_move_info info;
    catan_move_describe(&info, sizeof info, move);
    switch (info.kind) {
    case CATAN_MOVE_PLAY_MONOPOLY:
    case CATAN_MOVE_PLAY_SPY:
    case CATAN_MOVE_PLAY_MASTER_MERCHANT:
    case CATAN_MOVE_PLAY_TRADE_MONOPOLY:
    case CATAN_MOVE_PLAY_RESOURCE_MONOPOLY:
    case CATAN_MOVE_GIVE:
    case CATAN_MOVE_HARBOUR_CARD: /* whether the other has a commodity */
    case CATAN_MOVE_HARBOUR_GIVE: /* what was offered */
        return 1;
    default:
        return info.chance != 0;
    }
}

void check_apply(world *w, catan_move move) {
    catan_state *st = w->state;
    uint64_t hash = catan_hash(st);
    uint32_t depth = catan_undo_depth(st);
    world_remember(w);
    w->move = move;
    w->ply++;
    HOLD(w, catan_check(st, catan_actor(st), move) == CATAN_OK, "the actor may make a listed move");
    HOLD(w, catan_apply(st, catan_actor(st), move) == CATAN_OK, "a listed move is made");
    HOLD(w, catan_undo_depth(st) == depth + 1 || catan_undo_depth(st) <= depth,
         "the journal grows by one move");
    HOLD(w, !same_words(w, st, w->before), "every move changes the position");
    HOLD(w, catan_hash(st) != hash, "and its hash");
    HOLD(w, catan_undo_reveals(st) == reveals(move), "taking back chance or a reveal is told");
    check_journal(w);
    uint64_t after = catan_hash(st);
    HOLD(w, catan_apply_listed(w->twin, move) == CATAN_OK, "the twin makes the move");
    HOLD(w, same_words(w, st, w->twin) && catan_state_equal(st, w->twin),
         "both ways of applying agree");
    HOLD(w, catan_hash(w->twin) == after, "equal positions have equal hashes");
    HOLD(w, catan_undo_depth(w->twin) == 0 && catan_undo(w->twin) == CATAN_E_NO_UNDO,
         "no journal, no undo");
    HOLD(w, catan_undo(st) == CATAN_OK, "the move is taken back");
    HOLD(w, same_words(w, st, w->before), "undo restores every byte");
    HOLD(w, catan_hash(st) == hash && catan_state_equal(st, w->before), "and the hash");
    HOLD(w, catan_apply_listed(st, move) == CATAN_OK && same_words(w, st, w->twin),
         "the move again brings the same");
}

void check_caches(const world *w, const catan_state *state) {
    catan_state *again = w->scratch;
    catan_state_copy(again, state);
    catan__fault fault = w->game->engine->restore(again);
    if (fault.status != CATAN_OK) {
        fprintf(stderr, "%s, field %s\n", catan_status_name(fault.status), fault.field);
    }
    HOLD(w, fault.status == CATAN_OK, "a position that is reached is sound");
    const uint64_t *a = catan__words_const(state), *b = catan__words_const(again);
    for (unsigned i = 0; i < w->game->words; i++) {
        if (a[i] != b[i]) {
            fprintf(stderr, "word %u: %016" PRIx64 ", recomputed %016" PRIx64 "\n", i, a[i], b[i]);
        }
    }
    HOLD(w, same_words(w, state, again), "caches equal their recomputation");
    HOLD(w, catan_undo_depth(again) == 0, "recomputing is not a move");
}

void check_text(const world *w, const catan_state *state) {
    static char text[32768], again[32768];
    size_t length = catan_position_format(text, sizeof text, state);
    HOLD(w, length != 0 && length < sizeof text && strlen(text) == length,
         "a position is written as one line");
    HOLD(w, strchr(text, '\n') == NULL, "without a line feed");
    HOLD(w, catan_position_format(NULL, 0, state) == length, "its length is told without a buffer");
    memset(again, 'x', sizeof again);
    HOLD(w, catan_position_format(again, length, state) == length && again[length] == 'x',
         "a buffer one short");
    HOLD(w, catan_position_format(again, length + 1, state) == length && strcmp(again, text) == 0,
         "a buffer just right");
    /* Into a state that holds something else: the layout's own beginning, some moves on. */
    catan_rng rng = w->rng;
    catan_playout(w->scratch, &rng, 3);
    int32_t status = catan_position_parse(w->scratch, text, NULL);
    if (status != CATAN_OK) {
        fprintf(stderr, "%s\n", catan_status_name(status));
    }
    HOLD(w, status == CATAN_OK, "what is written is read");
    HOLD(w, same_words(w, state, w->scratch), "and it is the same position");
    HOLD(w, catan_undo_depth(w->scratch) == 0, "reading empties the journal");
    catan_config config;
    HOLD(w, catan_config_parse(&config, sizeof config, text) == CATAN_OK,
         "the configuration is read from a position");
    HOLD(w, memcmp(&config, &w->config, sizeof config) == 0, "and is the game's");
}

/* A listed move that leads on to the end of the turn; any other if there is none. */
static catan_move way_out(const catan_move *moves, uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        switch (catan_move_kind_of(moves[i])) {
        case CATAN_MOVE_ROLL:
        case CATAN_MOVE_END_TURN:
        case CATAN_MOVE_PASS:
        case CATAN_MOVE_DECLINE:
        case CATAN_MOVE_OFFER_CANCEL:
        case CATAN_MOVE_REJECT:
        case CATAN_MOVE_WITHDRAW:
        case CATAN_MOVE_MUSTERED:
            return moves[i];
        default:
            break;
        }
    }
    return moves[0];
}

void check_turn_ends(world *w) {
    enum { STEPS = 2000 }; /* discards go card by card */
    catan_table_info table;
    catan_move moves[MAX_LISTED];
    catan_state_copy(w->scratch, w->state);
    catan_table_get(&table, sizeof table, w->scratch);
    uint32_t turn = table.turn, steps = 0;
    while (table.turn == turn && catan_result(w->scratch) == CATAN_RUNNING) {
        uint32_t count = catan_moves(w->scratch, moves, MAX_LISTED);
        HOLD(w, count != 0, "whoever is asked has an answer");
        HOLD(w, steps++ < STEPS, "the turn can be brought to its end");
        HOLD(w, catan_apply_listed(w->scratch, way_out(moves, count)) == CATAN_OK,
             "a listed move is made");
        catan_table_get(&table, sizeof table, w->scratch);
    }
}

/* The same from `own`, move by move. */
static uint32_t play_out(catan_state *state, catan_rng *own, uint32_t most) {
    uint32_t made = 0;
    while (made < most && catan_result(state) == CATAN_RUNNING) {
        catan_apply_listed(state, catan_random_move(state, own));
        made++;
    }
    return made;
}

void check_playouts(world *w) {
    enum { MOST = 120, GAMES = 3 };
    static _Alignas(16) unsigned char memory[16384];
    catan_rng one = w->rng, own = w->rng;
    catan_tally tally;
    uint32_t over = 0, unfinished = 0, wins = 0;
    uint64_t moves = 0, points = 0, told_points = 0, hash = catan_hash(w->state);
    catan_state_copy(w->scratch, w->state);
    HOLD(w, catan_playout(w->scratch, &one, MOST) == CATAN_OK, "catan_playout()");
    play_out(w->twin, &own, MOST);
    HOLD(w, same_words(w, w->scratch, w->twin), "a playout is random moves, one after the other");
    HOLD(w, memcmp(&one, &own, sizeof one) == 0, "and draws as they do");
    HOLD(w, catan_playouts_size(w->game) <= sizeof memory, "room for playouts");
    HOLD(w,
         catan_playouts(&tally, sizeof tally, w->state, &one, GAMES, MOST, memory, sizeof memory) ==
             CATAN_OK,
         "catan_playouts()");
    HOLD(w, catan_hash(w->state) == hash, "the position that playouts begin from stays");
    for (uint32_t i = 0; i < GAMES; i++) {
        catan_state_copy(w->twin, w->state);
        moves += play_out(w->twin, &own, MOST);
        over += catan_result(w->twin) == CATAN_DRAW;
        unfinished += catan_result(w->twin) == CATAN_RUNNING;
        for (uint32_t seat = 0; seat < catan_game_players(w->game); seat++) {
            catan_seat_info info;
            catan_seat_get(&info, sizeof info, w->twin, seat);
            points += info.points;
        }
    }
    for (unsigned seat = 0; seat < CATAN_SEATS; seat++) {
        wins += tally.wins[seat];
        told_points += tally.points[seat];
    }
    HOLD(w, memcmp(&one, &own, sizeof one) == 0, "playouts draw as playouts one by one");
    HOLD(w,
         tally.games == GAMES && tally.moves == moves && tally.draws == over &&
             tally.unfinished == unfinished,
         "the tally counts games and moves");
    HOLD(w, wins + over + unfinished == GAMES && points == told_points,
         "and who won with how many points");
    catan_state_copy(w->twin, w->state);
}

void check_undo_all(world *w) {
    catan_state *st = w->state;
    uint32_t depth = catan_undo_depth(st), plies = w->ply;
    uint64_t first;
    catan_state_copy(w->twin, st);
    HOLD(w, depth <= plies, "the journal has no more moves than were made");
    for (uint32_t i = 0; i < depth; i++) {
        HOLD(w, catan_undo(st) == CATAN_OK, "every move in the journal is taken back");
    }
    HOLD(w, catan_undo_depth(st) == 0 && catan_undo(st) == CATAN_E_NO_UNDO, "then none is left");
    HOLD(w, catan_undo_reveals(st) == 0, "and nothing would be revealed");
    check_caches(w, st);
    if (depth == plies) {
        catan_state *fresh = world_begin(w);
        first = catan_hash(st);
        HOLD(w, same_words(w, fresh, st) && catan_hash(fresh) == first,
             "all undone, the game is at its beginning");
        catan_state_destroy(fresh);
    }
    catan_state_copy(st, w->twin);
}
