package io.mazurka.kernel.search;

import io.mazurka.kernel.property.Property.Kind;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * A look into the depth by a breadth-first search that has found no violation for long: a small
 * depth-first search of its own. Deadlocks lie deep, and where there are many, the first way down
 * meets one. It is made where nobody asked for an order or a shortest counterexample, and stops at
 * a sixteenth of the states explored so far, so that it costs little if it is in vain.
 */
final class Foray {

  private static final int SHARE = 16;

  /** A foray is repeated when there are so many times the states. */
  private static final int GROWTH = 4;

  private final SearchTask task;

  /** After how many states the next one is made. */
  private long next;

  Foray(SearchTask task) {
    this.task = task;
    boolean useful =
        task.stop() == Stop.AT_FIRST_VIOLATION
            && task.reduction().reduces()
            && task.properties().stream().anyMatch(property -> property.kind() == Kind.DEADLOCK);
    this.next = useful ? task.patience().breadth() : Long.MAX_VALUE;
  }

  /** Whether it is time for one, after so many states. */
  boolean isDue(long states) {
    return states >= next;
  }

  void save(DataOutputStream out) throws IOException {
    out.writeLong(next);
  }

  void restore(DataInputStream in) throws IOException {
    next = in.readLong();
  }

  /** Looks for a violation; null if none was found. */
  @Nullable SearchResult make(SearchListener listener) {
    long states = next;
    next = GROWTH * states;
    SearchTask deep =
        task.watchedBy(listener)
            .withPatience(Patience.endless())
            .withLimits(task.limits().withStates(Math.max(1, states / SHARE)));
    SearchResult found = new DepthFirstSearch(deep).run();
    return found.end() == EndReason.VIOLATION ? found.afterBreadth(states) : null;
  }
}
