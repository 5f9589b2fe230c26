/* Every public call with null, zero, huge and random arguments: no crash; a call that fails changes
 * nothing; a call that takes a state or game as const never writes to it. The table names every
 * function that the headers declare. */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <setjmp.h>
#include <cmocka.h>

#include <ctype.h>
#include <stdio.h>

#include "test_api_fixture.h"
#include "test_api_moves.h"
#include "test_api_objects.h"
#include "test_api_records.h"
#include "test_api_saves.h"
#include "test_api_state.h"
#include "test_api_views.h"

enum { CALLS = 1500 };

#define ROW(name)                                                                                  \
    { "catan_" #name, call_##name }
static const api_row rows[] = {ROW(actor),
                               ROW(apply),
                               ROW(apply_listed),
                               ROW(card_name),
                               ROW(chance_weights),
                               ROW(check),
                               ROW(config_check),
                               ROW(config_get),
                               ROW(config_init),
                               ROW(config_parse),
                               ROW(config_set),
                               ROW(config_size),
                               ROW(counter_domain),
                               ROW(counter_name),
                               ROW(development_name),
                               ROW(edge_count),
                               ROW(edge_get),
                               ROW(edge_owner),
                               ROW(edge_route),
                               ROW(special_points),
                               ROW(config_map),
                               ROW(event_name),
                               ROW(events),
                               ROW(game_config),
                               ROW(game_create),
                               ROW(game_destroy),
                               ROW(game_init),
                               ROW(game_map),
                               ROW(game_players),
                               ROW(game_size),
                               ROW(game_target),
                               ROW(harbour_count),
                               ROW(harbour_get),
                               ROW(harbour_name),
                               ROW(hash),
                               ROW(hex_at),
                               ROW(hex_count),
                               ROW(hex_get),
                               ROW(layout_check),
                               ROW(layout_generate),
                               ROW(layout_get),
                               ROW(layout_size),
                               ROW(map_check),
                               ROW(map_format),
                               ROW(map_parse),
                               ROW(map_size),
                               ROW(max_counters),
                               ROW(max_events),
                               ROW(max_moves),
                               ROW(max_pieces),
                               ROW(move_accept),
                               ROW(move_argument),
                               ROW(move_build_city),
                               ROW(move_build_road),
                               ROW(move_build_settlement),
                               ROW(move_buy_development),
                               ROW(move_confirm),
                               ROW(move_decline),
                               ROW(move_describe),
                               ROW(move_dice),
                               ROW(move_discard),
                               ROW(move_draw_development),
                               ROW(move_end_turn),
                               ROW(move_first_player),
                               ROW(move_format),
                               ROW(move_free_road),
                               ROW(move_kind_name),
                               ROW(move_kind_of),
                               ROW(move_make),
                               ROW(move_masked),
                               ROW(move_move_robber),
                               ROW(move_offer_cancel),
                               ROW(move_offer_give),
                               ROW(move_offer_send),
                               ROW(move_offer_want),
                               ROW(move_parse),
                               ROW(move_pass),
                               ROW(move_play_knight),
                               ROW(move_play_monopoly),
                               ROW(move_play_plenty),
                               ROW(move_play_road_building),
                               ROW(move_reject),
                               ROW(move_rob),
                               ROW(move_roll),
                               ROW(move_setup_road),
                               ROW(move_setup_settlement),
                               ROW(move_steal),
                               ROW(move_take),
                               ROW(move_trade_bank),
                               ROW(move_withdraw),
                               ROW(move_setup_ship),
                               ROW(move_build_ship),
                               ROW(move_free_ship),
                               ROW(move_lift_ship),
                               ROW(move_put_ship),
                               ROW(move_move_pirate),
                               ROW(move_take_gold),
                               ROW(move_discover),
                               ROW(move_discover_number),
                               ROW(move_dice_pair),
                               ROW(move_event_die),
                               ROW(move_setup_city),
                               ROW(move_build_wall),
                               ROW(move_restore_city),
                               ROW(move_recruit_knight),
                               ROW(move_activate_knight),
                               ROW(move_promote_knight),
                               ROW(move_lift_knight),
                               ROW(move_put_knight),
                               ROW(move_retreat_knight),
                               ROW(move_chase_robber),
                               ROW(move_improve),
                               ROW(move_place_metropolis),
                               ROW(move_muster),
                               ROW(move_lose_city),
                               ROW(move_choose_deck),
                               ROW(move_draw_progress),
                               ROW(move_discard_progress),
                               ROW(move_take_aqueduct),
                               ROW(move_mustered),
                               ROW(move_chase_pirate),
                               ROW(move_play_alchemist),
                               ROW(move_play_crane),
                               ROW(move_play_mining),
                               ROW(move_play_irrigation),
                               ROW(move_play_inventor),
                               ROW(move_play_engineer),
                               ROW(move_play_medicine),
                               ROW(move_play_smith),
                               ROW(move_play_free_roads),
                               ROW(move_play_bishop),
                               ROW(move_play_diplomat),
                               ROW(move_play_warlord),
                               ROW(move_play_wedding),
                               ROW(move_play_intrigue),
                               ROW(move_play_saboteur),
                               ROW(move_play_spy),
                               ROW(move_play_deserter),
                               ROW(move_play_commercial_harbour),
                               ROW(move_play_merchant_fleet),
                               ROW(move_play_master_merchant),
                               ROW(move_play_trade_monopoly),
                               ROW(move_play_resource_monopoly),
                               ROW(move_play_merchant),
                               ROW(move_swap_number),
                               ROW(move_free_promotion),
                               ROW(move_rebuild),
                               ROW(move_give),
                               ROW(move_take_progress),
                               ROW(move_desert),
                               ROW(move_choose_strength),
                               ROW(move_place_deserter),
                               ROW(move_harbour_offer),
                               ROW(move_harbour_card),
                               ROW(move_harbour_give),
                               ROW(move_take_hand),
                               ROW(move_buy_harbour),
                               ROW(move_pay_harbour),
                               ROW(move_lay_harbour),
                               ROW(move_turn_harbour),
                               ROW(move_protect_harbours),
                               ROW(move_restore_harbour),
                               ROW(move_take_income),
                               ROW(move_build_bridge),
                               ROW(move_take_token),
                               ROW(move_put_token),
                               ROW(move_build_great_wall),
                               ROW(move_die),
                               ROW(move_play_attack),
                               ROW(move_attack_with),
                               ROW(move_attack_route),
                               ROW(move_attack_bridge),
                               ROW(move_attack_building),
                               ROW(move_attack_for_city),
                               ROW(move_defend),
                               ROW(move_defend_with),
                               ROW(move_give_in),
                               ROW(move_build_dike),
                               ROW(move_free_dike),
                               ROW(move_drain),
                               ROW(move_polder_terrain),
                               ROW(move_polder_number),
                               ROW(move_irrigate_pasture),
                               ROW(move_irrigate_forest),
                               ROW(move_market_give),
                               ROW(move_market_take),
                               ROW(move_build_stage),
                               ROW(move_take_rain),
                               ROW(move_dice_wide),
                               ROW(move_red_die),
                               ROW(move_choose_total),
                               ROW(move_lay_dice),
                               ROW(move_lay_red),
                               ROW(move_pay_tax),
                               ROW(move_diplomat_bridge),
                               ROW(progress_name),
                               ROW(track_name),
                               ROW(face_name),
                               ROW(progress_hand),
                               ROW(node_knight),
                               ROW(moves),
                               ROW(moves_for_discard),
                               ROW(moves_for_offer),
                               ROW(node_building),
                               ROW(node_count),
                               ROW(node_get),
                               ROW(node_owner),
                               ROW(option_count),
                               ROW(option_describe),
                               ROW(piece_name),
                               ROW(playout),
                               ROW(playouts),
                               ROW(playouts_size),
                               ROW(position_format),
                               ROW(position_parse),
                               ROW(position_size),
                               ROW(price),
                               ROW(question),
                               ROW(question_name),
                               ROW(question_text),
                               ROW(random_move),
                               ROW(rates),
                               ROW(reason_name),
                               ROW(result),
                               ROW(rng_below),
                               ROW(rng_next),
                               ROW(rng_seed),
                               ROW(record_begin),
                               ROW(record_end),
                               ROW(record_move),
                               ROW(record_parse),
                               ROW(record_tag),
                               ROW(rule_revision),
                               ROW(save_config),
                               ROW(save_describe),
                               ROW(save_map),
                               ROW(save_read),
                               ROW(save_write),
                               ROW(score_get),
                               ROW(seat_get),
                               ROW(sites),
                               ROW(source_name),
                               ROW(state_copy),
                               ROW(state_create),
                               ROW(state_destroy),
                               ROW(state_equal),
                               ROW(state_game),
                               ROW(state_init),
                               ROW(state_size),
                               ROW(stats_event),
                               ROW(stats_init),
                               ROW(stats_move),
                               ROW(status_name),
                               ROW(status_text),
                               ROW(table_get),
                               ROW(terrain_name),
                               ROW(undo),
                               ROW(undo_depth),
                               ROW(undo_reveals),
                               ROW(version),
                               ROW(version_text),
                               ROW(view_check),
                               ROW(view_count),
                               ROW(view_counters),
                               ROW(view_get),
                               ROW(view_hash),
                               ROW(view_layout),
                               ROW(view_moves),
                               ROW(view_pieces)};
enum { ROWS = sizeof rows / sizeof *rows };

/* --- what there is to call with --- */

static void make_games(fixture *f) {
    static const uint8_t players[GAMES] = {4, 6, 3, 4};
    for (int i = 0; i < GAMES; i++) {
        catan_config config;
        assert_int_equal(catan_config_init(&config, sizeof config), CATAN_OK);
        config.players = players[i];
        config.sea_frame = i == 2;
        config.counter_offers = i == 0;
        config.cities_knights = i == 3;
        f->game_bytes[i] = catan_game_size(&config, NULL);
        void *memory = aligned_alloc(16, (f->game_bytes[i] + 15) / 16 * 16);
        f->game_before[i] = malloc(f->game_bytes[i]);
        assert_int_equal(catan_game_init(&f->games[i], memory, f->game_bytes[i], &config, NULL),
                         CATAN_OK);
        memcpy(f->game_before[i], memory, f->game_bytes[i]);
    }
}

/* States at the beginning, in the middle, and after the end; some with a log. */
static void make_states(fixture *f) {
    static const uint32_t plies[STATES] = {0, 3, 150, 400, 300, UINT32_MAX, 150, 800};
    memset(f->block, 0xa5, sizeof f->block);
    for (int i = 0; i < STATES; i++) {
        const catan_game *game = f->games[i % GAMES];
        assert_int_equal(catan_layout_generate(&f->layout, sizeof f->layout, game, &f->rng),
                         CATAN_OK);
        uint32_t events = i % 2 == 0 ? 0 : EVENTS;
        assert_true(catan_state_size(game, JOURNAL_BYTES, events) <= STATE_BYTES);
        assert_int_equal(catan_state_init(&f->states[i], f->block[i], STATE_BYTES, game, &f->layout,
                                          JOURNAL_BYTES, events),
                         CATAN_OK);
        assert_int_equal(catan_playout(f->states[i], &f->rng, plies[i]), CATAN_OK);
    }
    assert_int_equal(catan_layout_get(&f->layout, sizeof f->layout, f->states[0]), CATAN_OK);
    memcpy(f->block_before, f->block, sizeof f->block);
}

static int set_up(void **state) {
    fixture *f = aligned_alloc(16, (sizeof(fixture) + 15) / 16 * 16);
    memset(f, 0, sizeof *f);
    catan_rng_seed(&f->rng, 20);
    make_games(f);
    make_states(f);
    *state = f;
    return 0;
}
static int tear_down(void **state) {
    fixture *f = *state;
    for (int i = 0; i < GAMES; i++) {
        free(f->games[i]);
        free(f->game_before[i]);
    }
    free(f);
    return 0;
}

/* --- the calls --- */

static void check_unchanged(fixture *f, const char *name, size_t written) {
    for (int i = 0; i < STATES; i++) {
        if (i != f->changed && memcmp(f->block[i], f->block_before[i], STATE_BYTES) != 0) {
            fail_msg("%s changed state %d", name, i);
        }
    }
    for (int i = 0; i < GAMES; i++) {
        if (memcmp(f->games[i], f->game_before[i], f->game_bytes[i]) != 0) {
            fail_msg("%s changed a game", name);
        }
    }
    assert_true(written <= OUT);
    if (memcmp(f->out + written, f->out_before + written, OUT - written) != 0) {
        fail_msg("%s wrote what it should not", name);
    }
}

static void test_arguments(void **state) {
    fixture *f = *state;
    for (int i = 0; i < ROWS; i++) {
        for (int k = 0; k < CALLS; k++) {
            f->changed = -1;
            memset(f->out, 0x5a, OUT);
            memset(f->out_before, 0x5a, OUT);
            size_t written = rows[i].call(f);
            check_unchanged(f, rows[i].name, written);
            if (f->changed >= 0) {
                memcpy(f->block_before[f->changed], f->block[f->changed], STATE_BYTES);
            }
        }
    }
}

/* --- the table against the headers --- */

static int is_named(const char *name, size_t length) {
    for (int i = 0; i < ROWS; i++) {
        if (strlen(rows[i].name) == length && memcmp(rows[i].name, name, length) == 0) {
            return 1;
        }
    }
    return 0;
}

/* Every "CATAN_API ... name(" at the beginning of a line. Returns how many. */
static int read_header(const char *path) {
    static char text[200000];
    FILE *file = fopen(path, "r");
    if (file == NULL) {
        fail_msg("%s cannot be read", path);
    }
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    fclose(file);
    int found = 0;
    for (const char *at = strstr(text, "\nCATAN_API "); at != NULL;
         at = strstr(at + 1, "\nCATAN_API ")) {
        const char *end = strchr(at, '('), *begin = end;
        while (isalnum((unsigned char)begin[-1]) || begin[-1] == '_') {
            begin--;
        }
        if (!is_named(begin, (size_t)(end - begin))) {
            fail_msg("%s: %.*s is not in the table", path, (int)(end - begin), begin);
        }
        found++;
    }
    return found;
}

static void test_table(void **state) {
    static const char *const headers[] = {"api",    "board", "builders", "catan",   "chance",
                                          "config", "event", "game",     "inspect", "map",
                                          "move",   "query", "record",   "result",  "rng",
                                          "save",   "state", "stats",    "text",    "view"};
    (void)state;
    const char *root = getenv("CATAN_SOURCE_DIR");
    char path[1000];
    int found = 0;
    for (size_t i = 0; i < sizeof headers / sizeof *headers; i++) {
        snprintf(path, sizeof path, "%s/include/catan/%s.h", root != NULL ? root : ".", headers[i]);
        found += read_header(path);
    }
    assert_int_equal(found, ROWS);
    /* And no header is missing here: catan.h includes each of the others. */
    snprintf(path, sizeof path, "%s/include/catan/catan.h", root != NULL ? root : ".");
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    size_t includes = 0;
    while (fgets(path, sizeof path, file) != NULL) {
        includes += strncmp(path, "#include \"", 10) == 0;
    }
    fclose(file);
    assert_int_equal(includes, sizeof headers / sizeof *headers - 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table),
        cmocka_unit_test(test_arguments),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
