package io.mazurka.protocols.engine.symmetry.elements;

import io.mazurka.kernel.value.Sketch;
import io.mazurka.protocols.engine.views.View;
import java.util.Arrays;

/**
 * The shares of slots if processes are split. An exchange may spread the letters of one part of an
 * inbox over several parts of another, so each letter counts by itself, wherever it is. A share is
 * a sum over local states and letters, and a weight is a sum modulo a power of two. Above the bits
 * of the weight there is room for carries, which are ignored, and then come some bits that depend
 * only on the local states of the element's own processes, so that most steps keep the order of
 * elements.
 */
final class PartShares implements Shares {

  private static final int SUM_BITS = 10;
  private static final int SUM_MASK = (1 << SUM_BITS) - 1;
  private static final int LOCAL_BITS = 5;

  private final SlotViews slots;
  private final ElementHashes hashes;
  private final int monitors;

  /** The first of the bits for own local states, and their number. */
  private final int localsFrom;

  private final int localBits;

  /**
   * @param monitors the slot after the last monitor
   */
  PartShares(SlotViews slots, ElementHashes hashes, int monitors) {
    this.slots = slots;
    this.hashes = hashes;
    this.monitors = monitors;
    this.localsFrom = SUM_BITS + Weights.bits(slots.count());
    this.localBits = LOCAL_BITS + Weights.bits(hashes.parts());
  }

  @Override
  public int bits() {
    return localsFrom + localBits;
  }

  @Override
  public int mask() {
    return ((1 << localBits) - 1) << localsFrom | SUM_MASK;
  }

  @Override
  public long[] of(int slot, int value) {
    long[] shares = new long[hashes.elements()];
    if (slots.process(slot) >= 0 || slot < monitors) {
      long nameless = hash(slot, value, hashes.elements());
      Arrays.setAll(
          shares,
          element ->
              ((hash(slot, value, element) - nameless) & SUM_MASK) + own(slot, value, element));
    }
    return shares;
  }

  /** The share of a local state in the weight of the element to which the process belongs. */
  private long own(int slot, int value, int element) {
    int process = slots.process(slot);
    if (process < 0 || !hashes.isPart(process, element)) {
      return 0;
    }
    int local = slots.view(slot, value).local();
    return local == SlotViews.ELSEWHERE
        ? 0
        : Sketch.mix(hashes.local(process, element, local))
            >>> (Long.SIZE - LOCAL_BITS)
            << localsFrom;
  }

  private long hash(int slot, int value, int element) {
    int process = slots.process(slot);
    if (process < 0) {
      return hashes.monitor(slot, element, value);
    }
    View view = slots.view(slot, value);
    long local =
        view.local() == SlotViews.ELSEWHERE
            ? 0
            : Sketch.mix(hashes.local(process, element, view.local()) + (view.crashed() ? 1 : 0));
    long pending = hashes.inbox(process, element, view.pending());
    long delivered = hashes.inbox(process, element, view.delivered());
    return (hashes.self(process, element) | 1) * (local + 3 * pending + 5 * delivered);
  }
}
