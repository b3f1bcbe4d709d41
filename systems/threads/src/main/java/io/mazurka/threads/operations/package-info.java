/**
 * The operations of threads on shared objects: their kinds, effects and outcomes, the objects
 * themselves, and the threads that perform operations.
 *
 * <p>Read {@link io.mazurka.threads.operations.Operation} first, then {@link
 * io.mazurka.threads.operations.SharedObject}. Programs import {@link
 * io.mazurka.threads.operations.Next} from here. Any module may depend on this package, and so may
 * every other package of this module. Variables, locks and queues are not here but in {@code
 * objects}; how operations are performed is in {@code model} and {@code real}.
 */
@NullMarked
package io.mazurka.threads.operations;

import org.jspecify.annotations.NullMarked;
