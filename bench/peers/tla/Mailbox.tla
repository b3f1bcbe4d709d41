------------------------------ MODULE Mailbox ------------------------------
(* SENDERS senders put NOTES notes each into one mailbox; a collector takes them in any order and counts.             *)
EXTENDS Naturals

CONSTANTS SENDERS, NOTES

Senders == 1 .. SENDERS

VARIABLES sent, waiting, taken

Init ==
  /\ sent = [s \in Senders |-> 0]
  /\ waiting = [s \in Senders |-> {}]
  /\ taken = 0

Send(s) ==
  /\ sent[s] < NOTES
  /\ sent' = [sent EXCEPT ![s] = @ + 1]
  /\ waiting' = [waiting EXCEPT ![s] = @ \union {sent'[s]}]
  /\ UNCHANGED taken

Take(s, note) ==
  /\ waiting' = [waiting EXCEPT ![s] = @ \ {note}]
  /\ taken' = taken + 1
  /\ UNCHANGED sent

Next == \E s \in Senders : Send(s) \/ \E note \in waiting[s] : Take(s, note)

NotTwice == taken <= SENDERS * NOTES
=============================================================================
