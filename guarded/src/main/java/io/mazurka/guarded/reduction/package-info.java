/**
 * Partial-order reductions of programs by what their local graphs say. Entry type: {@link
 * io.mazurka.guarded.reduction.LocalReduction}.
 */
@NullMarked
package io.mazurka.guarded.reduction;

import org.jspecify.annotations.NullMarked;
