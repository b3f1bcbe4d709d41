/**
 * A protocol in which the parts of product states are processes: the same steps, letters and local
 * states, as tables (Bokor 2011, definition 8).
 *
 * <p>Read {@link io.mazurka.protocols.engine.decomposition.parts.DecomposedProtocol} first. Only
 * {@code symmetry} depends on this package. Which roles are products is not found out here but in
 * {@code decomposition}, and which parts are interchangeable in {@code symmetry}.
 */
@NullMarked
package io.mazurka.protocols.engine.decomposition.parts;

import org.jspecify.annotations.NullMarked;
