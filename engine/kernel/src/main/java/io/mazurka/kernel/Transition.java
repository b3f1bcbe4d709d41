package io.mazurka.kernel;

/**
 * A static transition: numbered, named and owned by one process. Reductions reason about
 * transitions; what happens in a state is a <em>step</em>, one enabled instance of a transition.
 *
 * @param number its position in {@link TransitionSystem#transitions()}
 * @param process the name of the process that takes it
 * @param name its name inside that process
 * @param optional whether no execution needs it, not even where nothing else can happen: a mishap
 */
public record Transition(int number, String process, String name, boolean optional) {

  /** A transition that must be taken where nothing else can happen. */
  public Transition(int number, String process, String name) {
    this(number, process, name, false);
  }

  @Override
  public String toString() {
    return process + "." + name;
  }
}
