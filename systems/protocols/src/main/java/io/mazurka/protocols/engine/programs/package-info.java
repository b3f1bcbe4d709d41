/**
 * Protocols as transition systems: the steps of each view, compiled to flat programs that cursors
 * run.
 *
 * <p>Read {@link io.mazurka.protocols.engine.programs.ProtocolSystem} first. {@link
 * io.mazurka.protocols.engine.programs.StepEnumerator} lists the steps of a view with all details;
 * {@link io.mazurka.protocols.engine.programs.StepProgram} is that list as numbers, so that firing
 * a step is a few table look-ups. Of this module this package depends only on {@code views} and
 * {@code views.letters}; {@code analysis.exploration}, the reductions and the compiler may depend
 * on it. No reduction is here.
 */
@NullMarked
package io.mazurka.protocols.engine.programs;

import org.jspecify.annotations.NullMarked;
