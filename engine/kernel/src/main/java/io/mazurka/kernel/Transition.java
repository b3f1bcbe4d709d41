package io.mazurka.kernel;

/**
 * A static transition: numbered, named and owned by one process. Reductions reason about
 * transitions; what happens in a state is a <em>step</em>, one enabled instance of a transition.
 *
 * @param number its position in {@link TransitionSystem#transitions()}
 * @param process the name of the process that takes it
 * @param name its name inside that process
 * @param optional whether the transition is a mishap: an execution may end where only such
 *     transitions are enabled
 */
public record Transition(int number, String process, String name, boolean optional) {

  /** A transition that is no mishap: an execution does not end where it is enabled. */
  public Transition(int number, String process, String name) {
    this(number, process, name, false);
  }

  @Override
  public String toString() {
    return process + "." + name;
  }
}
