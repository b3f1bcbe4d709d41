---------------------------- MODULE PaxosRecords ----------------------------
(* Single-decree Paxos over set channels, written down as plainly as in Mazurka: messages are records, and what is    *)
(* on its way is a set of them. Its states and steps are those of Paxos.tla, which is written for speed.              *)
EXTENDS Naturals, FiniteSets

CONSTANTS PROPOSERS, ACCEPTORS, LEARNERS

Numbers == 1 .. PROPOSERS
Acceptors == 1 .. ACCEPTORS
Learners == 1 .. LEARNERS
Majority == (ACCEPTORS \div 2) + 1
None == [number |-> 0, value |-> 0]

VARIABLES status, acceptor, learned, messages

Pending(type, to) == {m \in messages : m.type = type /\ m.to = to}

Quorums(some) == {Q \in SUBSET some : Cardinality(Q) = Majority}

Init ==
  /\ status = [n \in Numbers |-> "idle"]
  /\ acceptor = [a \in Acceptors |-> [promised |-> 0, last |-> None]]
  /\ learned = [l \in Learners |-> {}]
  /\ messages = {}

Start(n) ==
  /\ status[n] = "idle"
  /\ status' = [status EXCEPT ![n] = "preparing"]
  /\ messages' = messages \union {[type |-> "prepare", number |-> n, to |-> a] : a \in Acceptors}
  /\ UNCHANGED <<acceptor, learned>>

Promise(a, m) ==
  /\ m.number > acceptor[a].promised
  /\ acceptor' = [acceptor EXCEPT ![a].promised = m.number]
  /\ messages' =
       (messages \ {m})
         \union {[type |-> "promise", number |-> m.number, last |-> acceptor[a].last, from |-> a, to |-> m.number]}
  /\ UNCHANGED <<status, learned>>

Choice(n, Q) ==
  LET latest == CHOOSE m \in Q : \A other \in Q : other.last.number <= m.last.number
  IN IF latest.last.number = 0 THEN n ELSE latest.last.value

Propose(n, Q) ==
  /\ status' = [status EXCEPT ![n] = "proposed"]
  /\ messages' =
       (messages \ Q)
         \union {[type |-> "accept", number |-> n, value |-> Choice(n, Q), to |-> a] : a \in Acceptors}
  /\ UNCHANGED <<acceptor, learned>>

Accept(a, m) ==
  /\ m.number >= acceptor[a].promised
  /\ acceptor' =
       IF m.number > acceptor[a].last.number
         THEN [acceptor EXCEPT ![a].last = [number |-> m.number, value |-> m.value]]
         ELSE acceptor
  /\ messages' =
       (messages \ {m})
         \union {[type |-> "accepted", number |-> m.number, value |-> m.value, from |-> a, to |-> l] : l \in Learners}
  /\ UNCHANGED <<status, learned>>

Learn(l, Q) ==
  /\ \A m, other \in Q : m.number = other.number
  /\ learned' = [learned EXCEPT ![l] = @ \union {m.value : m \in Q}]
  /\ messages' = messages \ Q
  /\ UNCHANGED <<status, acceptor>>

Next ==
  \/ \E n \in Numbers :
       \/ Start(n)
       \/ status[n] = "preparing" /\ \E Q \in Quorums(Pending("promise", n)) : Propose(n, Q)
  \/ \E a \in Acceptors :
       \/ \E m \in Pending("prepare", a) : Promise(a, m)
       \/ \E m \in Pending("accept", a) : Accept(a, m)
  \/ \E l \in Learners : \E Q \in Quorums(Pending("accepted", l)) : Learn(l, Q)

Agreement == \A l \in Learners : Cardinality(learned[l]) <= 1
=============================================================================
