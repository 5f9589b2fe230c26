/* Saves and records that every later version must read: each says what it is, and the hash of its
 * position.
 *
 *     goldens FOLDER [--positions | --make]
 *
 * The folder holds goldens.txt, a line each: name, hash, question, what it is; and NAME.save and
 * NAME.record. --positions prints name and position text of each save. --make makes the scenes
 * below that the folder does not hold yet; what it holds is never touched. A scene that is once
 * made stays what it is: for something new, write a new one.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/all_variants.h"
#include "support/plain_layout.h"
#include "support/replay_record.h"
#include "support/memory.h"

enum {
    NAME = 64,
    WORD = 64,
    LINE = 400,
    SAVE = 16384,
    RECORD = 1 << 20,
    MOST_PLIES = 4000,
    MOST_SEEDS = 50000
};

typedef struct scene {
    const char *name, *what;
    const char *options; /* words "name=value" */
    const char *map;     /* null: the built-in one */
    int32_t question;    /* where it is saved: what is asked */
    uint32_t plies;      /* at least so many moves on */
} scene;

#define OWN_MAP                                                                                    \
    "catanmap1 players=2-4 robber=1,0 hexes=0,-2,O3/1,-2,x8/2,-2,~/-1,-1,B11/0,-1,xx/1,-1,xx/"     \
    "2,-1,W4/-2,0,~/-1,0,xx/0,0,G10/1,0,D/2,0,S5/3,0,L5,3/-2,1,W9/-1,1,xx/0,1,L2/1,1,~/2,1,xx,3/"  \
    "-2,2,S12/-1,2,O5/0,2,xx/1,2,B9,3 terrains=L,2/B,1/S,1/W,1/G,1/O,1,3 "                         \
    "numbers=3,1/4,1/8,1/10,1/11,1/6,1,3 harbours=1,-2,5,A/2,-1,1,O/-2,2,3,A/0,2,2,W"

/* Of their own at sea: a fixed island, fog with its stack, two named islands, one home. */
#define OWN_SEA                                                                                    \
    "catanmap1 players=2-3 robber=0,1 pirate=-2,0 goal=12 island_points=2 with=frame/reds_touch "  \
    "hexes=-1,-1,~/0,-1,L5,s/1,-1,B9,s/2,-1,S3,s/3,-1,~/4,-1,G8,i1/-2,0,~/-1,0,W4,s/0,0,O10,s/"    \
    "1,0,L6,s/2,0,~/3,0,xx,1,f/4,0,xx,1,f/-2,1,~/-1,1,S11,s/0,1,D,s/1,1,~/2,1,xx,1,f/3,1,xx,1,f/"  \
    "-2,2,~/-1,2,B8,s/0,2,W9,s/1,2,~/2,2,xx,1,f/3,2,O3,h,i2 "                                      \
    "terrains=L,1,1/S,1,1/O,1,1/~,1,1/G,1,1 numbers=4,1,1/5,1,1/8,1,1/12,1,1 "                     \
    "harbours=-1,0,4,A"

