package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.StateGraph;

/**
 * Iterates over the edges of a pair: for each edge of the automaton that reads the label, the loop
 * if the state is terminal, and the edges of the graph.
 */
final class ProductCursor {

  /** Stands for the loop of a terminal state. */
  static final int LOOP = Integer.MIN_VALUE;

  private final Product product;
  private final PairNumbers numbers;
  private final long[] labels;
  private final StateGraph graph;
  private final Automaton automaton;
  private int pair;
  private int state;
  private int graphEdge;
  private int endOfGraphEdges;
  private int automatonEdge;
  private int endOfAutomatonEdges;

  ProductCursor(Product product) {
    this.product = product;
    this.numbers = product.numbers();
    this.labels = product.labels();
    this.graph = product.graph();
    this.automaton = product.automaton();
  }

  /** Moves before the first edge of a pair. */
  void open(int number) {
    pair = number;
    state = numbers.state(number);
    boolean loopsOnly = graph.isResting(state) ? product.isStill(number) : graph.isTerminal(state);
    endOfGraphEdges = loopsOnly ? LOOP + 1 : graph.firstEdge(state + 1);
    graphEdge = endOfGraphEdges;
    int automatonState = product.automatonState(number);
    automatonEdge = automaton.firstEdge(automatonState) - 1;
    endOfAutomatonEdges = automaton.firstEdge(automatonState + 1);
  }

  /** Returns to an edge of a pair, without reading the graph again. */
  void reopen(int number, int automatonEdgeThen, int graphEdgeThen, int endOfGraphEdgesThen) {
    pair = number;
    state = numbers.state(number);
    endOfGraphEdges = endOfGraphEdgesThen;
    graphEdge = graphEdgeThen;
    automatonEdge = automatonEdgeThen;
    endOfAutomatonEdges = automaton.firstEdge(product.automatonState(number) + 1);
  }

  /** Moves to the next edge; returns whether there is one. */
  boolean next() {
    if (graphEdge == LOOP && endOfGraphEdges != LOOP + 1) {
      graphEdge = graph.firstEdge(state);
      return true;
    }
    if (++graphEdge < endOfGraphEdges) {
      return true;
    }
    if (!nextReading()) {
      return false;
    }
    graphEdge = graph.isTerminal(state) ? LOOP : graph.firstEdge(state);
    return graphEdge < endOfGraphEdges;
  }

  /**
   * Whether the edges of the state of a newly opened pair are unknown although the automaton could
   * continue.
   */
  boolean isCutOff() {
    if (graph.isExpanded(state)) {
      return false;
    }
    int before = automatonEdge;
    boolean cutOff = nextReading();
    automatonEdge = before;
    return cutOff;
  }

  private boolean nextReading() {
    if (++automatonEdge == endOfAutomatonEdges) {
      return false;
    }
    long label = labels[state];
    while (!automaton.reads(automatonEdge, label)) {
      if (++automatonEdge == endOfAutomatonEdges) {
        return false;
      }
    }
    return true;
  }

  /** The number of the source pair. */
  int pair() {
    return pair;
  }

  /** The source state in the graph. */
  int source() {
    return state;
  }

  /** The edge of the graph, or {@link #LOOP}. */
  int graphEdge() {
    return graphEdge;
  }

  /** The end of the edges of the state in the graph. */
  int endOfGraphEdges() {
    return endOfGraphEdges;
  }

  int automatonEdge() {
    return automatonEdge;
  }

  /** The number of the target pair; a new pair gets a new number. */
  int target() {
    return numbers.number(targetState(), automatonTarget());
  }

  /** The number of the target pair, or {@link PairNumbers#NONE} if it has no number yet. */
  int knownTarget() {
    return numbers.find(targetState(), automatonTarget());
  }

  private int automatonTarget() {
    int target = automaton.target(automatonEdge);
    return graphEdge == LOOP ? product.afterLoop(state, target) : target;
  }

  private int targetState() {
    return graphEdge == LOOP ? state : graph.target(graphEdge);
  }
}
