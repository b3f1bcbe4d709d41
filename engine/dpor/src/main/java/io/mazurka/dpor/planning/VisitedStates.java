package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.VisibleExecution;
import java.nio.IntBuffer;
import java.util.HashMap;
import java.util.Map;

/**
 * The states that were entered before (Godefroid 1996). Each comes with the threads that were
 * asleep every time and so were never explored from there. When a state is entered again, only
 * those of its threads are explored that are awake now and never were before.
 *
 * <p>A thread that has turned in a loop of reads waits, although the state does not show it. So
 * threads that were not enabled count as unexplored, too.
 */
final class VisitedStates {

  private final VisibleExecution execution;
  private final ThreadStack stack;
  private final Map<IntBuffer, Visited> known = new HashMap<>();

  /** What is known of a state. */
  private static final class Visited {

    /** The threads that were asleep or not enabled every time. */
    private long unexplored;

    /** Where on the stack the state was entered last. */
    private int position;

    Visited(long unexplored) {
      this.unexplored = unexplored;
    }
  }

  /** An empty set of states of {@code execution}. */
  VisitedStates(VisibleExecution execution, ThreadStack stack) {
    this.execution = execution;
    this.stack = stack;
  }

  /**
   * Removes from {@code node} the threads that were explored from the same state before; returns
   * whether the run has been in this state before.
   */
  boolean enter(ThreadNode node) {
    int[] vector = execution.state();
    Visited state = known.get(IntBuffer.wrap(vector));
    boolean returned = false;
    if (state == null) {
      state = new Visited(~explored(node));
      known.put(IntBuffer.wrap(vector.clone()), state);
    } else {
      node.backtrack &= state.unexplored;
      node.wake(~state.unexplored);
      state.unexplored &= ~explored(node);
      returned = state.position < stack.length() && stack.node(state.position).visited == state;
    }
    if (!returned) {
      state.position = stack.length();
    }
    node.visited = state;
    return returned;
  }

  private static long explored(ThreadNode node) {
    return node.backtrack & ~node.asleep();
  }
}
