/**
 * Random executions: the way to states that are too deep for a search, without a promise about the
 * rest.
 *
 * <p>Entry type: {@link io.mazurka.search.simulation.Simulation}. Commands use it. Every execution
 * is drawn from a seed of its own, so that the outcome is the same for any number of workers. No
 * state is kept, and nothing is reduced.
 */
@NullMarked
package io.mazurka.search.simulation;

import org.jspecify.annotations.NullMarked;
