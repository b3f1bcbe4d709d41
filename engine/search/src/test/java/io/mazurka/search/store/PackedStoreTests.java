package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.store.packing.Packing;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PackedStoreTests extends StateStoreContract {

  private static final int LARGEST = 1_000_000;

  @Override
  StateStore store(Packing packing) {
    return new PackedStore(packing);
  }

  @ParameterizedTest
  @CsvSource({"4, 1, 24", "8, 3, 26", "16, 6, 27"})
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
        assertThat(store.bytes() / (double) number).isBetween(5.0, 0.0 + bytesPerState);
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
  void keepsStatesThatShareNothingAsTheyAre() {
    Packing packing = Packing.fitting(filled(12, LARGEST));
    PackedStore store = new PackedStore(packing);
    PackedStore whole = PackedStore.ofWholeStates(packing);
    long[] states = randomStates(packing, 200_000, LARGEST);
    assertThat(addAll(store, packing, states)).isEqualTo(addAll(whole, packing, states));
    assertThat(addAll(store, packing, states)).isZero();
    assertThat(store.bytes()).isLessThan(whole.bytes() * 6 / 5);
    int[] maxima = filled(12, LARGEST);
    maxima[5] *= 100;
    Packing wider = Packing.fitting(maxima, 5);
    store.repack(packing, wider);
    assertThat(addAll(store, wider, repacked(states, packing, wider))).isZero();
  }

  @Test
  void givesBackEveryStateOnce() {
    for (int choices : new int[] {3, 40, LARGEST}) {
      Packing packing = Packing.fitting(filled(12, LARGEST));
      PackedStore store = new PackedStore(packing);
      long[] states = randomStates(packing, 50_000, choices);
      int added = addAll(store, packing, states);
      PackedStore copy = new PackedStore(packing);
      int[] copied = new int[1];
      store.forEach(
          (source, at) -> copied[0] += copy.add(copy.hash(source, at), source, at) ? 1 : 0);
      assertThat(copied[0]).isEqualTo(added);
      assertThat(addAll(copy, packing, states)).isZero();
    }
  }

  @Test
  void raisesToTheLargestValueOfEverySlot() {
    for (int choices : new int[] {3, LARGEST}) {
      Packing packing = Packing.fitting(filled(12, LARGEST));
      PackedStore store = new PackedStore(packing);
      long[] states = randomStates(packing, 50_000, choices);
      addAll(store, packing, states);
      int[] expected = new int[12];
      int[] vector = new int[12];
      for (int at = 0; at < states.length; at += packing.words()) {
        packing.raise(states, at, vector, expected);
      }
      int[] maxima = new int[12];
      store.raise(packing, maxima);
      assertThat(maxima).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 12, LARGEST})
  void severalWorkersHashAndThenAddEachItsShards(int choices) throws InterruptedException {
    Packing packing = Packing.fitting(filled(12, LARGEST));
    PackedStore store = new PackedStore(packing);
    long[] states = randomStates(packing, 100_000, choices);
    int count = states.length / packing.words();
    long[][] hashes = new long[3][count];
    together(3, worker -> store.hash(states, packing.words(), 0, count, hashes[worker]));
    assertThat(hashes[1]).isEqualTo(hashes[0]);
    assertThat(hashes[2]).isEqualTo(hashes[0]);
    AtomicInteger added = new AtomicInteger();
    together(
        3,
        worker -> {
          for (int index = 0; index < count; index++) {
            if (store.shard(hashes[0][index]) % 3 == worker
                && store.add(hashes[0][index], states, index * packing.words())) {
              added.incrementAndGet();
            }
          }
        });
    assertThat(added.get()).isEqualTo(addAll(PackedStore.ofWholeStates(packing), packing, states));
    assertThat(addAll(store, packing, states)).isZero();
  }

  private static void together(int workers, IntConsumer work) throws InterruptedException {
    List<Thread> threads =
        IntStream.range(0, workers).mapToObj(w -> new Thread(() -> work.accept(w))).toList();
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
  }

  /** Packed states of 12 slots, of which four neighbours each have one of some random values. */
  private static long[] randomStates(Packing packing, int count, int choices) {
    Random random = new Random(choices);
    int[] state = new int[packing.slots()];
    long[] packed = new long[count * packing.words()];
    for (int number = 0; number < count; number++) {
      for (int slot = 0; slot < state.length; slot++) {
        state[slot] = slot % 4 == 0 ? random.nextInt(choices) : state[slot - 1] / 3 + slot;
      }
      packing.pack(state, packed, number * packing.words());
    }
    return packed;
  }

  private static long[] repacked(long[] states, Packing from, Packing to) {
    int[] vector = new int[from.slots()];
    long[] result = new long[states.length / from.words() * to.words()];
    for (int state = 0; state < states.length / from.words(); state++) {
      from.unpack(states, state * from.words(), vector);
      to.pack(vector, result, state * to.words());
    }
    return result;
  }

  /** Adds all states, a hundred at a time, and returns how many are new. */
  private static int addAll(PackedStore store, Packing packing, long[] states) {
    int count = states.length / packing.words();
    long[] hashes = new long[count];
    int added = 0;
    for (int from = 0; from < count; from += 100) {
      int to = Math.min(count, from + 100);
      store.hash(states, packing.words(), from, to, hashes);
      for (int index = from; index < to; index++) {
        added += store.add(hashes[index], states, index * packing.words()) ? 1 : 0;
      }
    }
    return added;
  }

  @Test
  void promisesExhaustiveness() {
    assertThat(store(Packing.fitting(filled(1, 1))).guarantee()).hasToString("exhaustive");
  }
}
