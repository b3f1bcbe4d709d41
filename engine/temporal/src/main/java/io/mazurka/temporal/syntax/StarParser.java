package io.mazurka.temporal.syntax;

import io.mazurka.temporal.formula.StarFormula;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * Reads formulas of CTL*: the quantifiers {@code A} and {@code E} before brackets with a formula
 * over time in them, as {@link LinearParser} reads it, or before a prefix operator ({@code A G F
 * p}), and all that {@link BranchingParser} reads, with the same meaning. So the words {@code A}
 * and {@code E} are no quantifiers where the brackets belong to an atom.
 *
 * <p>{@code AX} and {@code EX}, in one word or two, are about the steps from a state; {@code A(X
 * p)} and {@code E(X p)} are about paths, on which a terminal state repeats. In {@code A[...]} and
 * {@code E[...]} the operators {@code U W R} bind weaker than connectives, as in CTL, and in {@code
 * A(...)} and {@code E(...)} stronger, as in linear time; what CTL would read in another way there
 * is refused.
 */
public final class StarParser extends FormulaParser<StarFormula> {

  private static final List<String> QUANTIFIERS = List.of("A", "E");
  private static final Set<String> BINARY = Set.of("U", "W", "R");
  private static final Set<String> UNARY = Set.of("[]", "<>", "G", "F", "X", "GF", "FG");

  private static final Set<String> WORDS =
      Set.of("AG", "AF", "AX", "EG", "EF", "EX", "U", "W", "R", "X", "F", "G", "GF", "FG");

  /** What is being read. */
  private enum Scope {
    /** No quantifier is around it. */
    STATE,
    /** A path, as in linear time. */
    PATH,
    /** A path, after a quantifier that may be an operator of CTL and is written as one. */
    OPERATOR,
    /** A path, as in linear time, but CTL may read it in another way. */
    UNCLEAR
  }

  /** The operators between two brackets, and whether all operands are about states. */
  private static final class Level {
    private final boolean weakUntils;
    private int untils;
    private boolean connectives;
    private boolean aboutStates = true;

    private Level(boolean weakUntils) {
      this.weakUntils = weakUntils;
    }

    /** Whether CTL takes all up to the until as its left side, and linear time does not. */
    private boolean isUnclear() {
      return untils == 1 && connectives && aboutStates;
    }
  }

  private Scope scope = Scope.STATE;
  private Level level = new Level(false);

  /** Whether {@code ~>} was read as an operator of CTL after the current quantifier. */
  private boolean responds;

  private StarParser(String text, Atoms atoms) {
    super(text, atoms, WORDS);
  }

  /**
   * The formula that a text describes; it is about a state.
   *
   * @throws FormulaSyntaxException if it describes none
   */
  public static StarFormula parse(String text, Atoms atoms) {
    return new StarParser(text, atoms).whole();
  }

  @Override
  StarFormula temporal() {
    Level here = level;
    StarFormula first = unary();
    here.aboutStates &= first.isAboutState();
    return here.weakUntils ? first : untils(first, this::unary);
  }

  private StarFormula untils(StarFormula first, Supplier<StarFormula> operand) {
    Level here = level;
    StarFormula left = first;
    while (scope != Scope.STATE && BINARY.contains(scanner.operator())) {
      String operator = scanner.operator();
      scanner.accept(operator);
      StarFormula right = operand.get();
      if (operator.equals("W") && isTooLarge(left, right)) {
        throw scanner.problem(
            "the formula is too large, as what stands after W counts twice; use it less");
      }
      here.aboutStates &= right.isAboutState();
      here.untils++;
      left =
          switch (operator) {
            case "U" -> new StarFormula.Until(left, right);
            case "W" -> StarFormula.weakUntil(left, right);
            default -> new StarFormula.Release(left, right);
          };
    }
    return left;
  }

