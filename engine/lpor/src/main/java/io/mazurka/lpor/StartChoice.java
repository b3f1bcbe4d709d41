package io.mazurka.lpor;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Chooses the enabled transition from which a stubborn set is computed.
 *
 * @param order all transitions, in the order in which they are tried
 * @param smallest whether to try all of them and take the smallest set; else the first useful set
 *     is taken
 */
public record StartChoice(List<Integer> order, boolean smallest) {

  public StartChoice {
    order = List.copyOf(order);
  }

  /** Takes the first useful set, in the order of the transition numbers. */
  public static StartChoice first(int transitions) {
    return priority(numbers(transitions));
  }

  /** Takes the first useful set, in the given order. */
  public static StartChoice priority(List<Integer> order) {
    return new StartChoice(order, false);
  }

  /** Takes the smallest of all sets. */
  public static StartChoice smallest(int transitions) {
    return new StartChoice(numbers(transitions), true);
  }

  private static List<Integer> numbers(int transitions) {
    return IntStream.range(0, transitions).boxed().toList();
  }
}
