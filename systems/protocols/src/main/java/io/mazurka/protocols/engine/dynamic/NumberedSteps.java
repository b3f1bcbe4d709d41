package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.execution.Dependence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The events of a protocol, each with a number. */
final class NumberedSteps implements Dependence {

  private final List<StepEvent> events = new ArrayList<>();
  private final Map<StepEvent, Long> numbers = new HashMap<>();

  /** The number of an event; equal events have the same number. */
  long number(StepEvent event) {
    return numbers.computeIfAbsent(
        event,
        key -> {
          events.add(event);
          return events.size() - 1L;
        });
  }

  /** The event of a number. */
  StepEvent get(long number) {
    return events.get((int) number);
  }

  @Override
  public boolean dependent(long first, long second) {
    return get(first).dependsOn(get(second));
  }

  @Override
  public boolean same(long first, long second) {
    return get(first).isSame(get(second));
  }
}
