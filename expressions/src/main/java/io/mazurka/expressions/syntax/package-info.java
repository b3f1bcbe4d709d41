/**
 * The language of conditions and numbers, which all front ends share. Read {@link
 * io.mazurka.expressions.syntax.ExpressionParser} first; {@code docs/expressions.md} describes the
 * language. Every front end may depend on this package. It does not know the variables of a model:
 * a front end supplies them through {@link io.mazurka.expressions.syntax.Names}.
 */
@NullMarked
package io.mazurka.expressions.syntax;

import org.jspecify.annotations.NullMarked;
