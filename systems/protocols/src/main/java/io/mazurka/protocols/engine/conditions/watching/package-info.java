/**
 * Which local states a condition looks at, found out by watching the condition while it is
 * evaluated.
 *
 * <p>Read {@link io.mazurka.protocols.engine.conditions.watching.ConditionWatch} first: it turns a
 * condition into a {@link io.mazurka.protocols.engine.conditions.watching.DecisionGraph}. Only
 * {@code conditions} depends on this package, and divides conditions by what the graph shows.
 */
@NullMarked
package io.mazurka.protocols.engine.conditions.watching;

import org.jspecify.annotations.NullMarked;
