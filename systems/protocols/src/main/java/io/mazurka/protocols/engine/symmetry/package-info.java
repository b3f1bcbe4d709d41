/**
 * Symmetry reduction: finds interchangeable processes of a protocol, and picks one representative
 * of all states that differ only in the names of such processes.
 *
 * <p>Read {@link io.mazurka.protocols.engine.symmetry.ProtocolSymmetry} first. Automorphisms are
 * found by comparing local graphs, monitors and invariants, never by trusting a declaration; {@link
 * io.mazurka.protocols.engine.symmetry.SortingCanonicalizer} finds representatives. Only {@code
 * protocols.engine.compiler} may depend on this package, which itself depends on the local
 * analysis, the decomposition of product states, the conditions, the programs and the views, and on
 * no other reduction.
 */
@NullMarked
package io.mazurka.protocols.engine.symmetry;

import org.jspecify.annotations.NullMarked;
