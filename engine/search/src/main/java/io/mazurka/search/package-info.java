/**
 * The two explicit-state searches. Read first: {@link io.mazurka.search.BreadthFirstSearch}, whose
 * loop is the algorithm: take states, enter them, evaluate the properties, expand them, add the new
 * states. {@link io.mazurka.search.DepthFirstSearch} does the same with a stack. Callers from other
 * packages use {@link io.mazurka.search.Search}.
 *
 * <p>The checks ({@code search.check}) and the audits depend on this package; front ends and
 * dynamic reduction do not. The parts of the loops are in packages of their own: the work of one
 * worker ({@code search.worker}), several workers at once ({@code search.parallel}), the frontier
 * and the stack ({@code search.order}), saving a search ({@code search.saving}). Tasks and results
 * are in {@code kernel.exploration}, findings about properties in {@code kernel.findings}.
 */
@NullMarked
package io.mazurka.search;

import org.jspecify.annotations.NullMarked;
