/**
 * Programs as transition systems: a state has one slot per variable, and guards are compiled to
 * tables.
 *
 * <p>Entry type: {@link io.mazurka.guarded.engine.ProgramSystem}. {@code io.mazurka.guarded},
 * {@code local} and the module of proofs depend on this package. Reductions are not here but in
 * {@code reduction}.
 */
@NullMarked
package io.mazurka.guarded.engine;

import org.jspecify.annotations.NullMarked;
