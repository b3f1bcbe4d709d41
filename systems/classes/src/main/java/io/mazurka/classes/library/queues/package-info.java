/**
 * Models of blocking queues and of exchanges between two threads.
 *
 * <p>Read {@link io.mazurka.classes.library.queues.QueueModel} first; {@code library} tells how a
 * model is written and lists all models. Only {@code library}, {@code library.executors} and {@code
 * instrument} depend on this package. Queues without locks are not here: they are watched
 * collections.
 */
@NullMarked
package io.mazurka.classes.library.queues;

import org.jspecify.annotations.NullMarked;
