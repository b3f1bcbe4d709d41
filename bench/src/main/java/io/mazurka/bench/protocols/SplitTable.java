package io.mazurka.bench.protocols;

import io.mazurka.bench.protocols.Published.PublishedInstance;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.gallery.EchoMulticast;
import io.mazurka.gallery.FaultyPaxos;
import io.mazurka.gallery.FaultyPaxos2;
import io.mazurka.gallery.OralMessages;
import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.Storage;
import io.mazurka.gallery.WrongStorage;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.options.Split;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** The gain of refining transitions, in the shape of table 3.3 of Bokor's thesis. */
final class SplitTable {

  /**
   * The instances, with the numbers of the thesis for no split, quorum split, reply split and
   * combined split.
   */
  static final List<PublishedInstance> LINES =
      List.of(
          new PublishedInstance(
              ProtocolInstance.of(new Paxos(), 2, 3, 1),
              Published.of("2,822,764", "1,826,560", "1,087,486", "548,061")),
          new PublishedInstance(
              ProtocolInstance.of(new FaultyPaxos(), 2, 3, 1),
              Published.of("279", "279", "105", "105")),
          new PublishedInstance(
              ProtocolInstance.of(new FaultyPaxos2(), 3, 3, 1), Published.nothing(4)),
          new PublishedInstance(
              ProtocolInstance.of(new EchoMulticast(), 3, 0, 1, 1),
              Published.of("652", "232", "652", "232")),
          new PublishedInstance(
              ProtocolInstance.of(new EchoMulticast(), 2, 1, 0, 1),
              Published.of("2,787", "2,787", "1,165", "1,165")),
          new PublishedInstance(
              ProtocolInstance.of(new EchoMulticast(), 3, 1, 1, 1),
              Published.of("12,023,663", "7,600,843", "> 10,472,557", "7,087,193")),
          new PublishedInstance(
              ProtocolInstance.of(new EchoMulticast(), 2, 1, 2, 1),
              Published.of("48", "48", "48", "48")),
          new PublishedInstance(
              ProtocolInstance.of(new Storage(), 3, 1),
              Published.of("20,039", "18,451", "18,451", "18,451")),
          new PublishedInstance(
              ProtocolInstance.of(new WrongStorage(), 3, 1), Published.nothing(4)),
          new PublishedInstance(
              ProtocolInstance.of(new WrongStorage(), 3, 2),
              Published.of("41,331", "29,877", "6,969", "6,987")),
          new PublishedInstance(
              ProtocolInstance.of(new OralMessages(), 3, 1), Published.nothing(4)),
          new PublishedInstance(
              ProtocolInstance.of(new OralMessages(), 3, 2), Published.nothing(4)));

  private SplitTable() {}

  /** The table, with derived relations, with declared ones, and by the published algorithm. */
  static String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "states, s",
            "full",
            "no split",
            "quorum",
            "reply",
            "combined",
            "saved by split",
            "published: no split",
            "quorum",
            "reply",
            "combined",
            "saved by split");
    for (PublishedInstance line : LINES) {
      TimedSearch full = TimedSearch.fastest(line.instance(), Searches.depthFirst(Searches.full()));
      String name = line.instance() + (full.isViolated() ? ", violated" : "");
      add(table, name, full, line, TimedSearch::fastest);
      add(table, name + ", declared", full, line, TimedSearch::declared);
      add(
          table,
          name + ", as published",
          full,
          line,
          (instance, options) -> TimedSearch.fastest(instance, Searches.asPublished(options)));
    }
    return table.markdown();
  }

  private static void add(
      MarkdownTable table,
      String name,
      TimedSearch full,
      PublishedInstance line,
      BiFunction<ProtocolInstance, CheckOptions, TimedSearch> search) {
    List<TimedSearch> runs =
        Stream.of(Split.NONE, Split.QUORUM, Split.REPLY, Split.COMBINED)
            .map(Searches::lpor)
            .map(options -> search.apply(line.instance(), Searches.depthFirst(options)))
            .toList();
    List<String> cells = new ArrayList<>(List.of(name, cell(full)));
    runs.forEach(run -> cells.add(cell(run)));
    cells.add(runs.get(3).savedAgainst(runs.get(0)));
    cells.addAll(line.published().states());
    cells.add(line.published().saved(3));
    table.add(cells.toArray(String[]::new));
  }

  private static String cell(TimedSearch run) {
    return run.count(run.states()) + ", " + run.time();
  }
}
