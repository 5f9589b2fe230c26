/** @file config.h
 * What is played: a sized struct of settings, each of them also settable and gettable by name.
 *
 * Make one with catan_config_init(), which sets all defaults; change fields directly or by
 * catan_config_set(); hand it to catan_game_init() or catan_game_create(). A config is plain data:
 * copy it freely.
 *
 * The list of options, with types, ranges, defaults and rule IDs, is in the library:
 * catan_option_count(), catan_option_describe(). The name of an option is the name of the field.
 */
#ifndef CATAN_CONFIG_H
#define CATAN_CONFIG_H

#include "api.h"
#include "map.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup setting_up
 * @{ */

/** How terrain and numbers are laid (M-3). */
typedef enum catan_layout_mode {
    CATAN_LAYOUT_AUTO = 0,   /**< spiral on maps with letters, else random */
    CATAN_LAYOUT_SPIRAL = 1, /**< terrain shuffled, numbers in spiral from a random corner */
    CATAN_LAYOUT_RANDOM = 2, /**< terrain and numbers shuffled, no two of 6 and 8 neighbours */
    CATAN_LAYOUT_BEGINNER =
        3 /**< the printed board of a map; its harbours, too, if they are fixed */
} catan_layout_mode;

/** How harbours are laid (M-3). */
typedef enum catan_harbour_mode {
    CATAN_HARBOURS_SHUFFLED = 0, /**< kinds shuffled over the harbour places */
    CATAN_HARBOURS_FIXED = 1     /**< the map's own kinds */
} catan_harbour_mode;

/** Scenarios at sea (M-7, M-8). */
typedef enum catan_scenario {
    CATAN_SCENARIO_NONE = 0,       /**< the base board, or the embedder's own map */
    CATAN_SCENARIO_NEW_SHORES = 1, /**< Heading for New Shores */
    CATAN_SCENARIO_ISLANDS = 2,    /**< Four Islands; with 5-6 players Six Islands */
    CATAN_SCENARIO_FOG = 3,        /**< Fog Islands */
    CATAN_SCENARIO_DESERT = 4,     /**< Through the Desert */
    CATAN_SCENARIO_NEW_WORLD = 5,  /**< New World: all at random */
    CATAN_SCENARIO_SPECIALISTS = 6 /**< The Specialists, on maps of our own (P-1, M-9) */
} catan_scenario;

/** What the shuffles of a sea map keep (M-6). */
typedef enum catan_outlines {
    CATAN_OUTLINES_KEPT = 0, /**< land stays land: terrains are shuffled over the land hexes */
    CATAN_OUTLINES_MIXED = 1 /**< sea hexes of an area are shuffled with its land */
} catan_outlines;

/** Which dice (V13). */
typedef enum catan_dice {
    CATAN_DICE_2D6 = 0,   /**< two six-sided dice (B-22) */
    CATAN_DICE_DECK = 1,  /**< the 36 pairs drawn without replacement (V13.6) */
    CATAN_DICE_D8_D4 = 2, /**< an eight- and a four-sided die, added (V13.1) */
    CATAN_DICE_D12_D4 = 3 /**< a twelve- and a four-sided die, added or subtracted (V13.2) */
} catan_dice;

/** When specialists bring cards (V2.4, V2.5). */
typedef enum catan_specialist_income {
    CATAN_INCOME_AUTO = 0,       /**< after every roll; in the scenario in one's own turn (P-4) */
    CATAN_INCOME_EVERY_ROLL = 1, /**< to all holders after every roll that is not a 7 */
    CATAN_INCOME_OWN_TURN = 2    /**< to the active player after each of his rolls */
} catan_specialist_income;

/** First player by chance (B-8). */
typedef enum catan_first {
    CATAN_FIRST_BY_CHANCE = 255 /**< drawn; any other value is a seat */
} catan_first;

/**
 * The settings. Sized: `struct_size` is set by catan_config_init(); `reserved` must stay zero.
 * Fields that are switches are 0 or 1.
 */
typedef struct catan_config {
    uint32_t struct_size;   /**< sizeof(catan_config), set by init */
    uint32_t max_turns;     /**< after so many turns the game ends as a draw; 0 = never (B-91) */
    uint8_t players;        /**< 2 to 6; default 4 (B-1, X-1) */
    uint8_t victory_points; /**< points that win; 0 = what the rules or the map say, 10 in the base
                               game, 13 in Cities & Knights, there the map's goal and 2 (B-90, C-2,
                               CS-7); else 3 to 60 */
    uint8_t layout;         /**< a catan_layout_mode (M-3) */
    uint8_t balanced;       /**< switch: balanced random layouts (M-4) */
    uint8_t harbours;       /**< a catan_harbour_mode (M-3) */
    uint8_t sea_frame;      /**< switch: base boards with their ring of sea hexes (M-11);
                               `seafarers`, `bridges` and `polders` bring it, too */
    uint8_t first_player;   /**< a seat, or CATAN_FIRST_BY_CHANCE (default) (B-8) */
    uint8_t bank_resources; /**< cards of each resource; 0 = 19, or 24 with 5-6 players; else 10 to
                               60 (B-4, X-2) */
    uint8_t hand_limit;     /**< cards one may hold on a 7 without discarding, 2 to 60; default 7
                               (B-30); each city wall adds 2 (C-34) */
    uint8_t no_sevens;      /**< no 7 in so many first rounds, 0 to 60; default 0 (B-26) */
    uint8_t dice;           /**< a catan_dice (B-22, V13.6) */
    uint8_t
        friendly_robber; /**< switch: the robber spares players with fewer than 3 points (B-35) */
    uint8_t trade;       /**< switch: domestic trade, default on (B-43, B-46) */
    uint8_t offers_per_turn;  /**< offers a turn, 0 = no limit, default 4 (B-46) */
    uint8_t counter_offers;   /**< switch: opponents may answer with an offer of their own (B-46) */
    uint8_t paired_turns;     /**< switch: the newer 5-6 player rule (X-8) */
    uint8_t seafarers;        /**< switch: ships, pirate and gold (S); every scenario has them */
    uint8_t scenario;         /**< a catan_scenario (M-7) */
    uint8_t outlines;         /**< a catan_outlines (M-6) */
    uint8_t cities_knights;   /**< switch: Cities & Knights (C); not with `paired_turns` */
    uint8_t tactical_defence; /**< switch: who has knights says which of them fight (C-92) */
    uint8_t recruit_at_sea;   /**< switch: Cities & Knights with Seafarers: knights are also
                                recruited on nodes of the open sea (CS-3) */
    uint8_t buy_harbours;     /**< switch: harbours are bought: the map's are their stock, none
                                lies on the board of a layout (V1) */
    uint8_t specialists;      /**< switch: specialists (V2); the scenario of that name has them */
    uint8_t specialist_threshold; /**< marks that a specialist needs; 0 = 3, in Cities & Knights 4,
                                     in the scenario 1 and 4; else 1 to 20 (V2.2, P-4) */
    uint8_t specialist_income;    /**< a catan_specialist_income (V2.4, V2.5) */
    uint8_t bridges;          /**< switch: bridges (V3); the scenario of the specialists has them */
    uint8_t scarcity;         /**< switch: scarce resources (V4) */
    uint8_t scarcity_removed; /**< number tokens taken away; 0 = a third; else 1 to 60 (V4.1) */
    uint8_t great_wall;       /**< switch: the great wall (V5) */
    uint8_t wall_reach;    /**< hexes that the robber goes at most on a 7, with the great wall, 1 to
                              60; default 3 (V5.1) */
    uint8_t volcanoes;     /**< switch: volcanoes (V6) */
    uint8_t volcano_count; /**< how many hexes become volcanoes where the map names none, 1 to 6;
                              default 1 (V6.1) */
    uint8_t conflicts;     /**< switch: conflicts (V7) */
    uint8_t
        conflict_stronger_defender; /**< switch: a knight may defend against a weaker one (V7.7) */
    uint8_t polders;                /**< switch: polders (V8) */
    uint8_t polder_terrains; /**< which terrains a polder may get, as a set: bit 0 forest, 1 hills,
                                2 pasture, 3 fields, 4 mountains; 1 to 31; default 31 (V8.3) */
    uint8_t irrigation;      /**< switch: irrigation (V9) */
    uint8_t market;          /**< switch: markets (V10) */
    uint8_t market_count;    /**< how many hexes become markets where the map names none, 1 to 6;
                                default 1 (V10.1) */
    uint8_t landing_stages;  /**< switch: landing stages (V11); with Seafarers only */
    uint8_t rain;            /**< switch: rain and sandstorm (V12) */
    uint8_t robber_and_pirate; /**< switch: robber and pirate (V14) */
    uint8_t pirate_tax; /**< switch: the pirate costs his mover a card where he has a ship himself;
                           with `robber_and_pirate` (V14.3) */
    uint8_t
        ties; /**< switch: on a tie for longest road or largest army the card lies aside (V15) */
    uint8_t
        explorer_saboteur; /**< switch: explorer and saboteur (V16); with Cities & Knights only */
    uint8_t reserved[74];  /**< zero; room for later settings */
} catan_config;

/** Kinds of option values. */
typedef enum catan_option_type {
    CATAN_OPTION_SWITCH = 0, /**< "off" or "on" */
    CATAN_OPTION_NUMBER = 1, /**< a decimal number */
    CATAN_OPTION_CHOICE = 2  /**< one of the named values */
} catan_option_type;

/** One option, as catan_option_describe() tells it. All strings are static. */
typedef struct catan_option {
    uint32_t struct_size; /**< sizeof(catan_option), set by the caller through the call */
    uint32_t id;          /**< pinned for ever; saves refer to it */
    const char *name;     /**< the name, as for catan_config_set() */
    const char *text;     /**< one line of English */
    const char *rules;    /**< the rule IDs, "B-90, B-91" */
    const char
        *choices;     /**< the names of the values in order, separated by spaces; "" for numbers */
    int32_t type;     /**< a catan_option_type */
    uint32_t minimum; /**< smallest number besides `special` */
    uint32_t maximum; /**< largest number besides `special` */
    uint32_t default_value; /**< the default */
    uint32_t
        special; /**< a value outside the range with a meaning of its own, else equal to minimum */
    const char *special_name; /**< its name ("auto"), or "" */
} catan_option;

/** sizeof(catan_config) as the library knows it. */
CATAN_API size_t catan_config_size(void);

/**
 * Sets all fields to their defaults. `struct_size` = sizeof(catan_config).
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION
 */
CATAN_API int32_t catan_config_init(catan_config *config, size_t struct_size);

/**
 * Sets one option by name, from text as catan_option_describe() explains ("4", "on", "random",
 * "auto").
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_OPTION_UNKNOWN, CATAN_E_OPTION_VALUE
 */
CATAN_API int32_t catan_config_set(catan_config *config, const char *option, const char *value);

/**
 * Writes one option's value as text, with a closing zero.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_OPTION_UNKNOWN, CATAN_E_OPTION_VALUE
 * (the field holds none), CATAN_E_SIZE (nothing written)
 */
CATAN_API int32_t catan_config_get(char *buffer, size_t capacity, const catan_config *config,
                                   const char *option);

/**
 * Finds all problems of a configuration, as the compiling calls would refuse it: one line each,
 * "option: sentence". `map` null: the built-in board. `buffer` may be null; a text that does not
 * fit is cut at `capacity` with a closing zero.
 * @return CATAN_OK, CATAN_E_ARGUMENT, or the status of the first problem
 */
CATAN_API int32_t catan_config_check(char *buffer, size_t capacity, const catan_config *config,
                                     const catan_map *map);

/**
 * The built-in map that a configuration is played on when no own map is handed over; `out` points
 * into the library, for ever.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION, CATAN_E_OPTION_VALUE (no such scenario or
 * number of players)
 */
CATAN_API int32_t catan_config_map(catan_map *out, size_t struct_size, const catan_config *config);

/** How many options there are. */
CATAN_API uint32_t catan_option_count(void);

/**
 * Describes option `index` (0 to count - 1), in the documented order of their ids.
 * @return CATAN_OK, CATAN_E_ARGUMENT, CATAN_E_VERSION
 */
CATAN_API int32_t catan_option_describe(catan_option *out, size_t struct_size, uint32_t index);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
