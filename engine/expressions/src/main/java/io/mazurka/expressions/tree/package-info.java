/**
 * Conditions and numbers over the variables of a state, as immutable typed trees. A tree can tell
 * the variables it reads, the values it can have, and its value in a state. Read {@link
 * io.mazurka.expressions.tree.Expression} first. Every front end may depend on this package. The
 * text form of trees is not here but in {@code expressions.syntax}.
 */
@NullMarked
package io.mazurka.expressions.tree;

import org.jspecify.annotations.NullMarked;
