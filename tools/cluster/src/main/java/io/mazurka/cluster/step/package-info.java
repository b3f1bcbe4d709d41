/**
 * One superstep of one partition of a search that many processes share. A superstep depends only on
 * the partition before it and on its messages in order, so it can be repeated.
 *
 * <p>Entry types: {@link io.mazurka.cluster.step.Part} first, then {@link
 * io.mazurka.cluster.job.Job}. {@code cluster.loop} and the packages that run supersteps depend on
 * this package. Who runs supersteps, and when a check ends, is not here.
 */
@NullMarked
package io.mazurka.cluster.step;

import org.jspecify.annotations.NullMarked;
