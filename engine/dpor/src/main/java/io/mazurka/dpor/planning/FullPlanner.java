package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.RunEnd;
import org.jspecify.annotations.Nullable;

/**
 * Explores every enabled thread of a persistent set, or all enabled threads. If visited states are
 * remembered, it explores only threads that were not explored from the same state before.
 */
final class FullPlanner extends BacktrackPlanner {

  private final PersistentSets persistentSets;
  private final @Nullable VisitedStates visited;

  FullPlanner(ThreadStack stack, Strategy.Full strategy) {
    super(stack, strategy.sleepSets());
    this.persistentSets = strategy.persistentSets();
    this.visited = strategy.visited();
  }

  @Override
  public void enter() {
    ThreadNode node = stack.top();
    node.look(stack.execution());
    node.backtrack = persistentSets.select(node.enabled);
    if (visited != null) {
      visited.enter(node);
    }
  }

  @Override
  public void end(RunEnd end) {}
}
