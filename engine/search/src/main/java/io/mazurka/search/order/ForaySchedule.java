package io.mazurka.search.order;

import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.property.Property.Kind;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * Says when a breadth-first search makes a foray, that is, a short depth-first search for a
 * violation: first after the number of states that the patience of its task gives, then whenever
 * that number has grown fourfold. A search makes forays only if it looks for deadlocks, uses a
 * reduction and stops at the first violation, and if nobody asked for an order of search.
 */
public final class ForaySchedule {

  /** The factor by which the number of states grows from one foray to the next. */
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

  /** Whether a foray is due after this number of states. */
  public boolean isDue(long states) {
    return states >= next;
  }

  /** Notes that the due foray is made; returns the number of states after which it was due. */
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
