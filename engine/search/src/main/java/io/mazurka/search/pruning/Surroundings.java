package io.mazurka.search.pruning;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Quiescence;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Stands on one state after the other, finds there the steps of an execution again, and says
 * whether the property is decided. The number of states to stand on is limited by a budget.
 */
final class Surroundings {

  private static final int UNKNOWN = -1;

  private final TransitionSystem system;
  private final Cursor cursor;
  private final Renderer renderer;
  private final boolean terminal;
  private final Quiescence quiescence;
  private final StateEvaluator decider;
  private int budget;
  private int[] state = {};

  /**
   * The number of steps here, or {@link #UNKNOWN}. It is computed late, because a model need not
   * have steps where an execution ends.
   */
  private int possible = UNKNOWN;

  Surroundings(TransitionSystem system, Property property, int budget) {
    this.system = system;
    this.cursor = system.cursor();
    this.renderer = system.renderer();
    this.terminal = property instanceof StateProperty one && one.needsEnd();
    this.quiescence = Quiescence.of(system);
    this.decider = property.decider();
    this.budget = budget;
  }

  /** Whether no more states may be looked at. */
  boolean isExhausted() {
    return budget <= 0;
  }

  void moveTo(int[] next) {
    budget--;
    state = next;
    possible = UNKNOWN;
  }

  /** Whether the property fails here. */
  boolean fails() {
    return (!terminal || quiescence.isTerminal(cursor, possible())) && decider.holds(state);
  }

  /** The number of steps here. */
  int possible() {
    if (possible == UNKNOWN) {
      possible = cursor.load(state);
    }
    return possible;
  }

  int transition(int step) {
    return cursor.transition(step);
  }

  /** The state that a step leads to; call {@link #possible} first. */
  int[] successor(int step) {
    return cursor.successor(state, step);
  }

  /** The step with this index here. */
  Occurrence occurrence(int step) {
    TraceStep words = renderer.occurrence(state, step);
    int transition = cursor.transition(step);
    int rank = 0;
    int twin = 0;
    for (int before = 0; before < step; before++) {
      if (cursor.transition(before) == transition) {
        rank++;
        twin += renderer.occurrence(state, before).equals(words) ? 1 : 0;
      }
    }
    return new Occurrence(step, transition, rank, twin, words);
  }

  /** The step here with the same words as {@code wanted}, or null. */
  @Nullable Occurrence find(Occurrence wanted) {
    int rank = 0;
    int twin = 0;
    for (int step = 0; step < possible(); step++) {
      if (cursor.transition(step) == wanted.transition()) {
        if (renderer.occurrence(state, step).equals(wanted.words()) && twin++ == wanted.twin()) {
          return new Occurrence(step, wanted.transition(), rank, wanted.twin(), wanted.words());
        }
        rank++;
      }
    }
    return null;
  }

  /**
   * The step here with the same words as {@code wanted}, otherwise another of its transition, or
   * null.
   */
  @Nullable Occurrence findAlike(Occurrence wanted) {
    Occurrence same = find(wanted);
    int rank = 0;
    for (int step = 0; same == null && step < possible(); step++) {
      if (cursor.transition(step) == wanted.transition() && rank++ == wanted.rank()) {
        return occurrence(step);
      }
    }
    return same;
  }

  /** The execution with its states, up to where the property fails for the first time. */
  Candidate follow(int initialState, List<Integer> path) {
    List<int[]> states = new ArrayList<>();
    states.add(system.initialStates().get(initialState));
    List<Occurrence> steps = new ArrayList<>();
    moveTo(states.get(0));
    for (int step : path) {
      if (fails()) {
        break;
      }
      Objects.checkIndex(step, possible());
      steps.add(occurrence(step));
      states.add(successor(step));
      moveTo(states.get(states.size() - 1));
    }
    return new Candidate(initialState, states, steps);
  }
}
