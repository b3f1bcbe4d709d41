/**
 * Finds accepted runs of a graph that is spread over partitions, in supersteps; this decides
 * temporal properties.
 *
 * <p>Entry types: {@link io.mazurka.cluster.product.Pass} first, then {@link
 * io.mazurka.cluster.product.PairStep}. {@code cluster.step} and {@code cluster.loop} depend on
 * this package. Here a state is only its place in a partition; the content of states and their
 * steps are not here but in {@code cluster.step}.
 */
@NullMarked
package io.mazurka.cluster.product;

import org.jspecify.annotations.NullMarked;
