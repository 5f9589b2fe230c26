#define _POSIX_C_SOURCE 200809L
#include "net.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

enum { PIECE = 4096, ENOUGH_WAITING = 1 << 16, MOST_SECONDS_TO_CLOSE = 30 };

double net_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* --- open and close --- */

static int set_up_descriptor(int fd) {
    int flags = fcntl(fd, F_GETFL);
    return flags != -1 && fcntl(fd, F_SETFL, flags | O_NONBLOCK) != -1 &&
           fcntl(fd, F_SETFD, FD_CLOEXEC) != -1;
}

/* What was left behind by a referee that was killed; anything else than a socket stays. */
static void remove_old(const char *path) {
    struct stat info;
    if (lstat(path, &info) == 0 && S_ISSOCK(info.st_mode)) {
        unlink(path);
    }
}

const char *net_open(net *n, const char *path, const net_calls *calls, void *user) {
    struct sockaddr_un address;
    memset(n, 0, sizeof *n);
    for (int i = 0; i < NET_CLIENTS; i++) {
        n->clients[i].fd = -1;
        n->clients[i].number = i;
    }
    n->calls = calls;
    n->user = user;
    memset(&address, 0, sizeof address);
    address.sun_family = AF_UNIX;
    if (strlen(path) >= sizeof address.sun_path) {
        return "the path is too long for a socket";
    }
    memcpy(address.sun_path, path, strlen(path));
    remove_old(path);
    n->listener = socket(AF_UNIX, SOCK_STREAM, 0);
    mode_t before = umask(077);
    int fine = n->listener >= 0 && set_up_descriptor(n->listener) &&
               bind(n->listener, (const struct sockaddr *)&address, sizeof address) == 0 &&
               listen(n->listener, NET_CLIENTS) == 0;
    int fault = errno;
    umask(before);
    if (!fine && n->listener >= 0) {
        close(n->listener);
    }
    return fine ? NULL : strerror(fault);
}

static void drop(net *n, net_client *client) {
    if (client->fd >= 0) {
        n->calls->left(n->user, client);
        close(client->fd);
    }
    client->fd = -1;
    text_free(&client->out);
}

void net_close(net *n, const char *path) {
    for (int i = 0; i < NET_CLIENTS; i++) {
        drop(n, &n->clients[i]);
    }
    close(n->listener);
    unlink(path);
}

void net_close_client(net_client *client) { client->closing = 1; }

int net_is_busy(const net *n) {
    for (int i = 0; i < NET_CLIENTS; i++) {
        if (n->clients[i].fd >= 0 && n->clients[i].out.length > 0) {
            return 1;
        }
    }
    return 0;
}

/* --- what comes --- */

static void come(net *n) {
    int fd = accept(n->listener, NULL, NULL);
    if (fd < 0) {
        return;
    }
    net_client *client = NULL;
    for (int i = 0; i < NET_CLIENTS && client == NULL; i++) {
        client = n->clients[i].fd < 0 ? &n->clients[i] : NULL;
    }
    if (client == NULL || !set_up_descriptor(fd)) {
        close(fd);
        return;
    }
    client->fd = fd;
    client->length = 0;
    client->too_long = 0;
    client->closing = 0;
    client->since = net_now();
    n->calls->came(n->user, client);
}

static void end_line(net *n, net_client *client) {
    size_t length = client->length;
    length -= length > 0 && client->line[length - 1] == '\r';
    client->line[length] = '\0';
    client->length = 0;
    client->since = net_now();
    if (client->too_long) {
        client->too_long = 0;
        n->calls->said(n->user, client, NULL, 0);
    } else {
        n->calls->said(n->user, client, client->line, length);
    }
}

static void take_bytes(net *n, net_client *client, const char *bytes, size_t count) {
    for (size_t i = 0; i < count && !client->closing; i++) {
        if (bytes[i] == '\n') {
            end_line(n, client);
        } else if (client->length < NET_LINE - 1) {
            client->line[client->length++] = bytes[i];
        } else {
            client->too_long = 1;
        }
    }
}

static void receive(net *n, net_client *client) {
    char bytes[PIECE];
    ssize_t count = read(client->fd, bytes, sizeof bytes);
    if (count > 0) {
        take_bytes(n, client, bytes, (size_t)count);
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
        drop(n, client);
    }
}

/* --- what goes --- */

static void send_some(net *n, net_client *client) {
    int stuck = client->closing && net_now() - client->since > MOST_SECONDS_TO_CLOSE;
    if (client->out.length > NET_MOST_WAITING || stuck) {
        drop(n, client); /* it does not listen */
        return;
    }
    if (client->out.length > 0) {
        ssize_t count = send(client->fd, client->out.words, client->out.length, MSG_NOSIGNAL);
        if (count > 0) {
            text_drop(&client->out, (size_t)count);
        } else if (errno != EAGAIN && errno != EINTR) {
            drop(n, client);
            return;
        }
    }
    if (client->closing && client->out.length == 0) {
        drop(n, client);
    }
}

/* Who asks for much and does not listen is not heard until he has listened. */
static short wanted(const net_client *client) {
    short events = client->out.length > 0 ? POLLOUT : 0;
    if (client->out.length < ENOUGH_WAITING && !client->closing) {
        events = (short)(events | POLLIN);
    }
    return events;
}

void net_wait(net *n, int milliseconds) {
    struct pollfd polled[NET_CLIENTS + 1];
    for (int i = 0; i < NET_CLIENTS; i++) {
        polled[i].fd = n->clients[i].fd; /* poll() passes over -1 */
        polled[i].events = polled[i].fd >= 0 ? wanted(&n->clients[i]) : 0;
        polled[i].revents = 0;
    }
    polled[NET_CLIENTS].fd = n->listener;
    polled[NET_CLIENTS].events = POLLIN;
    polled[NET_CLIENTS].revents = 0;
    if (poll(polled, NET_CLIENTS + 1, milliseconds) < 0) {
        return;
    }
    for (int i = 0; i < NET_CLIENTS; i++) {
        if ((polled[i].revents & (POLLIN | POLLHUP | POLLERR)) != 0) {
            receive(n, &n->clients[i]);
        }
    }
    if ((polled[NET_CLIENTS].revents & POLLIN) != 0) {
        come(n);
    }
    for (int i = 0; i < NET_CLIENTS; i++) { /* answers at once, not at the next waking */
        if (n->clients[i].fd >= 0) {
            send_some(n, &n->clients[i]);
        }
    }
}
