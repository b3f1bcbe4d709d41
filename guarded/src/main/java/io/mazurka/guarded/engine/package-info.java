/**
 * Programs as transition systems: one slot per variable, guards compiled to tables. Entry type:
 * {@link io.mazurka.guarded.engine.ProgramSystem}.
 */
@NullMarked
package io.mazurka.guarded.engine;

import org.jspecify.annotations.NullMarked;
