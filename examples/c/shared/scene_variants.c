/* What the optional rules put on the table. */
#include <string.h>

#include "scene.h"

void scene_begin_variants(scene_variants *v) {
    static const int8_t nobody = CATAN_NOBODY;
    memset(v->bridge_owner, nobody, sizeof v->bridge_owner);
    memset(v->dike_owner, nobody, sizeof v->dike_owner);
    memset(v->stage_owner, nobody, sizeof v->stage_owner);
    memset(v->specialist, nobody, sizeof v->specialist);
    memset(v->last_dike, nobody, sizeof v->last_dike);
    memset(v->right, nobody, sizeof v->right);
    v->great_wall_card = CATAN_NOBODY;
    v->sand = CATAN_NOBODY;
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
    case CATAN_PIECE_LAST_DIKE:
        v->last_dike[piece->place] = (int8_t)piece->owner;
        break;
    case CATAN_PIECE_DRAIN_RIGHT:
        v->right[piece->place] = (int8_t)piece->owner;
        break;
    case CATAN_PIECE_SAND:
        v->sand = piece->owner;
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

/* In Cities & Knights the deck of dice is told by red and white die. */
static uint32_t sum_of_dice(const board *b, uint32_t index) {
    return b->cities && index < 36 ? index / 6 + index % 6 + 2 : index;
}

void scene_put_variants_open(scene *s, const catan_counter *c) {
    if (c->kind == CATAN_COUNTER_HARBOUR_STOCK && c->index < HARBOUR_KINDS) {
        s->v.stock[c->index] = c->value;
    } else if (c->kind == CATAN_COUNTER_LARGE_DIE) {
        s->v.large = c->value;
    } else if (c->kind == CATAN_COUNTER_SMALL_DIE) {
        s->v.small = c->value;
    } else if (c->kind == CATAN_COUNTER_DICE_LEFT && c->index != CATAN_TOTAL) {
        uint32_t sum = sum_of_dice(s->b, c->index);
        s->v.dice_left[sum < TOTALS ? sum : 0] += c->value;
    }
}

int scene_is_closed(const scene *s, uint32_t edge, uint32_t land) {
    const uint16_t *hexes = s->b->edge[edge].hexes;
    uint32_t sea = hexes[hexes[0] == land ? 1 : 0];
    return s->v.harbour_turned[edge] != 0 ||
           (s->b->config.robber_and_pirate != 0 && sea < s->b->hexes && s->pirate == sea);
}

void scene_put_variants_seat(scene_seat *seat, const catan_counter *c) {
    if (c->kind == CATAN_COUNTER_WALL_LINE) {
        seat->wall_line = c->value;
    } else if (c->kind == CATAN_COUNTER_STAGES) {
        seat->stages = c->value;
    }
}
