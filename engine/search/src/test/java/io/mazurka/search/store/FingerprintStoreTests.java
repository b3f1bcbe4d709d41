package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.Guarantee.Strength;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.kernel.explicit.InterningSystem;
import io.mazurka.search.store.packing.Packing;
import org.junit.jupiter.api.Test;

class FingerprintStoreTests extends StateStoreContract {

  @Override
  StateStore store(Packing packing) {
    return new FingerprintStore(new Counters(1, 1), packing);
  }

  @Test
  void takesFewBytesAStateHoweverLongStatesAre() {
    Packing packing = Packing.fitting(filled(40, 1_000));
    StateStore store = store(packing);
    fill(store, packing, 300_000);
    assertThat(store.bytes() / 300_000.0).isBetween(8.0, 24.0);
  }

  @Test
  void saysHowLikelyItMissedAState() {
    Packing packing = Packing.fitting(filled(3, 1_000));
    StateStore store = store(packing);
    assertThat(store.guarantee().strength()).isEqualTo(Strength.HASHED);
    assertThat(store.guarantee()).asString().contains("64-bit fingerprints", "0.0e+00");
    fill(store, packing, 100_000);
    assertThat(store.guarantee()).asString().contains("2.7e-10");
  }

  private static void fill(StateStore store, Packing packing, int states) {
    long[] packed = new long[packing.words()];
    int[] state = new int[packing.slots()];
    for (int number = 0; number < states; number++) {
      state[0] = number % 1_000;
      state[2] = number / 1_000;
      packing.pack(state, packed, 0);
      store.add(store.hash(packed, 0), packed, 0);
    }
  }

  @Test
  void storesUseTheFingerprintThatEverybodyCanCompute() {
    InterningSystem system = new InterningSystem();
    StateFingerprints fingerprints = new StateFingerprints(system);
    Packing packing = Packing.fitting(new int[] {20, 20, 20});
    FingerprintStore store = new FingerprintStore(system, packing);
    for (int[] state : system.explore(false).values()) {
      long[] words = new long[packing.words()];
      packing.pack(state, words, 0);
      assertThat(store.hash(words, 0)).isEqualTo(fingerprints.of(state)).isNotZero();
    }
  }
}
