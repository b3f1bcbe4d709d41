package io.mazurka.expressions.syntax;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Conditional;
import io.mazurka.expressions.tree.Constant;
import io.mazurka.expressions.tree.Expression;
import io.mazurka.expressions.tree.IndexVariable;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.tree.StateArray;
import io.mazurka.expressions.variables.StateVariable;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads the operands of operators: numbers, names, parentheses, conditionals and quantifiers. A
 * name of the model takes precedence over a word of the language.
 */
final class AtomParser {

  private final ExpressionScanner scanner;
  private final BoundNames names;
  private final Supplier<Expression> nested;
  private final QuantifierParser quantifiers;

  AtomParser(ExpressionScanner scanner, Names names, Supplier<Expression> nested) {
    this.scanner = scanner;
    this.names = new BoundNames(names);
    this.nested = nested;
    this.quantifiers = new QuantifierParser(scanner, this.names, nested);
  }

  Expression atom() {
    if (scanner.accept("(")) {
      Expression inner = nested.get();
      scanner.expect(")");
      return inner;
    }
    if (scanner.isNumber()) {
      return new Constant(scanner.number(""));
    }
    int column = scanner.column();
    String quoted = scanner.quoted();
    if (quoted != null) {
      return quoted(quoted, column);
    }
    String name = scanner.known(names::isKnown);
    if (name != null) {
      IndexVariable index = names.index(name);
      return index != null ? index : named(Objects.requireNonNull(names.find(name)), column);
    }
    return word();
  }

  private Expression word() {
    if (scanner.acceptWord("true")) {
      return BooleanExpression.all();
    }
    if (scanner.acceptWord("false")) {
      return BooleanExpression.any();
    }
    if (scanner.acceptWord("if")) {
      return conditional();
    }
    Expression quantified = quantifiers.quantified();
    if (quantified != null) {
      return quantified;
    }
    String unknown = scanner.word();
    throw unknown.isEmpty()
        ? scanner.unexpected("a name, a number or '('")
        : scanner.problem(names.unknown(trimmed(unknown)));
  }

  /** A word without the characters at its end that are symbols rather than part of a name. */
  private static String trimmed(String word) {
    String name = word.split("\\.\\.", 2)[0];
    boolean balanced =
        name.chars().filter(letter -> letter == '[').count()
            == name.chars().filter(letter -> letter == ']').count();
    name = balanced ? name : name.split("[\\[\\]]", 2)[0];
    return name.replaceFirst("[:.]+$", "");
  }

  private Expression quoted(String name, int column) {
    Denotation found = names.find(name);
    if (found == null
        || found instanceof Denotation.Word
        || found instanceof Denotation.Application) {
      throw new SyntaxException(column, names.unknown(name));
    }
    return named(found, column);
  }

  private Expression named(Denotation found, int column) {
    if (found instanceof Denotation.Single single) {
      StateVariable variable = single.variable();
      return variable.isBoolean() ? BooleanExpression.of(variable) : IntegerExpression.of(variable);
    }
    if (found instanceof Denotation.Indexed indexed) {
      return element(indexed.array());
    }
    if (found instanceof Denotation.Word word) {
      return word.expression();
    }
    if (found instanceof Denotation.Application application) {
      return applied(application);
    }
    throw new SyntaxException(column, ((Denotation.Unclear) found).reason());
  }

  private Expression element(StateArray array) {
    scanner.expect("[");
    int column = scanner.column();
    IntegerExpression index = nested.get().asNumber();
    scanner.expect("]");
    if (index.isTotal() && index.interval().isApartFrom(array.indices())) {
      throw new SyntaxException(
          column,
          "there is no %s[%s], only from %d to %d"
              .formatted(array.name(), index, array.first(), array.last()));
    }
    return array.at(index);
  }

  private Expression applied(Denotation.Application application) {
    scanner.expect("(");
    int column = scanner.column();
    @Nullable String quoted = scanner.quoted();
    String argument = quoted != null ? quoted : scanner.word();
    if (quoted == null) {
      if (argument.isEmpty()) {
        throw scanner.unexpected("a name");
      }
      scanner.skipWord();
    }
    Expression result = named(application.function().apply(argument), column);
    scanner.expect(")");
    return result;
  }

  private Expression conditional() {
    BooleanExpression condition = nested.get().asCondition();
    scanner.expectWord("then");
    Expression then = nested.get();
    scanner.expectWord("else");
    Expression otherwise = nested.get();
    return then instanceof BooleanExpression one && otherwise instanceof BooleanExpression other
        ? condition.choose(one, other)
        : new Conditional(condition, then.asNumber(), otherwise.asNumber());
  }
}
