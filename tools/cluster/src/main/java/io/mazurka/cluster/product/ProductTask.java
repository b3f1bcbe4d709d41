package io.mazurka.cluster.product;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.automaton.Automaton.Edge;
import io.mazurka.temporal.graph.FairnessAssumption;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

/**
 * The runs that are looked for: those that an automaton accepts and that meet the fairness
 * assumptions of a property. The automaton is sent, so that it is the same everywhere.
 */
public final class ProductTask implements Serializable {

  private static final long serialVersionUID = 1L;

  private static final int WIDTH = 4;

  private final int property;
  private final int initial;
  private final int acceptanceSets;

  /**
   * Whether a run may stay in states that it could leave; the automaton must then know whether it
   * does.
   */
  private final boolean resting;

  /**
   * For each state of the automaton its edges: the labels they read, their marks and their targets.
   */
  private final ArrayList<long[]> edges = new ArrayList<>();

  /**
   * @param property the place of the property among those of the task
   * @param resting whether there may be states with steps where executions may end
   */
  public ProductTask(int property, Automaton automaton, boolean resting) {
    this.property = property;
    this.resting = resting;
    this.initial = automaton.initial();
    this.acceptanceSets = automaton.acceptanceSets();
    for (int state = 0; state < automaton.states(); state++) {
      int first = automaton.firstEdge(state);
      int count = automaton.firstEdge(state + 1) - first;
      long[] flat = new long[WIDTH * count];
      for (int index = 0; index < count; index++) {
        int at = WIDTH * index;
        flat[at] = automaton.positive(first + index);
        flat[at + 1] = automaton.negative(first + index);
        flat[at + 2] = automaton.marks(first + index);
        flat[at + 3] = automaton.target(first + index);
      }
      edges.add(flat);
    }
  }

  public int property() {
    return property;
  }

  /**
   * The number of states of the automaton. If runs may stay in states that they could leave, the
   * automaton has a copy of each state, behind the others, for runs that stay.
   */
  public int states() {
    return resting ? 2 * edges.size() : edges.size();
  }

  Automaton automaton() {
    List<List<Edge>> all = new ArrayList<>();
    for (long[] flat : edges) {
      List<Edge> some = new ArrayList<>();
      for (int at = 0; at < flat.length; at += WIDTH) {
        some.add(new Edge(flat[at], flat[at + 1], flat[at + 2], (int) flat[at + 3]));
      }
      all.add(some);
    }
    return Automaton.of(initial, acceptanceSets, all);
  }

  /** The number of conditions that an accepted run meets. */
  public int conditions(List<FairnessAssumption> fairness) {
    return Conditions.count(automaton(), fairness);
  }

  /** The number of batches of these conditions. */
  public int batches(List<FairnessAssumption> fairness) {
    return (conditions(fairness) + Conditions.BATCH - 1) / Conditions.BATCH;
  }
}
