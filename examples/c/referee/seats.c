#include "seats.h"

#include <stdio.h>
#include <string.h>

#include "lines.h"
#include "talk.h"

int seats_are_taken(const referee *r) {
    for (uint32_t seat = 0; seat < r->t.b.players; seat++) {
        if (r->seats[seat].name[0] == '\0') {
            return 0;
        }
    }
    return 1;
}

static int is_name(const char *name) {
    static const char letters[] =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
    size_t length = strlen(name);
    return length > 0 && length < NAME_LENGTH && strspn(name, letters) == length;
}

static int make_token(char token[TOKEN_LENGTH]) {
    uint8_t bytes[TOKEN_LENGTH / 2];
    if (!referee_random(bytes, sizeof bytes)) {
        return 0;
    }
    for (size_t i = 0; i < sizeof bytes; i++) {
        snprintf(token + 2 * i, 3, "%02x", bytes[i]);
    }
    return 1;
}

/* The answer to a client that has a seat now. */
static void seat_client(referee *r, net_client *client, int32_t seat) {
    referee_seat *at = &r->seats[seat];
    at->client = client->number;
    r->watching[client->number] = seat;
    text_add(&client->out, "seated s%d %s\n", seat, at->token);
    talk_all(r, "seat s%d %s here\n", seat, at->name);
}

void seats_join(referee *r, net_client *client, const char *name) {
    int32_t seat = 0;
    if (r->watching[client->number] != CATAN_NOBODY) {
        talk_refuse(client, "REFEREE_SEATED", "You have a seat, or watch.");
        return;
    }
    if (!is_name(name)) {
        talk_refuse(client, "REFEREE_NAME", "A name is of 1 to 23 letters, digits, _ and -.");
        return;
    }
    for (uint32_t i = 0; i < r->t.b.players; i++) {
        if (strcmp(r->seats[i].name, name) == 0) {
            talk_refuse(client, "REFEREE_NAME", "Somebody of that name plays.");
            return;
        }
    }
    while (seat < (int32_t)r->t.b.players && r->seats[seat].name[0] != '\0') {
        seat++;
    }
    if (seat == (int32_t)r->t.b.players || !make_token(r->seats[seat].token)) {
        talk_refuse(client, "REFEREE_FULL", "No seat is free.");
        return;
    }
    snprintf(r->seats[seat].name, NAME_LENGTH, "%s", name);
    memcpy(r->names[seat], r->seats[seat].name, NAME_LENGTH);
    seat_client(r, client, seat);
}

/* Takes as long for a wrong token as for a right one: time must not tell how much of it is right.
 */
static int is_token(const char *token, const char *right) {
    unsigned different = 0;
    if (strlen(token) != TOKEN_LENGTH - 1 || strlen(right) != TOKEN_LENGTH - 1) {
        return 0;
    }
    for (int i = 0; i < TOKEN_LENGTH - 1; i++) {
        different |= (unsigned)(unsigned char)token[i] ^ (unsigned)(unsigned char)right[i];
    }
    return different == 0;
}

void seats_rejoin(referee *r, net_client *client, const char *token) {
    if (r->watching[client->number] != CATAN_NOBODY) {
        talk_refuse(client, "REFEREE_SEATED", "You have a seat, or watch.");
        return;
    }
    for (int32_t seat = 0; seat < (int32_t)r->t.b.players; seat++) {
        if (!is_token(token, r->seats[seat].token)) {
            continue;
        }
        if (r->seats[seat].client >= 0) { /* the line may be dead without anybody knowing */
            net_client *old = &r->n->clients[r->seats[seat].client];
            r->watching[old->number] = CATAN_NOBODY;
            talk_refuse(old, "REFEREE_REPLACED", "Somebody with your token came in your place.");
            net_close_client(old);
        }
        seat_client(r, client, seat);
        talk_position(r, client);
        return;
    }
    talk_refuse(client, "REFEREE_TOKEN", "There is no such token.");
}

void seats_watch(referee *r, net_client *client) {
    if (r->watching[client->number] != CATAN_NOBODY) {
        talk_refuse(client, "REFEREE_SEATED", "You have a seat, or watch.");
        return;
    }
    r->watching[client->number] = CATAN_SPECTATOR;
    text_add(&client->out, "watching\n");
    talk_position(r, client);
}

void seats_leave(referee *r, const net_client *client) {
    int32_t seat = r->watching[client->number];
    r->watching[client->number] = CATAN_NOBODY;
    if (seat >= 0) {
        r->seats[seat].client = -1;
        talk_all(r, "seat s%d %s away\n", seat, r->seats[seat].name);
    }
}
