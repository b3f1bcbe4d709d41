package io.mazurka.kernel.trace;

import io.mazurka.kernel.trace.TraceStep.Change;
import java.util.ArrayList;
import java.util.List;

/**
 * Writes what a step has changed in a component. Of a text that lists several things, divided by
 * semicolons, as a history of calls does, only those that are new are written.
 */
public final class ChangeText {

  private static final String DIVIDER = "; ";

  private ChangeText() {}

  /** What a component has become. */
  public static String of(Change change) {
    if (!change.after().contains(DIVIDER)) {
      return change.after();
    }
    List<String> parts = new ArrayList<>(List.of(change.after().split(DIVIDER, -1)));
    List<String> before = List.of(change.before().split(DIVIDER, -1));
    boolean onlyGrows = parts.size() >= before.size();
    parts.removeAll(before);
    return onlyGrows && !parts.isEmpty() ? String.join(DIVIDER, parts) : change.after();
  }
}
