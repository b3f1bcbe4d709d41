package io.mazurka.threads;

import io.mazurka.dpor.Explorer;
import io.mazurka.dpor.execution.Execution;
import io.mazurka.dpor.execution.History;
import io.mazurka.dpor.execution.PackedEvent;
import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy;

/**
 * Counts the threads that perform at least one event in some execution, and stops counting at two.
 */
final class ActingThreads {

  private static final int ENOUGH = 2;

  private long acting;

  private ActingThreads() {}

  /** The number of threads that perform events; two stands for two or more. */
  static int in(Execution execution, int mostEvents) {
    ActingThreads threads = new ActingThreads();
    Explorer.of(
            execution,
            new Strategy.Optimal(),
            Conflicts.READWRITE,
            mostEvents,
            (end, history) -> threads.look(history))
        .run();
    return Math.min(Long.bitCount(threads.acting), ENOUGH);
  }

  private boolean look(History history) {
    for (int event = 0; event < history.length(); event++) {
      acting |= 1L << PackedEvent.thread(history.access(event));
    }
    return Long.bitCount(acting) < ENOUGH;
  }
}
