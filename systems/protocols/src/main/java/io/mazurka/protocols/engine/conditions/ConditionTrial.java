package io.mazurka.protocols.engine.conditions;

import io.mazurka.protocols.engine.conditions.watching.ProcessorTime;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/** Tries a condition on all combinations of values, unless that would take too long. */
public final class ConditionTrial {

  /** The number of combinations between two estimates of how long all of them will take. */
  private static final int BETWEEN_ESTIMATES = 1 << 16;

  /** No estimate is made before this time: code that has just begun to run is slow. */
  private static final double SECONDS_TO_WARM_UP = 1;

  private final List<int[]> classes = new ArrayList<>();
  private final List<List<Object>> representatives = new ArrayList<>();
  private final Predicate<List<Object>> condition;

  /**
   * @param values the values of each position
   * @param aspects per position, the part of a value that the condition depends on
   */
  public ConditionTrial(
      List<List<Object>> values,
      List<Function<Object, Object>> aspects,
      Predicate<List<Object>> condition) {
    this.condition = condition;
    for (int position = 0; position < values.size(); position++) {
      List<Object> distinct = new ArrayList<>();
      classes.add(classes(values.get(position), aspects.get(position), distinct));
      representatives.add(distinct);
    }
  }

  /** The class of each value; adds one value of each class to {@code distinct}. */
  private static int[] classes(
      List<Object> objects, Function<Object, Object> aspect, List<Object> distinct) {
    int[] classes = new int[objects.size()];
    Map<Object, Integer> numbers = new HashMap<>();
    for (int place = 0; place < classes.length; place++) {
      classes[place] =
          numbers.computeIfAbsent(aspect.apply(objects.get(place)), fresh -> numbers.size());
      if (classes[place] == distinct.size()) {
        distinct.add(objects.get(place));
      }
    }
    return classes;
  }

  /** The number of combinations to try. */
  public double combinations() {
    return representatives.stream().mapToDouble(List::size).reduce(1, (a, b) -> a * b);
  }

  /** A number of combinations as text. */
  public static String text(double combinations) {
    return String.format(Locale.ROOT, combinations < 1e15 ? "%,.0f" : "%.1g", combinations);
  }

  /**
   * The combinations for which the condition holds.
   *
   * @param most nothing is tried if there are more combinations
   * @param seconds the trial ends early if all combinations would take longer
   * @param requireTime called now and then; an exception that it throws ends the trial
   */
  public ConditionTruth truth(long most, double seconds, Runnable requireTime) {
    double combinations = combinations();
    if (combinations > most) {
      return ConditionTruth.unknown();
    }
    ProcessorTime time = new ProcessorTime();
    BitSet holds = new BitSet();
    BitSet throwing = new BitSet();
    for (int number = 0; number < combinations; number++) {
      if (number % BETWEEN_ESTIMATES == BETWEEN_ESTIMATES - 1) {
        requireTime.run();
        double passed = time.seconds();
        if (passed > SECONDS_TO_WARM_UP && passed / number * combinations > seconds) {
          return ConditionTruth.unknown();
        }
      }
      try {
        holds.set(number, condition.test(combination(number)));
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        throwing.set(number); // The combination need never come up.
      }
    }
    return ConditionTruth.known(classes, holds, throwing);
  }

  private List<Object> combination(int number) {
    List<Object> combination = new ArrayList<>();
    int rest = number;
    for (List<Object> range : representatives) {
      combination.add(range.get(rest % range.size()));
      rest /= range.size();
    }
    return combination;
  }
}
