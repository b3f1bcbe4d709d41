/**
 * A small cluster of Apache Spark on this machine, as processes of its own: read {@link
 * io.mazurka.cluster.machine.Machine} first. The package of the service alone sees it. Checks know
 * nothing of it: to them it is a cluster like any other.
 */
@NullMarked
package io.mazurka.cluster.machine;

import org.jspecify.annotations.NullMarked;
