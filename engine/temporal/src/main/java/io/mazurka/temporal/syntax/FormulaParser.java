package io.mazurka.temporal.syntax;

import io.mazurka.temporal.formula.TemporalFormula;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/**
 * Reads what formulas of linear and of branching time have in common: connectives, parentheses and
 * atoms.
 *
 * <p>From the weakest to the strongest: {@code <->}, {@code ->} (which reads {@code a -> b -> c} as
 * {@code a -> (b -> c)}), {@code ~>}, {@code ||}, {@code &&}, then {@code U W R} (from the left),
 * then what stands before its operand. {@code &}, {@code |} and {@code ~} are other words for
 * {@code &&}, {@code ||} and {@code !}.
 *
 * <p>Where an operand is expected and no operator comes, there is an atom: everything up to the
 * next binary connective, {@code []}, {@code <>}, closing bracket or the end; what is in brackets
 * or in quotes is not looked at. Parentheses with a connective, a closing bracket or the end after
 * them hold a formula; others are a part of an atom: {@code (x + 1) > y} is one, and so is {@code
 * tokens(p) <= 2}. Operators that are words count only as whole words, and always outside brackets
 * of atoms: a name such as {@code X} goes into quotes. The words {@code true} and {@code false} are
 * no atoms if they stand alone.
 *
 * @param <F> a formula
 */
abstract class FormulaParser<F extends TemporalFormula> {

  /** The most atoms: the number of bits of a label. */
  private static final int MOST_ATOMS = Long.SIZE;

  /** Longer formulas are refused, because formulas are processed recursively. */
  private static final int MOST_OPERANDS = 1000;

  /**
   * The largest formula after expansion; only {@code <->}, which duplicates its operands, makes
   * formulas larger.
   */
  private static final int LARGEST = 10_000;

  static final String QUOTE_IT = "a name that is an operator goes into quotes";

  final FormulaScanner scanner;
  private final Atoms atoms;
  private final Map<String, Integer> numbers = new HashMap<>();
  private int depth;
  private int operands;

  FormulaParser(String text, Atoms atoms, Set<String> words) {
    this.scanner = new FormulaScanner(text, words);
    this.atoms = atoms;
  }

  abstract F constant(boolean value);

  abstract F atom(int number);

  abstract F not(F operand);

  abstract F join(String connective, F left, F right);

  /** Reads an operand with the operators before it. */
  abstract F unary();

  /** Reads operands that {@code U}, {@code W} and {@code R} join. */
  abstract F temporal();

  /** Reads the whole text. */
  final F whole() {
    F formula = formula();
    if (!scanner.isAtEnd()) {
      throw misplaced();
    }
    return formula;
  }

  final F formula() {
    F left = implication();
    while (scanner.accept("<->")) {
      F right = implication();
      if (isTooLarge(left, right)) {
        throw scanner.problem(
            "the formula is too large, as both sides of each '<->' count twice; use fewer of them");
      }
      left = join("<->", left, right);
    }
    return left;
  }

  /** Whether a formula in which each of two formulas occurs twice would be too large. */
  final boolean isTooLarge(F left, F right) {
    return left.size() + right.size() > LARGEST / 2;
  }

  private F implication() {
    F left = leadsTo();
    if (!scanner.accept("->")) {
      return left;
    }
    enter();
    F right = implication();
    leave();
    return join("->", left, right);
  }

  private F leadsTo() {
    F left = disjunction();
    if (!scanner.accept("~>")) {
      return left;
    }
    F right = disjunction();
    if (scanner.operator().equals("~>")) {
      throw scanner.problem("'a ~> b ~> c' can be read in two ways; use parentheses");
    }
    return join("~>", left, right);
  }

  private F disjunction() {
    F left = conjunction();
    while (scanner.accept("||") || scanner.accept("|")) {
      left = join("||", left, conjunction());
    }
    return left;
  }

  private F conjunction() {
    F left = temporal();
    while (scanner.accept("&&") || scanner.accept("&")) {
      left = join("&&", left, temporal());
    }
    return left;
  }

