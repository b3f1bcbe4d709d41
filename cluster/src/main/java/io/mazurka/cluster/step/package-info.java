/**
 * One superstep of one partition of a search that many processes share: read {@link
 * io.mazurka.cluster.step.Part} first, then {@link io.mazurka.cluster.step.Job}. A step depends on
 * nothing but the partition before it and its messages in order, so whoever runs it may run it
 * again. What runs steps, and when enough is known, is not here.
 */
@NullMarked
package io.mazurka.cluster.step;

import org.jspecify.annotations.NullMarked;
