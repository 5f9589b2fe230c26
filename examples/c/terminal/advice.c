#include "advice.h"

#include <string.h>

#include "policy.h"

/* By catan_progress. */
static const char *const effects[CATAN_PROGRESS_KINDS] = {
    "instead of rolling: you say what red and white die show",
    "your next improvement of this turn costs one card less",
    "2 ore for each mountains hex with a building of yours",
    "2 grain for each fields hex with a building of yours",
    "a victory point, laid open when it is drawn",
    "two number tokens change places; not 2, 6, 8, 12",
    "a city wall for nothing",
    "a settlement becomes a city for 2 ore and 1 grain",
    "two knights are promoted for nothing",
    "two roads (or ships) for nothing",
    "move the robber, and take a card from each player there",
    "remove a road or ship with an open end; an own one is laid again elsewhere",
    "all your passive knights become active",
    "all who have more points give you 2 cards of their choice",
    "drive away a knight that stands at one of your routes",
    "all who have as many points as you or more discard half their hands",
    "look at another's progress cards, and take one",
    "another loses a knight of his choice, and you get one of that strength",
    "a victory point, laid open when it is drawn",
    "offer each other player a resource, face down: for it he must give a commodity, if he has any",
    "one kind of cards trades 2:1 with the bank in this turn",
    "look at the hand of one who has more points, and take 2 cards",
    "each other player who has the commodity that you name gives you 1",
    "each other player gives you up to 2 of the resource that you name",
    "the merchant goes to a hex of yours: a point, and its resource trades 2:1",
};

static void add_card(text *out, uint32_t progress) {
    text_add(out, "  %-18s %s\n", board_progress_name(progress), effects[progress]);
}

/* 1 if the name begins like what was typed, "road b", "road_b". */
static int is_named(const char *typed, uint32_t progress) {
    return strncmp(board_progress_name(progress), typed, strlen(typed)) == 0 ||
           strncmp(catan_progress_name(progress), typed, strlen(typed)) == 0;
}

void advice_cards(text *out, session *s, const char *name) {
    const scene *seen = session_look(s);
    uint32_t told = 0;
    if (!seen->b->cities) {
        text_add(out, "There are no progress cards in this game.\n");
        return;
    }
    for (uint32_t i = 0; i < CATAN_PROGRESS_KINDS; i++) {
        int held = seen->observer >= 0 && seen->seats[seen->observer].ck.progress[i] > 0;
        if (name[0] == '\0' ? held : is_named(name, i)) {
            add_card(out, i);
            told++;
        }
    }
    if (told == 0) {
        text_add(out, name[0] == '\0' ? "You hold no progress cards; cards NAME tells of any.\n"
                                      : "There is no such card.\n");
    }
}

/* The cards that moves of a kind in a bundle name, as they are typed: "2 wool ore". */
static void add_cards(text *out, const catan_move *moves, uint32_t count, uint32_t kind) {
    uint32_t cards[CATAN_CARD_KINDS] = {0};
    for (uint32_t i = 0; i < count; i++) {
        uint32_t card = catan_move_argument(moves[i]);
        if (catan_move_kind_of(moves[i]) == kind && card < CATAN_CARD_KINDS) {
            cards[card]++;
        }
    }
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        if (cards[k] > 0) {
            text_add(out, " %u %s", cards[k], catan_card_name(k));
        }
    }
}

/* A bundle is told as the command that plays it; returns 0 if there is none. */
static int add_bundle(text *out, const catan_move *moves, uint32_t count) {
    const char *separator = " to ";
    catan_move last = moves[count - 1];
    if (catan_move_kind_of(last) == CATAN_MOVE_DISCARD) {
        text_add(out, "drop");
        add_cards(out, moves, count, CATAN_MOVE_DISCARD);
        return 1;
    }
    if (catan_move_kind_of(last) != CATAN_MOVE_OFFER_SEND || count < 2) {
        return 0;
    }
    text_add(out, "offer");
    add_cards(out, moves, count, CATAN_MOVE_OFFER_GIVE);
    text_add(out, " for");
    add_cards(out, moves, count, CATAN_MOVE_OFFER_WANT);
    for (uint32_t seat = 0; seat < CATAN_SEATS; seat++) {
        if ((catan_move_argument(last) >> seat & 1) != 0) {
            text_add(out, "%ss%u", separator, seat);
            separator = "+";
        }
    }
    return 1;
}

void advice_move(text *out, const session *s) {
    char name[48];
    catan_move moves[POLICY_MOVES];
    uint32_t count = policy_choose(&s->t.b, s->t.state, moves, POLICY_MOVES);
    if (count == 0 || catan_move_format(name, sizeof name, s->t.game, moves[0]) != CATAN_OK) {
        return;
    }
    text_add(out, "The program would play: ");
    if (!add_bundle(out, moves, count)) {
        text_add(out, "%s", name);
    }
    text_add(out, "\n");
}
