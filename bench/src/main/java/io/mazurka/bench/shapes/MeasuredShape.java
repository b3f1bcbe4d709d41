package io.mazurka.bench.shapes;

import io.mazurka.bench.circuits.CircuitInstance;
import io.mazurka.bench.peers.PeerInstance;
import io.mazurka.bench.tools.Subject;
import io.mazurka.gallery.circuits.Arbiter;
import io.mazurka.gallery.circuits.Dme;
import java.util.List;

/**
 * A kind of system.
 *
 * @param name its name on the command line
 * @param about its characteristic, as text
 * @param large the instance for one worker, two workers and SPIN
 * @param small the instance that TLC searches as well
 */
record MeasuredShape(String name, String about, Subject large, Subject small) {

  static final List<MeasuredShape> ALL =
      List.of(
          of("paxos", "quorums, states of one word", "paxos:2,5,1", "paxos:2,4,1"),
          of("storage", "quorums, many steps from each state", "storage:5,2", "storage:4,2"),
          of("mailbox", "one inbox with very many contents", "mailbox:2,10", "mailbox:2,8"),
          of(
              "ring-election",
              "many processes, short messages",
              "ring-election:9",
              "ring-election:8"),
          of("raft", "large local states, cycles", "raft:3,1,1,2", "raft:3,1,1,0"),
          new MeasuredShape(
              "deep",
              "a net with a million levels of four markings",
              NetInstance.counter(20, 2),
              NetInstance.counter(15, 2)),
          new MeasuredShape(
              "wide",
              "a net with a million markings on a level",
              NetInstance.guests(12),
              NetInstance.guests(10)),
          new MeasuredShape(
              "dme",
              "a circuit of 108 signals",
              CircuitInstance.of(new Dme(), 6),
              CircuitInstance.of(new Dme(), 4)),
          new MeasuredShape(
              "arbiter",
              "a circuit, a tree of cells",
              CircuitInstance.of(new Arbiter(), 6),
              CircuitInstance.of(new Arbiter(), 5)));

  private static MeasuredShape of(String name, String about, String large, String small) {
    return new MeasuredShape(name, about, PeerInstance.parse(large), PeerInstance.parse(small));
  }
}
