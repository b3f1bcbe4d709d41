/**
 * The connection to a Spark master: its address, its version and workers, the executors that the
 * driver has, and the settings of the driver.
 *
 * <p>Read {@link io.mazurka.cluster.spark.master.Connection} first. Only {@code cluster.spark}
 * depends on this package. Supersteps are not here.
 */
@NullMarked
package io.mazurka.cluster.spark.master;

import org.jspecify.annotations.NullMarked;
