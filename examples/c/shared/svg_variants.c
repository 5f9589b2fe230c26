/* What the optional rules put on the board: volcanoes and markets, bridges, great walls, dikes and
 * the land that they won, landing stages, harbours that were bought; and who holds their cards. */
#include <string.h>

#include "svg_parts.h"

static const char outline[] = "#2e2620";

/* Terrains are like those of svg_art.c, but all in one piece. */
static const char *const volcano[] = {
    "<g id='volcano'><use xlink:href='#hex' fill='#7d5d52' stroke='#7d5d52'/>"
    "<path d='M-47 8q22-14 47 0t47-6v25L0 54L-47 27Z' fill='#6b4c43'/>"
    "<path d='M-32 22L-13-24H13L32 22Z' fill='#51403c'/>"
    "<path d='M13-24L32 22H8Z' fill='#433431'/>"
    "<path d='M-13-24H13L11-18L16-4L9-8L6 10L0-10L-5-2L-8-12L-15-7L-11-19Z' fill='#f0592b'/>"
    "<path d='M-8-22H8L5-16L2-8L-1-16L-5-14Z' fill='#ffc93c'/>"
    "<path d='M-5-28q-8-4-3-10q-3-9 6-9q5-6 11 0q8 1 5 9q3 8-7 10Z' fill='#d9d2cd'"
    " fill-opacity='.9'/><path d='M-36 34q8-6 15 0M20 36q7-6 13-1M-8 44q8-5 16 0' fill='none'"
    " stroke='#f0592b' stroke-width='2.6' stroke-linecap='round'/></g>",
};

static const char *const market[] = {
    "<g id='stall' stroke='#5c4632' stroke-width='1.2' stroke-linejoin='round'>"
    "<path d='M-10 0V12M10 0V12' stroke-width='2'/><path d='M-11 4H11V9H-11Z' fill='#c99a63'/>"
    "<path d='M-9-10H9L13 0H-13Z' fill='#fdf8e8'/>"
    "<path d='M-9-10H-4.5L-6.5 0H-13ZM0-10H4.5L6.5 0H0Z' fill='#c8452f'/></g>",

    "<g id='market'><use xlink:href='#hex' fill='#d9cdb8' stroke='#d9cdb8'/>"
    "<path d='M-40-12H40M-44 6H44M-40 24H40M-24-28H24M-26-28V-12M0-40V-28M26-28V-12M-14-12V6"
    "M14-12V6M-34-12V6M34-12V6M-26 6V24M0 24V42M26 6V24' fill='none' stroke='#bfae92'"
    " stroke-width='1.6'/><use xlink:href='#stall' transform='translate(0 -34)'/>"
    "<use xlink:href='#stall' transform='translate(-27 18) scale(.9)'/>"
    "<use xlink:href='#stall' transform='translate(27 18) scale(.9)'/></g>",
};

static const char *const pieces[] = {
    "<g id='stage'><path d='M-13-5H13V6H-13Z'/>"
    "<path d='M-13-5H13V-2H-13Z' fill='#b98f5d'/><path d='M-6-2V6M0-2V6M6-2V6' stroke-width='1'/>"
    "<path d='M-11 6V12M11 6V12' stroke-width='3'/></g>",
};

static void define(FILE *out, const char *const *words, size_t count) {
    for (size_t i = 0; i < count; i++) {
        fprintf(out, "%s\n", words[i]);
    }
}

int svg_has_terrain(const board *b, uint32_t terrain) {
    return memchr(b->layout.terrain, (int)terrain, b->hexes) != NULL;
}

void svg_variant_definitions(const drawing *d) {
    if (svg_has_terrain(d->b, CATAN_VOLCANO)) {
        define(d->out, volcano, sizeof volcano / sizeof volcano[0]);
    }
    if (svg_has_terrain(d->b, CATAN_MARKET)) {
        define(d->out, market, sizeof market / sizeof market[0]);
    }
    if (d->b->config.landing_stages != 0) {
        define(d->out, pieces, sizeof pieces / sizeof pieces[0]);
    }
}

/* A line from one node to another; `more` are attributes. */
static void line(const drawing *d, point a, point b, double width, const char *colour,
                 const char *more) {
    fprintf(d->out, "<path d='M%.1f %.1fL%.1f %.1f' stroke-width='%.1f' stroke='%s'%s/>\n", a.x,
            a.y, b.x, b.y, width, colour, more);
}

/* Cuts off a part of a line at both ends: room for what stands there. */
static void shorten(point *a, point *b, double part) {
    double x = (b->x - a->x) * part, y = (b->y - a->y) * part;
    a->x += x;
    a->y += y;
    b->x -= x;
    b->y -= y;
}

static void ends_of_edge(const drawing *d, uint32_t edge, point *a, point *b) {
    *a = svg_node_point(d->b, d->b->edge[edge].nodes[0]);
    *b = svg_node_point(d->b, d->b->edge[edge].nodes[1]);
}

