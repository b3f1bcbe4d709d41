package io.mazurka.nets.stubborn;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.nets.formula.StateCondition;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The attractors of several goals. A goal that some state has reached attracts no more, from when
 * the workers exchange what they came across: before that, sets would depend on who came first.
 */
final class Attractors {

  private final StateCondition[] goals;
  private final Attractor[] attractors;
  private final long[] members;

  /** For each goal, its place in the order in which they were given. */
  private final int[] numbers;

  /** The goals that some state has reached, by these places. */
  private final BitSet reached = new BitSet();

  /** The number of goals that attract; they come first. */
  private int open;

  Attractors(List<StateCondition> goals, Structure structure) {
    this.goals = goals.toArray(StateCondition[]::new);
    this.attractors =
        goals.stream().map(goal -> Attractor.of(goal, structure)).toArray(Attractor[]::new);
    this.numbers = IntStream.range(0, goals.size()).toArray();
    this.members = TransitionSet.empty(structure.transitions());
    this.open = goals.size();
  }

  void moveTo(int[] state) {
    TransitionSet.clear(members);
    for (int goal = 0; goal < open; goal++) {
      if (goals[goal].holds(state)) {
        reached.set(numbers[goal]);
      } else {
        attractors[goal].addTo(state, members);
      }
    }
  }

  /** Leaves out the goals that {@code other}, of the same goals, has seen reached. */
  void takeIn(Attractors other) {
    reached.or(other.reached);
    close(reached);
  }

  private void close(BitSet some) {
    int goal = 0;
    while (goal < open) {
      if (some.get(numbers[goal])) {
        open--;
        goals[goal] = goals[open];
        attractors[goal] = attractors[open];
        numbers[goal] = numbers[open];
      } else {
        goal++;
      }
    }
  }

  /** How many goals attract no more, these, and then those that are known to be reached. */
  int[] learned() {
    BitSet closed = new BitSet();
    closed.set(0, goals.length);
    Arrays.stream(numbers, 0, open).forEach(closed::clear);
    return IntStream.concat(
            IntStream.of(closed.cardinality()), IntStream.concat(closed.stream(), reached.stream()))
        .toArray();
  }

  /** Knows what {@link #learned} said of others with the same goals. */
  void recall(int[] learned) {
    BitSet closed = new BitSet();
    Arrays.stream(learned, 1, 1 + learned[0]).forEach(closed::set);
    Arrays.stream(learned, 1, learned.length).forEach(reached::set);
    close(closed);
  }

  /** Whether there are goals that were not reached yet. */
  boolean areOpen() {
    return open > 0;
  }

  /** The transitions that lead from the current state towards the goals. */
  long[] members() {
    return members;
  }
}
