/**
 * Executions as indices of steps: a {@link io.mazurka.kernel.walk.Path} can be stored and sent, a
 * {@link io.mazurka.kernel.walk.Walk} follows one step by step, and a {@link
 * io.mazurka.kernel.walk.DiscoveryLog} records a path to each of many states. Read first: {@link
 * io.mazurka.kernel.walk.Walk}.
 *
 * <p>All modules may depend on this package; it depends on no search. Executions in words are not
 * here but in {@code kernel.trace}.
 */
@NullMarked
package io.mazurka.kernel.walk;

import org.jspecify.annotations.NullMarked;
