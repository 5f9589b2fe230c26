/* What is at sea: ships and the pirate. */
#include "svg_parts.h"

/* A ship takes its colour from where it is used: a boat under sail, upright on whichever edge, so
 * that it is told from a road by its shape alone, also when it is small. */
static const char *const definitions[] = {
    "<path id='boat' d='M-15 4H15L10 12H-10ZM-2-17V2H-12ZM2-13Q14-7 11 2H2Z'/>",

    "<g id='ship'><use xlink:href='#boat' fill='none' stroke='#ffffff' stroke-opacity='.75'"
    " stroke-width='7'/><use xlink:href='#boat' stroke='#2e2620' stroke-width='2.2'/>"
    "<path d='M-13.5 7H13.5L10 12H-10Z' fill='#000000' fill-opacity='.3'/>"
    "<path d='M0-18V4' stroke='#2e2620' stroke-width='2.2'/></g>",

    "<g id='pirate' stroke-linejoin='round' stroke-linecap='round'>"
    "<path d='M-21 9H21L14 21H-14Z' fill='#4a3426' stroke='#f7f3e8' stroke-width='2'/>"
    "<path d='M0 8V-25' stroke='#f7f3e8' stroke-width='3'/>"
    "<path d='M-17-19Q0-25 17-19Q13-6 17 5Q0 0-17 5Q-13-6-17-19Z' fill='#26242b' stroke='#f7f3e8'"
    " stroke-width='2'/><path d='M-5.5-6a5.5 5.5 0 1 1 11 0q0 3-2.5 4v2.5h-6v-2.5"
    "q-2.5-1-2.5-4Z' fill='#f7f3e8'/><path d='M-2.3-7V-6M2.3-7V-6' stroke='#26242b'"
    " stroke-width='3'/></g>",
};

void svg_ship_definitions(FILE *out) {
    for (size_t i = 0; i < sizeof definitions / sizeof definitions[0]; i++) {
        fprintf(out, "%s\n", definitions[i]);
    }
}

/* Under the ships of an edge lies their wake, so that a line of ships is seen as one. */
static void wake(const drawing *d, uint32_t edge) {
    const uint16_t *ends = d->b->edge[edge].nodes;
    point a = svg_node_point(d->b, ends[0]), b = svg_node_point(d->b, ends[1]);
    fprintf(d->out, "<path d='M%.1f %.1fL%.1f %.1f'/>\n", a.x, a.y, b.x, b.y);
}

static void ship(const drawing *d, uint32_t edge) {
    const uint16_t *ends = d->b->edge[edge].nodes;
    point a = svg_node_point(d->b, ends[0]), b = svg_node_point(d->b, ends[1]);
    fprintf(d->out, "<use xlink:href='#ship' x='%.1f' y='%.1f' fill='%s'/>\n", (a.x + b.x) / 2,
            (a.y + b.y) / 2, svg_seat_colour((uint32_t)d->s->edge_owner[edge]));
}

static void all_ships(const drawing *d, void draw(const drawing *d, uint32_t edge)) {
    for (uint32_t e = 0; e < d->b->edges; e++) {
        if (d->s->edge_owner[e] >= 0 && d->s->route[e] == CATAN_SHIP) {
            draw(d, e);
        }
    }
}

void svg_ships(const drawing *d) {
    fputs("<g stroke='#ffffff' stroke-width='5' stroke-dasharray='7 4' stroke-opacity='.8'>\n",
          d->out);
    all_ships(d, wake);
    fputs("</g>\n<g stroke-linejoin='round' stroke-linecap='round'>\n", d->out);
    all_ships(d, ship);
    fputs("</g>\n", d->out);
}

/* Away from the harbours that lie in the hex. */
static point pirate_point(const drawing *d, uint32_t hex) {
    point centre = svg_hex_point(d->b, hex), p = centre;
    for (uint32_t i = 0; i < d->b->harbours; i++) {
        const catan_edge *edge = &d->b->edge[d->b->harbour[i].edge];
        if (edge->hexes[0] == hex || edge->hexes[1] == hex) {
            point a = svg_node_point(d->b, edge->nodes[0]),
                  b = svg_node_point(d->b, edge->nodes[1]);
            p.x += (centre.x - (a.x + b.x) / 2) * 0.55;
            p.y += (centre.y - (a.y + b.y) / 2) * 0.55;
        }
    }
    return p;
}

void svg_pirate(const drawing *d) {
    if (d->s->pirate < d->b->hexes) {
        point p = pirate_point(d, d->s->pirate);
        fprintf(d->out, "<use xlink:href='#pirate' x='%.1f' y='%.1f'/>\n", p.x, p.y);
    }
}
