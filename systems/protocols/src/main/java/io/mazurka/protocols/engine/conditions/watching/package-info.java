/**
 * Finds out which local states a condition depends on, by watching the condition while it is
 * evaluated.
 *
 * <p>Read {@link io.mazurka.protocols.engine.conditions.watching.ConditionWatch} first: it turns a
 * condition into a {@link io.mazurka.protocols.engine.conditions.watching.DecisionGraph}. Only
 * {@code conditions} depends on this package, and divides conditions according to the graph; {@code
 * compiler} and {@code symmetry} use {@code Effort} alone, the limits of watching.
 */
@NullMarked
package io.mazurka.protocols.engine.conditions.watching;

import org.jspecify.annotations.NullMarked;
