package io.mazurka.protocols.engine.fields;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** Cuts a text into symbols, numbers, words and quoted pieces, on demand. */
final class FieldScanner {

  /** If one is a prefix of another, the longer one comes first. */
  private static final List<String> SYMBOLS =
      List.of(
          "<->", "->", "<=", ">=", "==", "!=", "&&", "||", "+", "-", "*", "/", "%", "(", ")", "!",
          "~", "&", "|", "^", "<", ">", "=", "[", "]", ",", ":", ".");

  private final String text;

  /** The index of the next token. */
  private int start;

  private String previous = "";

  FieldScanner(String text) {
    this.text = text;
    skipBlanks(0);
  }

  private void skipBlanks(int from) {
    start = from;
    while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
      start++;
    }
  }

  private String take(int end) {
    previous = text.substring(start, end);
    skipBlanks(end);
    return previous;
  }

  int column() {
    return start + 1;
  }

  boolean isAtEnd() {
    return start == text.length();
  }

  private String symbol() {
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, start)) {
        return symbol;
      }
    }
    return "";
  }

  boolean accept(String symbol) {
    boolean there = symbol().equals(symbol);
    if (there) {
      take(start + symbol.length());
    }
    return there;
  }

  void expect(String symbol) {
    if (!accept(symbol)) {
      throw unexpected("'" + symbol + "'");
    }
  }

  /** The next word, which is not taken; empty if none comes next. */
  String word() {
    int end = start;
    while (end < text.length() && isWordAt(end)) {
      end += Character.charCount(text.codePointAt(end));
    }
    return text.substring(start, end);
  }

  private boolean isWordAt(int index) {
    int letter = text.codePointAt(index);
    return index == start
        ? Character.isJavaIdentifierStart(letter)
        : Character.isJavaIdentifierPart(letter);
  }

  boolean acceptWord(String word) {
    boolean there = word().equals(word);
    if (there) {
      take(start + word.length());
    }
    return there;
  }

  /** Takes the next word or name in single quotes. */
  String name() {
    String quoted = quoted('\'');
    if (quoted != null) {
      return quoted;
    }
    String word = word();
    if (word.isEmpty()) {
      throw unexpected("a name");
    }
    return take(start + word.length());
  }

  boolean isNumber() {
    return start < text.length() && isDigit(text.charAt(start));
  }

  long number() {
    int column = column();
    int end = start;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    String digits = take(end);
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException e) {
      throw new FieldSyntaxException(column, "the number %s is too large".formatted(digits));
    }
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }

  boolean isQuote(char quote) {
    return start < text.length() && text.charAt(start) == quote;
  }

  /** Takes what is between these quotes; null if none comes next. */
  @Nullable String quoted(char quote) {
    if (!isQuote(quote)) {
      return null;
    }
    int end = text.indexOf(quote, start + 1);
    if (end < 0) {
      throw problem("the quote is not closed");
    }
    String quoted = take(end + 1);
    return quoted.substring(1, quoted.length() - 1);
  }

  /** The exception for a text in which {@code expected} is missing at this point. */
  FieldSyntaxException unexpected(String expected) {
    String after = previous.isEmpty() ? "" : " after '" + previous + "'";
    return problem("expected %s%s, not %s".formatted(expected, after, piece()));
  }

  private String piece() {
    if (isAtEnd()) {
      return "the end";
    }
    if (!symbol().isEmpty()) {
      return "'" + symbol() + "'";
    }
    String word = word();
    int end = start + Character.charCount(text.codePointAt(start));
    return "'" + (word.isEmpty() ? text.substring(start, end) : word) + "'";
  }

  /** The exception for an error at this point. */
  FieldSyntaxException problem(String reason) {
    return new FieldSyntaxException(column(), reason);
  }
}
