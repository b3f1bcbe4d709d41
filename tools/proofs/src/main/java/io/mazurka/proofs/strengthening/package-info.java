/**
 * Strengthens guards by conditions that they imply in every reachable state, so that induction
 * excludes steps that executions never take (Bokor 2011, section 5.2). Read {@link
 * io.mazurka.proofs.strengthening.GuardAssertions} first, which finds conditions to add; {@link
 * io.mazurka.proofs.strengthening.StrengthenedProgram} says what must be proved before they may be
 * added. Only the root package of proofs may depend on this package. The proof itself is not done
 * here.
 */
@NullMarked
package io.mazurka.proofs.strengthening;

import org.jspecify.annotations.NullMarked;
