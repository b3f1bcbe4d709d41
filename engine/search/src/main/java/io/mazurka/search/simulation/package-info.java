/**
 * Random executions, which reach states that are too deep for a search but prove nothing.
 *
 * <p>Read first: {@link io.mazurka.search.simulation.Simulation}. Commands depend on this package.
 * Every execution is drawn from a seed of its own, so that the outcome is the same for any number
 * of workers. States are kept only along one execution, and there is no reduction.
 */
@NullMarked
package io.mazurka.search.simulation;

import org.jspecify.annotations.NullMarked;
