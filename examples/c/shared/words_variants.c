/* What the optional rules bring, in words. */
#include "words_parts.h"

/* --- moves that no piece tells --- */

static void say_at(const telling *t, int32_t seat, const char *others, const char *you,
                   uint32_t domain, uint32_t place) {
    words_act(t, seat, others, you);
    words_place(t->out, t->w->b, domain, place);
    words_end(t);
}

int words_tell_variants_move(const telling *t, const catan_event *e) {
    uint32_t argument = catan_move_argument(e->move);
    switch (catan_move_kind_of(e->move)) {
    case CATAN_MOVE_ATTACK_WITH:
        say_at(t, e->seat, "attacks with the knight on ", "attack with the knight on ",
               CATAN_DOMAIN_NODE, argument);
        return 1;
    case CATAN_MOVE_ATTACK_ROUTE:
        say_at(t, e->seat, "attacks what lies on ", "attack what lies on ", CATAN_DOMAIN_EDGE,
               argument);
        return 1;
    case CATAN_MOVE_ATTACK_BRIDGE:
        say_at(t, e->seat, "attacks the bridge over ", "attack the bridge over ", CATAN_DOMAIN_HEX,
               argument / 3);
        return 1;
    case CATAN_MOVE_ATTACK_BUILDING:
    case CATAN_MOVE_ATTACK_FOR_CITY:
        say_at(t, e->seat, "attacks what stands on ", "attack what stands on ", CATAN_DOMAIN_NODE,
               argument);
        return 1;
    case CATAN_MOVE_DEFEND:
    case CATAN_MOVE_DEFEND_WITH:
        words_say(t, e->seat, "beats the attack off", "beat the attack off");
        return 1;
    case CATAN_MOVE_GIVE_IN:
        words_say(t, e->seat, "does not defend", "do not defend");
        return 1;
    case CATAN_MOVE_PROTECT_HARBOURS:
        say_at(t, e->seat, "has harbours protected by the knight on ",
               "have your harbours protected by the knight on ", CATAN_DOMAIN_NODE, argument);
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
                                                  : " is bought");
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
        say_at(t, e->seat, "builds a bridge over ", "build a bridge over ", CATAN_DOMAIN_HEX,
               e->place / 3U);
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
    default:
        return 0;
    }
}

/* Lava, or an attack: what stood or lay there is gone. */
int words_tell_variants_removed(const telling *t, const catan_event *e) {
    uint32_t kind = words_kind(t);
    if (kind != CATAN_MOVE_DIE && kind != CATAN_MOVE_GIVE_IN && kind != CATAN_MOVE_ATTACK_ROUTE &&
        kind != CATAN_MOVE_ATTACK_BRIDGE && kind != CATAN_MOVE_ATTACK_BUILDING &&
        kind != CATAN_MOVE_ATTACK_FOR_CITY) {
        return 0;
    }
    switch (e->index) {
    case CATAN_PIECE_ROAD:
    case CATAN_PIECE_SHIP:
    case CATAN_PIECE_SETTLEMENT:
    case CATAN_PIECE_CITY:
        words_act(t, e->seat, "loses the ", "lose the ");
        text_add(t->out, "%s on ", catan_piece_name(e->index));
        words_place(t->out, t->w->b,
                    e->place_kind == CATAN_PLACE_EDGE ? CATAN_DOMAIN_EDGE : CATAN_DOMAIN_NODE,
                    e->place);
        words_end(t);
        return 1;
    case CATAN_PIECE_BRIDGE:
        say_at(t, e->seat, "loses the bridge over ", "lose the bridge over ", CATAN_DOMAIN_HEX,
               e->place / 3U);
        return 1;
    default:
        return 0;
    }
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
