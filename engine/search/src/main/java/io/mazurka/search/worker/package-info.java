/**
 * The work of one worker on one state, and the data that all workers of a search share. Read first:
 * {@link io.mazurka.search.worker.Worker}, then {@link io.mazurka.search.worker.Successors}; the
 * shared data are in {@link io.mazurka.search.worker.SearchRun}.
 *
 * <p>The other packages of the search depend on this one, and the search on a cluster uses its
 * cycle proviso and its representatives. Which state comes next, and which worker gets it, is not
 * decided here but in {@code search}, {@code search.order} and {@code search.parallel}.
 */
@NullMarked
package io.mazurka.search.worker;

import org.jspecify.annotations.NullMarked;
