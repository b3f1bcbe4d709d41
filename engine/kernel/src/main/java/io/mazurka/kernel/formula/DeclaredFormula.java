package io.mazurka.kernel.formula;

import io.mazurka.kernel.options.AskedFairness;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.TemporalProperty;
import java.util.List;
import java.util.function.BiFunction;

/**
 * A formula that should hold, with a name.
 *
 * @param fairness the fairness that the formula assumes
 * @param <T> the type in which the front end represents conditions
 */
public record DeclaredFormula<T>(
    String name, ParsedFormula<T> formula, List<AskedFairness> fairness) {

  public DeclaredFormula {
    fairness = List.copyOf(fairness);
  }

  /**
   * The property that the formula holds.
   *
   * @param conditions makes a condition from the name of an atom and its meaning
   * @param steps the transitions that fairness is about
   * @param asked the fairness that the user asks for instead; empty if nobody asked
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
        formula.kind() == Kind.LTL
            ? steps.assumptions(asked.isEmpty() ? fairness : asked)
            : List.of());
  }
}
