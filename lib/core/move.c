/* Moves as numbers: kind in the upper 8 bits, argument in the lower 24. */
#include "catan/move.h"

enum { ARGUMENT_BITS = 24, ARGUMENT_MASK = (1 << ARGUMENT_BITS) - 1, LAST_KIND = 255 };

uint32_t catan_move_kind_of(catan_move move) { return move >> ARGUMENT_BITS; }

uint32_t catan_move_argument(catan_move move) { return move & ARGUMENT_MASK; }

catan_move catan_move_make(uint32_t kind, uint32_t argument) {
    if (kind > LAST_KIND || argument > ARGUMENT_MASK) {
        return CATAN_MOVE_NONE;
    }
    return kind << ARGUMENT_BITS | argument;
}
