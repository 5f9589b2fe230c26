#include "talk.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "lines.h"

void talk_refuse(net_client *client, const char *name, const char *sentence) {
    text_add(&client->out, "error %s %s\n", name, sentence);
}

void talk_status(net_client *client, int32_t status) {
    talk_refuse(client, catan_status_name(status), catan_status_text(status));
}

/* 1 if the client sees the game. */
static int sees(const referee *r, const net_client *client) {
    return client->fd >= 0 && !client->closing && r->watching[client->number] != CATAN_NOBODY;
}

void talk_all(referee *r, const char *format, ...) {
    char line[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    for (int i = 0; i < NET_CLIENTS; i++) {
        if (sees(r, &r->n->clients[i])) {
            text_add(&r->n->clients[i].out, "%s", line);
        }
    }
}

/* The question is for who must decide; to the others it is told who that is. */
static void ask(const referee *r, net_client *client) {
    int32_t result = catan_result(r->t.state);
    if (!r->started) {
        return;
    }
    if (result == CATAN_RUNNING) {
        lines_question(&client->out, &r->t, r->watching[client->number]);
    } else {
        text_add(&client->out, "over ");
        lines_who(&client->out, result >= 0 ? result : (int32_t)CATAN_NOBODY);
        text_add(&client->out, "\n");
    }
}

void talk_position(const referee *r, net_client *client) {
    lines_view(&client->out, &r->t, r->watching[client->number]);
    ask(r, client);
}

/* Plain English, a line each. */
static void add_sentences(text *out, const referee *r, int32_t observer) {
    text sentences = {0};
    wording w = {&r->t.b, (const char(*)[NAME_LENGTH])r->names, observer};
    words_tell(&sentences, &w, r->t.state);
    for (const char *at = text_words(&sentences); *at != '\0';) {
        size_t length = strcspn(at, "\n");
        text_add(out, "say %.*s\n", (int)length, at);
        at += length + (at[length] == '\n');
    }
    text_free(&sentences);
}

void talk_move(referee *r) {
    for (int i = 0; i < NET_CLIENTS; i++) {
        net_client *client = &r->n->clients[i];
        if (sees(r, client)) {
            text_add(&client->out, "ply %zu\n", r->t.count);
            lines_events(&client->out, &r->t, r->watching[i]);
            add_sentences(&client->out, r, r->watching[i]);
            ask(r, client);
        }
    }
}

void talk_start(referee *r) {
    talk_all(r, "start\n");
    for (int i = 0; i < NET_CLIENTS; i++) {
        if (sees(r, &r->n->clients[i])) {
            talk_position(r, &r->n->clients[i]);
        }
    }
}
