package io.mazurka.kernel.search;

import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.store.Repackable;
import io.mazurka.kernel.walk.Path;

/**
 * Breadth-first search: a queue of states reached and not yet entered, level by level, so the first
 * path found to a state is a shortest one.
 *
 * <p>States are expanded in batches: the successors of some hundred states are computed before any
 * is looked up, so that their cache misses overlap.
 */
final class FrontierSearch extends Search {

  private static final int BATCH = 256;

  private final PackedQueue queue;
  private final DiscoveryLog log = new DiscoveryLog();

  /** How many states of the batch were expanded. */
  private int expanded;

  /** The number of the expansion of the first state of the batch. */
  private long batchStart;

  private long entered = -1;
  private int level;
  private int deepest;

  FrontierSearch(SearchTask task) {
    super(task, task.store() != StoreKind.NONE);
    this.queue = new PackedQueue(packing());
  }

  @Override
  void explore() {
    endExpansion();
    flush();
    while (queue.size() > 0 && !ended() && level < limits().depth()) {
      level++;
      for (long left = queue.size(); left > 0 && !ended(); left--) {
        enterNext();
        if (!ended()) {
          settle();
          expand();
          endExpansion();
        }
        if (successors.size() >= BATCH || expanded == BATCH) {
          flush();
        }
      }
      flush();
    }
    if (queue.size() > 0 && !ended()) {
      endBecause(EndReason.DEPTH_LIMIT);
    }
    enterRest();
  }

  /** States left over by a limit are not expanded, but the invariants are still evaluated. */
  private void enterRest() {
    while (queue.size() > 0 && endedByLimit()) {
      enterNext();
    }
  }

  private void enterNext() {
    queue.remove(packed());
    entered++;
    enter();
  }

  private void endExpansion() {
    successors.startParent(++expanded);
  }

  /** Adds the successors of the batch; the initial states are a batch of their own. */
  private void flush() {
    warmUp(0);
    for (int index = 0; index < successors.size() && !ended(); index++) {
      if (isNew(index)) {
        log.discover(batchStart + successors.parent(index), successors.step(index));
        successors.copyTo(queue, index);
        deepest = level;
      }
    }
    batchStart += expanded;
    expanded = 0;
    successors.truncate(0);
    successors.startParent(0);
    pause();
  }

  /** A state is settled once it is expanded: one that is not will be expanded later. */
  @Override
  boolean isOpen(int index) {
    return !isSettled(index);
  }

  @Override
  Path path() {
    return log.pathTo(entered);
  }

  @Override
  int depth() {
    return deepest;
  }

  @Override
  long level() {
    return level;
  }

  @Override
  long waiting() {
    return queue.size();
  }

  @Override
  Repackable waitingStates() {
    return queue;
  }
}
