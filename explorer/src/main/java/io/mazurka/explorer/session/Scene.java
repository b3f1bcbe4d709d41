package io.mazurka.explorer.session;

import io.mazurka.kernel.trace.TraceStep;
import io.mazurka.kernel.walk.Path;
import java.util.List;

/**
 * All that is to be seen at one place of an execution.
 *
 * @param path how one comes here
 * @param fingerprint what tells this state from others, the same in every run; empty if some value
 *     in it has no canonical form
 * @param initialStates how many initial states there are
 * @param parts the state
 * @param steps the steps that are possible here
 * @param terminal whether an execution may end here
 * @param properties what the properties say of this state
 * @param reduction what a check would put off here
 * @param symmetry which states a check takes for this one
 * @param known how many steps of the way are left out of the trace, as somebody has them already
 * @param trace the other steps of the way, in words
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
   * @param index which one it is
   * @param words what it would do
   * @param breaks the properties that fail in the state it leads to
   * @param stays whether it leads back to this very state
   */
  public record StepView(int index, TraceStep words, List<String> breaks, boolean stays) {}

  /**
   * What a property says of a state.
   *
   * @param kind what it takes for it to fail
   * @param text the formula, if it is one
   * @param status what it says in a word
   * @param explanation which part decides that and why, or what the parts of a formula say
   */
  public record PropertyView(
      String name, String kind, String text, Status status, List<String> explanation) {}

  /** What a property says of a state, in a word. */
  public enum Status {
    HOLDS,
    FAILS,
    /** What is looked for is here. */
    REACHED,
    /** What is looked for is not here. */
    NOT_HERE,
    /** Only a terminal state or a whole execution decides it. */
    OPEN
  }

  /**
   * What the reduction makes of a state.
   *
   * @param state whether it is known what is put off
   * @param description the reduction, in words; why it is not known what is put off
   * @param choices one for each step, if it is known
   */
  public record ReductionView(Knowledge state, List<String> description, List<Choice> choices) {}

  /** How much is known of a reduction in a state. */
  public enum Knowledge {
    /** There is nothing to know: no step is ever put off. */
    NONE,
    /** Whole executions are left out, so that nothing can be said of a single state. */
    EXECUTIONS,
    /** The model is still being analysed. */
    COMING,
    KNOWN,
    UNKNOWN
  }

  /**
   * What becomes of a step.
   *
   * @param taken whether it is explored, not put off
   * @param visible whether it may change what is checked
   * @param reasons the chain of reasons
   */
  public record Choice(boolean taken, boolean visible, List<String> reasons) {}

  /**
   * The states that a check takes for one.
   *
   * @param description what is interchangeable
   * @param orbit how many states there are, at most {@code Long.MAX_VALUE}
   * @param representative the one that is explored, if it is another one
   */
  public record SymmetryView(List<String> description, long orbit, List<PartView> representative) {

    static SymmetryView none() {
      return new SymmetryView(List.of(), 1, List.of());
    }
  }
}
