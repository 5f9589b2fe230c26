/** @file api.h
 * What every header needs: the export mark, the limits, the seat numbers.
 *
 * **Calling manners** (all headers): a call that can fail returns an `int32_t` status, 0 = fine,
 * negative = why (result.h); outputs come first. A call that returns a count, a size, a hash or a
 * move returns 0 on bad arguments. A call that fails changes nothing. Pointers are null or valid;
 * handles were made by this library.
 *
 * **Threads**: the library has no globals that change. A `catan_game` may be shared by any number
 * of threads. One state belongs to one thread at a time; calls that take it `const` may run in
 * parallel.
 */
#ifndef CATAN_API_H
#define CATAN_API_H

#include <stddef.h>
#include <stdint.h>

#ifndef CATAN_API
#if defined(_WIN32) && defined(CATAN_BUILDING)
#define CATAN_API __declspec(dllexport)
#elif defined(__GNUC__) || defined(__clang__)
#define CATAN_API __attribute__((visibility("default")))
#else
#define CATAN_API
#endif
#endif

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup basics
 * @{ */

/** Limits of every game; no map or configuration exceeds them. */
typedef enum catan_limit {
    CATAN_MAX_PLAYERS = 6,   /**< seats 0 to 5 */
    CATAN_SEATS = 8,         /**< length of arrays indexed by seat */
    CATAN_CARD_KINDS = 8,    /**< length of arrays indexed by card kind */
    CATAN_MAX_HEXES = 127,   /**< hexes of a map */
    CATAN_MAX_NODES = 384,   /**< nodes of a map */
    CATAN_MAX_EDGES = 511,   /**< edges of a map */
    CATAN_MAX_HARBOURS = 32, /**< harbours of a map */
    CATAN_MAX_TASKS = 8,     /**< pending tasks of a position */
    CATAN_NO_KIND = 255,     /**< no kind of card, harbour or dice, in 8-bit fields */
    CATAN_NO_PLACE = 65535   /**< no hex, node or edge, in 16-bit fields */
} catan_limit;

/** Who asks, acts or looks, where it is not a seat (0 to players - 1). */
typedef enum catan_who {
    CATAN_CHANCE = -1, /**< the dice, the shuffled deck, the blind draw */
    CATAN_NOBODY = -2, /**< nobody: the game is over, or nobody holds the thing */
    CATAN_ANYONE = -3  /**< a trusted caller: may make whichever move is due */
} catan_who;

/** Card kinds, in *kind order*. The base game uses the first five. */
typedef enum catan_card {
    CATAN_LUMBER = 0, /**< from forest */
    CATAN_BRICK = 1,  /**< from hills */
    CATAN_WOOL = 2,   /**< from pasture */
    CATAN_GRAIN = 3,  /**< from fields */
    CATAN_ORE = 4,    /**< from mountains */
    CATAN_CLOTH = 5,  /**< commodity (Cities & Knights) */
    CATAN_COIN = 6,   /**< commodity (Cities & Knights) */
    CATAN_PAPER = 7   /**< commodity (Cities & Knights) */
} catan_card;

/** Development cards (B-5). */
typedef enum catan_development {
    CATAN_KNIGHT = 0,        /**< move the robber (B-63), or the pirate (S-60) */
    CATAN_POINT = 1,         /**< a victory point (B-67) */
    CATAN_ROAD_BUILDING = 2, /**< two free roads (B-64), or ships (S-42) */
    CATAN_PLENTY = 3,        /**< two cards from the bank (B-65) */
    CATAN_MONOPOLY = 4       /**< all cards of one kind (B-66) */
} catan_development;

/** Tracks of city improvements, colours of progress cards, gates of the event die (C-5, C-8, C-13).
 * The commodity of a track is CATAN_CLOTH + track. */
typedef enum catan_track {
    CATAN_TRACK_TRADE = 0,    /**< yellow: cloth */
    CATAN_TRACK_POLITICS = 1, /**< blue: coin */
    CATAN_TRACK_SCIENCE = 2,  /**< green: paper */
    CATAN_TRACKS = 3          /**< how many there are */
} catan_track;

/** Faces of the event die (C-5). A gate's is CATAN_FACE_TRADE + track. */
typedef enum catan_face {
    CATAN_FACE_NONE = 0,     /**< not rolled */
    CATAN_FACE_SHIP = 1,     /**< the barbarians' ship moves on (C-6) */
    CATAN_FACE_TRADE = 2,    /**< the yellow gate */
    CATAN_FACE_POLITICS = 3, /**< the blue gate */
    CATAN_FACE_SCIENCE = 4   /**< the green gate */
} catan_face;

/** Progress cards (C-8): green ones 0 to 9, blue ones 10 to 18, yellow ones 19 to 24. In this
 * version only Printer and Constitution do anything (C-89); the rules from C-110 on come with the
 * others. */
typedef enum catan_progress {
    CATAN_PROGRESS_ALCHEMIST = 0,           /**< green (C-110) */
    CATAN_PROGRESS_CRANE = 1,               /**< green (C-111) */
    CATAN_PROGRESS_MINING = 2,              /**< green (C-112) */
    CATAN_PROGRESS_IRRIGATION = 3,          /**< green (C-113) */
    CATAN_PROGRESS_PRINTER = 4,             /**< green: a victory point (C-114) */
    CATAN_PROGRESS_INVENTOR = 5,            /**< green (C-115) */
    CATAN_PROGRESS_ENGINEER = 6,            /**< green (C-116) */
    CATAN_PROGRESS_MEDICINE = 7,            /**< green (C-117) */
    CATAN_PROGRESS_SMITH = 8,               /**< green (C-118) */
    CATAN_PROGRESS_ROAD_BUILDING = 9,       /**< green (C-119) */
    CATAN_PROGRESS_BISHOP = 10,             /**< blue (C-120) */
    CATAN_PROGRESS_DIPLOMAT = 11,           /**< blue (C-121) */
    CATAN_PROGRESS_WARLORD = 12,            /**< blue (C-122) */
    CATAN_PROGRESS_WEDDING = 13,            /**< blue (C-123) */
    CATAN_PROGRESS_INTRIGUE = 14,           /**< blue (C-124) */
    CATAN_PROGRESS_SABOTEUR = 15,           /**< blue (C-125) */
    CATAN_PROGRESS_SPY = 16,                /**< blue (C-126) */
    CATAN_PROGRESS_DESERTER = 17,           /**< blue (C-127) */
    CATAN_PROGRESS_CONSTITUTION = 18,       /**< blue: a victory point (C-128) */
    CATAN_PROGRESS_COMMERCIAL_HARBOUR = 19, /**< yellow (C-130) */
    CATAN_PROGRESS_MERCHANT_FLEET = 20,     /**< yellow (C-131) */
    CATAN_PROGRESS_MASTER_MERCHANT = 21,    /**< yellow (C-132) */
    CATAN_PROGRESS_TRADE_MONOPOLY = 22,     /**< yellow (C-133) */
    CATAN_PROGRESS_RESOURCE_MONOPOLY = 23,  /**< yellow (C-134) */
    CATAN_PROGRESS_MERCHANT = 24,           /**< yellow (C-129) */
    CATAN_PROGRESS_KINDS = 25               /**< how many there are */
} catan_progress;

/** Terrains. Hexes whose terrain is CATAN_SEA are sea, all others land. */
typedef enum catan_terrain {
    CATAN_DESERT = 0,    /**< produces nothing */
    CATAN_FOREST = 1,    /**< lumber */
    CATAN_HILLS = 2,     /**< brick */
    CATAN_PASTURE = 3,   /**< wool */
    CATAN_FIELDS = 4,    /**< grain */
    CATAN_MOUNTAINS = 5, /**< ore */
    CATAN_SEA = 6,       /**< no land */
    CATAN_GOLD = 7,      /**< cards of choice (S-50); in a game without Seafarers nothing */
    CATAN_FOG = 8,       /**< not discovered yet: neither land nor sea (S-80) */
    CATAN_VOLCANO = 9,   /**< cards of choice, and it erupts (V6.2, V6.3) */
    CATAN_MARKET = 10    /**< produces nothing, bears a number (V10.1) */
} catan_terrain;

/** Harbour kinds: what is given at the better rate (B-40). */
typedef enum catan_harbour {
    CATAN_HARBOUR_LUMBER = 0, /**< 2 lumber for 1 */
    CATAN_HARBOUR_BRICK = 1,  /**< 2 brick for 1 */
    CATAN_HARBOUR_WOOL = 2,   /**< 2 wool for 1 */
    CATAN_HARBOUR_GRAIN = 3,  /**< 2 grain for 1 */
    CATAN_HARBOUR_ORE = 4,    /**< 2 ore for 1 */
    CATAN_HARBOUR_ANY = 5     /**< 3 of a kind for 1 */
} catan_harbour;

/**
 * Memory from the caller. Blocks come back with the size they were asked for. On 64-bit systems
 * `malloc` aligns well enough; a block that is not aligned to 16 is given back and refused.
 */
typedef struct catan_allocator {
    /** Returns `size` bytes aligned to 16, or null. */
    void *(*allocate)(void *user, size_t size);
    /** Takes a block back; `size` is what was asked for. */
    void (*release)(void *user, void *block, size_t size);
    /** Handed to both functions. */
    void *user;
} catan_allocator;

/** The library's version as one number: major * 10000 + minor * 100 + patch. */
CATAN_API uint32_t catan_version(void);

/** The library's version as text, "0.1.0". Static storage. */
CATAN_API const char *catan_version_text(void);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
