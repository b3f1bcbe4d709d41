/**
 * Decides which state a search takes next: the frontier of a breadth-first search, the stack of a
 * depth-first search, and the schedule of forays, short depth-first searches within a breadth-first
 * search. Read first: {@link io.mazurka.search.order.Frontier}.
 *
 * <p>The loops ({@code search}), {@code search.saving} and the temporal checks, which go through
 * {@link io.mazurka.search.order.Explored} again, depend on this package. What a worker does with a
 * state is not here but in {@code search.worker}.
 */
@NullMarked
package io.mazurka.search.order;

import org.jspecify.annotations.NullMarked;