static const scene scenes[] = {
    {"two-composing", "two players; an offer is being composed", "players=2", NULL,
     CATAN_ASK_COMPOSE_OFFER, 120},
    {"three-dice-deck", "three players; the dice are drawn from a deck",
     "players=3 dice=deck trade=off", NULL, CATAN_ASK_DICE, 200},
    {"four-finished", "four players; somebody has won", "trade=off", NULL, CATAN_ASK_OVER, 0},
    {"four-setup", "four players; the second road of the setup is due", "first_player=2", NULL,
     CATAN_ASK_SETUP_ROAD, 3},
    {"four-sea-frame", "four players, sea around the island; somebody discards",
     "sea_frame=on trade=off", NULL, CATAN_ASK_DISCARD, 200},
    {"five-special-building", "five players; special building", "players=5 trade=off", NULL,
     CATAN_ASK_SPECIAL_BUILDING, 200},
    {"six-counter-offer", "six players, paired turns; a counter-offer is being composed",
     "players=6 counter_offers=on paired_turns=on", NULL, CATAN_ASK_COMPOSE_COUNTER, 150},
    {"own-map",
     "three players on a map of their own with gold, sea and three areas; a card is stolen",
     "players=3 trade=off", OWN_MAP, CATAN_ASK_STEAL, 100},
    {"drawn", "two players; over without a winner", "players=2 max_turns=20 trade=off", NULL,
     CATAN_ASK_OVER, 0},
    {"many-options", "four players, many options; free roads are being laid",
     "victory_points=12 layout=random balanced=on harbours=fixed bank_resources=25 hand_limit=9 "
     "no_sevens=2 friendly_robber=on offers_per_turn=1",
     NULL, CATAN_ASK_FREE_ROAD, 100},
    {"new-shores-ship", "four players, New Shores; a ship is in the hand",
     "scenario=new_shores trade=off", NULL, CATAN_ASK_PUT_SHIP, 200},
    {"fog-number", "three players, Fog Islands; the number of a hex is discovered",
     "players=3 scenario=fog trade=off", NULL, CATAN_ASK_DISCOVER_NUMBER, 30},
    {"desert-gold", "six players, Through the Desert, mixed outlines; gold",
     "players=6 scenario=desert outlines=mixed trade=off", NULL, CATAN_ASK_TAKE_GOLD, 300},
    {"new-world", "four players, New World, whose harbours lie anywhere; robber or pirate",
     "scenario=new_world trade=off", NULL, CATAN_ASK_MOVE_ROBBER, 300},
    {"own-sea", "three players, a map of their own with fog, named islands, pirate and frame",
     "players=3 seafarers=on trade=off", OWN_SEA, CATAN_ASK_DISCOVER, 10},
    {"knights-setup", "four players, Cities & Knights; starting cities are placed",
     "trade=off cities_knights=on", NULL, CATAN_ASK_SETUP_CITY, 12},
    {"knights-fight", "three players, Cities & Knights; the barbarians pillage",
     "players=3 trade=off cities_knights=on", NULL, CATAN_ASK_LOSE_CITY, 500},
    {"knights-driven", "four players, Cities & Knights; a knight was driven away",
     "trade=off cities_knights=on", NULL, CATAN_ASK_RETREAT_KNIGHT, 500},
    {"knights-six", "six players, Cities & Knights; special building",
     "players=6 trade=off cities_knights=on", NULL, CATAN_ASK_SPECIAL_BUILDING, 900},
    {"knights-muster", "five players, Cities & Knights, pairs of dice from a deck; who fights",
     "players=5 dice=deck trade=off cities_knights=on tactical_defence=on", NULL, CATAN_ASK_MUSTER,
     600},
    {"knights-progress", "two players, Cities & Knights; a progress card goes under its deck",
     "players=2 cities_knights=on", NULL, CATAN_ASK_DISCARD_PROGRESS, 400},
    {"knights-finished", "four players, Cities & Knights; somebody has won",
     "trade=off cities_knights=on", NULL, CATAN_ASK_OVER, 0},
    {"knights-sea-six", "six players, Cities & Knights, New Shores; a knight is in the hand",
     "players=6 scenario=new_shores trade=off cities_knights=on recruit_at_sea=on", NULL,
     CATAN_ASK_PUT_KNIGHT, 1200},
    {"knights-wedding",
     "five players, Cities & Knights; a guest at a wedding gives his second card",
     "players=5 trade=off cities_knights=on", NULL, CATAN_ASK_GIVE, 500},
    {"knights-turn", "three players, Cities & Knights; crane, merchant fleet, harbour at work",
     "players=3 trade=off cities_knights=on", NULL, CATAN_ASK_ACTION, 300},
    {"knights-fog", "four players, Cities & Knights, Fog Islands; number tokens were swapped",
     "scenario=fog trade=off cities_knights=on", NULL, CATAN_ASK_TAKE_HAND, 500},
    {"variants-conflict",
     "four players, conflicts, the great wall, bought harbours; an attack on a city",
     "trade=off buy_harbours=on bridges=on great_wall=on conflicts=on ties=on", NULL,
     CATAN_ASK_DEFENCE, 300},
    {"variants-market",
     "three players, Cities & Knights, two markets, volcano, specialists; an exchange",
     "players=3 trade=off cities_knights=on specialists=on volcanoes=on market=on market_count=2 "
     "explorer_saboteur=on",
     NULL, CATAN_ASK_MARKET_TAKE, 500},
    {"variants-polder",
     "two players, polders and irrigation, New Shores; the number of a polder is drawn",
     "players=2 scenario=new_shores trade=off dice=d8+d4 scarcity=on polders=on irrigation=on "
     "landing_stages=on",
     NULL, CATAN_ASK_POLDER_NUMBER, 300},
    {"variants-all", "six players, Cities & Knights, Through the Desert, all optional rules; rain",
     "players=6 scenario=desert trade=off cities_knights=on tactical_defence=on "
     "recruit_at_sea=on " VARIANT_DICE " " ALL_VARIANTS,
     NULL, CATAN_ASK_TAKE_RAIN, 1200},
};
enum { SCENES = sizeof scenes / sizeof *scenes };

