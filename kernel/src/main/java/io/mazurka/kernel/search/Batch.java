package io.mazurka.kernel.search;

import io.mazurka.kernel.search.Decisions.Kind;
import io.mazurka.kernel.store.NumberedStore;
import io.mazurka.kernel.store.PackedQueue;
import io.mazurka.kernel.store.Packing;
import io.mazurka.kernel.store.RecordOutput;
import io.mazurka.kernel.store.Repackable;
import io.mazurka.kernel.supervision.Lateness;
import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.ExploredEdges;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Some consecutive states of a level, and what the worker that deals with them finds out: which
 * properties they decide, how many steps they take, and their successors, which are among those of
 * that worker. Who takes it in sees everything in the order of the states, whoever found it out.
 */
final class Batch implements Repackable {

  /** The most states of a batch: few enough for their successors to stay in the cache. */
  private static final int STATES = 128;

  /** The most words of them: states of very many words have very many successors, too. */
  private static final int WORDS = 64 * STATES;

  /** What to do with states besides evaluating the properties. */
  enum Visit {
    /** Append the successors. */
    EXPAND,
    /** See whether there are any: the states are at the depth limit. */
    LOOK,
    /** Nothing: the search has ended. */
    ENTER
  }

  private final Decisions decisions = new Decisions();
  private int width;
  private long[] states;
  private int size;

  /** The number of the first state, in the order of discovery. */
  private long base;

  /** In how many states the properties were evaluated, and with how many all was done. */
  private int entered;

  private int done;

  /** The steps that each state takes. */
  private final int[] taken = new int[STATES];

  /** Whether an execution may end in each state. */
  private final boolean[] ends = new boolean[STATES];

  /** The steps that each state leaves out. */
  private final int[] leftOut = new int[STATES];

  /** The steps that states take which leave others out, one state after the other. */
  private int[] chosen = {};

  private int chosenCount;

  /** Where the steps of the states lead, if that is to be recorded. */
  private int[] targets = {};

  /** The sums of both, and how many states are terminal. */
  private int steps;

  private int putOff;
  private int terminal;

  /** What was found out about so many states was taken in. */
  private int takenIn;

  /** Why the state after those done could not be expanded. */
  private @Nullable Throwable problem;

  private @Nullable Worker worker;

  /** Where the successors begin among those of the worker. */
  private int start;

  /** Where the successors end. */
  private int end;

  private final Harvest harvest;

  Batch(Packing packing, int workers) {
    this.width = packing.words();
    this.states = new long[most(width) * width];
    this.harvest = new Harvest(workers);
  }

  /** The most states of so many words that a batch takes. */
  static int most(int width) {
    return Math.max(1, Math.min(STATES, WORDS / width));
  }

  /**
   * Takes {@code count} states, at most {@link #most}, from a queue.
   *
   * @param number that of the first in the order of discovery
   * @param adders how many workers add the successors to the store
   */
  void fill(PackedQueue queue, int count, long number, int adders) {
    base = number;
    size = count;
    queue.remove(states, 0, count);
    entered = 0;
    done = 0;
    takenIn = 0;
    problem = null;
    worker = null;
    steps = 0;
    putOff = 0;
    terminal = 0;
    chosenCount = 0;
    harvest.clear(adders);
    decisions.clear();
  }

  int size() {
    return size;
  }

  /** Writes its states. */
  void save(RecordOutput out) {
    for (int state = 0; state < size; state++) {
      out.write(states, state * width);
    }
  }

  /** The number of a state in the order of discovery. */
  long number(int state) {
    return base + state;
  }

  /** Whether all was done with all states, as far as it can be. */
  boolean isDone() {
    return done == size || problem != null;
  }

  /** Whether the properties were evaluated in all states. */
  boolean isEntered() {
    return entered == size;
  }

  /** Whether all was done with all states and they decide nothing. */
  boolean isPlain() {
    return done == size && takenIn == 0 && problem == null && decisions.isEmpty();
  }

  /** In how many states the properties were evaluated. */
  int entered() {
    return entered;
  }

  /** With how many states all was done. */
  int done() {
    return done;
  }

  /** How many steps a state takes that all was done with. */
  int taken(int state) {
    return taken[state];
  }

  /** Whether such a state is terminal. */
  boolean isTerminal(int state) {
    return ends[state];
  }

  /** How many steps such a state leaves out. */
  int leftOut(int state) {
    return leftOut[state];
  }

  /** How many steps all states take, of those that all was done with. */
  int steps() {
    return steps;
  }

  /** How many steps they leave out. */
  int putOff() {
    return putOff;
  }

  /** How many of them are terminal. */
  int terminal() {
    return terminal;
  }

  /** The first state of which nothing was taken in. */
  int takenIn() {
    return takenIn;
  }

  void markTakenIn() {
    takenIn = entered;
  }

