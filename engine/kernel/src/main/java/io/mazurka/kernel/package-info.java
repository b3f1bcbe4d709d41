/**
 * The interface between front ends and searches: transition systems whose states are vectors of
 * small integers.
 *
 * <p>Read first: {@link io.mazurka.kernel.TransitionSystem}. Every front end implements it and
 * every search explores it; all modules may depend on this package. Messages, threads and places of
 * nets are not known here.
 */
@NullMarked
package io.mazurka.kernel;

import org.jspecify.annotations.NullMarked;
