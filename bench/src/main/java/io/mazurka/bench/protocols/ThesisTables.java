package io.mazurka.bench.protocols;

import io.mazurka.bench.protocols.Published.PublishedInstance;
import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.kernel.exploration.SearchResult.Executions;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Tables 3.2, 3.3 and 4.1 of Bokor's thesis (2011) in three parts: states as published, states with
 * the published algorithm here, and states of a check with the default options. Searches are
 * depth-first and stop at the first violation, as in the thesis; those with default options are
 * breadth-first, as they are by default.
 *
 * @param seconds the time limit of every search
 */
public record ThesisTables(double seconds) {

  /** The states of dynamic reduction in table 4.1. */
  private static final Map<String, String> DYNAMIC =
      Map.of(
          "paxos 2,3,1", "3,305,752",
          "faulty-paxos 2,3,1", "2,028",
          "faulty-paxos-2 3,3,1", "21,177",
          "storage 3,1", "27,763",
          "wrong-storage 3,1", "2,344",
          "wrong-storage 3,2", "11,235",
          "echo-multicast 3,1,1,0", "7,945",
          "echo-multicast 4,1,1,0", "183,265",
          "echo-multicast 2,1,2,1,1", "4,890");

  /** Table 3.2: symmetry of whole processes and of their parts. */
  public String symmetry() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "published: none",
            "naive",
            "algorithm 1",
            "as published: none",
            "naive",
            "algorithm 1",
            "by default");
    for (SymmetryTable.Line line : SymmetryTable.LINES) {
      List<String> printed = line.published().states();
      if (!printed.get(0).equals("–")) {
        TimedSearch standard = search(line.instance(), CheckOptions.defaults());
        boolean first = standard.isViolated();
        TimedSearch none = search(line.instance(), symmetric(Symmetry.NONE, first));
        List<String> cells = new ArrayList<>(List.of(name(line.instance(), none)));
        cells.add(printed.get(0));
        cells.add(withShare(printed.get(1), printed.get(2)));
        cells.add(withShare(printed.get(3), printed.get(4)));
        cells.add(states(none));
        for (Symmetry symmetry : List.of(Symmetry.PROCESSES, Symmetry.ROLES)) {
          TimedSearch found = search(line.instance(), symmetric(symmetry, first));
          String share =
              none.isViolated()
                  ? "–"
                  : SymmetryTable.efficiency(
                      none.states(), found, permutations(line.instance(), symmetry));
          cells.add(withShare(states(found), none.isFinished() ? share : "–"));
        }
        cells.add(states(standard));
        table.add(cells.toArray(String[]::new));
      }
    }
    return table.markdown();
  }

  private static long permutations(ProtocolInstance instance, Symmetry symmetry) {
    return symmetry == Symmetry.PROCESSES
        ? SymmetryTable.processesOf(instance)
        : SymmetryTable.permutations(instance, symmetric(symmetry, false));
  }

  private static String withShare(String states, String share) {
    return share.equals("–") ? states : "%s (%s)".formatted(states, share);
  }

  /** The order of the search matters only if it stops at a first violation. */
  private static CheckOptions symmetric(Symmetry symmetry, boolean first) {
    CheckOptions full = first ? Searches.depthFirst(Searches.full()) : Searches.full();
    return full.with(ProtocolOptions.defaults().withSymmetry(symmetry));
  }

  /** Table 3.3: the splits. */
  public String splits() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "published: no split",
            "quorum",
            "reply",
            "combined",
            "as published: no split",
            "quorum",
            "reply",
            "combined",
            "by default");
    for (PublishedInstance line : SplitTable.LINES) {
      if (!line.published().states().get(0).equals("–")) {
        List<TimedSearch> runs =
            Stream.of(Split.NONE, Split.QUORUM, Split.REPLY, Split.COMBINED)
                .map(Searches::lpor)
                .map(options -> search(line.instance(), published(options)))
                .toList();
        List<String> cells = new ArrayList<>(List.of(name(line.instance(), runs.get(0))));
        cells.addAll(line.published().states());
        runs.forEach(run -> cells.add(states(run)));
        cells.add(byDefault(line.instance()));
        table.add(cells.toArray(String[]::new));
      }
    }
    return table.markdown();
  }

  /** Table 4.1: dynamic reduction, and LPOR in three ways. */
  public String stubbornSets() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "published: none",
            "DPOR",
            "LPOR stateless",
            "LPOR-NET",
            "LPOR",
            "as published: none",
            "DPOR",
            "LPOR stateless",
            "LPOR-NET",
            "LPOR",
            "by default");
    for (PublishedInstance line : AlgorithmTable.LINES) {
      List<String> printed = line.published().states();
      if (!printed.get(0).equals("–")) {
        ProtocolInstance instance = line.instance();
        CheckOptions lpor = published(Searches.lpor());
        TimedSearch none = search(instance, Searches.depthFirst(Searches.full()));
        List<String> cells = new ArrayList<>(List.of(name(instance, none)));
        cells.add(printed.get(0));
        cells.add(DYNAMIC.getOrDefault(instance.toString(), "–"));
        cells.addAll(printed.subList(1, printed.size()));
        cells.add(states(none));
        cells.add(events(search(instance, CheckOptions.unreduced().withPor(Por.DPOR_CLASSIC))));
        cells.add(states(search(instance, lpor.withStore(StoreKind.NONE))));
        cells.add(states(search(instance, Searches.withoutNecessaryEnabling(lpor))));
        cells.add(states(search(instance, lpor)));
        cells.add(byDefault(instance));
        table.add(cells.toArray(String[]::new));
      }
    }
    return table.markdown();
  }

  private static CheckOptions published(CheckOptions lpor) {
    return Searches.depthFirst(Searches.asPublished(lpor));
  }

  private String byDefault(ProtocolInstance instance) {
    return states(search(instance, CheckOptions.defaults()));
  }

  private TimedSearch search(ProtocolInstance instance, CheckOptions options) {
    System.err.println(instance + " ...");
    return TimedSearch.once(instance, options.withLimits(Limits.none().withSeconds(seconds)));
  }

  private static String name(ProtocolInstance instance, TimedSearch search) {
    return instance + (search.isViolated() ? ", violated" : "");
  }

  private static String states(TimedSearch search) {
    return search.count(search.states());
  }

  /** A search by executions visits a state after each event. */
  private static String events(TimedSearch search) {
    Executions executions = search.result().executions();
    return executions == null
        ? FigureText.count(search.states())
        : search.count(executions.events());
  }
}
