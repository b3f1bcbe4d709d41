/**
 * Translates protocols into guarded programs, by means of the local graphs of their processes. Read
 * {@link io.mazurka.proofs.protocol.ProtocolProgram} first. Only the root package of proofs may
 * depend on this package. Proving is not done here.
 */
@NullMarked
package io.mazurka.proofs.protocol;

import org.jspecify.annotations.NullMarked;
