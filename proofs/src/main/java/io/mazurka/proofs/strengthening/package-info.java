/**
 * Guards that say more than they need to, so that induction sees what executions never do (Bokor
 * 2011, section 5.2). Entry types: {@link io.mazurka.proofs.strengthening.GuardAssertions} finds
 * what can be added, {@link io.mazurka.proofs.strengthening.StrengthenedProgram} says what has to
 * be proved before that may be done.
 */
@NullMarked
package io.mazurka.proofs.strengthening;

import org.jspecify.annotations.NullMarked;
