/*
 * SENDERS senders put NOTES notes each into one mailbox; a collector takes them in any order and counts.
 *
 * An array of bits says which notes are waiting. Every process has one control location and every step is one d_step,
 * so SPIN's states and steps are exactly those of the protocol. Each note that may be taken is an option of its own.
 */
#ifndef SENDERS
#define SENDERS 2
#endif
#ifndef NOTES
#define NOTES 3
#endif

bit waiting[SENDERS * NOTES];
byte taken;

active [SENDERS] proctype Sender() {
  byte sent;
end:
  do
  :: d_step { sent < NOTES -> waiting[_pid * NOTES + sent] = 1; sent++ }
  od
}

#define TAKE(note) :: d_step { waiting[note] -> waiting[note] = 0; taken++; assert(taken <= SENDERS * NOTES) }
#define TAKE4(note) TAKE(note) TAKE(note + 1) TAKE(note + 2) TAKE(note + 3)

active proctype Collector() {
end:
  do
  TAKE(0)
#if SENDERS * NOTES % 4 > 1
  TAKE(1)
#endif
#if SENDERS * NOTES % 4 > 2
  TAKE(2)
#endif
#if SENDERS * NOTES % 4 == 0
  TAKE(1) TAKE(2) TAKE(3)
#define FIRST 4
#else
#define FIRST (SENDERS * NOTES % 4)
#endif
#if SENDERS * NOTES > 4
  TAKE4(FIRST)
#endif
#if SENDERS * NOTES > 8
  TAKE4(FIRST + 4)
#endif
#if SENDERS * NOTES > 12
  TAKE4(FIRST + 8)
#endif
#if SENDERS * NOTES > 16
  TAKE4(FIRST + 12)
#endif
#if SENDERS * NOTES > 20
  TAKE4(FIRST + 16)
#endif
#if SENDERS * NOTES > 24
#error "at most 24 notes"
#endif
  od
}
