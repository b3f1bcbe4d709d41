/**
 * A level of a breadth-first search, dealt with by several workers at once. Read first: {@link
 * io.mazurka.search.parallel.Round}; a round consists of batches of states, and each batch has the
 * harvest of its new states.
 *
 * <p>The loops of the search and the saving depend on this package. It depends on what one worker
 * does, in the package search.worker. The order of levels and what becomes of new states are not
 * here.
 */
@NullMarked
package io.mazurka.search.parallel;

import org.jspecify.annotations.NullMarked;
