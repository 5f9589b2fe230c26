/* One builder a kind of move. */
#include "catan/builders.h"

#define PLAIN(kind, builder)                                                                       \
    catan_move builder(void) { return catan_move_make(kind, 0); }
#define WITH(kind, builder, argument)                                                              \
    catan_move builder(uint32_t argument) { return catan_move_make(kind, argument); }

WITH(CATAN_MOVE_FIRST_PLAYER, catan_move_first_player, seat)
WITH(CATAN_MOVE_DICE, catan_move_dice, sum)
WITH(CATAN_MOVE_DRAW_DEVELOPMENT, catan_move_draw_development, development)
WITH(CATAN_MOVE_STEAL, catan_move_steal, card)
WITH(CATAN_MOVE_SETUP_SETTLEMENT, catan_move_setup_settlement, node)
WITH(CATAN_MOVE_SETUP_ROAD, catan_move_setup_road, edge)
PLAIN(CATAN_MOVE_ROLL, catan_move_roll)
PLAIN(CATAN_MOVE_END_TURN, catan_move_end_turn)
PLAIN(CATAN_MOVE_PASS, catan_move_pass)
WITH(CATAN_MOVE_BUILD_ROAD, catan_move_build_road, edge)
WITH(CATAN_MOVE_BUILD_SETTLEMENT, catan_move_build_settlement, node)
WITH(CATAN_MOVE_BUILD_CITY, catan_move_build_city, node)
PLAIN(CATAN_MOVE_BUY_DEVELOPMENT, catan_move_buy_development)
PLAIN(CATAN_MOVE_PLAY_KNIGHT, catan_move_play_knight)
PLAIN(CATAN_MOVE_PLAY_ROAD_BUILDING, catan_move_play_road_building)
PLAIN(CATAN_MOVE_PLAY_PLENTY, catan_move_play_plenty)
WITH(CATAN_MOVE_PLAY_MONOPOLY, catan_move_play_monopoly, card)
WITH(CATAN_MOVE_FREE_ROAD, catan_move_free_road, edge)
PLAIN(CATAN_MOVE_DECLINE, catan_move_decline)
WITH(CATAN_MOVE_TAKE, catan_move_take, card)
WITH(CATAN_MOVE_DISCARD, catan_move_discard, card)
WITH(CATAN_MOVE_MOVE_ROBBER, catan_move_move_robber, hex)
WITH(CATAN_MOVE_ROB, catan_move_rob, seat)
WITH(CATAN_MOVE_OFFER_GIVE, catan_move_offer_give, card)
WITH(CATAN_MOVE_OFFER_WANT, catan_move_offer_want, card)
WITH(CATAN_MOVE_OFFER_SEND, catan_move_offer_send, seats)
PLAIN(CATAN_MOVE_OFFER_CANCEL, catan_move_offer_cancel)
PLAIN(CATAN_MOVE_ACCEPT, catan_move_accept)
PLAIN(CATAN_MOVE_REJECT, catan_move_reject)
WITH(CATAN_MOVE_CONFIRM, catan_move_confirm, seat)
PLAIN(CATAN_MOVE_WITHDRAW, catan_move_withdraw)
WITH(CATAN_MOVE_SETUP_SHIP, catan_move_setup_ship, edge)
WITH(CATAN_MOVE_BUILD_SHIP, catan_move_build_ship, edge)
WITH(CATAN_MOVE_FREE_SHIP, catan_move_free_ship, edge)
WITH(CATAN_MOVE_LIFT_SHIP, catan_move_lift_ship, edge)
WITH(CATAN_MOVE_PUT_SHIP, catan_move_put_ship, edge)
WITH(CATAN_MOVE_MOVE_PIRATE, catan_move_move_pirate, hex)
WITH(CATAN_MOVE_TAKE_GOLD, catan_move_take_gold, card)
WITH(CATAN_MOVE_DISCOVER, catan_move_discover, terrain)
WITH(CATAN_MOVE_DISCOVER_NUMBER, catan_move_discover_number, number)
WITH(CATAN_MOVE_DICE_PAIR, catan_move_dice_pair, pair)
WITH(CATAN_MOVE_EVENT_DIE, catan_move_event_die, face)
WITH(CATAN_MOVE_SETUP_CITY, catan_move_setup_city, node)
WITH(CATAN_MOVE_BUILD_WALL, catan_move_build_wall, node)
WITH(CATAN_MOVE_RESTORE_CITY, catan_move_restore_city, node)
WITH(CATAN_MOVE_RECRUIT_KNIGHT, catan_move_recruit_knight, node)
WITH(CATAN_MOVE_ACTIVATE_KNIGHT, catan_move_activate_knight, node)
WITH(CATAN_MOVE_PROMOTE_KNIGHT, catan_move_promote_knight, node)
WITH(CATAN_MOVE_LIFT_KNIGHT, catan_move_lift_knight, node)
WITH(CATAN_MOVE_PUT_KNIGHT, catan_move_put_knight, node)
WITH(CATAN_MOVE_RETREAT_KNIGHT, catan_move_retreat_knight, node)
WITH(CATAN_MOVE_CHASE_ROBBER, catan_move_chase_robber, node)
WITH(CATAN_MOVE_IMPROVE, catan_move_improve, track)
WITH(CATAN_MOVE_PLACE_METROPOLIS, catan_move_place_metropolis, node)
WITH(CATAN_MOVE_MUSTER, catan_move_muster, node)
PLAIN(CATAN_MOVE_MUSTERED, catan_move_mustered)
WITH(CATAN_MOVE_LOSE_CITY, catan_move_lose_city, node)
WITH(CATAN_MOVE_CHOOSE_DECK, catan_move_choose_deck, track)
WITH(CATAN_MOVE_DRAW_PROGRESS, catan_move_draw_progress, progress)
WITH(CATAN_MOVE_DISCARD_PROGRESS, catan_move_discard_progress, progress)
WITH(CATAN_MOVE_TAKE_AQUEDUCT, catan_move_take_aqueduct, card)

/* A card that does not fit its three bits would name another pair. */
catan_move catan_move_trade_bank(uint32_t give, uint32_t get) {
    if (give >= CATAN_CARD_KINDS || get >= CATAN_CARD_KINDS) {
        return CATAN_MOVE_NONE;
    }
    return catan_move_make(CATAN_MOVE_TRADE_BANK, give * CATAN_CARD_KINDS + get);
}
