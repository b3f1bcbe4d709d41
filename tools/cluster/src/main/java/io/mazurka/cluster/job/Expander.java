package io.mazurka.cluster.job;

import io.mazurka.cluster.table.SlotNumbers;
import io.mazurka.cluster.table.StateLog;
import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.Quiescence;
import io.mazurka.search.store.packing.Packing;
import io.mazurka.search.worker.Representatives;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Takes the steps of a state of a table. Each successor is given as a representative, in the
 * numbers of the table, with the partition that owns it.
 */
public final class Expander implements Changes {

  private static final int LOADS_BETWEEN_LOOKS = 64;

  private final Workshop workshop;
  private final StateFingerprints fingerprints;
  private final SlotNumbers numbers;
  private final StateLog states;
  private final Cursor cursor;
  private final Quiescence quiescence;
  private final @Nullable Representatives representatives;
  private final Target target;
  private BooleanSupplier unwanted = () -> false;
  private int loads;

  /**
   * The state in three forms: in the numbers of this process, in those of the table, and packed.
   */
  private final int[] vector;

  private final int[] here;
  private long[] words = {};
  private long sum;

  /** The successor by the current step, and the slots that the step changes. */
  private final int[] next;

  private long[] nextWords = {};
  private long nextSum;
  private final int[] changed;
  private int changes;
  private int step;

  /** Receives the successors. */
  public interface Target {

    /** A step leads to a state with this fingerprint that this partition owns. */
    void reach(int step, int owner, long fingerprint);
  }

  public Expander(Workshop workshop, SlotNumbers numbers, StateLog states, Target target) {
    this.workshop = workshop;
    this.fingerprints = workshop.fingerprints();
    this.numbers = numbers;
    this.states = states;
    this.target = target;
    this.cursor = workshop.system().cursor();
    this.quiescence = Quiescence.of(workshop.system());
    int slots = workshop.slots();
    Canonicalizer canonicalizer = workshop.canonicalizer();
    this.representatives =
        canonicalizer == Canonicalizer.IDENTITY
            ? null
            : new Representatives(canonicalizer, this, slots);
    this.vector = new int[slots];
    this.here = new int[slots];
    this.next = new int[slots];
    this.changed = new int[slots];
  }

  /**
   * Sets a function that is called now and then, and tells whether the superstep is no longer
   * needed.
   */
  public void watch(BooleanSupplier isUnwanted) {
    unwanted = isUnwanted;
  }

  /**
   * Moves to a state of the table.
   *
   * @throws CancellationException if the superstep is no longer needed
   */
  public int[] load(int state) {
    if ((++loads & LOADS_BETWEEN_LOOKS - 1) == 0 && unwanted.getAsBoolean()) {
      throw new CancellationException("nobody wants this superstep any more");
    }
    if (words.length != states.words()) {
      words = new long[states.words()];
    }
    states.read(state, words, here);
    for (int slot = 0; slot < vector.length; slot++) {
      vector[slot] = numbers.value(slot, here[slot]);
      next[slot] = here[slot];
    }
    sum = fingerprints.sum(vector);
    nextSum = sum;
    changes = 0;
    if (representatives != null) {
      representatives.begin(vector);
    }
    return vector;
  }

  /** The fingerprint of the state. */
  public long fingerprint() {
    return StateFingerprints.ofSum(sum);
  }

  /** The cursor, which {@link #steps} moves to the state. */
  public Cursor cursor() {
    return cursor;
  }

  /** Moves the cursor to the state and counts its steps. */
  public int steps() {
    return cursor.load(vector);
  }

  /** Whether an execution may end in the state, which has {@code steps} steps. */
  public boolean isTerminal(int steps) {
    return quiescence.isPlain() ? steps == 0 : quiescence.isTerminal(cursor, cursor.load(vector));
  }

  /** Takes all steps; returns their number. */
  public int fireAll() {
    step = 0;
    cursor.fireAll(vector, representatives == null ? this : representatives);
    return step;
  }

  /** Takes one step of the state that the cursor is on. */
  public void fire(int index) {
    step = index;
    cursor.fire(index, representatives == null ? this : representatives);
  }

  @Override
  public void set(int slot, int value) {
    next[slot] = numbers.number(slot, value);
    nextSum += fingerprints.part(slot, value) - fingerprints.part(slot, vector[slot]);
    changed[changes++] = slot;
  }

  @Override
  public void endStep() {
    long fingerprint = StateFingerprints.ofSum(nextSum);
    target.reach(step, workshop.owner(fingerprint), fingerprint);
    for (int index = 0; index < changes; index++) {
      next[changed[index]] = here[changed[index]];
    }
    changes = 0;
    nextSum = sum;
    step++;
  }

  /** The successor by the current step, in the numbers of the table. */
  public int[] next() {
    return next;
  }

  /** The successor by the current step, packed. */
  public long[] nextWords() {
    boolean fits = words.length == states.words();
    for (int index = 0; index < changes; index++) {
      fits &= next[changed[index]] <= states.maximum(changed[index]);
    }
    if (!fits) {
      states.fit(next);
      words = new long[states.words()];
      states.packing().pack(here, words, 0);
    }
    if (nextWords.length != words.length) {
      nextWords = new long[words.length];
    }
    System.arraycopy(words, 0, nextWords, 0, words.length);
    Packing packing = states.packing();
    for (int index = 0; index < changes; index++) {
      int slot = changed[index];
      nextWords[packing.word(slot)] += packing.growth(slot, next[slot] - here[slot]);
    }
    return nextWords;
  }
}
