package io.mazurka.kernel.trace;

import java.util.List;

/**
 * An execution in words, from an initial state on.
 *
 * @param components the names of the processes and monitors
 * @param initial what each of them is initially
 * @param steps the steps in order
 */
public record Trace(List<String> components, List<String> initial, List<TraceStep> steps) {

  public Trace {
    components = List.copyOf(components);
    initial = List.copyOf(initial);
    steps = List.copyOf(steps);
  }
}
