/**
 * Induction over paths of a program (Sheeran, Singh and Stålmarck 2000; de Moura, Rueß and Sorea
 * 2003). Entry type: {@link io.mazurka.proofs.induction.Induction}. Where lemmas come from is not
 * known here.
 */
@NullMarked
package io.mazurka.proofs.induction;

import org.jspecify.annotations.NullMarked;
