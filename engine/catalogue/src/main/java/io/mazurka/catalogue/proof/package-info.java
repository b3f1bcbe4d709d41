/**
 * Asking for a proof that invariants hold, without knowing how one is found. Entry type: {@link
 * io.mazurka.catalogue.proof.ProofService}, which a module provides that is not always there.
 * Commands may use it. Solvers and formulas are known to the module alone.
 */
@NullMarked
package io.mazurka.catalogue.proof;

import org.jspecify.annotations.NullMarked;
