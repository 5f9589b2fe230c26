/* What the optional rules put on the table. */
#include <string.h>

#include "scene.h"

void scene_begin_variants(scene_variants *v) {
    static const int8_t nobody = CATAN_NOBODY;
    memset(v->bridge_owner, nobody, sizeof v->bridge_owner);
    memset(v->dike_owner, nobody, sizeof v->dike_owner);
    memset(v->stage_owner, nobody, sizeof v->stage_owner);
    memset(v->specialist, nobody, sizeof v->specialist);
    v->great_wall_card = CATAN_NOBODY;
}

void scene_put_variants_piece(scene_variants *v, const catan_piece *piece) {
    switch (piece->kind) {
    case CATAN_PIECE_BRIDGE:
        v->bridge_owner[piece->place] = (int8_t)piece->owner;
        break;
    case CATAN_PIECE_DIKE:
        v->dike_owner[piece->place] = (int8_t)piece->owner;
        break;
    case CATAN_PIECE_STAGE:
        v->stage_owner[piece->place] = (int8_t)piece->owner;
        break;
    case CATAN_PIECE_GREAT_WALL:
        v->great_wall[piece->place] = 1;
        break;
    case CATAN_PIECE_GREAT_WALL_CARD:
        v->great_wall_card = piece->owner;
        break;
    case CATAN_PIECE_POLDER:
        v->polder[piece->place] = 1;
        break;
    case CATAN_PIECE_HARBOUR:
        v->harbour[piece->place] = (uint8_t)(piece->level + 1);
        v->harbour_turned[piece->place] = piece->state;
        break;
    default:
        if (piece->kind >= CATAN_PIECE_LUMBERJACK && piece->kind <= CATAN_PIECE_GOLD_SEEKER) {
            v->specialist[piece->kind - CATAN_PIECE_LUMBERJACK] = (int8_t)piece->owner;
        }
        break;
    }
}

void scene_put_variants_seat(scene_seat *seat, const catan_counter *c) {
    if (c->kind == CATAN_COUNTER_WALL_LINE) {
        seat->wall_line = c->value;
    } else if (c->kind == CATAN_COUNTER_STAGES) {
        seat->stages = c->value;
    }
}