/* What else a scene needs: words of its position's text, words of its record. */
static const struct {
    const char *name, *position, *record;
} needs[] = {
    {"knights-sea-six", "ships=", "chase_pirate:"},
    {"knights-wedding", "wedding.s1.0.16.1.", ""},
    {"knights-turn", "crane= fleet= harbour=", ""},
    {"knights-fog", "", "swap_number:"},
    {"variants-conflict", "great_walls= harbours_bought=", "attack_for_city:"},
    {"variants-market", "miner=", "die:"},
    {"variants-polder", "polders=h stages=n", "irrigate_"},
    {"variants-all", "bridges=b dikes= stages=n great_walls= harbours_bought=", "pay_tax:"},
};
enum { NEEDS = sizeof needs / sizeof *needs };

static const char *folder;

static void must(int holds, const char *name, const char *what) {
    if (!holds) {
        fprintf(stderr, "FAILED: %s: %s\n", name, what);
        exit(1);
    }
}

static FILE *open_file(const char *name, const char *ending, const char *mode) {
    char path[1200];
    snprintf(path, sizeof path, "%s/%s%s", folder, name, ending);
    return fopen(path, mode);
}

static size_t read_file(const char *name, const char *ending, void *buffer, size_t capacity) {
    FILE *file = open_file(name, ending, "rb");
    must(file != NULL, name, "a file of the folder");
    size_t size = fread(buffer, 1, capacity, file);
    must(size < capacity && fclose(file) == 0, name, "a file of that length");
    return size;
}

/* "x": a file that is there is not written over. */
static void write_file(const char *name, const char *ending, const void *bytes, size_t size) {
    FILE *file = open_file(name, ending, "wbx");
    must(file != NULL, name, "a file that is not there yet");
    must(fwrite(bytes, 1, size, file) == size && fclose(file) == 0, name, "writing");
}

/* --- looking at what there is --- */

static catan_state *load(const char *name, const uint8_t *save, size_t size, catan_game **game) {
    catan_config config;
    catan_map map;
    catan_map_room room;
    catan_layout layout;
    catan_state *state = NULL;
    must(catan_save_config(&config, sizeof config, save, size) == CATAN_OK, name, "its config");
    int32_t status = catan_save_map(&map, sizeof map, &room, save, size);
    int own = status == CATAN_OK;
    must(own || status == CATAN_E_MAP_EMPTY, name, "its map");
    must(catan_game_create(game, &allocator, &config, own ? &map : NULL) == CATAN_OK, name,
         "a game of it");
    if (own) {
        plain_layout(&layout, *game, &map);
    }
    must(catan_state_create(&state, &allocator, *game, own ? &layout : NULL, 0, 0) == CATAN_OK,
         name, "a state");
    status = catan_save_read(state, save, size);
    must(status == CATAN_OK, name, catan_status_name(status));
    return state;
}

