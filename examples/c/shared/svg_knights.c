/* What Cities & Knights puts on the board: walls, metropolises, turned cities, knights, the
 * merchant. */
#include "svg_parts.h"

const char *svg_track_colour(uint32_t track) {
    static const char *const colours[] = {"#f2c11d", "#3f7fd6", "#3d9b48"};
    return track < sizeof colours / sizeof colours[0] ? colours[track] : "#000000";
}

/* A knight is a shield with as many bars as he is strong: under a golden helmet while he is active,
 * shaded while he is passive. */
static const char *const definitions[] = {
    "<path id='shield' d='M-10-9H10V2Q10 10 0 14Q-10 10-10 2Z'/>",

    "<path id='bar' d='M-6-1.6H6V1.6H-6Z' fill='#fffdf5' stroke='#2e2620' stroke-width='1'/>",

    "<g id='knight1'><use xlink:href='#shield'/><use xlink:href='#bar' y='1'/></g>",

    "<g id='knight2'><use xlink:href='#shield'/><use xlink:href='#bar' y='-2'/>"
    "<use xlink:href='#bar' y='4'/></g>",

    "<g id='knight3'><use xlink:href='#shield'/><use xlink:href='#bar' y='-4.5'/>"
    "<use xlink:href='#bar' y='1'/><use xlink:href='#bar' y='6.5'/></g>",

    "<path id='helmet' d='M-8-9V-13a8 8 0 0 1 16 0V-9ZM-1-21V-25H6L3-23L6-21Z' fill='#ffd23f'/>",

    "<use id='asleep' xlink:href='#shield' fill='#000000' fill-opacity='.42' stroke='none'/>",

    "<path id='rampart' d='M-22 18V6h6v4h5V6h6v4h10V6h6v4h5V6h6V18Z' fill='#a9a294'"
    " stroke='#2e2620' stroke-width='1.8' stroke-linejoin='round'/>",

    "<path id='tower' d='M-15 12V-17L-18-17V-24H-14V-21H-10V-24H-5V-21H-1V-24H3V-17H0V12Z"
    "M-9.5 12V5a2 2 0 0 1 4 0V12Z' fill-rule='evenodd' stroke='#2e2620' stroke-width='2'"
    " stroke-linejoin='round'/>",

    /* a city on its side */
    "<g id='turned'><use xlink:href='#shadow' transform='translate(0 12) scale(1.3)'/>"
    "<path d='M12 11H-8L-19 4L-8-4H-2V-13H12Z'/><path d='M-8 11L-19 4L-8-4Z' fill='#000000'"
    " fill-opacity='.25' stroke='none'/><path d='M-3 3h6v4h-6ZM4-8h4v5h-4Z' fill='#000000'"
    " fill-opacity='.45' stroke='none'/></g>",

    "<g id='merchant' stroke-linejoin='round'><use xlink:href='#shadow'"
    " transform='translate(0 16)'/><path d='M-10 16Q-9-2-4-6H4Q9-2 10 16Z' stroke='#fffdf5'"
    " stroke-width='2'/><path d='M-4 16Q-4 2 0-4Q4 2 4 16Z' fill='#000000' fill-opacity='.3'/>"
    "<circle cy='-9' r='5.5' fill='#f0c79a' stroke='#fffdf5' stroke-width='1.6'/>"
    "<path d='M-8-11Q0-14 8-11L4-14V-19H-4V-14Z' fill='#5b2a6e' stroke='#fffdf5'"
    " stroke-width='1.4'/><circle cx='8' cy='6' r='4.5' fill='#ffd23f' stroke='#7a5a00'"
    " stroke-width='1.2'/></g>",

    "<g id='cloth'><path d='M-10-8H10V6Q5 10 0 6Q-5 2-10 6Z' fill='#c8509a' stroke='#6b1f4e'"
    " stroke-width='1.4' stroke-linejoin='round'/><path d='M-10-3H10M-5-8V4M5-8V8'"
    " stroke='#f3c6e0' stroke-width='1.3'/></g>",

    "<g id='coin'><circle r='10' fill='#e9b93a' stroke='#7a5a00' stroke-width='1.6'/>"
    "<circle r='6.5' fill='none' stroke='#7a5a00' stroke-width='1.1'/>"
    "<path d='M0-4V4M-2.5-2H2.5' stroke='#7a5a00' stroke-width='1.6'/></g>",

    "<g id='paper'><path d='M-7-10H4L8-6V10H-7Z' fill='#fffdf0' stroke='#6d6356'"
    " stroke-width='1.4' stroke-linejoin='round'/><path d='M4-10V-6H8M-4-3H5M-4 1H5M-4 5H2'"
    " fill='none' stroke='#6d6356' stroke-width='1.2'/></g>",

    "<path id='longship' d='M-11 2H11Q9 9 4 9H-5Q-10 9-11 2ZM-1 1V-11Q9-8 7 1Z' fill='#5d1f1f'"
    " stroke='#fffdf5' stroke-width='1.3' stroke-linejoin='round'/>",

    "<path id='gate' d='M-8 9V-5h3v-4h3v4h4v-4h3v4h3V9H3V3a3 3 0 0 0-6 0V9Z' stroke='#2e2620'"
    " stroke-width='1.4' stroke-linejoin='round'/>",
};

