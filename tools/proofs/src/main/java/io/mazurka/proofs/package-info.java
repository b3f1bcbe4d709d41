/**
 * Proofs of invariants of guarded programs and protocols. Read {@link
 * io.mazurka.proofs.InductionProver} first, which commands find as a {@link
 * io.mazurka.catalogue.proof.ProofService}. No module depends on this package directly. Solvers,
 * encodings, induction, lemmas and the translation of protocols are in its subpackages.
 */
@NullMarked
package io.mazurka.proofs;

import org.jspecify.annotations.NullMarked;
