/**
 * A level of a breadth-first search, dealt with by several workers at once. Read first: {@link
 * io.mazurka.search.parallel.Round}; a round consists of batches of states, and each batch has the
 * harvest of its new states.
 *
 * <p>The loops ({@code search}), {@code search.order} and {@code search.saving} depend on this
 * package; it depends on {@code search.worker}, the work of one worker. The order of levels is not
 * here, nor what becomes of new states.
 */
@NullMarked
package io.mazurka.search.parallel;

import org.jspecify.annotations.NullMarked;
