package io.mazurka.kernel.walk;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.constraint.ConstrainedCursor;
import io.mazurka.kernel.trace.Renderer;
import io.mazurka.kernel.trace.Trace;
import io.mazurka.kernel.trace.TraceStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A walk through a transition system: it stands on a state, takes steps, and goes back and forth on
 * its path. The states on the path are kept, so that going back computes nothing. The steps of a
 * state are computed only when they are asked for, because a model need not have steps where a walk
 * ends.
 */
public final class Walk {

  private final TransitionSystem system;
  private final Renderer renderer;
  private final Cursor cursor;
  private final int initialState;
  private final List<int[]> states = new ArrayList<>();
  private final List<Integer> steps = new ArrayList<>();
  private int position;
  private int loaded = -1;
  private int possible;

  private Walk(TransitionSystem system, int initialState) {
    this.system = system;
    this.renderer = system.renderer();
    this.cursor = system.cursor();
    this.initialState = initialState;
    List<int[]> initial = system.initialStates();
    Objects.checkIndex(initialState, initial.size());
    states.add(initial.get(initialState).clone());
  }

  /** Begins in the initial state with this index. */
  public static Walk from(TransitionSystem system, int initialState) {
    return new Walk(system, initialState);
  }

  /**
   * Follows a path to its end.
   *
   * @throws IndexOutOfBoundsException if {@code path} is not a path of this system
   */
  public static Walk along(TransitionSystem system, Path path) {
    Walk walk = from(system, path.initialState());
    path.steps().forEach(walk::take);
    return walk;
  }

  /** The system that is walked through. */
  public TransitionSystem system() {
    return system;
  }

  /** The number of steps from the initial state to here. */
  public int position() {
    return position;
  }

  /** The number of steps of the path, including those that lie ahead after going back. */
  public int length() {
    return steps.size();
  }

  /** The state here. */
  public int[] state() {
    return here().clone();
  }

  /** The number of steps possible here; they have the indices from 0 on. */
  public int possible() {
    if (loaded != position) {
      possible = cursor.load(here());
      loaded = position;
    }
    return possible;
  }

  /** Whether the state here lies beyond a constraint, so that its steps are cut. */
  public boolean isBeyond() {
    return possible() == 0 && ConstrainedCursor.isBeyond(cursor);
  }

  /** The number of the transition that the step with this index belongs to. */
  public int transition(int step) {
    return cursor.transition(checked(step));
  }

  /** The number of the transition of the step that was taken from here. */
  public int transitionTaken() {
    return transition(stepTaken());
  }

  /** The index of the step that was taken from here. */
  public int stepTaken() {
    return steps.get(position);
  }

  /** The step with this index in words. */
  public TraceStep describe(int step) {
    return renderer.step(here(), checked(step));
  }

  /** The state that the step with this index leads to. */
  public int[] successor(int step) {
    return cursor.successor(here(), checked(step));
  }

  /**
   * Takes the step with this index. The steps that lie ahead are forgotten, unless this is the
   * first of them.
   *
   * @throws IndexOutOfBoundsException if there is no such step
   */
  public void take(int step) {
    if (position == length() || steps.get(position) != step) {
      int[] next = successor(step);
      steps.subList(position, length()).clear();
      states.subList(position + 1, states.size()).clear();
      steps.add(step);
      states.add(next);
    }
    moveTo(position + 1);
  }

  /** Takes the last step back. */
  public void back() {
    moveTo(position - 1);
  }

  /** Takes again the step that was taken from here. */
  public void forward() {
    moveTo(position + 1);
  }

  /**
   * Goes to another position on the path.
   *
   * @throws IndexOutOfBoundsException if the path has no such position
   */
  public void moveTo(int place) {
    if (place < 0 || place > length()) {
      throw new IndexOutOfBoundsException(
          "the walk has no position %d: it goes from 0 to %d".formatted(place, length()));
    }
    position = place;
  }

  /** The path from the initial state to here. */
  public Path path() {
    return new Path(initialState, steps.subList(0, position));
  }

  /** The path from the initial state to here, in words. */
  public Trace trace() {
    List<TraceStep> taken = new ArrayList<>();
    for (int index = 0; index < position; index++) {
      taken.add(renderer.step(states.get(index), steps.get(index)));
    }
    return new Trace(renderer.components(), renderer.state(states.get(0)), taken);
  }

  private int[] here() {
    return states.get(position);
  }

  private int checked(int step) {
    if (step < 0 || step >= possible()) {
      throw new IndexOutOfBoundsException(
          "step %d cannot be the one with index %d: its state has %d"
              .formatted(position + 1, step, possible()));
    }
    return step;
  }
}
