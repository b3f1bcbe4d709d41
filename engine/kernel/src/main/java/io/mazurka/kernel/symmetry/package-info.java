/**
 * Symmetry: states that differ only in the names of interchangeable processes are one. A search
 * stores one representative of each orbit; neither stores nor reductions know.
 */
@NullMarked
package io.mazurka.kernel.symmetry;

import org.jspecify.annotations.NullMarked;
