package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.PackedEvent;

/**
 * The second optimisation of Flanagan and Godefroid (2005, section 3). Where no thread is known to
 * lead to a race, classic reduction adds all enabled threads. Here the thread whose event has the
 * race is marked, and another persistent set is begun with a thread that was not explored from this
 * state yet. A set that would come to need a marked thread is given up, too.
 *
 * <p>Nothing more needs to be explored from a state once some of the explored threads are a set
 * that needs nobody else: by the proof of the paper, such a set is persistent, and whatever was
 * explored besides does no harm. In the end all enabled threads may be explored.
 */
final class MarkingPlanner extends ClassicPlanner {

  MarkingPlanner(ThreadStack stack, Strategy.Published strategy) {
    super(stack, strategy, false);
  }

  @Override
  void reverse(ThreadNode node, long candidates) {
    node.demands().add(PackedEvent.thread(node.taken()), candidates);
  }

  @Override
  long open(ThreadNode node) {
    if (node.done == 0) {
      return node.backtrack;
    }
    long best = Long.lowestOneBit(node.enabled & ~node.done);
    boolean found = false;
    for (long left = node.done; left != 0; left &= left - 1) {
      long set = node.demands().closure(Long.lowestOneBit(left), node.done);
      long missing = set & ~node.done;
      if (set != 0 && (missing == 0 || !found || Long.bitCount(missing) < Long.bitCount(best))) {
        found = true;
        best = missing;
        if (missing == 0) {
          return 0;
        }
      }
    }
    return best;
  }
}
