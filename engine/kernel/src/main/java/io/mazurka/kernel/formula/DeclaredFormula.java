package io.mazurka.kernel.formula;

import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.TemporalProperty;
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
   * @param conditions makes the condition that holds where an atom does, of the name of the atom
   *     and what it stands for
   * @param steps what fairness is about
   * @param asked what is to be assumed instead; empty if nobody asked
   */
  public TemporalProperty property(
      BiFunction<String, T, PropertyCondition> conditions,
      FairSteps steps,
      List<AskedFairness> asked) {
    return new TemporalProperty(
        name,
        formula.text(),
        formula.formula(),
        formula.atoms(conditions),
        formula.isLinear() ? steps.assumptions(asked.isEmpty() ? fairness : asked) : List.of());
  }
}
