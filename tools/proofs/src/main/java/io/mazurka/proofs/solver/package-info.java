/**
 * Solvers that understand SMT-LIB. Read {@link io.mazurka.proofs.solver.SolverSession} first; a
 * solver is an {@link io.mazurka.proofs.solver.SmtEngine}, and {@link
 * io.mazurka.proofs.solver.SolverKind} lists the supported ones. Every package of proofs may depend
 * on this one, which depends on none of them. What is asked is not decided here.
 */
@NullMarked
package io.mazurka.proofs.solver;

import org.jspecify.annotations.NullMarked;
