/**
 * Processes over shared variables as guarded commands. Entry type: {@link
 * io.mazurka.guarded.GuardedModel}, a program with what should hold of it; circuits are built on it
 * in a package of their own.
 */
@NullMarked
package io.mazurka.guarded;

import org.jspecify.annotations.NullMarked;
