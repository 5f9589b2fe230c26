/* What stands on the land and at its coast: roads, buildings, robber, harbours. */
#include "svg_parts.h"

static const char outline[] = "#2e2620";

const char *svg_seat_colour(uint32_t seat) {
    static const char *const colours[] = {"#d5352f", "#2f6fc9", "#f8f4ea",
                                          "#f28c1e", "#4cc873", "#66402a"};
    return seat < sizeof colours / sizeof colours[0] ? colours[seat] : "#000000";
}

const char *svg_card_colour(uint32_t card) {
    static const char *const colours[] = {"#3f8048", "#c0623a", "#86bb45", "#e0ae2c", "#7d8791"};
    return card < sizeof colours / sizeof colours[0] ? colours[card] : "#27658c";
}

/* Settlements and cities take their colour and their line from where they are used. */
static const char *const definitions[] = {
    "<ellipse id='shadow' rx='13' ry='3.5' fill='#000000' fill-opacity='.28' stroke='none'/>",

    "<g id='settlement'><use xlink:href='#shadow' transform='translate(0 10)'/>"
    "<path d='M-10 10V-2L0-12L10-2V10Z'/>"
    "<g fill='#000000' stroke='none'><path d='M-10-2L0-12L10-2Z' fill-opacity='.2'/>"
    "<path d='M-2.5 10V3h5v7Z' fill-opacity='.45'/></g></g>",

    "<g id='city'><use xlink:href='#shadow' transform='translate(0 12) scale(1.4)'/>"
    "<path d='M-16 12V-8L-7.5-19L1-8V-2H16V12Z'/>"
    "<g fill='#000000' stroke='none'><path d='M-16-8L-7.5-19L1-8ZM1-2H16L13 3H1Z'"
    " fill-opacity='.2'/><path d='M-10-4h5v5h-5ZM-10 12V5h5v7ZM4 6h3.5v6h-3.5ZM10 6h3.5v3.5h-3.5Z'"
    " fill-opacity='.45'/></g></g>",

    "<g id='robber' stroke-linejoin='round' stroke-linecap='round' stroke-width='2'>"
    "<use xlink:href='#shadow' transform='translate(0 16)'/>"
    "<path d='M-10 16q0-4 3-6q-2-11 3-14a6.5 6.5 0 1 1 8 0q5 3 3 14q3 2 3 6Z' fill='#3b3a42'"
    " stroke='#f7f3e8'/><path d='M-3.5-11a4 4 0 0 1 4-3' fill='none' stroke='#8a8996'/></g>",
};

void svg_piece_definitions(FILE *out) {
    for (size_t i = 0; i < sizeof definitions / sizeof definitions[0]; i++) {
        fprintf(out, "%s\n", definitions[i]);
    }
}

/* --- harbours --- */

static void line(FILE *out, point from, point to, double width, const char *more) {
    fprintf(out, "<path d='M%.1f %.1fL%.1f %.1f' stroke-width='%.1f' %s/>\n", from.x, from.y, to.x,
            to.y, width, more);
}

static void harbour_disc(const drawing *d, point at, uint32_t kind, int turned) {
    const char *symbol = kind < KINDS ? svg_card_symbol(kind) : NULL; /* else any card */
    fprintf(d->out,
            "<g transform='translate(%.1f %.1f)'>"
            "<circle cy='2' r='22' fill='#000000' fill-opacity='.22'/>"
            "<circle r='20' fill='#fdf8e8' stroke='%s' stroke-width='4.5'/>",
            at.x, at.y, svg_card_colour(kind));
    if (symbol != NULL) {
        fprintf(d->out, "<use xlink:href='#%s' transform='translate(0 -6.5) scale(.72)'/>", symbol);
    }
    fprintf(d->out, "<text y='%d' font-size='%d' font-weight='bold' text-anchor='middle'",
            symbol != NULL ? 14 : 5, symbol != NULL ? 12 : 15);
    fprintf(d->out, " fill='%s'>%s</text>", outline, symbol != NULL ? "2:1" : "3:1");
    if (turned) {
        fputs("<circle r='20' fill='#6d6356' fill-opacity='.45'/>"
              "<path d='M-14-14L14 14M14-14L-14 14' stroke='#b3261e' stroke-width='3.5'/>",
              d->out);
    }
    fputs("</g>\n", d->out);
}

