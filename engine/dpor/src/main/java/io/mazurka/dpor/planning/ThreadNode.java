package io.mazurka.dpor.planning;

import io.mazurka.dpor.execution.Execution;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.tree.StackNode;
import org.jspecify.annotations.Nullable;

/** A state on the stack of an execution of threads. Sets of threads are bits. */
public final class ThreadNode extends StackNode {

  /** The threads with an event that can be taken. */
  long enabled;

  /** The threads to explore. */
  long backtrack;

  /** The threads explored, or being explored. */
  long done;

  /** The state, if states are matched. */
  @Nullable Object visited;

  private final Demands demands = new Demands();
  private int[] alternatives = new int[0];

  @Override
  protected void clear() {
    super.clear();
    enabled = 0;
    backtrack = 0;
    done = 0;
    visited = null;
    demands.clear();
  }

  /** What the races of the threads explored from here demand, if the planner asks that. */
  Demands demands() {
    return demands;
  }

  /** Learns which threads are enabled, and how many alternatives each has. */
  void look(Execution execution) {
    int threads = execution.threads();
    if (alternatives.length < threads) {
      alternatives = new int[threads];
    }
    for (int thread = 0; thread < threads; thread++) {
      alternatives[thread] = execution.alternatives(thread);
      enabled |= alternatives[thread] > 0 ? 1L << thread : 0;
    }
  }

  int alternatives(int thread) {
    return alternatives[thread];
  }

  /** The threads that are asleep, for planners that explore all alternatives of a thread. */
  long asleep() {
    long threads = 0;
    for (int index = 0; index < sleep().size(); index++) {
      threads |= 1L << PackedEvent.thread(sleep().get(index));
    }
    return threads;
  }

  /** Wakes all of {@code threads}. */
  void wake(long threads) {
    for (int index = sleep().size() - 1; index >= 0; index--) {
      if ((threads >>> PackedEvent.thread(sleep().get(index)) & 1) != 0) {
        sleep().remove(index);
      }
    }
  }
}
