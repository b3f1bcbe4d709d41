/**
 * Compiles a declared protocol, with the options of a check, into a model that a search can run.
 * This is the only package that sees all parts of the front end.
 *
 * <p>Read {@link io.mazurka.protocols.engine.compiler.ProtocolCompiler} first; {@link
 * io.mazurka.protocols.Protocol#compile} calls it through the service {@link
 * io.mazurka.protocols.ProtocolEngine}. This package decides which views are kept, which reductions
 * are used, and in which order everything is built. How a reduction works is not here but in the
 * package of that reduction. Of main code only the module of proofs depends on this package: it
 * takes the local tables of a protocol from the compiler.
 */
@NullMarked
package io.mazurka.protocols.engine.compiler;

import org.jspecify.annotations.NullMarked;
