package io.mazurka.kernel;

/**
 * A static transition: numbered, named and owned by one process. Reductions reason about
 * transitions; what happens in a state is a <em>step</em>, one enabled instance of a transition.
 *
 * @param number its position in {@link TransitionSystem#transitions()}
 * @param process the name of the process that takes it
 * @param name its name inside that process
 */
public record Transition(int number, String process, String name) {

  @Override
  public String toString() {
    return process + "." + name;
  }
}
