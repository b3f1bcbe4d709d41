/**
 * The model of {@code CompletableFuture}: stages, their results, and the stages that depend on
 * them.
 *
 * <p>Entry types: {@link io.mazurka.classes.library.stages.CompletableFutureModel} and {@link
 * io.mazurka.classes.library.stages.CompletableFutureCalls}. Like all models, it sees {@code
 * runtime} and nothing else of this module.
 */
@NullMarked
package io.mazurka.classes.library.stages;

import org.jspecify.annotations.NullMarked;
