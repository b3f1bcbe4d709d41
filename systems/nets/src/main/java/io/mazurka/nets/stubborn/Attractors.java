package io.mazurka.nets.stubborn;

import io.mazurka.lpor.TransitionSet;
import io.mazurka.nets.formula.StateCondition;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The attractors of several goals. A goal that some state has reached needs no attractor any more.
 * It is dropped only when the workers exchange the goals they have reached; otherwise the stubborn
 * sets would depend on which worker came first.
 */
final class Attractors {

  private final StateCondition[] goals;
  private final Attractor[] attractors;
  private final long[] members;

  /** For each goal, its place in the list of goals that was given. */
  private final int[] numbers;

  /** The goals that some state has reached, by their places in that list. */
  private final BitSet reached = new BitSet();

  /** The number of goals that still attract; they come first in the arrays. */
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

  /** Drops the goals that this worker or {@code other}, which has the same goals, has reached. */
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

  /**
   * The dropped and the reached goals as numbers: first how many were dropped, then these, then the
   * reached ones.
   */
  int[] learned() {
    BitSet closed = new BitSet();
    closed.set(0, goals.length);
    Arrays.stream(numbers, 0, open).forEach(closed::clear);
    return IntStream.concat(
            IntStream.of(closed.cardinality()), IntStream.concat(closed.stream(), reached.stream()))
        .toArray();
  }

  /** Takes over the numbers that {@link #learned} returned, for the same goals. */
  void recall(int[] learned) {
    BitSet closed = new BitSet();
    Arrays.stream(learned, 1, 1 + learned[0]).forEach(closed::set);
    Arrays.stream(learned, 1, learned.length).forEach(reached::set);
    close(closed);
  }

  /** Whether some goal still attracts. */
  boolean areOpen() {
    return open > 0;
  }

  /** The transitions that lead from the current state towards the goals. */
  long[] members() {
    return members;
  }
}
