/**
 * What is taken next: the frontier of a breadth-first search, the stack of a depth-first one, and
 * when the first looks into the depth. Read first: {@link io.mazurka.search.order.Frontier}.
 *
 * <p>The loops of the search and the saving depend on this package; temporal checks go again
 * through what was explored, {@link io.mazurka.search.order.Explored}. What is done with a state is
 * not here.
 */
@NullMarked
package io.mazurka.search.order;

import org.jspecify.annotations.NullMarked;
