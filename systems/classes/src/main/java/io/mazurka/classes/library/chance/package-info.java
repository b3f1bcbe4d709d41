/**
 * Replaces clocks and random numbers of Java by ones that are the same in every execution; the
 * guarantee says so.
 *
 * <p>Entry type: {@link io.mazurka.classes.library.chance.ChanceCalls}, which rewritten code calls.
 * It depends on {@code runtime} for the time of the thread that runs. {@code instrument} and {@code
 * library} depend on this package. Events are not here but in {@code runtime}.
 */
@NullMarked
package io.mazurka.classes.library.chance;

import org.jspecify.annotations.NullMarked;
