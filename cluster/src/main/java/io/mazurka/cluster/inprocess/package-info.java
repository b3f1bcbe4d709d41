/** Supersteps in one process, without any engine: for tests, and to see what an engine adds. */
@NullMarked
package io.mazurka.cluster.inprocess;

import org.jspecify.annotations.NullMarked;
