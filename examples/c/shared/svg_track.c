/* What Cities & Knights puts beside the board: the barbarians' way, the dice, decks, and of each
 * seat its improvements, knights and progress cards. */
#include <string.h>

#include "svg_parts.h"

enum { STEPS = 7, LEVELS = 5 };

/* --- the table's --- */

/* The ship on its way from the start to the red-rimmed landing. */
static void barbarians(const drawing *d, double y) {
    double step = (svg_panel_width(d->b) - 60.0) / STEPS;
    fprintf(d->out, "<path d='M30 %.0fH%.0f' stroke='#8cc6e2' stroke-width='5'/>", y,
            30 + step * STEPS);
    for (int i = 0; i <= STEPS; i++) {
        fprintf(d->out,
                "<circle cx='%.1f' cy='%.0f' r='%d' fill='#dff0f8' stroke='%s'"
                " stroke-width='%.1f'/>",
                30 + step * i, y, i == STEPS ? 10 : 7, i == STEPS ? "#c4262e" : "#5aa9cf",
                i == STEPS ? 3.0 : 1.5);
    }
    int32_t at = d->s->barbarians < 0 ? 0 : d->s->barbarians > STEPS ? STEPS : d->s->barbarians;
    fprintf(d->out, "<use xlink:href='#longship' x='%.1f' y='%.0f'/>\n", 30 + step * at, y);
}

static void die(FILE *out, double x, double y, const char *colour, const char *ink, int32_t shows) {
    char words[16];
    fprintf(out,
            "<rect x='%.0f' y='%.0f' width='22' height='22' rx='5' fill='%s' stroke='#2e2620'"
            " stroke-width='1.4'/>",
            x, y, colour);
    if (shows > 0) {
        snprintf(words, sizeof words, "%d", shows);
        fprintf(out, "<g fill='%s'>", ink);
        svg_text(out, x + 11, y + 17, 16, " font-weight='bold' text-anchor='middle'", words);
        fputs("</g>", out);
    }
}

static void event_die(const drawing *d, double x, double y) {
    int32_t face = d->s->face;
    die(d->out, x, y, "#fffdf5", "#2e2620", 0);
    if (face == CATAN_FACE_SHIP) {
        fprintf(d->out, "<use xlink:href='#longship' transform='translate(%.0f %.0f) scale(.85)'/>",
                x + 11, y + 12);
    } else if (face >= CATAN_FACE_TRADE && face <= CATAN_FACE_SCIENCE) {
        fprintf(d->out,
                "<use xlink:href='#gate' transform='translate(%.0f %.0f) scale(.9)' fill='%s'/>",
                x + 11, y + 11, svg_track_colour((uint32_t)face - CATAN_FACE_TRADE));
    }
}

/* A card's back in the colour of its track, with how many there are. */
static void backs(FILE *out, double x, double y, uint32_t track, int32_t count) {
    char words[16];
    fprintf(out,
            "<rect x='%.0f' y='%.0f' width='15' height='17' rx='3' fill='%s' stroke='#2e2620'"
            " stroke-width='1.2'/>",
            x, y, svg_track_colour(track));
    snprintf(words, sizeof words, "%d", count);
    svg_text(out, x + 7.5, y + 12.5, 11, " font-weight='bold' text-anchor='middle'", words);
}

/* The dice of the last roll, side by side. Returns where they end. */
static double dice(const drawing *d, double y) {
    const scene *s = d->s;
    double x = 20;
    die(d->out, x, y, "#c4262e", "#ffffff", s->red);
    if (d->b->wide_dice) { /* the red one is thrown beside them */
        die(d->out, x + 28, y, "#ffffff", "#2e2620", s->v.large);
        x += 28;
        die(d->out, x + 28, y, "#ffffff", "#2e2620", s->v.small);
    } else {
        die(d->out, x + 28, y, "#ffffff", "#2e2620",
            s->red > 0 && s->rolled > s->red ? s->rolled - s->red : 0);
    }
    event_die(d, x + 56, y);
    return x + 84;
}

void svg_cities_head(const drawing *d, double y) {
    const scene *s = d->s;
    barbarians(d, y + 12);
    double x = dice(d, y + 32);
    svg_text(d->out, x + 8, y + 47, 11, " fill='#6d6356'", "decks");
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        backs(d->out, x + 46 + 24.0 * track, y + 34, track, s->decks[track]);
    }
    fputc('\n', d->out);
}

/* --- a seat's --- */

/* Five boxes a track, filled up to its level. */
static void levels(FILE *out, const scene_cities *of, double x, double y) {
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        for (int32_t i = 0; i < LEVELS; i++) {
            fprintf(out,
                    "<rect x='%.1f' y='%.0f' width='7' height='9' fill='%s' stroke='%s'"
                    " stroke-width='1'/>",
                    x + 44.0 * track + 7.8 * i, y,
                    i < of->level[track] ? svg_track_colour(track) : "#ffffff", "#8d8473");
        }
    }
}

