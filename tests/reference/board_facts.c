/* What catan_trace and catan_replay tell of pieces: see board_facts.h. The fields and their order
 * are those of board_facts.py. */
#include "board_facts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "facts.h"

/* By hex: who may drain it (V8.3), or what the polder bears. */
static void print_hexes(const catan_game *game, const struct pieces *pieces, const char *name,
                        uint32_t kind, const catan_layout *layout) {
    const char *before = "";

    printf(" %s=", name);
    for (uint32_t hex = 0; hex < catan_hex_count(game); hex++)
        for (uint32_t i = 0; i < pieces->count; i++) {
            const catan_piece *piece = &pieces->piece[i];

            if (piece->kind != kind || piece->place != hex)
                continue;
            printf("%sh%" PRIu32, before, hex);
            before = "+";
            if (layout == NULL)
                printf(".s%d", piece->owner);
            else
                printf(".%s.%d", terrain_names[layout->terrain[hex]], layout->number[hex]);
        }
    printf("%s", *before ? "" : "-");
}

void print_board_facts(const catan_game *game, const catan_state *state) {
    struct pieces pieces;
    catan_config config;
    catan_layout layout;

    must("catan_game_config", catan_game_config(&config, sizeof config, game));
    if (!config.conflicts && !config.polders)
        return;
    must("catan_view_layout", catan_view_layout(&layout, sizeof layout, state, CATAN_ALL_SEEING));
    pieces = find_pieces(game, state);
    print_places(game, &pieces, "roads", CATAN_PIECE_ROAD, 'e');
    print_places(game, &pieces, "ships", CATAN_PIECE_SHIP, 'e');
    print_places(game, &pieces, "settlements", CATAN_PIECE_SETTLEMENT, 'n');
    print_places(game, &pieces, "cities", CATAN_PIECE_CITY, 'n');
    if (config.polders) {
        print_places(game, &pieces, "dikes", CATAN_PIECE_DIKE, 'e');
        print_hexes(game, &pieces, "rights", CATAN_PIECE_DRAIN_RIGHT, NULL);
        print_hexes(game, &pieces, "polders", CATAN_PIECE_POLDER, &layout);
    }
    free(pieces.piece);
}

/* Whether a road or dike lies there. */
static int is_shut(const struct pieces *pieces, uint32_t edge) {
    for (uint32_t i = 0; i < pieces->count; i++) {
        const catan_piece *piece = &pieces->piece[i];

        if ((piece->kind == CATAN_PIECE_ROAD || piece->kind == CATAN_PIECE_DIKE) &&
            piece->place == edge)
            return 1;
    }
    return 0;
}

uint32_t open_sides(const catan_game *game, const catan_state *state, uint32_t edge) {
    struct pieces pieces = find_pieces(game, state);
    uint32_t fewest = 6;
    catan_edge place;

    must("catan_edge_get", catan_edge_get(&place, sizeof place, game, edge));
    for (int i = 0; i < 2 && place.hexes[i] != CATAN_NO_PLACE; i++) {
        uint32_t open = 0;
        catan_hex hex;

        must("catan_hex_get", catan_hex_get(&hex, sizeof hex, game, place.hexes[i]));
        for (int side = 0; side < 6; side++)
            open += !is_shut(&pieces, hex.edges[side]);
        fewest = open < fewest ? open : fewest;
    }
    free(pieces.piece);
    return fewest;
}
