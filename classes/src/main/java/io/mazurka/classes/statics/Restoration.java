package io.mazurka.classes.statics;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * How to change back, before an execution, whatever those before it have changed of what outlives
 * them. It includes what threads do while they are unwound, which may be later than the beginning
 * of another execution.
 */
public final class Restoration {

  private final List<Runnable> actions = new ArrayList<>();

  /** What has changed as a whole since the last time. */
  private final Set<Object> changed = Collections.newSetFromMap(new IdentityHashMap<>());

  private int times = 1;
  private boolean complete = true;

  /** Something changes: {@code action} changes it back. */
  public void by(Runnable action) {
    actions.add(action);
  }

  /** Something may change, and nobody here knows how to change it back. */
  public void fail() {
    complete = false;
  }

  /** Whether {@code object} has not been changed since everything was changed back. */
  public boolean isFirstChange(Object object) {
    return changed.add(object);
  }

  /** How often everything was changed back so far, counted from one. */
  public int times() {
    return times;
  }

  /** Changes everything back; whether all of that could be done. */
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
