/* A sender that repeats values over lossy channels, as gallery models alternating-bit (BITS 2) and
   sender-receiver (BITS 1). A channel loses at most LOSSES messages in a row. */
#ifndef BITS
#define BITS 2
#endif
#ifndef LOSSES
#define LOSSES 1
#endif

byte sender, value, sent, data, answer, expected, owes, accepted;
byte lostData, lostAnswers;

#define received0 (accepted == 1)
#define received1 (accepted == 2)
#define sending   (sender == 1)

active proctype Sender() {
  do
  :: d_step { sender == 0 -> value = 0; sender = 1 }
  :: d_step { sender == 0 -> value = 1; sender = 1 }
  :: d_step { sender == 1 && data == 0 -> data = 1 + 2 * sent + value }
  :: d_step { answer == 1 + sent && sender == 1 ->
       answer = 0; lostAnswers = 0; sent = (sent + 1) % BITS; sender = 0; value = 0 }
  :: d_step { answer == 1 + sent && sender == 0 -> answer = 0; lostAnswers = 0 }
  :: d_step { answer != 0 && answer != 1 + sent -> answer = 0; lostAnswers = 0 }
  od
}

active proctype Receiver() {
  do
  :: d_step { data != 0 && owes == 0 && (data - 1) / 2 == expected ->
       accepted = 1 + (data - 1) % 2; data = 0; lostData = 0; expected = (expected + 1) % BITS; owes = 1 }
  :: d_step { data != 0 && owes == 0 && (data - 1) / 2 != expected -> data = 0; lostData = 0; owes = 1 }
  :: d_step { owes == 1 && answer == 0 -> answer = 1 + (expected + BITS - 1) % BITS; owes = 0; accepted = 0 }
  od
}

active proctype Medium() {
  do
  :: d_step { data != 0 && lostData < LOSSES -> data = 0; lostData++ }
  :: d_step { answer != 0 && lostAnswers < LOSSES -> answer = 0; lostAnswers++ }
  od
}
