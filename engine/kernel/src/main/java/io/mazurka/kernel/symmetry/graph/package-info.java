/**
 * Automorphisms of coloured graphs. A front end says in a graph what its model is made of; an
 * automorphism of the graph is one of the model. Read first: {@link
 * io.mazurka.kernel.symmetry.graph.AutomorphismSearch}.
 *
 * <p>Front ends depend on this package. What the vertices stand for is not here.
 */
@NullMarked
package io.mazurka.kernel.symmetry.graph;

import org.jspecify.annotations.NullMarked;
