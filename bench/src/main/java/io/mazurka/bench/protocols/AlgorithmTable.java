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
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.StoreKind;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Full search and stubborn sets, in the shape of table 4.1 of Bokor's thesis; each reduced search
 * is made by the published algorithm as well.
 */
record AlgorithmTable(double limitSeconds) {

  /**
   * The instances, with the numbers of the thesis for a full search, stateless search, and
   * reduction without and with NET.
   */
  static final List<PublishedInstance> LINES =
      List.of(
          new PublishedInstance(
              ProtocolInstance.of(new Paxos(), 2, 3, 1),
              Published.of("> 38,000,000", "1,118,341", "1,130,234", "548,061")),
          new PublishedInstance(
              ProtocolInstance.of(new FaultyPaxos(), 2, 3, 1),
              Published.of("238,790", "3,489", "3,489", "3,415")),
          new PublishedInstance(
              ProtocolInstance.of(new FaultyPaxos2(), 3, 3, 1),
              Published.of("> 16,000,000", "175,725", "173,414", "173,414")),
          new PublishedInstance(
              ProtocolInstance.of(new Storage(), 3, 1),
              Published.of("287,638", "27,763", "18,451", "18,451")),
          new PublishedInstance(
              ProtocolInstance.of(new WrongStorage(), 3, 1),
              Published.of("7,619", "4,654", "3,497", "3,497")),
          new PublishedInstance(
              ProtocolInstance.of(new WrongStorage(), 3, 2),
              Published.of("24,939,222", "11,235", "6,987", "6,987")),
          new PublishedInstance(
              ProtocolInstance.of(new EchoMulticast(), 3, 1, 1, 0),
              Published.of("7,279", "2,674", "6,607", "2,178")),
          new PublishedInstance(
              ProtocolInstance.of(new EchoMulticast(), 4, 1, 1, 0),
              Published.of("102,058", "24,382", "94,186", "12,494")),
          new PublishedInstance(
              ProtocolInstance.of(new EchoMulticast(), 3, 0, 1, 1), Published.nothing(4)),
          new PublishedInstance(
              ProtocolInstance.of(new EchoMulticast(), 2, 1, 2, 1, 1),
              Published.of("7,543", "4,890", "2,139", "2,139")),
          new PublishedInstance(
              ProtocolInstance.of(new EchoMulticast(), 2, 1, 2, 1), Published.nothing(4)),
          new PublishedInstance(
              ProtocolInstance.of(new OralMessages(), 3, 1), Published.nothing(4)),
          new PublishedInstance(
              ProtocolInstance.of(new OralMessages(), 3, 2), Published.nothing(4)));

  String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "instance and search",
            "states",
            "transitions",
            "terminal",
            "s",
            "saved",
            "sets as published: states",
            "saved",
            "published: states",
            "saved");
    LINES.forEach(line -> add(line, table));
    return table.markdown();
  }

  private void add(PublishedInstance line, MarkdownTable table) {
    Map<String, TimedSearch> runs = new LinkedHashMap<>();
    Map<String, TimedSearch> asPublished = new HashMap<>();
    searches()
        .forEach(
            (name, options) -> {
              runs.put(name, TimedSearch.fastest(line.instance(), options));
              if (options.reductions().por() == Por.LPOR) {
                asPublished.put(
                    name, TimedSearch.once(line.instance(), Searches.asPublished(options)));
              }
            });
    TimedSearch full = runs.values().iterator().next();
    List<String> published = line.published().states();
    int column = 0;
    for (Map.Entry<String, TimedSearch> entry : runs.entrySet()) {
      TimedSearch run = entry.getValue();
      TimedSearch same = asPublished.getOrDefault(entry.getKey(), run);
      table.add(
          line.instance() + (run.isViolated() ? ", violated: " : ": ") + entry.getKey(),
          run.count(run.states()),
          run.count(run.statistics().transitions()),
          run.count(run.statistics().terminalStates()),
          run.time(),
          column == 0 ? "" : run.savedAgainst(full),
          column == 0 ? "" : same.count(same.states()),
          column == 0 ? "" : same.savedAgainst(full),
          column < published.size() ? published.get(column) : "",
          column == 0 || column >= published.size() ? "" : line.published().saved(column));
      column++;
    }
  }

  private Map<String, CheckOptions> searches() {
    CheckOptions lpor = Searches.depthFirst(Searches.lpor());
    Map<String, CheckOptions> searches = new LinkedHashMap<>();
    searches.put("full", Searches.depthFirst(Searches.full()));
    searches.put(
        "LPOR, stateless",
        lpor.withStore(StoreKind.NONE).withLimits(Limits.none().withSeconds(limitSeconds)));
    searches.put("LPOR without NET", Searches.withoutNecessaryEnabling(lpor));
    searches.put("LPOR", lpor);
    searches.put("LPOR, no dead messages", Searches.withoutDeadMessages(lpor));
    return searches;
  }
}
