/* What the optional rules bring, in words. */
#include "words_parts.h"

/* --- moves that no piece tells --- */

static void say_at(const telling *t, int32_t seat, const char *others, const char *you,
                   uint32_t domain, uint32_t place) {
    words_act(t, seat, others, you);
    words_place(t->out, t->w->b, domain, place);
    words_end(t);
}

/* What is done at a place: others' words, one's own, what the argument is. */
static const struct saying {
    uint32_t kind;
    const char *others, *you;
    uint32_t domain;
} sayings[] = {
    {CATAN_MOVE_ATTACK_WITH, "attacks with the knight on ", "attack with the knight on ",
     CATAN_DOMAIN_NODE},
    {CATAN_MOVE_PROTECT_HARBOURS, "has harbours protected by the knight on ",
     "have your harbours protected by the knight on ", CATAN_DOMAIN_NODE},
    {CATAN_MOVE_TAKE_TOKEN, "moves the number of ", "move the number of ", CATAN_DOMAIN_HEX},
    {CATAN_MOVE_DRAIN, "drains ", "drain ", CATAN_DOMAIN_HEX},
    {CATAN_MOVE_IRRIGATE_PASTURE, "irrigates ", "irrigate ", CATAN_DOMAIN_HEX},
    {CATAN_MOVE_IRRIGATE_FOREST, "irrigates ", "irrigate ", CATAN_DOMAIN_HEX},
    {CATAN_MOVE_DIPLOMAT_BRIDGE, "plays diplomat, at ", "play diplomat, at ",
     CATAN_DOMAIN_DIAGONAL},
};

/* What stands or lies there before it is attacked. */
static catan_piece attacked(const telling *t, uint32_t place_kind, uint32_t place) {
    enum { MOST = 1024 };
    catan_piece pieces[MOST], none = {.owner = CATAN_NOBODY};
    uint32_t count = catan_view_pieces(t->state, t->w->observer, pieces, MOST);
    for (uint32_t i = 0; i < count && i < MOST; i++) {
        uint32_t kind = pieces[i].kind;
        int target = kind == CATAN_PIECE_ROAD || kind == CATAN_PIECE_SHIP ||
                     kind == CATAN_PIECE_BRIDGE || kind == CATAN_PIECE_SETTLEMENT ||
                     kind == CATAN_PIECE_CITY;
        if (target && pieces[i].place_kind == place_kind && pieces[i].place == place) {
            return pieces[i];
        }
    }
    return none;
}

/* "Red attacks Blue's road on e12"; a building is attacked with what is to come in its place. */
static int tell_attack(const telling *t, const catan_event *e) {
    uint32_t kind = catan_move_kind_of(e->move), place = catan_move_argument(e->move);
    int bridge = kind == CATAN_MOVE_ATTACK_BRIDGE, route = kind == CATAN_MOVE_ATTACK_ROUTE;
    if (!bridge && !route && kind != CATAN_MOVE_ATTACK_BUILDING &&
        kind != CATAN_MOVE_ATTACK_FOR_CITY) {
        return 0;
    }
    catan_piece target = attacked(t,
                                  bridge  ? CATAN_PLACE_DIAGONAL
                                  : route ? CATAN_PLACE_EDGE
                                          : CATAN_PLACE_NODE,
                                  place);
    words_act(t, e->seat, "attacks", "attack");
    text_add(t->out, "%s",
             kind == CATAN_MOVE_ATTACK_BUILDING   ? " with a settlement"
             : kind == CATAN_MOVE_ATTACK_FOR_CITY ? " with a city"
                                                  : "");
    if (target.owner == t->w->observer) {
        text_add(t->out, " your ");
    } else {
        text_add(t->out, " %s's ", words_name(t->w, target.owner));
    }
    text_add(t->out, "%s ", target.owner >= 0 ? catan_piece_name(target.kind) : "piece");
    text_add(t->out, "%s", bridge ? "" : "on ");
    words_place(t->out, t->w->b,
                bridge  ? CATAN_DOMAIN_DIAGONAL
                : route ? CATAN_DOMAIN_EDGE
                        : CATAN_DOMAIN_NODE,
                place);
    words_end(t);
    return 1;
}

