/* What is land and what is sea, as sets of places. */
#include "core/engine/module.h"

/* What is land and sea, with fog neither (S-80, S-84): land takes nodes, edges and the robber; sea,
 * and the frame around it (M-10), edges and the pirate. */
static void lay_ground(uint64_t *ground, const catan__board *b, const uint8_t *terrain) {
    memset(ground, 0, G_WORDS * sizeof *ground);
    for (unsigned h = 0; h < b->hexes; h++) {
        if (terrain[h] == CATAN_SEA) {
            set_add(ground + G_SEA_HEXES, h);
        } else if (terrain[h] != CATAN_FOG) {
            set_add(ground + G_LAND_HEXES, h);
        }
        for (unsigned i = 0; i < 6 && terrain[h] != CATAN_FOG; i++) {
            if (terrain[h] == CATAN_SEA) {
                set_add(ground + G_SEA_EDGES, b->hex_edges[h][i]);
            } else {
                set_add(ground + G_LAND_EDGES, b->hex_edges[h][i]);
                set_add(ground + G_LAND_NODES, b->hex_nodes[h][i]);
            }
        }
    }
    for (unsigned e = 0; b->frame && e < b->edges; e++) {
        if (b->edge_hexes[e][1] == CATAN__NO) {
            set_add(ground + G_SEA_EDGES, e);
        }
    }
}
