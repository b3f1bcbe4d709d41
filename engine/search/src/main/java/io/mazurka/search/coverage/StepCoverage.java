package io.mazurka.search.coverage;

import io.mazurka.kernel.Transition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * Which transitions some executions of a search have come to.
 *
 * @param executions how many executions that were
 * @param counts how many steps of each transition were possible in expanded states
 * @param pairs which transitions were possible directly after which; null if there are too many
 */
public record StepCoverage(long executions, List<Count> counts, @Nullable TakenPairs pairs) {

  /** How often a transition was taken, or could be. */
  public record Count(String transition, long taken) {}

  /**
   * Transitions that were taken directly after another one.
   *
   * @param taken how many such pairs there were
   * @param possible how many pairs could be taken: the second transition was enabled where the
   *     first had just been taken
   * @param missed the first of the pairs that were possible and not taken, in words
   */
  public record TakenPairs(long taken, long possible, List<String> missed) {

    public TakenPairs {
      missed = List.copyOf(missed);
    }
  }

  public StepCoverage {
    counts = List.copyOf(counts);
  }

  /** How often each transition was taken; those of one name are counted together. */
  public static List<Count> counts(List<Transition> transitions, IntToLongFunction taken) {
    Map<String, Long> sums = new LinkedHashMap<>();
    for (Transition transition : transitions) {
      sums.merge(transition.toString(), taken.applyAsLong(transition.number()), Long::sum);
    }
    List<Count> counts = new ArrayList<>();
    sums.forEach((name, sum) -> counts.add(new Count(name, sum)));
    return counts;
  }

  /** The transitions that were not taken. */
  public static List<String> neverTaken(List<Count> counts) {
    return counts.stream().filter(one -> one.taken() == 0).map(Count::transition).toList();
  }
}
