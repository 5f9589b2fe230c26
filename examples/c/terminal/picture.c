#include "picture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "picture_key.h"
#include "style.h"

/* On the library's plane a hex is 2 wide and 4 high. Here a unit across is seven letters; the lines
 * of a row of hexes are: upper corner, slanted edges, side corner, and three of the hex itself. */
enum { UNIT = 7, ROW = 6, MARGIN = 13 };

typedef struct cell {
    char letter;
    uint8_t style;
} cell;

typedef struct canvas {
    cell *cells;
    int width;
    int height;
    int left; /* the plane's x of the leftmost node */
    int top;  /* the row of the uppermost hexes */
} canvas;

/* --- the sheet --- */

static int measure(canvas *c, const board *b) {
    int right = -10000, bottom = -10000;
    c->left = 10000;
    c->top = 10000;
    for (uint32_t h = 0; h < b->hexes; h++) {
        int x = 2 * b->hex[h].q + b->hex[h].r, r = b->hex[h].r;
        c->left = x - 1 < c->left ? x - 1 : c->left;
        right = x + 1 > right ? x + 1 : right;
        c->top = r < c->top ? r : c->top;
        bottom = r > bottom ? r : bottom;
    }
    c->width = (right - c->left) * UNIT + 2 * MARGIN;
    c->height = (bottom - c->top + 1) * ROW + 3;
    c->cells = calloc((size_t)c->width * (size_t)c->height, sizeof *c->cells);
    return c->cells != NULL;
}

static void put(canvas *c, int column, int line, uint32_t style, const char *words) {
    for (; *words != '\0'; words++, column++) {
        if (column >= 0 && column < c->width && line >= 0 && line < c->height) {
            cell *to = &c->cells[line * c->width + column];
            to->letter = *words;
            to->style = (uint8_t)style;
        }
    }
}

/* Words with their middle at a place of the sheet. */
static void put_at(canvas *c, int column, int line, uint32_t style, const char *words) {
    put(c, column - (int)strlen(words) / 2, line, style, words);
}

/* The leftmost column that is not empty. */
static int first_column(const canvas *c) {
    int first = c->width;
    for (int i = 0; i < c->width * c->height; i++) {
        if (c->cells[i].letter != '\0' && i % c->width < first) {
            first = i % c->width;
        }
    }
    return first;
}

static void print_line(text *out, const canvas *c, int first, int line) {
    const cell *cells = &c->cells[line * c->width];
    int end = c->width;
    uint32_t style = STYLE_PLAIN;
    while (end > 0 && cells[end - 1].letter == '\0') {
        end--;
    }
    for (int i = first; i < end; i++) {
        char letter = cells[i].letter != '\0' ? cells[i].letter : ' ';
        uint32_t wanted = cells[i].letter != '\0' ? cells[i].style : STYLE_PLAIN;
        if (wanted != style) {
            text_add(out, "%s%s", style_code(STYLE_PLAIN),
                     wanted != STYLE_PLAIN ? style_code(wanted) : "");
            style = wanted;
        }
        text_add_bytes(out, &letter, 1);
    }
    text_add(out, "%s\n", style != STYLE_PLAIN ? style_code(STYLE_PLAIN) : "");
}

/* --- where things lie --- */

static int column_of(const canvas *c, int x) { return (x - c->left) * UNIT + MARGIN; }

/* The line of the upper corner of a row of hexes. */
static int line_of_row(const canvas *c, int r) { return (r - c->top) * ROW; }

/* Nodes lie at 3r - 2 and 3r - 1 above, 3r + 1 and 3r + 2 below; the lower ones of a row are the
 * upper ones of the next. */
static int line_of_node(const canvas *c, int y) {
    int shifted = y + 2 - 3 * c->top; /* 0 or 1 in the first row, then 3 or 4 */
    return shifted / 3 * ROW + (shifted % 3 == 1 ? 2 : 0);
}

/* --- what lies there --- */

/* What a hex is: "fields", "=fields=" if it was sea, "hills !R" if Red may change it, "sea =R" if
 * Red laid its last dike. */
static void draw_terrain(canvas *c, const scene *s, uint32_t hex, int column, int line) {
    char words[48];
    uint32_t terrain = s->b->layout.terrain[hex];
    const char *rim = s->v.polder[hex] ? "=" : "";
    int32_t right = s->v.right[hex], last = s->v.last_dike[hex];
    int length = snprintf(words, sizeof words, "%s%s%s", rim, catan_terrain_name(terrain), rim);
    if (right >= 0 || last >= 0) {
        snprintf(words + length, sizeof words - (size_t)length, " %c%c", right >= 0 ? '!' : '=',
                 style_seat_letter(right >= 0 ? right : last));
    }
    put_at(c, column, line, STYLE_TERRAIN + terrain, words);
}

