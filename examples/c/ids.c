/* Draws an empty board with the ids of its hexes, nodes, edges and harbours, as SVG.
 *
 *     ids [PLAYERS [SCENARIO]] > ids.svg
 *
 *     cc ids.c $(pkg-config --cflags --libs catan) -o ids
 *
 * Everything comes from the geometry of board.h: nodes have plane coordinates, hexes and edges know
 * their nodes. One plane column is 70 wide here, one plane row 40 high, which makes the hexes look
 * regular.
 */
#include <locale.h>
#include <catan/catan.h>

#include <stdalign.h>
#include <stdio.h>
#include <stdlib.h>

enum { COLUMN = 70, ROW = 40, GAME_ROOM = 1 << 17 };

static alignas(16) unsigned char game_memory[GAME_ROOM];

typedef struct point {
    int x, y;
} point;

static void must(int32_t status) {
    if (status != CATAN_OK) {
        fprintf(stderr, "ids: %s\n", catan_status_text(status));
        exit(EXIT_FAILURE);
    }
}

static point of_node(const catan_game *game, uint32_t node) {
    catan_node n;
    must(catan_node_get(&n, sizeof n, game, node));
    point p = {n.x * COLUMN, n.y * ROW};
    return p;
}

static point middle(point a, point b) {
    point p = {(a.x + b.x) / 2, (a.y + b.y) / 2};
    return p;
}

static point of_edge(const catan_game *game, uint32_t edge) {
    catan_edge e;
    must(catan_edge_get(&e, sizeof e, game, edge));
    return middle(of_node(game, e.nodes[0]), of_node(game, e.nodes[1]));
}

static void draw_hexes(const catan_game *game) {
    for (uint32_t i = 0; i < catan_hex_count(game); i++) {
        catan_hex hex;
        must(catan_hex_get(&hex, sizeof hex, game, i));
        point centre = {(2 * hex.q + hex.r) * COLUMN, 3 * hex.r * ROW};
        printf("<polygon points='");
        for (int k = 0; k < 6; k++) {
            point p = of_node(game, hex.nodes[k]);
            printf("%s%d,%d", k == 0 ? "" : " ", p.x, p.y);
        }
        printf("'/>\n");
        printf("<text class='h' x='%d' y='%d'>h%u</text>\n", centre.x, centre.y, i);
        printf("<text class='q' x='%d' y='%d'>(%d,%d)</text>\n", centre.x, centre.y + 24, hex.q,
               hex.r);
    }
}

static void draw_edges(const catan_game *game) {
    for (uint32_t i = 0; i < catan_edge_count(game); i++) {
        point p = of_edge(game, i);
        printf("<rect x='%d' y='%d' width='34' height='18' rx='4'/>", p.x - 17, p.y - 9);
        printf("<text class='e' x='%d' y='%d'>e%u</text>\n", p.x, p.y + 5, i);
    }
}

static void draw_nodes(const catan_game *game) {
    for (uint32_t i = 0; i < catan_node_count(game); i++) {
        point p = of_node(game, i);
        printf("<circle cx='%d' cy='%d' r='15'/>", p.x, p.y);
        printf("<text class='n' x='%d' y='%d'>n%u</text>\n", p.x, p.y + 4, i);
    }
}

/* A harbour lies on an edge; it is drawn as far outside of it as the hex's centre is inside. */
static void draw_harbours(const catan_game *game) {
    for (uint32_t i = 0; i < catan_harbour_count(game); i++) {
        catan_harbour_place place;
        catan_hex hex;
        must(catan_harbour_get(&place, sizeof place, game, i));
        if (place.edge == CATAN_NO_PLACE) {
            continue; /* elsewhere in every layout */
        }
        must(catan_hex_get(&hex, sizeof hex, game, place.hex));
        point centre = {(2 * hex.q + hex.r) * COLUMN, 3 * hex.r * ROW};
        point edge = of_edge(game, place.edge);
        point out = {2 * edge.x - centre.x, 2 * edge.y - centre.y};
        for (int k = 0; k < 2; k++) {
            point p = of_node(game, hex.nodes[(place.side + (uint32_t)k) % 6]);
            printf("<path d='M%d,%d L%d,%d'/>\n", out.x, out.y, p.x, p.y);
        }
        printf("<text class='a' x='%d' y='%d'>harbour %u</text>\n", out.x, out.y, i);
    }
}