/* "3 knights, strength 2, defender 1, road 7" */
static void knights_text(char *out, size_t size, const scene *s, uint32_t seat) {
    const scene_cities *of = &s->seats[seat].ck;
    int length = snprintf(out, size, "%u knight%s", of->knights, of->knights == 1 ? "" : "s");
    if (of->active > 0) {
        length += snprintf(out + length, size - (size_t)length, ", strength %u", of->strength);
    }
    if (of->defender > 0) {
        length += snprintf(out + length, size - (size_t)length, ", defender %d", of->defender);
    }
    if (s->longest_road == (int32_t)seat) {
        length += snprintf(out + length, size - (size_t)length, ", road %d", s->seats[seat].route);
    }
    snprintf(out + length, size - (size_t)length, "%s%s",
             s->printer == (int32_t)seat ? ", printer" : "",
             s->constitution == (int32_t)seat ? ", constitution" : "");
}

void svg_cities_seat(const drawing *d, uint32_t seat, double y) {
    char words[96];
    const scene_cities *of = &d->s->seats[seat].ck;
    knights_text(words, sizeof words, d->s, seat);
    svg_text(d->out, 52, y + 9, strlen(words) > 40 ? 8 : 10, " fill='#6d6356'", words);
    levels(d->out, of, 52, y + 15);
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        if (of->colour[track] > 0) {
            backs(d->out, 188 + 21.0 * track, y + 11, track, of->colour[track]);
        }
    }
}

/* The progress cards that the observer knows, by name. */
void svg_progress(const drawing *d, uint32_t seat, double y) {
    char words[160];
    size_t length = 0;
    const scene_cities *of = &d->s->seats[seat].ck;
    words[0] = '\0';
    for (uint32_t i = 0; i < CATAN_PROGRESS_KINDS && length < sizeof words; i++) {
        if (of->progress[i] > 0) {
            length += (size_t)snprintf(words + length, sizeof words - length, "%s%s%s",
                                       length > 0 ? ", " : "", of->progress[i] > 1 ? "2 " : "",
                                       board_progress_name(i));
        }
    }
    svg_text(d->out, 52, y, 9, " fill='#6d6356'", words);
}

/* --- the key --- */

/* The places are in three columns. */
static double key_x(uint32_t place) {
    static const double columns[] = {28, 112, 202};
    return columns[place % 3];
}

static double key_y(uint32_t place, double top) { return top + 27.0 * (place / 3); }

static void key(const drawing *d, uint32_t place, double top, const char *symbol, double size,
                const char *words) {
    double x = key_x(place), y = key_y(place, top);
    fprintf(d->out, "<use xlink:href='#%s' transform='translate(%.0f %.0f) scale(%.2g)'", symbol, x,
            y, size);
    fprintf(d->out, " fill='#d9cfb8'%s/>", place >= 12 ? " stroke='#2e2620' stroke-width='2'" : "");
    svg_text(d->out, x + 16, y + 4, 11, " fill='#4d453b'", words);
}

static void key_knight(const drawing *d, uint32_t place, double top, uint32_t level, int active,
                       const char *words) {
    double x = key_x(place), y = key_y(place, top);
    fprintf(d->out, "<g transform='translate(%.0f %.0f) scale(.62)'>", x, y);
    svg_knight(d->out, level, active, "#d9cfb8");
    fputs("</g>", d->out);
    svg_text(d->out, x + 16, y + 4, 11, " fill='#4d453b'", words);
}

void svg_cities_key(const drawing *d, double top) {
    static const char *const tracks[] = {"trade", "politics", "science"};
    for (uint32_t k = 0; k < CATAN_CARD_KINDS; k++) {
        key(d, k, top, svg_card_symbol(k), 0.7, board_card_name(k));
    }
    key(d, 8, top, "robber", 0.55, "robber");
    key_knight(d, 9, top, 1, 0, "passive 1");
    key_knight(d, 10, top, 2, 1, "active 2");
    key_knight(d, 11, top, 3, 1, "active 3");
    key(d, 12, top, "rampart", 0.5, "wall");
    key(d, 13, top, "tower", 0.5, "metropolis");
    key(d, 14, top, "turned", 0.6, "turned");
    key(d, 15, top, "merchant", 0.6, "merchant");
    key(d, 16, top, "longship", 0.8, "barbarians");
    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        double x = key_x(track) - 6, y = key_y(18, top);
        fprintf(d->out,
                "<rect x='%.0f' y='%.0f' width='12' height='12' rx='2' fill='%s' stroke='#2e2620'"
                " stroke-width='1'/>",
                x, y - 6, svg_track_colour(track));
        svg_text(d->out, x + 22, y + 4, 11, " fill='#4d453b'", tracks[track]);
    }
}
