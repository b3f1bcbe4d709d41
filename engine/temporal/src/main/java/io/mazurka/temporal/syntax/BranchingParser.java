package io.mazurka.temporal.syntax;

import io.mazurka.temporal.formula.BranchingFormula;
import java.util.List;
import java.util.Set;

/**
 * Reads formulas of branching time: {@code AG AF AX EG EF EX}, also {@code A[] A<> E[] E<>}, and
 * {@code A[p U q] E[p U q]}, also with {@code W} and {@code R} and with parentheses, with the
 * connectives and atoms that {@link FormulaParser} describes. The words {@code A} and {@code E} are
 * operators only before one of these; {@code A[1] > 0} is an atom.
 */
public final class BranchingParser extends FormulaParser<BranchingFormula> {

  private static final List<String> QUANTIFIERS = List.of("A", "E");
  private static final Set<String> BINARY = Set.of("U", "W", "R");
  private static final Set<String> UNARY = Set.of("[]", "<>", "G", "F", "X");

  private static final Set<String> WORDS =
      Set.of("AG", "AF", "AX", "EG", "EF", "EX", "U", "W", "R", "X", "F", "G");

  private BranchingParser(String text, Atoms atoms) {
    super(text, atoms, WORDS);
  }

  /**
   * The formula that a text describes.
   *
   * @throws FormulaSyntaxException if it describes none
   */
  public static BranchingFormula parse(String text, Atoms atoms) {
    return new BranchingParser(text, atoms).whole();
  }

  /**
   * Reads a single operand: here binary temporal operators occur only in the brackets of a
   * quantifier.
   */
  @Override
  BranchingFormula temporal() {
    return unary();
  }

  @Override
  BranchingFormula unary() {
    for (String quantifier : QUANTIFIERS) {
      boolean all = quantifier.equals("A");
      String operator = operator(quantifier);
      if (!operator.isEmpty()) {
        return quantified(all, operator, inner());
      }
      String closing = scanner.acceptBrackets(quantifier, BINARY);
      if (!closing.isEmpty()) {
        enter();
        BranchingFormula path = path(all);
        leave();
        close(closing);
        return path;
      }
    }
    return operand();
  }

  /** Takes a quantifier with its operator, written as one word or two; returns the operator. */
  private String operator(String quantifier) {
    boolean apart = scanner.acceptBefore(quantifier, UNARY);
    for (String operator : UNARY) {
      if (scanner.accept(apart ? operator : quantifier + operator)) {
        return operator;
      }
    }
    return "";
  }

  private static BranchingFormula quantified(
      boolean all, String operator, BranchingFormula operand) {
    return switch (operator) {
      case "G", "[]" ->
          all ? BranchingFormula.allAlways(operand) : new BranchingFormula.SomeAlways(operand);
      case "F", "<>" ->
          all ? BranchingFormula.allEventually(operand) : BranchingFormula.someEventually(operand);
      default -> all ? BranchingFormula.allNext(operand) : new BranchingFormula.SomeNext(operand);
    };
  }

  /** Reads the inside of {@code A[p U q]}. */
  private BranchingFormula path(boolean all) {
    BranchingFormula left = formula();
    if (scanner.accept("U")) {
      BranchingFormula right = formula();
      return all
          ? BranchingFormula.allUntil(left, right)
          : new BranchingFormula.SomeUntil(left, right);
    }
    boolean weak = scanner.accept("W");
    if (!weak && !scanner.accept("R")) {
      throw super.misplaced();
    }
    BranchingFormula right = formula();
    if (weak) {
      return all
          ? BranchingFormula.allWeakUntil(left, right)
          : BranchingFormula.someWeakUntil(left, right);
    }
    return all
        ? BranchingFormula.allRelease(left, right)
        : BranchingFormula.someRelease(left, right);
  }

  @Override
  FormulaSyntaxException noOperand() {
    String operator = scanner.operator();
    return UNARY.contains(operator)
        ? scanner.problem(
            "'%1$s' does not say on which paths; write A%1$s or E%1$s".formatted(operator)
                + (FormulaScanner.isWord(operator) ? "; " + QUOTE_IT : ""))
        : super.noOperand();
  }

  @Override
  FormulaSyntaxException misplaced() {
    String operator = scanner.operator();
    return BINARY.contains(operator)
        ? scanner.problem(
            "'%1$s' does not say on which paths; write A[p %1$s q] or E[p %1$s q]"
                .formatted(operator))
        : super.misplaced();
  }

  @Override
  BranchingFormula constant(boolean value) {
    return new BranchingFormula.Constant(value);
  }

  @Override
  BranchingFormula atom(int number) {
    return new BranchingFormula.Atom(number);
  }

  @Override
  BranchingFormula not(BranchingFormula operand) {
    return BranchingFormula.not(operand);
  }

  @Override
  BranchingFormula join(String connective, BranchingFormula left, BranchingFormula right) {
    return switch (connective) {
      case "<->" -> BranchingFormula.equivalent(left, right);
      case "->" -> BranchingFormula.implies(left, right);
      case "~>" -> BranchingFormula.leadsTo(left, right);
      case "||" -> new BranchingFormula.Or(left, right);
      default -> new BranchingFormula.And(left, right);
    };
  }
}
