#include "report.h"

#include <stdio.h>
#include <string.h>

#include "report_variants.h"
#include "style.h"

/* --- the table --- */

/* A name of the library as words: "longest_road". */
static void add_name(text *out, const char *name) {
    for (; *name != '\0'; name++) {
        text_add_bytes(out, *name == '_' ? " " : name, 1);
    }
}

/* "4 from cities, 2 from longest road" */
static void add_sources(text *out, const catan_score *score) {
    const char *separator = "";
    for (uint32_t i = 0; i < CATAN_SOURCES; i++) {
        if (score->source[i] > 0) {
            text_add(out, "%s%d from ", separator, score->source[i]);
            add_name(out, catan_source_name(i));
            separator = ", ";
        }
    }
}

/* What the fog still hides, if there is any. */
static void add_fog(text *out, const scene *seen) {
    const char *separator = "Under the fog: ";
    for (uint32_t terrain = 0; terrain < FOG_KINDS; terrain++) {
        if (seen->fog[terrain] > 0) {
            text_add(out, "%s%d %s", separator, seen->fog[terrain], catan_terrain_name(terrain));
            separator = ", ";
        }
    }
    text_add(out, "%s", *separator == ',' ? ".\n" : "");
}

static void add_leader(text *out, const session *s, const scene *seen) {
    int32_t best = -1, second = -1, leader = -1;
    wording w = session_words(s, seen->observer);
    for (uint32_t seat = 0; seat < seen->b->players; seat++) {
        int32_t points = seen->seats[seat].score.points;
        if (points > best) {
            second = best;
            best = points;
            leader = (int32_t)seat;
        } else if (points > second) {
            second = points;
        }
    }
    if (best == second) {
        text_add(out, "Nobody leads: the best have %d points, %u win.\n", best, seen->b->target);
    } else {
        text_add(out, "%s lead%s by %d with %d points; %u win.\n",
                 leader == seen->observer ? "You" : words_name(&w, leader),
                 leader == seen->observer ? "" : "s", best - second, best, seen->b->target);
    }
}

/* The columns of a seat. */
static void add_numbers(text *out, const scene_seat *of) {
    text_add(out, "%6d%6d%6d%8d%6d%7d/%d/%d", of->score.points, of->cards, of->developments,
             of->knights, of->route, of->roads, of->settlements, of->cities);
    if (of->ships != CATAN_UNKNOWN) {
        text_add(out, "/%-2d", of->ships);
    }
}

static void add_seat(text *out, const session *s, const scene *seen, int32_t seat) {
    const scene_seat *of = &seen->seats[seat];
    text_add(out, "%s%c%s %-12s", style_code(STYLE_SEAT + (uint32_t)seat), style_seat_letter(seat),
             style_code(STYLE_PLAIN), s->names[seat]);
    if (seen->b->cities) {
        report_cities_seat(out, of);
    } else {
        add_numbers(out, of);
    }
    text_add(out, "  ");
    add_sources(out, &of->score);
    text_add(out, "%s%s%s\n", seat == seen->view.turn_seat ? "  <- turn" : "",
             seat == seen->observer ? "  (you)" : "", s->bot[seat] ? "  (program)" : "");
    report_variants_seat(out, seen, seat);
}

void report_table(text *out, const session *s, const scene *seen) {
    if (seen->b->cities) {
        report_cities_head(out);
    } else {
        text_add(out, "%-14s%6s%6s%6s%8s%6s%14s\n", "", "points", "cards", "dev", "knights",
                 "route", seen->b->sea ? "left r/s/c/sh" : "supply r/s/c");
    }
    for (uint32_t seat = 0; seat < seen->b->players; seat++) {
        add_seat(out, s, seen, (int32_t)seat);
    }
    text_add(out, "Turn %u. Bank:", seen->view.turn);
    uint32_t kinds = board_kinds(seen->b);
    for (uint32_t k = 0; k < kinds; k++) {
        text_add(out, " %d %s%s", seen->bank[k], catan_card_name(k), k + 1 < kinds ? "," : "");
    }
    if (seen->b->cities) {
        text_add(out, ".\n");
        report_cities_table(out, seen);
    } else {
        text_add(out, ", %d development cards.\n", seen->deck);
    }
    report_variants_table(out, s, seen);
    add_fog(out, seen);
    add_leader(out, s, seen);
}

