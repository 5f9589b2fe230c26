/* The pictures of the land: symbols, which stand for cards too, and the terrains made of them. */
#include "svg_parts.h"

/* Each symbol is drawn around its middle, some 20 wide. */
static const char *const symbols[] = {
    "<pattern id='furrows' width='9' height='9' patternUnits='userSpaceOnUse'"
    " patternTransform='rotate(-24)'>"
    "<path d='M0 2H9' stroke='#e3b63c' stroke-width='2'/></pattern>",

    "<pattern id='waves' width='64' height='44' patternUnits='userSpaceOnUse'>"
    "<path d='M6 12q6-5 12 0t12 0M38 34q6-5 12 0t12 0' fill='none' stroke='#ffffff'"
    " stroke-opacity='.22' stroke-width='2' stroke-linecap='round'/></pattern>",

    "<path id='whole' d='M0-60L51.96-30V30L0 60L-51.96 30V-30Z'/>",

    "<path id='hex' d='M0-54L46.8-27V27L0 54L-46.8 27V-27Z' stroke-width='5'"
    " stroke-linejoin='round'/>",

    "<g id='tree'><path d='M-1.5 6h3v5h-3Z' fill='#6b4a2b'/>"
    "<path d='M0-12L9 7H-9Z' fill='#2c6b3f'/><path d='M0-12L9 7H0Z' fill='#225633'/></g>",

    "<g id='wall' fill='#a8482a' stroke='#e3a27c' stroke-width='1'>"
    "<path d='M-6-10H6V-4H-6ZM-12-3H0V3H-12ZM0-3H12V3H0Z'/>"
    "<path d='M-18 4H-6V10H-18ZM-6 4H6V10H-6ZM6 4H18V10H6Z'/></g>",

    "<g id='sheep'><path d='M-5 4V10M4 4V10' stroke='#4b433c' stroke-width='2.4'"
    " stroke-linecap='round'/><path d='M-9 3a5 5 0 0 1 0-8a6 6 0 0 1 9-3a6 6 0 0 1 9 3"
    "a5 5 0 0 1 0 8a6 6 0 0 1-9 2a6 6 0 0 1-9-2Z' fill='#fffdf5' stroke='#d9d3c0'/>"
    "<path d='M8-7q7-3 8 3q0 6-5 5q-4-2-3-8Z' fill='#4b433c'/></g>",

    "<g id='wheat'><path d='M0-9V13' stroke='#a87413' stroke-width='1.6' stroke-linecap='round'/>"
    "<path d='M0-15q4 4 0 8q-4-4 0-8ZM0-5q1-6 6-7q0 6-6 7ZM0-5q-1-6-6-7q0 6 6 7Z"
    "M0 1q1-6 6-7q0 6-6 7ZM0 1q-1-6-6-7q0 6 6 7ZM0 7q1-6 6-7q0 6-6 7Z"
    "M0 7q-1-6-6-7q0 6 6 7Z' fill='#b9801a'/></g>",

    "<g id='peak'><path d='M-17 12L-1-15L17 12Z' fill='#77818b'/>"
    "<path d='M-1-15L17 12H3Z' fill='#626c76'/>"
    "<path d='M-1-15L6-4.5L2-6L0-2L-4-6L-7.7-3.7Z' fill='#ffffff'/></g>",

    "<path id='swell' d='M-24 4q6-6 12 0t12 0 12 0 12 0' fill='none' stroke='#ffffff'"
    " stroke-opacity='.3' stroke-width='2.4' stroke-linecap='round'/>",

    "<g id='nugget'><path d='M-8 5L-9-2L-3-8L4-7L9-1L7 6L-1 8Z' fill='#ffd73a' stroke='#8a5a00'"
    " stroke-width='1.6' stroke-linejoin='round'/><path d='M-3-8L0-1L9-1M0-1L-8 5' fill='none'"
    " stroke='#b98a10' stroke-width='1'/><path d='M-5-2L-2-5' stroke='#fff6c8' stroke-width='2'"
    " stroke-linecap='round'/></g>",

    "<path id='cloud' d='M-15 7a7 7 0 0 1 1-13a9 9 0 0 1 16-3a8 8 0 0 1 12 8a5 5 0 0 1-1 8Z'"
    " fill='#ffffff' fill-opacity='.85'/>",

    "<g id='cactus' fill='none' stroke='#6c9450' stroke-linecap='round' stroke-linejoin='round'>"
    "<path d='M0 14V-14' stroke-width='7'/><path d='M0 4H-9V-5M0-1H9V-9' stroke-width='4.5'/></g>",
};

/* One symbol at its place on a hex; a negative size mirrors it. */
typedef struct stamp {
    int x;
    int y;
    int percent; /* of its size */
    int degrees; /* turned clockwise */
} stamp;

enum { MAX_STAMPS = 9 };

typedef struct terrain_art {
    const char *colour;
    const char *ground; /* what lies on the colour */
    const char *symbol;
    stamp
        stamps[MAX_STAMPS]; /* the middle is left free for the number token; size 0 ends the list */
} terrain_art;

