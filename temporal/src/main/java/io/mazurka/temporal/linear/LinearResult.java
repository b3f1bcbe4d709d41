package io.mazurka.temporal.linear;

import io.mazurka.temporal.graph.Lasso;
import java.util.Optional;

/**
 * Whether there is an accepted run.
 *
 * @param accepted one, if there is any
 * @param productStates how many pairs of a state of the graph and one of the automaton were seen
 * @param complete whether there is certainly no accepted run if none is given: no state was left
 *     out that could continue one
 */
public record LinearResult(Optional<Lasso> accepted, long productStates, boolean complete) {}