/* --- the own hand --- */

/* The rate of most kinds, then those that are better. */
void report_rates(text *out, const scene *seen) {
    uint8_t rates[CATAN_CARD_KINDS];
    uint32_t usual = 0;
    if (seen->observer < 0 ||
        catan_rates(rates, seen->state, (uint32_t)seen->observer) != CATAN_OK) {
        return;
    }
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        usual = rates[k] > usual ? rates[k] : usual;
    }
    text_add(out, "The bank takes for 1 card: %u alike", usual);
    const char *separator = "; ";
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        if (rates[k] != 0 && rates[k] < usual) {
            text_add(out, "%s%u %s", separator, rates[k], catan_card_name(k));
            separator = ", ";
        }
    }
    text_add(out, "\n");
}

static void add_developments(text *out, const scene *seen, const scene_seat *me) {
    text_add(out, "; development cards:");
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        int32_t fresh =
            catan_view_count(seen->state, seen->observer, CATAN_COUNTER_FRESH, seen->observer, k);
        if (me->development[k] > 0) {
            text_add(out, " %d %s", me->development[k], board_development_name(k));
            if (fresh > 0) {
                text_add(out, " (%d new)", fresh);
            }
        }
    }
    text_add(out, "%s\n", me->developments == 0 ? " none" : "");
}

void report_hand(text *out, const session *s, const scene *seen) {
    if (seen->observer < 0) {
        text_add(out, "A spectator has no hand.\n");
        return;
    }
    const scene_seat *me = &seen->seats[seen->observer];
    text_add(out, "%s's hand:", s->names[seen->observer]);
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        if (me->hand[k] > 0) {
            text_add(out, " %d %s", me->hand[k], catan_card_name(k));
        }
    }
    text_add(out, "%s", me->cards == 0 ? " no cards" : "");
    if (seen->b->cities) {
        report_cities_hand(out, seen);
        report_cities_knights(out, seen);
        report_cities_effects(out, s, seen);
    } else {
        add_developments(out, seen, me);
    }
}

/* --- the offer on the table --- */

void report_offer(text *out, const session *s, const scene *seen) {
    wording w = session_words(s, seen->observer);
    uint8_t none[CATAN_CARD_KINDS] = {0};
    if (memcmp(seen->give, none, sizeof none) == 0 && memcmp(seen->want, none, sizeof none) == 0) {
        return;
    }
    int made = seen->view.question != CATAN_ASK_COMPOSE_OFFER;
    text_add(out, "On the table: %s give%s ", words_name(&w, seen->view.active_seat),
             seen->view.active_seat == seen->observer ? "" : "s");
    words_cards(out, seen->give);
    text_add(out, " for ");
    words_cards(out, seen->want);
    text_add(out, made ? "\n" : ", so far\n");
    if (seen->view.accepted != 0) {
        text_add(out, "Accepted by ");
        words_seats(out, &w, seen->view.accepted);
        text_add(out, "\n");
    }
    for (uint32_t seat = 0; seat < seen->b->players; seat++) {
        if (((seen->view.countered >> seat) & 1) != 0) {
            text_add(out, "%s would give ", words_name(&w, (int32_t)seat));
            words_cards(out, seen->seats[seat].counter_give);
            text_add(out, " for ");
            words_cards(out, seen->seats[seat].counter_want);
            text_add(out, "\n");
        }
    }
}

/* --- prices --- */

