/**
 * Accepted runs of a graph that is spread over partitions, in supersteps: read {@link
 * io.mazurka.cluster.product.Pass} first, then {@link io.mazurka.cluster.product.PairStep}. States
 * are places in partitions here; what they are, and where their steps lead, {@code cluster.step}
 * knows.
 */
@NullMarked
package io.mazurka.cluster.product;

import org.jspecify.annotations.NullMarked;
