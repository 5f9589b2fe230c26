#include "svg.h"

#include <string.h>

#include "svg_parts.h"

enum {
    MARGIN = 76,     /* beyond land: room for harbours */
    SEA_MARGIN = 18, /* beyond sea hexes */
    GAP = 26,
    PANEL_WIDTH = 206,
    CITIES_WIDTH = 276,
    SEAT_HEIGHT = 62,
    HAND_HEIGHT = 30,
    SHIPS_HEIGHT = 13,
    MORE_CARDS_HEIGHT = 13,
    HEAD_HEIGHT = 74,
    KEY_HEIGHT = 116,
    SEA_KEY_HEIGHT = 30
};

/* What the picture covers. */
typedef struct frame {
    double left;
    double top;
    double width;
    double height;
    double panel_left;
    double panel_top;
    double panel_height;
    double seat_height;
} frame;

int svg_panel_width(const board *b) { return b->cities ? CITIES_WIDTH : PANEL_WIDTH; }

/* Of what is above and below the seats. */
static double head_height(const board *b) { return HEAD_HEIGHT + (b->cities ? CITIES_HEAD : 0); }

/* Of the key, less what optional rules add below. */
static double cards_key_height(const board *b) {
    return b->cities ? CITIES_KEY : KEY_HEIGHT + (b->sea ? SEA_KEY_HEIGHT : 0);
}

static double seat_height(const drawing *d) {
    double height = SEAT_HEIGHT + (d->hands ? HAND_HEIGHT : 0) + (d->b->sea ? SHIPS_HEIGHT : 0);
    height += svg_has_awards(d->b) ? MORE_CARDS_HEIGHT : 0;
    return height + (d->b->cities ? CITIES_SEAT + (d->hands ? CITIES_HAND : 0) : 0);
}

static void widen(point *least, point *most, point p, double margin) {
    least->x = p.x - margin < least->x ? p.x - margin : least->x;
    least->y = p.y - margin < least->y ? p.y - margin : least->y;
    most->x = p.x + margin > most->x ? p.x + margin : most->x;
    most->y = p.y + margin > most->y ? p.y + margin : most->y;
}

static frame frame_of(const drawing *d) {
    const board *b = d->b;
    point least = {1e9, 1e9}, most = {-1e9, -1e9};
    for (uint32_t h = 0; h < b->hexes; h++) {
        for (int i = 0; i < 6; i++) {
            widen(&least, &most, svg_node_point(b, b->hex[h].nodes[i]),
                  board_is_land(b, h) ? MARGIN : SEA_MARGIN);
        }
    }
    frame f;
    f.seat_height = seat_height(d);
    f.panel_height = head_height(b) + f.seat_height * b->players + cards_key_height(b) +
                     svg_variant_key_height(b);
    f.left = least.x;
    f.width = most.x - least.x + (d->panel ? GAP + svg_panel_width(b) : 0);
    f.height = most.y - least.y;
    if (d->panel && f.height < f.panel_height + 40) {
        f.height = f.panel_height + 40;
    }
    f.top = (least.y + most.y - f.height) / 2;
    f.panel_left = f.left + f.width - svg_panel_width(b) - 20;
    f.panel_top = f.top + (f.height - f.panel_height) / 2;
    return f;
}

/* --- the panel --- */

void svg_text(FILE *out, double x, double y, int size, const char *more, const char *words) {
    fprintf(out, "<text x='%.1f' y='%.1f' font-size='%d'%s>%s</text>", x, y, size, more, words);
}

static void panel_head(const drawing *d) {
    char words[32];
    int32_t result = d->s->view.result;
    snprintf(words, sizeof words, "Turn %u", d->s->view.turn);
    svg_text(d->out, 18, 34, 22, " font-weight='bold'", words);
    if (result == CATAN_RUNNING) {
        snprintf(words, sizeof words, "%u points win", d->b->target);
    } else {
        snprintf(words, sizeof words, "%s wins", result < 0 ? "Nobody" : board_seat_name(result));
    }
    svg_text(d->out, 18, 56, 15, " fill='#7a6f60'", words);
    if (d->b->cities) {
        svg_cities_head(d, HEAD_HEIGHT - 4);
    }
}

/* "2 settlements, 3 cities" */
static void buildings_text(char *out, size_t size, const drawing *d, uint32_t seat) {
    uint32_t settlements = 0, cities = 0;
    for (uint32_t n = 0; n < d->b->nodes; n++) {
        if (d->s->node_owner[n] == (int32_t)seat) {
            settlements += d->s->building[n] == CATAN_SETTLEMENT;
            cities += d->s->building[n] == CATAN_CITY;
        }
    }
    snprintf(out, size, "%u settlement%s, %u cit%s", settlements, settlements == 1 ? "" : "s",
             cities, cities == 1 ? "y" : "ies");
}

