/**
 * What one worker does with one state, and what all workers of a search share. Read first: {@link
 * io.mazurka.search.worker.Worker}, then {@link io.mazurka.search.worker.Successors}; {@link
 * io.mazurka.search.worker.SearchRun} is what they share.
 *
 * <p>The other packages of the search depend on this one, and the search on many machines uses its
 * cycle proviso and its representatives. Which state comes next, and which worker has it, is not
 * decided here.
 */
@NullMarked
package io.mazurka.search.worker;

import org.jspecify.annotations.NullMarked;
