#include "picture_key.h"

#include <string.h>

enum { LINE_WIDTH = 88 };

/* A list of entries, broken into lines; what follows the first is indented like it. */
typedef struct listing {
    text *out;
    const char *title;
    size_t begin; /* of the line in work */
    int entries;
} listing;

static void add_entry(listing *l, const char *separator, const char *words) {
    if (l->entries++ == 0) {
        text_add(l->out, "%s", l->title);
        l->begin = l->out->length - strlen(l->title);
    } else {
        text_add(l->out, "%s", separator);
        if (l->out->length - l->begin + strlen(words) > LINE_WIDTH) {
            l->begin = l->out->length + 1;
            text_add(l->out, "\n%*s", (int)strlen(l->title), "");
        }
    }
    text_add(l->out, " %s", words);
}

static void end_list(const listing *l) { text_add(l->out, "%s", l->entries > 0 ? "\n" : ""); }

/* --- harbours --- */

static void add_harbour(listing *l, const scene *s, uint32_t edge, uint32_t land, uint32_t kind) {
    text words = {0};
    const uint16_t *ends = s->b->edge[edge].nodes;
    text_add(&words, "n%u n%u %c:%s%s", ends[0], ends[1], kind == CATAN_HARBOUR_ANY ? '3' : '2',
             catan_harbour_name(kind), scene_is_closed(s, edge, land) ? " (closed)" : "");
    add_entry(l, ";", text_words(&words));
    text_free(&words);
}

/* Which nodes have which harbour: those of the board, and those that were bought. */
static void list_harbours(text *out, const scene *s) {
    listing l = {.out = out, .title = "harbours"};
    const board *b = s->b;
    for (uint32_t i = 0; i < b->harbours; i++) {
        add_harbour(&l, s, b->harbour[i].edge, b->harbour[i].hex, b->layout.harbour[i]);
    }
    for (uint32_t e = 0; e < b->edges; e++) {
        const uint16_t *hexes = b->edge[e].hexes;
        if (s->v.harbour[e] != 0) {
            add_harbour(&l, s, e, hexes[board_is_land(b, hexes[0]) ? 0 : 1], s->v.harbour[e] - 1U);
        }
    }
    end_list(&l);
}

/* --- signs --- */

static void add_cities_signs(listing *l) {
    add_entry(l, ";", "{R12+} knight, + a level while active, - while passive");
    add_entry(l, ";", "[R12#] city with wall");
    add_entry(l, ";", "[R12T] metropolis of Trade, Politics, Science");
    add_entry(l, ";", "$R Red's merchant");
}

/* Only what this game has. */
static void list_signs(text *out, const scene *s) {
    listing l = {.out = out, .title = "signs:"};
    const board *b = s->b;
    const catan_config *with = &b->config;
    const struct {
        int there;
        const char *words;
    } signs[] = {
        {b->cities || with->volcanoes != 0, "(R12v) turned city"},
        {b->bridges, "R||b12 bridge, as it runs: || // \\\\"},
        {with->great_wall != 0, "R/12# road with a wall"},
        {with->polders != 0 || with->irrigation != 0, "R=12 dike"},
        {with->polders != 0 || with->irrigation != 0, "=R laid the last dike there"},
        {with->polders != 0 || with->irrigation != 0, "!R may change the hex"},
        {with->polders != 0, "=fields= was sea"},
        {with->landing_stages != 0, "<R12> landing stage"},
        {with->landing_stages != 0 && b->cities, "{R12+}<B> knight on one of Blue's"},
        {(with->buy_harbours != 0 && b->cities) || (with->robber_and_pirate != 0 && b->sea),
         "(2:ore) closed harbour"},
        {with->scarcity != 0, "-- no number lies there"},
        {with->volcanoes != 0, "volcano: the die's corner is harmed, 1 the north, then clockwise"},
        {with->market != 0, "market: its number exchanges cards"},
    };
    if (b->cities) {
        add_cities_signs(&l);
    }
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        if (signs[i].there) {
            add_entry(&l, ";", signs[i].words);
        }
    }
    end_list(&l);
}

void picture_key(text *out, const scene *s) {
    list_harbours(out, s);
    list_signs(out, s);
}
