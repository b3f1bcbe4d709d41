package io.mazurka.protocols.engine.dynamic;

import io.mazurka.dpor.execution.Dependence;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The events of a protocol, each with a number. Shared between workers, and read without a lock.
 */
final class NumberedSteps implements Dependence {

  private final Map<StepEvent, Long> numbers = new HashMap<>();
  private volatile StepEvent[] events = new StepEvent[64];
  private int count;

  /** The number of an event; equal events have the same number. */
  synchronized long number(StepEvent event) {
    Long known = numbers.get(event);
    if (known != null) {
      return known;
    }
    StepEvent[] all = count == events.length ? Arrays.copyOf(events, 2 * count) : events;
    all[count] = event;
    events = all;
    numbers.put(event, (long) count);
    return count++;
  }

  /** The event of a number. */
  StepEvent get(long number) {
    return events[(int) number];
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
