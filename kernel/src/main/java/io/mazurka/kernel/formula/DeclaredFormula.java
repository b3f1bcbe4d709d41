package io.mazurka.kernel.formula;

import io.mazurka.kernel.Goal;
import io.mazurka.kernel.TemporalProperty;
import io.mazurka.kernel.options.AskedFairness;
import java.util.List;
import java.util.function.BiFunction;

/**
 * A formula that should hold, by name.
 *
 * @param fairness what it assumes of executions
 * @param <T> how a front end knows conditions
 */
public record DeclaredFormula<T>(
    String name, ParsedFormula<T> formula, List<AskedFairness> fairness) {

  public DeclaredFormula {
    fairness = List.copyOf(fairness);
  }

  /**
   * The property that it holds.
   *
   * @param goal what makes a goal of the name of an atom and what it stands for, reached where that
   *     holds
   * @param steps what fairness is about
   * @param asked what is to be assumed instead; empty if nobody asked
   */
  public TemporalProperty property(
      BiFunction<String, T, Goal> goal, FairSteps steps, List<AskedFairness> asked) {
    return new TemporalProperty(
        name,
        formula.text(),
        formula.formula(),
        formula.goals(goal),
        formula.isLinear() ? steps.assumptions(asked.isEmpty() ? fairness : asked) : List.of());
  }
}
