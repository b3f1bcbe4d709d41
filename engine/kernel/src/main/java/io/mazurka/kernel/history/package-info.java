/**
 * Histories of calls of a concurrent object, and the question whether a sequential object explains
 * them (linearizability, sequential consistency).
 *
 * <p>Read first: {@link io.mazurka.kernel.history.CallHistory}, a value to which calls are added;
 * {@link io.mazurka.kernel.history.Linearization} looks for the order that explains them. Models
 * and front ends depend on this package. It depends on nothing else; how calls are made is not
 * here.
 */
@NullMarked
package io.mazurka.kernel.history;

import org.jspecify.annotations.NullMarked;
