package io.mazurka.kernel.trace;

import io.mazurka.kernel.trace.TraceStep.Change;
import java.util.ArrayList;
import java.util.List;

/** Computes all states of a trace in words from its initial state and the changes of its steps. */
public final class TraceStates {

  private TraceStates() {}

  /** The value of each component in the initial state and after each step. */
  public static List<List<String>> of(Trace trace) {
    List<String> state = new ArrayList<>(trace.initial());
    List<List<String>> states = new ArrayList<>();
    states.add(List.copyOf(state));
    for (TraceStep step : trace.steps()) {
      for (Change change : step.changed()) {
        int component = trace.components().indexOf(change.component());
        if (component >= 0) {
          state.set(component, changed(state.get(component), change));
        }
      }
      states.add(List.copyOf(state));
    }
    return states;
  }

  /** Splits a text at the commas that are not in brackets. */
  public static List<String> parts(String text) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int at = 0; at < text.length(); at++) {
      char here = text.charAt(at);
      if ("([{".indexOf(here) >= 0) {
        depth++;
      } else if (")]}".indexOf(here) >= 0) {
        depth--;
      } else if (depth == 0 && text.startsWith(", ", at)) {
        parts.add(text.substring(start, at));
        start = at + 2;
      }
    }
    parts.add(text.substring(start));
    return parts;
  }

  private static String changed(String whole, Change change) {
    List<String> parts = parts(whole);
    List<String> before = parts(change.before());
    List<String> after = parts(change.after());
    if (before.size() != after.size() || !parts.containsAll(before)) {
      return change.after();
    }
    for (int index = 0; index < before.size(); index++) {
      parts.set(parts.indexOf(before.get(index)), after.get(index));
    }
    return String.join(", ", parts);
  }
}
