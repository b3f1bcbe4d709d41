/**
 * The model of {@code CompletableFuture}: stages, their results, and the stages that depend on
 * them.
 *
 * <p>Entry types: {@link io.mazurka.classes.library.stages.CompletableFutureModel} and {@link
 * io.mazurka.classes.library.stages.CompletableFutureCalls}. Like all models, it depends on {@code
 * calls}, {@code runtime} and {@code memory}. Only {@code library} and {@code instrument.facts}
 * depend on this package. Executors are not here but in {@code library.executors}.
 */
@NullMarked
package io.mazurka.classes.library.stages;

import org.jspecify.annotations.NullMarked;
