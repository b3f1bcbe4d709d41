/**
 * What every process of a cluster is sent once and makes for itself: the job, the compiled model,
 * and how a state is expanded.
 *
 * <p>Read {@link io.mazurka.cluster.job.Job} first, then {@link io.mazurka.cluster.job.Workshop}.
 * Supersteps depend on this package. It does not know partitions of the state space.
 */
@NullMarked
package io.mazurka.cluster.job;

import org.jspecify.annotations.NullMarked;