/* By catan_terrain. */
static const terrain_art terrains[] = {
    {"#ecdba6",
     "<path d='M-38-14q9-7 18 0t18 0M4-36q7-5 14 0M20-4q8-7 16 0M-36 20q7-5 14 0M-16 40q9-7 18 0"
     "t14 0M18 24q6-5 12 0' fill='none' stroke='#d3b877' stroke-width='2.2'"
     " stroke-linecap='round'/>",
     "cactus",
     {{-14, 2, 100, 0}, {6, -20, 60, 0}}},

    {"#5a9c60",
     "<path d='M-47-2q22-12 46 0t48 0v28L0 54L-47 27Z' fill='#4f9057'/>",
     "tree",
     {{-19, -28, 100, 0},
      {19, -28, 100, 0},
      {0, -34, 100, 0},
      {-35, -8, 100, 0},
      {35, -8, 100, 0},
      {-30, 16, 100, 0},
      {31, 17, 100, 0},
      {-13, 31, 100, 0},
      {14, 32, 100, 0}}},

    {"#dc8d5c",
     "<path d='M-47-6q16-18 34-4q14-16 30-2q14-12 30 6v33L0 54L-47 27Z' fill='#cf7b48'/>",
     "wall",
     {{0, -31, 100, 0}, {-25, 22, 72, 0}, {17, 33, 72, 0}}},

    {"#b3da78",
     "<path d='M-47 6q24-16 47-2t47-6v29L0 54L-47 27Z' fill='#a3d065'/>"
     "<path d='M-38-12l3 6 2-8 2 8 4-6M20-26l3 6 2-8 2 8 4-6M-9 38l3 6 2-8 2 8 4-6"
     "M28 10l3 6 2-8 2 8 4-6' fill='none' stroke='#6fa53c' stroke-width='1.8'"
     " stroke-linejoin='round' stroke-linecap='round'/>",
     "sheep",
     {{-2, -32, 100, 0}, {-26, 22, -85, 0}, {18, 34, 85, 0}}},

    {"#f4d160",
     "<use xlink:href='#hex' fill='url(#furrows)' stroke='none'/>",
     "wheat",
     {{-15, -29, 100, -10},
      {0, -33, 100, 0},
      {15, -29, 100, 10},
      {-35, 6, 100, -8},
      {-25, 22, 100, -4},
      {35, 6, 100, 8},
      {25, 22, 100, 4},
      {0, 36, 100, 0}}},

    {"#b4bbc3",
     "<path d='M-47 4l20-10 24 8 26-10 24 10v25L0 54L-47 27Z' fill='#a4acb5'/>",
     "peak",
     {{-19, -24, 85, 0},
      {20, -25, 80, 0},
      {1, -30, 110, 0},
      {-27, 20, 85, 0},
      {28, 21, 80, 0},
      {0, 35, 95, 0}}},

    {NULL, NULL, NULL, {{0, 0, 0, 0}}}, /* the sea is no land */

    {"#8b6f4e",
     "<path d='M-47-20q20 10 34 0t28-22l20 12q-8 26-30 30t-26 14-26 10Z' fill='#5d9fc0'/>"
     "<path d='M-47 8q24 4 40 18t30 6 24-5L0 54L-47 27Z' fill='#7a603f'/>",
     "nugget",
     {{-20, -27, 85, 0},
      {14, -33, 100, 20},
      {33, -8, 80, -15},
      {-34, 2, 70, 30},
      {-24, 24, 100, 10},
      {4, 35, 90, -20},
      {28, 21, 110, 5}}},

    {"#9fb4c4",
     "<path d='M-47-10q20-14 46-2t48-6v45L0 54L-47 27Z' fill='#b4c5d1'/>"
     "<text y='16' font-size='46' font-weight='bold' text-anchor='middle' fill='#4c6273'>?</text>",
     "cloud",
     {{-22, -24, 100, 0},
      {17, -32, 85, 0},
      {31, -2, 80, 0},
      {-33, 8, 70, 0},
      {-14, 34, 100, 0},
      {22, 25, 90, 0}}},
};

const char *svg_card_symbol(uint32_t card) {
    static const char *const commodities[] = {"cloth", "coin", "paper"};
    if (card >= CATAN_CLOTH && card <= CATAN_PAPER) {
        return commodities[card - CATAN_CLOTH];
    }
    for (uint32_t i = 0; i < sizeof terrains / sizeof terrains[0]; i++) {
        if (board_card(i) == (int32_t)card) {
            return terrains[i].symbol;
        }
    }
    return "robber";
}

static void define_terrain(FILE *out, uint32_t terrain) {
    const terrain_art *art = &terrains[terrain];
    if (art->colour == NULL) {
        return;
    }
    fprintf(out, "<g id='%s'><use xlink:href='#hex' fill='%s' stroke='%s'/>%s\n",
            board_terrain_name(terrain), art->colour, art->colour, art->ground);
    for (int i = 0; i < MAX_STAMPS && art->stamps[i].percent != 0; i++) {
        stamp s = art->stamps[i];
        double size = s.percent / 100.0;
        fprintf(out, "<use xlink:href='#%s' transform='translate(%d %d) rotate(%d)", art->symbol,
                s.x, s.y, s.degrees);
        fprintf(out, " scale(%.2f %.2f)'/>\n", size, size < 0 ? -size : size);
    }
    fputs("</g>\n", out);
}

void svg_terrain_definitions(FILE *out) {
    for (size_t i = 0; i < sizeof symbols / sizeof symbols[0]; i++) {
        fprintf(out, "%s\n", symbols[i]);
    }
    for (uint32_t i = 0; i < sizeof terrains / sizeof terrains[0]; i++) {
        define_terrain(out, i);
    }
}
