package io.mazurka.protocols.conditions;

import io.mazurka.kernel.table.KeyMemo;
import io.mazurka.protocols.PropertyDefinition.Clause;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Which changes of a local state may change whether a clause holds: those between local states that
 * it can tell apart and that do not make it hold, fail and throw for the same local states of the
 * others, as far as there are not too many of these to try. Shared between workers.
 */
public final class ClauseChanges {

  private final Clause clause;
  private final List<LocalValues> values;
  private final Effort effort;
  private final boolean exact;
  private final KeyMemo<Place, Integer> known = new KeyMemo<>(this::evaluate);
  private final Map<BitSet, Integer> numbers = new HashMap<>();

  /** A class of local states of one of the processes. */
  private record Place(int position, int number) {}

  /**
   * @param exact whether local states that it can tell apart make a difference for certain
   */
  ClauseChanges(Clause clause, List<LocalValues> values, Effort effort, boolean exact) {
    this.exact = exact;
    this.clause = clause;
    this.values = values;
    this.effort = effort;
  }

  /** Whether it may hold or fail because its process at a position changes its local state. */
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

  /** Whether it is known which changes make a difference, or soon tried. */
  boolean isNarrow() {
    return exact || IntStream.range(0, values.size()).allMatch(this::isSmall);
  }

  /** The number of processes it is about. */
  int positions() {
    return values.size();
  }

  /** The number of combinations of local states that it may tell apart. */
  double combinations() {
    return values.stream().mapToDouble(LocalValues::size).reduce(1, (a, b) -> a * b);
  }

  /**
   * The number of what it does for all combinations of the others' local states. There are two bits
   * for each: whether the clause holds, and whether it throws, in which case the combination need
   * never come up. Calls user code, so it does for one worker at a time.
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
