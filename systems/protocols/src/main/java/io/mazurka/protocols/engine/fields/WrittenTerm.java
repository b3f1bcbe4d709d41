package io.mazurka.protocols.engine.fields;

import java.util.List;

/** An expression as it is written, with the column of each part, before names are looked up. */
sealed interface WrittenTerm {

  /** Where the term begins, or its operator stands; counted from 1. */
  int column();

  /** A number, a truth value or a text. */
  record Literal(Object value, int column) implements WrittenTerm {}

  /** A process, a monitor, a bound variable, or the constant of an enum. */
  record Named(String name, int column) implements WrittenTerm {}

  /** A field of a value. */
  record Field(WrittenTerm owner, String name, int column) implements WrittenTerm {}

  /** An element of a list or the value of a key. */
  record Element(WrittenTerm owner, WrittenTerm index, int column) implements WrittenTerm {}

  /** A function of a value, such as {@code size(x)}. */
  record Applied(String function, WrittenTerm argument, int column) implements WrittenTerm {}

  /** The operand after a sign: {@code !} or {@code -}. */
  record Signed(String sign, WrittenTerm operand, int column) implements WrittenTerm {}

  /** Two operands with an operator between them. */
  record Joined(WrittenTerm left, String operator, WrittenTerm right, int column)
      implements WrittenTerm {}

  /** Whether a value is of a class. */
  record OfType(WrittenTerm value, String type, int column) implements WrittenTerm {}

  /**
   * A term for each member of a role.
   *
   * @param word {@code forall}, {@code exists}, {@code count} or {@code sum}
   */
  record Quantified(String word, List<String> variables, String role, WrittenTerm body, int column)
      implements WrittenTerm {}
}
