/**
 * From a declared protocol and the options of a run to a compiled model: the one place that sees
 * all rooms of the front end.
 *
 * <p>Entry type: {@link io.mazurka.protocols.compiler.ProtocolCompiler}, which {@link
 * io.mazurka.protocols.Protocol#compile} reaches through the service {@link
 * io.mazurka.protocols.ProtocolEngine}. It decides which views are kept, which reductions are in
 * force, and in which order everything is built; how each works is known in its room. Nothing
 * depends on this package.
 */
@NullMarked
package io.mazurka.protocols.compiler;

import org.jspecify.annotations.NullMarked;
