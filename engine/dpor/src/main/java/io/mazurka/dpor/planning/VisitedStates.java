package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.VisibleExecution;
import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * The states that were entered before, each with the threads that were asleep every time and so
 * were never explored from there (Godefroid 1996): a state that is entered again is left at once,
 * but for those of them that are awake now.
 */
public final class VisitedStates {

  private final VisibleExecution execution;
  private final Map<IntBuffer, Long> unexplored = new HashMap<>();

  /** Forgets nothing of what {@code execution} comes to. */
  public VisitedStates(VisibleExecution execution) {
    this.execution = execution;
  }

  /** Takes what need not be explored again off what is to be explored from {@code node}. */
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
