package io.mazurka.threads.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Numbers equal values alike, in the order they come up; a variable may hold null. Shared between
 * workers, under a lock; frequent questions are answered from caches elsewhere.
 */
public final class ValueNumbers {

  private final Map<Object, Integer> numbers = new HashMap<>();
  private final List<Object> values = new ArrayList<>();

  public synchronized int number(@Nullable Object value) {
    Integer known = numbers.putIfAbsent(value, values.size());
    if (known != null) {
      return known;
    }
    values.add(value);
    return values.size() - 1;
  }

  /** The number of values that have come up. */
  public synchronized int size() {
    return values.size();
  }

  public synchronized Object value(int number) {
    return values.get(number);
  }
}
