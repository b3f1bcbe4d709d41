package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.gallery.FaultyPaxos2;
import io.mazurka.gallery.FaultyPaxos3;
import io.mazurka.gallery.OralMessages;
import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.StepwiseOralMessages;
import io.mazurka.gallery.WrongPaxos;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.Composite;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;

/**
 * The gain of symmetry alone, in the shape of table 3.2 of Bokor's thesis. The gain is the factor
 * by which the number of states decreases; the efficiency is the gain divided by the number of
 * permutations. For whole processes that is, as in the thesis, how many permutations there were if
 * all processes of a kind were interchangeable. If the search without symmetry does not end, the
 * number of its states is computed from the sizes of the orbits.
 */
record SymmetryTable(double limitSeconds) {

  /** An instance, with the numbers of the thesis for none, naive and algorithm 1. */
  record Line(ProtocolInstance instance, Published published) {

    static Line of(ProtocolInstance instance, String... published) {
      return new Line(instance, Published.of(published));
    }

    static Line unpublished(ProtocolInstance instance) {
      return new Line(instance, Published.nothing(5));
    }
  }

  static final List<Line> LINES =
      List.of(
          Line.of(
              ProtocolInstance.of(new Paxos(), 2, 3, 1, 1),
              "1,591,897",
              "795,945",
              "33 %",
              "136,915",
              "96 %"),
          Line.of(
              ProtocolInstance.of(new WrongPaxos(), 2, 3, 1, 1),
              "649,301",
              "325,074",
              "–",
              "57,677",
              "–"),
          Line.of(
              ProtocolInstance.of(new FaultyPaxos3(), 2, 3, 1, 1),
              "1,114,891",
              "562,298",
              "–",
              "101,239",
              "–"),
          Line.unpublished(ProtocolInstance.of(new Paxos(), 2, 3, 1)),
          Line.unpublished(ProtocolInstance.of(new Paxos(), 3, 3, 1)),
          Line.unpublished(ProtocolInstance.of(new FaultyPaxos2(), 3, 3, 1)),
          Line.unpublished(ProtocolInstance.of(new Paxos(), 2, 5, 1)),
          Line.of(
              ProtocolInstance.of(new StepwiseOralMessages(), 3, 1),
              "1,797",
              "941",
              "31 %",
              "345",
              "85 %"),
          Line.of(
              ProtocolInstance.of(new StepwiseOralMessages(), 4, 1),
              "150,417",
              "26,401",
              "24 %",
              "6,999",
              "90 %"),
          Line.of(
              ProtocolInstance.of(new StepwiseOralMessages(), 5, 1),
              "out of memory",
              "2,402,167",
              "–",
              "490,839",
              "–"),
          Line.of(
              ProtocolInstance.of(new StepwiseOralMessages(), 3, 2), "934", "843", "–", "200", "–"),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 3, 1)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 4, 1)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 5, 1)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 6, 1)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 4, 4)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 5, 5)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 6, 5)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 3, 2)));

  String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "none: states",
            "s",
            "processes: states",
            "s",
            "gain",
            "efficiency",
            "roles: states",
            "s",
            "gain",
            "bound",
            "efficiency",
            "published: none",
            "naive",
            "efficiency",
            "algorithm 1",
            "efficiency");
    LINES.forEach(line -> add(line, table));
    return table.markdown();
  }

  private void add(Line line, MarkdownTable table) {
    System.err.println(line.instance() + " ...");
    TimedSearch none = run(line.instance(), Symmetry.NONE);
    TimedSearch processes = run(line.instance(), Symmetry.PROCESSES);
    TimedSearch roles = run(line.instance(), Symmetry.ROLES);
    long bound = permutations(line.instance(), options(Symmetry.ROLES));
    boolean inferred = roles.isFinished() && !none.isFinished();
    long all = inferred ? statesInOrbits(line.instance()) : none.states();
    List<String> cells =
        new ArrayList<>(
            List.of(
                line.instance() + (none.isViolated() ? ", violated" : ""),
                inferred ? FigureText.count(all) + ", by orbits" : none.count(all),
                none.time(),
                processes.count(processes.states()),
                processes.time(),
                gain(all, processes),
                efficiency(all, processes, processesOf(line.instance())),
                roles.count(roles.states()),
                roles.time(),
                gain(all, roles),
                FigureText.count(bound),
                efficiency(all, roles, bound)));
    cells.addAll(line.published().states());
    table.add(cells.toArray(String[]::new));
  }

  /** The number of permutations that a search with these options takes as one. */
  static long permutations(ProtocolInstance instance, CheckOptions options) {
    return task(instance, options).symmetry().canonicalizers().get().permutations();
  }

  private static String gain(long all, TimedSearch search) {
    double gain = (double) all / search.states();
    return search.isFinished() ? String.format(Locale.ROOT, "%.1f ×", gain) : "–";
  }

  static String efficiency(long all, TimedSearch search, long bound) {
    double efficiency = 100.0 * all / search.states() / bound;
    return search.isFinished() && bound > 0
        ? String.format(Locale.ROOT, "%.1f %%", efficiency)
        : "–";
  }

  /**
   * The number of permutations of whole processes, if each could take the place of any other of its
   * kind; 0 if no process is composite.
   */
  static long processesOf(ProtocolInstance instance) {
    List<Composite> composites = instance.protocol().composites();
    return composites.isEmpty()
        ? 0
        : composites.stream()
            .flatMapToLong(composite -> LongStream.rangeClosed(1, composite.size()))
            .reduce(1, Math::multiplyExact);
  }

  private TimedSearch run(ProtocolInstance instance, Symmetry symmetry) {
    return TimedSearch.fastest(instance, options(symmetry));
  }

  private CheckOptions options(Symmetry symmetry) {
    return Searches.full()
        .withAll()
        .with(ProtocolOptions.defaults().withSymmetry(symmetry))
        .withLimits(Limits.none().withSeconds(limitSeconds));
  }

  private static SearchTask task(ProtocolInstance instance, CheckOptions options) {
    return Check.of(instance.protocol()).with(options).prepare().task();
  }

  /** The number of states of all orbits together; this needs a complete search. */
  long statesInOrbits(ProtocolInstance instance) {
    CheckOptions options = options(Symmetry.ROLES).withWorkers(1);
    SearchTask task = task(instance, options).withLimits(Limits.none());
    OrbitSum sum = new OrbitSum(task.symmetry().canonicalizers().get());
    Property counting = new StateProperty("orbits", Kind.INVARIANT, sum);
    Search.of(task.withProperties(List.of(counting)), SearchOrder.BFS).run();
    return sum.states();
  }
}
