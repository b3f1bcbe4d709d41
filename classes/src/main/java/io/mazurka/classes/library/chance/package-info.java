/**
 * Clocks and random numbers of Java that would differ from run to run: here they are the same in
 * every execution, and the guarantee says so.
 *
 * <p>Entry type: {@link io.mazurka.classes.library.chance.ChanceCalls}, which rewritten code calls.
 * It depends on {@code runtime} for the time of the thread that runs. The model of {@code Random}
 * is not here but in {@code library}.
 */
@NullMarked
package io.mazurka.classes.library.chance;

import org.jspecify.annotations.NullMarked;
