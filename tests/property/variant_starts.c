#include "property/variant_starts.h"

#include <stdio.h>
#include <string.h>

/* All rules are on, on a board of The Desert (docs/maps.md). All are rich.
 *
 * Seat 0: settlements n29, at the volcano, and n58; roads to the city n43 of seat 1, to its
 *         settlement n37 and to its bridge over h19; of the edges of the hills h23 all but e86.
 * Seat 1: all edges of h13, in the sea, but e45; a ship at h26, where seat 2 has one, too.
 * Seat 2: settlements n15, at gold and a desert, n67 and n80, at the market. */
#define RULES                                                                                      \
    "buy_harbours=on specialists=on specialist_threshold=1 bridges=on scarcity=on great_wall=on "  \
    "volcanoes=on conflicts=on polders=on irrigation=on market=on landing_stages=on rain=on "      \
    "robber_and_pirate=on pirate_tax=on ties=on"
#define BOARD                                                                                      \
    " board=L6,D,~,S5,G9,D,V10,~,W4,O3,D,O10,L,~,~,~,~,W3,L,~,O8,~,B11,B5,B,S,~,~,S,L8,O,~,W5,W,"  \
    "L4,~,M11 turn=1 seat=s0 active=s0 robber=h1"
#define EAST "h11+h12+h17+h18+h20+h22+h23+h24+h25+h28+h29+h30+h32+h33+h34+h36"
#define PIECES                                                                                     \
    " buildings=n29+n58/n37+n43+n53/n15+n67+n80"                                                   \
    " roads=e44+e55+e56+e65+e74+e75+e76+e87/e53+e67/e24 ships=-/e79/e88+e99+e107"                  \
    " settled=h3+h6+h8+" EAST "/h3+h6+h8+" EAST "/h0+h3+h4+h6+h8+h9+" EAST " pirate=h21"
#define MORE_PIECES                                                                                \
    " lumberjack=s1 mason=s0 shepherd=s2 farmer=s1 miner=s1 gold_seeker=s2 bridges=b57.s1"         \
    " dikes=e73+e85+e93+e94/e37+e38+e46+e57+e58/- last_dikes=h13.s1+h23.s0"
#define OPTIONS(more)                                                                              \
    "catan1 players=3 victory_points=60 layout=random harbours=fixed bank_resources=60 "           \
    "hand_limit=60 " more " "

/* Each has knight cards. */
static const char plain[] = OPTIONS("dice=d8+d4 scenario=desert") RULES
    " |" BOARD " bank=33.33.33.33.33 deck=2.5.0.2.2 tasks=turn.s0.1.0.0.0 cities=n43"
    " hand=9.9.9.9.9/9.9.9.9.9/9.9.9.9.9 cards=4.0.1/4/4.0.1" PIECES MORE_PIECES;

/* Seats 0 and 1 have knights, seats 0 and 2 an alchemist and a diplomat; seat 1 has a harbour on
 * e67 with a knight at it, seat 2 one on e98, turned over. The barbarians are about to land. */
static const char knights[] = OPTIONS("dice=d12-d4 scenario=desert cities_knights=on") RULES
    " explorer_saboteur=on |" BOARD " bank=33.33.33.33.33.6.6.6 tasks=turn.s0.1.0.0.0 cities=n43"
    " hand=9.9.9.9.9.2.2.2/9.9.9.9.9.2.2.2/9.9.9.9.9.2.2.2" PIECES
    " barbarians=6 robber_free=1 progress_deck=0.2.2.2.1.2.1.2.2.2.2.0.2.2.2.2.3.2.1.2.2.2.2.4.6"
    " knights_placed=n44.2.1/n35.2.1+n45.1.1/-"
    " progress=1.0.0.0.0.0.0.0.0.0.0.1/-/1.0.0.0.0.0.0.0.0.0.0.1"
    " harbours_bought=e67.5.0+e98.2.1" MORE_PIECES;

const variant_start variant_starts[] = {
    {plain, ""},
    {plain, "end_turn roll dice_wide:2+1 take_income:ore buy_harbour:any pay_harbour:lumber "
            "pay_harbour:ore lay_harbour:e80"},
    {plain, "build_bridge:b50"},
    {plain, "build_settlement:n66 take_token:h17 put_token:h24"},
    {plain, "build_great_wall:e75"},
    {plain, "build_stage:n44"},
    {plain, "build_dike:e86 irrigate_pasture:h23"},
    {plain, "play_road_building free_dike:e86 decline irrigate_forest:h23"},
    {plain, "play_attack attack_route:e53 give_in"},
    {plain, "play_attack attack_bridge:b57 defend"},
    {plain, "play_attack attack_building:n43 give_in"},
    {plain, "play_attack attack_building:n37 defend"},
    {plain, "play_attack attack_for_city:n43 give_in"},
    {plain, "play_attack attack_for_city:n43 defend"},
    {plain, "end_turn roll dice_wide:2+1 take_income:ore build_dike:e45 drain:h13 "
            "polder_terrain:fields polder_number:9"},
    {plain, "end_turn roll dice_wide:2+1 take_income:ore play_knight move_pirate:h26 "
            "pay_tax:lumber steal:ore"},
    {plain, "end_turn roll dice_wide:8+3 market_give:lumber market_take:ore take_income:ore"},
    {plain, "end_turn roll dice_wide:8+2 take_gold:ore take_gold:ore die:1"},
    {plain, "end_turn roll dice_wide:4+3 move_robber:h0 rob:s2 steal:ore die:1 take_rain:ore"},
    {knights, ""},
    {knights, "attack_with:n44 attack_building:n37 defend_with:n35"},
    {knights, "attack_with:n44 attack_building:n37 give_in"},
    {knights, "attack_with:n44 attack_bridge:b57 give_in"},
    {knights, "diplomat_bridge:b57"},
    {knights, "end_turn roll dice_wide:2+1 red_die:1 event_die:ship turn_harbour:e67"},
    {knights, "end_turn roll dice_wide:2+1 red_die:1 event_die:ship protect_harbours:n45"},
    {knights, "end_turn roll dice_wide:2+1 red_die:1 event_die:trade choose_total:3"},
    {knights,
     "end_turn roll dice_wide:2+1 red_die:1 event_die:trade choose_total:3 take_income:ore "
     "end_turn lay_dice:11+4 lay_red:1 event_die:trade"},
    {knights,
     "end_turn roll dice_wide:2+1 red_die:1 event_die:trade choose_total:3 take_income:ore "
     "end_turn roll dice_wide:2+1 red_die:1 event_die:trade choose_total:3 "
     "take_income:ore restore_harbour:e98"},
};
const unsigned variant_start_count = sizeof variant_starts / sizeof *variant_starts;

catan_move start_move(world *w, const char **moves) {
    char text[48];
    catan_move move = CATAN_MOVE_NONE;
    size_t length = strcspn(*moves, " ");
    if (length == 0) {
        return CATAN_MOVE_NONE;
    }
    snprintf(text, sizeof text, "%.*s", (int)length, *moves);
    *moves += length;
    *moves += strspn(*moves, " ");
    int32_t status = catan_move_parse(&move, w->game, text);
    w->move = move; /* for the report */
    HOLD(w, status == CATAN_OK && catan_check(w->state, CATAN_ANYONE, move) == CATAN_OK,
         "a start's moves are legal (the last move told is the one asked about)");
    return move;
}
