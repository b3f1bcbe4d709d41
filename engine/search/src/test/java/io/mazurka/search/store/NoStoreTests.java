package io.mazurka.search.store;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.search.store.packing.Packing;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NoStoreTests extends StateStoreContract {

  @Override
  StateStore store(Packing packing) {
    return new NoStore();
  }

  @Override
  boolean isNew(Set<List<Integer>> seen, List<Integer> state) {
    seen.add(state);
    return true;
  }

  @Test
  void takesNoMemoryAndMissesNothing() {
    assertThat(new NoStore().bytes()).isZero();
    assertThat(new NoStore().guarantee())
        .hasToString("exhaustive: a state counts each time it is reached, as none is remembered");
  }
}
