/* The sixteen optional rules all on, as a configuration writes them (V1 to V16). Which dice comes
 * before the map, the rest behind Cities & Knights. */
#ifndef TESTS_SUPPORT_ALL_VARIANTS_H
#define TESTS_SUPPORT_ALL_VARIANTS_H

#define VARIANT_DICE "dice=d12-d4"
#define VARIANTS_BEFORE_STAGES                                                                     \
    "buy_harbours=on specialists=on bridges=on scarcity=on great_wall=on volcanoes=on "            \
    "conflicts=on polders=on irrigation=on market=on "
#define VARIANTS_AFTER_STAGES "rain=on robber_and_pirate=on pirate_tax=on ties=on"

/* What goes with the base game; with Cities & Knights; at sea; everything. */
#define BASE_VARIANTS VARIANTS_BEFORE_STAGES VARIANTS_AFTER_STAGES
#define KNIGHTS_VARIANTS BASE_VARIANTS " explorer_saboteur=on"
#define SEA_VARIANTS VARIANTS_BEFORE_STAGES "landing_stages=on " VARIANTS_AFTER_STAGES
#define ALL_VARIANTS SEA_VARIANTS " explorer_saboteur=on"

#endif
