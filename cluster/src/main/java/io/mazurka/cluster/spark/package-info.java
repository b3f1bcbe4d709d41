/**
 * Supersteps on Apache Spark: read {@link io.mazurka.cluster.spark.SparkSupersteps} first. Plain
 * calls on RDDs only. What a superstep does is in {@code cluster.step}; when enough is known, in
 * {@code cluster.loop}. Nobody but the service loader sees this package.
 */
@NullMarked
package io.mazurka.cluster.spark;

import org.jspecify.annotations.NullMarked;
