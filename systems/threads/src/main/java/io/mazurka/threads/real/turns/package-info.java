/**
 * Real threads that take turns: exactly one of them may run, while all others are parked. Here are
 * also the pool of these threads, the numbers of the objects that they make, and the errors that
 * unwind them.
 *
 * <p>Read {@link io.mazurka.threads.real.turns.Baton} first. {@code real}, {@code real.recording}
 * and the front end for classes depend on this package. It does not know events or schedules.
 */
@NullMarked
package io.mazurka.threads.real.turns;

import org.jspecify.annotations.NullMarked;
