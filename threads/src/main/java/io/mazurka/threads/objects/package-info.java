/**
 * What thread programs are written with: shared objects, the operations on them, and the scope that
 * declares both objects and threads.
 *
 * <p>Entry type: {@link io.mazurka.threads.objects.Scope}. Every operation is described as a pure
 * function of the state of one object. Methods in the imperative ({@code lock()}) perform it, in
 * threads that are ordinary Java code; gerunds ({@code locking()}) describe it, in threads that are
 * step functions. How and when operations are performed is not decided here.
 */
@NullMarked
package io.mazurka.threads.objects;

import org.jspecify.annotations.NullMarked;
