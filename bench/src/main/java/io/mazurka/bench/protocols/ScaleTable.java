package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.gallery.EchoMulticast;
import io.mazurka.gallery.FaultyPaxos;
import io.mazurka.gallery.FaultyPaxos2;
import io.mazurka.gallery.OralMessages;
import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.Storage;
import io.mazurka.gallery.WrongStorage;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import java.util.List;

/**
 * Whole state spaces of the largest instances that fit: with stubborn sets and without dead
 * messages, each alone and together. The search goes on after a violation.
 */
record ScaleTable(double limitSeconds) {

  private static final List<ProtocolInstance> INSTANCES =
      List.of(
          ProtocolInstance.of(new Paxos(), 2, 3, 1),
          ProtocolInstance.of(new Paxos(), 3, 3, 1),
          ProtocolInstance.of(new Paxos(), 2, 5, 1),
          ProtocolInstance.of(new Paxos(), 4, 3, 1),
          ProtocolInstance.of(new Paxos(), 3, 5, 1),
          ProtocolInstance.of(new FaultyPaxos(), 2, 3, 1),
          ProtocolInstance.of(new FaultyPaxos2(), 3, 3, 1),
          ProtocolInstance.of(new Storage(), 3, 2),
          ProtocolInstance.of(new Storage(), 5, 2),
          ProtocolInstance.of(new WrongStorage(), 3, 2),
          ProtocolInstance.of(new EchoMulticast(), 2, 1, 2, 1),
          ProtocolInstance.of(new EchoMulticast(), 5, 1, 1, 1),
          ProtocolInstance.of(new OralMessages(), 4, 1));

  String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "full: states",
            "terminal",
            "s",
            "LPOR: states",
            "terminal",
            "saved",
            "s",
            "no dead messages: states",
            "terminal",
            "saved",
            "s",
            "both: states",
            "terminal",
            "saved",
            "s");
    for (ProtocolInstance instance : INSTANCES) {
      System.err.println(instance + " ...");
      TimedSearch full = run(instance, Searches.full());
      TimedSearch reduced = run(instance, Searches.lpor());
      TimedSearch dropped = run(instance, Searches.withoutDeadMessages(Searches.full()));
      TimedSearch both = run(instance, Searches.withoutDeadMessages(Searches.lpor()));
      table.add(
          instance.toString(),
          full.count(full.states()),
          full.count(full.statistics().terminalStates()),
          full.time(),
          reduced.count(reduced.states()),
          reduced.count(reduced.statistics().terminalStates()),
          reduced.savedAgainst(full),
          reduced.time(),
          dropped.count(dropped.states()),
          dropped.count(dropped.statistics().terminalStates()),
          dropped.savedAgainst(full),
          dropped.time(),
          both.count(both.states()),
          both.count(both.statistics().terminalStates()),
          both.savedAgainst(full),
          both.time());
    }
    return table.markdown();
  }

  private TimedSearch run(ProtocolInstance instance, CheckOptions options) {
    return TimedSearch.fastest(
        instance, options.withAll().withLimits(Limits.none().withSeconds(limitSeconds)));
  }
}
