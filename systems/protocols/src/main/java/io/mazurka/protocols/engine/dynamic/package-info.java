/**
 * Protocols for dynamic partial-order reduction: which steps are possible, and which of them depend
 * on each other because of messages, monitors, budgets or properties.
 *
 * <p>Entry type: {@link io.mazurka.protocols.engine.dynamic.DynamicFactory}, for {@code compiler},
 * which alone may depend on this package. Planners, races and the stack are not in here but in
 * {@code io.mazurka.dpor}, which sees an event as a number.
 */
@NullMarked
package io.mazurka.protocols.engine.dynamic;

import org.jspecify.annotations.NullMarked;
