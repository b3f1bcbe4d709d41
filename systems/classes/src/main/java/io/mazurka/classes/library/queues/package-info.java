/**
 * Models of blocking queues and of exchanges between two threads.
 *
 * <p>Read {@link io.mazurka.classes.library.queues.QueueModel} first; {@code library} tells how a
 * model is written and lists all models. Executors depend on this package for their queues.
 */
@NullMarked
package io.mazurka.classes.library.queues;

import org.jspecify.annotations.NullMarked;
