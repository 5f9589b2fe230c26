#include "referee.h"

#include <stdio.h>
#include <string.h>

#include "lines.h"
#include "seats.h"
#include "talk.h"

int referee_random(void *bytes, size_t count) {
    FILE *file = fopen("/dev/urandom", "rb");
    size_t got = file != NULL ? fread(bytes, 1, count, file) : 0;
    if (file != NULL) {
        fclose(file);
    }
    return got == count;
}

int referee_is_over(const referee *r) { return catan_result(r->t.state) != CATAN_RUNNING; }

/* --- the game --- */

/* Chance is the referee's: it goes on until a seat must decide. */
static void go_on(referee *r) {
    while (catan_actor(r->t.state) == CATAN_CHANCE && table_chance(&r->t) == CATAN_OK) {
        talk_move(r);
    }
    r->asked = net_now();
}

static void start_if_full(referee *r) {
    if (!r->started && seats_are_taken(r)) {
        r->started = 1;
        talk_start(r);
        go_on(r);
    }
}

static int32_t make_move(referee *r, int32_t seat, catan_move move) {
    int32_t status = table_apply(&r->t, seat, move);
    if (status == CATAN_OK) {
        talk_move(r);
        go_on(r);
    }
    return status;
}

/* --- what clients say --- */

/* A move as text, judged as that seat may be told. */
static int32_t judge(const referee *r, int32_t seat, const char *words, catan_move *move) {
    int32_t status = catan_move_parse(move, r->t.game, words);
    return status == CATAN_OK ? catan_view_check(r->t.state, seat, *move) : status;
}

/* Says why not, if the client has no say in a game that is on. */
static int has_seat(const referee *r, net_client *client) {
    if (r->watching[client->number] < 0) {
        talk_refuse(client, "REFEREE_NO_SEAT", "You have no seat.");
    } else if (!r->started) {
        talk_refuse(client, "REFEREE_NOT_STARTED", "Not all seats are taken yet.");
    }
    return r->watching[client->number] >= 0 && r->started;
}

static void do_move(referee *r, net_client *client, const char *words) {
    catan_move move = CATAN_MOVE_NONE;
    int32_t seat = r->watching[client->number];
    if (!has_seat(r, client)) {
        return;
    }
    int32_t status = judge(r, seat, words, &move);
    if (status == CATAN_OK) {
        status = make_move(r, seat, move);
    }
    if (status != CATAN_OK) {
        talk_status(client, status);
    }
}

static void do_why(referee *r, net_client *client, const char *words) {
    catan_move move = CATAN_MOVE_NONE;
    if (has_seat(r, client)) {
        int32_t status = judge(r, r->watching[client->number], words, &move);
        text_add(&client->out, "why %s %s\n", catan_status_name(status), catan_status_text(status));
    }
}

static void do_view(referee *r, net_client *client, const char *words) {
    (void)words;
    if (r->watching[client->number] == CATAN_NOBODY) {
        talk_refuse(client, "REFEREE_NO_SEAT", "You have no seat and do not watch.");
    } else {
        talk_position(r, client);
    }
}

static void do_join(referee *r, net_client *client, const char *name) {
    seats_join(r, client, name);
    start_if_full(r);
}

static void do_watch(referee *r, net_client *client, const char *words) {
    (void)words;
    seats_watch(r, client);
}

static void do_quit(referee *r, net_client *client, const char *words) {
    (void)r, (void)words;
    text_add(&client->out, "bye\n");
    net_close_client(client);
}

typedef struct command {
    const char *name;
    int words; /* how many stand behind it */
    void (*act)(referee *r, net_client *client, const char *words);
} command;

static const command commands[] = {
    {"join", 1, do_join}, {"rejoin", 1, seats_rejoin}, {"watch", 0, do_watch}, {"move", 1, do_move},
    {"why", 1, do_why},   {"view", 0, do_view},        {"quit", 0, do_quit},
};

static void do_line(referee *r, net_client *client, const char *line) {
    size_t length = strcspn(line, " ");
    const char *words = line + length + (line[length] == ' ');
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++) {
        if (strlen(commands[i].name) == length && strncmp(commands[i].name, line, length) == 0 &&
            (words[0] != '\0') == commands[i].words && strchr(words, ' ') == NULL) {
            commands[i].act(r, client, words);
            return;
        }
    }
    talk_refuse(
        client, "REFEREE_COMMAND",
        "That is none of: join NAME, rejoin TOKEN, watch, move MOVE, why MOVE, view, quit.");
}

/* --- calls of the net --- */

static void came(void *user, net_client *client) {
    referee *r = user;
    r->watching[client->number] = CATAN_NOBODY;
    text_add(&client->out, "catan-referee 1\n");
}

/* The protocol is plain ASCII: all other bytes are refused before anything looks at them. */
static int is_plain(const char *line, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (line[i] < ' ' || line[i] > '~') {
            return 0;
        }
    }
    return 1;
}

static void said(void *user, net_client *client, const char *line, size_t length) {
    if (line == NULL) {
        talk_refuse(client, "REFEREE_LINE", "That line is too long.");
    } else if (!is_plain(line, length)) {
        talk_refuse(client, "REFEREE_BYTES", "Lines are of printable ASCII.");
    } else {
        do_line(user, client, line);
    }
}

static void left(void *user, net_client *client) { seats_leave(user, client); }

const net_calls referee_calls = {came, said, left};

/* --- time --- */

/* Who neither plays nor watches holds a place that somebody else may want. */
static void turn_away(referee *r, double now) {
    for (int i = 0; i < NET_CLIENTS; i++) {
        net_client *client = &r->n->clients[i];
        if (client->fd >= 0 && !client->closing && r->watching[i] == CATAN_NOBODY &&
            now - client->since > r->patience) {
            talk_refuse(client, "REFEREE_SILENCE", "You said nothing for too long.");
            net_close_client(client);
        }
    }
}

void referee_tick(referee *r) {
    double now = net_now();
    if (r->patience <= 0) {
        return;
    }
    turn_away(r, now);
    if (r->started && !referee_is_over(r) && now - r->asked > r->patience) {
        int32_t seat = catan_actor(r->t.state);
        talk_all(r, "late s%d\n", seat);
        make_move(r, seat, catan_random_move(r->t.state, &r->spare));
    }
}
