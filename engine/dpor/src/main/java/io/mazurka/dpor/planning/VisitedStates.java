package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.VisibleExecution;
import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * The states that were entered before (Godefroid 1996). Each comes with the threads that were
 * asleep every time and so were never explored from there. When a state is entered again, only
 * those of its threads are explored that are awake now and never were before.
 */
public final class VisitedStates {

  private final VisibleExecution execution;
  private final Map<IntBuffer, Long> unexplored = new HashMap<>();

  /** An empty set of states of {@code execution}. */
  public VisitedStates(VisibleExecution execution) {
    this.execution = execution;
  }

  /** Removes from {@code node} the threads that were explored from the same state before. */
  void enter(ThreadNode node) {
    int[] vector = execution.state();
    IntBuffer state = IntBuffer.wrap(vector);
    Long before = unexplored.get(state);
    if (before == null) {
      unexplored.put(IntBuffer.wrap(vector.clone()), node.asleep());
    } else {
      node.backtrack &= before;
      node.wake(~before);
      unexplored.replace(state, node.asleep());
    }
  }
}
