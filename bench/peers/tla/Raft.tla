-------------------------------- MODULE Raft --------------------------------
(* Raft with one term and one value, each server of which may restart RESTARTS times. At most one entry is ever made: *)
(* so a log is empty or not, a request for votes tells nothing, and what a leader knows of a follower is whether it   *)
(* has the entry. A channel is a set of these messages.                                                               *)
EXTENDS Naturals, FiniteSets

CONSTANTS SERVERS, TERMS, VALUES, RESTARTS

ASSUME TERMS = 1 /\ VALUES = 1

Servers == 1 .. SERVERS
Nobody == 0
Majority == (SERVERS \div 2) + 1

VARIABLES restarts, term, vote, log, standing, committed, votes, having, channel

server == <<restarts, term, vote, log, standing, committed, votes, having>>

Init ==
  /\ restarts = [s \in Servers |-> 0]
  /\ term = [s \in Servers |-> 0]
  /\ vote = [s \in Servers |-> Nobody]
  /\ log = [s \in Servers |-> FALSE]
  /\ standing = [s \in Servers |-> "follower"]
  /\ committed = [s \in Servers |-> FALSE]
  /\ votes = [s \in Servers |-> {}]
  /\ having = [s \in Servers |-> {}]
  /\ channel = [s \in Servers |-> [t \in Servers |-> {}]]

(* What is on its way once a message was taken and another one was sent back. *)
Answered(from, to, message, answer) ==
  [channel EXCEPT ![from][to] = @ \ {message}, ![to][from] = @ \union {answer}]

Taken(from, to, message) == [channel EXCEPT ![from][to] = @ \ {message}]

TimeOut(s) ==
  /\ standing[s] # "leader"
  /\ term[s] = 0
  /\ term' = [term EXCEPT ![s] = 1]
  /\ vote' = [vote EXCEPT ![s] = s]
  /\ standing' = [standing EXCEPT ![s] = "candidate"]
  /\ channel' = [channel EXCEPT ![s] = [t \in Servers |-> IF t = s THEN {} ELSE @[t] \union {"request vote"}]]
  /\ UNCHANGED <<restarts, log, committed, votes, having>>

Vote(s, from) ==
  /\ "request vote" \in channel[from][s]
  /\ term' = [term EXCEPT ![s] = 1]
  /\ IF vote[s] \in {Nobody, from} /\ ~log[s]
       THEN /\ vote' = [vote EXCEPT ![s] = from]
            /\ channel' = Answered(from, s, "request vote", "vote")
       ELSE /\ vote' = vote
            /\ channel' = Taken(from, s, "request vote")
  /\ UNCHANGED <<restarts, log, standing, committed, votes, having>>

Count(s, from) ==
  /\ "vote" \in channel[from][s]
  /\ channel' = Taken(from, s, "vote")
  /\ LET counted == votes[s] \union {from}
         elected == Cardinality(counted) + 1 >= Majority
     IN IF standing[s] = "candidate"
          THEN /\ standing' = IF elected THEN [standing EXCEPT ![s] = "leader"] ELSE standing
               /\ votes' = [votes EXCEPT ![s] = IF elected THEN {} ELSE counted]
          ELSE UNCHANGED <<standing, votes>>
  /\ UNCHANGED <<restarts, term, vote, log, committed, having>>

Request(s) ==
  /\ standing[s] = "leader"
  /\ ~log[s]
  /\ log' = [log EXCEPT ![s] = TRUE]
  /\ UNCHANGED <<restarts, term, vote, standing, committed, votes, having, channel>>

Replicate(s, to) ==
  /\ standing[s] = "leader"
  /\ log[s]
  /\ ~(to \in having[s] /\ ~committed[s])
  /\ LET message == IF to \in having[s] THEN "committed"
                    ELSE IF committed[s] THEN "append committed" ELSE "append"
     IN channel' = [channel EXCEPT ![s][to] = @ \union {message}]
  /\ UNCHANGED server

Append(s, from, message) ==
  /\ message \in channel[from][s]
  /\ term' = [term EXCEPT ![s] = 1]
  /\ standing' = [standing EXCEPT ![s] = "follower"]
  /\ votes' = [votes EXCEPT ![s] = {}]
  /\ having' = [having EXCEPT ![s] = {}]
  /\ log' = [log EXCEPT ![s] = TRUE]
  /\ committed' = [committed EXCEPT ![s] = @ \/ message # "append"]
  /\ channel' = Answered(from, s, message, "appended")
  /\ UNCHANGED <<restarts, vote>>

Acknowledge(s, from) ==
  /\ "appended" \in channel[from][s]
  /\ channel' = Taken(from, s, "appended")
  /\ LET now == having[s] \union {from}
     IN IF standing[s] = "leader"
          THEN /\ having' = [having EXCEPT ![s] = now]
               /\ committed' = [committed EXCEPT ![s] = @ \/ Cardinality(now) + 1 >= Majority]
          ELSE UNCHANGED <<having, committed>>
  /\ UNCHANGED <<restarts, term, vote, log, standing, votes>>

Restart(s) ==
  /\ restarts[s] < RESTARTS
  /\ restarts' = [restarts EXCEPT ![s] = @ + 1]
  /\ standing' = [standing EXCEPT ![s] = "follower"]
  /\ committed' = [committed EXCEPT ![s] = FALSE]
  /\ votes' = [votes EXCEPT ![s] = {}]
  /\ having' = [having EXCEPT ![s] = {}]
  /\ UNCHANGED <<term, vote, log, channel>>

Next ==
  \E s \in Servers :
    \/ TimeOut(s)
    \/ Request(s)
    \/ Restart(s)
    \/ \E other \in Servers \ {s} :
         \/ Vote(s, other)
         \/ Count(s, other)
         \/ Replicate(s, other)
         \/ \E message \in {"append", "append committed", "committed"} : Append(s, other, message)
         \/ Acknowledge(s, other)

Safe ==
  /\ \A one, two \in Servers : standing[one] = "leader" /\ standing[two] = "leader" => one = two
  /\ \A one, two \in Servers : standing[one] = "leader" /\ committed[two] => log[one]
  /\ \A one \in Servers : committed[one] => log[one]
=============================================================================
