package io.mazurka.threads.real.turns;

import java.util.HashMap;
import java.util.Map;

/**
 * Numbers that do not depend on the schedule: the n-th object that a thread makes gets the same
 * number in every run.
 */
public final class Numbering {

  private record Origin(int maker, int nth) {}

  private final Map<Origin, Integer> numbers = new HashMap<>();

  /** The number of the {@code nth} object that {@code maker} makes. */
  synchronized int of(int maker, int nth) {
    return numbers.computeIfAbsent(new Origin(maker, nth), origin -> numbers.size());
  }

  /** Whether the {@code nth} object that {@code maker} makes has no number yet. */
  synchronized boolean isNew(int maker, int nth) {
    return !numbers.containsKey(new Origin(maker, nth));
  }

  public synchronized int count() {
    return numbers.size();
  }
}
