package io.mazurka.explorer.session;

import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Path;
import java.util.List;

/**
 * Everything that the page shows at one point of an execution.
 *
 * @param path the path to this point
 * @param fingerprint identifies the state in every run; empty if some value in it has no canonical
 *     form
 * @param initialStates the number of initial states
 * @param parts the state
 * @param steps the possible steps
 * @param terminal whether an execution may end here
 * @param properties the properties in this state
 * @param reduction the steps that a check would postpone here
 * @param symmetry the states that a check would identify with this one
 * @param known the number of steps of the path that are left out of the trace, because the page has
 *     them already
 * @param trace the other steps of the path, as text
 */
public record Scene(
    Path path,
    String fingerprint,
    int initialStates,
    List<PartView> parts,
    List<StepView> steps,
    boolean terminal,
    List<PropertyView> properties,
    ReductionView reduction,
    SymmetryView symmetry,
    int known,
    List<TraceStep> trace) {

  public Scene {
    parts = List.copyOf(parts);
    steps = List.copyOf(steps);
    properties = List.copyOf(properties);
    trace = List.copyOf(trace);
  }

  /**
   * A step that is possible.
   *
   * @param index the index of the step
   * @param words the step as text
   * @param breaks the properties that fail in the next state
   * @param stays whether it leads back to the same state
   */
  public record StepView(int index, TraceStep words, List<String> breaks, boolean stays) {}

  /**
   * A property in a state.
   *
   * @param kind the kind of property
   * @param text the formula, if the property has one
   * @param status the truth of the property as a word
   * @param explanation which part decides the truth and why, or the truth of the parts of a formula
   */
  public record PropertyView(
      String name, String kind, String text, Status status, List<String> explanation) {}

  /** The truth of a property in a state. */
  public enum Status {
    HOLDS,
    FAILS,
    /** The wanted condition holds here. */
    REACHED,
    /** The wanted condition does not hold here. */
    NOT_HERE,
    /** Only a terminal state or a whole execution decides it. */
    OPEN
  }

  /**
   * The effect of the reduction in a state.
   *
   * @param state how much is known
   * @param description the reduction, or the reason why its effect is unknown
   * @param choices one for each step, if the effect is known
   */
  public record ReductionView(Knowledge state, List<String> description, List<Choice> choices) {}

  /** How much is known of a reduction in a state. */
  public enum Knowledge {
    /** There is no reduction: no step is ever postponed. */
    NONE,
    /** The reduction omits whole executions, so nothing can be said about a single state. */
    EXECUTIONS,
    /** The model is still being analysed. */
    COMING,
    KNOWN,
    UNKNOWN
  }

  /**
   * The fate of a step.
   *
   * @param taken whether it is explored; else it is postponed
   * @param visible whether it may change the truth of a checked property
   * @param reasons the chain of reasons
   */
  public record Choice(boolean taken, boolean visible, List<String> reasons) {}

  /**
   * The states that a check identifies with each other.
   *
   * @param description the interchangeable elements
   * @param orbit the number of these states, at most {@code Long.MAX_VALUE}
   * @param representative the state that is explored, if it is another one
   */
  public record SymmetryView(List<String> description, long orbit, List<PartView> representative) {

    static SymmetryView none() {
      return new SymmetryView(List.of(), 1, List.of());
    }
  }
}