/* "7 ships, 2 special points" */
static void ships_text(char *out, size_t size, const drawing *d, uint32_t seat) {
    uint32_t ships = 0;
    int32_t special = d->s->seats[seat].special;
    for (uint32_t e = 0; e < d->b->edges; e++) {
        ships += d->s->edge_owner[e] == (int32_t)seat && d->s->route[e] == CATAN_SHIP;
    }
    int length = snprintf(out, size, "%u ship%s", ships, ships == 1 ? "" : "s");
    if (special > 0) {
        snprintf(out + length, size - (size_t)length, ", %d special point%s", special,
                 special == 1 ? "" : "s");
    }
}

/* The awards of a seat, or "" */
static void awards_text(char *out, size_t size, const scene *s, uint32_t seat) {
    int road = s->longest_road == (int32_t)seat, army = s->largest_army == (int32_t)seat;
    const scene_seat *of = &s->seats[seat];
    if (road && army) {
        snprintf(out, size, "%s %d and army %d", s->b->sea ? "route" : "road", of->route,
                 of->knights);
    } else if (road) {
        snprintf(out, size, "longest %s %d", s->b->sea ? "route" : "road", of->route);
    } else if (army) {
        snprintf(out, size, "largest army %d", of->knights);
    } else {
        out[0] = '\0';
    }
}

/* The cards in hand: a symbol and a number a kind; of a hand that may not be known, how many. */
static void panel_hand(const drawing *d, const scene_seat *of, double y) {
    char words[48];
    double x = 60;
    for (uint32_t k = 0; k < board_kinds(d->b) && of->hand[0] != CATAN_UNKNOWN;
         k++, x += d->b->cities ? 25 : 28) {
        if (of->hand[k] > 0) {
            fprintf(d->out, "<use xlink:href='#%s' transform='translate(%.0f %.0f) scale(.42)'/>",
                    svg_card_symbol(k), x, y - 4);
            snprintf(words, sizeof words, "%d", of->hand[k]);
            svg_text(d->out, x + 8, y, 11, " font-weight='bold'", words);
        }
    }
    int length = snprintf(words, sizeof words, "%d card%s", of->cards, of->cards == 1 ? "" : "s");
    if (!d->b->cities) {
        snprintf(words + length, sizeof words - (size_t)length, ", %d development",
                 of->developments);
    }
    svg_text(d->out, 52, y + 14, 10, " fill='#6d6356'", words);
}

/* The awards of optional rules, below the others if there are any; many are written small. */
static void panel_more_awards(const drawing *d, uint32_t seat, double y, int below) {
    char words[96];
    int room = d->b->cities ? 38 : 24, size = 10; /* letters of that size */
    svg_variant_awards(words, sizeof words, d, seat);
    while (size > 5 && (int)strlen(words) * size > room * 10) {
        size--;
    }
    svg_text(d->out, 52,
             y + (d->b->cities ? 63
                  : below      ? 65
                               : 52),
             size, " fill='#9a5b13' font-weight='bold'", words);
}

static void panel_seat(const drawing *d, uint32_t seat, double y, double height) {
    char points[16], words[80];
    const scene_seat *of = &d->s->seats[seat];
    snprintf(points, sizeof points, "%d", of->score.points);
    if (d->s->view.result == (int32_t)seat) {
        fprintf(d->out, "<rect x='6' y='%.0f' width='%d' height='%.0f' rx='9' fill='#f3e3b3'/>", y,
                svg_panel_width(d->b) - 12, height - 2);
    }
    fprintf(d->out,
            "<use xlink:href='#settlement' x='29' y='%.0f' fill='%s' stroke='#2e2620'"
            " stroke-width='2.2' stroke-linejoin='round'/>",
            y + 26, svg_seat_colour(seat));
    svg_text(d->out, 52, y + 24, 16, " font-weight='bold'", board_seat_name((int32_t)seat));
    svg_text(d->out, svg_panel_width(d->b) - 20, y + 26, 25,
             " font-weight='bold' text-anchor='end'", points);
    buildings_text(words, sizeof words, d, seat);
    svg_text(d->out, 52, y + 39, 10, " fill='#6d6356'", words);
    if (d->b->sea) {
        y += SHIPS_HEIGHT;
        ships_text(words, sizeof words, d, seat);
        svg_text(d->out, 52, y + 39, 10, " fill='#6d6356'", words);
    }
    if (d->b->cities) {
        svg_cities_seat(d, seat, y + 43);
        y += CITIES_SEAT;
    } else {
        awards_text(words, sizeof words, d->s, seat);
        svg_text(d->out, 52, y + 52, 10, " fill='#9a5b13' font-weight='bold'", words);
    }
    if (svg_has_awards(d->b)) {
        panel_more_awards(d, seat, y, words[0] != '\0');
        y += MORE_CARDS_HEIGHT;
    }
    if (d->hands) {
        panel_hand(d, of, y + 68);
    }
    if (d->hands && d->b->cities) {
        svg_progress(d, seat, y + 94);
    }
}

