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

/* What they bring and cost by optional rules. Returns 1 if it is such. */
static int tell_variants(const telling *t, const catan_event *e) {
    switch (e->value) {
    case CATAN_REASON_INCOME:
        tell_gain(t, e,
                  words_kind(t) == CATAN_MOVE_TAKE_INCOME ? " as gold-seeker" : " as specialist");
        return 1;
    case CATAN_REASON_MARKET:
        if (e->other == CATAN_NOBODY) {
            words_act(t, e->seat, "gives ", "give ");
            tell_cards_of(t, e);
            text_add(t->out, " at the market");
            words_end(t);
        } else {
            tell_gain(t, e, " at the market");
        }
        return 1;
    case CATAN_REASON_RAIN:
        tell_gain(t, e, " from the rain");
        return 1;
    case CATAN_REASON_TAX:
        words_act(t, e->seat, "pays ", "pay ");
        tell_cards_of(t, e);
        text_add(t->out, " for a ship beside the pirate");
        words_end(t);
        return 1;
    default:
        return 0;
    }
}

void words_tell_cards(const telling *t, const catan_event *e) {
    if (tell_variants(t, e)) {
        return;
    }
    switch (e->value) {
    case CATAN_REASON_PRODUCTION:
        tell_gain(t, e, "");
        break;
    case CATAN_REASON_SETUP:
        tell_gain(t, e, t->w->b->cities ? " for the city" : " for the second settlement");
        break;
    case CATAN_REASON_GOLD:
        tell_gain(t, e,
                  t->w->b->config.volcanoes == 0 ? " for gold"
                  : t->w->b->sea                 ? " for gold or a volcano"
                                                 : " from the volcano");
        break;
    case CATAN_REASON_AQUEDUCT:
        tell_gain(t, e, " from the aqueduct");
        break;
    case CATAN_REASON_DISCOVERY:
        tell_gain(t, e, " for the discovery");
        break;
    case CATAN_REASON_PLENTY:
        tell_gain(t, e, " from the bank");
        break;
    case CATAN_REASON_MINING:
        tell_gain(t, e, " from the mines");
        break;
    case CATAN_REASON_IRRIGATION:
        tell_gain(t, e, " from the fields");
        break;
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
        words_act(t, e->seat, "discards ", "discard ");
        tell_cards_of(t, e);
        words_end(t);
        break;
    default: /* a price goes without saying: what was built is told */
        break;
    }
}
