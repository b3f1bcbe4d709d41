/**
 * Variables of a state, their types, and the intervals that values lie in.
 *
 * <p>Read {@link io.mazurka.expressions.variables.StateVariable} first. Trees of expressions depend
 * on this package. Nothing here is evaluated.
 */
@NullMarked
package io.mazurka.expressions.variables;

import org.jspecify.annotations.NullMarked;
