package io.mazurka.kernel.trace;

import java.util.List;

/**
 * An execution in words, from an initial state on.
 *
 * @param components the names of the processes and monitors
 * @param initial what each of them is initially
 * @param steps the steps in order
 * @param cycleStart after how many steps those begin that repeat for ever; the number of all if it
 *     is the last state that repeats; -1 if it ends
 */
public record Trace(
    List<String> components, List<String> initial, List<TraceStep> steps, int cycleStart) {

  public Trace {
    components = List.copyOf(components);
    initial = List.copyOf(initial);
    steps = List.copyOf(steps);
  }

  /** An execution that ends. */
  public Trace(List<String> components, List<String> initial, List<TraceStep> steps) {
    this(components, initial, steps, -1);
  }

  /** The same with steps that repeat, or without. */
  public Trace repeating(int start) {
    return new Trace(components, initial, steps, start);
  }

  /** What is said before the first step that repeats. */
  String repetition() {
    return "-- repeats from step %d --".formatted(cycleStart + 1);
  }

  /** How it goes on for ever, as a line of its own; empty if it ends. */
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
