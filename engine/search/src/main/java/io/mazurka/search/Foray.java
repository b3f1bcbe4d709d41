package io.mazurka.search;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.Patience;
import io.mazurka.kernel.exploration.SearchListener;
import io.mazurka.kernel.exploration.SearchResult;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.search.order.ForaySchedule;
import org.jspecify.annotations.Nullable;

/**
 * A look into the depth by a breadth-first search that has found no violation for long: a small
 * depth-first search of its own. Deadlocks lie deep, and where there are many, the first way down
 * meets one. A foray stops at a sixteenth of the states explored so far, so that it costs little if
 * it is in vain.
 */
final class Foray {

  private static final int SHARE = 16;

  private Foray() {}

  /** Makes the foray that is due; returns its result if it found a violation, otherwise null. */
  static @Nullable SearchResult make(
      SearchTask task, ForaySchedule schedule, SearchListener listener) {
    long states = schedule.begin();
    SearchTask deep =
        task.watchedBy(listener)
            .withPatience(Patience.endless())
            .withLimits(task.limits().withStates(Math.max(1, states / SHARE)));
    SearchResult found = new DepthFirstSearch(deep).run();
    return found.end() == EndReason.VIOLATION ? found.afterBreadth(states) : null;
  }
}
