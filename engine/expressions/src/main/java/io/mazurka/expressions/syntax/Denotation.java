package io.mazurka.expressions.syntax;

import io.mazurka.expressions.tree.Expression;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import java.util.function.Function;

/** The meaning of a name in an expression. */
public sealed interface Denotation {

  /** A variable. */
  record Single(StateVariable variable) implements Denotation {}

  /** An array; an index selects one of its variables. */
  record Indexed(StateArray array) implements Denotation {}

  /**
   * A word of the front end that stands for an expression. In quotes, the word would be the name of
   * a variable.
   */
  record Word(Expression expression) implements Denotation {}

  /**
   * A function of the front end that is applied to a name in parentheses, such as {@code
   * fireable(t)}.
   */
  record Application(Function<String, Denotation> function) implements Denotation {}

  /** An ambiguous name; {@code reason} says why. */
  record Unclear(String reason) implements Denotation {}
}