/* A bridge is told where it crosses, "R||b21": a stroke as of an edge, twice, as it runs; what
 * lies under it stands before it. */
static void draw_bridges(canvas *c, const scene *s, uint32_t hex, int column, int line) {
    static const char *const strokes[] = {"||", "//", "\\\\"};
    char words[48];
    for (uint32_t d = 0; d < 3; d++) {
        int32_t owner = s->v.bridge_owner[3 * hex + d];
        if (owner >= 0) {
            put_at(c, column - 4, line, STYLE_SEA, "sea");
            snprintf(words, sizeof words, "%c%sb%u", style_seat_letter(owner), strokes[d],
                     3 * hex + d);
            put(c, column - 1, line, STYLE_SEAT + (uint32_t)owner, words);
        }
    }
}

/* The number with its dots; land that could bear one but does not says so. */
static void draw_number(canvas *c, const board *b, uint32_t hex, int column, int line) {
    char words[48];
    uint32_t number = b->layout.number[hex], terrain = b->layout.terrain[hex];
    if (number != 0) {
        snprintf(words, sizeof words, "%u %.*s", number, (int)board_dots(number), "*****");
        put_at(c, column, line, board_dots(number) == 5 ? STYLE_WARNING : STYLE_STRONG, words);
    } else if (board_card(terrain) >= 0 || terrain == CATAN_GOLD) {
        put_at(c, column, line, STYLE_DIM, "--");
    }
}

static void draw_hex(canvas *c, const scene *s, uint32_t hex) {
    char words[48];
    const board *b = s->b;
    int column = column_of(c, 2 * b->hex[hex].q + b->hex[hex].r);
    int line = line_of_row(c, b->hex[hex].r) + 3;
    draw_terrain(c, s, hex, column, line);
    draw_bridges(c, s, hex, column, line);
    draw_number(c, b, hex, column, line + 1);
    const char *who = s->robber == hex ? " ROBBER" : s->pirate == hex ? " PIRATE" : "";
    int length = snprintf(words, sizeof words, "h%u%s", hex, who);
    int merchant = s->merchant == hex && s->merchant_of >= 0;
    if (merchant) {
        snprintf(words + length, sizeof words - (size_t)length, " $%c",
                 style_seat_letter(s->merchant_of));
    }
    put_at(c, column, line + 2, *who != '\0' || merchant ? STYLE_STRONG : STYLE_DIM, words);
}

enum { SIGN = 24 }; /* letters of what stands on a node */

/* "{R12++}": a sign for each level, plus while the knight is active. */
static void knight_sign(char words[SIGN], const scene *s, uint32_t node) {
    int active = (s->knight_state[node] & CATAN_KNIGHT_ACTIVE) != 0;
    snprintf(words, SIGN, "{%c%u%.*s}", style_seat_letter(s->knight_owner[node]), node,
             (int)s->knight_level[node], active ? "+++" : "---");
}

/* "(R12)", "[R12]"; behind the number what Cities & Knights adds. */
static void building_sign(char words[SIGN], const scene *s, uint32_t node) {
    static const char *const tracks[] = {"", "T", "P", "S"};
    int city = s->building[node] == CATAN_CITY;
    snprintf(words, SIGN, "%c%c%u%s%s%s%c", city ? '[' : '(',
             style_seat_letter(s->node_owner[node]), node, tracks[s->metropolis[node] % 4],
             s->wall[node] ? "#" : "", s->turned[node] ? "v" : "", city ? ']' : ')');
}

/* "<R12>" for a landing stage; behind a knight that stands there "<R>". */
static void stage_sign(char words[SIGN], const scene *s, uint32_t node) {
    size_t length = strlen(words);
    char letter = style_seat_letter(s->v.stage_owner[node]);
    if (length > 0) {
        snprintf(words + length, SIGN - length, "<%c>", letter);
    } else {
        snprintf(words, SIGN, "<%c%u>", letter, node);
    }
}

static void draw_node(canvas *c, const scene *s, uint32_t node) {
    char words[SIGN] = "";
    int knight = s->knight_owner[node] >= 0, stage = s->v.stage_owner[node] >= 0;
    int32_t owner = knight  ? s->knight_owner[node]
                    : stage ? s->v.stage_owner[node]
                            : s->node_owner[node];
    if (knight) {
        knight_sign(words, s, node);
    } else if (owner >= 0 && !stage) {
        building_sign(words, s, node);
    }
    if (stage) {
        stage_sign(words, s, node);
    } else if (owner < 0) {
        snprintf(words, sizeof words, "%u", node);
    }
    put_at(c, column_of(c, s->b->node[node].x), line_of_node(c, s->b->node[node].y),
           owner >= 0 ? STYLE_SEAT + (uint32_t)owner : STYLE_PLAIN, words);
}

