/**
 * What stubborn sets of protocols are made from: which transitions depend on, enable or are seen by
 * which, in the present state.
 *
 * <p>Entry type: {@link io.mazurka.protocols.relations.LporFactory}. Relations come from the local
 * graphs ({@link io.mazurka.protocols.relations.DerivedRelations}) or, where these are not
 * complete, from what steps declare ({@link io.mazurka.protocols.relations.DeclaredRelations}), as
 * in Bokor, Kinder, Serafini and Suri (2011). How sets are closed under them is the business of
 * {@code lpor}.
 */
@NullMarked
package io.mazurka.protocols.relations;

import org.jspecify.annotations.NullMarked;
