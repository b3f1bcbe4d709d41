/**
 * Symmetry: states that differ only in the names of interchangeable processes count as the same. A
 * search stores one representative of each orbit. Read first: {@link
 * io.mazurka.kernel.symmetry.StateSymmetry}.
 *
 * <p>Front ends, which find symmetries, and searches depend on this package; stores and reductions
 * do not. How symmetries are found is not here.
 */
@NullMarked
package io.mazurka.kernel.symmetry;

import org.jspecify.annotations.NullMarked;
