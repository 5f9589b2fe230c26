/* What a player may read in Cities & Knights beyond the base game. */
#include "report_cities.h"

#include "style.h"
#include "words.h"

enum { STEPS = 7 };

/* --- the table --- */

void report_cities_head(text *out) {
    text_add(out, "%-14s%6s%6s%10s%9s%6s%8s%6s%14s\n", "", "points", "cards", "progress", "knights",
             "route", "tracks", "def", "left r/s/c/w");
}

/* The columns of a seat: progress cards and levels are those of trade, politics, science; knights
 * are how many, and the strength of the active ones. */
void report_cities_seat(text *out, const scene_seat *of) {
    const scene_cities *ck = &of->ck;
    text_add(out, "%6d%6d%6d/%d/%d%6u (%u)%6d%4d/%d/%d%6d%7d/%d/%d/%d", of->score.points, of->cards,
             ck->colour[0], ck->colour[1], ck->colour[2], ck->knights, ck->strength, of->route,
             ck->level[0], ck->level[1], ck->level[2], ck->defender, of->roads, of->settlements,
             of->cities, ck->walls_left);
}

static void add_dice(text *out, const scene *seen) {
    if (seen->red > 0) {
        text_add(out, "Last roll: %d (red %d), ", seen->rolled, seen->red);
        text_add(out, seen->face > CATAN_FACE_SHIP ? "the gate of %s.\n" : "a %s.\n",
                 catan_face_name((uint32_t)seen->face));
    }
}

void report_cities_table(text *out, const scene *seen) {
    uint32_t cities = 0, strength = 0;
    for (uint32_t n = 0; n < seen->b->nodes; n++) {
        cities += seen->building[n] == CATAN_CITY;
    }
    for (uint32_t seat = 0; seat < seen->b->players; seat++) {
        strength += seen->seats[seat].ck.strength;
    }
    text_add(out, "Barbarians: %d of %d steps, strength %u; Catan's active knights: %u.%s\n",
             seen->barbarians, STEPS, cities, strength,
             seen->robber_free ? "" : " The robber waits for the first attack.");
    text_add(out, "Progress cards to draw: %d trade, %d politics, %d science. ", seen->decks[0],
             seen->decks[1], seen->decks[2]);
    add_dice(out, seen);
    text_add(out, "%s", seen->red > 0 ? "" : "\n");
}

/* --- the own --- */

void report_cities_hand(text *out, const scene *seen) {
    const scene_cities *ck = &seen->seats[seen->observer].ck;
    const char *separator = "; progress cards:";
    for (uint32_t i = 0; i < CATAN_PROGRESS_KINDS; i++) {
        if (ck->progress[i] > 0) {
            text_add(out, "%s %d %s", separator, ck->progress[i], board_progress_name(i));
            separator = ",";
        }
    }
    text_add(out, "%s\n", *separator == ';' ? "; progress cards: none" : "");
}

/* "strong, active, tired" */
static void add_knight(text *out, const scene *seen, uint32_t node) {
    uint32_t state = seen->knight_state[node];
    text_add(out, "n%u %s, %s%s%s", node, words_level_name(seen->knight_level[node]),
             (state & CATAN_KNIGHT_ACTIVE) != 0 ? "active" : "passive",
             (state & CATAN_KNIGHT_TIRED) != 0 ? ", acts next turn" : "",
             (state & CATAN_KNIGHT_FIGHTS) != 0 ? ", fights" : "");
}

void report_cities_knights(text *out, const scene *seen) {
    const char *separator = "Your knights: ";
    for (uint32_t n = 0; n < seen->b->nodes; n++) {
        if (seen->knight_owner[n] == seen->observer) {
            text_add(out, "%s", separator);
            add_knight(out, seen, n);
            separator = "; ";
        }
    }
    text_add(out, "%s", *separator == ';' ? "\n" : "");
}

static uint32_t effect(const scene *seen, uint32_t counter) {
    int32_t value = catan_view_count(seen->state, seen->observer, counter, CATAN_NOBODY, 0);
    return value > 0 ? (uint32_t)value : 0;
}

/* "ore, cloth" for a set of cards. */
static void add_kinds(text *out, uint32_t set) {
    const char *separator = "";
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        if ((set >> k & 1) != 0) {
            text_add(out, "%s%s", separator, catan_card_name(k));
            separator = ", ";
        }
    }
}

void report_cities_effects(text *out, const session *s, const scene *seen) {
    uint32_t fleet = effect(seen, CATAN_COUNTER_FLEET);
    uint32_t seats = effect(seen, CATAN_COUNTER_HARBOUR_SEATS);
    wording w = session_words(s, seen->observer);
    if (effect(seen, CATAN_COUNTER_CRANE) != 0) {
        text_add(out, "Crane: the next improvement of this turn costs one card less.\n");
    }
    if (fleet != 0) {
        text_add(out, "Merchant fleet: 2:1 in this turn for ");
        add_kinds(out, fleet);
        text_add(out, ".\n");
    }
    if (effect(seen, CATAN_COUNTER_HARBOUR) != 0 && seats != 0) {
        text_add(out, "Commercial harbour: a card may still be offered to ");
        words_seats(out, &w, seats);
        text_add(out, ".\n");
    }
}

uint32_t report_cities_prices(report_item items[CITIES_ITEMS], const scene_seat *me) {
    const scene_cities *ck = &me->ck;
    uint32_t count = 0;
    items[count++] = (report_item){catan_move_build_wall(0), ck->walls_left};
    items[count++] = (report_item){catan_move_recruit_knight(0), ck->knights_left[0]};
    items[count++] = (report_item){catan_move_activate_knight(0), CATAN_UNKNOWN};
    items[count++] = (report_item){catan_move_promote_knight(0), CATAN_UNKNOWN};
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        items[count++] = (report_item){catan_move_improve(track), CATAN_UNKNOWN};
    }
    if (ck->progress[CATAN_PROGRESS_MEDICINE] > 0) {
        items[count++] = (report_item){catan_move_play_medicine(0), CATAN_UNKNOWN};
    }
    return count;
}
