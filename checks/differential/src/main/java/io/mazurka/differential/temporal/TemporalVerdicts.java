package io.mazurka.differential.temporal;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.search.Search;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import io.mazurka.search.temporal.TemporalAnswer;
import io.mazurka.search.temporal.TemporalAnswer.Decision;
import io.mazurka.search.temporal.TemporalAnswer.Run;
import io.mazurka.search.temporal.TemporalCheck;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.StarFormula;
import io.mazurka.testkit.Trial;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compares verdicts on random formulas with the results of evaluating the definitions on the full
 * graph. Counterexamples are replayed and evaluated in the same way.
 *
 * @param system the system to check
 * @param plain the options under which all states are explored
 * @param mostStates the most states of a system that is compared
 */
public record TemporalVerdicts(RandomFormulaSystem system, CheckOptions plain, int mostStates) {

  /** One in this many systems is also checked as a user would check it. */
  private static final int WHOLE_CHECKS = 10;

  /** A comparison with formulas drawn from the seed of a trial. */
  public static TemporalVerdicts of(
      Checkable system, CheckOptions plain, int mostStates, Trial trial) {
    return new TemporalVerdicts(RandomFormulaSystem.of(system, trial.seed()), plain, mostStates);
  }

  /**
   * Checks the system without a reduction and with several reductions.
   *
   * @param reduced the options of the reductions, by name
   */
  public void compare(Map<String, CheckOptions> reduced, Trial trial) {
    CompiledModel model = system.compile(plain);
    Optional<WrittenGraph> full = WrittenGraph.explore(model.system(), state -> null, mostStates);
    if (full.isEmpty() || TemporalProperty.among(model.properties()).isEmpty()) {
      return;
    }
    List<TemporalProperty> formulas = TemporalProperty.among(model.properties());
    Set<String> failing = new HashSet<>();
    for (TemporalProperty property : formulas) {
      if (!holds(full.get(), property)) {
        failing.add(property.name());
        trial.count(
            "formulas that hold if mishaps are forced",
            holds(full.get().withAllForced(), property));
      }
    }
    trial.count("compared");
    trial.count("compared, " + system.kind());
    trial.count("formulas", formulas.size());
    trial.count("formulas that fail", failing.size());
    check("in full", plain, full.get().size(), failing, trial);
    long fewest = full.get().size();
    for (Map.Entry<String, CheckOptions> way : reduced.entrySet()) {
      fewest =
          Math.min(fewest, check(way.getKey(), way.getValue(), full.get().size(), failing, trial));
    }
    trial.count("reduced", fewest < full.get().size());
    trial.count("reduced, " + system.kind(), fewest < full.get().size());
    trial.count("states", full.get().size());
    trial.count("states at the fewest", fewest);
  }

  static boolean holds(WrittenGraph graph, TemporalProperty property) {
    long[] labels = graph.labels(property.atoms());
    if (property.formula() instanceof LinearFormula linear) {
      return NaiveLinear.holds(graph, labels, linear, property.fairness());
    }
    return property.formula() instanceof StarFormula star
        ? new NaiveQuantifiers(graph, labels).holds(star)
        : new NaiveBranching(graph, labels).holds((BranchingFormula) property.formula());
  }

  /** Checks the system in one way; returns the number of explored states. */
  private long check(
      String way, CheckOptions options, int states, Set<String> failing, Trial trial) {
    trial.at("%s, %s".formatted(system.kind(), way));
    Prepared prepared;
    try {
      prepared = Check.of(system).with(options.withAll()).prepare();
    } catch (InvalidOptionException e) {
      CompiledModel model = system.compile(options);
      PropertyClass needed = PropertyClass.neededBy(model.properties());
      boolean branching = options.reductions().sets() == Por.Sets.DYNAMIC;
      trial.require(
          "what is refused",
          branching && needed == PropertyClass.BRANCHING_TIME ? needed : PropertyClass.EVERYTHING,
          needed);
      trial.count("refused, " + way);
      return states;
    }
    SearchTask task = prepared.task();
    Search search = Search.of(task, options.search());
    SearchResult found = search.run();
    for (TemporalAnswer answer : TemporalCheck.of(task, found, search.explored()).answers()) {
      TemporalProperty property = answer.property();
      trial.require(
          "verdict",
          failing.contains(property.name()) ? Decision.FAILS : Decision.HOLDS,
          answer.decision());
      Run run = answer.run();
      if (run != null && property.isLinear()) {
        requireFailing(task.system(), property, run, trial);
      } else if (run != null) {
        Walk.along(task.system(), run.path());
        trial.count("path replayed");
      }
    }
    if (trial.seed() % WHOLE_CHECKS == 0) {
      requireSame(failing, Check.of(system).with(options.withAll()).run(), trial);
    }
    trial.count("fewer states, " + way, found.statistics().states() < states);
    return found.statistics().states();
  }

  /** Demands that an execution belongs to the system, is fair, and alone violates the property. */
  private static void requireFailing(
      TransitionSystem system, TemporalProperty property, Run run, Trial trial) {
    Optional<WrittenGraph> alone = WrittenGraph.along(system, run.path(), run.cycleStart());
    trial.require("execution comes back", true, alone.isPresent());
    alone.ifPresent(graph -> trial.require("execution holds", false, holds(graph, property)));
    trial.count("lasso replayed");
    boolean ends = run.cycleStart() == run.path().steps().size();
    trial.count(
        "lasso ends before a mishap", ends && Walk.along(system, run.path()).possible() > 0);
  }

  private static void requireSame(Set<String> failing, CheckResult result, Trial trial) {
    result.properties().stream()
        .filter(one -> one.kind().isTemporal())
        .forEach(
            one ->
                trial.require(
                    "verdict of the whole check",
                    failing.contains(one.name()) ? Verdict.VIOLATED : Verdict.HOLDS,
                    one.verdict()));
  }
}
