/**
 * What a thread can do to a shared object: operations, their effects and outcomes, and the threads
 * that perform them.
 *
 * <p>Read {@link io.mazurka.threads.operations.Operation} first, then {@link
 * io.mazurka.threads.operations.SharedObject}. Programs import {@link
 * io.mazurka.threads.operations.Next} from here; the objects themselves (variables, locks, queues)
 * are in {@code objects}, which depends on this package.
 */
@NullMarked
package io.mazurka.threads.operations;

import org.jspecify.annotations.NullMarked;
