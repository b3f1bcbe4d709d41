package io.mazurka.expressions.syntax;

import io.mazurka.expressions.tree.Expression;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.tree.StateVariable;
import java.util.function.Function;

/** What a name stands for. */
public sealed interface Denotation {

  /** A variable. */
  record Single(StateVariable variable) implements Denotation {}

  /** An array, of which an index picks a variable. */
  record Indexed(StateArray array) implements Denotation {}

  /** Something a front end has a word for; in quotes the word would be a variable's name. */
  record Word(Expression expression) implements Denotation {}

  /** Something a front end says of a name in parentheses, such as {@code fireable(t)}. */
  record Application(Function<String, Denotation> function) implements Denotation {}

  /** Nothing that is clear, because of {@code reason}. */
  record Unclear(String reason) implements Denotation {}
}
