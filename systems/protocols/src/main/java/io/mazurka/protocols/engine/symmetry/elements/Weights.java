package io.mazurka.protocols.engine.symmetry.elements;

import io.mazurka.kernel.table.LongMemo;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.views.Layout;
import java.util.Arrays;
import java.util.List;

/**
 * Weighs the interchangeable elements of a state, so that sorting them by weight needs no
 * comparison of states. The weight of an element is a sum over the slots. A slot contributes the
 * difference between two hashes of its value: one in which the name of the element is replaced by a
 * mark, and one in which all elements of its block look the same ({@link Shares}). Permuting a
 * state therefore permutes its weights. Equal weights mean nothing.
 *
 * <p>The contributions of one value to several elements are packed into a word, each in bits of its
 * own, and remembered, so that a state is weighed by a few additions. There are enough bits for the
 * largest sum: no weight carries over into the next. Shared between workers.
 */
public final class Weights {

  private final Shares shares;
  private final int elements;
  private final int weightBits;
  private final int mask;

  /** The number of weights in a word. */
  private final int lanes;

  /** By word and slot, the contributions of a value to the weights in the word; never -1. */
  private final LongMemo[][] sums;

  public Weights(Layout layout, Channels channels, List<Block> blocks) {
    SlotViews slots = new SlotViews(layout);
    ElementHashes hashes = new ElementHashes(layout, channels, blocks);
    this.shares =
        layout.isSplit()
            ? new PartShares(slots, hashes, layout.firstBudget())
            : new ViewShares(slots, hashes);
    this.elements = hashes.elements();
    this.weightBits = shares.bits();
    this.mask = shares.mask();
    this.lanes = Long.SIZE / weightBits;
    this.sums = new LongMemo[(elements + lanes - 1) / lanes][slots.count()];
    for (int number = 0; number < sums.length; number++) {
      int word = number;
      Arrays.setAll(sums[word], slot -> new LongMemo(value -> sum(word, slot, value)));
    }
  }

  /** The bits of a number. */
  static int bits(int number) {
    return Integer.SIZE - Integer.numberOfLeadingZeros(number);
  }

  /** The number of elements in all blocks. */
  public int elements() {
    return elements;
  }

  /** The number of words, each with the weights of some of the elements. */
  public int words() {
    return sums.length;
  }

  /** The weights in a word. */
  public long weigh(int word, int[] state) {
    long sum = 0;
    for (int slot = 0; slot < sums[word].length; slot++) {
      sum += sums[word][slot].of(state[slot]);
    }
    return sum;
  }

  /** How a word changes when the value of a slot changes; slots of budgets contribute nothing. */
  public long growth(int word, int slot, int before, int after) {
    LongMemo[] known = sums[word];
    return slot < known.length ? known[slot].of(after) - known[slot].of(before) : 0;
  }

  /** Unpacks the weights of the elements of a word into {@code weights}. */
  public void spread(int word, long sum, int[] weights) {
    int first = word * lanes;
    int last = Math.min(first + lanes, elements);
    long rest = sum;
    for (int element = first; element < last; element++) {
      weights[element] = (int) rest & mask;
      rest >>>= weightBits;
    }
  }

  private long sum(int word, int slot, int value) {
    long[] all = shares.of(slot, value);
    long sum = 0;
    for (int lane = 0; lane < lanes && word * lanes + lane < elements; lane++) {
      sum += all[word * lanes + lane] << (lane * weightBits);
    }
    return sum;
  }
}
