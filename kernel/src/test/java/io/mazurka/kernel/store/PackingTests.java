package io.mazurka.kernel.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Changes;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PackingTests {

  @Test
  void stateOfEightProcessesWithAHundredViewsEachTakesOneWord() {
    assertThat(Packing.fitting(filled(8, 100)).words()).isEqualTo(1);
    assertThat(Packing.fitting(filled(8, 100)).slots()).isEqualTo(8);
  }

  @Test
  void thirtyFlagsTakeOneWord() {
    assertThat(Packing.fitting(filled(30, 1)).words()).isEqualTo(1);
  }

  @Test
  void largeValuesTakeMoreWords() {
    assertThat(Packing.fitting(filled(1, Integer.MAX_VALUE)).words()).isEqualTo(1);
    assertThat(Packing.fitting(filled(40, Integer.MAX_VALUE)).words()).isBetween(20, 40);
  }

  @Test
  void everySlotHasRoomToGrow() {
    int[] maxima = {100, 100, 1_000, 10_000, 100_000, 1_000_000, 1_000_000_000};
    Packing packing = Packing.fitting(maxima);
    for (int slot = 0; slot < maxima.length; slot++) {
      assertThat(packing.fits(slot, maxima[slot] + maxima[slot] / 20)).isTrue();
    }
  }

  @Test
  void growingSlotGetsMoreRoomThanOthers() {
    int[] maxima = filled(8, 20);
    int even = largest(Packing.fitting(maxima), 3);
    assertThat(largest(Packing.fitting(maxima, 3), 3)).isGreaterThan(8 * even);
    assertThat(largest(Packing.fitting(maxima, 3), 2)).isBetween(20, even);
  }

  @Test
  void slotThatGrowsStepByStepIsRepackedRarely() {
    int[] maxima = filled(8, 20);
    Packing packing = Packing.fitting(maxima);
    int repacked = 0;
    for (maxima[3] = 20; maxima[3] < 1_000_000; maxima[3]++) {
      if (!packing.fits(3, maxima[3])) {
        packing = Packing.fitting(maxima, 3);
        repacked++;
      }
    }
    assertThat(repacked).isBetween(1, 5);
  }

  @Test
  void valueBeyondItsMaximumIsRefused() {
    int[] maxima = {5, 5, 5};
    Packing packing = Packing.fitting(maxima);
    int[] vector = {1, 2, 3};
    long[] source = new long[1];
    packing.pack(vector, source, 0);
    Changes changes = new Changes();
    changes.set(2, 4);
    changes.set(1, 6);
    assertThat(packing.pack(vector, source, changes, maxima, new long[1], 0)).isFalse();
    maxima[1] = 6;
    assertThat(packing.pack(vector, source, changes, maxima, new long[1], 0)).isTrue();
  }

  @Test
  void valueBeyondItsMaximumIsRefusedInTheSecondWordToo() {
    int[] maxima = filled(4, 1_000_000_000);
    Packing packing = Packing.fitting(maxima);
    assertThat(packing.words()).isGreaterThan(1);
    long[] source = new long[packing.words()];
    packing.pack(new int[4], source, 0);
    Changes changes = new Changes();
    changes.set(3, 1_000_000_001);
    long[] target = new long[packing.words()];
    assertThat(packing.pack(new int[4], source, changes, maxima, target, 0)).isFalse();
  }

  private static int[] filled(int slots, int maximum) {
    int[] maxima = new int[slots];
    Arrays.fill(maxima, maximum);
    return maxima;
  }

  /** The largest value that fits a slot. */
  private static int largest(Packing packing, int slot) {
    int value = 0;
    for (int bit = 1 << 30; bit > 0; bit >>= 1) {
      if (packing.fits(slot, value + bit)) {
        value += bit;
      }
    }
    return value;
  }
}
