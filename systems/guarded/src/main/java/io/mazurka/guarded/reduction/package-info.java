/**
 * Relations between the commands of a program, from local graphs or from a solver. {@code
 * io.mazurka.lpor} computes stubborn sets from these relations.
 *
 * <p>Entry type: {@link io.mazurka.guarded.reduction.CommandRelations}. {@code io.mazurka.guarded}
 * and the module of proofs depend on this package. The local graphs are not here but in {@code
 * local}.
 */
@NullMarked
package io.mazurka.guarded.reduction;

import org.jspecify.annotations.NullMarked;
