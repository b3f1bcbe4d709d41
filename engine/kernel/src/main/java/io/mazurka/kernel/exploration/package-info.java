/**
 * A task of exploring a system, and its result: what front ends, searches, dynamic reduction and
 * reports share. Read first: {@link io.mazurka.kernel.exploration.SearchTask} and {@link
 * io.mazurka.kernel.exploration.SearchResult}; an {@link io.mazurka.kernel.exploration.Exploration}
 * turns the one into the other.
 *
 * <p>Everybody may depend on this package. It depends only on systems and properties, on options,
 * reductions, symmetry and paths. How a system is explored is not here: there are neither stores
 * nor searches.
 */
@NullMarked
package io.mazurka.kernel.exploration;

import org.jspecify.annotations.NullMarked;
