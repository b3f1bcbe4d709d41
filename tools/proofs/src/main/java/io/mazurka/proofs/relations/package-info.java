/**
 * Computes by solvers which commands depend on each other and which enable others, under proved
 * invariants. Read {@link io.mazurka.proofs.relations.SolverRelations} first, which reductions find
 * as a service; no package depends on this one directly. How reductions use the relations is not
 * here.
 */
@NullMarked
package io.mazurka.proofs.relations;

import org.jspecify.annotations.NullMarked;
