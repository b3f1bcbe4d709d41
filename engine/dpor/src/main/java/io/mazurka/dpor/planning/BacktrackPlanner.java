package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.PackedEvent;

/** A planner that keeps a set of threads to explore from each state. */
abstract class BacktrackPlanner extends ThreadPlanner {

  private final boolean sleepSets;

  BacktrackPlanner(ThreadStack stack, boolean sleepSets) {
    super(stack);
    this.sleepSets = sleepSets;
  }

  @Override
  public final boolean usesSleepSets() {
    return sleepSets;
  }

  @Override
  public final long choose() {
    ThreadNode node = stack.top();
    if (node.taken() != PackedEvent.NONE) {
      int thread = PackedEvent.thread(node.taken());
      int following = PackedEvent.alternative(node.taken()) + 1;
      if (following < node.alternatives(thread)) {
        return PackedEvent.choice(thread, following);
      }
    }
    long open = open(node);
    if (open == 0) {
      return PackedEvent.NONE;
    }
    int thread = Long.numberOfTrailingZeros(open);
    node.done |= 1L << thread;
    return PackedEvent.choice(thread, 0);
  }

  /** The threads to explore from {@code node} as far as that is known, but for those explored. */
  long open(ThreadNode node) {
    return node.backtrack & ~node.done & ~(sleepSets ? node.asleep() : 0);
  }

  @Override
  public final int ahead(int position) {
    ThreadNode node = stack.node(position);
    int taken = PackedEvent.thread(node.taken());
    int count = node.alternatives(taken) - 1 - PackedEvent.alternative(node.taken());
    for (long open = open(node); open != 0; open &= open - 1) {
      count += node.alternatives(Long.numberOfTrailingZeros(open));
    }
    return count;
  }

  /** The set of the lowest thread of {@code threads} that is not asleep; empty if there is none. */
  final long lowestAwake(ThreadNode node, long threads) {
    return Long.lowestOneBit(sleepSets ? threads & ~node.asleep() : threads);
  }
}
