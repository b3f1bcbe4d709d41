/**
 * Solvers, spoken to in SMT-LIB. Entry type: {@link io.mazurka.proofs.solver.SolverSession}; a
 * solver is an {@link io.mazurka.proofs.solver.SmtEngine}, and {@link
 * io.mazurka.proofs.solver.SolverKind} says which there are. What is asked is not known here.
 */
@NullMarked
package io.mazurka.proofs.solver;

import org.jspecify.annotations.NullMarked;
