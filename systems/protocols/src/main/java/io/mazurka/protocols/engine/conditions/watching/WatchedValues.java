package io.mazurka.protocols.engine.conditions.watching;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a condition sees of each value of a position: the value itself, something computed from it,
 * {@link #SKIPPED} if it was filtered out, or {@link Thrown} if computing threw.
 */
final class WatchedValues {

  /** Stands for a value that was filtered out. */
  static final Object SKIPPED = new Object();

  /** Stands for a value for which a function threw. */
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

  /** The number of values, including skipped ones. */
  int size() {
    return seen.length;
  }

  @Nullable Object seen(int value) {
    return seen[value];
  }

  /** The results of a function for these values. */
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

  /** The given values, grouped into classes that look the same. */
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
