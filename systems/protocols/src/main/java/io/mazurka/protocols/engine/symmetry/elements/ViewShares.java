package io.mazurka.protocols.engine.symmetry.elements;

import io.mazurka.kernel.value.Sketch;
import io.mazurka.protocols.engine.views.View;
import java.util.Arrays;

/**
 * The shares of whole views. They are chosen so that most steps keep the order of most elements. An
 * element's own view outweighs all that others say of it, and within it the local state outweighs
 * the messages. A slot contributes nothing to elements that it does not mention. What another
 * process says of one element does not depend on what it says of another.
 */
final class ViewShares implements Shares {

  /** The bits for the view of a process in the weight of an element to which it does not belong. */
  private static final int OTHER_BITS = 8;

  /** How many of the bits of an own view depend only on the local state. */
  private static final int LOCAL_BITS = 5;

  private final SlotViews slots;
  private final ElementHashes hashes;

  /** The bits for the view of a process in the weight of its own element. */
  private final int ownBits;

  ViewShares(SlotViews slots, ElementHashes hashes) {
    this.slots = slots;
    this.hashes = hashes;
    this.ownBits = OTHER_BITS + Weights.bits(slots.count() - 1);
  }

  @Override
  public int bits() {
    return ownBits + Weights.bits(hashes.parts());
  }

  @Override
  public int mask() {
    return (1 << bits()) - 1;
  }

  @Override
  public long[] of(int slot, int value) {
    long[] shares = new long[hashes.elements()];
    long nameless = hash(slot, value, hashes.elements());
    Arrays.setAll(shares, element -> share(slot, value, element, nameless));
    return shares;
  }

  /**
   * The share of a value in the weight of an element; {@code nameless} is the hash of the value if
   * it does not mention the element.
   */
  private long share(int slot, int value, int element, long nameless) {
    long difference = hash(slot, value, element) - nameless;
    int process = slots.process(slot);
    if (process < 0 || !hashes.isPart(process, element)) {
      return top(difference, OTHER_BITS);
    }
    long local = Sketch.mix(hashes.local(process, element, slots.view(slot, value).local()));
    int rest = ownBits - LOCAL_BITS;
    return (top(local, LOCAL_BITS) << rest) | top(difference, rest);
  }

  private static long top(long hash, int bits) {
    return hash >>> (Long.SIZE - bits);
  }

  private long hash(int slot, int value, int element) {
    int process = slots.process(slot);
    if (process < 0) {
      return hashes.monitor(slot, element, value);
    }
    View view = slots.view(slot, value);
    long self = hashes.self(process, element);
    long local =
        Sketch.mix(hashes.local(process, element, view.local()) + (view.crashed() ? 1 : 0));
    long pending = hashes.inbox(process, element, view.pending());
    long delivered = hashes.inbox(process, element, view.delivered());
    long factor = hashes.isFixed(process) ? self : Sketch.mix(self + local);
    return (factor | 1) * (local + 3 * pending + 5 * delivered);
  }
}