/* "build_road", "improve:trade": a price may hang on what is bought. Returns 1 if it does. */
static int add_price_name(text *out, catan_move move) {
    char name[48];
    uint32_t kind = catan_move_kind_of(move), argument = catan_move_argument(move);
    const char *of = kind == CATAN_MOVE_IMPROVE       ? catan_track_name(argument)
                     : kind == CATAN_MOVE_BUY_HARBOUR ? catan_harbour_name(argument)
                                                      : "";
    snprintf(name, sizeof name, "%s%s%s", catan_move_kind_name(kind), of[0] != '\0' ? ":" : "", of);
    text_add(out, "  %-18s ", name);
    return of[0] != '\0';
}

/* What a kind of move costs. */
static void add_price(text *out, const scene *seen, report_item item) {
    uint8_t price[CATAN_CARD_KINDS], missing[CATAN_CARD_KINDS];
    uint32_t kind = catan_move_kind_of(item.move);
    const scene_seat *me = &seen->seats[seen->observer];
    int lacks = 0;
    if (catan_price(price, seen->state, (uint32_t)seen->observer, item.move) != CATAN_OK) {
        return;
    }
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        int32_t lack = price[k] - (me->hand[k] > 0 ? me->hand[k] : 0);
        missing[k] = (uint8_t)(lack > 0 ? lack : 0);
        lacks |= lack > 0;
    }
    int by_argument = add_price_name(out, item.move);
    words_cards(out, price);
    if (item.move == catan_move_make(CATAN_MOVE_BUY_HARBOUR, CATAN_HARBOUR_ANY)) {
        text_add(out, ", 2 of choice");
    }
    if (lacks) {
        text_add(out, "; you lack ");
        words_cards(out, missing);
    } else {
        uint32_t places = catan_sites(seen->state, seen->observer, kind, NULL, 0);
        text_add(out, "; you can pay%s", by_argument ? "" : "; ");
        if (!by_argument) {
            text_add(out, "%u place%s now", places, places == 1 ? "" : "s");
        }
    }
    if (item.left != CATAN_UNKNOWN) {
        text_add(out, "; left: %d", item.left);
    }
    text_add(out, "\n");
}

void report_prices(text *out, const scene *seen) {
    report_item items[5 + CITIES_ITEMS + VARIANTS_ITEMS];
    uint32_t count = 0;
    if (seen->observer < 0) {
        return;
    }
    const scene_seat *me = &seen->seats[seen->observer];
    items[count++] = (report_item){catan_move_build_road(0), me->roads};
    if (seen->b->sea) {
        items[count++] = (report_item){catan_move_build_ship(0), me->ships};
    }
    items[count++] = (report_item){catan_move_build_settlement(0), me->settlements};
    items[count++] = (report_item){catan_move_build_city(0), me->cities};
    count += report_variants_prices(items + count, seen);
    if (seen->b->cities) {
        count += report_cities_prices(items + count, me);
    } else {
        items[count++] = (report_item){catan_move_buy_development(), seen->deck};
    }
    for (uint32_t i = 0; i < count; i++) {
        add_price(out, seen, items[i]);
    }
}

/* --- statistics --- */

enum { REASONS = CATAN_REASONS };

/* Cards that came and went for a reason, known or not. */
static int32_t cards_of(const uint32_t *known, uint32_t hidden) {
    int32_t total = (int32_t)hidden;
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        total += (int32_t)known[k];
    }
    return total;
}

static int32_t gained(const catan_seat_stats *of, uint32_t reason) {
    return cards_of(of->gained[reason], of->gained_hidden[reason]);
}

static int32_t lost(const catan_seat_stats *of, uint32_t reason) {
    return cards_of(of->lost[reason], of->lost_hidden[reason]);
}

static int32_t net(const catan_seat_stats *of, uint32_t reason) {
    return gained(of, reason) - lost(of, reason);
}

/* What played cards brought, or took. */
static int32_t played(const catan_seat_stats *of) {
    static const uint32_t reasons[] = {CATAN_REASON_MONOPOLY, CATAN_REASON_PLENTY,
                                       CATAN_REASON_MINING,   CATAN_REASON_IRRIGATION,
                                       CATAN_REASON_WEDDING,  CATAN_REASON_MASTER_MERCHANT};
    int32_t total = 0;
    for (size_t i = 0; i < sizeof reasons / sizeof reasons[0]; i++) {
        total += net(of, reasons[i]);
    }
    return total;
}

