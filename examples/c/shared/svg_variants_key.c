/* What the pieces and terrains of optional rules look like, below the panel's other symbols. */
#include "svg_parts.h"

static const char nobody[] = "#cfc6b4"; /* the colour of what is no seat's */
static const point left = {-24, 0}, right = {24, 0};

static void show_bridge(const drawing *d) { svg_bridge(d, left, right, nobody); }

static void show_dike(const drawing *d) { svg_dike(d, left, right, nobody); }

static void show_wall(const drawing *d) { svg_great_wall(d, left, right); }

static void show_stage(const drawing *d) {
    fprintf(d->out,
            "<use xlink:href='#stage' transform='scale(1.7)' fill='%s' stroke='#2e2620'"
            " stroke-width='1.8' stroke-linejoin='round'/>",
            nobody);
}

static void show_polder(const drawing *d) {
    fputs("<use xlink:href='#whole' transform='scale(.42)' fill='#a3d065' stroke='#3f8fbd'"
          " stroke-width='9' stroke-dasharray='17 10'/>",
          d->out);
}

static void show_volcano(const drawing *d) {
    fputs("<use xlink:href='#volcano' transform='scale(.5)'/>", d->out);
}

static void show_market(const drawing *d) {
    fputs("<use xlink:href='#stall' transform='scale(1.6)'/>", d->out);
}

static void show_closed(const drawing *d) {
    fputs("<circle r='20' fill='#b9b1a1' stroke='#4d453b' stroke-width='3'/>"
          "<path d='M-14-14L14 14M14-14L-14 14' stroke='#b3261e' stroke-width='4'/>",
          d->out);
}

enum { ENTRIES = 8 };

typedef struct entry {
    int there;
    const char *words;
    void (*show)(const drawing *d);
} entry;

/* What there may be in this game. */
static void list(entry entries[ENTRIES], const board *b) {
    const catan_config *with = &b->config;
    int closes = (with->buy_harbours != 0 && b->cities) || (with->robber_and_pirate != 0 && b->sea);
    const entry all[ENTRIES] = {
        {b->bridges, "bridge", show_bridge},
        {with->great_wall != 0, "great wall", show_wall},
        {with->polders != 0 || with->irrigation != 0, "dike", show_dike},
        {with->polders != 0, "polder", show_polder},
        {with->landing_stages != 0, "stage", show_stage},
        {svg_has_terrain(b, CATAN_VOLCANO), "volcano", show_volcano},
        {svg_has_terrain(b, CATAN_MARKET), "market", show_market},
        {closes, "closed", show_closed},
    };
    for (int i = 0; i < ENTRIES; i++) {
        entries[i] = all[i];
    }
}

static int count_entries(const entry entries[ENTRIES]) {
    int count = 0;
    for (int i = 0; i < ENTRIES; i++) {
        count += entries[i].there != 0;
    }
    return count;
}

/* Columns and rows go on as those of the symbols above. */
static int columns(const board *b) { return b->cities ? 3 : 2; }

static double row_height(const board *b) { return b->cities ? 27 : 30; }

double svg_variant_key_height(const board *b) {
    entry entries[ENTRIES];
    list(entries, b);
    return row_height(b) * ((count_entries(entries) + columns(b) - 1) / columns(b));
}

void svg_variant_key(const drawing *d, double top) {
    static const double cards[] = {30, 122}, cities[] = {28, 112, 202};
    const double *x = d->b->cities ? cities : cards;
    entry entries[ENTRIES];
    int place = 0;
    list(entries, d->b);
    for (int i = 0; i < ENTRIES; i++) {
        if (entries[i].there) {
            int column = place % columns(d->b), row = place / columns(d->b);
            double y = top + row_height(d->b) * row;
            place++;
            fprintf(d->out, "<g transform='translate(%.0f %.0f) scale(.42)'>", x[column], y);
            entries[i].show(d);
            fputs("</g>", d->out);
            svg_text(d->out, x[column] + 18, y + 4, d->b->cities ? 11 : 12, " fill='#4d453b'",
                     entries[i].words);
        }
    }
}
