/**
 * The door for partial-order reductions: which of a state's enabled transitions to explore. Entry
 * type: {@link io.mazurka.kernel.reduction.Reduction}. Reductions know nothing of stores or
 * symmetry; the search alone sees them together.
 */
@NullMarked
package io.mazurka.kernel.reduction;

import org.jspecify.annotations.NullMarked;
