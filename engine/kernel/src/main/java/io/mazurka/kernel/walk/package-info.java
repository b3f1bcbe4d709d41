/**
 * Executions as indices, and following them: a {@link io.mazurka.kernel.walk.Path} can be stored
 * and sent, a {@link io.mazurka.kernel.walk.Walk} stands on one and goes on from there or back, a
 * {@link io.mazurka.kernel.walk.DiscoveryLog} remembers one to each of many states. Entry type:
 * {@link io.mazurka.kernel.walk.Walk}. Whoever has a transition system may use it; it knows no
 * search. What an execution looks like is said in {@code kernel.trace}.
 */
@NullMarked
package io.mazurka.kernel.walk;

import org.jspecify.annotations.NullMarked;
