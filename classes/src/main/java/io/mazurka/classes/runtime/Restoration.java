package io.mazurka.classes.runtime;

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
final class Restoration {

  private final List<Runnable> actions = new ArrayList<>();

  /** What has changed as a whole since the last time. */
  private final Set<Object> changed = Collections.newSetFromMap(new IdentityHashMap<>());

  private int times = 1;

  /** Something changes: {@code action} changes it back. */
  void by(Runnable action) {
    actions.add(action);
  }

  /** Whether {@code object} has not been changed since everything was changed back. */
  boolean isFirstChange(Object object) {
    return changed.add(object);
  }

  /** How often everything was changed back so far, counted from one. */
  int times() {
    return times;
  }

  /** Changes everything back. */
  void run() {
    for (int index = actions.size() - 1; index >= 0; index--) {
      actions.get(index).run();
    }
    actions.clear();
    changed.clear();
    times++;
  }
}
