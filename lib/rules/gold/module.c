/* Whether gold's task can lie where it lies; and its row. In games at sea, and where another
 * terrain yields cards of choice. */
#include "rules/gold/gold.h"

/* Whether the seat has something to choose for the roll, as much as is left to take or more. */
static int gold_is_due(const catan_state *st, unsigned seat, unsigned left) {
    return gold_of_roll(st, seat) >= left;
}

/* Gold at the start: of the second settlement of him who placed it (S-52). Where no road could be
 * laid the next placement is due already, and which settlement it was is not told. */
static int starts_at_gold(const catan_state *st, unsigned seat, unsigned left, uint64_t below) {
    unsigned over = catan__task_step(below) == SETUP_NEXT, most = 0;
    unsigned placement = catan__task_a(below) - over, start = catan__task_more(below);
    if (!is_on(below, CATAN__TASK_SETUP) || placement < st->game->set.players ||
        placement >= 2U * st->game->set.players || placing_seat(st, start, placement) != seat) {
        return 0;
    }
    for (unsigned node = 0; node < st->game->board.nodes; node++) {
        unsigned here = gold_hexes_at(st, node);
        if (set_has(words(st, at_seat(seat, S_BUILT)), node) && here > most &&
            (over || node == catan__task_b(below))) {
            most = here;
        }
    }
    return left <= most;
}

static int sound_gold(const catan_state *st, uint64_t t, uint64_t below, int top) {
    unsigned actor = catan__task_actor(t), step = catan__task_step(t), seats = catan__task_more(t);
    unsigned left = catan__task_a(t);
    if (!top || !is_seat(st, actor) || left == 0 || catan__task_b(t) > CATAN_ORE) {
        return 0;
    }
    if (step == GOLD_ONCE) {
        int found = is_on(below, CATAN__TASK_DISCOVER) && left == 1 &&
                    catan__task_more(below) == actor &&
                    st->game->ask[CATAN__TASK_DISCOVER][catan__task_step(below)].question == 0 &&
                    hex_terrain(st, catan__task_a(below)) == CATAN_GOLD;
        return seats == 0 && (found || starts_at_gold(st, actor, left, below));
    }
    if (step != GOLD_OF_ROLL || !after_stage(st, below, stage_gold) ||
        !gold_is_due(st, actor, left) || (seats >> actor & 1) != 0 ||
        (seats & ~all_seats(st)) != 0) {
        return 0;
    }
    for (unsigned rest = seats; rest != 0; rest &= rest - 1) {
        if (!gold_is_due(st, catan__lowest(rest), 1)) {
            return 0;
        }
    }
    return 1;
}

#define M(NAME) CATAN_MOVE_##NAME
static const kind_row gold_kinds[] = {
    {sites_take_gold, why_take_gold, play_take_gold, NULL, M(TAKE_GOLD), NULL, NULL, NULL},
};
static const task_row gold_tasks[] = {
    {CATAN__TASK_GOLD,
     NULL,
     sound_gold,
     {{GOLD_OF_ROLL, CATAN_ASK_TAKE_GOLD, {M(TAKE_GOLD)}},
      {GOLD_ONCE, CATAN_ASK_TAKE_GOLD, {M(TAKE_GOLD)}}}},
};
#undef M
static const stage_row gold_stages[] = {
    {STAGE_CHOOSE, 0, stage_gold},
};

static void gold_tell_table(const catan_state *st, catan_table_info *out) {
    uint64_t top = top_task(st);
    if (catan__task_kind_of(top) == CATAN__TASK_GOLD) {
        out->pending = (uint8_t)catan__task_a(top);
    }
}

static const module gold_module = {
    .name = "gold",
    .enabled = never_by_itself,
    .kinds = gold_kinds,
    .kind_count = COUNT(gold_kinds),
    .tasks = gold_tasks,
    .task_count = COUNT(gold_tasks),
    .stages = gold_stages,
    .stage_count = COUNT(gold_stages),
    .first_cards = first_gold,
    .tell_table = gold_tell_table,
};
