package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.execution.RunEnd;
import io.mazurka.dpor.execution.VisibleExecution;
import io.mazurka.kernel.InvalidOptionException;
import org.jspecify.annotations.Nullable;

/**
 * Explores every enabled thread of a persistent set, or all enabled threads. If visited states are
 * remembered, it explores only threads that were not explored from the same state before.
 *
 * <p>A run that comes back to a state of its own has closed a cycle, around which threads outside
 * of the persistent sets could be put off for ever. All threads are then explored from the state
 * before, as in other searches of states. With sleep sets as well this is not enough: a thread may
 * sleep in a state because it was explored before a step that a cycle goes back over. So all three
 * together are refused once a run has closed a cycle or a thread has turned in a loop.
 */
final class FullPlanner extends BacktrackPlanner {

  private final PersistentSets persistentSets;
  private final @Nullable VisitedStates visited;

  FullPlanner(ThreadStack stack, Strategy.Full strategy) {
    super(stack, strategy.sleepSets());
    this.persistentSets = strategy.persistentSets();
    this.visited =
        strategy.matching() ? new VisitedStates((VisibleExecution) stack.execution(), stack) : null;
  }

  @Override
  public void enter() {
    ThreadNode node = stack.top();
    node.look(stack.execution());
    node.backtrack = persistentSets.select(node.enabled);
    if (visited == null) {
      return;
    }
    boolean returned = visited.enter(node);
    if (usesSleepSets() && persistentSets != PersistentSets.NONE) {
      refuseLoops(node, returned);
    } else if (returned) {
      ThreadNode before = stack.node(stack.length() - 1);
      before.backtrack |= before.enabled;
    }
  }

  private void refuseLoops(ThreadNode node, boolean returned) {
    boolean loops = returned;
    for (int thread = 0; thread < stack.threads() && !loops; thread++) {
      long next = stack.next(thread);
      loops =
          node.alternatives(thread) == 0
              && next != PackedEvent.NONE
              && !PackedEvent.isBlocked(next);
    }
    if (loops) {
      throw new InvalidOptionException(
          "static and sleep sets together with matching are possible only if no state comes up twice"
              + " in an execution, but here one does; leave out static, sleep or matching");
    }
  }

  @Override
  public void end(RunEnd end) {}
}
