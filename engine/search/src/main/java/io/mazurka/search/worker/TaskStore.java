package io.mazurka.search.worker;

import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.search.disk.SpillingStore;
import io.mazurka.search.store.BitstateStore;
import io.mazurka.search.store.FingerprintStore;
import io.mazurka.search.store.NoStore;
import io.mazurka.search.store.NumberedStore;
import io.mazurka.search.store.StateStore;
import io.mazurka.search.store.packing.Packing;

/** Makes the store of visited states that a task asks for. */
final class TaskStore {

  /** Bitstate arrays take this part of the heap. */
  private static final int BITSTATE_HEAP_SHARE = 4;

  private TaskStore() {}

  /** An empty store of {@code task}, for states in this packing. */
  static StateStore of(SearchTask task, Packing packing) {
    return switch (task.store()) {
      case EXACT -> task.isToBeRecorded() ? new NumberedStore(packing) : new SpillingStore(packing);
      case FINGERPRINT -> new FingerprintStore(task.system(), packing);
      case BITSTATE ->
          new BitstateStore(
              task.system(), packing, Runtime.getRuntime().maxMemory() / BITSTATE_HEAP_SHARE);
      case NONE -> new NoStore();
    };
  }
}
