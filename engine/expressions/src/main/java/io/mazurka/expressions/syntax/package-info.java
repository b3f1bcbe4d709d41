/**
 * The language in which conditions and numbers are written, the same for every front end; what the
 * names in it stand for, a front end says through {@link io.mazurka.expressions.syntax.Names}.
 * Entry type: {@link io.mazurka.expressions.syntax.ExpressionParser}. The language is described in
 * {@code docs/reference/expressions.md}.
 */
@NullMarked
package io.mazurka.expressions.syntax;

import org.jspecify.annotations.NullMarked;
