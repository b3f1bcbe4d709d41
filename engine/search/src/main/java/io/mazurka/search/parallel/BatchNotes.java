package io.mazurka.search.parallel;

import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.search.store.NumberedStore;
import io.mazurka.search.worker.Successors;
import java.util.Arrays;

/** Notes about the states of a batch that were expanded: their steps, and where the steps lead. */
public final class BatchNotes {

  /** How many steps each state takes. */
  private final int[] taken;

  /** How many steps each state leaves out. */
  private final int[] leftOut;

  /** Whether an execution may end in each state. */
  private final boolean[] ends;

  /** The sum of {@link #taken}. */
  private int steps;

  /** The sum of {@link #leftOut}. */
  private int putOff;

  /** How many states are terminal. */
  private int terminal;

  /** How many states lie beyond a constraint. */
  private int beyond;

  /** For each state that leaves out steps, the steps that it takes; one state after the other. */
  private int[] chosen = {};

  private int chosenCount;

  /** Where the steps of the states lead, if that is to be recorded. */
  private int[] targets = {};

  BatchNotes(int states) {
    this.taken = new int[states];
    this.leftOut = new int[states];
    this.ends = new boolean[states];
  }

  void clear() {
    steps = 0;
    putOff = 0;
    terminal = 0;
    beyond = 0;
    chosenCount = 0;
  }

  /**
   * Notes how many steps a state takes and how many it leaves out.
   *
   * @param isTerminal whether an execution may end in the state
   * @param some the steps that the state takes, if it leaves out any
   */
  void add(int state, int count, int omitted, boolean isTerminal, int[] some) {
    taken[state] = count;
    leftOut[state] = omitted;
    ends[state] = isTerminal;
    steps += count;
    putOff += omitted;
    if (isTerminal) {
      terminal++;
    } else if (isBeyond(state)) {
      beyond++;
    }
    if (omitted > 0) {
      noteChosen(some, count);
    }
  }

  private void noteChosen(int[] some, int count) {
    if (chosenCount + count > chosen.length) {
      chosen = Arrays.copyOf(chosen, 2 * (chosenCount + count));
    }
    System.arraycopy(some, 0, chosen, chosenCount, count);
    chosenCount += count;
  }

  /** How many steps a state takes. */
  public int taken(int state) {
    return taken[state];
  }

  /** How many steps a state leaves out. */
  public int leftOut(int state) {
    return leftOut[state];
  }

  /** Whether a state is terminal. */
  public boolean isTerminal(int state) {
    return ends[state];
  }

  /** Whether a state lies beyond a constraint: it has no steps and is not terminal. */
  public boolean isBeyond(int state) {
    return !ends[state] && taken[state] == 0;
  }

  /** How many states lie beyond a constraint. */
  public int beyond() {
    return beyond;
  }

  /** How many steps all states take. */
  public int steps() {
    return steps;
  }

  /** How many steps all states leave out. */
  public int putOff() {
    return putOff;
  }

  /** How many states are terminal. */
  public int terminal() {
    return terminal;
  }

  /** Writes to {@code choices} which steps the states from {@code first} to {@code bound} take. */
  void tellChoices(int first, int bound, ChosenSteps choices) {
    int at = 0;
    for (int state = 0; state < bound; state++) {
      int end = leftOut[state] > 0 ? at + taken[state] : at;
      if (state >= first && end > at) {
        choices.takeSome(chosen, at, end);
      } else if (state >= first) {
        choices.takeAll(1);
      }
      at = end;
    }
  }

  /**
   * Looks up the numbers of the successors from {@code start} to {@code end}, which are in the
   * store.
   */
  void findTargets(Successors successors, int start, int end) {
    int count = Math.min(end - start, steps);
    if (targets.length < count) {
      targets = new int[2 * count];
    }
    for (int index = 0; index < count; index++) {
      targets[index] = successors.number(start + index);
    }
  }

  /** Writes to {@code edges} where the steps of the first {@code done} states lead. */
  void tellTargets(int done, ExploredEdges edges) {
    int at = 0;
    for (int state = 0; state < done; state++) {
      int next = at + taken[state];
      boolean complete = true;
      for (int index = at; index < next; index++) {
        complete &= targets[index] != NumberedStore.NONE;
      }
      if (complete) {
        edges.add(targets, at, next);
      } else {
        edges.addIncomplete();
      }
      at = next;
    }
  }
}
