/**
 * The vocabulary of thread programs: shared objects, the operations on them, and the scope that
 * declares both objects and threads.
 *
 * <p>Entry type: {@link io.mazurka.threads.objects.Scope}. Every operation is described as a pure
 * function of the state of one object. Methods in the imperative ({@code lock()}) perform the
 * operation, in threads that are ordinary Java code; gerunds ({@code locking()}) describe the
 * operation, in threads that are step functions. Any module may depend on this package. How and
 * when operations are performed is not decided here but in {@code model} and {@code real}.
 */
@NullMarked
package io.mazurka.threads.objects;

import org.jspecify.annotations.NullMarked;
