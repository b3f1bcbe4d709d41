package io.mazurka.expressions.syntax;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a text into symbols, numbers and names, on demand. Names may contain {@code [}, {@code ]},
 * {@code :} and {@code .}, which are also symbols: the name is the longest known prefix of a word
 * with such characters.
 */
final class ExpressionScanner {

  private static final List<String> SYMBOLS =
      List.of(
          "<->", "->", "<=", ">=", "==", "!=", "&&", "||", "..", "+", "-", "*", "/", "%", "(", ")",
          "!", "~", "&", "|", "^", "<", ">", "=", "[", "]", ",", ":");

  /** A longer name must be quoted, because each prefix of a word may be a name and is looked up. */
  private static final int LONGEST_NAME = 2000;

  private final String text;

  /** The index of the next token. */
  private int start;

  private String previous = "";

  ExpressionScanner(String text) {
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

  boolean isAtEnd() {
    return start == text.length();
  }

  int column() {
    return start + 1;
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

  /**
   * Takes the next word if it is {@code word}; returns whether it was. The word ends before {@code
   * . [ ] :}.
   */
  boolean acceptWord(String word) {
    boolean there = plainWord().equals(word);
    if (there) {
      take(start + word.length());
    }
    return there;
  }

  void expectWord(String word) {
    if (!acceptWord(word)) {
      throw unexpected("'" + word + "'");
    }
  }

  /**
   * Whether the next word goes on after its beginning {@code word}, as an element of an array does.
   */
  boolean isLonger(String word) {
    int end = start + word.length();
    return end < text.length() && ".[".indexOf(text.charAt(end)) >= 0;
  }

  /** The next word, up to {@code . [ ] :}, or an empty text if none comes next. */
  String plainWord() {
    int end = start;
    while (isWordAt(end) && ".[]:".indexOf(text.charAt(end)) < 0) {
      end += Character.charCount(text.codePointAt(end));
    }
    return text.substring(start, end);
  }

  /** Takes the next word, up to {@code . [ ] :}. */
  String identifier() {
    String word = plainWord();
    if (word.isEmpty()) {
      throw unexpected("a name");
    }
    return take(start + word.length());
  }

  boolean isNumber() {
    return start < text.length() && isDigit(text.charAt(start));
  }

  /** Takes a number; its {@code sign} was taken before. */
  long number(String sign) {
    int column = column();
    int end = start;
    while (end < text.length() && isDigit(text.charAt(end))) {
      end++;
    }
    String digits = take(end);
    try {
      return Long.parseLong(sign + digits);
    } catch (NumberFormatException e) {
      throw new SyntaxException(column, "the number %s is too large".formatted(digits));
    }
  }

  private static boolean isDigit(char letter) {
    return letter >= '0' && letter <= '9';
  }

  /** Takes a name if it comes next in quotes; returns whether it does. */
  boolean acceptQuoted(String name) {
    boolean there = symbolAt(start, "'" + name + "'") || symbolAt(start, '"' + name + '"');
    if (there) {
      take(start + name.length() + 2);
    }
    return there;
  }

  /** Takes a quoted name and returns it without the quotes; null if none comes next. */
  @Nullable String quoted() {
    if (isAtEnd() || "\"'".indexOf(text.charAt(start)) < 0) {
      return null;
    }
    int end = text.indexOf(text.charAt(start), start + 1);
    if (end < 0) {
      throw new SyntaxException(column(), "the quote is not closed");
    }
    String quoted = take(end + 1);
    return quoted.substring(1, quoted.length() - 1);
  }

  /** Takes the longest prefix of the next word that is known; null if none is known. */
  @Nullable String known(Predicate<String> isKnown) {
    int longest = Math.min(wordEnd(), start + LONGEST_NAME);
    for (int end = longest; end > start; end--) {
      if ((end == longest || isCut(end)) && isKnown.test(text.substring(start, end))) {
        return take(end);
      }
    }
    return null;
  }

  /** Whether a name may end here, in the middle of a word: before {@code [ ] :} or {@code ..}. */
  private boolean isCut(int end) {
    return "[]:".indexOf(text.charAt(end)) >= 0 || text.startsWith("..", end);
  }

  /** The next word with all characters that a name may contain, or empty; the word is not taken. */
  String word() {
    return text.substring(start, wordEnd());
  }

  void skipWord() {
    take(wordEnd());
  }

  private int wordEnd() {
    int end = start;
    if (end < text.length() && (Character.isLetter(text.codePointAt(end)) || symbolAt(end, "_"))) {
      while (isWordAt(end)) {
        end += Character.charCount(text.codePointAt(end));
      }
    }
    return end;
  }

  /**
   * Whether the character at {@code index} belongs to a word. Digits and {@code . $ @ [ ] :} cannot
   * begin one.
   */
  private boolean isWordAt(int index) {
    if (index >= text.length()) {
      return false;
    }
    int letter = text.codePointAt(index);
    if (Character.isLetter(letter) || letter == '_') {
      return true;
    }
    return index > start && (isNumeral(letter) || ".$@[]:".indexOf(letter) >= 0);
  }

  private static boolean isNumeral(int letter) {
    return switch (Character.getType(letter)) {
      case Character.DECIMAL_DIGIT_NUMBER, Character.LETTER_NUMBER, Character.OTHER_NUMBER -> true;
      default -> false;
    };
  }

  private boolean symbolAt(int index, String symbol) {
    return text.startsWith(symbol, index);
  }

  /** The exception for a text in which {@code expected} is missing at this point. */
  SyntaxException unexpected(String expected) {
    String after = previous.isEmpty() ? "" : " after '" + previous + "'";
    String found = isAtEnd() ? "the end" : "'" + piece() + "'";
    return problem("expected %s%s, not %s".formatted(expected, after, found));
  }

  private String piece() {
    if (!symbol().isEmpty()) {
      return symbol();
    }
    int end = start + Character.charCount(text.codePointAt(start));
    return wordEnd() > start ? plainWord() : text.substring(start, end);
  }

  /** The exception for an error at this point. */
  SyntaxException problem(String reason) {
    return new SyntaxException(column(), reason);
  }
}
