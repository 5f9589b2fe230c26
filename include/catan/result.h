/** @file result.h
 * Status codes. Each call that can fail returns one as `int32_t`: 0 is fine, negative says why.
 * Numbers are never reused or changed. The comment of each code is the text that
 * catan_status_text() returns.
 */
#ifndef CATAN_RESULT_H
#define CATAN_RESULT_H

#include "api.h"

#ifdef __cplusplus
extern "C" {
#endif

/** @addtogroup basics
 * @{ */

/** Statuses. When several reasons make a move illegal one of them is told, always the same one: the
 * first of this list, but that moves of Cities & Knights that name a knight, a track, a seat, a
 * card, the robber or the pirate first tell what is wrong with that. */
typedef enum catan_status {
    CATAN_OK = 0, /**< Fine. */

    CATAN_E_ARGUMENT = -1,  /**< An argument is null or out of its range. */
    CATAN_E_SIZE = -2,      /**< The buffer or memory block is too small. */
    CATAN_E_VERSION = -3,   /**< The struct_size is not one this library knows, or unknown trailing
                               bytes are set. */
    CATAN_E_MEMORY = -4,    /**< The allocator returned no memory. */
    CATAN_E_ALIGNMENT = -5, /**< The memory block is not aligned to 16 bytes. */
    CATAN_E_MISMATCH = -6,  /**< The two objects do not belong to the same game. */
    CATAN_E_NO_UNDO = -7,   /**< There is no move in the journal to take back. */

    CATAN_E_OPTION_UNKNOWN = -100,   /**< There is no option of that name. */
    CATAN_E_OPTION_VALUE = -101,     /**< The value is not one the option takes. */
    CATAN_E_CONFIG_PLAYERS = -102,   /**< The board does not seat that many players. */
    CATAN_E_CONFIG_LAYOUT = -103,    /**< That layout mode cannot be used on this board. */
    CATAN_E_CONFIG_BALANCED = -104,  /**< Balanced layouts need the layout mode random. */
    CATAN_E_CONFIG_PAIRED = -105,    /**< Paired turns need five or six players. */
    CATAN_E_CONFIG_SEAT = -106,      /**< The first player is not one of the seats. */
    CATAN_E_CONFIG_MODULE = -107,    /**< Two settings exclude each other. */
    CATAN_E_CONFIG_SCENARIO = -108,  /**< A scenario has its own map: none can be handed over. */
    CATAN_E_CONFIG_SEAFARERS = -109, /**< That map, or setting, needs the Seafarers rules. */
    CATAN_E_CONFIG_CITIES = -110,    /**< That setting goes only with Cities & Knights. */
    CATAN_E_CONFIG_SEA = -111,       /**< That setting needs a map with hexes of the sea. */
    CATAN_E_CONFIG_TERRAIN = -112,   /**< The map has a terrain of a rule that is off. */
    CATAN_E_CONFIG_TOKENS = -113,    /**< The map has too few number tokens for that setting. */

    CATAN_E_MAP_EMPTY = -200, /**< The map has no hexes, or more than the limits allow. */
    CATAN_E_MAP_HEX = -201, /**< A hex lies outside the coordinate range, has an unknown terrain, or
                               flags that it cannot have. */
    CATAN_E_MAP_DUPLICATE = -202, /**< Two hexes of the map have the same coordinates. */
    CATAN_E_MAP_TOO_LARGE = -203, /**< The map has more nodes or edges than the limits allow. */
    CATAN_E_MAP_POOL = -204,      /**< A pool does not fit the places that draw from it. */
    CATAN_E_MAP_NUMBER =
        -205, /**< A number token is not 2 to 6 or 8 to 12, or lies where none may lie. */
    CATAN_E_MAP_HARBOUR = -206, /**< A harbour is not on a coast, has an unknown kind, or shares a
                                   node with another; or there is no room for all of them. */
    CATAN_E_MAP_ROBBER = -207,  /**< The robber's start is not a land hex of the map. */
    CATAN_E_MAP_ROOM = -208,    /**< The map has no room for all starting settlements. */
    CATAN_E_MAP_APART = -209,   /**< The map's hexes do not hang together. */
    CATAN_E_MAP_PIRATE = -210,  /**< The pirate's start is not a sea hex of the map. */
    CATAN_E_MAP_FOG = -211,     /**< Fog does not lie in one area of its own, drawn from a pool. */
    CATAN_E_MAP_ISLAND = -212,  /**< A named island is not one of 1 to 15, or of sea. */
    CATAN_E_MAP_PRINTED =
        -213, /**< The printed board is not complete, or not one the map can have. */
    CATAN_E_MAP_SPIRAL = -214, /**< Letters cannot be laid in a spiral there. */
    CATAN_E_MAP_GOAL = -215,   /**< A goal is not 3 to 60 points, or special points are over 9. */
    CATAN_E_LAYOUT = -220,     /**< The layout does not fit the map. */
    CATAN_E_LAYOUT_TRIES =
        -221, /**< No layout that meets the conditions was found within the bound. */

    CATAN_E_TEXT_SYNTAX = -300,    /**< The text is not written as it must be. */
    CATAN_E_TEXT_FIELD = -301,     /**< The text names an unknown field, or one out of order. */
    CATAN_E_TEXT_RANGE = -302,     /**< A value in the text is out of range. */
    CATAN_E_TEXT_CONFIG = -303,    /**< The text or save belongs to another configuration. */
    CATAN_E_TEXT_MAP = -304,       /**< The text or save belongs to another map. */
    CATAN_E_SAVE_FORMAT = -305,    /**< The bytes are no save, or of a format not known here. */
    CATAN_E_SAVE_LENGTH = -306,    /**< The save is cut off, or a part of it is longer than it. */
    CATAN_E_SAVE_CHECKSUM = -307,  /**< The checksum does not match the bytes. */
    CATAN_E_SAVE_CONTENT = -308,   /**< A part of the save is not what it must be. */
    CATAN_E_RECORD_FORMAT = -309,  /**< The record is of a format not known here. */
    CATAN_E_POSITION_CARDS = -310, /**< Cards in hands and bank do not add up to the game's. */
    CATAN_E_POSITION_DECK = -311, /**< Development cards, progress cards or pairs of dice do not add
                                     up to their deck. */
    CATAN_E_POSITION_PIECES = -312, /**< A seat has more pieces on the board than it owns. */
    CATAN_E_POSITION_PLACE =
        -313, /**< A piece lies where none of its kind may lie, or two share a place. */
    CATAN_E_POSITION_DISTANCE = -314, /**< Two buildings are neighbours. */
    CATAN_E_POSITION_AWARD = -315,    /**< An award is held by a seat that cannot hold it. */
    CATAN_E_POSITION_TASK = -316,     /**< The pending tasks are not possible. */
    CATAN_E_POSITION_TURN = -317,     /**< Turn, seats or result contradict each other. */
    CATAN_E_POSITION_BOARD = -318,    /**< The board is not one the map can have. */

    CATAN_E_GAME_OVER = -400,     /**< The game is over. */
    CATAN_E_NOT_YOUR_TURN = -401, /**< Another one has to decide. */
    CATAN_E_MOVE_UNKNOWN = -402,  /**< This game has no such move. */
    CATAN_E_NOT_ASKED = -403,     /**< Moves of this kind are not what is asked now. */
    CATAN_E_TRADE_OFF = -410,     /**< Domestic trade is not possible now. */
    CATAN_E_OFFERS_SPENT = -411,  /**< All offers of this turn are used up. */
    CATAN_E_NO_CARD = -412,       /**< No such development or progress card is in hand. */
    CATAN_E_CARD_FRESH = -413,    /**< The development card was bought in this turn. */
    CATAN_E_CARD_LIMIT = -414,    /**< A development card was already played in this turn, or the
                                     progress card is still at work. */
    CATAN_E_NO_PIECE = -415,      /**< No piece of that kind is left in supply. */
    CATAN_E_CANNOT_PAY = -416,    /**< The cards in hand do not pay for it. */
    CATAN_E_DECK_EMPTY = -417,    /**< The deck is empty. */
    CATAN_E_BANK_EMPTY = -418,    /**< The bank does not hold the card. */
    CATAN_E_SAME_KIND = -419,     /**< A kind cannot be given and got. */
    CATAN_E_KIND_ORDER = -420,    /**< Cards are chosen one by one in kind order, knights in that of
                                     their nodes. */
    CATAN_E_NOT_IN_HAND = -421,   /**< The card, or any, is not in the hand. */
    CATAN_E_CANNOT_COMPLETE = -422, /**< The rest could not be completed after this. */
    CATAN_E_PLACE_TAKEN = -430,     /**< The place is not free. */
    CATAN_E_NOT_LAND = -431,        /**< The place is not on land. */
    CATAN_E_NOT_CONNECTED = -432,   /**< Nothing of one's own leads there. */
    CATAN_E_DISTANCE = -433,        /**< A building stands on a neighbouring node. */
    CATAN_E_NO_SETTLEMENT = -434,   /**< There is no settlement of one's own. */
    CATAN_E_SAME_HEX = -435,        /**< Robber, pirate or merchant must go to another hex. */
    CATAN_E_PROTECTED = -436,       /**< The friendly robber spares somebody there. */
    CATAN_E_NO_EFFECT = -437,       /**< The card would have no effect, or is not to be had here. */
    CATAN_E_NOT_A_VICTIM = -438,    /**< That seat cannot be robbed there, or chosen. */
    CATAN_E_NOT_ADDRESSED = -439,   /**< That seat is not one to trade with. */
    CATAN_E_NO_OUTCOME = -440,      /**< Chance cannot bring that. */
    CATAN_E_NOT_SEA = -441,         /**< The place is not at sea. */
    CATAN_E_PIRATE = -442,          /**< The pirate is there. */
    CATAN_E_SHIP_CLOSED = -443,     /**< The ship is closed in, or no end of its line. */
    CATAN_E_SHIP_FRESH = -444,      /**< The ship was built in this turn. */
    CATAN_E_SHIP_MOVED = -445,      /**< A ship was already moved in this turn. */
    CATAN_E_SHIP_NEEDED = -446,     /**< Other ships would be cut off. */
    CATAN_E_NO_SHIP = -447,         /**< There is no ship of one's own. */
    CATAN_E_SAME_PLACE = -448,      /**< The piece must go to another place. */
    CATAN_E_NOT_A_START = -449,     /**< Starting settlements go elsewhere on this map. */
    CATAN_E_KNIGHT = -450,          /**< A knight stands there. */
    CATAN_E_NO_CITY = -451,         /**< There is no city of one's own that would do. */
    CATAN_E_WALLED = -452,          /**< The city has a wall. */
    CATAN_E_RESTORE_FIRST = -453,   /**< A turned city must be restored first. */
    CATAN_E_NO_KNIGHT = -454,       /**< No knight that would do stands there, or is that seat's. */
    CATAN_E_KNIGHT_ACTIVE = -455,   /**< The knight is active. */
    CATAN_E_KNIGHT_PASSIVE = -456,  /**< The knight is passive. */
    CATAN_E_KNIGHT_TIRED = -457,    /**< The knight may act in a later turn only. */
    CATAN_E_KNIGHT_RAISED = -458,   /**< The knight was recruited or promoted in this turn. */
    CATAN_E_KNIGHT_MIGHTY = -459,   /**< The knight is mighty. */
    CATAN_E_NO_FORTRESS = -460,     /**< Mighty knights need the fortress. */
    CATAN_E_NO_WAY = -461,          /**< The knight cannot go anywhere, or not there. */
    CATAN_E_NOT_WEAKER = -462,      /**< The knight there is not a weaker one of another. */
    CATAN_E_NO_ROBBER = -463,       /**< The robber is not there, or not what is moved now. */
    CATAN_E_ROBBER_WAITS = -464,    /**< Robber and pirate wait until the barbarians have landed. */
    CATAN_E_TRACK_FULL = -465,      /**< The track is at its end. */
    CATAN_E_METROPOLIS = -466,      /**< A city without a metropolis is needed. */
    CATAN_E_NO_TOKEN = -467,        /**< No number token lies there that may be swapped. */
    CATAN_E_NOT_OPEN = -468,        /**< There is no road or ship with an open end. */
    CATAN_E_STRANDED = -469,        /**< A knight would be left without a way. */
    CATAN_E_NOT_RICHER = -470,      /**< That seat has not more victory points. */
    CATAN_E_OFFERED = -471,         /**< That seat was already offered a card in this turn. */
    CATAN_E_NO_PIRATE = -472,       /**< The pirate is not there, or not what is moved now. */
    CATAN_E_NO_HARBOUR =
        -473, /**< No harbour of that kind is left, or none that would do lies there. */
    CATAN_E_HARBOURED = -474,     /**< The place has a harbour. */
    CATAN_E_NOT_COAST = -475,     /**< The place is not at the coast. */
    CATAN_E_BRIDGE_NEAR = -476,   /**< Another bridge of one's own ends there. */
    CATAN_E_NO_SPAN = -477,       /**< A bridge cannot cross there. */
    CATAN_E_OUT_OF_REACH = -478,  /**< The robber does not come so far. */
    CATAN_E_CLOSED_OFF = -479,    /**< A hex would be closed off by walls. */
    CATAN_E_NO_ROAD = -480,       /**< There is no road of one's own. */
    CATAN_E_NOT_ENCLOSED = -481,  /**< The hex is not enclosed, or it is another's to change. */
    CATAN_E_HEX_IN_USE = -482,    /**< Pirate, harbour or bridge is in the way. */
    CATAN_E_NO_BUILDING = -483,   /**< There is no building of one's own that would do. */
    CATAN_E_NO_TARGET = -484,     /**< Nothing of an opponent's is there that may be attacked. */
    CATAN_E_NUMBER_NEEDED = -485, /**< A building would be left without a number. */
    CATAN_E_REDS_MEET = -486,     /**< Two red numbers would be neighbours. */
    CATAN_E_NO_NUMBER = -487,     /**< No number lies at the place. */
    CATAN_E_EQUALS_MEET = -488,   /**< Two equal numbers would be neighbours. */
    CATAN_E_SEVEN_BINDS = -489    /**< A 7 must be taken. */
} catan_status;

/** The name of a status, as in "CATAN_E_DISTANCE"; "CATAN_E_UNKNOWN" for a number that is none.
 * Static storage. */
CATAN_API const char *catan_status_name(int32_t status);

/** One English sentence for a status. Static storage. */
CATAN_API const char *catan_status_text(int32_t status);

/** @} */

#ifdef __cplusplus
}
#endif

#endif