  @Override
  StarFormula unary() {
    for (String quantifier : QUANTIFIERS) {
      boolean all = quantifier.equals("A");
      String operator = operator(quantifier);
      if (!operator.isEmpty()) {
        return quantified(all, operator);
      }
      String closing = scanner.acceptBrackets(quantifier, BINARY);
      if (!closing.isEmpty()) {
        Scope inside = closing.equals("]") ? Scope.OPERATOR : Scope.UNCLEAR;
        return quantified(all, bracketed(closing, inside));
      }
      if (scanner.isBracketed(quantifier) && !isAtom(next())) {
        return quantified(all, bracketed(scanner.takeBracket(quantifier), Scope.PATH));
      }
    }
    String operator = scanner.operator();
    if (scope != Scope.STATE && UNARY.contains(operator)) {
      scanner.accept(operator);
      return overTime(operator, inner());
    }
    Level before = level;
    level = new Level(false);
    StarFormula operand = operand();
    level = before;
    return operand;
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

  private StarFormula quantified(boolean all, String operator) {
    StarFormula operand = within(Scope.OPERATOR, level, this::inner, StarFormula::isAboutState);
    if (!operator.equals("X")) {
      return quantified(all, overTime(operator, operand));
    }
    StarFormula after = operand.isAboutState() ? operand : quantified(all, operand);
    return all ? StarFormula.allSteps(after) : new StarFormula.SomeStep(after);
  }

  private static StarFormula quantified(boolean all, StarFormula path) {
    return all ? StarFormula.allPaths(path) : new StarFormula.SomePath(path);
  }

  private StarFormula bracketed(String closing, Scope inside) {
    boolean weak = closing.equals("]");
    enter();
    StarFormula path =
        within(
            inside,
            new Level(weak),
            () -> weak ? untils(formula(), this::formula) : formula(),
            read -> read.operands().stream().allMatch(StarFormula::isAboutState));
    leave();
    close(closing);
    return path;
  }

  /**
   * Reads the path of a quantifier.
   *
   * @param isPlain whether the quantifier with this path would be an operator of CTL
   */
  private StarFormula within(
      Scope inside, Level among, Supplier<StarFormula> path, Predicate<StarFormula> isPlain) {
    Scope before = scope;
    Level around = level;
    boolean responded = responds;
    scope = inside;
    level = among;
    responds = false;
    StarFormula read = path.get();
    if (inside == Scope.UNCLEAR && among.isUnclear()) {
      throw scanner.problem(
          "a connective beside U, W or R can be read in two ways here; put parentheses around what"
              + " belongs together");
    }
    if (responds && !isPlain.test(read)) {
      throw unclearResponse();
    }
    scope = before;
    level = around;
    responds = responded;
    return read;
  }

  private FormulaSyntaxException unclearResponse() {
    return scanner.problem(
        "'a ~> b' can be read in two ways here; write [](a -> <> b) or AG (a -> AF b)");
  }

  private static StarFormula overTime(String operator, StarFormula operand) {
    return switch (operator) {
      case "G", "[]" -> StarFormula.always(operand);
      case "F", "<>" -> StarFormula.eventually(operand);
      case "GF" -> StarFormula.always(StarFormula.eventually(operand));
      case "FG" -> StarFormula.eventually(StarFormula.always(operand));
      default -> new StarFormula.Next(operand);
    };
  }

  @Override
  FormulaSyntaxException noOperand() {
    String operator = scanner.operator();
    return UNARY.contains(operator)
        ? scanner.problem(
            "'%1$s' does not say on which paths; write A %1$s or E %1$s".formatted(operator)
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
  StarFormula constant(boolean value) {
    return new StarFormula.Constant(value);
  }

  @Override
  StarFormula atom(int number) {
    return new StarFormula.Atom(number);
  }

  @Override
  StarFormula not(StarFormula operand) {
    return new StarFormula.Not(operand);
  }

  @Override
  StarFormula join(String connective, StarFormula left, StarFormula right) {
    level.connectives = true;
    return switch (connective) {
      case "<->" -> StarFormula.equivalent(left, right);
      case "->" -> StarFormula.implies(left, right);
      case "~>" -> leadsTo(left, right);
      case "||" -> new StarFormula.Or(left, right);
      default -> new StarFormula.And(left, right);
    };
  }

  private StarFormula leadsTo(StarFormula left, StarFormula right) {
    if (scope == Scope.UNCLEAR) {
      throw unclearResponse();
    }
    StarFormula response = StarFormula.eventually(right);
    if (scope == Scope.PATH) {
      return StarFormula.always(StarFormula.implies(left, response));
    }
    responds = true;
    return quantified(
        true, StarFormula.always(StarFormula.implies(left, quantified(true, response))));
  }
}
