/**
 * Thread programs run on real threads, one at a time, under a controlled scheduler; for each
 * schedule the program is run again from the start.
 *
 * <p>Entry type: {@link io.mazurka.threads.real.RealExecution}. What the threads do between
 * operations is ordinary Java code; it must be deterministic and must not block.
 */
@NullMarked
package io.mazurka.threads.real;

import org.jspecify.annotations.NullMarked;
