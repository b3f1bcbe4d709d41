package io.mazurka.differential.temporal;

import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.Check.Prepared;
import io.mazurka.search.check.Counterexample;
import io.mazurka.search.simulation.Simulation;
import io.mazurka.search.simulation.SimulationPlan;
import io.mazurka.search.simulation.WalkStrategy;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.testkit.Trial;
import java.util.List;
import java.util.Optional;

/**
 * Compares what random executions show of random formulas with the definitions on the full graph:
 * no execution may violate a formula that holds, and each that is reported must violate it alone,
 * or in each of its continuations.
 */
public record SimulatedVerdicts(RandomFormulaSystem system, CheckOptions plain, int mostStates) {

  private static final int RUNS = 30;
  private static final int DEPTH = 40;

  /** Simulates the system for each of its formulas, in two ways of compiling it. */
  public void compare(Trial trial) {
    if (system.kind().isBranching() || system.kind().isStar()) {
      return;
    }
    compare("plain", plain, trial);
    compare(
        "to repeat",
        plain.withReductions(CheckOptions.defaults().withPor(Por.NONE).reductions()),
        trial);
  }

  private void compare(String way, CheckOptions options, Trial trial) {
    Prepared prepared = Check.of(system).with(options.withAll()).prepare();
    CompiledModel model = prepared.model();
    Optional<WrittenGraph> full = WrittenGraph.explore(model.system(), state -> null, mostStates);
    if (full.isEmpty()) {
      return;
    }
    trial.at(way);
    for (TemporalProperty formula : TemporalProperty.among(prepared.task().properties())) {
      boolean holds = TemporalVerdicts.holds(full.get(), formula);
      Prepared one = new Prepared(model, prepared.task().withProperties(List.of(formula)));
      WalkStrategy[] all = WalkStrategy.values();
      WalkStrategy strategy = all[(int) Math.floorMod(trial.seed(), (long) all.length)];
      SimulationPlan plan =
          new SimulationPlan(RUNS, trial.seed(), DEPTH, strategy, 1, Double.POSITIVE_INFINITY);
      Counterexample shown =
          Simulation.run(() -> one, List.of(formula.name()), plan, SearchListener.none())
              .counterexample();
      trial.count("compared");
      trial.count("formulas that fail", !holds);
      if (shown != null) {
        trial.require("violated in a simulation", false, holds);
        requireFailing(formula, model, shown, full.get(), trial);
      }
    }
  }

  private static void requireFailing(
      TemporalProperty formula,
      CompiledModel model,
      Counterexample shown,
      WrittenGraph full,
      Trial trial) {
    if (shown.isInfinite()) {
      trial.count("violated by a repetition");
      Optional<WrittenGraph> alone =
          WrittenGraph.along(model.system(), shown.path(), shown.cycleStart());
      trial.require("execution comes back", true, alone.isPresent());
      alone.ifPresent(
          graph -> trial.require("execution holds", false, TemporalVerdicts.holds(graph, formula)));
    } else {
      trial.count("violated by a beginning");
      WrittenGraph continued = WrittenGraph.beginningWith(model.system(), shown.path(), full);
      LinearFormula negation = LinearFormula.not((LinearFormula) formula.formula());
      long[] labels = continued.labels(formula.atoms());
      trial.require(
          "fails whatever follows",
          true,
          NaiveLinear.holds(continued, labels, negation, List.of()));
    }
  }
}
