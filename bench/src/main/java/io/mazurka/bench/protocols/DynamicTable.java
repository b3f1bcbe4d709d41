package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.gallery.EchoMulticast;
import io.mazurka.gallery.FaultyPaxos;
import io.mazurka.gallery.FaultyPaxos2;
import io.mazurka.gallery.OralMessages;
import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.Storage;
import io.mazurka.gallery.WrongStorage;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.StoreKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Stubborn sets, with a store and without, against dynamic reduction, over whole protocols. */
record DynamicTable(double limitSeconds) {

  private static final List<ProtocolInstance> INSTANCES =
      List.of(
          ProtocolInstance.of(new Paxos(), 1, 3, 1),
          ProtocolInstance.of(new Paxos(), 2, 3, 1),
          ProtocolInstance.of(new Paxos(), 2, 4, 1),
          ProtocolInstance.of(new FaultyPaxos(), 2, 3, 1),
          ProtocolInstance.of(new FaultyPaxos2(), 2, 3, 1),
          ProtocolInstance.of(new Storage(), 3, 1),
          ProtocolInstance.of(new Storage(), 3, 2),
          ProtocolInstance.of(new WrongStorage(), 3, 1),
          ProtocolInstance.of(new WrongStorage(), 3, 2),
          ProtocolInstance.of(new EchoMulticast(), 3, 1, 1, 0),
          ProtocolInstance.of(new EchoMulticast(), 4, 1, 1, 0),
          ProtocolInstance.of(new EchoMulticast(), 3, 0, 1, 1),
          ProtocolInstance.of(new EchoMulticast(), 3, 1, 1, 1),
          ProtocolInstance.of(new EchoMulticast(), 2, 1, 2, 1),
          ProtocolInstance.of(new OralMessages(), 3, 1),
          ProtocolInstance.of(new OralMessages(), 3, 2),
          ProtocolInstance.of(new OralMessages(), 4, 1));

  String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "LPOR: states",
            "s",
            "LPOR, no store: states",
            "s",
            "optimal: traces",
            "events",
            "wakeup trees, KB",
            "s",
            "source: blocked runs",
            "events",
            "s",
            "classic: traces run",
            "events",
            "s");
    INSTANCES.forEach(instance -> table.add(row(instance).toArray(String[]::new)));
    return table.markdown();
  }

  private List<String> row(ProtocolInstance instance) {
    System.err.println(instance + " ...");
    CheckOptions lpor = Searches.withoutDeadMessages(Searches.lpor());
    CheckOptions stateless = Searches.depthFirst(lpor).withStore(StoreKind.NONE);
    List<TimedSearch> runs =
        List.of(
            search(instance, lpor),
            search(instance, stateless),
            search(instance, dynamic(Por.DPOR_OPTIMAL)),
            search(instance, dynamic(Por.DPOR_SOURCE)),
            search(instance, dynamic(Por.DPOR_CLASSIC)));
    requireAgreement(instance, runs);
    TimedSearch optimal = runs.get(2);
    TimedSearch source = runs.get(3);
    TimedSearch classic = runs.get(4);
    List<String> cells = new ArrayList<>();
    cells.add(instance + (runs.get(0).isViolated() ? ", violated" : ""));
    for (TimedSearch run : runs.subList(0, 2)) {
      cells.addAll(List.of(run.count(run.states()), run.time()));
    }
    cells.add(optimal.count(executions(optimal).traces()));
    cells.add(optimal.count(executions(optimal).events()));
    cells.add(FigureText.count((executions(optimal).planBytes() + 1023) / 1024));
    cells.add(optimal.time());
    cells.add(source.count(executions(source).blockedRuns()));
    cells.add(source.count(executions(source).events()));
    cells.add(source.time());
    cells.add(classic.count(executions(classic).traces()));
    cells.add(classic.count(executions(classic).events()));
    cells.add(classic.time());
    return cells;
  }

  private TimedSearch search(ProtocolInstance instance, CheckOptions options) {
    Limits limits = Limits.none().withSeconds(limitSeconds);
    return TimedSearch.fastest(instance, options.withAll().withLimits(limits));
  }

  private static CheckOptions dynamic(Por por) {
    return CheckOptions.unreduced().withPor(por);
  }

  private static Executions executions(TimedSearch run) {
    return Objects.requireNonNull(run.result().executions());
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
