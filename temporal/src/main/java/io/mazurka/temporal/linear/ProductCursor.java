package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.StateGraph;

/**
 * Goes through the edges of one pair after the other: for each edge of the automaton that reads the
 * label, the loop of a terminal state and those of the graph.
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

  /** Goes before the first edge of a pair. */
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

  /** Goes to an edge of a pair where it was before, without a look at the graph. */
  void reopen(int number, int automatonEdgeThen, int graphEdgeThen, int endOfGraphEdgesThen) {
    pair = number;
    state = numbers.state(number);
    endOfGraphEdges = endOfGraphEdgesThen;
    graphEdge = graphEdgeThen;
    automatonEdge = automatonEdgeThen;
    endOfAutomatonEdges = automaton.firstEdge(product.automatonState(number) + 1);
  }

  /** Goes to the next edge, if there is one. */
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

  /** Whether a pair just opened would go on if its state did, of which no edges are known. */
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

  /** The number of the pair that is left. */
  int pair() {
    return pair;
  }

  /** The state of the graph that is left. */
  int source() {
    return state;
  }

  /** The edge of the graph, or {@link #LOOP}. */
  int graphEdge() {
    return graphEdge;
  }

  /** The edge of the graph after the last one of the state. */
  int endOfGraphEdges() {
    return endOfGraphEdges;
  }

  int automatonEdge() {
    return automatonEdge;
  }

  /** The number of the pair that the edge leads to, which gets one if it had none. */
  int target() {
    return numbers.number(targetState(), automatonTarget());
  }

  /** The number of the pair that the edge leads to; {@link PairNumbers#NONE} if it has none. */
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
