package io.mazurka.protocols.conditions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a condition sees of each value of a position: the value itself, something made from it,
 * nothing because it was filtered out, or that making something from it threw.
 */
final class WatchedValues {

  /** Of a value that was filtered out. */
  static final Object SKIPPED = new Object();

  /** What a value led to when it could not be seen. */
  record Thrown(Throwable cause) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Thrown;
    }

    @Override
    public int hashCode() {
      return 1;
    }
  }

  private final int position;
  private final @Nullable Object[] seen;

  WatchedValues(int position, @Nullable Object[] seen) {
    this.position = position;
    this.seen = seen;
  }

  int position() {
    return position;
  }

  /** The number of values, seen or not. */
  int size() {
    return seen.length;
  }

  @Nullable Object seen(int value) {
    return seen[value];
  }

  /** What a function makes of these values. */
  WatchedValues map(int[] values, UnaryOperator<@Nullable Object> function) {
    @Nullable Object[] made = seen.clone();
    for (int value : values) {
      if (seen[value] != SKIPPED && !(seen[value] instanceof Thrown)) {
        try {
          made[value] = function.apply(seen[value]);
        } catch (UndividedException e) {
          throw e;
        } catch (RuntimeException | StackOverflowError | AssertionError e) {
          made[value] = new Thrown(e);
        }
      }
    }
    return new WatchedValues(position, made);
  }

  /** The values in classes that look alike. */
  List<int[]> classes(int[] values) {
    Map<@Nullable Object, List<Integer>> classes = new LinkedHashMap<>();
    for (int value : values) {
      classes.computeIfAbsent(seen[value], fresh -> new ArrayList<>()).add(value);
    }
    return classes.values().stream()
        .map(each -> each.stream().mapToInt(value -> value).toArray())
        .toList();
  }
}