/* One hex, to show how its corners and sides are counted. */
static void draw_key(point at) {
    static const point corner[6] = {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}};
    static const char *const corner_name[6] = {"N", "NE", "SE", "S", "SW", "NW"};
    static const char *const side_name[6] = {"NE", "E", "SE", "SW", "W", "NW"};
    point p[6];
    printf("<polygon points='");
    for (int k = 0; k < 6; k++) {
        p[k].x = at.x + 2 * corner[k].x * COLUMN;
        p[k].y = at.y + 2 * corner[k].y * ROW;
        printf("%s%d,%d", k == 0 ? "" : " ", p[k].x, p[k].y);
    }
    printf("'/>\n<text class='h' x='%d' y='%d'>one hex</text>\n", at.x, at.y - 8);
    printf("<text class='q' x='%d' y='%d'>corners 0 to 5: nodes[]</text>\n", at.x, at.y + 18);
    printf("<text class='q' x='%d' y='%d'>sides 0 to 5: edges[]</text>\n", at.x, at.y + 38);
    for (int k = 0; k < 6; k++) {
        point side = middle(p[k], p[(k + 1) % 6]);
        printf("<rect x='%d' y='%d' width='54' height='18' rx='4'/>", side.x - 27, side.y - 9);
        printf("<text class='e' x='%d' y='%d'>%d %s</text>\n", side.x, side.y + 5, k, side_name[k]);
        printf("<circle cx='%d' cy='%d' r='19'/>", p[k].x, p[k].y);
        printf("<text class='n' x='%d' y='%d'>%d %s</text>\n", p[k].x, p[k].y + 4, k,
               corner_name[k]);
    }
}

static void draw(const catan_game *game) {
    point least = {0, 0}, most = {0, 0};
    for (uint32_t i = 0; i < catan_node_count(game); i++) {
        point p = of_node(game, i);
        least.x = p.x < least.x ? p.x : least.x;
        least.y = p.y < least.y ? p.y : least.y;
        most.x = p.x > most.x ? p.x : most.x;
        most.y = p.y > most.y ? p.y : most.y;
    }
    int margin = 110, key = 6 * COLUMN;
    printf("<svg xmlns='http://www.w3.org/2000/svg' viewBox='%d %d %d %d' font-family='sans-serif' "
           "text-anchor='middle'>\n",
           least.x - margin, least.y - margin, most.x - least.x + 2 * margin + key,
           most.y - least.y + 2 * margin);
    printf("<style>polygon{fill:#f3ead3;stroke:#8a7a55;stroke-width:3}rect{fill:#fff;stroke:none}"
           "circle{fill:#2f4858;stroke:#fff}path{stroke:#3b7ea1;stroke-width:3;"
           "stroke-dasharray:6 5}text{font-size:13px}.h{font-size:24px;font-weight:bold}"
           ".q{font-size:15px;fill:#655}.n{font-size:12px;fill:#fff}.e{fill:#a03c28}"
           ".a{font-size:15px;fill:#3b7ea1;paint-order:stroke;stroke:#fff;stroke-width:6px}"
           "</style>\n");
    printf("<rect x='%d' y='%d' width='%d' height='%d'/>\n", least.x - margin, least.y - margin,
           most.x - least.x + 2 * margin + key, most.y - least.y + 2 * margin);
    draw_harbours(game);
    draw_hexes(game);
    draw_edges(game);
    draw_nodes(game);
    draw_key((point){most.x + margin / 2 + key / 2 + COLUMN / 4, (least.y + most.y) / 2});
    printf("</svg>\n");
}

int main(int argc, char **argv) {
    setlocale(LC_NUMERIC, "C"); /* points in numbers, whatever was set before */
    catan_config config;
    catan_game *game;
    must(catan_config_init(&config, sizeof config));
    must(catan_config_set(&config, "players", argc > 1 ? argv[1] : "4"));
    must(catan_config_set(&config, "scenario", argc > 2 ? argv[2] : "none"));
    must(catan_game_init(&game, game_memory, sizeof game_memory, &config, NULL));
    draw(game);
    return EXIT_SUCCESS;
}
