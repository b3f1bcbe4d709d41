package io.mazurka.classes;

import java.util.Set;
import java.util.TreeSet;

/** Where programs tell how they ended; it is not rewritten. */
public final class Outcomes {

  private static final Set<String> ALL = new TreeSet<>();

  private Outcomes() {}

  public static synchronized void note(String outcome) {
    ALL.add(outcome);
  }

  static synchronized Set<String> take() {
    Set<String> taken = new TreeSet<>(ALL);
    ALL.clear();
    return taken;
  }
}
