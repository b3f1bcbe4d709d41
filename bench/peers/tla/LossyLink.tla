----------------------------- MODULE LossyLink -----------------------------
(* A sender that repeats values over lossy channels, as gallery models alternating-bit (BITS = 2) and
   sender-receiver (BITS = 1). A channel loses at most LOSSES messages in a row; 0 in it is nothing. *)
EXTENDS Naturals

CONSTANTS BITS, LOSSES

VARIABLES sending, value, sent, data, answer, expected, owes, accepted, lostData, lostAnswers

vars == <<sending, value, sent, data, answer, expected, owes, accepted, lostData, lostAnswers>>

Init ==
  /\ sending = FALSE /\ value = 0 /\ sent = 0 /\ data = 0 /\ answer = 0
  /\ expected = 0 /\ owes = FALSE /\ accepted = 0 /\ lostData = 0 /\ lostAnswers = 0

Take ==
  /\ ~sending
  /\ sending' = TRUE
  /\ value' \in {0, 1}
  /\ UNCHANGED <<sent, data, answer, expected, owes, accepted, lostData, lostAnswers>>

Send ==
  /\ sending /\ data = 0
  /\ data' = 1 + 2 * sent + value
  /\ UNCHANGED <<sending, value, sent, answer, expected, owes, accepted, lostData, lostAnswers>>

Done ==
  /\ sending /\ answer = 1 + sent
  /\ sending' = FALSE /\ value' = 0 /\ sent' = (sent + 1) % BITS
  /\ answer' = 0 /\ lostAnswers' = 0
  /\ UNCHANGED <<data, expected, owes, accepted, lostData>>

Ignore ==
  /\ answer # 0 /\ (answer # 1 + sent \/ ~sending)
  /\ answer' = 0 /\ lostAnswers' = 0
  /\ UNCHANGED <<sending, value, sent, data, expected, owes, accepted, lostData>>

Sender == Take \/ Send \/ Done \/ Ignore

Accept ==
  /\ data # 0 /\ ~owes /\ (data - 1) \div 2 = expected
  /\ accepted' = 1 + ((data - 1) % 2) /\ expected' = (expected + 1) % BITS
  /\ data' = 0 /\ lostData' = 0 /\ owes' = TRUE
  /\ UNCHANGED <<sending, value, sent, answer, lostAnswers>>

Again ==
  /\ data # 0 /\ ~owes /\ (data - 1) \div 2 # expected
  /\ data' = 0 /\ lostData' = 0 /\ owes' = TRUE
  /\ UNCHANGED <<sending, value, sent, answer, expected, accepted, lostAnswers>>

Answer ==
  /\ owes /\ answer = 0
  /\ answer' = 1 + ((expected + BITS - 1) % BITS)
  /\ owes' = FALSE /\ accepted' = 0
  /\ UNCHANGED <<sending, value, sent, data, expected, lostData, lostAnswers>>

Receiver == Accept \/ Again \/ Answer

LoseData ==
  /\ data # 0 /\ lostData < LOSSES
  /\ data' = 0 /\ lostData' = lostData + 1
  /\ UNCHANGED <<sending, value, sent, answer, expected, owes, accepted, lostAnswers>>

LoseAnswer ==
  /\ answer # 0 /\ lostAnswers < LOSSES
  /\ answer' = 0 /\ lostAnswers' = lostAnswers + 1
  /\ UNCHANGED <<sending, value, sent, data, expected, owes, accepted, lostData>>

Medium == LoseData \/ LoseAnswer

Next == Sender \/ Receiver \/ Medium

(* A run goes on while it can; that is what a run is elsewhere, without any assumption. *)
None == Init /\ [][Next]_vars /\ WF_vars(Next)
Weak == None /\ WF_vars(Sender) /\ WF_vars(Receiver) /\ WF_vars(Medium)
Strong == None /\ SF_vars(Sender) /\ SF_vars(Receiver) /\ SF_vars(Medium)

received0 == accepted = 1
received1 == accepted = 2
lost == lostData > 0 \/ lostAnswers > 0
=============================================================================
