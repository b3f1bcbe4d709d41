/**
 * Which commands depend on each other and which enable others, asked of a solver under invariants
 * that are proved. Entry type: {@link io.mazurka.proofs.relations.SolverRelations}. What reductions
 * make of it is not known here.
 */
@NullMarked
package io.mazurka.proofs.relations;

import org.jspecify.annotations.NullMarked;
