/**
 * What a state says of interchangeable elements, slot by slot: their weights and what is said of
 * two of them.
 *
 * <p>Entry types: {@link io.mazurka.protocols.symmetry.elements.Weights} and {@link
 * io.mazurka.protocols.symmetry.elements.PairMentions}, both made from {@link
 * io.mazurka.protocols.symmetry.elements.Block}s. Only {@code protocols.symmetry} uses them. How
 * representatives are found is not here.
 */
@NullMarked
package io.mazurka.protocols.symmetry.elements;

import org.jspecify.annotations.NullMarked;
