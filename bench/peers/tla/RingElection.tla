---------------------------- MODULE RingElection ----------------------------
(* Leader election on a ring, Chang and Roberts. Each node puts itself forward at most once, so its candidacy is in   *)
(* one place: hops[k] says how many the candidacy of number k has made, 0 that it is not on its way. After h hops it  *)
(* waits for number k - h, after k hops for the greatest.                                                             *)
EXTENDS Naturals

CONSTANTS NODES

Numbers == 1 .. NODES

VARIABLES part, hops

Init ==
  /\ part = [k \in Numbers |-> "none"]
  /\ hops = [k \in Numbers |-> 0]

Stand(k) ==
  /\ part[k] = "none"
  /\ part' = [part EXCEPT ![k] = "candidate"]
  /\ hops' = [hops EXCEPT ![k] = 1]

PassOn(k) ==
  /\ hops[k] > 0
  /\ hops[k] < k
  /\ part' = [part EXCEPT ![k - hops[k]] = "relay"]
  /\ hops' = [hops EXCEPT ![k] = @ + 1]

Arrive(k) ==
  /\ hops[k] = k
  /\ hops' = [hops EXCEPT ![k] = 0]
  /\ part' = IF k = NODES THEN [part EXCEPT ![k] = "leader"] ELSE part

Next == \E k \in Numbers : Stand(k) \/ PassOn(k) \/ Arrive(k)

OnlyTheGreatest == \A k \in Numbers : part[k] = "leader" => k = NODES
=============================================================================
