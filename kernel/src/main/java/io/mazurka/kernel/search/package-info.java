/**
 * The searches: breadth-first over a frontier and depth-first over an explicit stack. Entry type:
 * {@link io.mazurka.kernel.search.Search}; what both do per state is written there once. Only this
 * package sees stores and reductions together.
 */
@NullMarked
package io.mazurka.kernel.search;

import org.jspecify.annotations.NullMarked;
