/**
 * Protocols in plain Java as guarded programs, made from the local graphs of their processes. Entry
 * type: {@link io.mazurka.proofs.protocol.ProtocolProgram}. How programs are proved is not known
 * here.
 */
@NullMarked
package io.mazurka.proofs.protocol;

import org.jspecify.annotations.NullMarked;
