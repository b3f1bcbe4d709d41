/**
 * Finds the lemmas that an induction needs. Read {@link io.mazurka.proofs.lemmas.LemmaSearch}
 * first; {@link io.mazurka.proofs.lemmas.CandidatePool} supplies candidates. Only the root package
 * of proofs and {@code proofs.relations} may depend on this package. The search asks a solver
 * whether steps preserve the lemmas; the proof that is confirmed and written down is not made here
 * but in the root package.
 */
@NullMarked
package io.mazurka.proofs.lemmas;

import org.jspecify.annotations.NullMarked;
