package io.mazurka.kernel.property;

import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.TemporalFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import java.util.List;

/**
 * A property of whole executions: a formula of linear or branching time over conditions on states.
 *
 * @param text the formula as it is written
 * @param atoms what the atoms of the formula stand for: one holds where its condition is true
 * @param fairness what is assumed of executions, if the formula is one of linear time; the actions
 *     are numbers of transitions
 */
public record TemporalProperty(
    String name,
    String text,
    TemporalFormula formula,
    List<NamedCondition> atoms,
    List<FairnessAssumption> fairness)
    implements Property {

  public TemporalProperty {
    atoms = List.copyOf(atoms);
    fairness = List.copyOf(fairness);
  }

  /** Those of {@code properties} that are temporal. */
  public static List<TemporalProperty> among(List<Property> properties) {
    return properties.stream()
        .filter(TemporalProperty.class::isInstance)
        .map(TemporalProperty.class::cast)
        .toList();
  }

  /** What is assumed of executions by any of {@code properties}. */
  public static List<FairnessAssumption> assumedBy(List<Property> properties) {
    return among(properties).stream().flatMap(one -> one.fairness().stream()).distinct().toList();
  }

  /** Whether the formula is one of linear time; otherwise it is one of branching time. */
  public boolean isLinear() {
    return formula instanceof LinearFormula;
  }

  @Override
  public Kind kind() {
    return isLinear() ? Kind.LTL : Kind.CTL;
  }

  @Override
  public PropertyClass needed() {
    return fairness.isEmpty() ? neededButForFairness() : PropertyClass.EVERYTHING;
  }

  /** The class that a reduction must preserve if it keeps what is assumed of executions. */
  public PropertyClass neededButForFairness() {
    if (formula.usesNext()) {
      return PropertyClass.EVERYTHING;
    }
    return isLinear() ? PropertyClass.LINEAR_TIME : PropertyClass.BRANCHING_TIME;
  }

  /** No single state decides it. */
  @Override
  public StateEvaluator decider() {
    return state -> false;
  }

  @Override
  public String explain(int[] state) {
    return "the execution violates " + text;
  }
}
