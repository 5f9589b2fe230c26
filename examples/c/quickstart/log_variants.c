/* The moves of the optional rules in the log. */
#include "log_parts.h"

/* How one is told: on a line of its own, or behind what the line has told; then what it is about.
 */
typedef struct saying {
    uint32_t kind;
    int begins;
    const char *words;
} saying;

static const saying sayings[] = {
    {CATAN_MOVE_BUY_HARBOUR, 1, "buys a harbour for "},
    {CATAN_MOVE_PAY_HARBOUR, 0, ", for it also 1 "},
    {CATAN_MOVE_LAY_HARBOUR, 0, ", lays it on "},
    {CATAN_MOVE_TURN_HARBOUR, 1, "has a harbour turned over on "},
    {CATAN_MOVE_PROTECT_HARBOURS, 1, "has harbours protected by the knight on "},
    {CATAN_MOVE_RESTORE_HARBOUR, 1, "restores the harbour on "},
    {CATAN_MOVE_TAKE_INCOME, 1, "takes for gold, as its seeker, 1 "},
    {CATAN_MOVE_BUILD_BRIDGE, 1, "builds a bridge over "},
    {CATAN_MOVE_DIPLOMAT_BRIDGE, 1, "plays diplomat against the bridge over "},
    {CATAN_MOVE_TAKE_TOKEN, 0, ", moves the number of "},
    {CATAN_MOVE_PUT_TOKEN, 0, " to "},
    {CATAN_MOVE_BUILD_GREAT_WALL, 1, "builds a wall on "},
    {CATAN_MOVE_PLAY_ATTACK, 1, "plays a knight to attack"},
    {CATAN_MOVE_ATTACK_WITH, 1, "attacks with the knight on "},
    {CATAN_MOVE_ATTACK_ROUTE, 0, " what lies on "},
    {CATAN_MOVE_ATTACK_BRIDGE, 0, " the bridge over "},
    {CATAN_MOVE_ATTACK_BUILDING, 0, " with a settlement what stands on "},
    {CATAN_MOVE_ATTACK_FOR_CITY, 0, " with a city the city on "},
    {CATAN_MOVE_DEFEND, 0, ", is beaten off by a knight card"},
    {CATAN_MOVE_DEFEND_WITH, 0, ", is beaten off by the knight on "},
    {CATAN_MOVE_GIVE_IN, 0, ", and takes it"},
    {CATAN_MOVE_BUILD_DIKE, 1, "builds a dike on "},
    {CATAN_MOVE_FREE_DIKE, 0, ", dike on "},
    {CATAN_MOVE_DRAIN, 1, "drains "},
    {CATAN_MOVE_POLDER_TERRAIN, 0, ", which becomes "},
    {CATAN_MOVE_POLDER_NUMBER, 0, " "},
    {CATAN_MOVE_IRRIGATE_PASTURE, 1, "makes pasture of "},
    {CATAN_MOVE_IRRIGATE_FOREST, 1, "makes forest of "},
    {CATAN_MOVE_MARKET_GIVE, 1, "gives at the market "},
    {CATAN_MOVE_MARKET_TAKE, 0, ", takes 1 "},
    {CATAN_MOVE_BUILD_STAGE, 1, "builds a landing stage on "},
    {CATAN_MOVE_TAKE_RAIN, 1, "has rain, and takes 1 "},
    {CATAN_MOVE_DIE, 0, ", a die shows "},
    {CATAN_MOVE_CHOOSE_TOTAL, 0, ", takes "},
    {CATAN_MOVE_LAY_DICE, 1, "plays alchemist: "},
    {CATAN_MOVE_LAY_RED, 0, ", the red die "},
    {CATAN_MOVE_RED_DIE, 0, ", the red die "},
    {CATAN_MOVE_PAY_TAX, 0, ", pays for a ship of its own 1 "},
};

static const saying *saying_of(uint32_t kind) {
    for (uint32_t i = 0; i < sizeof sayings / sizeof sayings[0]; i++) {
        if (sayings[i].kind == kind) {
            return &sayings[i];
        }
    }
    return NULL;
}

static void add_argument(game_log *log, catan_move move) {
    catan_move_info info;
    uint32_t argument = catan_move_argument(move);
    catan_move_describe(&info, sizeof info, move);
    switch (info.domain) {
    case CATAN_DOMAIN_NODE:
        log_node(log, argument);
        break;
    case CATAN_DOMAIN_EDGE:
        log_add(log, "e%u", argument);
        break;
    case CATAN_DOMAIN_HEX:
        log_hex(log, argument);
        break;
    case CATAN_DOMAIN_DIAGONAL:
        log_add(log, "h%u", argument / 3);
        break;
    case CATAN_DOMAIN_CARD:
        log_add(log, "%s", board_card_name(argument));
        break;
    case CATAN_DOMAIN_HARBOUR:
        log_add(log, "%s", argument == CATAN_HARBOUR_ANY ? "any" : board_card_name(argument));
        break;
    case CATAN_DOMAIN_TERRAIN:
        log_add(log, "%s", board_terrain_name(argument));
        break;
    case CATAN_DOMAIN_NUMBER:
        log_add(log, "%u", argument);
        break;
    case CATAN_DOMAIN_DICE_WIDE:
        log_add(log, "%u and %u", argument / 4 + 1, argument % 4 + 1);
        break;
    default:
        break;
    }
}

/* The dice of the line in work; what they bring is told when the total is known. */
static void tell_dice(game_log *log, const catan_state *state, catan_move move) {
    uint32_t dice = catan_move_argument(move);
    add_argument(log, move);
    if (log_changes(log, state, 1) == 0 && catan_question(state) == CATAN_ASK_ACTION &&
        dice / 4 + dice % 4 + 2 != 7) {
        log_add(log, ": nothing for anybody");
    }
}

int log_tell_variants(game_log *log, const catan_state *state, int32_t actor, catan_move move) {
    uint32_t kind = catan_move_kind_of(move);
    const saying *said = saying_of(kind);
    if (kind == CATAN_MOVE_DICE_WIDE) {
        tell_dice(log, state, move);
        return 1;
    }
    if (said == NULL) {
        return 0;
    }
    if (said->begins) {
        log_line(log, actor, move);
    }
    log_add(log, "%s", said->words);
    add_argument(log, move);
    if (kind == CATAN_MOVE_CHOOSE_TOTAL || kind == CATAN_MOVE_RED_DIE) {
        log_changes(log, state, 1);
    }
    return 1;
}
