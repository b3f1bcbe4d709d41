package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import io.mazurka.search.store.packing.Packing;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests that every store must pass: it is compared with a set of the Java library. */
abstract class StateStoreContract {

  /** The largest value of a slot; states of 1 to 20 slots then take one to seven words. */
  private static final int LARGEST = 1_000_000;

  abstract StateStore store(Packing packing);

  /** Whether {@code state} must count as new; adds it to {@code seen}. */
  boolean isNew(Set<List<Integer>> seen, List<Integer> state) {
    return seen.add(state);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 4, 6, 8, 20})
  void addsEachStateOnce(int slots) {
    int[] maxima = filled(slots, LARGEST);
    Packing packing = Packing.fitting(maxima);
    StateStore store = store(packing);
    Random random = new Random(slots);
    Set<List<Integer>> seen = new HashSet<>();
    for (int round = 0; round < 30_000; round++) {
      add(store, packing, randomState(random, maxima, 25), seen);
    }
    if (slots > 1) {
      assertThat(seen).hasSizeGreaterThan(5_000);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5, 10})
  void growsThroughManySizes(int slots) {
    Packing packing = Packing.fitting(filled(slots, LARGEST));
    StateStore store = store(packing);
    Set<List<Integer>> seen = new HashSet<>();
    int[] state = new int[slots];
    for (int number = 0; number < 100_000; number++) {
      state[0] = number % 1_000;
      state[slots - 1] = number / 1_000 * 7_919 % LARGEST;
      add(store, packing, state, seen);
    }
    Random random = new Random(1);
    for (int round = 0; round < 50_000; round++) {
      int number = random.nextInt(110_000);
      state[0] = number % 1_000;
      state[slots - 1] = number / 1_000 * 7_919 % LARGEST;
      add(store, packing, state, seen);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 8, 16})
  void forgetsNothingWhenItIsRepacked(int slots) {
    int[] maxima = filled(slots, 3);
    Packing packing = Packing.fitting(maxima);
    StateStore store = store(packing);
    Random random = new Random(slots);
    Set<List<Integer>> seen = new HashSet<>();
    for (int growth = 0; growth < 8; growth++) {
      for (int round = 0; round < 4_000; round++) {
        add(store, packing, randomState(random, maxima, 6), seen);
      }
      int growing = random.nextInt(slots);
      maxima[growing] = (int) Math.min(Integer.MAX_VALUE, maxima[growing] * 60L + 1);
      Packing wider = Packing.fitting(maxima, growing);
      store.repack(packing, wider);
      packing = wider;
    }
    for (List<Integer> state : Set.copyOf(seen)) {
      add(store, packing, state.stream().mapToInt(Integer::intValue).toArray(), seen);
    }
  }

  @Test
  void touchingAddsNothing() {
    Packing packing = Packing.fitting(filled(3, 100));
    StateStore store = store(packing);
    long[] words = new long[packing.words()];
    packing.pack(new int[] {1, 2, 3}, words, 0);
    store.touch(store.hash(words, 0));
    assertThat(store.add(store.hash(words, 0), words, 0)).isTrue();
  }

  /** Adds a state that lies between other states in its array, as in a search. */
  private void add(StateStore store, Packing packing, int[] state, Set<List<Integer>> seen) {
    long[] words = new long[3 * packing.words()];
    packing.pack(state, words, packing.words());
    long hash = store.hash(words, packing.words());
    List<Integer> boxed = Arrays.stream(state).boxed().toList();
    if (store.add(hash, words, packing.words()) != isNew(seen, boxed)) {
      fail("wrong answer for %s after %d states".formatted(boxed, seen.size()));
    }
  }

  /** A state with values up to the maxima, but only {@code choices} different ones in a slot. */
  private static int[] randomState(Random random, int[] maxima, int choices) {
    int[] state = new int[maxima.length];
    for (int slot = 0; slot < Math.min(3, state.length); slot++) {
      state[slot] = (int) (random.nextInt(choices) / (choices - 1.0) * maxima[slot]);
    }
    state[state.length - 1] = Math.min(random.nextInt(choices), maxima[state.length - 1]);
    return state;
  }

  static int[] filled(int slots, int maximum) {
    int[] maxima = new int[slots];
    Arrays.fill(maxima, maximum);
    return maxima;
  }
}
