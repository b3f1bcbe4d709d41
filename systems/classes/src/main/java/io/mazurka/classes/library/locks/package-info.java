/**
 * Models of the locks and semaphores of {@code java.util.concurrent}.
 *
 * <p>Read {@link io.mazurka.classes.library.locks.ReentrantLockModel} first; {@code library} tells
 * how a model is written and lists all models. Nothing else depends on this package.
 */
@NullMarked
package io.mazurka.classes.library.locks;

import org.jspecify.annotations.NullMarked;
