/**
 * Tests whether a concurrent object, made of the variables and locks of a scope, behaves like a
 * sequential object.
 *
 * <p>Entry type: {@link io.mazurka.threads.contract.Callers}. Any module may depend on this
 * package. The search for a sequential order of the calls is not here but in the kernel.
 */
@NullMarked
package io.mazurka.threads.contract;

import org.jspecify.annotations.NullMarked;
