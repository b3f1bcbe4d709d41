package io.mazurka.bench;

import io.mazurka.gallery.FaultyPaxos2;
import io.mazurka.gallery.OralMessages;
import io.mazurka.gallery.Paxos;
import io.mazurka.gallery.StepwiseOralMessages;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Limits;
import io.mazurka.kernel.options.Symmetry;
import java.util.List;
import java.util.Locale;

/**
 * What symmetry alone brings, in the shape of table 3.2 of Bokor's thesis: the gain is how many
 * times fewer states there are, the efficiency its share of the product of the factorials of the
 * sizes of the symmetric sets.
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
      long bound = bound(line.instance());
      boolean known = none.isFinished() && roles.isFinished();
      double gain = (double) none.states() / roles.states();
      table.add(
          line.instance() + (none.isViolated() ? ", violated" : ""),
          none.count(none.states()),
          none.time(),
          processes.count(processes.states()),
          processes.time(),
          roles.count(roles.states()),
          roles.time(),
          known ? String.format(Locale.ROOT, "%.1f ×", gain) : "–",
          Report.count(bound),
          known ? String.format(Locale.ROOT, "%.0f %%", 100 * gain / bound) : "–",
          line.gain(),
          line.efficiency());
    }
    return table.markdown();
  }

  private TimedSearch run(ProtocolInstance instance, Symmetry symmetry) {
    try {
      return TimedSearch.fastest(instance, options(symmetry));
    } catch (InvalidOptionException e) {
      return TimedSearch.fastest(instance, options(Symmetry.NONE)); // Nothing is symmetric.
    }
  }

  private CheckOptions options(Symmetry symmetry) {
    CheckOptions full = Searches.full().withAll();
    return full.withReductions(full.reductions().withSymmetry(symmetry))
        .withLimits(Limits.none().withSeconds(limitSeconds));
  }

  /** The number of permutations, from the sets that the symmetry is said to consist of. */
  private long bound(ProtocolInstance instance) {
    long bound = 1;
    for (String part :
        Check.of(instance.protocol())
            .with(options(Symmetry.ROLES))
            .prepare()
            .task()
            .symmetry()
            .description()) {
      if (part.startsWith("symmetric: ")) {
        for (String set : part.split("; ", -1)) {
          for (int size = set.split(", ", -1).length; size > 1; size--) {
            bound *= size;
          }
        }
      }
    }
    return bound;
  }
}
