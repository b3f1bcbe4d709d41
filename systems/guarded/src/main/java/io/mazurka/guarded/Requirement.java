package io.mazurka.guarded;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.kernel.property.Property.Kind;

/**
 * A named condition on the variables of a program, and where it should hold.
 *
 * @param kind in every state, in some state, or in every terminal state
 */
public record Requirement(String name, Kind kind, BooleanExpression condition) {}
