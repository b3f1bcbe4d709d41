package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A protocol of which several tools have a model, with its names and parameters in each tool. */
public enum Family {
  PAXOS("paxos", Parameters.PAXOS, "paxos", "", "Paxos", "Agreement"),
  FAULTY_PAXOS("faulty-paxos", Parameters.PAXOS, "paxos", "FAULTY=1", "", ""),
  FAULTY_PAXOS_2("faulty-paxos-2", Parameters.PAXOS, "paxos", "FAULTY=2", "", ""),
  STORAGE("storage", Parameters.STORAGE, "storage", "", "Storage", "Regularity"),
  WRONG_STORAGE("wrong-storage", Parameters.STORAGE, "storage", "WRONG", "", ""),
  ECHO_MULTICAST("echo-multicast", Parameters.ECHO, "echo-multicast", "", "", ""),
  MAILBOX("mailbox", Parameters.MAILBOX, "mailbox", "", "Mailbox", "NotTwice"),
  RING_ELECTION(
      "ring-election", Parameters.RING, "ring-election", "", "RingElection", "OnlyTheGreatest"),
  RAFT("raft", Parameters.RAFT, "raft", "", "Raft", "Safe");

  /** The parameters of a family: Mazurka's keys, and the names in the Promela and TLA+ models. */
  private enum Parameters {
    PAXOS("proposers=PROPOSERS acceptors=ACCEPTORS learners=LEARNERS"),
    STORAGE("objects=OBJECTS readers=READERS"),
    ECHO("honestReceivers=HR honestInitiators=HI byzantineReceivers=BR byzantineInitiators=BI"),
    MAILBOX("senders=SENDERS notes=NOTES"),
    RING("nodes=NODES"),
    RAFT("servers=SERVERS terms=TERMS values=VALUES restarts=RESTARTS");

    private final String pairs;

    Parameters(String pairs) {
      this.pairs = pairs;
    }

    /** One side of every pair: 0 for Mazurka's key, 1 for the peers' name. */
    private List<String> side(int side) {
      return Arrays.stream(pairs.split(" ", -1)).map(pair -> pair.split("=", 2)[side]).toList();
    }
  }

  private final String model;
  private final Parameters parameters;
  private final String promela;
  private final String promelaVariant;
  private final String tlaModule;
  private final String invariant;

  Family(
      String model,
      Parameters parameters,
      String promela,
      String promelaVariant,
      String tlaModule,
      String invariant) {
    this.model = model;
    this.parameters = parameters;
    this.promela = promela;
    this.promelaVariant = promelaVariant;
    this.tlaModule = tlaModule;
    this.invariant = invariant;
  }

  static Family named(String model) {
    return Arrays.stream(values())
        .filter(family -> family.model.equals(model))
        .findFirst()
        .orElseThrow(
            () ->
                new BenchException(
                    "no peer has a model of "
                        + model
                        + "; there are "
                        + Arrays.stream(values())
                            .map(Family::model)
                            .collect(Collectors.joining(", "))));
  }

  /** The name in Mazurka's gallery. */
  String model() {
    return model;
  }

  /** The keys of {@code mazurka check}. */
  List<String> keys() {
    return parameters.side(0);
  }

  /** The Promela macros and TLA+ constants, in the order of {@link #keys()}. */
  List<String> names() {
    return parameters.side(1);
  }

  /** The Promela file, without its ending. */
  String promela() {
    return promela;
  }

  /** The macro that selects this variant of the Promela model. */
  Optional<String> promelaVariant() {
    return Optional.of(promelaVariant).filter(variant -> !variant.isEmpty());
  }

  /** The TLA+ module with messages as records. */
  Optional<String> plainTlaModule() {
    return this == PAXOS ? Optional.of("PaxosRecords") : Optional.empty();
  }

  /** The TLA+ module that is written for speed; not every family has one. */
  Optional<String> tlaModule() {
    return Optional.of(tlaModule).filter(module -> !module.isEmpty());
  }

  /** The invariant of the TLA+ module. */
  String invariant() {
    return invariant;
  }
}
