package io.mazurka.search.parallel;

import io.mazurka.kernel.findings.Decisions;
import io.mazurka.kernel.findings.Decisions.Kind;
import io.mazurka.kernel.findings.Evaluation;
import io.mazurka.kernel.supervision.Lateness;
import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.kernel.walk.ExploredEdges;
import io.mazurka.search.store.packing.PackedQueue;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.store.packing.RecordOutput;
import io.mazurka.search.store.packing.Repackable;
import io.mazurka.search.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * Some consecutive states of a level, and what the worker that deals with them finds out: which
 * properties they decide, how many steps they take, and their successors, which are among those of
 * that worker. Who takes it in sees everything in the order of the states, whoever found it out.
 */
public final class Batch implements Repackable {

  /** The most states of a batch: few enough for their successors to stay in the cache. */
  private static final int STATES = 128;

  /** The most words of them: states of very many words have very many successors, too. */
  private static final int WORDS = 64 * STATES;

  /** What to do with states besides evaluating the properties. */
  public enum Visit {
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

  private final BatchNotes notes = new BatchNotes(STATES);

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
    notes.clear();
    harvest.clear(adders);
    decisions.clear();
  }

  public int size() {
    return size;
  }

  /** Writes its states. */
  public void save(RecordOutput out) {
    for (int state = 0; state < size; state++) {
      out.write(states, state * width);
    }
  }

  /** The number of a state in the order of discovery. */
  public long number(int state) {
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
  public boolean isPlain() {
    return done == size && takenIn == 0 && problem == null && decisions.isEmpty();
  }

  /** In how many states the properties were evaluated. */
  public int entered() {
    return entered;
  }

  /** With how many states all was done. */
  public int done() {
    return done;
  }

  /** What was found out about the states that all was done with. */
  public BatchNotes notes() {
    return notes;
  }

  /** The first state of which nothing was taken in. */
  public int takenIn() {
    return takenIn;
  }

  public void markTakenIn() {
    takenIn = entered;
  }

  public Decisions decisions() {
    return decisions;
  }

  /** Why the state after those done could not be expanded, or null; it is forgotten by that. */
  public @Nullable Throwable takeProblem() {
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
    by.evaluation().retire();
    if (visit != Visit.ENTER && worker == null) {
      worker = by;
      start = by.successors().size();
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
      end = by.successors().size();
      by.successors().hash(start);
      divide();
    }
    return fits;
  }

  /** Enters the next state, evaluates the properties and expands it; false if that has to wait. */
  private boolean visitNext(Worker by, Visit visit) {
    int[] state = by.enter(states, done * width);
    if (entered == done) {
      evaluate(by.evaluation(), state);
    }
    int steps = expand(by, visit);
    if (steps == Worker.OVERFLOWN) {
      return false;
    }
    boolean ends = visit != Visit.ENTER && by.isTerminal();
    if (ends) {
      evaluateTerminal(by.evaluation(), state);
    }
    int leftOut = visit == Visit.EXPAND ? by.leftOut() : 0;
    notes.add(done++, steps, leftOut, ends, by.chosen());
    return true;
  }

  /** Evaluates the properties in a state and notes what it decides. */
  private void evaluate(Evaluation evaluation, int[] state) {
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

  private void evaluateTerminal(Evaluation evaluation, int[] state) {
    int decided = evaluation.examineTerminal(state);
    decisions.add(done, Kind.DECIDES_AT_END, evaluation.decided(), decided);
  }

  /** Expands the state that was entered, as far as the visit wants it; how many steps it takes. */
  private int expand(Worker by, Visit visit) {
    if (visit == Visit.EXPAND) {
      by.successors().startParent(done);
      return by.expand();
    }
    return visit == Visit.ENTER || by.canExpand() ? 1 : 0;
  }

  /** Tells which steps the states take, from the first not taken in on. */
  public void tellChoices(ChosenSteps choices) {
    notes.tellChoices(takenIn, done, choices);
  }

  /** Finds out where the steps lead of the states that all was done with; all were added. */
  void findTargets() {
    if (worker != null) {
      notes.findTargets(worker.successors(), start, end);
    }
  }

  /** Tells where these steps lead. */
  void tellTargets(ExploredEdges edges) {
    notes.tellTargets(done, edges);
  }

  /** Lists the successors by who adds them; again, if their hashes have changed. */
  void divide() {
    if (worker != null) {
      harvest.divide(worker.successors(), start, end);
    }
  }

  /** The new states among the successors. */
  public Harvest harvest() {
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
