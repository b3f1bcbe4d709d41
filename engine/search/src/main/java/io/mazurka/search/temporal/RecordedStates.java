package io.mazurka.search.temporal;

import io.mazurka.search.store.NumberedStore;
import io.mazurka.search.store.StateStore;
import io.mazurka.search.store.packing.Packing;
import java.util.function.Supplier;

/** States whose numbers the search itself has recorded in its store. */
record RecordedStates(NumberedStore store, Packing packing, int size) implements FoundStates {

  @Override
  public void visit(SharedWork shares, Supplier<Visitor> visitors) {
    shares.runParts(
        StateStore.SHARDS,
        () -> {
          Visitor visitor = visitors.get();
          int[] vector = new int[packing.slots()];
          return shard ->
              store.forEach(
                  shard,
                  (number, packed, at) -> {
                    if (number != NumberedStore.NONE) {
                      packing.unpack(packed, at, vector);
                      visitor.visit(number, vector);
                    }
                  });
        });
  }
}
