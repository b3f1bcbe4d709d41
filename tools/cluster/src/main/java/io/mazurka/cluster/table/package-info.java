/**
 * The storage of a partition: logs that grow and can be cut off again, so that a superstep can be
 * repeated.
 *
 * <p>Entry type: {@link io.mazurka.cluster.table.StateLog}. {@code cluster.step}, {@code
 * cluster.job} and {@code cluster.message} depend on this package, and it depends on no other
 * package of this module. What the stored states mean is not known here.
 */
@NullMarked
package io.mazurka.cluster.table;

import org.jspecify.annotations.NullMarked;
