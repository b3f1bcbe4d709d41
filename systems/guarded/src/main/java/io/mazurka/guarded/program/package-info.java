/**
 * Programs as data: processes over shared variables, and their commands with guards and
 * assignments.
 *
 * <p>Entry types: {@link io.mazurka.guarded.program.Program} and {@link
 * io.mazurka.guarded.program.ProgramBuilder}, which makes it. Any module may depend on this
 * package, and it depends on no other package of this module. How a program runs is not here but in
 * {@code engine}.
 */
@NullMarked
package io.mazurka.guarded.program;

import org.jspecify.annotations.NullMarked;
