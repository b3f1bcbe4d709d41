package io.mazurka.temporal.linear;

import io.mazurka.temporal.graph.Lasso;
import java.util.Optional;

/**
 * The result of looking for an accepted run.
 *
 * @param accepted an accepted run, if one was found
 * @param productStates the number of examined pairs of a state of the graph and a state of the
 *     automaton
 * @param complete whether the absence of a run is certain: no state that could continue one was
 *     left out
 */
public record LinearResult(Optional<Lasso> accepted, long productStates, boolean complete) {}
