/*
 * A single-writer regular register over OBJECTS base objects and READERS readers.
 *
 * A channel set is a bit mask over the objects: bit k of `writes` says that Write(1) is on its way to object k, bit k
 * of `acks` that a WriteAck of object k waits for the writer. Every process has one control location and every step is
 * one d_step, so SPIN's states and steps are exactly those of the protocol.
 * -DWRONG asks too much: a read that merely returns after the write must not return 0.
 */
#ifndef OBJECTS
#define OBJECTS 3
#endif
#ifndef READERS
#define READERS 1
#endif
#define MEMBERS OBJECTS
#define QUORUM (OBJECTS / 2 + 1)
#include "quorums.pml"

#define IDLE 0
#define BUSY 1
#define DONE 2 /* a reader that returned ts is in DONE + ts */

byte writes, acks;
byte reads[READERS], values0[READERS], values1[READERS];

/* The monitor. */
bit written, failed;
bit begunAfterWrite[READERS];

active proctype Writer() {
  unsigned status : 2;
end:
  do
  :: d_step { status == IDLE -> status = BUSY; writes = EVERYONE }
#define WRITTEN(quorum, unused) \
  :: d_step { status == BUSY && HAS_ALL(acks, quorum) -> status = DONE; acks = acks & ~quorum; written = 1 }
  EVERY_QUORUM(WRITTEN, 0)
  od
}

#ifdef WRONG
#define MUST_BE_FRESH written
#else
#define MUST_BE_FRESH begunAfterWrite[ME]
#endif

#define ME (_pid - 1)
active [READERS] proctype Reader() {
  unsigned status : 2;
end:
  do
  :: d_step { status == IDLE -> status = BUSY; reads[ME] = EVERYONE; begunAfterWrite[ME] = written }
#define RETURN(quorum, unused) \
  :: d_step { \
       status == BUSY && HAS_ALL(values0[ME] | values1[ME], quorum) -> \
       status = DONE + ((values1[ME] & quorum) != 0); \
       values0[ME] = values0[ME] & ~quorum; \
       values1[ME] = values1[ME] & ~quorum; \
       failed = failed || (MUST_BE_FRESH && status == DONE); \
       assert(!failed) }
  EVERY_QUORUM(RETURN, 0)
  od
}
#undef ME

#define ME (1 << (_pid - 1 - READERS))
active [OBJECTS] proctype Object() {
  bit timestamp;
end:
  do
  :: d_step { writes & ME -> writes = writes & ~ME; timestamp = 1; acks = acks | ME }
#define REPLY(reader) \
  :: d_step { \
       reads[reader] & ME -> \
       reads[reader] = reads[reader] & ~ME; \
       if :: timestamp -> values1[reader] = values1[reader] | ME :: else -> values0[reader] = values0[reader] | ME fi }
  REPLY(0)
#if READERS > 1
  REPLY(1)
#endif
#if READERS > 2
  REPLY(2)
#endif
  od
}
