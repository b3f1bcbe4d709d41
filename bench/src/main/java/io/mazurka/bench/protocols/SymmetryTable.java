package io.mazurka.bench.protocols;

import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.gallery.FaultyPaxos2;
import io.mazurka.gallery.OralMessages;
import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.StepwiseOralMessages;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Symmetry;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import java.util.List;
import java.util.Locale;

/**
 * The gain of symmetry alone, in the shape of table 3.2 of Bokor's thesis. The gain is the factor
 * by which the number of states decreases; the efficiency is the gain divided by the number of
 * permutations. If the search without symmetry does not end, the number of its states is computed
 * from the sizes of the orbits.
 */
record SymmetryTable(double limitSeconds) {

  /** An instance, with the gain and the efficiency that the thesis reports for roles. */
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