/* The alchemist's large and small die, then the red one; what they bring comes later. */
static void tell_laid_dice(const telling *t, const catan_event *e, uint32_t argument) {
    if (catan_move_kind_of(e->move) == CATAN_MOVE_LAY_DICE) {
        words_act(t, e->seat, "plays alchemist: ", "play alchemist: ");
        text_add(t->out, "large %u and small %u", argument / 4 + 1, argument % 4 + 1);
    } else {
        words_act(t, e->seat, "sets the red die to ", "set the red die to ");
        text_add(t->out, "%u", argument);
    }
    words_end(t);
}

int words_tell_variants_move(const telling *t, const catan_event *e) {
    uint32_t kind = catan_move_kind_of(e->move), argument = catan_move_argument(e->move);
    for (size_t i = 0; i < sizeof sayings / sizeof sayings[0]; i++) {
        if (sayings[i].kind == kind) {
            say_at(t, e->seat, sayings[i].others, sayings[i].you, sayings[i].domain, argument);
            return 1;
        }
    }
    if (tell_attack(t, e)) {
        return 1;
    }
    switch (kind) {
    case CATAN_MOVE_BUY_HARBOUR:
        words_act(t, e->seat, "buys a harbour for ", "buy a harbour for ");
        text_add(t->out, "%s%s", catan_harbour_name(argument),
                 argument == CATAN_HARBOUR_ANY ? " cards" : "");
        words_end(t);
        return 1;
    case CATAN_MOVE_PAY_HARBOUR:
        words_act(t, e->seat, "pays for it 1 ", "pay for it 1 ");
        text_add(t->out, "%s", catan_card_name(argument));
        words_end(t);
        return 1;
    case CATAN_MOVE_LAY_DICE:
    case CATAN_MOVE_LAY_RED:
        tell_laid_dice(t, e, argument);
        return 1;
    case CATAN_MOVE_DEFEND:
    case CATAN_MOVE_DEFEND_WITH:
        words_say(t, e->seat, "beats the attack off", "beat the attack off");
        return 1;
    case CATAN_MOVE_GIVE_IN:
        words_say(t, e->seat, "does not defend", "do not defend");
        return 1;
    default:
        return 0;
    }
}

/* --- pieces --- */

static void tell_harbour(const telling *t, const catan_event *e) {
    uint32_t kind = words_kind(t);
    text_add(t->out, "The harbour for %s on ", catan_harbour_name(e->level));
    words_place(t->out, t->w->b, CATAN_DOMAIN_EDGE, e->place);
    text_add(t->out, "%s",
             e->state != 0                        ? " is turned over"
             : kind == CATAN_MOVE_RESTORE_HARBOUR ? " is restored"
                                                  : " is open");
    words_end(t);
}

static void tell_holder(const telling *t, const catan_event *e, const char *name) {
    words_act(t, e->seat, "is the ", "are the ");
    text_add(t->out, "%s now: 1 point", name);
    words_end(t);
}

int words_tell_variants_placed(const telling *t, const catan_event *e) {
    if (e->index >= CATAN_PIECE_LUMBERJACK && e->index <= CATAN_PIECE_GOLD_SEEKER) {
        tell_holder(t, e, board_specialist_name(e->index - CATAN_PIECE_LUMBERJACK));
        return 1;
    }
    switch (e->index) {
    case CATAN_PIECE_BRIDGE:
        say_at(t, e->seat, "builds a bridge, ", "build a bridge, ", CATAN_DOMAIN_DIAGONAL,
               e->place);
        return 1;
    case CATAN_PIECE_GREAT_WALL:
        say_at(t, e->seat, "builds a wall on ", "build a wall on ", CATAN_DOMAIN_EDGE, e->place);
        return 1;
    case CATAN_PIECE_GREAT_WALL_CARD:
        words_say(t, e->seat, "takes the Great Wall: 2 points", "take the Great Wall: 2 points");
        return 1;
    case CATAN_PIECE_DIKE:
        say_at(t, e->seat, "builds a dike on ", "build a dike on ", CATAN_DOMAIN_EDGE, e->place);
        return 1;
    case CATAN_PIECE_STAGE:
        say_at(t, e->seat, "builds a landing stage on ", "build a landing stage on ",
               CATAN_DOMAIN_NODE, e->place);
        return 1;
    case CATAN_PIECE_DRAIN_RIGHT:
        say_at(t, e->seat, "may change ", "may change ", CATAN_DOMAIN_HEX, e->place);
        return 1;
    case CATAN_PIECE_HARBOUR:
        tell_harbour(t, e);
        return 1;
    case CATAN_PIECE_SAND:
        words_say(t, e->seat, "has a sandstorm there: no rain", "have a sandstorm there: no rain");
        return 1;
    default:
        return 0;
    }
}

