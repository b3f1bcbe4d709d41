package io.mazurka.kernel.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackedStoreTests extends StateStoreContract {

  @Override
  StateStore store(Packing packing) {
    return new PackedStore(packing);
  }

  @ParameterizedTest
  @CsvSource({"4, 1, 24", "8, 2, 40", "16, 4, 80"})
  void takesFewBytesAStateAtEverySize(int slots, int words, int bytesPerState) {
    Packing packing = Packing.fitting(filled(slots, 10_000));
    assertThat(packing.words()).isEqualTo(words);
    StateStore store = store(packing);
    long[] packed = new long[words];
    int[] state = new int[slots];
    for (int number = 1; number <= 600_000; number++) {
      state[1] = number % 10_000;
      state[slots - 1] = number / 10_000;
      packing.pack(state, packed, 0);
      store.add(store.hash(packed, 0), packed, 0);
      if (number >= 100_000 && number % 1_000 == 0) {
        assertThat(store.bytes() / (double) number).isBetween(8.0 * words, 0.0 + bytesPerState);
      }
    }
  }

  @Test
  void repackedStoreTakesFewBytesToo() {
    int[] maxima = filled(8, 50);
    Packing packing = Packing.fitting(maxima);
    StateStore store = store(packing);
    long[] packed = new long[1];
    for (int number = 0; number < 200_000; number++) {
      int[] state = {number % 50, 0, number / 50 % 50, 0, 0, 0, number / 2_500, 0};
      packing.pack(state, packed, 0);
      store.add(store.hash(packed, 0), packed, 0);
    }
    maxima[3] = 500;
    store.repack(packing, Packing.fitting(maxima, 3));
    assertThat(store.bytes() / 200_000.0).isBetween(8.0, 24.0);
  }

  @Test
  void promisesExhaustiveness() {
    assertThat(store(Packing.fitting(filled(1, 1))).guarantee()).hasToString("exhaustive");
  }
}
