/**
 * Protocols for dynamic partial-order reduction: which steps are possible, and which of them depend
 * on each other because of messages, monitors, budgets or properties.
 *
 * <p>Read first: {@link io.mazurka.protocols.engine.dynamic.DynamicFactory}. The compiler of
 * protocols depends on this package. Planners, races and the stack are not here but in {@code
 * io.mazurka.dpor}, where an event is only a number.
 */
@NullMarked
package io.mazurka.protocols.engine.dynamic;

import org.jspecify.annotations.NullMarked;