/* Under a road, so that it shows in the middle: a wall with battlements. */
void svg_great_wall(const drawing *d, point a, point b) {
    shorten(&a, &b, 0.12);
    line(d, a, b, 25, outline, " stroke-dasharray='7.4 3.2'");
    line(d, a, b, 21, "#b8b1a2", " stroke-dasharray='7.4 3.2'");
    line(d, a, b, 18, outline, "");
    line(d, a, b, 15, "#8f887b", "");
}

void svg_great_walls(const drawing *d) {
    for (uint32_t e = 0; e < d->b->edges; e++) {
        if (d->s->v.great_wall[e]) {
            point a, b;
            ends_of_edge(d, e, &a, &b);
            svg_great_wall(d, a, b);
        }
    }
}

void svg_dike(const drawing *d, point a, point b, const char *colour) {
    shorten(&a, &b, 0.06);
    line(d, a, b, 17, "#4d3d27", " stroke-linecap='round'");
    line(d, a, b, 13.5, "#9c8358", " stroke-linecap='round'");
    line(d, a, b, 5, colour, " stroke-dasharray='8 5'");
}

void svg_dikes(const drawing *d) {
    for (uint32_t e = 0; e < d->b->edges; e++) {
        int32_t owner = d->s->v.dike_owner[e];
        if (owner >= 0) {
            point a, b;
            ends_of_edge(d, e, &a, &b);
            svg_dike(d, a, b, svg_seat_colour((uint32_t)owner));
        }
    }
}

/* Land that was sea: a ditch goes round it. */
void svg_polders(const drawing *d) {
    for (uint32_t h = 0; h < d->b->hexes; h++) {
        if (d->s->v.polder[h]) {
            point p = svg_hex_point(d->b, h);
            fprintf(d->out,
                    "<use xlink:href='#whole' transform='translate(%.1f %.1f) scale(.9)'"
                    " fill='none' stroke='#3f8fbd' stroke-width='4' stroke-dasharray='9 5'/>\n",
                    p.x, p.y);
        }
    }
}

/* Planks between rails of the owner's colour. */
void svg_bridge(const drawing *d, point a, point b, const char *colour) {
    shorten(&a, &b, 0.1);
    line(d, a, b, 18, outline, "");
    line(d, a, b, 15, colour, "");
    line(d, a, b, 8, outline, "");
    line(d, a, b, 6.4, "#c9a06a", " stroke-dasharray='4.4 1.4'");
}

/* Over the sea, from corner to corner; under the harbours there. */
void svg_bridges(const drawing *d) {
    for (uint32_t i = 0; i < 3 * d->b->hexes; i++) {
        const catan_hex *hex = &d->b->hex[i / 3];
        if (d->s->v.bridge_owner[i] >= 0) {
            svg_bridge(d, svg_node_point(d->b, hex->nodes[i % 3]),
                       svg_node_point(d->b, hex->nodes[i % 3 + 3]),
                       svg_seat_colour((uint32_t)d->s->v.bridge_owner[i]));
        }
    }
}

void svg_stages(const drawing *d) {
    for (uint32_t n = 0; n < d->b->nodes; n++) {
        int32_t owner = d->s->v.stage_owner[n];
        if (owner >= 0) {
            point p = svg_node_point(d->b, n);
            fprintf(d->out,
                    "<use xlink:href='#stage' x='%.1f' y='%.1f' fill='%s' stroke='%s'"
                    " stroke-width='1.8' stroke-linejoin='round'/>\n",
                    p.x, p.y, svg_seat_colour((uint32_t)owner), outline);
        }
    }
}

void svg_bought_harbours(const drawing *d) {
    for (uint32_t e = 0; e < d->b->edges; e++) {
        if (d->s->v.harbour[e] != 0) {
            const uint16_t *hexes = d->b->edge[e].hexes;
            uint32_t land = hexes[board_is_land(d->b, hexes[0]) ? 0 : 1];
            svg_harbour(d, e, land, d->s->v.harbour[e] - 1U, scene_is_closed(d->s, e, land));
        }
    }
}

int svg_has_awards(const board *b) { return b->specialists || b->config.great_wall != 0; }

/* "farmer, miner, great wall 4", or "" */
void svg_variant_awards(char *out, size_t size, const drawing *d, uint32_t seat) {
    const scene_variants *v = &d->s->v;
    size_t length = 0;
    out[0] = '\0';
    for (uint32_t i = 0; i < SPECIALISTS && length < size; i++) {
        if (v->specialist[i] == (int32_t)seat) {
            length += (size_t)snprintf(out + length, size - length, "%s%s", length > 0 ? ", " : "",
                                       board_specialist_name(i));
        }
    }
    if (v->great_wall_card == (int32_t)seat && length < size) {
        snprintf(out + length, size - length, "%sgreat wall %d", length > 0 ? ", " : "",
                 d->s->seats[seat].wall_line);
    }
}