void svg_harbour(const drawing *d, uint32_t edge, uint32_t land, uint32_t kind, int turned) {
    const uint16_t *ends = d->b->edge[edge].nodes;
    point a = svg_node_point(d->b, ends[0]), b = svg_node_point(d->b, ends[1]);
    point hex = svg_hex_point(d->b, land), disc;
    /* from the hex's centre over the middle of its side, nearly as far again; nearer where the
     * sea is of hexes, which leaves room there for the pirate */
    double far = d->b->sea ? 1.72 : 1.86;
    disc.x = hex.x + ((a.x + b.x) / 2 - hex.x) * far;
    disc.y = hex.y + ((a.y + b.y) / 2 - hex.y) * far;
    for (int end = 0; end < 2; end++) { /* jetties, of planks */
        point from = end == 0 ? a : b;
        line(d->out, from, disc, 8, "stroke='#6e4f30' stroke-linecap='round'");
        line(d->out, from, disc, 5.5, "stroke='#b98f5d' stroke-dasharray='3.6 1.4'");
    }
    harbour_disc(d, disc, kind, turned);
}

void svg_harbours(const drawing *d) {
    for (uint32_t i = 0; i < d->b->harbours; i++) {
        const catan_harbour_place *place = &d->b->harbour[i];
        svg_harbour(d, place->edge, place->hex, d->b->layout.harbour[i],
                    scene_is_closed(d->s, place->edge, place->hex));
    }
}

/* --- pieces --- */

void svg_roads(const drawing *d) {
    fputs("<g stroke-linecap='round'>\n", d->out);
    for (uint32_t e = 0; e < d->b->edges; e++) {
        int32_t owner = d->s->edge_owner[e];
        if (owner < 0 || d->s->route[e] != CATAN_ROAD) {
            continue;
        }
        char stroke[32];
        const uint16_t *ends = d->b->edge[e].nodes;
        point a = svg_node_point(d->b, ends[0]), b = svg_node_point(d->b, ends[1]);
        double x = (b.x - a.x) * 0.2, y = (b.y - a.y) * 0.2; /* room for what stands at the ends */
        a.x += x;
        a.y += y;
        b.x -= x;
        b.y -= y;
        snprintf(stroke, sizeof stroke, "stroke='%s'", outline);
        line(d->out, a, b, 12, stroke);
        snprintf(stroke, sizeof stroke, "stroke='%s'", svg_seat_colour((uint32_t)owner));
        line(d->out, a, b, 7.5, stroke);
    }
    fputs("</g>\n", d->out);
}

void svg_buildings(const drawing *d) {
    fprintf(d->out, "<g stroke='%s' stroke-width='2.2' stroke-linejoin='round'>\n", outline);
    for (uint32_t n = 0; n < d->b->nodes; n++) {
        uint32_t building = d->s->building[n];
        if (building != CATAN_NO_BUILDING) {
            point p = svg_node_point(d->b, n);
            fprintf(d->out, "<use xlink:href='#%s' x='%.1f' y='%.1f' fill='%s'/>\n",
                    building == CATAN_CITY ? "city"
                    : d->s->turned[n]      ? "turned"
                                           : "settlement",
                    p.x, p.y, svg_seat_colour((uint32_t)d->s->node_owner[n]));
        }
    }
    fputs("</g>\n", d->out);
}

void svg_robber(const drawing *d) {
    uint32_t hex = d->s->robber;
    if (hex >= d->b->hexes) {
        return;
    }
    point p = svg_hex_point(d->b, hex);
    double aside = d->b->layout.number[hex] != 0 ? 29 : 22; /* the number stays readable */
    fprintf(d->out, "<use xlink:href='#robber' x='%.1f' y='%.1f'/>\n", p.x + aside, p.y - 2);
}
