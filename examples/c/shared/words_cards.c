/* Cards that change hands, in words. */
#include "words_parts.h"

/* The first event of the kind that concerns the seat, or null. */
static const catan_event *find(const telling *t, uint32_t kind, int32_t seat) {
    for (uint32_t i = 0; i < t->count; i++) {
        if (t->events[i].kind == kind && t->events[i].seat == seat) {
            return &t->events[i];
        }
    }
    return NULL;
}

static void tell_cards_of(const telling *t, const catan_event *e) {
    if (e->hidden) {
        text_add(t->out, "%u card%s", e->count, e->count == 1 ? "" : "s");
    } else {
        words_cards(t->out, e->cards);
    }
}

/* A trade is two flows of cards; it is told once, by the first of them. */
static void tell_trade(const telling *t, const catan_event *e, const char *with) {
    const catan_event *back = find(t, CATAN_EVENT_CARDS, e->other);
    words_act(t, e->seat, "gives ", "give ");
    tell_cards_of(t, e);
    text_add(t->out, " to %s", with);
    if (back != NULL && back > e) {
        text_add(t->out, " for ");
        tell_cards_of(t, back);
    }
    words_end(t);
}

static int is_second_flow(const telling *t, const catan_event *e) {
    const catan_event *first = find(t, CATAN_EVENT_CARDS, e->other);
    return first != NULL && first < e && first->other == e->seat && first->value == e->value;
}

static void tell_gain(const telling *t, const catan_event *e, const char *more) {
    words_act(t, e->other, "gets ", "get ");
    tell_cards_of(t, e);
    text_add(t->out, "%s", more);
    words_end(t);
}

static void tell_taking(const telling *t, const catan_event *e, const char *others,
                        const char *you) {
    words_act(t, e->other, others, you);
    tell_cards_of(t, e);
    text_add(t->out, " from %s", words_name(t->w, e->seat));
    words_end(t);
}

/* Why cards come from the bank, as it stands behind them, or null: it is told otherwise. */
static const char *why_gained(const telling *t, int32_t reason) {
    switch (reason) {
    case CATAN_REASON_PRODUCTION:
        return "";
    case CATAN_REASON_SETUP:
        return t->w->b->cities ? " for the city" : " for the second settlement";
    case CATAN_REASON_GOLD:
        return t->w->b->config.volcanoes == 0 ? " for gold"
               : t->w->b->sea                 ? " for gold or a volcano"
                                              : " from the volcano";
    case CATAN_REASON_AQUEDUCT:
        return " from the aqueduct";
    case CATAN_REASON_DISCOVERY:
        return " for the discovery";
    case CATAN_REASON_PLENTY:
        return " from the bank";
    case CATAN_REASON_MINING:
        return " from the mines";
    case CATAN_REASON_IRRIGATION:
        return " from the fields";
    case CATAN_REASON_RAIN:
        return " from the rain";
    case CATAN_REASON_INCOME:
        return words_kind(t) == CATAN_MOVE_TAKE_INCOME ? " as gold-seeker" : " as specialist";
    case CATAN_REASON_MARKET:
        return " at the market";
    default:
        return NULL;
    }
}

static void tell_giving(const telling *t, const catan_event *e, const char *others, const char *you,
                        const char *more) {
    words_act(t, e->seat, others, you);
    tell_cards_of(t, e);
    text_add(t->out, "%s", more);
    words_end(t);
}

void words_tell_cards(const telling *t, const catan_event *e) {
    const char *why = e->other >= 0 ? why_gained(t, e->value) : NULL;
    if (why != NULL) {
        tell_gain(t, e, why);
        return;
    }
    switch (e->value) {
    case CATAN_REASON_WEDDING:
        words_act(t, e->seat, "gives ", "give ");
        tell_cards_of(t, e);
        text_add(t->out, " to %s for the wedding", words_name(t->w, e->other));
        words_end(t);
        break;
    case CATAN_REASON_HARBOUR:
    case CATAN_REASON_BANK_TRADE:
    case CATAN_REASON_TRADE:
        if (!is_second_flow(t, e)) {
            tell_trade(t, e, e->other >= 0 ? words_name(t->w, e->other) : "the bank");
        }
        break;
    case CATAN_REASON_STOLEN:
        tell_taking(t, e, "steals ", "steal ");
        break;
    case CATAN_REASON_MASTER_MERCHANT:
    case CATAN_REASON_MONOPOLY:
        tell_taking(t, e, "takes ", "take ");
        break;
    case CATAN_REASON_DISCARDED:
        tell_giving(t, e, "discards ", "discard ", "");
        break;
    case CATAN_REASON_MARKET:
        tell_giving(t, e, "gives ", "give ", " at the market");
        break;
    case CATAN_REASON_TAX:
        tell_giving(t, e, "pays ", "pay ", " for a ship beside the pirate");
        break;
    default: /* a price goes without saying: what was built is told */
        break;
    }
}
