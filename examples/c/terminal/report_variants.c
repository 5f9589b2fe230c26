/* What a player may read of the optional rules. */
#include "report_variants.h"

#include <string.h>

#include "words.h"

/* --- a list --- */

/* "Harbours to buy: 4 any, 1 ore." */
typedef struct listing {
    text *out;
    const char *begin;
    int entries;
} listing;

static void next_entry(listing *l) { text_add(l->out, "%s", l->entries++ == 0 ? l->begin : ", "); }

static void end_list(const listing *l) { text_add(l->out, "%s", l->entries > 0 ? ".\n" : ""); }

/* --- a seat --- */

void report_variants_seat(text *out, const scene *seen, int32_t seat) {
    const scene_variants *v = &seen->v;
    const scene_seat *of = &seen->seats[seat];
    listing l = {out, "                ", 0};
    for (uint32_t i = 0; i < SPECIALISTS; i++) {
        if (v->specialist[i] == seat) {
            next_entry(&l);
            text_add(out, "%s", board_specialist_name(i));
        }
    }
    if (of->wall_line > 0) {
        next_entry(&l);
        text_add(out, "%sline of %d wall%s", v->great_wall_card == seat ? "the Great Wall, " : "",
                 of->wall_line, of->wall_line == 1 ? "" : "s");
    }
    if (seen->b->config.landing_stages != 0) {
        next_entry(&l);
        text_add(out, "%d landing stage%s left", of->stages, of->stages == 1 ? "" : "s");
    }
    text_add(out, "%s", l.entries > 0 ? "\n" : "");
}

/* --- beside the board --- */

static void add_specialists(text *out, const scene *seen) {
    uint32_t kinds = memchr(seen->b->layout.terrain, CATAN_GOLD, seen->b->hexes) != NULL
                         ? (uint32_t)SPECIALISTS
                         : (uint32_t)SPECIALISTS - 1; /* no gold, no seeker */
    listing l = {out, "Specialists that nobody is: ", 0};
    for (uint32_t i = 0; i < kinds && seen->b->specialists; i++) {
        if (seen->v.specialist[i] < 0) {
            next_entry(&l);
            text_add(out, "%s", board_specialist_name(i));
        }
    }
    end_list(&l);
}

static void add_stock(text *out, const scene *seen) {
    listing l = {out, "Harbours to buy: ", 0};
    for (uint32_t kind = 0; kind < HARBOUR_KINDS; kind++) {
        if (seen->v.stock[kind] > 0) {
            next_entry(&l);
            text_add(out, "%d %s", seen->v.stock[kind], catan_harbour_name(kind));
        }
    }
    end_list(&l);
}

static void add_dice(text *out, const scene *seen) {
    listing l = {out, "Pairs in the deck of dice: ", 0};
    for (uint32_t sum = 2; sum < TOTALS; sum++) {
        if (seen->v.dice_left[sum] > 0) {
            next_entry(&l);
            text_add(out, "%u: %d", sum, seen->v.dice_left[sum]);
        }
    }
    end_list(&l);
}

void report_variants_table(text *out, const session *s, const scene *seen) {
    wording w = session_words(s, seen->observer);
    add_specialists(out, seen);
    add_stock(out, seen);
    add_dice(out, seen);
    if (seen->v.sand >= 0) {
        text_add(out, "Sandstorm: no rain at the robber's desert for %s.\n",
                 words_name(&w, seen->v.sand));
    }
}

/* --- prices --- */

static uint32_t add_harbours(report_item *items, const scene *seen) {
    uint32_t count = 0;
    for (uint32_t kind = 0; kind < HARBOUR_KINDS; kind++) {
        if (seen->v.stock[kind] > 0) {
            items[count++] =
                (report_item){catan_move_make(CATAN_MOVE_BUY_HARBOUR, kind), seen->v.stock[kind]};
        }
    }
    return count;
}

uint32_t report_variants_prices(report_item items[VARIANTS_ITEMS], const scene *seen) {
    const scene_seat *me = &seen->seats[seen->observer];
    const catan_config *with = &seen->b->config;
    uint32_t count = 0;
    if (seen->b->bridges) {
        items[count++] = (report_item){catan_move_make(CATAN_MOVE_BUILD_BRIDGE, 0), me->roads};
    }
    if (with->polders != 0 || with->irrigation != 0) {
        items[count++] = (report_item){catan_move_make(CATAN_MOVE_BUILD_DIKE, 0), me->roads};
    }
    if (with->great_wall != 0) {
        items[count++] =
            (report_item){catan_move_make(CATAN_MOVE_BUILD_GREAT_WALL, 0), CATAN_UNKNOWN};
    }
    if (with->landing_stages != 0) {
        items[count++] = (report_item){catan_move_make(CATAN_MOVE_BUILD_STAGE, 0), me->stages};
    }
    if (with->buy_harbours != 0) {
        count += add_harbours(items + count, seen);
    }
    if (with->buy_harbours != 0 && seen->b->cities) {
        items[count++] =
            (report_item){catan_move_make(CATAN_MOVE_RESTORE_HARBOUR, 0), CATAN_UNKNOWN};
    }
    return count;
}

/* --- statistics --- */

int report_variants_cards(const board *b) {
    return b->specialists || b->config.market != 0 || b->config.rain != 0 ||
           b->config.pirate_tax != 0;
}

static int32_t sum_of(const uint32_t *known, uint32_t hidden) {
    uint32_t total = hidden;
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        total += known[k];
    }
    return (int32_t)total;
}

int32_t report_variants_gain(const catan_seat_stats *of) {
    int32_t total = 0;
    for (uint32_t reason = CATAN_REASON_INCOME; reason <= CATAN_REASON_TAX; reason++) {
        total += sum_of(of->gained[reason], of->gained_hidden[reason]) -
                 sum_of(of->lost[reason], of->lost_hidden[reason]);
    }
    return total;
}