void svg_knight_definitions(FILE *out) {
    for (size_t i = 0; i < sizeof definitions / sizeof definitions[0]; i++) {
        fprintf(out, "%s\n", definitions[i]);
    }
}

/* Around the middle of where it is used. */
void svg_knight(FILE *out, uint32_t level, int active, const char *colour) {
    fprintf(out,
            "<use xlink:href='#knight%u' fill='%s' stroke='#2e2620' stroke-width='2'"
            " stroke-linejoin='round'/>",
            level, colour);
    if (active) {
        fputs("<use xlink:href='#helmet' stroke='#2e2620' stroke-width='1.6'"
              " stroke-linejoin='round'/>",
              out);
    } else {
        fputs("<use xlink:href='#asleep'/>", out);
    }
}

static void tower(const drawing *d, uint32_t node, point p) {
    if (d->s->metropolis[node] != 0) {
        fprintf(d->out, "<use xlink:href='#tower' x='%.1f' y='%.1f' fill='%s'/>\n", p.x, p.y,
                svg_track_colour(d->s->metropolis[node] - 1U));
    }
}

void svg_city_parts(const drawing *d) {
    for (uint32_t n = 0; n < d->b->nodes; n++) {
        point p = svg_node_point(d->b, n);
        tower(d, n, p);
        if (d->s->wall[n]) {
            fprintf(d->out, "<use xlink:href='#rampart' x='%.1f' y='%.1f'/>\n", p.x, p.y);
        }
    }
}

void svg_knights(const drawing *d) {
    for (uint32_t n = 0; n < d->b->nodes; n++) {
        int32_t owner = d->s->knight_owner[n];
        if (owner >= 0) {
            point p = svg_node_point(d->b, n);
            fprintf(d->out, "<g transform='translate(%.1f %.1f)'>", p.x, p.y);
            svg_knight(d->out, d->s->knight_level[n],
                       (d->s->knight_state[n] & CATAN_KNIGHT_ACTIVE) != 0,
                       svg_seat_colour((uint32_t)owner));
            fputs("</g>\n", d->out);
        }
    }
}

void svg_merchant(const drawing *d) {
    if (d->s->merchant < d->b->hexes && d->s->merchant_of >= 0) {
        point p = svg_hex_point(d->b, d->s->merchant);
        fprintf(d->out, "<use xlink:href='#merchant' x='%.1f' y='%.1f' fill='%s'/>\n", p.x - 33,
                p.y - 2, svg_seat_colour((uint32_t)d->s->merchant_of));
    }
}
