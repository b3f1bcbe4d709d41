/**
 * Protocols as transition systems: views of processes, interned and with their steps computed once.
 *
 * <p>Entry type: {@link io.mazurka.protocols.engine.ProtocolCompiler}, reached only through {@code
 * Protocol.compile}. A view is what one process can see: its local state and its inbox. A global
 * state is one view number per process, then one number per monitor; firing a step is a few table
 * look-ups. User code runs once per distinct call, under the checks of {@link
 * io.mazurka.protocols.engine.HandlerRunner}.
 */
@NullMarked
package io.mazurka.protocols.engine;

import org.jspecify.annotations.NullMarked;
