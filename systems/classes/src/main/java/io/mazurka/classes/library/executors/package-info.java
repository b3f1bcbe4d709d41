/**
 * Models of executors and of the tasks that they run.
 *
 * <p>Read {@link io.mazurka.classes.library.executors.ExecutorModel} first; {@code library} tells
 * how a model is written and lists all models. Only {@code library} and {@code instrument.facts}
 * depend on this package. Stages of completable futures are not here but in {@code library.stages}.
 */
@NullMarked
package io.mazurka.classes.library.executors;

import org.jspecify.annotations.NullMarked;
