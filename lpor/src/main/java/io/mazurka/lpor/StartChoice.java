package io.mazurka.lpor;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Which enabled transition a stubborn set is computed from.
 *
 * @param order all transitions, those to be tried early first
 * @param smallest whether to try them all and take the smallest set, or the first useful one
 */
public record StartChoice(List<Integer> order, boolean smallest) {

  public StartChoice {
    order = List.copyOf(order);
  }

  /** The first useful set in the order of the numbers. */
  public static StartChoice first(int transitions) {
    return priority(numbers(transitions));
  }

  /** The first useful set in an order of the user's. */
  public static StartChoice priority(List<Integer> order) {
    return new StartChoice(order, false);
  }

  /** The smallest set over all candidates. */
  public static StartChoice smallest(int transitions) {
    return new StartChoice(numbers(transitions), true);
  }

  private static List<Integer> numbers(int transitions) {
    return IntStream.range(0, transitions).boxed().toList();
  }
}
