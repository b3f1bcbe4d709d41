---- MODULE Election ----
EXTENDS Naturals, FiniteSets
CONSTANTS Candidates, Voters
VARIABLES state, voted, messages

Majority == (Cardinality(Voters) + 1) \div 2
Ask(c, v) == [type |-> "ask", from |-> c, to |-> v]
Vote(v, c) == [type |-> "vote", from |-> v, to |-> c]

Init ==
  /\ state = [c \in Candidates |-> "idle"]
  /\ voted = [v \in Voters |-> FALSE]
  /\ messages = {}

Run(c) ==
  /\ state[c] = "idle"
  /\ state' = [state EXCEPT ![c] = "running"]
  /\ messages' = messages \cup {Ask(c, v) : v \in Voters}
  /\ UNCHANGED voted

CastVote(v, c) ==
  /\ ~voted[v]
  /\ Ask(c, v) \in messages
  /\ voted' = [voted EXCEPT ![v] = TRUE]
  /\ messages' = (messages \ {Ask(c, v)}) \cup {Vote(v, c)}
  /\ UNCHANGED state

Win(c) ==
  \E quorum \in SUBSET {Vote(v, c) : v \in Voters} :
    /\ Cardinality(quorum) = Majority
    /\ quorum \subseteq messages
    /\ state' = [state EXCEPT ![c] = "leader"]
    /\ messages' = messages \ quorum
    /\ UNCHANGED voted

Next == \E c \in Candidates : Run(c) \/ Win(c) \/ \E v \in Voters : CastVote(v, c)

OneLeader == \A c, d \in Candidates : state[c] = "leader" /\ state[d] = "leader" => c = d
====
