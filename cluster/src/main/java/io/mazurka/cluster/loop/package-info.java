/**
 * A check as a sequence of supersteps, whoever runs them: read {@link
 * io.mazurka.cluster.loop.ClusterCheck} first. Limits, verdicts and counterexamples are here; how
 * partitions are spread over machines is not.
 */
@NullMarked
package io.mazurka.cluster.loop;

import org.jspecify.annotations.NullMarked;
