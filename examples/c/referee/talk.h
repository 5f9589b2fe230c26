/* What the referee says. */
#ifndef REFEREE_TALK_H
#define REFEREE_TALK_H

#include "referee.h"

/* "error NAME sentence" */
void talk_refuse(net_client *client, const char *name, const char *sentence);

/* The same for a status of the library. */
void talk_status(net_client *client, int32_t status);

/* A line to all who have a seat or watch. */
void talk_all(referee *r, const char *format, ...) TEXT_FORMAT(2, 3);

/* To one who has a seat or watches: the whole view, and what he is asked. */
void talk_position(const referee *r, net_client *client);

/* To all who have a seat or watch: what the last move did, and what they are asked. */
void talk_move(referee *r);

/* To all, when the seats are taken: the position. */
void talk_start(referee *r);

#endif
