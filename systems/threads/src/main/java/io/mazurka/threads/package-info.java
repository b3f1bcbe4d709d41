/**
 * Programs of threads over shared objects, and the exploration of all their executions.
 *
 * <p>Entry type: {@link io.mazurka.threads.ThreadProgram}, a program that can be checked. {@link
 * io.mazurka.threads.ThreadModel} is a program that the command line finds by its class name. Any
 * module may depend on this package. The objects that programs use are not here but in {@code
 * objects}; the two ways to run a program are in {@code model} and {@code real}; which executions
 * are explored is decided by {@code io.mazurka.dpor}.
 */
@NullMarked
package io.mazurka.threads;

import org.jspecify.annotations.NullMarked;
