/**
 * Models of executors and of the tasks that they run.
 *
 * <p>Read {@link io.mazurka.classes.library.executors.ExecutorModel} first; {@code library} tells
 * how a model is written and lists all models. Stages of completable futures depend on this
 * package, too.
 */
@NullMarked
package io.mazurka.classes.library.executors;

import org.jspecify.annotations.NullMarked;
