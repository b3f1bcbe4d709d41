/**
 * Supersteps on Apache Spark, with plain calls on RDDs.
 *
 * <p>Entry type: {@link io.mazurka.cluster.spark.SparkSupersteps}. Only the service loader uses
 * this package. What a superstep does is not here but in {@code cluster.step}; which supersteps are
 * run is decided in {@code cluster.loop}.
 */
@NullMarked
package io.mazurka.cluster.spark;

import org.jspecify.annotations.NullMarked;
