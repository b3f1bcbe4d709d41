/**
 * Induction over the paths of a program (Sheeran, Singh and Stålmarck 2000; de Moura, Rueß and
 * Sorea 2003). Read {@link io.mazurka.proofs.induction.Induction} first. The root package of
 * proofs, {@code proofs.lemmas} and {@code proofs.relations} may depend on this package. Finding
 * lemmas is not here but in {@code proofs.lemmas}.
 */
@NullMarked
package io.mazurka.proofs.induction;

import org.jspecify.annotations.NullMarked;
