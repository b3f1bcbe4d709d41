package io.mazurka.kernel.search;

import io.mazurka.kernel.store.Packing;
import java.util.Arrays;

/**
 * Breadth-first search: a queue of states found and not yet expanded, level by level, so the first
 * path found to a state is a shortest one.
 *
 * <p>States are expanded in batches: the successors of some hundred states are computed before any
 * is looked up, so that their cache misses overlap.
 */
final class FrontierSearch extends Search {

  private static final int BATCH = 256;

  private final PackedQueue queue;
  private final DiscoveryLog log = new DiscoveryLog();

  /** Where the successors of each expanded state of the batch end. */
  private int[] ends = new int[BATCH];

  private int expanded;

  /** The record of the log into which the first state of the batch discovers. */
  private long batchRecord;

  private int visitedIndex;
  private int visitedParent;
  private int level;
  private int deepest;

  FrontierSearch(SearchTask task) {
    super(task);
    this.queue = new PackedQueue(packing);
  }

  @Override
  void explore() {
    flush();
    while (queue.size() > 0 && !ended()) {
      if (level == limits().depth()) {
        endBecause(EndReason.DEPTH_LIMIT);
        return;
      }
      level++;
      for (long left = queue.size(); left > 0 && !ended(); left--) {
        queue.remove(packing, vector);
        expand();
        endExpansion();
        if (successors.size() >= BATCH || expanded >= BATCH) {
          flush();
        }
      }
      flush();
    }
  }

  private void endExpansion() {
    if (expanded == ends.length) {
      ends = Arrays.copyOf(ends, 2 * expanded);
    }
    ends[expanded++] = successors.size();
  }

  /** Visits the successors of the batch; the initial states are a batch of their own. */
  private void flush() {
    if (batchRecord == 0) {
      endExpansion();
    }
    warmUp(0);
    visitedIndex = 0;
    for (visitedParent = 0; visitedParent < expanded; visitedParent++) {
      for (; visitedIndex < ends[visitedParent] && !ended(); visitedIndex++) {
        if (visit(visitedIndex)) {
          log.discover(batchRecord + visitedParent, successors.step(visitedIndex));
          successors.copyTo(queue, visitedIndex);
          deepest = level;
        }
      }
    }
    batchRecord += expanded;
    expanded = 0;
    successors.truncate(0);
    pause();
  }

  @Override
  Path pathToVisited() {
    long record = batchRecord + visitedParent;
    log.seal(record);
    return log.path(record, successors.step(visitedIndex));
  }

  @Override
  Path pathToExpanded() {
    log.seal(batchRecord);
    return log.pathTo(batchRecord + expanded - 1);
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
  void repackOrder(Packing from, Packing to) {
    queue.repack(from, to);
  }
}
