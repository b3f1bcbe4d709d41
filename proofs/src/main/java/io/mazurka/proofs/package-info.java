/**
 * Proofs of invariants of guarded programs. Entry type: {@link io.mazurka.proofs.InductionProver},
 * which commands find as a {@link io.mazurka.kernel.proof.ProofService}.
 */
@NullMarked
package io.mazurka.proofs;

import org.jspecify.annotations.NullMarked;
