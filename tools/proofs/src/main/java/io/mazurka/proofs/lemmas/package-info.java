/**
 * Finds the lemmas that an induction needs. Read {@link io.mazurka.proofs.lemmas.LemmaSearch}
 * first; {@link io.mazurka.proofs.lemmas.CandidatePool} supplies candidates. Only the root package
 * of proofs and {@code proofs.relations} may depend on this package. A found lemma is only a
 * candidate: proving it is not done here.
 */
@NullMarked
package io.mazurka.proofs.lemmas;

import org.jspecify.annotations.NullMarked;