/* How the hand came about: the columns add up to the last one. */
static void add_cards(text *out, const scene *seen, const char *name, const catan_seat_stats *of) {
    int32_t total = 0;
    for (uint32_t reason = 0; reason < REASONS; reason++) {
        total += net(of, reason);
    }
    text_add(out, "%-12s%7d%8d", name, net(of, CATAN_REASON_SETUP),
             net(of, CATAN_REASON_PRODUCTION));
    if (seen->b->sea) {
        text_add(out, "%6d%7d", net(of, CATAN_REASON_GOLD), net(of, CATAN_REASON_DISCOVERY));
    }
    if (seen->b->cities) {
        text_add(out, "%10d", net(of, CATAN_REASON_AQUEDUCT));
    }
    if (report_variants_cards(seen->b)) {
        text_add(out, "%9d", report_variants_gain(of));
    }
    text_add(out, "%11d%13d%11d%8d%8d%6d%6d%8d\n", gained(of, CATAN_REASON_STOLEN),
             -lost(of, CATAN_REASON_STOLEN), net(of, CATAN_REASON_DISCARDED), played(of),
             net(of, CATAN_REASON_TRADE) + net(of, CATAN_REASON_HARBOUR),
             net(of, CATAN_REASON_BANK_TRADE), net(of, CATAN_REASON_PAID), total);
}

void report_stats(text *out, const session *s, const scene *seen) {
    const catan_stats *stats = &s->stats[seen->observer >= 0 ? seen->observer : SPECTATOR];
    text_add(out, "%u move%s, %u turn%s. Rolls:", stats->moves, stats->moves == 1 ? "" : "s",
             stats->turns, stats->turns == 1 ? "" : "s");
    for (uint32_t total = 2; total <= 12; total++) {
        text_add(out, " %u: %u%s", total, stats->rolls[total], total < 12 ? "," : "\n");
    }
    text_add(out, "%-12s%7s%8s%s%s%s%11s%13s%11s%8s%8s%6s%6s%8s\n", "cards", "start", "rolled",
             seen->b->sea ? "  gold  found" : "", seen->b->cities ? "  aqueduct" : "",
             report_variants_cards(seen->b) ? " optional" : "", "stolen by", "stolen from",
             "discarded", "played", "traded", "bank", "paid", "= all");
    for (uint32_t seat = 0; seat < seen->b->players; seat++) {
        add_cards(out, seen, s->names[seat], &stats->seat[seat]);
    }
    text_add(out, "%-12s%7s%8s%11s\n", "number of", "trades", "bank's",
             seen->b->cities ? "prog drawn" : "dev bought");
    for (uint32_t seat = 0; seat < seen->b->players; seat++) {
        const catan_seat_stats *of = &stats->seat[seat];
        text_add(out, "%-12s%7u%8u%11u\n", s->names[seat], of->trades, of->bank_trades,
                 seen->b->cities ? of->drawn : of->bought);
    }
}

/* --- the end --- */

void report_result(text *out, session *s) {
    int32_t result = catan_result(s->t.state);
    if (result == CATAN_RUNNING) {
        return;
    }
    /* nothing is hidden any more */
    scene_read(&s->seen, &s->t.b, s->t.state, CATAN_ALL_SEEING);
    for (uint32_t seat = 0; seat < s->t.b.players; seat++) {
        text_add(out, "%-12s%3d points: ", s->names[seat], s->seen.seats[seat].score.points);
        add_sources(out, &s->seen.seats[seat].score);
        text_add(out, "\n");
    }
    text_add(out, result >= 0 ? "%s wins in turn %u.\n" : "%s wins: a draw in turn %u.\n",
             result >= 0 ? s->names[result] : "Nobody", s->seen.view.turn);
}
