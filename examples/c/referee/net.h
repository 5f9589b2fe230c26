/* Lines from and to many clients on a Unix socket: one thread, poll(), no client can hold up
 * another or fill the memory. */
#ifndef REFEREE_NET_H
#define REFEREE_NET_H

#include "text.h"

enum {
    NET_CLIENTS = 32,          /* more are turned away */
    NET_LINE = 256,            /* a longer line is not a line of the protocol */
    NET_MOST_WAITING = 1 << 20 /* who does not read so many bytes is cut off */
};

typedef struct net_client {
    int fd; /* -1: free */
    char line[NET_LINE];
    size_t length;
    int too_long; /* the line in work is; the rest of it is skipped */
    int closing;  /* 1: closed when all is sent */
    double since; /* when it last sent a line, or came */
    text out;     /* what has not been sent yet */
    int number;   /* which client it is, 0 to NET_CLIENTS - 1 */
} net_client;

/* What the program does when something happens. A line is null if it was too long; else it ends
 * with a zero, and `length` tells whether there are zeros in it, too. */
typedef struct net_calls {
    void (*came)(void *user, net_client *client);
    void (*said)(void *user, net_client *client, const char *line, size_t length);
    void (*left)(void *user, net_client *client);
} net_calls;

typedef struct net {
    int listener;
    net_client clients[NET_CLIENTS];
    const net_calls *calls;
    void *user;
} net;

/* Listens at a path, which only the own user may reach. Returns null, or why not. */
const char *net_open(net *n, const char *path, const net_calls *calls, void *user);

/* Waits for something to happen, but no longer than so many milliseconds. */
void net_wait(net *n, int milliseconds);

/* 1 if there is something that is not sent yet. */
int net_is_busy(const net *n);

/* Sends what is left to send to a client, then closes. */
void net_close_client(net_client *client);

void net_close(net *n, const char *path);

/* Seconds of a clock that never goes back. */
double net_now(void);

#endif
