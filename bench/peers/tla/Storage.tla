------------------------------ MODULE Storage ------------------------------
(* A single-writer regular register over set channels. A set of pending messages is kept as the set of objects it is  *)
(* on its way to, or comes from: o \in writes when Write(1) has not reached o, o \in values[r][ts] when the Value(ts) *)
(* of o waits for reader r. written, begunAfterWrite and failed are the monitor's.                                    *)
EXTENDS Naturals, FiniteSets

CONSTANTS OBJECTS, READERS

Objects == 1 .. OBJECTS
Readers == 1 .. READERS
Timestamps == 0 .. 1
Quorums == {Q \in SUBSET Objects : Cardinality(Q) = (OBJECTS \div 2) + 1}

VARIABLES writer, reader, timestamp, writes, acks, reads, values, written, begunAfterWrite, failed

Init ==
  /\ writer = "idle"
  /\ reader = [r \in Readers |-> "idle"]
  /\ timestamp = [o \in Objects |-> 0]
  /\ writes = {}
  /\ acks = {}
  /\ reads = [r \in Readers |-> {}]
  /\ values = [r \in Readers |-> [ts \in Timestamps |-> {}]]
  /\ written = FALSE
  /\ begunAfterWrite = [r \in Readers |-> FALSE]
  /\ failed = FALSE

Write ==
  /\ writer = "idle"
  /\ writer' = "writing"
  /\ writes' = Objects
  /\ UNCHANGED <<reader, timestamp, acks, reads, values, written, begunAfterWrite, failed>>

Written(Q) ==
  /\ Q \subseteq acks
  /\ writer' = "done"
  /\ acks' = acks \ Q
  /\ written' = TRUE
  /\ UNCHANGED <<reader, timestamp, writes, reads, values, begunAfterWrite, failed>>

Read(r) ==
  /\ reader[r] = "idle"
  /\ reader' = [reader EXCEPT ![r] = "reading"]
  /\ reads' = [reads EXCEPT ![r] = Objects]
  /\ begunAfterWrite' = [begunAfterWrite EXCEPT ![r] = written]
  /\ UNCHANGED <<writer, timestamp, writes, acks, values, written, failed>>

Return(r, Q) ==
  /\ Q \subseteq (values[r][0] \union values[r][1])
  /\ LET fresh == values[r][1] \intersect Q # {}
     IN /\ reader' = [reader EXCEPT ![r] = IF fresh THEN "returned 1" ELSE "returned 0"]
        /\ failed' = (failed \/ (begunAfterWrite[r] /\ ~fresh))
  /\ values' = [values EXCEPT ![r] = [ts \in Timestamps |-> @[ts] \ Q]]
  /\ UNCHANGED <<writer, timestamp, writes, acks, reads, written, begunAfterWrite>>

Store(o) ==
  /\ o \in writes
  /\ writes' = writes \ {o}
  /\ timestamp' = [timestamp EXCEPT ![o] = 1]
  /\ acks' = acks \union {o}
  /\ UNCHANGED <<writer, reader, reads, values, written, begunAfterWrite, failed>>

Reply(o, r) ==
  /\ o \in reads[r]
  /\ reads' = [reads EXCEPT ![r] = @ \ {o}]
  /\ values' = [values EXCEPT ![r][timestamp[o]] = @ \union {o}]
  /\ UNCHANGED <<writer, reader, timestamp, writes, acks, written, begunAfterWrite, failed>>

Next ==
  \/ Write
  \/ writer = "writing" /\ \E Q \in Quorums : Written(Q)
  \/ \E r \in Readers : Read(r) \/ (reader[r] = "reading" /\ \E Q \in Quorums : Return(r, Q))
  \/ \E o \in Objects : Store(o) \/ \E r \in Readers : Reply(o, r)

Regularity == ~failed
=============================================================================
