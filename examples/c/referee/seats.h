/* Taking, leaving and taking up seats. */
#ifndef REFEREE_SEATS_H
#define REFEREE_SEATS_H

#include "referee.h"

/* Each does what a client asked for, and answers it. */
void seats_join(referee *r, net_client *client, const char *name);
void seats_rejoin(referee *r, net_client *client, const char *token);
void seats_watch(referee *r, net_client *client);

/* The client is gone; its seat waits for it. */
void seats_leave(referee *r, const net_client *client);

/* 1 if all seats are taken. */
int seats_are_taken(const referee *r);

#endif
