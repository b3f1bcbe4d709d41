/**
 * The shortest way to write a front end: base classes for systems whose transitions are
 * deterministic and whose slots hold plain numbers.
 *
 * <p>Read first: {@link io.mazurka.kernel.simple.DeterministicSystem}. Front ends may depend on
 * this package; nothing else in the kernel does. Other systems are not covered here: a system in
 * which a transition can have several steps in a state, or whose slots hold values that are
 * numbered as they occur, implements {@link io.mazurka.kernel.TransitionSystem} itself.
 */
@NullMarked
package io.mazurka.kernel.simple;

import org.jspecify.annotations.NullMarked;
