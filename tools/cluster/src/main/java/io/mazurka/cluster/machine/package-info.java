/**
 * A small cluster of Apache Spark on this machine, as processes of its own.
 *
 * <p>Entry type: {@link io.mazurka.cluster.machine.Machine}. Only {@code cluster.spark} depends on
 * this package. Checks are not here: a check uses such a cluster like any other.
 */
@NullMarked
package io.mazurka.cluster.machine;

import org.jspecify.annotations.NullMarked;
