package io.mazurka.kernel.trace;

import java.util.List;

/** Turns state vectors and steps into words. */
public interface Renderer {

  /** The names of the parts a person sees: the processes in order, then monitors and the like. */
  List<String> components();

  /** The value of each component in {@code state}, in the order of {@link #components()}. */
  List<String> state(int[] state);

  /** Like {@link #state}, with all that can influence the next steps, such as messages. */
  default List<String> details(int[] state) {
    return state(state);
  }

  /** The step with index {@code step} of {@code state}. */
  TraceStep step(int[] state, int step);

  /** Like {@link #step}, as far as it is the same in whatever state the step is taken. */
  default TraceStep occurrence(int[] state, int step) {
    TraceStep whole = step(state, step);
    return new TraceStep(
        whole.process(), whole.transition(), whole.consumed(), whole.sent(), List.of());
  }
}
