package io.mazurka.temporal.graph;

import java.util.BitSet;

/**
 * A finite graph of numbered states. The edges of a state are numbered one after the other, those
 * of the first state first; each is taken by an action. A state without edges is terminal if it was
 * expanded; otherwise nothing is known of what comes after it. Some states with edges may be
 * terminal, too: there a run may go on or stay for ever.
 */
public final class StateGraph {

  private final int[] initial;
  private final int[] firstEdges;
  private final int[] targets;
  private final int[] actions;
  private final BitSet unexpanded;

  /** The states with edges that are terminal all the same. */
  private final BitSet resting;

  /**
   * @param initial the initial states
   * @param firstEdges for each state its first edge, and then the number of all edges
   * @param targets for each edge where it leads
   * @param actions for each edge its action; empty if they are not known
   * @param unexpanded the states of which no edges are known
   */
  public StateGraph(
      int[] initial, int[] firstEdges, int[] targets, int[] actions, BitSet unexpanded) {
    this(initial, firstEdges, targets, actions, unexpanded, new BitSet());
  }

  private StateGraph(
      int[] initial,
      int[] firstEdges,
      int[] targets,
      int[] actions,
      BitSet unexpanded,
      BitSet resting) {
    this.initial = initial.clone();
    this.firstEdges = firstEdges;
    this.targets = targets;
    this.actions = actions;
    this.unexpanded = (BitSet) unexpanded.clone();
    this.resting = (BitSet) resting.clone();
  }

  public int states() {
    return firstEdges.length - 1;
  }

  public int edges() {
    return firstEdges[states()];
  }

  public int[] initial() {
    return initial.clone();
  }

  /** The first edge of a state; the first one of the next state comes after its last. */
  public int firstEdge(int state) {
    return firstEdges[state];
  }

  public int target(int edge) {
    return targets[edge];
  }

  /** The action that takes an edge. */
  public int action(int edge) {
    return actions[edge];
  }

  public boolean isExpanded(int state) {
    return !unexpanded.get(state);
  }

  /** Whether a run that comes to a state may stay there for ever. */
  public boolean isTerminal(int state) {
    return firstEdges[state] == firstEdges[state + 1] ? !unexpanded.get(state) : resting.get(state);
  }

  /** Whether a run that comes to a state may stay there for ever or go on, as it likes. */
  public boolean isResting(int state) {
    return resting.get(state);
  }

  /** Whether there is such a state. */
  public boolean hasResting() {
    return !resting.isEmpty();
  }

  /** The same states and edges with other initial states. */
  public StateGraph from(int... others) {
    return new StateGraph(others, firstEdges, targets, actions, unexpanded, resting);
  }

  /** The same states and edges, with an action for each edge. */
  public StateGraph withActions(int[] known) {
    return new StateGraph(initial, firstEdges, targets, known, unexpanded, resting);
  }

  /** The same graph, where a run may stay for ever in some more states, of those with edges. */
  public StateGraph restingIn(BitSet terminal) {
    BitSet some = (BitSet) terminal.clone();
    for (int state = some.nextSetBit(0); state >= 0; state = some.nextSetBit(state + 1)) {
      some.set(state, firstEdges[state] < firstEdges[state + 1]);
    }
    return new StateGraph(initial, firstEdges, targets, actions, unexpanded, some);
  }
}
