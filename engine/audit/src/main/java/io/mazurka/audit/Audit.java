package io.mazurka.audit;

import io.mazurka.audit.checks.AuditedGraph;
import io.mazurka.audit.checks.CycleCheck;
import io.mazurka.audit.checks.FormulaChecks;
import io.mazurka.audit.checks.RelationChecks;
import io.mazurka.audit.checks.RunningCheck;
import io.mazurka.audit.checks.SearchChecks;
import io.mazurka.audit.checks.SetChecks;
import io.mazurka.audit.checks.StoppedException;
import io.mazurka.audit.checks.SymmetryCheck;
import io.mazurka.audit.checks.VisibilityCheck;
import io.mazurka.audit.checks.Watch;
import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.audit.outcome.AuditListener;
import io.mazurka.kernel.Guarantee;
import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.lpor.audit.ConflictGraph;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * An audit of the reduction that a check with the same options would use: {@code
 * Audit.of(system).run()}.
 *
 * <p>The system is explored in full. Then, in every state, the audit checks each relation and each
 * chosen stubborn set by its definition; it checks the claims about visibility and cycles on all
 * edges; and at last it runs the reduced searches and compares their results. A symmetry is checked
 * before it is used in a search.
 */
public final class Audit {

  /** The most states to explore: each takes some hundred bytes. */
  private static final long MOST_STATES = 1_000_000;

  /** The most pairs of states to look at in a check of all paths from a state. */
  private static final int MOST_PAIRS = 100_000;

  private final Checkable system;
  private final CheckOptions options;
  private final AuditListener listener;

  private Audit(Checkable system, CheckOptions options, AuditListener listener) {
    this.system = system;
    this.options = options;
    this.listener = listener;
  }

  /** An audit of the reduction that a check with the default options uses. */
  public static Audit of(Checkable system) {
    return new Audit(system, CheckOptions.defaults(), AuditListener.none());
  }

  /** The same audit under other options. */
  public Audit with(CheckOptions changed) {
    return new Audit(system, changed, listener);
  }

  /** The same audit, whose progress this listener is told and which it may stop. */
  public Audit watchedBy(AuditListener watcher) {
    return new Audit(system, options, watcher);
  }

  /** Explores the system and runs all checks. */
  public AuditResult run() {
    return new Run().run();
  }

  private final class Run {

    private final Watch watch = new Watch(listener, options.limits().seconds());
    private final List<RunningCheck> runningChecks = new ArrayList<>();

    /**
     * The check of the symmetry: it is made before the checks that rely on it and reported after
     * them; null if there is no symmetry.
     */
    private @Nullable RunningCheck symmetry;

    private @Nullable AuditedGraph graph;
    private @Nullable EndReason end;

    AuditResult run() {
      Prepared prepared = Check.of(system).with(options).prepare();
      List<StubbornReduction> reductions = stubborn(prepared);
      try {
        long most = Math.min(options.limits().states(), MOST_STATES);
        AuditedGraph explored = AuditedGraph.explore(prepared.model().system(), most, watch);
        graph = explored;
        end = explored.end();
        if (!prepared.task().symmetry().isTrivial()) {
          checkSymmetry(prepared.task(), explored);
        }
        ConflictGraph conflicts = new ConflictGraph(explored.edges());
        for (StubbornReduction reduction : reductions) {
          audit(prepared.task().withReduction(reduction), reduction, explored, conflicts);
        }
        if (symmetry != null) {
          runningChecks.add(symmetry);
        }
        SearchTask full = prepared.task().withReduction(new NoReduction());
        searchRepresentatives("search of representatives, ", full, name(full), explored);
        if (explored.end() == null) {
          comparePlain(prepared.task(), explored);
          if (!TemporalProperty.among(prepared.task().properties()).isEmpty()) {
            run("formulas", "", "formulas", new FormulaChecks(system, options, watch)::run);
          }
        }
      } catch (StoppedException e) {
        end = e.reason();
      } catch (OutOfMemoryError e) {
        end = EndReason.MEMORY_LIMIT;
      }
      return result();
    }

    private List<StubbornReduction> stubborn(Prepared prepared) {
      List<Reduction> all = new ArrayList<>(List.of(prepared.task().reduction()));
      all.addAll(prepared.model().reducer().alternatives(prepared.task().properties()));
      List<StubbornReduction> stubborn = new ArrayList<>();
      for (Reduction reduction : all) {
        if (reduction instanceof StubbornReduction one) {
          if (one.isDynamic()) {
            throw new InvalidOptionException(
                "an audit looks at sets that are chosen once, but those of --sets dynamic grow; leave"
                    + " it out: they stay within the sets that are audited then");
          }
          stubborn.add(one);
        }
      }
      if (stubborn.isEmpty() && prepared.task().symmetry().isTrivial()) {
        String notes = String.join("; ", prepared.model().reductions());
        throw new InvalidOptionException(
            "there is nothing to audit: a check with these options chooses no stubborn sets"
                + (notes.isEmpty() ? "" : " (%s)".formatted(notes)));
      }
      return stubborn;
    }

