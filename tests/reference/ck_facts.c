/* What catan_trace and catan_replay tell of Cities & Knights: see ck_facts.h. The fields and their
 * order are those of ck_facts() in ck_table.py. */
#include "ck_facts.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "facts.h"
#include "variant_facts.h"

/* The only piece of a kind, and for metropolises of a track; null if it is not there. */
static const catan_piece *find(const struct pieces *pieces, uint32_t kind, uint32_t track) {
    for (uint32_t i = 0; i < pieces->count; i++)
        if (pieces->piece[i].kind == kind &&
            (kind != CATAN_PIECE_METROPOLIS || pieces->piece[i].state == track))
            return &pieces->piece[i];
    return NULL;
}

static int32_t counter(const catan_state *state, uint32_t kind, int32_t seat, uint32_t index) {
    return catan_view_count(state, CATAN_ALL_SEEING, kind, seat, index);
}

static void print_dice(const catan_table_info *table) {
    const int fallen = table->red_die != 0;

    printf(" fallen=%d+%d:%s", table->red_die, fallen ? table->dice - table->red_die : 0,
           table->event_die ? catan_face_name(table->event_die) : "none");
    printf(" barbarians=%d robber_free=%d", table->barbarians, table->robber_free);
}

/* The nodes with pieces of a kind, of anybody, ascending. */
static void print_nodes(const char *name, const struct pieces *pieces, uint32_t kind) {
    const char *before = "";

    printf(" %s=", name);
    for (uint32_t node = 0; node < CATAN_MAX_NODES; node++)
        for (uint32_t i = 0; i < pieces->count; i++)
            if (pieces->piece[i].kind == kind && pieces->piece[i].place == node) {
                printf("%sn%" PRIu32, before, node);
                before = "+";
            }
    printf("%s", *before ? "" : "-");
}

/* A node or seat, or - where there is none. */
static void print_or_dash(char letter, int number) {
    if (number < 0)
        printf("-");
    else
        printf("%c%d", letter, number);
}

/* Metropolises, merchant, and the cards that lie open. */
static void print_points(const struct pieces *pieces) {
    const catan_piece *merchant = find(pieces, CATAN_PIECE_MERCHANT, 0);
    const uint32_t open[] = {CATAN_PIECE_PRINTER, CATAN_PIECE_CONSTITUTION};

    for (uint32_t track = 0; track < CATAN_TRACKS; track++) {
        const catan_piece *piece = find(pieces, CATAN_PIECE_METROPOLIS, track);

        printf("%s", track ? "," : " metropolises=");
        print_or_dash('n', piece ? piece->place : -1);
    }
    if (merchant)
        printf(" merchant=h%d.s%d", merchant->place, merchant->owner);
    else
        printf(" merchant=-");
    for (int i = 0; i < 2; i++) {
        const catan_piece *piece = find(pieces, open[i], 0);

        printf("%s", i ? "," : " laid_open=");
        print_or_dash('s', piece ? piece->owner : -1);
    }
}

/* Tracks, Defender cards, and what is left of some pieces, by seat. */
static void print_levels(const catan_game *game, const catan_state *state) {
    const uint32_t seats = catan_game_players(game);
    catan_seat_info info[CATAN_SEATS];

    for (uint32_t seat = 0; seat < seats; seat++)
        must("catan_seat_get", catan_seat_get(&info[seat], sizeof info[seat], state, seat));
    for (uint32_t seat = 0; seat < seats; seat++)
        printf("%s%d.%d.%d", seat ? "/" : " tracks=", info[seat].improvement[0],
               info[seat].improvement[1], info[seat].improvement[2]);
    for (uint32_t seat = 0; seat < seats; seat++)
        printf("%s%d", seat ? "/" : " defender=", info[seat].defender);
    for (uint32_t seat = 0; seat < seats; seat++)
        printf("%s%d.%d.%d.%d.%d.%d", seat ? "/" : " left=", info[seat].settlements,
               info[seat].cities, info[seat].walls, info[seat].knights_left[0],
               info[seat].knights_left[1], info[seat].knights_left[2]);
}

static void print_progress(const catan_game *game, const catan_state *state) {
    for (uint32_t seat = 0; seat < catan_game_players(game); seat++) {
        const char *before = "";

        printf("%s", seat ? "/" : " progress=");
        for (uint32_t card = 0; card < CATAN_PROGRESS_KINDS; card++)
            for (int32_t i = counter(state, CATAN_COUNTER_PROGRESS, (int32_t)seat, card); i > 0;
                 i--) {
                printf("%s%s", before, catan_progress_name(card));
                before = "+";
            }
        printf("%s", *before ? "" : "-");
    }
}

/* A field of the position's text, or - where it is at its default. */
static void print_field(const char *text, const char *name) {
    const char *at = strstr(text, name);

    if (at == NULL)
        printf("-");
    else
        printf("%.*s", (int)strcspn(at + strlen(name), " "), at + strlen(name));
}

static void print_decks(const catan_state *state, const catan_table_info *table) {
    const size_t length = catan_position_format(NULL, 0, state);
    char *text = calloc(length + 1, 1);

    if (text == NULL || catan_position_format(text, length + 1, state) != length)
        must("catan_position_format", CATAN_E_SIZE);
    printf(" decks=%d.%d.%d shuffled=", table->decks[0], table->decks[1], table->decks[2]);
    for (uint32_t card = 0; card < CATAN_PROGRESS_KINDS; card++)
        printf("%s%" PRId32, card ? "." : "",
               counter(state, CATAN_COUNTER_PROGRESS_DECK, CATAN_NOBODY, card));
    printf(" under=");
    print_field(text, " under_trade=");
    printf(",");
    print_field(text, " under_politics=");
    printf(",");
    print_field(text, " under_science=");
    free(text);
}

/* What cards do for the turn. */
static void print_effects(const catan_state *state) {
    printf(" crane=%" PRId32, counter(state, CATAN_COUNTER_CRANE, CATAN_NOBODY, 0));
    printf(" fleet=%" PRId32, counter(state, CATAN_COUNTER_FLEET, CATAN_NOBODY, 0));
    printf(" harbour=%" PRId32, counter(state, CATAN_COUNTER_HARBOUR, CATAN_NOBODY, 0));
    printf(" harbour_seats=%" PRId32, counter(state, CATAN_COUNTER_HARBOUR_SEATS, CATAN_NOBODY, 0));
}

void print_ck_facts(const catan_game *game, const catan_state *state) {
    struct pieces pieces = find_pieces(game, state);
    catan_table_info table;

    must("catan_table_get", catan_table_get(&table, sizeof table, state));
    print_dice(&table);
    print_places(game, &pieces, "knights", CATAN_PIECE_KNIGHT, 'n');
    print_nodes("walls", &pieces, CATAN_PIECE_WALL);
    print_nodes("turned", &pieces, CATAN_PIECE_TURNED);
    print_points(&pieces);
    print_levels(game, state);
    print_progress(game, state);
    print_decks(state, &table);
    print_effects(state);
    print_tokens(game, state);
    free(pieces.piece);
}
