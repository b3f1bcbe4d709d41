/**
 * The relations between transitions from which stubborn sets of protocols are computed: which
 * transitions depend on each other, enable each other, or are visible, in the current state.
 *
 * <p>Read {@link io.mazurka.protocols.engine.relations.LporFactory} first. Relations come from the
 * local graphs ({@link io.mazurka.protocols.engine.relations.DerivedRelations}) or, where these are
 * incomplete, from the declarations of steps ({@link
 * io.mazurka.protocols.engine.relations.DeclaredRelations}), as in Bokor, Kinder, Serafini and Suri
 * (2011). The compiler and dynamic reduction may depend on this package. How a stubborn set is
 * closed under the relations is not here but in {@code lpor}.
 */
@NullMarked
package io.mazurka.protocols.engine.relations;

import org.jspecify.annotations.NullMarked;
