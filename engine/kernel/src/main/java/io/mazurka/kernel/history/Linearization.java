package io.mazurka.kernel.history;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Looks for an order of the calls of a history in which a sequential object gives the same results
 * (Wing and Gong 1993). It does not try a set of calls twice if both times they lead to the same
 * state (Lowe 2017).
 */
public final class Linearization<S, O> {

  /** The most calls in a history. */
  public static final int MOST_CALLS = Long.SIZE;

  private record Situation<S>(long taken, S state) {}

  private final Specification<S, O> specification;
  private final List<HistoryCall<O>> calls;
  private final Set<Situation<S>> refuted = new HashSet<>();
  private final List<Integer> order = new ArrayList<>();

  private Linearization(Specification<S, O> specification, List<HistoryCall<O>> calls) {
    this.specification = specification;
    this.calls = calls;
  }

  /**
   * The positions of the calls in an order that explains their results; calls that did not return
   * may be left out. Empty if there is no such order.
   */
  public static <S, O> Optional<List<Integer>> of(
      Specification<S, O> specification, List<HistoryCall<O>> calls) {
    if (calls.size() > MOST_CALLS) {
      throw new IllegalArgumentException(
          "a history has at most %d calls, not %d".formatted(MOST_CALLS, calls.size()));
    }
    Linearization<S, O> search = new Linearization<>(specification, calls);
    return search.explains(0, specification.initial())
        ? Optional.of(List.copyOf(search.order))
        : Optional.empty();
  }

  private boolean explains(long taken, S state) {
    if (isComplete(taken)) {
      return true;
    }
    if (refuted.contains(new Situation<>(taken, state))) {
      return false;
    }
    for (int position = 0; position < calls.size(); position++) {
      HistoryCall<O> call = calls.get(position);
      long bit = 1L << position;
      if ((taken & bit) == 0 && (call.before() & ~taken) == 0) {
        order.add(position);
        Specification.Answer<S> answer = specification.perform(state, call.operation());
        boolean fits = !call.returned() || Objects.equals(call.result(), answer.result());
        if (fits && explains(taken | bit, answer.next())) {
          return true;
        }
        order.remove(order.size() - 1);
      }
    }
    refuted.add(new Situation<>(taken, state));
    return false;
  }

  /** Whether all calls that returned are taken. */
  private boolean isComplete(long taken) {
    for (int position = 0; position < calls.size(); position++) {
      if (calls.get(position).returned() && (taken & (1L << position)) == 0) {
        return false;
      }
    }
    return true;
  }
}
