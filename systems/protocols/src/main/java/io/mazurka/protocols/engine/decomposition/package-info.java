/**
 * Finds out whether the local state of a role is a product of parts that have nothing to do with
 * each other (Bokor 2011, algorithm 1, lines 1.2 to 1.6, and definition 8).
 *
 * <p>Read {@link io.mazurka.protocols.engine.decomposition.RoleProducts} first. Only {@code
 * decomposition.parts}, {@code symmetry} and the compiler may depend on this package. What is done
 * with the parts is not here but in {@code decomposition.parts} and {@code symmetry}.
 */
@NullMarked
package io.mazurka.protocols.engine.decomposition;

import org.jspecify.annotations.NullMarked;
