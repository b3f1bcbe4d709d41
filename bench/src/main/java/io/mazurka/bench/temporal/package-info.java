/**
 * Temporal properties beside SPIN and TLC: verdicts, product states a second, and what reductions
 * leave. Entry type: {@link io.mazurka.bench.temporal.Temporal}.
 */
@NullMarked
package io.mazurka.bench.temporal;

import org.jspecify.annotations.NullMarked;
