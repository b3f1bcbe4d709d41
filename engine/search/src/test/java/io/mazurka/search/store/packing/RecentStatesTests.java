package io.mazurka.search.store.packing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecentStatesTests {

  private static final int LARGEST = 1_000_000;

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 4, 8, 30})
  void onlyStatesSeenBeforeAreRecalled(int slots) {
    Packing packing = packing(slots);
    RecentStates recent = new RecentStates(true, packing);
    Random random = new Random(slots);
    Set<List<Integer>> seen = new HashSet<>();
    int recalled = 0;
    for (int round = 0; round < 100_000; round++) {
      int[] state = new int[slots];
      state[random.nextInt(slots)] = random.nextInt(100);
      state[slots - 1] = round / 1_000;
      int unknown = unknown(recent, packing, state);
      boolean isNew = seen.add(Arrays.stream(state).boxed().toList());
      assertThat(unknown).isBetween(isNew ? 1 : 0, 1);
      recalled += 1 - unknown;
    }
    assertThat(recalled).isPositive();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 4, 8, 30})
  void stateIsRecalledRightAfterItWasSeen(int slots) {
    Packing packing = packing(slots);
    RecentStates recent = new RecentStates(true, packing);
    Random random = new Random(slots);
    for (int round = 0; round < 10_000; round++) {
      int[] state = random.ints(slots, 0, LARGEST).toArray();
      unknown(recent, packing, state);
      assertThat(unknown(recent, packing, state)).isZero();
    }
  }

  @Test
  void mostOfSomeHundredStatesAreRecalled() {
    Packing packing = packing(2);
    RecentStates recent = new RecentStates(true, packing);
    int unknown = 0;
    for (int round = 0; round < 2; round++) {
      for (int number = 0; number < 500; number++) {
        unknown += unknown(recent, packing, new int[] {number, number * 31 % LARGEST});
      }
    }
    assertThat(unknown).isBetween(500, 600);
  }

  @Test
  void nothingIsRecalledWhenItIsDisabled() {
    Packing packing = packing(2);
    RecentStates recent = new RecentStates(false, packing);
    for (int round = 0; round < 3; round++) {
      assertThat(unknown(recent, packing, new int[] {1, 2})).isEqualTo(1);
    }
  }

  @Test
  void repackedStatesAreTakenForNoOthers() {
    Packing narrow = packing(2);
    RecentStates recent = new RecentStates(true, narrow);
    for (int number = 0; number < 1_000; number++) {
      unknown(recent, narrow, new int[] {number, 0});
    }
    Packing wide = Packing.fitting(new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE});
    recent.repack(narrow, wide);
    for (int number = 0; number < 1_000; number++) {
      int[] state = {number, 1};
      assertThat(unknown(recent, wide, state)).isEqualTo(1);
      assertThat(unknown(recent, wide, state)).isZero();
    }
  }

  private static Packing packing(int slots) {
    int[] maxima = new int[slots];
    Arrays.fill(maxima, LARGEST);
    return Packing.fitting(maxima);
  }

  private static int unknown(RecentStates recent, Packing packing, int[] state) {
    long[] words = new long[packing.words()];
    packing.pack(state, words, 0);
    return words.length == 1 ? recent.unknown(words[0]) : recent.unknown(words);
  }
}
