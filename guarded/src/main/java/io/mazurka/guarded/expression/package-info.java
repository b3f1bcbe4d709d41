/**
 * Typed expressions over bounded integer variables: what guards, assignments and invariants are
 * made of, and the small language in which a user writes them. Entry type: {@link
 * io.mazurka.guarded.expression.Expression}. Nothing here knows of processes or states to come.
 */
@NullMarked
package io.mazurka.guarded.expression;

import org.jspecify.annotations.NullMarked;