static void check_record(const char *name, uint64_t hash) {
    static char text[RECORD];
    replayed r;
    uint32_t fault = 0;
    size_t size = read_file(name, ".record", text, sizeof text);
    replay_begin(&r);
    int32_t status = replay_text(&r, text, size, &fault);
    if (status != CATAN_OK) {
        fprintf(stderr, "%s.record, line %u: %s\n", name, (unsigned)fault,
                catan_status_name(status));
    }
    must(status == CATAN_OK && r.hidden == 0, name, "the record can be played");
    must(catan_hash(r.state) == hash, name, "and ends where the save is");
    replay_free(&r);
}

/* One line of goldens.txt. */
static void check(char *line, int positions) {
    static uint8_t save[SAVE], again[SAVE];
    static char text[SAVE];
    char name[NAME], question[WORD];
    uint64_t hash;
    int what = 0;
    catan_save_info info;
    catan_game *game = NULL;
    line[strcspn(line, "\n")] = '\0';
    must(sscanf(line, "%63s %" SCNx64 " %63s %n", name, &hash, question, &what) == 3 && what != 0,
         line, "name, hash, question, what it is");
    size_t size = read_file(name, ".save", save, sizeof save);
    catan_state *state = load(name, save, size, &game);
    if (positions) {
        must(catan_position_format(text, sizeof text, state) < sizeof text, name, "its text");
        printf("%s %s\n", name, text);
    } else {
        must(catan_hash(state) == hash, name, "the hash");
        must(strcmp(catan_question_name(catan_question(state)), question) == 0, name,
             "the question");
        must(catan_save_describe(&info, sizeof info, save, size) == CATAN_OK && info.bytes == size,
             name, "its description");
        must(catan_save_write(again, sizeof again, state) == size, name, "its length");
        must(info.rule_revision != catan_rule_revision() || memcmp(again, save, size) == 0, name,
             "saved again it is the same");
        check_record(name, hash);
        printf("%s: ok, %s\n", name, line + what);
    }
    catan_state_destroy(state);
    catan_game_destroy(game);
}

/* Returns how many. */
static int check_all(int positions) {
    char line[LINE];
    int count = 0;
    FILE *list = open_file("goldens", ".txt", "r");
    must(list != NULL, folder, "goldens.txt");
    while (fgets(line, sizeof line, list) != NULL) {
        if (line[0] != '#') {
            check(line, positions);
            count++;
        }
    }
    fclose(list);
    return count;
}

/* --- making new ones --- */

static void set_options(catan_config *config, const scene *s) {
    char words[LINE], *rest = words;
    snprintf(words, sizeof words, "%s", s->options);
    catan_config_init(config, sizeof *config);
    for (char *word = strtok(rest, " "); word != NULL; word = strtok(NULL, " ")) {
        char *equals = strchr(word, '=');
        must(equals != NULL, s->name, word);
        *equals = '\0';
        must(catan_config_set(config, word, equals + 1) == CATAN_OK, s->name, word);
    }
}

/* Each of the words is somewhere in the text. */
static int holds_all(const char *text, const char *words) {
    char list[LINE];
    snprintf(list, sizeof list, "%s", words);
    for (char *word = strtok(list, " "); word != NULL; word = strtok(NULL, " ")) {
        if (strstr(text, word) == NULL) {
            return 0;
        }
    }
    return 1;
}

/* The record so far ends where the scene is to be. */
static int is_there(const scene *s, const catan_state *state, const char *record) {
    static char position[SAVE];
    if (catan_question(state) != s->question) {
        return 0;
    }
    must(catan_position_format(position, sizeof position, state) < sizeof position, s->name,
         "its text");
    for (int i = 0; i < NEEDS; i++) {
        if (strcmp(needs[i].name, s->name) == 0 &&
            !(holds_all(position, needs[i].position) && holds_all(record, needs[i].record))) {
            return 0;
        }
    }
    return 1;
}

