package io.mazurka.search.temporal;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.walk.ChosenSteps;
import io.mazurka.search.store.packing.Packing;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Takes the steps of a search again, for one worker, and finds the numbers of the states that they
 * lead to.
 */
final class Targets implements Changes {

  private final NumberedStates states;
  private final ChosenSteps choices;
  private final Cursor cursor;
  private final Packing packing;
  private final int[] vector;
  private final long[] words;
  private final long[] target;

  /** Turns states into representatives; null without symmetry. */
  private final @Nullable Canonicalizer canonicalizer;

  private final int[] successor;

  /** The numbers of the states that the steps of the last state lead to. */
  private int[] targets = new int[64];

  private int count;
  private boolean complete;

  Targets(
      NumberedStates states,
      ChosenSteps choices,
      Cursor cursor,
      Packing packing,
      Canonicalizer canonicalizer) {
    this.states = states;
    this.choices = choices;
    this.cursor = cursor;
    this.packing = packing;
    this.vector = new int[packing.slots()];
    this.words = new long[packing.words()];
    this.target = new long[packing.words()];
    this.canonicalizer = canonicalizer == Canonicalizer.IDENTITY ? null : canonicalizer;
    this.successor = new int[packing.slots()];
  }

  /**
   * Takes the steps of a state again.
   *
   * @return how many steps there are, or -1 if one leads to a state without a number
   */
  int expand(int state) {
    states.copyTo(state, words);
    packing.unpack(words, 0, vector);
    count = 0;
    complete = true;
    begin();
    int possible = cursor.load(vector);
    int taken = choices.isAll(state) ? possible : choices.count(state);
    for (int index = 0; index < taken; index++) {
      fire(choices.step(state, index));
    }
    return complete ? count : -1;
  }

  private void fire(int step) {
    if (count == targets.length) {
      targets = Arrays.copyOf(targets, 2 * count);
    }
    cursor.fire(step, this);
  }

  private void begin() {
    if (canonicalizer == null) {
      System.arraycopy(words, 0, target, 0, words.length);
    } else {
      System.arraycopy(vector, 0, successor, 0, vector.length);
    }
  }

  @Override
  public void set(int slot, int value) {
    if (canonicalizer == null) {
      complete &= value <= packing.limit(slot);
      target[packing.word(slot)] += packing.growth(slot, value - vector[slot]);
    } else {
      successor[slot] = value;
    }
  }

  @Override
  public void endStep() {
    if (canonicalizer != null) {
      represent(canonicalizer);
    }
    int found = complete ? states.find(target) : -1;
    complete &= found >= 0;
    targets[count++] = found;
    begin();
  }

  private void represent(Canonicalizer by) {
    by.canonicalize(successor);
    for (int slot = 0; slot < successor.length; slot++) {
      complete &= successor[slot] <= packing.limit(slot);
    }
    if (complete) {
      packing.pack(successor, target, 0);
    }
  }

  int target(int index) {
    return targets[index];
  }
}
