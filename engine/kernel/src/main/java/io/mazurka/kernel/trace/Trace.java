package io.mazurka.kernel.trace;

import java.util.List;

/**
 * An execution in words, from an initial state on.
 *
 * @param components the names of the processes and monitors
 * @param initial the initial value of each component
 * @param steps the steps in order
 * @param cycleStart the number of steps before those that repeat for ever; the number of all steps
 *     if the last state repeats; -1 if the execution is finite
 */
public record Trace(
    List<String> components, List<String> initial, List<TraceStep> steps, int cycleStart) {

  public Trace {
    components = List.copyOf(components);
    initial = List.copyOf(initial);
    steps = List.copyOf(steps);
  }

  /** A finite execution. */
  public Trace(List<String> components, List<String> initial, List<TraceStep> steps) {
    this(components, initial, steps, -1);
  }

  /** The same execution with another start of the repetition, or -1 for none. */
  public Trace repeating(int start) {
    return new Trace(components, initial, steps, start);
  }

  /** The line before the first step that repeats. */
  String repetition() {
    return "-- repeats from step %d --".formatted(cycleStart + 1);
  }

  /** A line that says how the execution goes on for ever; empty if it is finite. */
  public String continuation() {
    if (cycleStart < 0) {
      return "";
    }
    if (cycleStart < steps.size()) {
      return "After step %d it goes on with step %d, for ever.\n"
          .formatted(steps.size(), cycleStart + 1);
    }
    return steps.isEmpty()
        ? "Nothing ever happens.\n"
        : "After step %d nothing more happens.\n".formatted(steps.size());
  }
}
