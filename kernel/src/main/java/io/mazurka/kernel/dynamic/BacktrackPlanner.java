package io.mazurka.kernel.dynamic;

/** A planner that keeps a set of threads to explore from each state. */
abstract class BacktrackPlanner extends Planner {

  private final boolean sleepSets;

  BacktrackPlanner(Stack stack, boolean sleepSets) {
    super(stack);
    this.sleepSets = sleepSets;
  }

  @Override
  final boolean usesSleepSets() {
    return sleepSets;
  }

  @Override
  final long choose(Node node) {
    if (node.taken != Access.NONE) {
      int thread = Access.thread(node.taken);
      int following = Access.alternative(node.taken) + 1;
      if (following < node.alternatives(thread)) {
        return Access.alternative(Access.of(thread, 0, false), following);
      }
    }
    long open = node.backtrack & ~node.done;
    if (sleepSets) {
      open &= ~node.asleep();
    }
    if (open == 0) {
      return Access.NONE;
    }
    int thread = Long.numberOfTrailingZeros(open);
    node.done |= 1L << thread;
    return Access.of(thread, 0, false);
  }

  @Override
  final int ahead(Node node) {
    int taken = Access.thread(node.taken);
    int count = node.alternatives(taken) - 1 - Access.alternative(node.taken);
    long open = node.backtrack & ~node.done & ~(sleepSets ? node.asleep() : 0);
    for (; open != 0; open &= open - 1) {
      count += node.alternatives(Long.numberOfTrailingZeros(open));
    }
    return count;
  }

  /** The lowest of {@code threads} that is not asleep, as a set; empty if there is none. */
  final long lowestAwake(Node node, long threads) {
    return Long.lowestOneBit(sleepSets ? threads & ~node.asleep() : threads);
  }
}
