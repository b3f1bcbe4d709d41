package io.mazurka.kernel.property;

import io.mazurka.temporal.formula.BranchingFormula;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.formula.StarFormula;
import io.mazurka.temporal.formula.StarReading;
import io.mazurka.temporal.formula.TemporalFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import java.util.List;
import java.util.Optional;

/**
 * A property of whole executions: a formula of linear or branching time over conditions on states.
 *
 * @param text the formula as it is written
 * @param atoms the conditions of the atoms of the formula: an atom holds where its condition is
 *     true
 * @param fairness the fairness assumptions, if the kind is {@link Property.Kind#LTL}; the actions
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

  /** The fairness assumptions of all {@code properties}. */
  public static List<FairnessAssumption> assumedBy(List<Property> properties) {
    return among(properties).stream().flatMap(one -> one.fairness().stream()).distinct().toList();
  }

  /**
   * Why {@code properties} rule out symmetry, in words: with fairness it matters which of several
   * like processes moves. Empty if none of them assumes fairness.
   */
  public static Optional<String> obstacleToSymmetry(List<Property> properties) {
    return among(properties).stream()
        .filter(one -> !one.fairness().isEmpty())
        .findFirst()
        .map(one -> one.name() + " assumes fairness, which tells like processes apart");
  }

  /** The formula of linear time that every execution must satisfy, if the property says no more. */
  public Optional<LinearFormula> linear() {
    if (formula instanceof LinearFormula linear) {
      return Optional.of(linear);
    }
    return formula instanceof StarFormula star ? StarReading.linear(star) : Optional.empty();
  }

  /** The formula as one of branching time, unless it was written as one of linear time. */
  public BranchingFormula branching() {
    return formula instanceof StarFormula star
        ? StarReading.branching(star)
        : (BranchingFormula) formula;
  }

  /**
   * Whether the property is decided as a formula of linear time; otherwise it is decided as one of
   * branching time. A formula of CTL* may be of both kinds; then CTL is cheaper.
   */
  public boolean isLinear() {
    return formula instanceof LinearFormula || (linear().isPresent() && !branching().isPlain());
  }

  @Override
  public Kind kind() {
    return Kind.of(formula);
  }

  @Override
  public PropertyClass needed() {
    return fairness.isEmpty() ? neededButForFairness() : PropertyClass.EVERYTHING;
  }

  /** The class that a reduction must preserve if it also preserves the fairness assumptions. */
  public PropertyClass neededButForFairness() {
    if (formula.usesNext()) {
      return PropertyClass.EVERYTHING;
    }
    return isLinear() ? PropertyClass.LINEAR_TIME : PropertyClass.BRANCHING_TIME;
  }

  /** An evaluator that is never true, because no single state decides the property. */
  @Override
  public StateEvaluator decider() {
    return state -> false;
  }

  @Override
  public String explain(int[] state) {
    return "the execution violates " + text;
  }
}
