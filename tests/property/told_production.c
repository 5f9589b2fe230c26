#include "property/told_production.h"

#include <string.h>

#define MUST(condition, what)                                                                      \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            return what;                                                                           \
        }                                                                                          \
    } while (0)

static int card_of(uint8_t terrain) {
    static const int8_t cards[] = {-1,         CATAN_LUMBER, CATAN_BRICK,
                                   CATAN_WOOL, CATAN_GRAIN,  CATAN_ORE};
    return terrain < sizeof cards ? cards[terrain] : -1;
}

/* What a building of a kind of piece is owed: in Cities & Knights a city gets a commodity for the
 * second card of three terrains (C-28). */
static void owe_building(uint8_t owed[8], int card, uint32_t kind, int commodities) {
    static const uint8_t beside[] = {[CATAN_LUMBER] = CATAN_PAPER,
                                     [CATAN_BRICK] = CATAN_BRICK,
                                     [CATAN_WOOL] = CATAN_CLOTH,
                                     [CATAN_GRAIN] = CATAN_GRAIN,
                                     [CATAN_ORE] = CATAN_COIN};
    owed[card] =
        (uint8_t)(owed[card] + (kind == CATAN_PIECE_SETTLEMENT || kind == CATAN_PIECE_CITY));
    if (kind == CATAN_PIECE_CITY) {
        owed[commodities ? beside[card] : card]++;
    }
}

/* What a roll owes (B-23, B-33), from the pieces that lay there before. */
static void owe(const told_roll *roll, uint8_t owed[128][CATAN_SEATS][8]) {
    const catan_layout *layout = roll->layout;
    int32_t total = roll->total;
    catan_config config;
    catan_game_config(&config, sizeof config, roll->game);
    memset(owed, 0, (size_t)128 * CATAN_SEATS * 8);
    uint32_t robber = CATAN_NO_PLACE;
    for (uint32_t i = 0; i < roll->pieces; i++) {
        robber = roll->piece[i].kind == CATAN_PIECE_ROBBER ? roll->piece[i].place : robber;
    }
    for (uint32_t hex = 0; hex < catan_hex_count(roll->game); hex++) {
        catan_hex info;
        catan_hex_get(&info, sizeof info, roll->game, hex);
        int card = card_of(layout->terrain[hex]);
        for (uint32_t i = 0;
             card >= 0 && hex != robber && layout->number[hex] == total && i < roll->pieces; i++) {
            const catan_piece *p = &roll->piece[i];
            int stands = p->kind == CATAN_PIECE_SETTLEMENT || p->kind == CATAN_PIECE_CITY;
            for (unsigned corner = 0; corner < 6; corner++) {
                if (stands && info.nodes[corner] == p->place) {
                    owe_building(owed[hex][p->owner], card, p->kind, config.cities_knights);
                }
            }
        }
    }
}

const char *production_fault(const told_roll *roll, const catan_event *event, uint32_t n,
                             uint64_t *productions, uint64_t *shortages) {
    uint32_t players = catan_game_players(roll->game);
    static uint8_t owed[128][CATAN_SEATS][8];
    int32_t claimed[CATAN_SEATS][8] = {{0}}, all[8] = {0}, claimants[8] = {0};
    uint8_t is_short[8] = {0};
    owe(roll, owed);
    for (uint32_t i = 0; i < n; i++) {
        if (event[i].kind == CATAN_EVENT_PRODUCTION) {
            uint8_t *here = owed[event[i].place][event[i].seat];
            MUST(memcmp(here, event[i].cards, 8) == 0, "a hex owes what stands there");
            for (unsigned k = 0; k < 8; k++) {
                claimed[event[i].seat][k] += here[k];
                all[k] += here[k];
            }
            memset(here, 0, 8);
            ++*productions;
        } else if (event[i].kind == CATAN_EVENT_SHORTAGE) {
            memcpy(is_short, event[i].cards, 8);
            ++*shortages;
        }
    }
    for (size_t i = 0; i < sizeof owed; i++) {
        MUST(((uint8_t *)owed)[i] == 0, "all that a roll owes is told");
    }
    for (uint32_t seat = 0; seat < players; seat++) {
        for (unsigned k = 0; k < 8; k++) {
            claimants[k] += claimed[seat][k] != 0;
        }
    }
    for (unsigned k = 0; k < 8; k++) {
        MUST(is_short[k] == (all[k] > roll->bank[k]), "a shortage is told where there is one");
    }
    for (uint32_t i = 0; i < n; i++) {
        for (unsigned k = 0; event[i].kind == CATAN_EVENT_CARDS &&
                             event[i].value == CATAN_REASON_PRODUCTION && k < 8;
             k++) {
            int32_t due = claimed[event[i].other][k];
            due = due == 0 || !is_short[k] ? due : claimants[k] == 1 ? roll->bank[k] : 0;
            MUST(event[i].seat == CATAN_NOBODY && event[i].cards[k] == due,
                 "who is owed gets it, but for shortages (B-24)");
            claimed[event[i].other][k] = 0;
        }
    }
    for (uint32_t seat = 0; seat < players; seat++) {
        for (unsigned k = 0; k < 8; k++) {
            MUST(claimed[seat][k] == 0 || (is_short[k] && (claimants[k] > 1 || roll->bank[k] == 0)),
                 "nobody is forgotten");
        }
    }
    return NULL;
}
