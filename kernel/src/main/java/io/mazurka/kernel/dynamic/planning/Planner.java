package io.mazurka.kernel.dynamic.planning;

import io.mazurka.kernel.dynamic.execution.RunEnd;

/**
 * Decides which executions to run: what to explore from each state on the stack, in view of the
 * races of the executions so far.
 */
public abstract class Planner {

  final Stack stack;

  Planner(Stack stack) {
    this.stack = stack;
  }

  /** Whether what was explored from a state is not tried again until something dependent comes. */
  public abstract boolean usesSleepSets();

  /** A state was entered: the last one. */
  public abstract void enter(StackNode node);

  /** The next event to explore from the last state, by thread and alternative; or none. */
  public abstract long choose(StackNode node);

  /** The run ends in the last state; nothing was explored from it. */
  public abstract void end(StackNode node, RunEnd end);

  /** The number of events already planned from a state, after the one being explored now. */
  public abstract int ahead(StackNode node);

  /** The number of events planned ahead, if this planner plans ahead. */
  public long planned() {
    return 0;
  }

  /** The planner of a strategy. */
  public static Planner of(Strategy strategy, Stack stack) {
    if (strategy instanceof Strategy.Full full) {
      return new FullPlanner(stack, full);
    }
    if (strategy instanceof Strategy.Published published) {
      return new ClassicPlanner(stack, published, false);
    }
    if (strategy instanceof Strategy.Optimal) {
      return new OptimalPlanner(stack);
    }
    if (strategy instanceof Strategy.Sampled sampled) {
      return new SamplingPlanner(stack, sampled);
    }
    return new SourcePlanner(stack, strategy instanceof Strategy.Repaired);
  }
}
