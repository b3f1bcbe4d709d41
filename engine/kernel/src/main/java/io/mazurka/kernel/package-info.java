/**
 * The waist between front ends and searches: transition systems over small-integer state vectors.
 *
 * <p>Entry type: {@link io.mazurka.kernel.TransitionSystem}. Every front end implements it, every
 * search explores it. Nothing here knows what a message, a thread or a place is.
 */
@NullMarked
package io.mazurka.kernel;

import org.jspecify.annotations.NullMarked;
