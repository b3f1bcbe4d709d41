/*
 * Echo multicast with HR honest and BR Byzantine receivers (at most 6 in all), HI honest and BI Byzantine initiators (at
 * most 2 and 1).
 *
 * Each value that an initiator may multicast has a slot: the 1 of honest initiator k slot k, the 1 and 2 of a Byzantine
 * one the two slots after these. A set of pending messages is, for each slot, a bit mask over the receivers: those to
 * whom Init or Commit is on its way, those whose Echo waits for the initiator. Every process has one control location
 * and every step is one d_step, so SPIN's states and steps are those of the protocol.
 */
#ifndef HR
#define HR 3
#endif
#ifndef HI
#define HI 0
#endif
#ifndef BR
#define BR 1
#endif
#ifndef BI
#define BI 1
#endif
#define MEMBERS (HR + BR)
#define QUORUM ((2 * MEMBERS + 3) / 3)
#include "quorums.pml"

#define SLOTS (HI + 2 * BI)
#define HONEST ((1 << HR) - 1)
#define BYZANTINE (EVERYONE - HONEST)
#define FIRST_HALF ((1 << ((HR + 1) / 2)) - 1)

/* s(slot, rival): a receiver listens to one slot of an initiator; an honest one has only one. */
#if HI == 0
#define EVERY_HONEST_SLOT(s)
#elif HI == 1
#define EVERY_HONEST_SLOT(s) s(0, 0)
#elif HI == 2
#define EVERY_HONEST_SLOT(s) s(0, 0) s(1, 1)
#else
#error "at most two honest initiators"
#endif
#if BI == 0
#define EVERY_BYZANTINE_SLOT(s)
#elif BI == 1
#define EVERY_BYZANTINE_SLOT(s) s(HI, (HI + 1)) s((HI + 1), HI)
#else
#error "at most one Byzantine initiator"
#endif

byte init_[SLOTS], echo[SLOTS], commit[SLOTS], delivered[SLOTS];
#if HI > 0
byte invalid[HI]; /* pending Echo(0) */
#endif

#define ME (1 << _pid)
#define SLOT(k) (1 << (k))
active [HR] proctype HonestReceiver() {
  unsigned echoed : 4; /* a set of slots */
end:
  do
#define ON_INIT(slot, rival) \
  :: d_step { \
       (init_[slot] & ME) && !(echoed & (SLOT(slot) | SLOT(rival))) -> \
       REMOVE(init_[slot], ME); \
       ADD(echoed, SLOT(slot)); \
       ADD(echo[slot], ME) }
  EVERY_HONEST_SLOT(ON_INIT)
  EVERY_BYZANTINE_SLOT(ON_INIT)
#define ON_COMMIT(slot, rival) \
  :: d_step { \
       (commit[slot] & ME) && !((delivered[slot] | delivered[rival]) & ME) -> \
       REMOVE(commit[slot], ME); \
       ADD(delivered[slot], ME); \
       assert(slot == rival || !delivered[rival]) }
  EVERY_HONEST_SLOT(ON_COMMIT)
  EVERY_BYZANTINE_SLOT(ON_COMMIT)
  od
}

#if BR > 0
active [BR] proctype ByzantineReceiver() {
end:
  do
#define DENY(slot, rival) :: d_step { (init_[slot] & ME) -> REMOVE(init_[slot], ME); ADD(invalid[slot], ME) }
  EVERY_HONEST_SLOT(DENY)
#define COLLUDE(slot, rival) :: d_step { (init_[slot] & ME) -> REMOVE(init_[slot], ME); ADD(echo[slot], ME) }
  EVERY_BYZANTINE_SLOT(COLLUDE)
  od
}
#endif
#undef ME

#define IDLE 0
#define SENT 1
#define COMMITTED 2
#if HI > 0
#define ME (_pid - MEMBERS)
active [HI] proctype HonestInitiator() {
  unsigned status : 2;
end:
  do
  :: d_step { status == IDLE -> status = SENT; init_[ME] = EVERYONE }
#define COMMIT(quorum, unused) \
  :: d_step { \
       status == SENT && HAS_ALL(echo[ME], quorum) -> \
       status = COMMITTED; \
       REMOVE(echo[ME], quorum); \
       commit[ME] = HONEST }
  EVERY_QUORUM(COMMIT, 0)
  od
}
#undef ME
#endif

#if BI > 0
active proctype ByzantineInitiator() {
  unsigned status : 1;
  unsigned committed : 2; /* a set of values */
end:
  do
  :: d_step {
       status == IDLE ->
       status = SENT;
       init_[HI] = FIRST_HALF + BYZANTINE;
       init_[HI + 1] = EVERYONE - FIRST_HALF }
#define COMMIT_VALUE(quorum, v) \
  :: d_step { \
       status == SENT && !(committed & v) && HAS_ALL(echo[HI + v - 1], quorum) -> \
       ADD(committed, v); \
       REMOVE(echo[HI + v - 1], quorum); \
       commit[HI + v - 1] = HONEST }
  EVERY_QUORUM(COMMIT_VALUE, 1)
  EVERY_QUORUM(COMMIT_VALUE, 2)
  od
}
#endif
