/* One engine: core and rules compiled together for one width of bit sets, so that everything can be
 * inlined. Included by engine_w0.c to engine_w4.c, which set CATAN__WIDTH. A file of rules is added
 * here and in core/modules.def. */
#include "core/engine/run.c"
#include "core/engine/random.c"
#include "core/engine/ground.c"

#include "rules/base/cards.c"
#include "rules/base/board.c"
#include "rules/base/routes_crossing.c"
#include "rules/base/routes.c"
#include "rules/base/pieces.c"
#include "rules/base/turned.c"
#include "rules/base/awards.c"
#include "rules/base/setup.c"
#include "rules/base/turn.c"
#include "rules/base/special_building.c"
#include "rules/base/production.c"
#include "rules/base/discard.c"
#include "rules/base/robber.c"
#include "rules/base/development.c"
#include "rules/base/build.c"
#include "rules/base/bank_trade.c"
#include "rules/base/gate.c"
#include "rules/base/offers.c"
#include "rules/base/verify.c"
#include "rules/base/soundness.c"
#include "rules/base/fields.c"
#include "rules/base/inspect.c"
#include "rules/base/module.c"

#include "rules/gold/choosing.c"
#include "rules/gold/module.c"

#include "rules/seafarers/fields.c"
#include "rules/seafarers/ships.c"
#include "rules/seafarers/build_ship.c"
#include "rules/seafarers/lines.c"
#include "rules/seafarers/move_ship.c"
#include "rules/seafarers/pirate.c"
#include "rules/seafarers/fog.c"
#include "rules/seafarers/islands.c"
#include "rules/seafarers/verify.c"
#include "rules/seafarers/soundness.c"
#include "rules/seafarers/module.c"

#include "rules/cities_knights/fields.c"
#include "rules/cities_knights/knights.c"
#include "rules/cities_knights/recruiting.c"
#include "rules/cities_knights/knight_moves.c"
#include "rules/cities_knights/cities.c"
#include "rules/cities_knights/improvements.c"
#include "rules/cities_knights/merchant.c"
#include "rules/cities_knights/dice.c"
#include "rules/cities_knights/progress.c"
#include "rules/cities_knights/barbarians.c"
#include "rules/cities_knights/aqueduct.c"
#include "rules/cities_knights/cards/alchemist.c"
#include "rules/cities_knights/cards/crane.c"
#include "rules/cities_knights/cards/mining.c"
#include "rules/cities_knights/cards/inventor.c"
#include "rules/cities_knights/cards/engineer.c"
#include "rules/cities_knights/cards/medicine.c"
#include "rules/cities_knights/cards/smith.c"
#include "rules/cities_knights/cards/free_roads.c"
#include "rules/cities_knights/cards/bishop.c"
#include "rules/cities_knights/cards/diplomat.c"
#include "rules/cities_knights/cards/warlord.c"
#include "rules/cities_knights/cards/wedding.c"
#include "rules/cities_knights/cards/intrigue.c"
#include "rules/cities_knights/cards/saboteur.c"
#include "rules/cities_knights/cards/spy.c"
#include "rules/cities_knights/cards/deserter.c"
#include "rules/cities_knights/cards/merchant.c"
#include "rules/cities_knights/cards/commercial_harbour.c"
#include "rules/cities_knights/cards/merchant_fleet.c"
#include "rules/cities_knights/cards/master_merchant.c"
#include "rules/cities_knights/cards/monopolies.c"
#include "rules/cities_knights/inspect.c"
#include "rules/cities_knights/verify.c"
#include "rules/cities_knights/soundness.c"
#include "rules/cities_knights/cards/soundness.c"
#include "rules/cities_knights/module.c"

#include "variants/buy_harbours.c"
#include "variants/specialists.c"
#include "variants/bridges.c"
#include "variants/scarcity.c"
#include "variants/great_wall.c"
#include "variants/die.c"
#include "variants/volcanoes.c"
#include "variants/conflicts.c"
#include "variants/dikes.c"
#include "variants/polders.c"
#include "variants/irrigation.c"
#include "variants/market.c"
#include "variants/landing_stages.c"
#include "variants/rain.c"
#include "variants/other_dice.c"
#include "variants/robber_and_pirate.c"
#include "variants/ties.c"
#include "variants/explorer_saboteur.c"

#ifdef CATAN__TEST_MODULES
#include "../tests/modules/cheap_wool.c"
#endif

#include "core/engine/compile.c"
#include "core/engine/restore.c"

const catan__engine CATAN__ENGINE = {
    .node_words = W_NODES,
    .edge_words = W_EDGES,
    .tables_size = engine_tables_size,
    .compile = engine_compile,
    .begin = engine_begin,
    .moves = engine_moves,
    .weights = engine_weights,
    .check = engine_check,
    .apply = engine_apply,
    .apply_listed = engine_apply_listed,
    .random_move = engine_random_move,
    .playout = engine_playout,
    .knows = engine_knows,
    .sites = engine_sites,
    .price = price_of_move,
    .score = score_by_source,
    .earns = special_points_at,
    .restore = engine_restore,
    .seat_info = seat_info,
    .table_info = table_info,
    .layout = current_layout,
    .node_owner = node_owner,
    .edge_owner = edge_owner,
    .edge_route = edge_route,
    .points = points_of,
    .progress_hand = progress_hand,
    .node_knight = node_knight,
};
