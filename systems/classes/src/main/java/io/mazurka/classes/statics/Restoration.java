package io.mazurka.classes.statics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Undoes, before an execution, the changes that earlier executions have made to objects that
 * outlive them. This includes changes by threads that are being unwound, which may come after
 * another execution has begun.
 */
public final class Restoration {

  private final List<Runnable> actions = new ArrayList<>();

  /** The objects that have changed as a whole since the last restoration. */
  private final Set<Object> changed = Collections.newSetFromMap(new IdentityHashMap<>());

  private int times = 1;
  private boolean complete = true;

  /** Notes a change that {@code action} undoes. */
  public void by(Runnable action) {
    actions.add(action);
  }

  /** Notes a change that cannot be undone. */
  public void fail() {
    complete = false;
  }

  /**
   * Notes a change of {@code object}; returns whether it is the first since the last restoration.
   */
  public boolean isFirstChange(Object object) {
    return changed.add(object);
  }

  /** The number of restorations so far, plus one. */
  public int times() {
    return times;
  }

  /** Undoes all changes; returns false if some change could not be undone. */
  public boolean run() {
    for (int index = actions.size() - 1; index >= 0; index--) {
      actions.get(index).run();
    }
    actions.clear();
    changed.clear();
    times++;
    boolean done = complete;
    complete = true;
    return done;
  }
}
