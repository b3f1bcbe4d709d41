/**
 * Compares temporal properties in Mazurka, SPIN and TLC: verdicts, product states per second, and
 * product states after reduction. Read {@link io.mazurka.bench.temporal.Temporal} first, the
 * command {@code bench/temporal}. Nothing depends on this package. Starting the tools is not here
 * but in {@code bench.tools}, and comparing them in {@code bench.peers}.
 */
@NullMarked
package io.mazurka.bench.temporal;

import org.jspecify.annotations.NullMarked;
