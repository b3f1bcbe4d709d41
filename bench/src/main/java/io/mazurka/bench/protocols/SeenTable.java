package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.gallery.ChangRoberts;
import io.mazurka.gallery.EchoMulticast;
import io.mazurka.gallery.FaultyPaxos;
import io.mazurka.gallery.FaultyPaxos2;
import io.mazurka.gallery.Gossip;
import io.mazurka.gallery.OralMessages;
import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.Storage;
import io.mazurka.gallery.TwoPhases;
import io.mazurka.gallery.WrongPaxos;
import io.mazurka.gallery.WrongStorage;
import io.mazurka.gallery.raft.Raft;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

/**
 * Stubborn sets that know what each process can do against sets made smaller by what the search has
 * seen; both also with the relations that the steps declare, as if there were no local analysis.
 */
record SeenTable(double limitSeconds) {

  private static final List<ProtocolInstance> INSTANCES =
      List.of(
          ProtocolInstance.of(new Paxos(), 2, 3, 1),
          ProtocolInstance.of(new FaultyPaxos(), 2, 3, 1),
          ProtocolInstance.of(new FaultyPaxos2(), 2, 3, 1),
          ProtocolInstance.of(new WrongPaxos(), 2, 3, 1),
          ProtocolInstance.of(new Storage(), 3, 1),
          ProtocolInstance.of(new Storage(), 3, 2),
          ProtocolInstance.of(new WrongStorage(), 3, 2),
          ProtocolInstance.of(new EchoMulticast(), 3, 1, 1, 1),
          ProtocolInstance.of(new EchoMulticast(), 2, 1, 2, 1),
          ProtocolInstance.of(new OralMessages(), 3, 1),
          ProtocolInstance.of(new OralMessages(), 3, 2),
          ProtocolInstance.of(new ChangRoberts(), 6),
          ProtocolInstance.of(new Gossip(), 3, 2),
          ProtocolInstance.of(new TwoPhases(), 4, 0),
          ProtocolInstance.of(new TwoPhases(), 3, 1),
          ProtocolInstance.of(new Raft(), 3, 1, 1),
          ProtocolInstance.of(new Raft(), 3, 2, 0),
          ProtocolInstance.of(new Raft(), 3, 1, 1, 1));

  String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "full: states",
            "s",
            "LPOR: states",
            "s",
            "dynamic sets: states",
            "s",
            "as published: states",
            "s",
            "LPOR, declared: states",
            "s",
            "dynamic sets, declared: states",
            "s");
    INSTANCES.forEach(instance -> table.add(row(instance).toArray(String[]::new)));
    return table.markdown();
  }

  private List<String> row(ProtocolInstance instance) {
    System.err.println(instance + " ...");
    CheckOptions full = Searches.withoutDeadMessages(Searches.full());
    CheckOptions lpor = Searches.withoutDeadMessages(Searches.lpor());
    CheckOptions dynamic = Searches.dynamicSets(lpor);
    List<TimedSearch> runs =
        List.of(
            search(instance, full, TimedSearch::fastest),
            search(instance, lpor, TimedSearch::fastest),
            search(instance, dynamic, TimedSearch::fastest),
            search(instance, Searches.asPublished(lpor), TimedSearch::fastest),
            search(instance, lpor, TimedSearch::declared),
            search(instance, dynamic, TimedSearch::declared));
    requireAgreement(instance, runs);
    List<String> cells = new ArrayList<>();
    cells.add(instance + (runs.get(1).isViolated() ? ", violated" : ""));
    for (TimedSearch run : runs) {
      cells.addAll(List.of(run.count(run.states()), run.time()));
    }
    return cells;
  }

  private TimedSearch search(
      ProtocolInstance instance,
      CheckOptions options,
      BiFunction<ProtocolInstance, CheckOptions, TimedSearch> how) {
    Limits limits = Limits.none().withSeconds(limitSeconds);
    return how.apply(instance, options.withAll().withLimits(limits));
  }

  private static void requireAgreement(ProtocolInstance instance, List<TimedSearch> runs) {
    long verdicts =
        runs.stream()
            .filter(TimedSearch::isFinished)
            .map(run -> run.result().violated())
            .distinct()
            .count();
    if (verdicts > 1) {
      throw new BenchException("the verdicts on " + instance + " differ");
    }
  }
}
