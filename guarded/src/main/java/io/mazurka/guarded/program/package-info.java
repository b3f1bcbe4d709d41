/**
 * Processes over shared variables, as data: commands with guards and assignments, and what they
 * read and write. Entry type: {@link io.mazurka.guarded.program.Program}. How a program runs is the
 * engine's business.
 */
@NullMarked
package io.mazurka.guarded.program;

import org.jspecify.annotations.NullMarked;
