/**
 * Supersteps in one process, without a cluster engine: for tests, and to measure what an engine
 * costs.
 *
 * <p>Entry type: {@link io.mazurka.cluster.inprocess.InProcess}. Only tests and benchmarks depend
 * on this package. What a superstep does is not here but in {@code cluster.step}.
 */
@NullMarked
package io.mazurka.cluster.inprocess;

import org.jspecify.annotations.NullMarked;
