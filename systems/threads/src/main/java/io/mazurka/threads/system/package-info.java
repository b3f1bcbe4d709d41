/**
 * Programs of threads as transition systems that a search explores state by state, and their
 * properties.
 *
 * <p>Read {@link io.mazurka.threads.system.ThreadSystem} first. This package depends on {@code
 * model}, which says what a program is and runs it event by event; {@code model} does not know
 * searches.
 */
@NullMarked
package io.mazurka.threads.system;

import org.jspecify.annotations.NullMarked;
