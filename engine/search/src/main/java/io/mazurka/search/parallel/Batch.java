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
 * Some consecutive states of a level with the results of the worker that deals with them: which
 * properties the states decide, how many steps they take, and their successors, which are a part of
 * the worker's list of successors. The results can be read in the order of the states, whichever
 * worker found them.
 */
public final class Batch implements Repackable {

  /** The most words of a state in a full batch: larger states have very many successors, too. */
  private static final int WORDS = 64;

  /** What a worker does with a state besides evaluating the properties. */
  public enum Visit {
    /** It appends the successors. */
    EXPAND,
    /** It looks whether the state has successors: the state is at the depth limit. */
    LOOK,
    /** It does nothing else: the search has ended. */
    ENTER
  }

  private final Decisions decisions = new Decisions();
  private int width;
  private long[] states;
  private int size;

  /** The number of the first state, in the order of discovery. */
  private long base;

  /** In how many states the properties were evaluated. */
  private int entered;

  /** How many states were dealt with completely. */
  private int done;

  private final BatchNotes notes;

  /** The results of how many states were taken in. */
  private int takenIn;

  /** Why the first state that is not {@link #done} could not be dealt with, or null. */
  private @Nullable Throwable problem;

  private @Nullable Worker worker;

  /** The index of the first successor of this batch among those of the worker. */
  private int start;

  /** The index after the last successor of this batch. */
  private int end;

  /** The most states. */
  private final int room;

  /** The number of the round that the states were taken for. */
  private long round = -1;

  Batch(Packing packing, int room) {
    this.room = room;
    this.width = packing.words();
    this.states = new long[most(width, room) * width];
    this.notes = new BatchNotes(room);
  }

  /** The most states of a batch with {@code room} states, if each has {@code width} words. */
  static int most(int width, int room) {
    return Math.max(1, Math.min(room, WORDS * room / width));
  }

  /**
   * Takes {@code count} states, at most {@link #most}, from a queue.
   *
   * @param forRound the number of the round
   * @param position the position of the first state in the queue
   * @param number the number of the first state in the order of discovery
   */
  void fill(long forRound, PackedQueue queue, long position, int count, long number) {
    round = forRound;
    base = number;
    size = count;
    queue.read(position, states, 0, count);
    entered = 0;
    done = 0;
    takenIn = 0;
    problem = null;
    worker = null;
    notes.clear();
    decisions.clear();
  }

  /** Whether the states of a round were taken. */
  boolean isOf(long thisRound) {
    return round == thisRound;
  }

  public int size() {
    return size;
  }

  /** Writes the states of the batch. */
  public void save(RecordOutput out) {
    for (int state = 0; state < size; state++) {
      out.write(states, state * width);
    }
  }

  /** The number of a state in the order of discovery. */
  public long number(int state) {
    return base + state;
  }

  /** Whether all states were dealt with, or a problem keeps the rest from it. */
  boolean isDone() {
    return done == size || problem != null;
  }

  /** Whether the properties were evaluated in all states. */
  boolean isEntered() {
    return entered == size;
  }

  /** Whether all states were dealt with, decide no property, and wait to be taken in. */
  public boolean isPlain() {
    return done == size && takenIn == 0 && problem == null && decisions.isEmpty();
  }

  /** In how many states the properties were evaluated. */
  public int entered() {
    return entered;
  }

  /** How many states were dealt with completely. */
  public int done() {
    return done;
  }

  /** The notes on the states that were dealt with completely. */
  public BatchNotes notes() {
    return notes;
  }

  /** The index of the first state whose results were not taken in. */
  public int takenIn() {
    return takenIn;
  }

  public void markTakenIn() {
    takenIn = entered;
  }

  public Decisions decisions() {
    return decisions;
  }

  /** Returns and forgets why a state could not be dealt with; null if there was no problem. */
  public @Nullable Throwable takeProblem() {
    Throwable why = problem;
    problem = null;
    return why;
  }

  /**
   * Deals with the states that are left, until a value outgrows its place in the packing or it gets
   * late.
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
    }
    return fits;
  }

  /**
   * Enters the next state, evaluates the properties and expands it; false if a value outgrew its
   * place.
   */
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

  /** Evaluates the properties in a state and notes which of them it decides. */
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

  /**
   * Expands the state that was entered, if the visit asks for it; returns how many steps it takes.
   */
  private int expand(Worker by, Visit visit) {
    if (visit == Visit.EXPAND) {
      by.successors().startParent(done);
      return by.expand();
    }
    return visit == Visit.ENTER || by.canExpand() ? 1 : 0;
  }

  /** Writes to {@code choices} which steps the states take that were not taken in before. */
  public void tellChoices(ChosenSteps choices) {
    notes.tellChoices(takenIn, done, choices);
  }

  /** Looks up the numbers of the states that the steps lead to; all of them are in the store. */
  void findTargets() {
    if (worker != null) {
      notes.findTargets(worker.successors(), start, end);
    }
  }

  /** Writes to {@code edges} where the steps lead. */
  void tellTargets(ExploredEdges edges) {
    notes.tellTargets(done, edges);
  }

  /** Hashes the successors and sends them to the workers that add them. */
  void send(Handover handover, int number, int maker) {
    if (worker != null) {
      worker.successors().hash(start);
      handover.send(number, maker, start, end);
    }
  }

  /** Sends the successors again, after their hashes have changed. */
  void sendAgain(Handover handover, int number) {
    if (handover.maker(number) >= 0) {
      handover.send(number, handover.maker(number), start, end);
    }
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
    states = new long[Math.max(size, most(width, room)) * width];
    int[] vector = new int[to.slots()];
    for (int state = 0; state < size; state++) {
      from.unpack(old, state * oldWidth, vector);
      to.pack(vector, states, state * width);
    }
  }
}
