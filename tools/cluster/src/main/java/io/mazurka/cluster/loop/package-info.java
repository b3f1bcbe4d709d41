/**
 * A check as a sequence of supersteps: limits, verdicts and counterexamples.
 *
 * <p>Entry type: {@link io.mazurka.cluster.loop.ClusterCheck}. The packages that run supersteps,
 * {@code cluster.spark} and {@code cluster.inprocess}, depend on this package. How partitions are
 * spread over machines is not here.
 */
@NullMarked
package io.mazurka.cluster.loop;

import org.jspecify.annotations.NullMarked;
