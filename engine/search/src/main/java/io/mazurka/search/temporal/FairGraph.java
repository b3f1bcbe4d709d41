package io.mazurka.search.temporal;

import io.mazurka.temporal.graph.Fairness;
import io.mazurka.temporal.graph.StateGraph;

/**
 * A graph and the fairness that is assumed of its runs.
 *
 * @param graph the graph, with actions if anything is assumed
 */
record FairGraph(StateGraph graph, Fairness fairness) {}
