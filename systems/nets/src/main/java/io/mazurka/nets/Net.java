package io.mazurka.nets;

import java.util.List;

/**
 * A place/transition net with its initial marking, made by a {@link NetBuilder}. Places and
 * transitions are numbered in the order of their declaration; a marking is an array with the number
 * of tokens on each place.
 */
public final class Net {

  private final List<Node> places;
  private final List<Node> transitions;
  private final List<Arcs> inputs;
  private final List<Arcs> outputs;
  private final int[] initialMarking;

  Net(
      List<Node> places,
      List<Node> transitions,
      List<Arcs> inputs,
      List<Arcs> outputs,
      int[] initialMarking) {
    this.places = List.copyOf(places);
    this.transitions = List.copyOf(transitions);
    this.inputs = List.copyOf(inputs);
    this.outputs = List.copyOf(outputs);
    this.initialMarking = initialMarking;
  }

  /** Begins a net. */
  public static NetBuilder builder() {
    return new NetBuilder();
  }

  /** The places, each at the position of its number. */
  public List<Node> places() {
    return places;
  }

  /** The transitions, each at the position of its number. */
  public List<Node> transitions() {
    return transitions;
  }

  /** The places that {@code transition} takes tokens from. */
  public Arcs inputs(int transition) {
    return inputs.get(transition);
  }

  /** The places that {@code transition} puts tokens on. */
  public Arcs outputs(int transition) {
    return outputs.get(transition);
  }

  /** A copy of the initial marking. */
  public int[] initialMarking() {
    return initialMarking.clone();
  }

  /** Whether {@code transition} can fire in {@code marking}. */
  public boolean isEnabled(int transition, int[] marking) {
    return inputs.get(transition).coveredBy(marking);
  }

  /** Whether no transition can fire in {@code marking}. */
  public boolean isDead(int[] marking) {
    for (Arcs needed : inputs) {
      if (needed.coveredBy(marking)) {
        return false;
      }
    }
    return true;
  }
}
