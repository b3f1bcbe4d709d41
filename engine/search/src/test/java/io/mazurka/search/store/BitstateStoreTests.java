package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.search.store.packing.Packing;
import org.junit.jupiter.api.Test;

class BitstateStoreTests extends StateStoreContract {

  private static final int LARGE = 64 << 20;

  /** An array so large that nothing is missed in these tests. */
  @Override
  StateStore store(Packing packing) {
    return store(packing, LARGE);
  }

  private static StateStore store(Packing packing, long bytes) {
    return new BitstateStore(new Counters(1, 1), packing, bytes);
  }

  @Test
  void takesWhatItWasGiven() {
    StateStore store = store(Packing.fitting(filled(3, 1_000)), LARGE);
    assertThat(store.bytes()).isBetween((long) LARGE, LARGE + 10_000L);
  }

  @Test
  void missesStatesOnceItFillsUpAndSaysSo() {
    Packing packing = Packing.fitting(filled(3, 1_000));
    StateStore store = store(packing, 1_000);
    assertThat(store.guarantee().strength()).isEqualTo(Strength.HASHED);
    assertThat(store.guarantee()).asString().contains("bitstate", "0.0e+00");
    int added = 0;
    for (int number = 0; number < 5_000; number++) {
      long[] packed = new long[packing.words()];
      packing.pack(new int[] {number % 1_000, 0, number / 1_000}, packed, 0);
      added += store.add(store.hash(packed, 0), packed, 0) ? 1 : 0;
    }
    // Of 8,000 bits some 1 - e^(-3 * 5,000 / 8,000) are set in the end.
    assertThat(added).isBetween(2_500, 4_500);
    assertThat(store.guarantee()).asString().containsPattern("probability [4-7]\\.\\de-01");
  }
}
