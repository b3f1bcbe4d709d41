package io.mazurka.temporal.syntax;

/**
 * A piece of a formula's text.
 *
 * @param strength the binding strength of the outermost operator; as an operand of a stronger
 *     operator the phrase is put in parentheses
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

  /** An atom as written; an expression is put in parentheses for readability. */
  static Phrase atom(String text) {
    return new Phrase(FormulaScanner.isSimple(text) ? text : "(" + text + ")", UNARY);
  }

  /** This phrase after a prefix operator; a word is followed by a blank. */
  Phrase after(String operator) {
    String operand = within(UNARY);
    boolean blank = FormulaScanner.isWord(operator) && !operand.startsWith("(");
    return new Phrase(operator + (blank ? " " : "") + operand, UNARY);
  }

  /** This phrase joined to another by a left-associative connective. */
  Phrase join(String connective, Phrase right, int operator) {
    String left = within(operator);
    return new Phrase(left + " " + connective + " " + right.within(operator + 1), operator);
  }

  /** The implication from this phrase to another; implication is right-associative. */
  Phrase implies(Phrase right) {
    return new Phrase(within(IMPLIES + 1) + " -> " + right.within(IMPLIES), IMPLIES);
  }

  private String within(int operator) {
    return strength < operator ? "(" + text + ")" : text;
  }
}
