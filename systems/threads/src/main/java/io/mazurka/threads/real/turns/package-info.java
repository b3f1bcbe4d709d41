/**
 * Taking turns: which one of the real threads may run, while all others are parked.
 *
 * <p>Read {@link io.mazurka.threads.real.turns.Baton} first. Runs of real threads depend on this
 * package. It does not know events or schedules.
 */
@NullMarked
package io.mazurka.threads.real.turns;

import org.jspecify.annotations.NullMarked;
