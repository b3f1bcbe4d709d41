/**
 * Partial-order reductions of programs by what their local graphs say: the relations between
 * commands that stubborn sets are computed from. Entry type: {@link
 * io.mazurka.guarded.reduction.CommandRelations}.
 */
@NullMarked
package io.mazurka.guarded.reduction;

import org.jspecify.annotations.NullMarked;