  /** Counts the nesting depth of operators. */
  final void enter() {
    if (++depth > FormulaScanner.DEEPEST) {
      throw scanner.tooDeep();
    }
  }

  final void leave() {
    depth--;
  }

  /** Reads the operand of a prefix operator. */
  final F inner() {
    enter();
    F operand = unary();
    leave();
    return operand;
  }

  /**
   * Reads an operand without a temporal operator before it: a negation, a formula in parentheses, a
   * constant or an atom.
   */
  final F operand() {
    if (++operands > MOST_OPERANDS) {
      throw scanner.problem("more than %d operands; split the formula".formatted(MOST_OPERANDS));
    }
    if (scanner.accept("!") || scanner.accept("~")) {
      refuseUnclear();
      return not(inner());
    }
    if (scanner.isGroup()) {
      scanner.accept("(");
      enter();
      F formula = formula();
      leave();
      close(")");
      return formula;
    }
    String text = scanner.atom(atoms);
    if (text.isEmpty()) {
      throw noOperand();
    }
    if (text.equals("true") || text.equals("false")) {
      scanner.skip(text);
      return constant(text.equals("true"));
    }
    return atom(number(text));
  }

  /** Refuses {@code !x = 3}, which may mean {@code (!x) = 3} in the language of atoms. */
  private void refuseUnclear() {
    boolean atom = scanner.operator().isEmpty() || scanner.operator().equals("(");
    String text = atom && !scanner.isGroup() ? scanner.atom(atoms) : "";
    if (!text.isEmpty() && !FormulaScanner.isSimple(text)) {
      throw scanner.problem(
          "'!%1$s' can be read in two ways; write !(%1$s) if that is meant".formatted(text));
    }
  }

  final void close(String bracket) {
    if (scanner.isAtEnd()) {
      throw scanner.problem("'%s' is missing here".formatted(bracket));
    }
    if (!scanner.accept(bracket)) {
      throw misplaced();
    }
  }

  /** Whether a text is an atom. */
  final boolean isAtom(String text) {
    try {
      atoms.number(text);
      return true;
    } catch (UnknownAtomException e) {
      return false;
    }
  }

  /** The text that comes next, up to where an atom would end. */
  final String next() {
    return scanner.atom(atoms);
  }

  /** The exception for a missing operand. */
  FormulaSyntaxException noOperand() {
    return scanner.unexpected("an atom, '(' or an operator before one", QUOTE_IT);
  }

  /** The exception for a text where only a connective or the end may follow. */
  FormulaSyntaxException misplaced() {
    return scanner.unexpected("'&&', '||', '->' or another connective", QUOTE_IT);
  }

  private int number(String text) {
    int column = scanner.column();
    String before = scanner.previous();
    scanner.skip(text);
    String next = scanner.operator();
    if (FormulaScanner.isWord(next) && !FormulaScanner.isConnective(next)) {
      throw misplaced();
    }
    if (text.contains("^") && (before.startsWith("&") || next.startsWith("&"))) {
      throw new FormulaSyntaxException(
          column, "'^' beside '&&' can be read in two ways; use parentheses");
    }
    String key = FormulaScanner.isQuoted(text) ? text : text.replaceAll("\\s+", " ");
    return numbers.computeIfAbsent(key, absent -> ask(text, column, next));
  }

  private int ask(String text, int column, String next) {
    int number;
    try {
      number = atoms.number(text);
    } catch (UnknownAtomException e) {
      String hint =
          FormulaScanner.isWord(next) ? "; '" + next + "' is an operator, " + QUOTE_IT : "";
      throw new FormulaSyntaxException(column + e.column() - 1, e.getMessage() + hint);
    }
    if (number < 0 || number >= MOST_ATOMS) {
      throw new FormulaSyntaxException(
          column,
          "a formula has at most %d different atoms, and this is one more; split the formula"
              .formatted(MOST_ATOMS));
    }
    return number;
  }
}
