/**
 * The connection to a Spark master: where it is, what it says of itself, and with which settings
 * the driver joins.
 *
 * <p>Read {@link io.mazurka.cluster.spark.master.Connection} first. Only {@code spark} depends on
 * this package. Supersteps are not here.
 */
@NullMarked
package io.mazurka.cluster.spark.master;

import org.jspecify.annotations.NullMarked;
