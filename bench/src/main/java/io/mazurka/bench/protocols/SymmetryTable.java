package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.gallery.FaultyPaxos2;
import io.mazurka.gallery.OralMessages;
import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.StepwiseOralMessages;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.search.Search;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Symmetry;
import java.util.List;
import java.util.Locale;

/**
 * What symmetry alone brings, in the shape of table 3.2 of Bokor's thesis: the gain is how many
 * times fewer states there are, the efficiency its share of the number of permutations. Where the
 * search without symmetry does not come to its end, the sizes of the orbits tell how many states
 * there are.
 */
record SymmetryTable(double limitSeconds) {

  /** An instance, and the gain and the efficiency with roles that the thesis found. */
  private record Line(ProtocolInstance instance, String gain, String efficiency) {

    static Line unpublished(ProtocolInstance instance) {
      return new Line(instance, "–", "–");
    }
  }

  private static final List<Line> LINES =
      List.of(
          new Line(ProtocolInstance.of(new Paxos(), 2, 3, 1), "12 ×", "96 %"),
          Line.unpublished(ProtocolInstance.of(new Paxos(), 3, 3, 1)),
          Line.unpublished(ProtocolInstance.of(new FaultyPaxos2(), 3, 3, 1)),
          Line.unpublished(ProtocolInstance.of(new Paxos(), 2, 5, 1)),
          new Line(ProtocolInstance.of(new OralMessages(), 3, 1), "5 ×", "85 %"),
          new Line(ProtocolInstance.of(new OralMessages(), 4, 1), "22 ×", "90 %"),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 5, 1)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 6, 1)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 4, 4)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 5, 5)),
          Line.unpublished(ProtocolInstance.of(new OralMessages(), 6, 5)),
          new Line(ProtocolInstance.of(new OralMessages(), 3, 2), "5 ×", "–"),
          new Line(ProtocolInstance.of(new StepwiseOralMessages(), 3, 1), "5 ×", "85 %"),
          new Line(ProtocolInstance.of(new StepwiseOralMessages(), 4, 1), "22 ×", "90 %"),
          Line.unpublished(ProtocolInstance.of(new StepwiseOralMessages(), 5, 1)),
          new Line(ProtocolInstance.of(new StepwiseOralMessages(), 3, 2), "5 ×", "–"));

  String markdown() {
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "none: states",
            "s",
            "processes: states",
            "s",
            "roles: states",
            "s",
            "gain",
            "bound",
            "efficiency",
            "published: gain",
            "efficiency");
    for (Line line : LINES) {
      System.err.println(line.instance() + " ...");
      TimedSearch none = run(line.instance(), Symmetry.NONE);
      TimedSearch processes = run(line.instance(), Symmetry.PROCESSES);
      TimedSearch roles = run(line.instance(), Symmetry.ROLES);
      long bound =
          task(line.instance(), options(Symmetry.ROLES))
              .symmetry()
              .canonicalizers()
              .get()
              .permutations();
      boolean known = roles.isFinished();
      boolean inferred = known && !none.isFinished();
      long all = inferred ? statesInOrbits(line.instance()) : none.states();
      double gain = (double) all / roles.states();
      table.add(
          line.instance() + (none.isViolated() ? ", violated" : ""),
          inferred ? FigureText.count(all) + ", by orbits" : none.count(all),
          none.time(),
          processes.count(processes.states()),
          processes.time(),
          roles.count(roles.states()),
          roles.time(),
          known ? String.format(Locale.ROOT, "%.1f ×", gain) : "–",
          FigureText.count(bound),
          known ? String.format(Locale.ROOT, "%.1f %%", 100 * gain / bound) : "–",
          line.gain(),
          line.efficiency());
    }
    return table.markdown();
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

  /** How many states all orbits have together, which takes a search to its end. */
  long statesInOrbits(ProtocolInstance instance) {
    CheckOptions options = options(Symmetry.ROLES).withWorkers(1);
    SearchTask task = task(instance, options).withLimits(Limits.none());
    OrbitSum sum = new OrbitSum(task.symmetry().canonicalizers().get());
    Property counting = new StateProperty("orbits", Kind.INVARIANT, sum);
    Search.of(task.withProperties(List.of(counting)), SearchOrder.BFS).run();
    return sum.states();
  }
}
