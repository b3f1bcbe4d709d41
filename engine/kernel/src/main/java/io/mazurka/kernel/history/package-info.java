/**
 * Histories of calls of a concurrent object, and whether a sequential one explains them.
 *
 * <p>Entry type: {@link io.mazurka.kernel.history.CallHistory}, a value that grows with the calls.
 * Below it, {@link io.mazurka.kernel.history.Linearization} looks for the order.
 */
@NullMarked
package io.mazurka.kernel.history;

import org.jspecify.annotations.NullMarked;
