/*
 * Raft with three servers, one term and one value, each of which may restart RESTARTS times (at most 3).
 *
 * In one term at most one server leads, and at most one entry is ever made: so a log is one bit, a request for votes
 * tells nothing, two votes elect, and what a leader knows of a follower is whether it has the entry. A channel is a set
 * of these messages. Every process has one control location and every step is one d_step, so SPIN's states and steps
 * are exactly those of the protocol.
 */
#ifndef SERVERS
#define SERVERS 3
#endif
#ifndef TERMS
#define TERMS 1
#endif
#ifndef VALUES
#define VALUES 1
#endif
#ifndef RESTARTS
#define RESTARTS 0
#endif
#if SERVERS != 3 || TERMS != 1 || VALUES != 1
#error "three servers, one term, one value"
#endif

#define REQUEST_VOTE 1
#define VOTE 2
#define APPEND 4 /* the entry; nothing is committed yet */
#define APPEND_COMMITTED 8 /* the entry, which is committed */
#define COMMITTED 16 /* no entry; the one that is there is committed */
#define APPENDED 32

#define FOLLOWER 0
#define CANDIDATE 1
#define LEADER 2
#define NOBODY 3

byte channel[SERVERS * SERVERS];
/* The invariants look at these, so they are not local. */
bit log[SERVERS], committed[SERVERS];
byte standing[SERVERS];

#define CHANNEL(from, to) channel[(from) * SERVERS + (to)]
#define SEND(to, message) CHANNEL(_pid, to) = CHANNEL(_pid, to) | (message)
#define HAS(from, message) (CHANNEL(from, _pid) & (message))
#define TAKE(from, message) CHANNEL(from, _pid) = CHANNEL(from, _pid) & ~(message)
#define LEADS(server) (standing[server] == LEADER)
#define SAFE \
  assert(LEADS(0) + LEADS(1) + LEADS(2) <= 1 && \
    (committed[0] <= log[0] && committed[1] <= log[1] && committed[2] <= log[2]) && \
    (!LEADS(0) || log[0] || !(committed[1] || committed[2])) && \
    (!LEADS(1) || log[1] || !(committed[0] || committed[2])) && \
    (!LEADS(2) || log[2] || !(committed[0] || committed[1])))

#define ME _pid
active [SERVERS] proctype Server() {
  unsigned restarts : 2;
  bit term;
  unsigned vote : 2 = NOBODY;
  unsigned having : SERVERS; /* of a leader, the followers that are known to have the entry */
end:
  do
  :: d_step {
       !term -> /* it has never led, as it would have a term */
       term = 1;
       vote = ME;
       standing[ME] = CANDIDATE;
       SEND((ME + 1) % SERVERS, REQUEST_VOTE);
       SEND((ME + 2) % SERVERS, REQUEST_VOTE) }
  :: d_step { LEADS(ME) && !log[ME] -> log[ME] = 1; SAFE }
  :: d_step {
       restarts < RESTARTS ->
       restarts++;
       standing[ME] = FOLLOWER;
       committed[ME] = 0;
       having = 0;
       SAFE }
#define WITH(other) \
  :: d_step { \
       ME != other && HAS(other, REQUEST_VOTE) -> \
       TAKE(other, REQUEST_VOTE); \
       term = 1; \
       if \
       :: (vote == NOBODY || vote == other) && !log[ME] -> vote = other; SEND(other, VOTE) \
       :: else \
       fi } \
  :: d_step { \
       ME != other && HAS(other, VOTE) -> \
       TAKE(other, VOTE); \
       if \
       :: standing[ME] == CANDIDATE -> standing[ME] = LEADER; SAFE \
       :: else \
       fi } \
  :: d_step { \
       ME != other && LEADS(ME) && (committed[ME] || (log[ME] && !(having & (1 << other)))) -> \
       if \
       :: having & (1 << other) -> SEND(other, COMMITTED) \
       :: else -> if :: committed[ME] -> SEND(other, APPEND_COMMITTED) :: else -> SEND(other, APPEND) fi \
       fi } \
  RECEIVE(other, APPEND, 0) \
  RECEIVE(other, APPEND_COMMITTED, 1) \
  RECEIVE(other, COMMITTED, 1) \
  :: d_step { \
       ME != other && HAS(other, APPENDED) -> \
       TAKE(other, APPENDED); \
       if \
       :: LEADS(ME) -> having = having | (1 << other); committed[ME] = 1; SAFE \
       :: else \
       fi }
#define RECEIVE(other, message, known) \
  :: d_step { \
       ME != other && HAS(other, message) -> \
       TAKE(other, message); \
       term = 1; \
       standing[ME] = FOLLOWER; \
       assert(message != COMMITTED || log[ME]); \
       log[ME] = 1; \
       committed[ME] = committed[ME] || known; \
       SEND(other, APPENDED); \
       SAFE }
  WITH(0)
  WITH(1)
  WITH(2)
  od
}
