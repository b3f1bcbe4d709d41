package io.mazurka.search.worker;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.symmetry.Canonicalizer;

/**
 * A filter between a cursor and a receiver of changes: the changes that lead to a successor go in,
 * and the changes that lead to the representative of the successor come out.
 */
public final class Representatives implements Changes {

  private final Canonicalizer canonicalizer;
  private final Changes target;
  private final int[] successor;

  /** The slots that the current step has changed. */
  private final int[] changed;

  private int count;
  private int[] source = {};

  public Representatives(Canonicalizer canonicalizer, Changes target, int slots) {
    this.canonicalizer = canonicalizer;
    this.target = target;
    this.successor = new int[slots];
    this.changed = new int[slots];
  }

  /** Starts with the steps of {@code state}. */
  public void begin(int[] state) {
    source = state;
    System.arraycopy(state, 0, successor, 0, successor.length);
    canonicalizer.startFrom(state);
    count = 0;
  }

  @Override
  public void set(int slot, int value) {
    successor[slot] = value;
    changed[count++] = slot;
  }

  @Override
  public void endStep() {
    canonicalizer.canonicalize(successor, changed, count);
    count = 0;
    for (int slot = 0; slot < successor.length; slot++) {
      if (successor[slot] != source[slot]) {
        target.set(slot, successor[slot]);
        successor[slot] = source[slot];
      }
    }
    target.endStep();
  }
}
