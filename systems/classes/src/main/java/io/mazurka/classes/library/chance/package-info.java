/**
 * Replaces clocks and random numbers of Java by ones that are the same in every execution; the
 * guarantee says so.
 *
 * <p>Entry type: {@link io.mazurka.classes.library.chance.ChanceCalls}, which rewritten code calls.
 * It depends on {@code calls} for the time of the running thread. {@code instrument.facts} and
 * {@code library} depend on this package. How an event is performed is not here but in {@code
 * runtime}.
 */
@NullMarked
package io.mazurka.classes.library.chance;

import org.jspecify.annotations.NullMarked;
