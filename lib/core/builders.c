/* One builder a kind of move, from the table of kinds: with an argument or without. */
#include "catan/builders.h"

#define PLAIN(NAME, name)                                                                          \
    catan_move catan_move_##name(void) { return catan_move_make(CATAN_MOVE_##NAME, 0); }
#define WITH(NAME, name)                                                                           \
    catan_move catan_move_##name(uint32_t argument) {                                              \
        return catan_move_make(CATAN_MOVE_##NAME, argument);                                       \
    }
#define BUILD_NONE PLAIN
#define BUILD_NODE WITH
#define BUILD_EDGE WITH
#define BUILD_HEX WITH
#define BUILD_SEAT WITH
#define BUILD_SEATS WITH
#define BUILD_CARD WITH
#define BUILD_NUMBER WITH
#define BUILD_DEVELOPMENT WITH
#define BUILD_TERRAIN WITH
#define BUILD_TRACK WITH
#define BUILD_PROGRESS WITH
#define BUILD_DICE_PAIR WITH
#define BUILD_FACE WITH
#define BUILD_HARBOUR WITH
#define BUILD_DIAGONAL WITH
#define BUILD_DICE_WIDE WITH
/* A card that does not fit its three bits would name another pair. */
#define BUILD_PAIR(NAME, name)                                                                     \
    catan_move catan_move_##name(uint32_t give, uint32_t get) {                                    \
        return give >= CATAN_CARD_KINDS || get >= CATAN_CARD_KINDS                                 \
                   ? (catan_move)CATAN_MOVE_NONE                                                   \
                   : catan_move_make(CATAN_MOVE_##NAME, give * CATAN_CARD_KINDS + get);            \
    }
#define KIND(NAME, name, domain, chance, reveals, hides, rules) BUILD_##domain(NAME, name)
#include "core/kinds.def"
#undef KIND
