package io.mazurka.dpor.planning;

import io.mazurka.dpor.tree.OptimalPlanner;
import io.mazurka.dpor.tree.Planner;

/** A planner that chooses among threads. */
public abstract class ThreadPlanner extends Planner {

  final ThreadStack stack;

  ThreadPlanner(ThreadStack stack) {
    this.stack = stack;
  }

  /** The planner of a strategy. */
  public static Planner of(Strategy strategy, ThreadStack stack) {
    if (strategy instanceof Strategy.Full full) {
      return new FullPlanner(stack, full);
    }
    if (strategy instanceof Strategy.Published published) {
      return published.marking()
          ? new MarkingPlanner(stack, published)
          : new ClassicPlanner(stack, published, false);
    }
    if (strategy instanceof Strategy.Optimal) {
      return new OptimalPlanner(stack, new ThreadRaces(stack));
    }
    if (strategy instanceof Strategy.Sampled sampled) {
      return new SamplingPlanner(stack, sampled);
    }
    return strategy instanceof Strategy.Repaired repaired
        ? new SourcePlanner(stack, true, repaired.persistentSets())
        : new SourcePlanner(stack, false, PersistentSets.NONE);
  }
}
