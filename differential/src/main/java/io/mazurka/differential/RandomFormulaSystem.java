package io.mazurka.differential;

import io.mazurka.kernel.Goal;
import io.mazurka.kernel.Property;
import io.mazurka.kernel.StateEvaluator;
import io.mazurka.kernel.StateProperty;
import io.mazurka.kernel.TemporalProperty;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.check.Check;
import io.mazurka.kernel.check.CheckResult;
import io.mazurka.kernel.check.Verdict;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.search.EndReason;
import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.TemporalFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import io.mazurka.testkit.Trial;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A system with random temporal properties about its state properties, to compare the verdicts of
 * whole checks.
 *
 * @param system what is checked
 * @param seed what the formulas are drawn from
 * @param kind which formulas
 */
public record RandomFormulaSystem(Checkable system, long seed, Kind kind) implements Checkable {

  private static final int FORMULAS = 6;
  private static final int MOST_DEPTH = 4;

  /** Which formulas to draw. */
  public enum Kind {
    LINEAR,
    WEAKLY_FAIR,
    BRANCHING
  }

  @Override
  public Features features() {
    return system.features();
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    CompiledModel model = system.compile(options);
    List<Goal> atoms = new ArrayList<>();
    StateProperty.among(model.properties()).forEach(property -> atoms.add(new Failing(property)));
    List<Property> properties = new ArrayList<>(StateProperty.among(model.properties()));
    Random random = new Random(seed);
    for (int number = 0; number < FORMULAS && !atoms.isEmpty(); number++) {
      TemporalFormula formula =
          kind == Kind.BRANCHING
              ? branching(random, atoms.size(), MOST_DEPTH)
              : linear(random, atoms.size(), MOST_DEPTH);
      properties.add(
          new TemporalProperty(
              "formula " + number, formula.toString(), formula, atoms, fairness(model.system())));
    }
    return new CompiledModel(
        model.system(), properties, false, model.reductions(), model.reducer());
  }

  /** Every process is treated fairly, if that is to be assumed. */
  private List<FairnessAssumption> fairness(TransitionSystem compiled) {
    Map<String, TreeSet<Integer>> byProcess = new LinkedHashMap<>();
    if (kind == Kind.WEAKLY_FAIR) {
      for (Transition transition : compiled.transitions()) {
        byProcess
            .computeIfAbsent(transition.process(), process -> new TreeSet<>())
            .add(transition.number());
      }
    }
    List<FairnessAssumption> assumptions = new ArrayList<>();
    byProcess.forEach(
        (process, numbers) ->
            assumptions.add(new FairnessAssumption(Strength.WEAK, process, numbers)));
    return assumptions;
  }

  private static LinearFormula linear(Random random, int atoms, int depth) {
    if (depth == 0 || random.nextInt(5) == 0) {
      return new LinearFormula.Atom(random.nextInt(atoms));
    }
    LinearFormula left = linear(random, atoms, depth - 1);
    return switch (random.nextInt(6)) {
      case 0 -> LinearFormula.not(left);
      case 1 -> LinearFormula.eventually(left);
      case 2 -> LinearFormula.always(left);
      case 3 -> new LinearFormula.Until(left, linear(random, atoms, depth - 1));
      case 4 -> new LinearFormula.Or(left, linear(random, atoms, depth - 1));
      default -> LinearFormula.always(LinearFormula.eventually(left));
    };
  }

  private static BranchingFormula branching(Random random, int atoms, int depth) {
    if (depth == 0 || random.nextInt(5) == 0) {
      return new BranchingFormula.Atom(random.nextInt(atoms));
    }
    BranchingFormula left = branching(random, atoms, depth - 1);
    return switch (random.nextInt(6)) {
      case 0 -> BranchingFormula.not(left);
      case 1 -> BranchingFormula.someEventually(left);
      case 2 -> BranchingFormula.allAlways(left);
      case 3 -> new BranchingFormula.SomeUntil(left, branching(random, atoms, depth - 1));
      case 4 -> new BranchingFormula.Or(left, branching(random, atoms, depth - 1));
      default -> BranchingFormula.allEventually(left);
    };
  }

  /** Reached where a state property does not hold. */
  private record Failing(StateProperty property) implements Goal {

    @Override
    public String name() {
      return property.name();
    }

    @Override
    public StateEvaluator evaluator() {
      return property.evaluator();
    }

    @Override
    public String explain(int[] state) {
      return property.explain(state);
    }

    @Override
    public boolean isVisible(Transition transition) {
      return property.isVisible(transition);
    }
  }

  /**
   * Compares the verdicts of a check with those of one without any reduction, if that comes to its
   * end.
   *
   * @param options of the reduced check
   * @param plain of the other one
   */
  public void compare(CheckOptions options, CheckOptions plain, Trial trial) {
    CheckResult full = Check.of(this).with(plain.withAll()).run();
    if (full.end() != EndReason.EXHAUSTED) {
      return;
    }
    CheckResult reduced = Check.of(this).with(options.withAll()).run();
    trial.require("verdicts", verdicts(full), verdicts(reduced));
    trial.count("compared");
    trial.count("a formula fails", verdicts(full).containsValue(Verdict.VIOLATED.name()));
    trial.count("reduced", reduced.statistics().states() < full.statistics().states());
    trial.count("states", full.statistics().states());
    trial.count("states, reduced", reduced.statistics().states());
  }

  private static Map<String, String> verdicts(CheckResult result) {
    Map<String, String> verdicts = new TreeMap<>();
    result
        .properties()
        .forEach(property -> verdicts.put(property.name(), property.verdict().name()));
    return verdicts;
  }
}
