package io.mazurka.search.simulation;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.property.TemporalProperty;
import io.mazurka.search.check.Check;
import java.util.List;

/**
 * The properties that random executions are checked for.
 *
 * @param ofStates those that single states decide
 * @param formulas formulas of linear time
 * @param unchecked formulas of branching time, which speak of several executions at once
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
    for (TemporalProperty property : temporal) {
      if (asked.contains(property.name()) && !property.isLinear()) {
        throw new InvalidOptionException(
            "simulate cannot decide '%s': it is a formula over branching time, and random executions"
                    .formatted(property.name())
                + " are looked at one by one; use mazurka check");
      }
    }
    return new SampledProperties(
        all.stream()
            .filter(StateProperty.class::isInstance)
            .map(StateProperty.class::cast)
            .toList(),
        temporal.stream().filter(TemporalProperty::isLinear).toList(),
        temporal.stream().filter(one -> !one.isLinear()).toList());
  }

  /** New counts for executions of a system. */
  SimulationCounts counts(TransitionSystem system) {
    return new SimulationCounts(system.transitions().size(), ofStates.size(), formulas.size());
  }
}
