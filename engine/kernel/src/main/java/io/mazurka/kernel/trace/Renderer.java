package io.mazurka.kernel.trace;

import java.util.List;

/** Turns state vectors and steps into words. */
public interface Renderer {

  /**
   * The names of the components that traces show: the processes in order, then others such as
   * monitors.
   */
  List<String> components();

  /** The value of each component in {@code state}, in the order of {@link #components()}. */
  List<String> state(int[] state);

  /** Like {@link #state}, with everything that can influence the next steps, such as messages. */
  default List<String> details(int[] state) {
    return state(state);
  }

  /** The step with index {@code step} of {@code state}. */
  TraceStep step(int[] state, int step);

  /**
   * Like {@link #step}, but only the parts of the description that are the same in every state in
   * which the step can be taken.
   */
  default TraceStep occurrence(int[] state, int step) {
    TraceStep whole = step(state, step);
    return new TraceStep(
        whole.process(), whole.transition(), whole.consumed(), whole.sent(), List.of());
  }
}