    private void audit(
        SearchTask task,
        StubbornReduction reduction,
        AuditedGraph explored,
        ConflictGraph conflicts) {
      String name = reduction.description();
      RelationChecks relations = new RelationChecks(explored, reduction, watch);
      SetChecks sets = new SetChecks(explored, reduction, watch);
      run("interference", name, "claims", d -> relations.interference(conflicts, MOST_PAIRS, d));
      run("enabling sets", name, "claims", relations::enabling);
      run("stubborn sets", name, "sets", d -> sets.stubbornness(conflicts, MOST_PAIRS, d));
      if (reduction.contract().attracted()) {
        run("attraction", name, "sets", d -> sets.attraction(conflicts, task.stateProperties(), d));
      } else if (reduction.contract().preserves(PropertyClass.INVARIANTS)) {
        VisibilityCheck visibility = new VisibilityCheck(explored, reduction, conflicts, watch);
        run(
            "visibility",
            name,
            "claims",
            running -> visibility.run(Property.observedBy(task.properties()), running));
        run("cycles", name, "edges", new CycleCheck(explored, reduction, watch)::run);
      }
      if (explored.end() == null) {
        search("reduced search, ", task.withSymmetry(StateSymmetry.none()), name, explored);
      }
      searchRepresentatives("reduced search of representatives, ", task, name, explored);
    }

    private static String name(SearchTask task) {
      return String.join("; ", task.symmetry().description());
    }

    private void checkSymmetry(SearchTask task, AuditedGraph explored) {
      RunningCheck running = new RunningCheck("symmetry", name(task), "states");
      symmetry = running;
      if (explored.end() == null) {
        new SymmetryCheck(explored, task, watch).run(running);
      }
    }

    /**
     * Searches representatives, unless the symmetry turned out wrong: then the search might go
     * anywhere.
     */
    private void searchRepresentatives(
        String kind, SearchTask task, String name, AuditedGraph explored) {
      if (symmetry != null && !symmetry.isWrong() && explored.end() == null) {
        search(kind, task, name, explored);
      }
    }

    private void search(String kind, SearchTask task, String name, AuditedGraph explored) {
      SearchChecks searches = new SearchChecks(explored, task, watch);
      for (SearchOrder order : SearchOrder.values()) {
        String what = kind + order.name().toLowerCase(Locale.ROOT);
        run(what, name, "states", running -> searches.reduced(order, running));
      }
    }

    /**
     * Compares with a search without any reduction; this also covers the reductions of the
     * compiler.
     */
    private void comparePlain(SearchTask task, AuditedGraph explored) {
      CheckOptions plain = options.withoutReductions();
      SearchTask other = Check.of(system).with(plain).prepare().task();
      run(
          "search without reduction",
          "",
          "states",
          running -> new SearchChecks(explored, task, watch).plain(other, running));
    }

    private void run(String name, String reduction, String unit, Consumer<RunningCheck> check) {
      RunningCheck running = new RunningCheck(name, reduction, unit);
      runningChecks.add(running);
      check.accept(running);
    }

    private AuditResult result() {
      if (symmetry != null && !runningChecks.contains(symmetry)) {
        runningChecks.add(symmetry);
      }
      List<AuditCheck> checks = runningChecks.stream().map(RunningCheck::check).toList();
      boolean wrong = checks.stream().anyMatch(check -> !check.failures().isEmpty());
      Guarantee guarantee = guarantee(checks);
      AuditVerdict right =
          guarantee.strength() == Strength.EXHAUSTIVE
              ? AuditVerdict.CLEAN
              : AuditVerdict.INCOMPLETE;
      AuditedGraph explored = graph;
      return new AuditResult(
          wrong ? AuditVerdict.WRONG : right,
          end == null ? EndReason.EXHAUSTED : end,
          explored == null ? 0 : explored.edges().states(),
          explored == null ? 0 : explored.edges().expanded(),
          explored == null ? 0 : explored.steps(),
          watch.elapsed(),
          checks,
          guarantee);
    }

    private Guarantee guarantee(List<AuditCheck> checks) {
      Guarantee guarantee = graph == null ? Guarantee.exhaustive() : graph.guarantee();
      if (end != null) {
        String reason =
            switch (end) {
              case TIME_LIMIT -> "stopped by the time limit";
              case STATE_LIMIT -> "the instance has more states than the limit";
              case MEMORY_LIMIT -> "stopped when the memory was full";
              case MODEL_LIMIT -> "the model is too large";
              default -> "interrupted";
            };
        guarantee = guarantee.and(Guarantee.of(Strength.BOUNDED, reason));
      }
      if (symmetry != null && symmetry.isWrong()) {
        String reason = "no search of representatives, as the symmetry is wrong";
        guarantee = guarantee.and(Guarantee.of(Strength.BOUNDED, reason));
      }
      for (AuditCheck check : checks) {
        if (!check.complete()) {
          String reason = check.name() + (check.count() == 0 ? " not looked at" : " only in part");
          guarantee = guarantee.and(Guarantee.of(Strength.BOUNDED, reason));
        }
      }
      return guarantee;
    }
  }
}
