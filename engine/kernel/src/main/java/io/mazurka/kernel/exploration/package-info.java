/**
 * The task of exploring a system, and its result. Front ends, searches, dynamic reduction and
 * reports share these types. Read first: {@link io.mazurka.kernel.exploration.SearchTask} and
 * {@link io.mazurka.kernel.exploration.SearchResult}; an {@link
 * io.mazurka.kernel.exploration.Exploration} turns a task into a result.
 *
 * <p>All modules may depend on this package. It depends only on systems, properties, options,
 * reductions, symmetry and paths. Stores and searches are not here but in the modules {@code
 * search} and {@code dpor}.
 */
@NullMarked
package io.mazurka.kernel.exploration;

import org.jspecify.annotations.NullMarked;
