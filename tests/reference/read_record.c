/* Plays a record from the standard input again and prints what compare-minded programs want: before
 * each move and at the end a `facts` line (facts.h) and a `position` line; then `points` of all
 * seats and `result`. Each line of the record must be just as the library would write it. Written
 * against the public headers alone.
 *
 *     catan_read_record < RECORD
 *
 * Exit status 0; 1 if the record is refused (the line and the status go to the standard error). */
#include "facts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/replay_record.h"

enum { LINE = 65536 };

static uint32_t number; /* of the line */

static _Noreturn void refuse(const char *why) {
    fflush(stdout);
    fprintf(stderr, "catan_read_record: line %u: %s\n", (unsigned)number, why);
    exit(1);
}

static void print_situation(const replayed *r) {
    const size_t length = catan_position_format(NULL, 0, r->state);
    char *text = malloc(length + 1);

    if (text == NULL || catan_position_format(text, length + 1, r->state) != length)
        must("catan_position_format", CATAN_E_MEMORY);
    print_facts(r->game, r->state);
    printf("position %s\n", text);
    free(text);
}

/* The line of a move, written anew. */
static void check_move(const replayed *r, const char *line, size_t length) {
    char again[LINE];
    catan_record_line parsed;

    if (catan_record_parse(&parsed, sizeof parsed, r->game, line, length) != CATAN_OK ||
        parsed.kind != CATAN_RECORD_MOVE)
        return;
    print_situation(r);
    if (catan_record_move(again, sizeof again, r->state, r->observer, parsed.ply, parsed.move) !=
            length ||
        memcmp(again, line, length) != 0)
        refuse("the library writes it otherwise");
}

/* All lines up to the start, written anew; `first`: the lines that there are. */
static void check_beginning(const replayed *r, const char *first, size_t length) {
    char again[LINE];

    if (catan_record_begin(again, sizeof again, r->state, r->observer) != length ||
        memcmp(again, first, length) != 0)
        refuse("the library begins otherwise");
}

int main(void) {
    static char line[LINE], first[LINE];
    static replayed r;
    size_t begun = 0;

    replay_begin(&r);
    while (fgets(line, sizeof line, stdin) != NULL) {
        const size_t length = strlen(line);
        const int started = r.state != NULL;

        number++;
        if (started)
            check_move(&r, line, length);
        else if (begun + length < sizeof first) {
            memcpy(first + begun, line, length);
            begun += length;
        }
        const int32_t status = replay_line(&r, line, length);
        if (status != CATAN_OK)
            refuse(catan_status_name(status));
        if (!started && r.state != NULL)
            check_beginning(&r, first, begun);
    }
    if (!r.ended || r.hidden != 0)
        refuse("no full record");
    print_situation(&r);
    printf("points");
    for (uint32_t seat = 0; seat < catan_game_players(r.game); seat++) {
        catan_seat_info info;

        must("catan_seat_get", catan_seat_get(&info, sizeof info, r.state, seat));
        printf("%s%d", seat ? "/" : " ", info.points);
    }
    char text[WHO_TEXT];
    printf("\nresult %s\n", result_name(text, r.state));
    replay_free(&r);
    return 0;
}
