package io.mazurka.protocols.engine.fields;

import io.mazurka.protocols.engine.fields.WrittenTerm.Applied;
import io.mazurka.protocols.engine.fields.WrittenTerm.Element;
import io.mazurka.protocols.engine.fields.WrittenTerm.Field;
import io.mazurka.protocols.engine.fields.WrittenTerm.Joined;
import io.mazurka.protocols.engine.fields.WrittenTerm.Literal;
import io.mazurka.protocols.engine.fields.WrittenTerm.Named;
import io.mazurka.protocols.engine.fields.WrittenTerm.OfType;
import io.mazurka.protocols.engine.fields.WrittenTerm.Quantified;
import io.mazurka.protocols.engine.fields.WrittenTerm.Signed;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads terms. From the weakest to the strongest operator: {@code <->}, {@code ->}, {@code |},
 * {@code ^}, {@code &}, comparisons with {@code in}, {@code contains} and {@code is}, {@code + -},
 * {@code * / %}, signs, and fields.
 */
final class TermParser {

  static final List<String> QUANTIFIERS = List.of("forall", "exists", "count", "sum");

  private static final List<String> RELATIONS = List.of("==", "=", "!=", "<=", ">=", "<", ">");
  private static final int MOST_NESTED = 200;
  private static final int MOST_REPEATED = 1000;

  private final FieldScanner scanner;
  private final Predicate<String> isKnown;
  private int depth;
  private int repeated;

  private TermParser(String text, Predicate<String> isKnown) {
    this.scanner = new FieldScanner(text);
    this.isKnown = isKnown;
  }

  /**
   * Reads a text.
   *
   * @param isKnown whether a word is a name of the protocol; it is then no word of the language
   * @throws FieldSyntaxException if it is no term
   */
  static WrittenTerm parse(String text, Predicate<String> isKnown) {
    TermParser parser = new TermParser(text, isKnown);
    WrittenTerm term = parser.equivalence();
    if (!parser.scanner.isAtEnd()) {
      throw parser.scanner.unexpected("the end");
    }
    return term;
  }

  private WrittenTerm nested() {
    return nested(this::equivalence);
  }

  private WrittenTerm nested(Supplier<WrittenTerm> inner) {
    if (++depth > MOST_NESTED) {
      throw scanner.problem("it is nested more than %d deep".formatted(MOST_NESTED));
    }
    WrittenTerm term = inner.get();
    depth--;
    return term;
  }

  /** Reads operands with these operators between them, which group to the left. */
  private WrittenTerm leftwards(Supplier<WrittenTerm> operand, List<String> operators) {
    WrittenTerm left = operand.get();
    while (true) {
      int column = scanner.column();
      String operator = accepted(operators);
      if (operator == null) {
        return left;
      }
      repeat();
      left = new Joined(left, operator, operand.get(), column);
    }
  }

  private @Nullable String accepted(List<String> symbols) {
    return symbols.stream().filter(scanner::accept).findFirst().orElse(null);
  }

  private void repeat() {
    if (++repeated > MOST_REPEATED) {
      throw scanner.problem("more than %d operators follow each other".formatted(MOST_REPEATED));
    }
  }

  private WrittenTerm equivalence() {
    return leftwards(this::implication, List.of("<->"));
  }

  private WrittenTerm implication() {
    WrittenTerm left = disjunction();
    int column = scanner.column();
    return scanner.accept("->") ? new Joined(left, "->", nested(this::implication), column) : left;
  }

  private WrittenTerm disjunction() {
    return leftwards(this::difference, List.of("|", "||"));
  }

  private WrittenTerm difference() {
    return leftwards(this::conjunction, List.of("^"));
  }

  private WrittenTerm conjunction() {
    return leftwards(this::comparison, List.of("&", "&&"));
  }

  private WrittenTerm comparison() {
    WrittenTerm left = sum();
    WrittenTerm whole = null;
    while (true) {
      int column = scanner.column();
      WrittenTerm next;
      String relation = accepted(RELATIONS);
      if (relation != null) {
        WrittenTerm right = sum();
        next = new Joined(left, relation, right, column);
        left = right;
      } else if (scanner.acceptWord("contains")) {
        next = new Joined(left, "contains", sum(), column);
      } else if (scanner.acceptWord("in")) {
        next = new Joined(sum(), "contains", left, column);
      } else if (scanner.acceptWord("is")) {
        int place = scanner.column();
        next = new OfType(left, scanner.name(), place);
      } else {
        return whole == null ? left : whole;
      }
      repeat();
      whole = whole == null ? next : new Joined(whole, "&", next, column);
    }
  }

  private WrittenTerm sum() {
    return leftwards(this::product, List.of("+", "-"));
  }

  private WrittenTerm product() {
    return leftwards(this::signed, List.of("*", "/", "%"));
  }

  private WrittenTerm signed() {
    int column = scanner.column();
    if (scanner.accept("!") || scanner.accept("~")) {
      return new Signed("!", nested(this::signed), column);
    }
    if (scanner.accept("-")) {
      return new Signed("-", nested(this::signed), column);
    }
    return fields(atom());
  }

  private WrittenTerm fields(WrittenTerm owner) {
    WrittenTerm term = owner;
    while (true) {
      int column = scanner.column();
      if (scanner.accept(".")) {
        column = scanner.column();
        String name = scanner.name();
        if (scanner.accept("(")) {
          scanner.expect(")");
        }
        term = new Field(term, name, column);
      } else if (scanner.accept("[")) {
        term = new Element(term, nested(), column);
        scanner.expect("]");
      } else {
        return term;
      }
      repeat();
    }
  }

  private WrittenTerm atom() {
    int column = scanner.column();
    if (scanner.accept("(")) {
      WrittenTerm inner = nested();
      scanner.expect(")");
      return inner;
    }
    if (scanner.isNumber()) {
      return new Literal(scanner.number(), column);
    }
    String text = scanner.quoted('"');
    if (text != null) {
      return new Literal(text, column);
    }
    String word = scanner.word();
    if (word.isEmpty() && !scanner.isQuote('\'')) {
      throw scanner.unexpected("a name, a number or '('");
    }
    boolean known = isKnown.test(word);
    if (!known && QUANTIFIERS.contains(word)) {
      return quantified();
    }
    if (!known && (word.equals("true") || word.equals("false"))) {
      scanner.name();
      return new Literal(word.equals("true"), column);
    }
    String name = scanner.name();
    if (!known && scanner.accept("(")) {
      WrittenTerm argument = nested();
      if (scanner.isAtEnd() || !scanner.accept(")")) {
        throw ChannelQuestion.suits(name)
            ? ChannelQuestion.refused(column, name)
            : scanner.unexpected("')'");
      }
      return new Applied(name, argument, column);
    }
    return new Named(name, column);
  }

  private WrittenTerm quantified() {
    String word = scanner.name();
    boolean enclosed = scanner.accept("(");
    List<String> variables = new ArrayList<>();
    do {
      variables.add(scanner.name());
    } while (scanner.accept(","));
    if (!scanner.acceptWord("in")) {
      throw scanner.unexpected("'in'");
    }
    int place = scanner.column();
    String role = scanner.name();
    scanner.expect(":");
    WrittenTerm body = nested();
    if (enclosed) {
      scanner.expect(")");
    }
    return new Quantified(word, variables, role, body, place);
  }
}
