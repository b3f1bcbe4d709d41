package io.mazurka.search.store.packing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
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
      assertThat(packing.limit(slot)).isGreaterThanOrEqualTo(maxima[slot] + maxima[slot] / 20);
    }
  }

  @Test
  void growingSlotGetsMoreRoomThanOthers() {
    int[] maxima = filled(8, 20);
    int even = Packing.fitting(maxima).limit(3);
    assertThat(Packing.fitting(maxima, 3).limit(3)).isGreaterThan(8 * even);
    assertThat(Packing.fitting(maxima, 3).limit(2)).isBetween(20, even);
  }

  @Test
  void slotThatGrowsStepByStepIsRepackedRarely() {
    int[] maxima = filled(8, 20);
    Packing packing = Packing.fitting(maxima);
    int repacked = 0;
    for (maxima[3] = 20; maxima[3] < 1_000_000; maxima[3]++) {
      if (packing.limit(3) < maxima[3]) {
        packing = Packing.fitting(maxima, 3);
        repacked++;
      }
    }
    assertThat(repacked).isBetween(1, 5);
  }

  @Test
  void largestValueOfEverySlotFits() {
    Packing packing = Packing.fitting(filled(12, 1_000_000));
    int[] largest = IntStream.range(0, 12).map(packing::limit).toArray();
    long[] words = new long[packing.words()];
    packing.pack(largest, words, 0);
    int[] unpacked = new int[12];
    packing.unpack(words, 0, unpacked);
    assertThat(unpacked).isEqualTo(largest);
  }

  private static int[] filled(int slots, int maximum) {
    int[] maxima = new int[slots];
    Arrays.fill(maxima, maximum);
    return maxima;
  }
}
