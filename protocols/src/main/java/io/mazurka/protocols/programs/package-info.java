/**
 * Protocols as transition systems: the steps of each view, compiled to flat programs that cursors
 * run.
 *
 * <p>Entry type: {@link io.mazurka.protocols.programs.ProtocolSystem}. {@link
 * io.mazurka.protocols.programs.StepEnumerator} lists the steps of a view as people and tables need
 * them; {@link io.mazurka.protocols.programs.StepProgram} is that list as numbers, so that firing a
 * step is a few table look-ups. The rooms of the reductions depend on this one; it sees {@code
 * views} alone.
 */
@NullMarked
package io.mazurka.protocols.programs;

import org.jspecify.annotations.NullMarked;
