package io.mazurka.search.temporal;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.property.TemporalProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answers on the temporal properties of a check.
 *
 * @param answers one answer for each property that was decided
 * @param productStates how many pairs of a state and a state of an automaton were looked at; -1 if
 *     there is no temporal property
 * @param end why the check ended before all properties were decided, or null
 */
public record TemporalResult(
    List<TemporalAnswer> answers, long productStates, @Nullable EndReason end) {

  public TemporalResult {
    answers = List.copyOf(answers);
  }

  /** The result of a check without temporal properties. */
  public static TemporalResult none() {
    return new TemporalResult(List.of(), -1, null);
  }

  /** The answer on a property. */
  public TemporalAnswer of(TemporalProperty property) {
    return answers.stream()
        .filter(answer -> answer.property().equals(property))
        .findFirst()
        .orElseGet(() -> TemporalAnswer.unknown(property));
  }
}