static size_t record_all(char *text, catan_state *state, const scene *s, catan_rng *rng) {
    size_t at = catan_record_begin(text, RECORD, state, CATAN_ALL_SEEING);
    at += catan_record_tag(text + at, RECORD - at, "what", s->what);
    for (uint32_t ply = 1; ply < MOST_PLIES; ply++) {
        int over = catan_result(state) != CATAN_RUNNING;
        if (ply > s->plies && is_there(s, state, text)) {
            return at + catan_record_end(text + at, RECORD - at, state);
        }
        if (over) {
            return 0;
        }
        catan_move move = catan_random_move(state, rng);
        at += catan_record_move(text + at, RECORD - at, state, CATAN_ALL_SEEING, ply, move);
        catan_apply_listed(state, move);
    }
    return 0;
}

/* Games are played until one comes to what is wanted. */
static catan_state *play(const scene *s, const catan_game *game, char *text, size_t *length) {
    catan_rng rng;
    catan_layout layout;
    catan_state *state = NULL;
    for (uint64_t seed = 1; seed < MOST_SEEDS; seed++) {
        catan_rng_seed(&rng, seed);
        must(catan_layout_generate(&layout, sizeof layout, game, &rng) == CATAN_OK, s->name,
             "a layout");
        must(catan_state_create(&state, &allocator, game, &layout, 0, 0) == CATAN_OK, s->name,
             "a state");
        *length = record_all(text, state, s, &rng);
        if (*length != 0) {
            return state;
        }
        catan_state_destroy(state);
    }
    must(0, s->name, "a game that comes to it");
    return NULL;
}

static void make(const scene *s) {
    static uint8_t save[SAVE];
    static char text[RECORD];
    catan_config config;
    catan_map map;
    catan_map_room room;
    catan_game *game = NULL;
    size_t length, where = 0;
    FILE *there = open_file(s->name, ".save", "rb");
    if (there != NULL) {
        fclose(there);
        return;
    }
    set_options(&config, s);
    if (s->map != NULL) {
        int32_t status = catan_map_parse(&map, sizeof map, &room, s->map, &where);
        if (status != CATAN_OK) {
            fprintf(stderr, "%s at %s\n", catan_status_name(status), s->map + where);
        }
        must(status == CATAN_OK, s->name, "its map");
    }
    must(catan_game_create(&game, &allocator, &config, s->map != NULL ? &map : NULL) == CATAN_OK,
         s->name, "a game");
    catan_state *state = play(s, game, text, &length);
    size_t size = catan_save_write(save, sizeof save, state);
    write_file(s->name, ".save", save, size);
    write_file(s->name, ".record", text, length);
    FILE *list = open_file("goldens", ".txt", "a");
    must(list != NULL, folder, "goldens.txt");
    fprintf(list, "%s %016" PRIx64 " %s %s\n", s->name, catan_hash(state),
            catan_question_name(catan_question(state)), s->what);
    fclose(list);
    printf("made: %s\n", s->name);
    catan_state_destroy(state);
    catan_game_destroy(game);
}

int main(int count, char **arguments) {
    if (count < 2 || count > 3) {
        fprintf(stderr, "usage: %s FOLDER [--positions | --make]\n", arguments[0]);
        return 2;
    }
    folder = arguments[1];
    if (count == 3 && strcmp(arguments[2], "--make") == 0) {
        for (int i = 0; i < SCENES; i++) {
            make(&scenes[i]);
        }
        return 0;
    }
    int positions = count == 3 && strcmp(arguments[2], "--positions") == 0;
    int checked = check_all(positions);
    if (!positions) {
        printf("goldens: ok, %d\n", checked);
    }
    return checked == 0;
}
