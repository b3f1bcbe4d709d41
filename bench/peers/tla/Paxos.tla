------------------------------- MODULE Paxos -------------------------------
(* Single-decree Paxos over set channels. A set of pending messages is kept as the set of acceptors it is on its way  *)
(* to, or comes from: a \in prepare[n] when Prepare(n) has not reached a, a \in promise[n][k] when the Promise(n, k,  *)
(* v) of a waits for proposer n. A proposer proposes once, so the v of every message that mentions proposal k is      *)
(* value[k]. Every choice of messages of a quorum step is a successor of its own.                                     *)
EXTENDS Naturals, FiniteSets

CONSTANTS PROPOSERS, ACCEPTORS, LEARNERS

Numbers == 1 .. PROPOSERS
Reports == 0 .. PROPOSERS
Acceptors == 1 .. ACCEPTORS
Learners == 1 .. LEARNERS
Quorums == {Q \in SUBSET Acceptors : Cardinality(Q) = (ACCEPTORS \div 2) + 1}

VARIABLES status, value, prepare, promise, promised, last, accept, accepted, learned

proposers == <<status, value>>
acceptors == <<promised, last>>

Init ==
  /\ status = [n \in Numbers |-> "idle"]
  /\ value = [n \in Numbers |-> 0]
  /\ prepare = [n \in Numbers |-> {}]
  /\ promise = [n \in Numbers |-> [k \in Reports |-> {}]]
  /\ promised = [a \in Acceptors |-> 0]
  /\ last = [a \in Acceptors |-> 0]
  /\ accept = [n \in Numbers |-> {}]
  /\ accepted = [l \in Learners |-> [n \in Numbers |-> {}]]
  /\ learned = [l \in Learners |-> {}]

Start(n) ==
  /\ status[n] = "idle"
  /\ status' = [status EXCEPT ![n] = "preparing"]
  /\ prepare' = [prepare EXCEPT ![n] = Acceptors]
  /\ UNCHANGED <<value, promise, acceptors, accept, accepted, learned>>

Promise(a, n) ==
  /\ a \in prepare[n]
  /\ n > promised[a]
  /\ prepare' = [prepare EXCEPT ![n] = @ \ {a}]
  /\ promised' = [promised EXCEPT ![a] = n]
  /\ promise' = [promise EXCEPT ![n][last[a]] = @ \union {a}]
  /\ UNCHANGED <<proposers, last, accept, accepted, learned>>

Choice(n, Q) ==
  LET reported == {k \in Numbers : promise[n][k] \intersect Q # {}}
  IN IF reported = {} THEN n ELSE value[CHOOSE k \in reported : \A j \in reported : j <= k]

Propose(n, Q) ==
  /\ Q \subseteq UNION {promise[n][k] : k \in Reports}
  /\ status' = [status EXCEPT ![n] = "proposed"]
  /\ value' = [value EXCEPT ![n] = Choice(n, Q)]
  /\ promise' = [promise EXCEPT ![n] = [k \in Reports |-> @[k] \ Q]]
  /\ accept' = [accept EXCEPT ![n] = Acceptors]
  /\ UNCHANGED <<prepare, acceptors, accepted, learned>>

Accept(a, n) ==
  /\ a \in accept[n]
  /\ n >= promised[a]
  /\ accept' = [accept EXCEPT ![n] = @ \ {a}]
  /\ last' = IF n > last[a] THEN [last EXCEPT ![a] = n] ELSE last
  /\ accepted' = [l \in Learners |-> [accepted[l] EXCEPT ![n] = @ \union {a}]]
  /\ UNCHANGED <<proposers, prepare, promise, promised, learned>>

Learn(l, n, Q) ==
  /\ Q \subseteq accepted[l][n]
  /\ accepted' = [accepted EXCEPT ![l][n] = @ \ Q]
  /\ learned' = [learned EXCEPT ![l] = @ \union {value[n]}]
  /\ UNCHANGED <<proposers, prepare, promise, acceptors, accept>>

Next ==
  \/ \E n \in Numbers :
       \/ Start(n)
       \/ status[n] = "preparing" /\ \E Q \in Quorums : Propose(n, Q)
       \/ \E a \in Acceptors : Promise(a, n) \/ Accept(a, n)
       \/ \E l \in Learners, Q \in Quorums : Learn(l, n, Q)

Agreement == \A l \in Learners : Cardinality(learned[l]) <= 1
=============================================================================
