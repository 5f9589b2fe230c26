/* The land: coast, hexes, number tokens. */
#include "svg_parts.h"

/* A hex's side is 60 long; on the library's plane a hex is 2 wide and 4 high. */
static const double unit_x = 51.96;
static const double unit_y = 30.0;

point svg_hex_point(const board *b, uint32_t hex) {
    const catan_hex *h = &b->hex[hex];
    point p = {(2 * h->q + h->r) * unit_x, 3 * h->r * unit_y};
    return p;
}

point svg_node_point(const board *b, uint32_t node) {
    point p = {b->node[node].x * unit_x, b->node[node].y * unit_y};
    return p;
}

/* The sea hexes of the map: a net of faint lines, along which ships go. */
void svg_sea(const drawing *d) {
    fputs("<g fill='#4b9cc4' stroke='#8cc6e2' stroke-width='2'>\n", d->out);
    for (uint32_t h = 0; h < d->b->hexes; h++) {
        if (d->b->layout.terrain[h] == CATAN_SEA) {
            point p = svg_hex_point(d->b, h);
            fprintf(d->out, "<use xlink:href='#whole' x='%.1f' y='%.1f'/>\n", p.x, p.y);
            fprintf(d->out, "<use xlink:href='#swell' x='%.1f' y='%.1f'/>\n", p.x, p.y);
        }
    }
    fputs("</g>\n", d->out);
}

/* All land hexes once more, as one shape with a wide rim. */
static void rim(const drawing *d, const char *colour, double opacity, double width) {
    fprintf(d->out, "<g fill='%s' stroke='%s' stroke-width='%.0f'", colour, colour, 2 * width);
    fprintf(d->out, " stroke-linejoin='round' opacity='%.2f'>\n", opacity);
    for (uint32_t h = 0; h < d->b->hexes; h++) {
        if (board_is_land(d->b, h)) {
            point p = svg_hex_point(d->b, h);
            fprintf(d->out, "<use xlink:href='#whole' x='%.1f' y='%.1f'/>\n", p.x, p.y);
        }
    }
    fputs("</g>\n", d->out);
}

void svg_coast(const drawing *d) {
    rim(d, "#ffffff", 0.18, 30); /* shallow water */
    rim(d, "#ffffff", 0.28, 17);
    rim(d, "#efe0b6", 1, 7); /* the beach, and the paths between the hexes */
}

static void number_token(FILE *out, uint32_t number) {
    /* the likelier a number, the larger it is printed */
    static const int sizes[] = {0, 13, 15, 17, 19, 21};
    uint32_t dots = board_dots(number);
    const char *colour = dots == 5 ? "#c4262e" : "#38332d";
    fputs("<circle cy='2' r='18' fill='#000000' fill-opacity='.25'/>"
          "<circle r='18' fill='#fcf5e1' stroke='#dcc9a0' stroke-width='1.5'/>",
          out);
    fprintf(out, "<g fill='%s'><text y='%.1f' font-size='%d' font-weight='bold'", colour,
            sizes[dots] * 0.36 - 2.5, sizes[dots]);
    fprintf(out, " text-anchor='middle'>%u</text>", number);
    for (uint32_t i = 0; i < dots; i++) {
        fprintf(out, "<circle cx='%.1f' cy='11' r='1.6'/>", 4.2 * i - 2.1 * (dots - 1));
    }
    fputs("</g>", out);
}

void svg_hexes(const drawing *d) {
    for (uint32_t h = 0; h < d->b->hexes; h++) {
        if (d->b->layout.terrain[h] == CATAN_SEA) {
            continue;
        }
        point p = svg_hex_point(d->b, h);
        /* every other one is mirrored, so that the land does not look stamped */
        int mirrored = h % 2 == 1 && d->b->layout.terrain[h] != CATAN_FOG;
        fprintf(d->out, "<g transform='translate(%.1f %.1f)'><use xlink:href='#%s'%s/>", p.x, p.y,
                board_terrain_name(d->b->layout.terrain[h]),
                mirrored ? " transform='scale(-1 1)'" : "");
        if (d->b->layout.number[h] != 0) {
            number_token(d->out, d->b->layout.number[h]);
        }
        fputs("</g>\n", d->out);
    }
}
