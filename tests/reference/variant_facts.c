/* What catan_trace and catan_replay tell of the optional rules: see variant_facts.h. The fields and
 * their order are those of facts() in model.py. */
#include "variant_facts.h"

#include <stdio.h>
#include <stdlib.h>

#include "facts.h"

void print_tokens(const catan_game *game, const catan_state *state) {
    catan_layout layout;

    must("catan_view_layout", catan_view_layout(&layout, sizeof layout, state, CATAN_ALL_SEEING));
    for (uint32_t hex = 0; hex < catan_hex_count(game); hex++)
        printf("%s%d", hex ? "." : " numbers=", layout.number[hex]);
}

/* Before whom each of the six cards lies (V2.2), in the order of the kinds of pieces. */
static void print_specialists(const catan_game *game, const catan_state *state) {
    struct pieces pieces = find_pieces(game, state);

    for (uint32_t kind = CATAN_PIECE_LUMBERJACK; kind <= CATAN_PIECE_GOLD_SEEKER; kind++) {
        int32_t holder = CATAN_NOBODY;
        char text[WHO_TEXT];

        for (uint32_t i = 0; i < pieces.count; i++)
            if (pieces.piece[i].kind == kind)
                holder = pieces.piece[i].owner;
        printf("%s%s", kind == CATAN_PIECE_LUMBERJACK ? " specialists=" : ",",
               who(text, holder, "-"));
    }
    free(pieces.piece);
}

void print_variant_facts(const catan_game *game, const catan_state *state) {
    catan_config config;

    must("catan_game_config", catan_game_config(&config, sizeof config, game));
    if (config.scarcity && !config.cities_knights)
        print_tokens(game, state);
    if (config.specialists)
        print_specialists(game, state);
}
