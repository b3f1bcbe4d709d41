/**
 * Values as models write them: their canonical byte form, which is the same in every run, how they
 * are numbered, renamed, reordered and read.
 *
 * <p>Entry type: {@link io.mazurka.kernel.value.CanonicalForm}, which decides what a value is.
 * Front ends whose slots hold objects use it; it sees nothing of the kernel but its tables, and
 * knows neither slots nor states.
 */
@NullMarked
package io.mazurka.kernel.value;

import org.jspecify.annotations.NullMarked;
