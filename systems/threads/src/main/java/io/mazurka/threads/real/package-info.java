/**
 * Thread programs run on real threads, one at a time, under a controlled scheduler; for each
 * schedule the program is run again from the start.
 *
 * <p>Entry type: {@link io.mazurka.threads.real.RealExecution}. Between operations threads run
 * ordinary Java code, which must be deterministic and must not block. {@code io.mazurka.threads},
 * the front end for classes and benchmarks depend on this package. Programs of step functions are
 * not run here but in {@code model}.
 */
@NullMarked
package io.mazurka.threads.real;

import org.jspecify.annotations.NullMarked;
