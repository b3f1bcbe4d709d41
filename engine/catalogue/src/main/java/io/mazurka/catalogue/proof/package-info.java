/**
 * The interface to proofs of invariants. Read first: {@link
 * io.mazurka.catalogue.proof.ProofService}; the module {@code proofs} implements it, which need not
 * be on the class path. Commands depend on this package. Solvers and formulas are not here but in
 * that module.
 */
@NullMarked
package io.mazurka.catalogue.proof;

import org.jspecify.annotations.NullMarked;
