package io.mazurka.temporal.linear;

import io.mazurka.temporal.automaton.Automaton;
import io.mazurka.temporal.graph.StateGraph;

/**
 * Goes through the edges of one pair after the other: for each edge of the automaton that reads the
 * label, those of the graph.
 */
final class ProductCursor {

  /** Stands for the loop of a terminal state. */
  static final int LOOP = -1;

  private final PairNumbers numbers;
  private final long[] labels;
  private final StateGraph graph;
  private final Automaton automaton;
  private int pair;
  private int state;
  private long label;
  private int firstGraphEdge;
  private int endOfGraphEdges;
  private int endOfAutomatonEdges;
  private int graphEdge;
  private int automatonEdge;

  ProductCursor(Product product) {
    this.numbers = product.numbers();
    this.labels = product.labels();
    this.graph = product.graph();
    this.automaton = product.automaton();
  }

  /** Goes before the first edge of a pair. */
  void open(int number) {
    pair = number;
    state = numbers.state(number);
    label = labels[state];
    if (graph.isTerminal(state)) {
      firstGraphEdge = LOOP;
      endOfGraphEdges = LOOP + 1;
    } else {
      firstGraphEdge = graph.firstEdge(state);
      endOfGraphEdges = graph.firstEdge(state + 1);
    }
    int automatonState = numbers.automatonState(number);
    automatonEdge = automaton.firstEdge(automatonState) - 1;
    endOfAutomatonEdges = automaton.firstEdge(automatonState + 1);
    graphEdge = endOfGraphEdges;
  }

  /** Goes to an edge of a pair where it was before. */
  void reopen(int number, int automatonEdgeThen, int graphEdgeThen) {
    open(number);
    automatonEdge = automatonEdgeThen;
    graphEdge = graphEdgeThen;
  }

  /** Goes to the next edge, if there is one. */
  boolean next() {
    if (++graphEdge < endOfGraphEdges) {
      return true;
    }
    graphEdge = firstGraphEdge;
    return nextReading() && firstGraphEdge < endOfGraphEdges;
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
    do {
      automatonEdge++;
    } while (automatonEdge < endOfAutomatonEdges && !automaton.reads(automatonEdge, label));
    return automatonEdge < endOfAutomatonEdges;
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

  int automatonEdge() {
    return automatonEdge;
  }

  /** The number of the pair that the edge leads to, which gets one if it had none. */
  int target() {
    return numbers.number(targetState(), automaton.target(automatonEdge));
  }

  /** The number of the pair that the edge leads to; {@link PairNumbers#NONE} if it has none. */
  int knownTarget() {
    return numbers.find(targetState(), automaton.target(automatonEdge));
  }

  private int targetState() {
    return graphEdge == LOOP ? state : graph.target(graphEdge);
  }
}
