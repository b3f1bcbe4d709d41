/**
 * Conditions and numbers over the variables of a state, as immutable typed trees: what they read,
 * what values they can have, and what they are in a state. Entry type: {@link
 * io.mazurka.expressions.tree.Expression}. Every front end may use it; how trees are written is
 * another package's business.
 */
@NullMarked
package io.mazurka.expressions.tree;

import org.jspecify.annotations.NullMarked;
