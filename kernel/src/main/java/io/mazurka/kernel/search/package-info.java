/**
 * The searches of states. Read first: {@link io.mazurka.kernel.search.BreadthFirstSearch}, whose
 * loop is the algorithm: take states, enter them, evaluate the properties, expand, add what is new.
 * {@link io.mazurka.kernel.search.DepthFirstSearch} does the same with a stack. Others begin at
 * {@link io.mazurka.kernel.search.Search}.
 *
 * <p>The checks, audits and comparisons depend on this package; front ends and dynamic reduction do
 * not. What the loops consist of has packages of its own: what one worker does (worker), many
 * workers at once (parallel), what comes next (order), checkpoints (saving). Tasks and results are
 * in the package exploration, what was found about properties in the package findings.
 */
@NullMarked
package io.mazurka.kernel.search;

import org.jspecify.annotations.NullMarked;
