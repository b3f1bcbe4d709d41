/**
 * Models of the locks and semaphores of {@code java.util.concurrent}.
 *
 * <p>Read {@link io.mazurka.classes.library.locks.ReentrantLockModel} first; {@code library} tells
 * how a model is written and lists all models. Only {@code library} depends on this package.
 * Latches, barriers and phasers are not here but in {@code library}.
 */
@NullMarked
package io.mazurka.classes.library.locks;

import org.jspecify.annotations.NullMarked;
