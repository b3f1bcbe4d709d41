package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.store.packing.Packing;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberedStoreTests extends StateStoreContract {

  @Override
  StateStore store(Packing packing) {
    return new NumberedStore(packing);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 12})
  void statesKeepTheirNumbersWhenItIsRepacked(int slots) {
    Packing packing = Packing.fitting(filled(slots, 1_000));
    NumberedStore store = new NumberedStore(packing);
    Map<List<Integer>, Integer> numbers = new HashMap<>();
    long[] words = new long[packing.words()];
    Random random = new Random(slots);
    for (int round = 0; round < 20_000; round++) {
      int[] state = random.ints(slots, 0, 1_000).toArray();
      packing.pack(state, words, 0);
      long hash = store.hash(words, 0);
      List<Integer> boxed = Arrays.stream(state).boxed().toList();
      boolean added = store.add(hash, words, 0);
      assertThat(added).isEqualTo(!numbers.containsKey(boxed));
      if (added) {
        assertThat(store.number(hash, words, 0)).isEqualTo(NumberedStore.NONE);
        numbers.put(boxed, numbers.size());
        store.number(hash, words, 0, numbers.get(boxed));
      }
      assertThat(store.number(hash, words, 0)).isEqualTo(numbers.get(boxed));
    }
    Packing wider = Packing.fitting(filled(slots, 100_000));
    store.repack(packing, wider);
    assertThat(numbered(store, wider)).isEqualTo(numbers);
  }

  private static Map<List<Integer>, Integer> numbered(NumberedStore store, Packing packing) {
    Map<List<Integer>, Integer> found = new HashMap<>();
    int[] state = new int[packing.slots()];
    for (int shard = 0; shard < StateStore.SHARDS; shard++) {
      store.forEach(
          shard,
          (number, packed, at) -> {
            packing.unpack(packed, at, state);
            found.put(Arrays.stream(state).boxed().toList(), number);
          });
    }
    return found;
  }
}
