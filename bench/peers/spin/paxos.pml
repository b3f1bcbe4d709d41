/*
 * Single-decree Paxos with PROPOSERS (at most 3), ACCEPTORS (at most 6) and LEARNERS (at most 2) processes.
 *
 * A set of pending messages is a bit mask over the acceptors: bit a of prepare[n] says that Prepare(n) is on its way to
 * acceptor a, bit a of promise[PROMISE(n, k)] that acceptor a's Promise(n, k, v) waits for proposer n. A proposer
 * proposes once, so the v of every message that mentions proposal k is value[k], which is stored once. Every process
 * has one control location and every step is one d_step, so SPIN's states and steps are those of the protocol.
 * -DFAULTY=1: the learner does not compare. -DFAULTY=2: the acceptor keeps the last accepted proposal.
 */
#ifndef PROPOSERS
#define PROPOSERS 2
#endif
#ifndef ACCEPTORS
#define ACCEPTORS 3
#endif
#ifndef LEARNERS
#define LEARNERS 1
#endif
#ifndef FAULTY
#define FAULTY 0
#endif
#define MEMBERS ACCEPTORS
#define QUORUM (ACCEPTORS / 2 + 1)
#include "quorums.pml"

#define IDLE 0
#define PREPARING 1
#define PROPOSED 2
#define NUMBER(n) ((n) - 1)
#define PROMISE(n, k) (NUMBER(n) * (PROPOSERS + 1) + (k))
#define ACCEPTED(learner, n) ((learner) * PROPOSERS + NUMBER(n))

byte value[PROPOSERS];
byte prepare[PROPOSERS];
byte promise[PROPOSERS * (PROPOSERS + 1)];
byte accept[PROPOSERS];
byte accepted[LEARNERS * PROPOSERS];

/* The promises to n that report proposal k; the value n must propose, given whose promises it consumes. */
#define REPORTS(n, k) promise[PROMISE(n, k)]
#if PROPOSERS == 1
#define EVERY_NUMBER(s) s(1)
#define PROMISES(n) (REPORTS(n, 0) | REPORTS(n, 1))
#define CHOICE(n, quorum) ((REPORTS(n, 1) & quorum) -> value[0] : n)
#elif PROPOSERS == 2
#define EVERY_NUMBER(s) s(1) s(2)
#define PROMISES(n) (REPORTS(n, 0) | REPORTS(n, 1) | REPORTS(n, 2))
#define CHOICE(n, quorum) \
  ((REPORTS(n, 2) & quorum) -> value[1] : ((REPORTS(n, 1) & quorum) -> value[0] : n))
#else
#define EVERY_NUMBER(s) s(1) s(2) s(3)
#define PROMISES(n) (REPORTS(n, 0) | REPORTS(n, 1) | REPORTS(n, 2) | REPORTS(n, 3))
#define CHOICE(n, quorum) \
  ((REPORTS(n, 3) & quorum) -> value[2] : \
    ((REPORTS(n, 2) & quorum) -> value[1] : ((REPORTS(n, 1) & quorum) -> value[0] : n)))
#endif

#define ME (_pid + 1)
active [PROPOSERS] proctype Proposer() {
  unsigned status : 2;
end:
  do
  :: d_step { status == IDLE -> status = PREPARING; prepare[NUMBER(ME)] = EVERYONE }
#define PROPOSE(quorum, unused) \
  :: d_step { \
       status == PREPARING && HAS_ALL(PROMISES(ME), quorum) -> \
       status = PROPOSED; \
       value[NUMBER(ME)] = CHOICE(ME, quorum); \
       REMOVE(REPORTS(ME, 0), quorum); \
       REMOVE(REPORTS(ME, 1), quorum); \
       REMOVE(REPORTS(ME, PROPOSERS - 1), quorum); \
       REMOVE(REPORTS(ME, PROPOSERS), quorum); \
       accept[NUMBER(ME)] = EVERYONE }
  EVERY_QUORUM(PROPOSE, 0)
  od
}
#undef ME

#define ME (1 << (_pid - PROPOSERS))
active [ACCEPTORS] proctype Acceptor() {
  unsigned promised : 2;
  unsigned last : 2; /* the number of the accepted proposal, or 0 */
end:
  do
#define ON_PREPARE(n) \
  :: d_step { \
       n > promised && (prepare[NUMBER(n)] & ME) -> \
       REMOVE(prepare[NUMBER(n)], ME); \
       promised = n; \
       ADD(REPORTS(n, last), ME) }
  EVERY_NUMBER(ON_PREPARE)
#define ON_ACCEPT(n) \
  :: d_step { \
       n >= promised && (accept[NUMBER(n)] & ME) -> \
       REMOVE(accept[NUMBER(n)], ME); \
       last = ((n > last || FAULTY == 2) -> n : last); \
       ADD(accepted[ACCEPTED(0, n)], ME); \
       ADD(accepted[ACCEPTED(LEARNERS - 1, n)], ME) }
  EVERY_NUMBER(ON_ACCEPT)
  od
}
#undef ME

#define ME (_pid - PROPOSERS - ACCEPTORS)
#define AGREES(set) (((set) & ((set) - 1)) == 0)
active [LEARNERS] proctype Learner() {
  unsigned learned : PROPOSERS; /* a set of values */
end:
  do
#if FAULTY != 1
#define LEARN(quorum, n) \
  :: d_step { \
       HAS_ALL(accepted[ACCEPTED(ME, n)], quorum) -> \
       REMOVE(accepted[ACCEPTED(ME, n)], quorum); \
       learned = learned | (1 << (value[NUMBER(n)] - 1)); \
       assert(AGREES(learned)) }
#define LEARN_NUMBER(n) EVERY_QUORUM(LEARN, n)
  EVERY_NUMBER(LEARN_NUMBER)
#elif PROPOSERS == 2 && QUORUM == 2
#define LOWEST(set) ((set) & -(set))
#define LEARN(quorum, first) /* first: whose messages are about proposal 1; the others' are about proposal 2 */ \
  :: d_step { \
       HAS_ALL(accepted[ACCEPTED(ME, 1)], first) && HAS_ALL(accepted[ACCEPTED(ME, 2)], quorum - (first)) -> \
       REMOVE(accepted[ACCEPTED(ME, 1)], first); \
       REMOVE(accepted[ACCEPTED(ME, 2)], quorum - (first)); \
       learned = learned | (1 << (value[((LOWEST(quorum) & (first)) -> 0 : 1)] - 1)); \
       assert(AGREES(learned)) }
#define LEARN_ANY(quorum, unused) \
  LEARN(quorum, quorum) LEARN(quorum, LOWEST(quorum)) LEARN(quorum, quorum - LOWEST(quorum)) LEARN(quorum, 0)
  EVERY_QUORUM(LEARN_ANY, 0)
#else
#error "faulty Paxos is written for two proposers and majorities of two"
#endif
  od
}
