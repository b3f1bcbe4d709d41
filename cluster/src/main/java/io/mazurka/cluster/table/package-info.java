/**
 * What a partition keeps: logs that grow and can be cut off again, so that a superstep can be
 * repeated. Entry type: {@link io.mazurka.cluster.table.StateLog}.
 */
@NullMarked
package io.mazurka.cluster.table;

import org.jspecify.annotations.NullMarked;
