/* The sixteen optional rules all on, as a configuration writes them (V1 to V16). Which dice comes
 * before the map, the rest behind Cities & Knights. */
#ifndef TESTS_SUPPORT_ALL_VARIANTS_H
#define TESTS_SUPPORT_ALL_VARIANTS_H

#define VARIANT_DICE "dice=d12-d4"
#define ALL_VARIANTS                                                                               \
    "buy_harbours=on specialists=on bridges=on scarcity=on great_wall=on volcanoes=on "            \
    "conflicts=on polders=on irrigation=on market=on landing_stages=on rain=on "                   \
    "robber_and_pirate=on pirate_tax=on ties=on explorer_saboteur=on"

#endif
