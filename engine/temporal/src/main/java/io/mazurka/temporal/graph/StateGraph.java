package io.mazurka.temporal.graph;

import java.util.BitSet;

/**
 * A finite graph of numbered states. Edges are numbered consecutively, state by state; each edge
 * has an action. A state without edges is terminal if it was expanded; otherwise its continuation
 * is unknown. A state with edges may be terminal as well: there a run may continue or stay for
 * ever.
 */
public final class StateGraph {

  private final int[] initial;
  private final int[] firstEdges;
  private final int[] targets;
  private final int[] actions;
  private final BitSet unexpanded;

  /** The terminal states with edges. */
  private final BitSet resting;

  /**
   * @param initial the initial states
   * @param firstEdges for each state its first edge, followed by the number of all edges
   * @param targets for each edge its target
   * @param actions for each edge its action; empty if actions are unknown
   * @param unexpanded the states whose edges are unknown
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

  /** The number of states. */
  public int states() {
    return firstEdges.length - 1;
  }

  /** The number of edges. */
  public int edges() {
    return firstEdges[states()];
  }

  /** The initial states. */
  public int[] initial() {
    return initial.clone();
  }

  /** The first edge of a state; its edges end where those of the next state begin. */
  public int firstEdge(int state) {
    return firstEdges[state];
  }

  /** The state that an edge leads to. */
  public int target(int edge) {
    return targets[edge];
  }

  /** The action of an edge. */
  public int action(int edge) {
    return actions[edge];
  }

  /** Whether all edges of a state are known. */
  public boolean isExpanded(int state) {
    return !unexpanded.get(state);
  }

  /** Whether a run may stay in a state for ever. */
  public boolean isTerminal(int state) {
    return firstEdges[state] == firstEdges[state + 1] ? !unexpanded.get(state) : resting.get(state);
  }

  /** Whether a run may stay in a state for ever or continue. */
  public boolean isResting(int state) {
    return resting.get(state);
  }

  /** Whether there is a state in which a run may stay or continue. */
  public boolean hasResting() {
    return !resting.isEmpty();
  }

  /** Whether the edges of all states are known. */
  public boolean isExpanded() {
    return unexpanded.isEmpty();
  }

  /** The same graph, in which nothing is known of what follows these states. */
  public StateGraph opening(BitSet some) {
    BitSet all = (BitSet) unexpanded.clone();
    all.or(some);
    return new StateGraph(initial, firstEdges, targets, actions, all, resting);
  }

  /** The same states and edges with other initial states. */
  public StateGraph from(int... others) {
    return new StateGraph(others, firstEdges, targets, actions, unexpanded, resting);
  }

  /** The same states and edges, with an action for each edge. */
  public StateGraph withActions(int[] known) {
    return new StateGraph(initial, firstEdges, targets, known, unexpanded, resting);
  }

  /**
   * The same graph, in which a run may stay for ever in exactly those states with edges that are in
   * {@code terminal}.
   */
  public StateGraph restingIn(BitSet terminal) {
    BitSet some = (BitSet) terminal.clone();
    for (int state = some.nextSetBit(0); state >= 0; state = some.nextSetBit(state + 1)) {
      some.set(state, firstEdges[state] < firstEdges[state + 1]);
    }
    return new StateGraph(initial, firstEdges, targets, actions, unexpanded, some);
  }
}