/* The stroke that an edge is drawn with, by where its ends lie. */
static char stroke_of(const catan_node *a, const catan_node *b) {
    if (a->x == b->x) {
        return '|';
    }
    return (a->x < b->x) == (a->y < b->y) ? '\\' : '/';
}

/* How an edge is drawn: a ship "~", a dike "=", else as it runs. */
static char stroke_on(const scene *s, uint32_t edge) {
    const uint16_t *ends = s->b->edge[edge].nodes;
    return s->route[edge] == CATAN_SHIP ? '~'
           : s->v.dike_owner[edge] >= 0 ? '='
                                        : stroke_of(&s->b->node[ends[0]], &s->b->node[ends[1]]);
}

static void draw_edge(canvas *c, const scene *s, uint32_t edge) {
    char words[16] = {stroke_on(s, edge), '\0'};
    const catan_node *a = &s->b->node[s->b->edge[edge].nodes[0]];
    const catan_node *b = &s->b->node[s->b->edge[edge].nodes[1]];
    int32_t owner = s->v.dike_owner[edge] >= 0 ? s->v.dike_owner[edge] : s->edge_owner[edge];
    uint32_t style = owner >= 0 ? STYLE_SEAT + (uint32_t)owner : (uint32_t)STYLE_DIM;
    int first = line_of_node(c, a->y), second = line_of_node(c, b->y);
    for (int line = first + 1; a->x == b->x && line < second; line++) {
        put_at(c, column_of(c, a->x), line, style, words);
    }
    if (owner >= 0) {
        snprintf(words, sizeof words, "%c%c%u%s", style_seat_letter(owner), stroke_on(s, edge),
                 edge, s->v.great_wall[edge] ? "#" : "");
    } else {
        snprintf(words, sizeof words, "%c%u", stroke_on(s, edge), edge);
    }
    put_at(c, (column_of(c, a->x) + column_of(c, b->x)) / 2, (first + second) / 2, style, words);
}

/* A harbour's rate stands off its edge, on the sea; in brackets while it serves nobody. */
static void draw_harbour(canvas *c, const scene *s, uint32_t edge, uint32_t land, uint32_t kind) {
    char words[24];
    const catan_hex *hex = &s->b->hex[land];
    int x = 2 * hex->q + hex->r, line = line_of_row(c, hex->r);
    int side = 0, closed = scene_is_closed(s, edge, land);
    while (side < 5 && hex->edges[side] != edge) {
        side++;
    }
    int east = side < 3;
    snprintf(words, sizeof words, "%s%c:%s%s", closed ? "(" : "",
             kind == CATAN_HARBOUR_ANY ? '3' : '2', catan_harbour_name(kind), closed ? ")" : "");
    if (side == 1 || side == 4) {
        int column = column_of(c, x + (east ? 1 : -1));
        put(c, east ? column + 5 : column - 3 - (int)strlen(words), line + 4, STYLE_SEA, words);
    } else {
        int above = side == 0 || side == 5;
        put_at(c, column_of(c, x + (east ? 1 : -1)) + (east ? 1 : -1), line + (above ? 0 : 8),
               STYLE_SEA, words);
    }
}

static void draw_harbours(canvas *c, const scene *s) {
    for (uint32_t i = 0; i < s->b->harbours; i++) {
        const catan_harbour_place *place = &s->b->harbour[i];
        draw_harbour(c, s, place->edge, place->hex, s->b->layout.harbour[i]);
    }
    for (uint32_t e = 0; e < s->b->edges; e++) {
        if (s->v.harbour[e] != 0) {
            const uint16_t *hexes = s->b->edge[e].hexes;
            draw_harbour(c, s, e, hexes[board_is_land(s->b, hexes[0]) ? 0 : 1],
                         s->v.harbour[e] - 1U);
        }
    }
}

void picture_board(text *out, const scene *s) {
    canvas c;
    if (!measure(&c, s->b)) {
        return;
    }
    for (uint32_t h = 0; h < s->b->hexes; h++) {
        draw_hex(&c, s, h);
    }
    draw_harbours(&c, s);
    for (uint32_t e = 0; e < s->b->edges; e++) {
        draw_edge(&c, s, e);
    }
    for (uint32_t n = 0; n < s->b->nodes; n++) {
        draw_node(&c, s, n);
    }
    int first = first_column(&c);
    for (int line = 0; line < c.height; line++) {
        print_line(out, &c, first > 0 ? first - 1 : 0, line);
    }
    picture_key(out, s);
    free(c.cells);
}
