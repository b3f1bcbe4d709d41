package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.explicit.Counters;
import io.mazurka.kernel.explicit.InterningSystem;
import io.mazurka.search.store.packing.Packing;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FingerprintsTests {

  @Test
  void fingerprintDoesNotDependOnThePacking() {
    Random random = new Random(1);
    TransitionSystem system = new Counters(12, 1);
    int[] maxima = random.ints(12, 0, 50).toArray();
    int[] wider = Arrays.stream(maxima).map(maximum -> maximum * 5_000_000).toArray();
    Packing narrow = Packing.fitting(maxima);
    Packing wide = Packing.fitting(wider);
    assertThat(wide.words()).isGreaterThan(narrow.words());
    Fingerprints repacked = new Fingerprints(system, narrow);
    for (int round = 0; round < 1_000; round++) {
      int[] state = Arrays.stream(maxima).map(max -> random.nextInt(max + 1)).toArray();
      long before = fingerprint(repacked, narrow, state);
      repacked.repack(wide);
      assertThat(fingerprint(repacked, wide, state)).isEqualTo(before);
      repacked.repack(narrow);
      assertThat(fingerprint(new Fingerprints(system, wide), wide, state)).isEqualTo(before);
    }
  }

  /** Fingerprints differ even if those of the values follow a pattern. */
  @Test
  void statesOfAGridHaveDifferentFingerprints() {
    Packing packing = Packing.fitting(StateStoreContract.filled(6, 6));
    Fingerprints fingerprints = new Fingerprints(new Counters(6, 6), packing);
    Set<Long> seen = new HashSet<>();
    for (int number = 0; number < 117_649; number++) {
      int[] state = new int[6];
      for (int slot = 0, rest = number; slot < 6; slot++, rest /= 7) {
        state[slot] = rest % 7;
      }
      seen.add(fingerprint(fingerprints, packing, state));
    }
    assertThat(seen).hasSize(117_649).doesNotContain(0L);
  }

  @Test
  void scatteredValuesCostLittleMemory() {
    Packing packing = Packing.fitting(StateStoreContract.filled(3, Integer.MAX_VALUE));
    Fingerprints fingerprints = new Fingerprints(new Counters(3, 1), packing);
    for (int value = Integer.MAX_VALUE; value > 0; value /= 2) {
      fingerprint(fingerprints, packing, new int[] {value, Integer.MAX_VALUE - value, 0});
    }
    for (int value = 1; value < 1_000_000_000; value *= 2) {
      int[] state = {value, 0, value + 1};
      assertThat(fingerprint(fingerprints, packing, state))
          .isEqualTo(fingerprint(fingerprints, packing, state));
    }
    assertThat(fingerprints.bytes()).isLessThan(5_000_000);
  }

  @Test
  void fingerprintDoesNotDependOnTheOrderOfDiscovery() {
    InterningSystem forwards = new InterningSystem();
    InterningSystem backwards = new InterningSystem();
    Map<List<String>, int[]> some = forwards.explore(false);
    Map<List<String>, int[]> same = backwards.explore(true);
    assertThat(some.keySet()).isEqualTo(same.keySet()).hasSize(343);
    assertThat(some).anySatisfy((words, state) -> assertThat(state).isNotEqualTo(same.get(words)));
    assertThat(fingerprints(forwards, some)).isEqualTo(fingerprints(backwards, same));
  }

  /** The fingerprint of each state, by the words in the state. */
  private static Map<List<String>, Long> fingerprints(
      TransitionSystem system, Map<List<String>, int[]> states) {
    Packing packing = Packing.fitting(StateStoreContract.filled(3, 100));
    Fingerprints fingerprints = new Fingerprints(system, packing);
    Map<List<String>, Long> byMeaning = new HashMap<>();
    states.forEach(
        (words, state) -> byMeaning.put(words, fingerprint(fingerprints, packing, state)));
    return byMeaning;
  }

  private static long fingerprint(Fingerprints fingerprints, Packing packing, int[] state) {
    long[] words = new long[packing.words()];
    packing.pack(state, words, 0);
    return fingerprints.of(words, 0);
  }
}
