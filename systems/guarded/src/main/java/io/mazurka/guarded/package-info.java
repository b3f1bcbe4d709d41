/**
 * Programs of guarded commands over shared variables, as models that can be checked.
 *
 * <p>Entry type: {@link io.mazurka.guarded.GuardedModel}, a program together with the properties
 * that should hold. Any module may depend on this package. The program itself, as data, is in
 * {@code program}; circuits are built on it in {@code circuit}; how programs run is in {@code
 * engine}.
 */
@NullMarked
package io.mazurka.guarded;

import org.jspecify.annotations.NullMarked;
