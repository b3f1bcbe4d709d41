/**
 * Data on the interchangeable elements of a state, computed slot by slot: the weight of each
 * element, and the relation between each two of them.
 *
 * <p>Read {@link io.mazurka.protocols.engine.symmetry.elements.Weights} and {@link
 * io.mazurka.protocols.engine.symmetry.elements.PairMentions} first; both are made from {@link
 * io.mazurka.protocols.engine.symmetry.elements.Block}s. Only {@code symmetry}, {@code
 * symmetry.exchange} and {@code decomposition.parts} may depend on this package. The choice of
 * representatives is not here but in {@code symmetry}.
 */
@NullMarked
package io.mazurka.protocols.engine.symmetry.elements;

import org.jspecify.annotations.NullMarked;
