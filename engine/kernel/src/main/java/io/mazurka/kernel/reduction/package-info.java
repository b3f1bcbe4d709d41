/**
 * Partial-order reductions: which of the enabled transitions of a state to explore. Read first:
 * {@link io.mazurka.kernel.reduction.Reduction}, the interface; {@link
 * io.mazurka.kernel.reduction.StubbornReduction} is the implementation by stubborn sets.
 *
 * <p>Front ends, which make reductions, and searches, which use them, depend on this package. The
 * computation of stubborn sets is not here but in the module {@code lpor}; stores and symmetry are
 * not known here.
 */
@NullMarked
package io.mazurka.kernel.reduction;

import org.jspecify.annotations.NullMarked;
