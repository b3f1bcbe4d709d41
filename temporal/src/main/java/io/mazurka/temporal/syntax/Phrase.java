package io.mazurka.temporal.syntax;

/**
 * A piece of a formula's text.
 *
 * @param strength how strongly its outermost operator binds; an operand of a stronger one goes into
 *     parentheses
 */
record Phrase(String text, int strength) {

  static final int IMPLIES = 1;
  static final int OR = 2;
  static final int AND = 3;
  static final int TEMPORAL = 4;
  static final int UNARY = 5;

  static Phrase constant(boolean value) {
    return new Phrase(String.valueOf(value), UNARY);
  }

  /** An atom as it is written; an expression goes into parentheses, to be read more easily. */
  static Phrase atom(String text) {
    return new Phrase(FormulaScanner.isSimple(text) ? text : "(" + text + ")", UNARY);
  }

  /** With an operator before it; a blank goes after a word. */
  Phrase after(String operator) {
    String operand = within(UNARY);
    boolean blank = FormulaScanner.isWord(operator) && !operand.startsWith("(");
    return new Phrase(operator + (blank ? " " : "") + operand, UNARY);
  }

  /** With a connective that is read from the left. */
  Phrase join(String connective, Phrase right, int operator) {
    String left = within(operator);
    return new Phrase(left + " " + connective + " " + right.within(operator + 1), operator);
  }

  /** Implies another one, from the right. */
  Phrase implies(Phrase right) {
    return new Phrase(within(IMPLIES + 1) + " -> " + right.within(IMPLIES), IMPLIES);
  }

  private String within(int operator) {
    return strength < operator ? "(" + text + ")" : text;
  }
}
