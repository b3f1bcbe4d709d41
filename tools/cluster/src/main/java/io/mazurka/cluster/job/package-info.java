/**
 * The job that every process of a cluster is sent once, and what the process makes from it: the
 * compiled model, the owner of each state, the cycle proviso, and the steps of a state.
 *
 * <p>Read {@link io.mazurka.cluster.job.Job} first, then {@link io.mazurka.cluster.job.Workshop}.
 * {@code cluster.step}, {@code cluster.loop} and the packages that run supersteps depend on this
 * package. The states and messages of a partition are not here but in {@code cluster.step}.
 */
@NullMarked
package io.mazurka.cluster.job;

import org.jspecify.annotations.NullMarked;
