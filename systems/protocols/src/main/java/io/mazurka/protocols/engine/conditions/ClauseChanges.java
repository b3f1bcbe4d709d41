package io.mazurka.protocols.engine.conditions;

import io.mazurka.kernel.table.KeyMemo;
import io.mazurka.protocols.PropertyDefinition.Clause;
import io.mazurka.protocols.engine.conditions.watching.Effort;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Tells which changes of a local state may change the truth of a clause. A change makes no
 * difference if the clause cannot distinguish the two local states, or if it holds, fails and
 * throws for the same local states of the other processes. The second reason is used only where
 * there are few enough combinations to try. Shared between workers.
 */
public final class ClauseChanges {

  private final Clause clause;
  private final List<LocalValues> values;
  private final Effort effort;
  private final boolean exact;
  private final KeyMemo<Place, Integer> known = new KeyMemo<>(this::evaluate);
  private final Map<BitSet, Integer> numbers = new HashMap<>();

  /** A class of local states of the process at a position. */
  private record Place(int position, int number) {}

  /**
   * @param exact whether every two local states that the clause can distinguish make a difference
   */
  ClauseChanges(Clause clause, List<LocalValues> values, Effort effort, boolean exact) {
    this.exact = exact;
    this.clause = clause;
    this.values = values;
    this.effort = effort;
  }

  /**
   * Whether the truth of the clause may change when the process at {@code position} moves from
   * {@code local} to {@code to}.
   */
  public boolean mayChange(int position, Object local, Object to) {
    LocalValues own = values.get(position);
    int before = own.number(local);
    int after = own.number(to);
    return before != after
        && (exact
            || !isSmall(position)
            || !known.of(new Place(position, before)).equals(known.of(new Place(position, after))));
  }

  private boolean isSmall(int position) {
    return combinationsOfOthers(position) <= effort.others();
  }

  private double combinationsOfOthers(int position) {
    return combinations() / values.get(position).size();
  }

  /** Whether {@link #mayChange} gives exact answers at every position. */
  boolean isNarrow() {
    return exact || IntStream.range(0, values.size()).allMatch(this::isSmall);
  }

  /** The number of processes that the clause is about. */
  int positions() {
    return values.size();
  }

  /** The number of combinations of local states that the clause may distinguish. */
  double combinations() {
    return values.stream().mapToDouble(LocalValues::size).reduce(1, (a, b) -> a * b);
  }

  /**
   * Evaluates the clause for all combinations of local states of the other processes; returns a
   * number that is equal for equal results. Two bits describe each combination: whether the clause
   * holds, and whether it throws (a combination for which it throws need not be reachable). Only
   * one worker at a time calls user code.
   */
  private synchronized int evaluate(Place place) {
    BitSet results = new BitSet();
    int combinations = (int) combinationsOfOthers(place.position());
    for (int combination = 0; combination < combinations; combination++) {
      try {
        results.set(2 * combination, clause.condition().test(states(place, combination)));
      } catch (RuntimeException | StackOverflowError | AssertionError e) {
        results.set(2 * combination + 1);
      }
    }
    return numbers.computeIfAbsent(results, fresh -> numbers.size());
  }

  private List<Object> states(Place place, int combination) {
    List<Object> states = new ArrayList<>();
    int rest = combination;
    for (int position = 0; position < values.size(); position++) {
      LocalValues own = values.get(position);
      if (position == place.position()) {
        states.add(own.representatives().get(place.number()));
      } else {
        states.add(own.representatives().get(rest % own.size()));
        rest /= own.size();
      }
    }
    return states;
  }
}