/* An award of theirs that goes; to whom it comes is told by where it comes. */
static int tell_award_lost(const telling *t, const catan_event *e) {
    int specialist = e->index >= CATAN_PIECE_LUMBERJACK && e->index <= CATAN_PIECE_GOLD_SEEKER;
    if (!specialist && e->index != CATAN_PIECE_GREAT_WALL_CARD) {
        return 0;
    }
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->events[i].kind == CATAN_EVENT_PLACED && t->events[i].index == e->index) {
            return 1;
        }
    }
    if (specialist) {
        words_act(t, e->seat, "is no longer the ", "are no longer the ");
        text_add(t->out, "%s", board_specialist_name(e->index - CATAN_PIECE_LUMBERJACK));
        words_end(t);
    } else {
        words_say(t, e->seat, "loses the Great Wall", "lose the Great Wall");
    }
    return 1;
}

/* What lies there by optional rules, and goes. */
static int tell_piece_lost(const telling *t, const catan_event *e) {
    switch (e->index) {
    case CATAN_PIECE_BRIDGE:
        say_at(t, e->seat, "loses the bridge ", "lose the bridge ", CATAN_DOMAIN_DIAGONAL,
               e->place);
        return 1;
    case CATAN_PIECE_GREAT_WALL:
        say_at(t, e->seat, "loses the wall on ", "lose the wall on ", CATAN_DOMAIN_EDGE, e->place);
        return 1;
    case CATAN_PIECE_STAGE:
        say_at(t, e->seat, "gets the landing stage back from ", "get the landing stage back from ",
               CATAN_DOMAIN_NODE, e->place);
        return 1;
    default:
        return tell_award_lost(t, e);
    }
}

/* Lava, or an attack: what stood or lay there is gone. */
int words_tell_variants_removed(const telling *t, const catan_event *e) {
    uint32_t kind = words_kind(t);
    int edge = e->place_kind == CATAN_PLACE_EDGE;
    if (tell_piece_lost(t, e)) {
        return 1;
    }
    if (kind != CATAN_MOVE_DIE && kind != CATAN_MOVE_GIVE_IN && kind != CATAN_MOVE_ATTACK_ROUTE &&
        kind != CATAN_MOVE_ATTACK_BRIDGE && kind != CATAN_MOVE_ATTACK_BUILDING &&
        kind != CATAN_MOVE_ATTACK_FOR_CITY) {
        return 0;
    }
    if (e->index != CATAN_PIECE_ROAD && e->index != CATAN_PIECE_SHIP &&
        e->index != CATAN_PIECE_SETTLEMENT && e->index != CATAN_PIECE_CITY &&
        e->index != CATAN_PIECE_KNIGHT) {
        return 0;
    }
    words_act(t, e->seat, "loses the ", "lose the ");
    text_add(t->out, "%s on ", catan_piece_name(e->index));
    words_place(t->out, t->w->b, edge ? CATAN_DOMAIN_EDGE : CATAN_DOMAIN_NODE, e->place);
    words_end(t);
    return 1;
}

/* A number that moves, land that is won or watered. Returns 1 if it is such. */
int words_tell_variants_board(const telling *t, const catan_event *e) {
    uint32_t kind = words_kind(t);
    if (kind != CATAN_MOVE_PUT_TOKEN && kind != CATAN_MOVE_POLDER_TERRAIN &&
        kind != CATAN_MOVE_POLDER_NUMBER && kind != CATAN_MOVE_IRRIGATE_PASTURE &&
        kind != CATAN_MOVE_IRRIGATE_FOREST) {
        return 0;
    }
    text_add(t->out, "h%u is %s ", e->place, catan_terrain_name((uint32_t)e->value));
    if (e->count != 0) {
        text_add(t->out, "%u ", e->count);
    } else if (kind == CATAN_MOVE_PUT_TOKEN) {
        text_add(t->out, "without a number ");
    }
    text_add(t->out, "now");
    words_end(t);
    return 1;
}

void words_tell_die(const telling *t, const catan_event *e) {
    if (words_kind(t) == CATAN_MOVE_RED_DIE) {
        text_add(t->out, "The red die: %d", e->value);
    } else {
        words_act(t, e->seat, "throws a die", "throw a die");
        text_add(t->out, ": %d", e->value);
    }
    words_end(t);
}
