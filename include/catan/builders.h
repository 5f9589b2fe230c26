/** @file builders.h
 * One builder a kind of move. Arguments are not checked here (they are when the move is played);
 * one that does not fit 24 bits makes CATAN_MOVE_NONE.
 */
#ifndef CATAN_BUILDERS_H
#define CATAN_BUILDERS_H

#include "move.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup playing
 * @{ */

/** Chance: who starts; a seat (B-8). */
CATAN_API catan_move catan_move_first_player(uint32_t seat);
/** Chance: the sum of the roll, 2 to 12 (B-22). */
CATAN_API catan_move catan_move_dice(uint32_t sum);
/** Chance: the card bought; a catan_development (B-61). */
CATAN_API catan_move catan_move_draw_development(uint32_t development);
/** Chance: the card stolen; a catan_card (B-32). */
CATAN_API catan_move catan_move_steal(uint32_t card);
/** A starting settlement; a node (B-9). */
CATAN_API catan_move catan_move_setup_settlement(uint32_t node);
/** A starting road; an edge (B-9, B-10). */
CATAN_API catan_move catan_move_setup_road(uint32_t edge);
/** Throw the dice (B-21). */
CATAN_API catan_move catan_move_roll(void);
/** The turn, or paired turn, is over (B-20, X-8). */
CATAN_API catan_move catan_move_end_turn(void);
/** The go in the special building phase is over. */
CATAN_API catan_move catan_move_pass(void);
/** A road; an edge (B-52). */
CATAN_API catan_move catan_move_build_road(uint32_t edge);
/** A settlement; a node (B-53). */
CATAN_API catan_move catan_move_build_settlement(uint32_t node);
/** A city; a node (B-54). */
CATAN_API catan_move catan_move_build_city(uint32_t node);
/** A development card (B-61). */
CATAN_API catan_move catan_move_buy_development(void);
/** Maritime trade: as many of card `give` as the bank takes, for one `get` (B-40). */
CATAN_API catan_move catan_move_trade_bank(uint32_t give, uint32_t get);
/** Knight (B-63). */
CATAN_API catan_move catan_move_play_knight(void);
/** Road building (B-64). */
CATAN_API catan_move catan_move_play_road_building(void);
/** Year of plenty (B-65). */
CATAN_API catan_move catan_move_play_plenty(void);
/** Monopoly; a catan_card (B-66). */
CATAN_API catan_move catan_move_play_monopoly(uint32_t card);
/** A road of road building; an edge (B-64). */
CATAN_API catan_move catan_move_free_road(uint32_t edge);
/** No second free road or ship (B-64). */
CATAN_API catan_move catan_move_decline(void);
/** One card from the bank; a catan_card (B-65). */
CATAN_API catan_move catan_move_take(uint32_t card);
/** One card to the bank; a catan_card (B-30). */
CATAN_API catan_move catan_move_discard(uint32_t card);
/** The robber's new place; a hex (B-31). */
CATAN_API catan_move catan_move_move_robber(uint32_t hex);
/** Whom to steal from; a seat (B-32). */
CATAN_API catan_move catan_move_rob(uint32_t seat);
/** Compose an offer: one more card to give; a catan_card (B-45). */
CATAN_API catan_move catan_move_offer_give(uint32_t card);
/** Compose an offer: one more card to get; a catan_card (B-45). */
CATAN_API catan_move catan_move_offer_want(uint32_t card);
/** Send the offer; a set of seats, bit i for seat i (B-45). */
CATAN_API catan_move catan_move_offer_send(uint32_t seats);
/** Stop composing (B-45). */
CATAN_API catan_move catan_move_offer_cancel(void);
/** Accept the offer (B-45). */
CATAN_API catan_move catan_move_accept(void);
/** Reject the offer (B-45). */
CATAN_API catan_move catan_move_reject(void);
/** Trade with a seat that accepted or countered; a seat (B-45, B-46). */
CATAN_API catan_move catan_move_confirm(uint32_t seat);
/** Trade with no one (B-45). */
CATAN_API catan_move catan_move_withdraw(void);
/** A starting ship instead of the road; an edge (S-32). */
CATAN_API catan_move catan_move_setup_ship(uint32_t edge);
/** A ship; an edge (S-10 to S-16). */
CATAN_API catan_move catan_move_build_ship(uint32_t edge);
/** A ship of road building; an edge (S-42). */
CATAN_API catan_move catan_move_free_ship(uint32_t edge);
/** Take a ship up, to move it; its edge (S-20 to S-22). */
CATAN_API catan_move catan_move_lift_ship(uint32_t edge);
/** Where the ship is put; an edge (S-23). */
CATAN_API catan_move catan_move_put_ship(uint32_t edge);
/** The pirate's new place; a hex (S-60, S-62). */
CATAN_API catan_move catan_move_move_pirate(uint32_t hex);
/** One card of choice for gold; a catan_card (S-50, S-52). */
CATAN_API catan_move catan_move_take_gold(uint32_t card);
/** Chance: what lies under the fog; a catan_terrain (S-81). */
CATAN_API catan_move catan_move_discover(uint32_t terrain);
/** Chance: the number token of the hex discovered (S-81). */
CATAN_API catan_move catan_move_discover_number(uint32_t number);
/** Chance: the production dice; (red - 1) * 6 + white - 1 (C-4). */
CATAN_API catan_move catan_move_dice_pair(uint32_t pair);
/** Chance: the event die; a catan_face (C-5). */
CATAN_API catan_move catan_move_event_die(uint32_t face);
/** The starting city; a node (C-18). */
CATAN_API catan_move catan_move_setup_city(uint32_t node);
/** A city wall; a node (C-45). */
CATAN_API catan_move catan_move_build_wall(uint32_t node);
/** Turn a turned city back; a node (C-77). */
CATAN_API catan_move catan_move_restore_city(uint32_t node);
/** A basic knight; a node (C-48). */
CATAN_API catan_move catan_move_recruit_knight(uint32_t node);
/** Activate a knight; its node (C-50). */
CATAN_API catan_move catan_move_activate_knight(uint32_t node);
/** Promote a knight; its node (C-52). */
CATAN_API catan_move catan_move_promote_knight(uint32_t node);
/** Take a knight up, to move it; its node (C-54, C-56). */
CATAN_API catan_move catan_move_lift_knight(uint32_t node);
/** Where the knight is put; a node (C-56, C-58). */
CATAN_API catan_move catan_move_put_knight(uint32_t node);
/** Where the displaced knight goes; a node (C-59). */
CATAN_API catan_move catan_move_retreat_knight(uint32_t node);
/** A knight chases the robber away; its node (C-60). */
CATAN_API catan_move catan_move_chase_robber(uint32_t node);
/** The next improvement; a catan_track (C-78). */
CATAN_API catan_move catan_move_improve(uint32_t track);
/** The city that becomes the metropolis; a node (C-81). */
CATAN_API catan_move catan_move_place_metropolis(uint32_t node);
/** One more knight that fights; its node (C-92). */
CATAN_API catan_move catan_move_muster(uint32_t node);
/** No further knight fights (C-92). */
CATAN_API catan_move catan_move_mustered(void);
/** The city that is pillaged; a node (C-69). */
CATAN_API catan_move catan_move_lose_city(uint32_t node);
/** The deck to draw from; a catan_track (C-72). */
CATAN_API catan_move catan_move_choose_deck(uint32_t track);
/** Chance: the progress card drawn; a catan_progress (C-72, C-85). */
CATAN_API catan_move catan_move_draw_progress(uint32_t progress);
/** A progress card put under its deck; a catan_progress (C-88). */
CATAN_API catan_move catan_move_discard_progress(uint32_t progress);
/** The card that the aqueduct brings; a catan_card (C-31). */
CATAN_API catan_move catan_move_take_aqueduct(uint32_t card);
/** A knight chases the pirate away; its node (CS-6). */
CATAN_API catan_move catan_move_chase_pirate(uint32_t node);
/** Alchemist: the dice show that; (red - 1) * 6 + white - 1 (C-110). */
CATAN_API catan_move catan_move_play_alchemist(uint32_t pair);
/** Crane (C-111). */
CATAN_API catan_move catan_move_play_crane(void);
/** Mining (C-112). */
CATAN_API catan_move catan_move_play_mining(void);
/** Irrigation (C-113). */
CATAN_API catan_move catan_move_play_irrigation(void);
/** Inventor: the first of two number tokens; its hex (C-115). */
CATAN_API catan_move catan_move_play_inventor(uint32_t hex);
/** Engineer: a wall; a node (C-116). */
CATAN_API catan_move catan_move_play_engineer(uint32_t node);
/** Medicine: the settlement that becomes a city; a node (C-117). */
CATAN_API catan_move catan_move_play_medicine(uint32_t node);
/** Smith: the first knight that is promoted; its node (C-118). */
CATAN_API catan_move catan_move_play_smith(uint32_t node);
/** Road building, the progress card (C-119). */
CATAN_API catan_move catan_move_play_free_roads(void);
/** Bishop: where the robber goes; a hex (C-120). */
CATAN_API catan_move catan_move_play_bishop(uint32_t hex);
/** Diplomat: the road or ship that is removed; an edge (C-121). */
CATAN_API catan_move catan_move_play_diplomat(uint32_t edge);
/** Warlord (C-122). */
CATAN_API catan_move catan_move_play_warlord(void);
/** Wedding (C-123). */
CATAN_API catan_move catan_move_play_wedding(void);
/** Intrigue: the knight that is driven away; its node (C-124). */
CATAN_API catan_move catan_move_play_intrigue(uint32_t node);
/** Saboteur (C-125). */
CATAN_API catan_move catan_move_play_saboteur(void);
/** Spy: whose progress cards; a seat (C-126). */
CATAN_API catan_move catan_move_play_spy(uint32_t seat);
/** Deserter: who loses a knight; a seat (C-127). */
CATAN_API catan_move catan_move_play_deserter(uint32_t seat);
/** Commercial harbour (C-130). */
CATAN_API catan_move catan_move_play_commercial_harbour(void);
/** Merchant fleet: the kind that trades 2:1; a catan_card (C-131). */
CATAN_API catan_move catan_move_play_merchant_fleet(uint32_t card);
/** Master merchant: whose hand; a seat (C-132). */
CATAN_API catan_move catan_move_play_master_merchant(uint32_t seat);
/** Trade monopoly; a commodity, as catan_card (C-133). */
CATAN_API catan_move catan_move_play_trade_monopoly(uint32_t card);
/** Resource monopoly; a resource, as catan_card (C-134). */
CATAN_API catan_move catan_move_play_resource_monopoly(uint32_t card);
/** Merchant: where he goes; a hex (C-129). */
CATAN_API catan_move catan_move_play_merchant(uint32_t hex);
/** The second token of the inventor; its hex (C-115). */
CATAN_API catan_move catan_move_swap_number(uint32_t hex);
/** The second knight of the smith; its node (C-118). */
CATAN_API catan_move catan_move_free_promotion(uint32_t node);
/** Where the own road or ship that the diplomat removed goes; an edge (C-121). */
CATAN_API catan_move catan_move_rebuild(uint32_t edge);
/** A card given at a wedding; a catan_card (C-123). */
CATAN_API catan_move catan_move_give(uint32_t card);
/** The card that the spy takes; a catan_progress (C-126). */
CATAN_API catan_move catan_move_take_progress(uint32_t progress);
/** The knight that deserts; its node (C-127). */
CATAN_API catan_move catan_move_desert(uint32_t node);
/** How strong the knight is that is placed for a deserter; 1 or 2 (C-127). */
CATAN_API catan_move catan_move_choose_strength(uint32_t level);
/** Where the knight that is placed for a deserter goes; a node (C-127). */
CATAN_API catan_move catan_move_place_deserter(uint32_t node);
/** Commercial harbour: who is offered a card; a seat (C-130). */
CATAN_API catan_move catan_move_harbour_offer(uint32_t seat);
/** Commercial harbour: the card offered; a resource, as catan_card (C-130). */
CATAN_API catan_move catan_move_harbour_card(uint32_t card);
/** Commercial harbour: the card given for it; a commodity, as catan_card (C-130). */
CATAN_API catan_move catan_move_harbour_give(uint32_t card);
/** A card that the master merchant takes; a catan_card (C-132). */
CATAN_API catan_move catan_move_take_hand(uint32_t card);
/** Buy a harbour; a catan_harbour (V1.2 to V1.4). */
CATAN_API catan_move catan_move_buy_harbour(uint32_t harbour);
/** One of the two cards of choice of a 3:1 harbour; a resource, as catan_card (V1.4). */
CATAN_API catan_move catan_move_pay_harbour(uint32_t card);
/** Where the harbour bought lies; an edge (V1.5). */
CATAN_API catan_move catan_move_lay_harbour(uint32_t edge);
/** The harbour that the barbarians close; its edge (V1.7). */
CATAN_API catan_move catan_move_turn_harbour(uint32_t edge);
/** A knight becomes passive and no harbour is turned; its node (V1.8). */
CATAN_API catan_move catan_move_protect_harbours(uint32_t node);
/** Turn a harbour back; its edge (V1.9). */
CATAN_API catan_move catan_move_restore_harbour(uint32_t edge);
/** The card that the gold-seeker brings; a resource, as catan_card (V2.4, V2.5). */
CATAN_API catan_move catan_move_take_income(uint32_t card);
/** A bridge; 3 * hex + diagonal (V3.2). */
CATAN_API catan_move catan_move_build_bridge(uint32_t bridge);
/** The number token that is moved; its hex (V4.5). */
CATAN_API catan_move catan_move_take_token(uint32_t hex);
/** Where it goes; a hex (V4.5 to V4.7). */
CATAN_API catan_move catan_move_put_token(uint32_t hex);
/** A piece of the great wall; an edge (V5.2, V5.4). */
CATAN_API catan_move catan_move_build_great_wall(uint32_t edge);
/** Chance: a six-sided die, 1 to 6 (V6.3, V12.1). */
CATAN_API catan_move catan_move_die(uint32_t number);
/** A knight card, to attack (V7.1). */
CATAN_API catan_move catan_move_play_attack(void);
/** A knight attacks; its node (V7.6). */
CATAN_API catan_move catan_move_attack_with(uint32_t node);
/** The target is a road or ship; its edge (V7.2). */
CATAN_API catan_move catan_move_attack_route(uint32_t edge);
/** The target is a bridge; 3 * hex + diagonal (V7.2). */
CATAN_API catan_move catan_move_attack_bridge(uint32_t bridge);
/** The target is a building, to be replaced by a settlement; its node (V7.3). */
CATAN_API catan_move catan_move_attack_building(uint32_t node);
/** The target is a city, to be replaced by a city; its node (V7.3). */
CATAN_API catan_move catan_move_attack_for_city(uint32_t node);
/** Answer an attack with a knight card (V7.5). */
CATAN_API catan_move catan_move_defend(void);
/** Answer an attack with a knight; its node (V7.7). */
CATAN_API catan_move catan_move_defend_with(uint32_t node);
/** Do not defend (V7.5). */
CATAN_API catan_move catan_move_give_in(void);
/** A dike; an edge (V8.1, V9.1). */
CATAN_API catan_move catan_move_build_dike(uint32_t edge);
/** A dike of road building; an edge (V8.5). */
CATAN_API catan_move catan_move_free_dike(uint32_t edge);
/** An enclosed hex of the sea becomes land; a hex (V8.3). */
CATAN_API catan_move catan_move_drain(uint32_t hex);
/** Chance: the terrain of a polder; a catan_terrain (V8.3). */
CATAN_API catan_move catan_move_polder_terrain(uint32_t terrain);
/** Chance: the number of a polder (V8.3). */
CATAN_API catan_move catan_move_polder_number(uint32_t number);
/** Enclosed hills become pasture; a hex (V9.1). */
CATAN_API catan_move catan_move_irrigate_pasture(uint32_t hex);
/** Enclosed hills become forest; a hex (V9.1). */
CATAN_API catan_move catan_move_irrigate_forest(uint32_t hex);
/** What is given at the market, one card or two of a kind; a catan_card (V10.2). */
CATAN_API catan_move catan_move_market_give(uint32_t card);
/** One card got for it; a catan_card (V10.2). */
CATAN_API catan_move catan_move_market_take(uint32_t card);
/** A landing stage; a node (V11.1). */
CATAN_API catan_move catan_move_build_stage(uint32_t node);
/** The card that the rain brings; a resource, as catan_card (V12.1). */
CATAN_API catan_move catan_move_take_rain(uint32_t card);
/** Chance: the dice with eight or twelve and with four sides; (large - 1) * 4 + small - 1 (V13.1,
 * V13.2). */
CATAN_API catan_move catan_move_dice_wide(uint32_t dice);
/** Chance: the red die, 1 to 6 (V13.4). */
CATAN_API catan_move catan_move_red_die(uint32_t number);
/** Sum or difference of the dice, 2 to 12 (V13.2, V13.3). */
CATAN_API catan_move catan_move_choose_total(uint32_t number);
/** Alchemist: the large and the small die show that; (large - 1) * 4 + small - 1 (V13.4). */
CATAN_API catan_move catan_move_lay_dice(uint32_t dice);
/** Alchemist: the red die shows that; 1 to 6 (V13.4). */
CATAN_API catan_move catan_move_lay_red(uint32_t number);
/** Chance: the card that the pirate costs his mover; a catan_card (V14.3). */
CATAN_API catan_move catan_move_pay_tax(uint32_t card);
/** Diplomat: the bridge that is removed; 3 * hex + diagonal (V3.5). */
CATAN_API catan_move catan_move_diplomat_bridge(uint32_t bridge);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
