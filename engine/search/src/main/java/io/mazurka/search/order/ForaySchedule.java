package io.mazurka.search.order;

import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.property.Property.Kind;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * When a breadth-first search makes a foray, that is, looks into the depth: first after the states
 * that the patience of its task names, then whenever there are four times as many. A search makes
 * forays only where nobody asked for an order or a shortest counterexample.
 */
public final class ForaySchedule {

  /** A foray is repeated when there are so many times the states. */
  private static final int GROWTH = 4;

  /** After how many states the next foray is made. */
  private long next;

  public ForaySchedule(SearchTask task) {
    boolean useful =
        task.stop() == Stop.AT_FIRST_VIOLATION
            && task.reduction().reduces()
            && task.properties().stream().anyMatch(property -> property.kind() == Kind.DEADLOCK);
    this.next = useful ? task.patience().breadth() : Long.MAX_VALUE;
  }

  /** Whether it is time for a foray, after so many states. */
  public boolean isDue(long states) {
    return states >= next;
  }

  /** Notes that the foray that is due is made; returns after how many states. */
  public long begin() {
    long states = next;
    next = GROWTH * states;
    return states;
  }

  public void save(DataOutputStream out) throws IOException {
    out.writeLong(next);
  }

  public void restore(DataInputStream in) throws IOException {
    next = in.readLong();
  }
}
