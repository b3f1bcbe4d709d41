/**
 * The shortest way to a front end: what a system needs whose transitions are deterministic and
 * whose slots hold plain numbers.
 *
 * <p>Entry type: {@link io.mazurka.kernel.simple.DeterministicSystem}. Front ends may build on it;
 * nothing else in the kernel depends on it. A system that has more than one step of a transition in
 * a state, or whose slots hold values that are numbered as they come up, implements {@link
 * io.mazurka.kernel.TransitionSystem} itself.
 */
@NullMarked
package io.mazurka.kernel.simple;

import org.jspecify.annotations.NullMarked;
