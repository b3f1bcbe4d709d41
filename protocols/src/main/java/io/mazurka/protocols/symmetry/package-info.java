/**
 * Interchangeable processes of a protocol, and one representative for all states that differ only
 * in their names.
 *
 * <p>Entry type: {@link io.mazurka.protocols.symmetry.ProtocolSymmetry}. Which exchanges are
 * automorphisms is found out by comparing local graphs, monitors and invariants, never by trusting
 * a declaration; {@link io.mazurka.protocols.symmetry.SortingCanonicalizer} finds representatives.
 * It sees the local analysis and the views, and no other reduction.
 */
@NullMarked
package io.mazurka.protocols.symmetry;

import org.jspecify.annotations.NullMarked;
