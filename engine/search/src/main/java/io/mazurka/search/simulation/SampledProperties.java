package io.mazurka.search.simulation;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.options.AskedCondition;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.search.check.Check;
import io.mazurka.temporal.formula.LinearFormula;
import io.mazurka.temporal.graph.FairnessAssumption;
import java.util.List;

/**
 * The properties that random executions are checked for.
 *
 * @param ofStates those that single states decide
 * @param formulas formulas of linear time
 * @param unchecked formulas that single executions do not decide, or not here: those of branching
 *     time speak of several executions at once
 */
record SampledProperties(
    List<StateProperty> ofStates,
    List<TemporalProperty> formulas,
    List<TemporalProperty> unchecked) {

  /**
   * The properties of a prepared check.
   *
   * @param asked the names of properties that somebody asked for: each is checked or refused
   */
  static SampledProperties of(Check.Prepared prepared, List<String> asked) {
    if (prepared.model().exploration() != null) {
      throw new InvalidOptionException(
          "simulate needs a model whose states can be looked at; this one is run as a whole by check");
    }
    List<Property> all = prepared.task().properties();
    List<TemporalProperty> temporal = TemporalProperty.among(all);
    boolean constrained = prepared.model().system() instanceof ConstrainedSystem;
    for (TemporalProperty property : temporal) {
      String obstacle = obstacle(property, constrained);
      if (asked.contains(property.name()) && !obstacle.isEmpty()) {
        throw new InvalidOptionException(
            "simulate cannot decide '%s' (%s): %s; use mazurka check"
                .formatted(property.name(), AskedCondition.option(property.kind()), obstacle));
      }
    }
    return new SampledProperties(
        all.stream()
            .filter(StateProperty.class::isInstance)
            .map(StateProperty.class::cast)
            .toList(),
        temporal.stream().filter(one -> obstacle(one, constrained).isEmpty()).toList(),
        temporal.stream().filter(one -> !obstacle(one, constrained).isEmpty()).toList());
  }

  /** Why single executions do not decide a formula; empty if they do. */
  private static String obstacle(TemporalProperty property, boolean constrained) {
    if (!(property.formula() instanceof LinearFormula)) {
      return "it is a formula over branching time, and random executions are looked at one by one";
    }
    if (property.fairness().stream().anyMatch(FairnessAssumption::isOfMessages)) {
      return "it assumes that messages are delivered, which is not judged on single executions";
    }
    return constrained
        ? "an execution that ends beyond a constraint could go on, and the formula is about all of it"
        : "";
  }

  /** New counts for executions of a system. */
  SimulationCounts counts(TransitionSystem system) {
    return new SimulationCounts(system.transitions().size(), ofStates.size(), formulas.size());
  }
}
