/**
 * Histories of calls of a concurrent object, and whether a sequential one explains them.
 *
 * <p>Entry type: {@link io.mazurka.kernel.history.Linearization}.
 */
@NullMarked
package io.mazurka.kernel.history;

import org.jspecify.annotations.NullMarked;