static void key_entry(FILE *out, double x, double y, const char *symbol, double size,
                      const char *words) {
    fprintf(out, "<use xlink:href='#%s' transform='translate(%.0f %.0f) scale(%.2g)'/>", symbol, x,
            y, size);
    svg_text(out, x + 18, y + 5, 12, " fill='#4d453b'", words);
}

/* Which symbol is which card. */
static void panel_key(const drawing *d, const frame *f) {
    double top = head_height(d->b) + f->seat_height * d->b->players + 8;
    fprintf(d->out, "<path d='M18 %.0fH%d' stroke='#dccfae' stroke-width='1.5'/>", top,
            svg_panel_width(d->b) - 18);
    svg_variant_key(d, top - 8 + cards_key_height(d->b) + (d->b->cities ? 11 : 4));
    if (d->b->cities) {
        svg_cities_key(d, top + 20);
        return;
    }
    for (uint32_t k = 0; k < KINDS; k++) {
        uint32_t row = k / 2;
        double x = k % 2 == 0 ? 30 : 122, y = top + 22 + 30 * row;
        key_entry(d->out, x, y, svg_card_symbol(k), 0.75, board_card_name(k));
    }
    key_entry(d->out, 122, top + 82, "robber", 0.6, "robber");
    if (d->b->sea) {
        key_entry(d->out, 30, top + 112, "nugget", 0.9, "any card");
        key_entry(d->out, 122, top + 112, "pirate", 0.6, "pirate");
    }
}

static void panel(const drawing *d, const frame *f) {
    fprintf(d->out,
            "<g transform='translate(%.1f %.1f)' fill='#2e2620'>"
            "<rect y='3' width='%d' height='%.0f' rx='16' fill='#000000' fill-opacity='.2'/>"
            "<rect width='%d' height='%.0f' rx='16' fill='#fbf5e4'/>\n",
            f->panel_left, f->panel_top, svg_panel_width(d->b), f->panel_height,
            svg_panel_width(d->b), f->panel_height);
    panel_head(d);
    for (uint32_t seat = 0; seat < d->b->players; seat++) {
        panel_seat(d, seat, head_height(d->b) + f->seat_height * seat, f->seat_height);
        fputc('\n', d->out);
    }
    panel_key(d, f);
    fputs("</g>\n", d->out);
}

/* --- the whole --- */

static void sea(const drawing *d, const frame *f) {
    static const char *const fills[] = {"#5aa9cf", "url(#waves)"};
    for (int i = 0; i < 2; i++) {
        fprintf(d->out, "<rect x='%.0f' y='%.0f' width='%.0f' height='%.0f' rx='22' fill='%s'/>\n",
                f->left, f->top, f->width, f->height, fills[i]);
    }
}

/* From the bottom up. */
static void layers(const drawing *d) {
    svg_sea(d);
    svg_coast(d);
    svg_bridges(d);
    svg_harbours(d);
    svg_bought_harbours(d);
    svg_hexes(d);
    svg_polders(d);
    svg_dikes(d);
    svg_great_walls(d);
    svg_roads(d);
    svg_ships(d);
    svg_stages(d);
    svg_buildings(d);
    svg_city_parts(d);
    svg_knights(d);
    svg_robber(d);
    svg_merchant(d);
    svg_pirate(d);
}

void svg_write(FILE *out, const scene *s, const svg_style *style) {
    drawing d = {out, s->b, s, style != NULL && style->hands, style == NULL || !style->board_only};
    frame f = frame_of(&d);
    fprintf(out,
            "<?xml version='1.0' encoding='UTF-8'?>\n"
            "<svg xmlns='http://www.w3.org/2000/svg'"
            " xmlns:xlink='http://www.w3.org/1999/xlink' version='1.1'\n"
            " viewBox='%.0f %.0f %.0f %.0f' font-family='sans-serif'",
            f.left, f.top, f.width, f.height);
    if (!d.panel) { /* a size of its own, so that it can stand in a table */
        fprintf(out, " width='%.0f' height='%.0f'", f.width / 2, f.height / 2);
    }
    fprintf(out, ">\n<title>A %s of Catan</title>\n<defs>\n", d.panel ? "game" : "board");
    svg_terrain_definitions(out);
    svg_piece_definitions(out);
    svg_ship_definitions(out);
    if (d.b->cities || d.b->config.volcanoes != 0) {
        svg_knight_definitions(out); /* turned cities among them */
    }
    svg_variant_definitions(&d);
    fputs("</defs>\n", out);
    sea(&d, &f);
    layers(&d);
    if (d.panel) {
        panel(&d, &f);
    }
    if (style != NULL && style->caption != NULL) {
        svg_text(out, f.left + 20, f.top + f.height - 14, 20, " fill='#173c4f'", style->caption);
    }
    fputs("</svg>\n", out);
}
