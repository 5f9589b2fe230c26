/* What rules reveal in two positions that one observer could not tell apart. White box: looks into
 * the state. */
#include "core/agenda.h"
#include "core/lanes.h"
#include "core/state.h"
#include "property/unseen.h"
#include "property/view_pairs.h"

/* The resource that lies face down before who is asked for a commodity. */
static unsigned offered(const catan_state *st) {
    const uint64_t *words = catan__words_const(st);
    return catan__task_b(words[CATAN__AGENDA_WORD + catan__lane(words[CATAN__DEPTH_WORD], 0) - 1]);
}

/* Printer and Constitution are laid open when they are drawn (C-89): whether one of both is. */
static int draw_reveals(const catan_move move[2]) {
    int open = 0;
    for (int i = 0; i < 2; i++) {
        uint32_t card = catan_move_argument(move[i]);
        open |= card == CATAN_PROGRESS_PRINTER || card == CATAN_PROGRESS_CONSTITUTION;
    }
    return open && move[0] != move[1] && catan_move_kind_of(move[0]) == CATAN_MOVE_DRAW_PROGRESS;
}

static unsigned cards_of(const catan_state *st, int32_t seat, unsigned kind) {
    return catan__lane(*unseen_field((catan_state *)(uintptr_t)st, "hand", (unsigned)seat), kind);
}

/* Of each other seat so many cards of a kind are shown: whether these differ (H-1, C-133, C-134).
 */
static int counts_differ(const pair *p, unsigned kind, unsigned most) {
    int32_t actor = catan_actor(p->one);
    for (int32_t seat = 0; seat < (int32_t)catan_game_players(p->w->game); seat++) {
        unsigned one = cards_of(p->one, seat, kind), two = cards_of(p->two, seat, kind);
        if (seat != actor && (one < most ? one : most) != (two < most ? two : most)) {
            return 1;
        }
    }
    return 0;
}

static int fields_differ(const pair *p, const char *name, unsigned seat) {
    return *unseen_field(p->one, name, seat) != *unseen_field(p->two, name, seat);
}

static int has_commodity(const catan_state *st, int32_t seat) {
    return cards_of(st, seat, CATAN_CLOTH) + cards_of(st, seat, CATAN_COIN) +
               cards_of(st, seat, CATAN_PAPER) !=
           0;
}

/* What the cards of Cities & Knights show: hands to who looks at them (C-126, C-132); to all
 * whether somebody has a commodity to exchange, to him what he is offered (C-130). */
static int card_shows(const pair *p, const catan_move move[2]) {
    uint32_t other = catan_move_argument(move[0]);
    int acts = p->observer == catan_actor(p->one);
    catan_view view;
    catan_view_get(&view, sizeof view, p->one, p->observer);
    switch (catan_move_kind_of(move[0])) {
    case CATAN_MOVE_PLAY_SPY:
        return acts && fields_differ(p, "progress", other);
    case CATAN_MOVE_PLAY_MASTER_MERCHANT:
        return acts && fields_differ(p, "hand", other);
    case CATAN_MOVE_HARBOUR_CARD:
        return has_commodity(p->one, view.subject) != has_commodity(p->two, view.subject);
    case CATAN_MOVE_HARBOUR_GIVE:
        return acts && offered(p->one) != offered(p->two);
    default:
        return 0;
    }
}

pair_end move_reveals(const pair *p, const catan_move move[2]) {
    unsigned kind = catan_move_argument(move[0]);
    int counts = 0;
    switch (catan_move_kind_of(move[0])) {
    case CATAN_MOVE_PLAY_MONOPOLY:
        counts = counts_differ(p, kind, UINT8_MAX);
        break;
    case CATAN_MOVE_PLAY_TRADE_MONOPOLY:
        counts = counts_differ(p, kind, 1);
        break;
    case CATAN_MOVE_PLAY_RESOURCE_MONOPOLY:
        counts = counts_differ(p, kind, 2);
        break;
    default:
        break;
    }
    return counts                ? MONOPOLY
           : draw_reveals(move)  ? LAID_OPEN
           : card_shows(p, move) ? SHOWN
                                 : LONG_ENOUGH;
}

/* After the end all point cards are shown (B-67): whether somebody has more in one of both. */
int points_differ(const pair *p) {
    for (uint32_t seat = 0; seat < catan_game_players(p->w->game); seat++) {
        catan_seat_info one, two;
        catan_seat_get(&one, sizeof one, p->one, seat);
        catan_seat_get(&two, sizeof two, p->two, seat);
        if (one.development[CATAN_POINT] != two.development[CATAN_POINT]) {
            return 1;
        }
    }
    return 0;
}

/* Hidden points that win are shown (B-67): whether one of both is over by such a victory. */
int victory_reveals(const pair *p) {
    int32_t one = catan_result(p->one), two = catan_result(p->two);
    if (one == two) {
        return one != CATAN_RUNNING && points_differ(p);
    }
    int32_t winner = one >= 0 ? one : two;
    SAME(p, (one == CATAN_RUNNING || two == CATAN_RUNNING) && winner >= 0,
         "only a victory may come in one of both");
    SAME(p, winner != p->observer, "the observer knows his own points");
    const catan_state *won = one >= 0 ? p->one : p->two;
    catan_seat_info info;
    catan_seat_get(&info, sizeof info, won, (uint32_t)winner);
    SAME(p, info.public_points < catan_game_target(p->w->game), "a victory by public points");
    return 1;
}
