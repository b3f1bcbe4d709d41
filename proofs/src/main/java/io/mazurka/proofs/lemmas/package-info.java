/**
 * Finds the lemmas that an induction needs. Entry type: {@link
 * io.mazurka.proofs.lemmas.LemmaSearch}. Candidates come from {@link
 * io.mazurka.proofs.lemmas.CandidatePool}; nothing that is found is true before it is proved.
 */
@NullMarked
package io.mazurka.proofs.lemmas;

import org.jspecify.annotations.NullMarked;