  Decisions decisions() {
    return decisions;
  }

  /** Why the state after those done could not be expanded, or null; it is forgotten by that. */
  @Nullable Throwable takeProblem() {
    Throwable why = problem;
    problem = null;
    return why;
  }

  /**
   * Deals with the states that are left, until a value outgrows its place or it gets late.
   *
   * @return false if a value outgrew its place
   */
  boolean visit(Worker by, Visit visit, Lateness lateness) {
    by.evaluation.retire();
    if (visit != Visit.ENTER && worker == null) {
      worker = by;
      start = by.successors.size();
      end = start;
    }
    boolean fits = true;
    try {
      do {
        fits = visitNext(by, visit);
      } while (fits && done < size && (visit == Visit.ENTER || !lateness.isLate()));
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (RuntimeException | Error e) {
      problem = e;
    }
    if (visit != Visit.ENTER) {
      end = by.successors.size();
      by.successors.hash(start);
      divide();
    }
    return fits;
  }

  private boolean visitNext(Worker by, Visit visit) {
    System.arraycopy(states, done * width, by.packed(), 0, width);
    int[] state = by.unpack();
    if (entered == done) {
      enter(by.evaluation, state);
    }
    int count = 1;
    leftOut[done] = 0;
    if (visit == Visit.EXPAND) {
      by.successors.startParent(done);
      count = by.expand();
      if (count == Worker.OVERFLOWN) {
        return false;
      }
      leftOut[done] = by.leftOut();
      if (leftOut[done] > 0) {
        noteChosen(by.chosen(), count);
      }
    } else if (visit == Visit.LOOK) {
      count = by.canExpand() ? 1 : 0;
    }
    ends[done] = visit != Visit.ENTER && by.isTerminal();
    if (ends[done]) {
      int decided = by.evaluation.examineTerminal(state);
      decisions.add(done, Kind.DECIDES_AT_END, by.evaluation.decided(), decided);
      terminal++;
    }
    steps += count;
    putOff += leftOut[done];
    taken[done++] = count;
    return true;
  }

  private void noteChosen(int[] steps, int count) {
    if (chosenCount + count > chosen.length) {
      chosen = Arrays.copyOf(chosen, 2 * (chosenCount + count));
    }
    System.arraycopy(steps, 0, chosen, chosenCount, count);
    chosenCount += count;
  }

  /** Tells which steps the states before {@code bound} take, from the first not taken in on. */
  void tellChoices(int bound, ChosenSteps choices) {
    int at = 0;
    for (int state = 0; state < bound; state++) {
      int end = leftOut[state] > 0 ? at + taken[state] : at;
      if (state >= takenIn && end > at) {
        choices.takeSome(chosen, at, end);
      } else if (state >= takenIn) {
        choices.takeAll(1);
      }
      at = end;
    }
  }

  /** Finds out where the steps lead of the states that all was done with; all were added. */
  void findTargets() {
    if (worker != null) {
      int count = Math.min(end - start, steps);
      if (targets.length < count) {
        targets = new int[2 * count];
      }
      for (int index = 0; index < count; index++) {
        targets[index] = worker.successors.number(start + index);
      }
    }
  }

  /** Tells where these steps lead. */
  void tellTargets(ExploredEdges edges) {
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

  private void enter(Evaluation evaluation, int[] state) {
    int met = evaluation.examinePremises(state);
    if (met > 0) {
      decisions.add(done, Kind.MEETS, evaluation.met(), met);
    }
    int decided = evaluation.examine(state);
    if (decided > 0) {
      decisions.add(done, Kind.DECIDES, evaluation.decided(), decided);
    }
    entered++;
  }

  /** Lists the successors by who adds them; again, if their hashes have changed. */
  void divide() {
    if (worker != null) {
      harvest.divide(worker.successors, start, end);
    }
  }

  /** The new states among the successors. */
  Harvest harvest() {
    return harvest;
  }

  /**
   * Gathers the new states if nobody did and they can be taken in all at once.
   *
   * @return false if somebody has still to add some
   */
  boolean gather() {
    if (harvest.isToGather() && isPlain()) {
      harvest.gather(base);
    }
    return !harvest.isIncomplete();
  }

  @Override
  public void raise(Packing packing, int[] maxima) {
    int[] vector = new int[packing.slots()];
    for (int state = 0; state < size; state++) {
      packing.raise(states, state * width, vector, maxima);
    }
  }

  @Override
  public void repack(Packing from, Packing to) {
    long[] old = states;
    int oldWidth = width;
    width = to.words();
    states = new long[Math.max(size, most(width)) * width];
    int[] vector = new int[to.slots()];
    for (int state = 0; state < size; state++) {
      from.unpack(old, state * oldWidth, vector);
      to.pack(vector, states, state * width);
    }
  }
}
