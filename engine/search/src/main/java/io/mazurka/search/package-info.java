/**
 * The searches of states. Read first: {@link io.mazurka.search.BreadthFirstSearch}, whose loop is
 * the algorithm: take states, enter them, evaluate the properties, expand, add what is new. {@link
 * io.mazurka.search.DepthFirstSearch} does the same with a stack. Others begin at {@link
 * io.mazurka.search.Search}.
 *
 * <p>The checks, audits and comparisons depend on this package; front ends and dynamic reduction do
 * not. What the loops consist of has packages of its own: what one worker does (worker), many
 * workers at once (parallel), what comes next (order), checkpoints (saving). Tasks and results are
 * in the package exploration, what was found about properties in the package findings.
 */
@NullMarked
package io.mazurka.search;

import org.jspecify.annotations.NullMarked;
