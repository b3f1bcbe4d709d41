package io.mazurka.expressions.syntax;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Cuts a text into symbols, numbers and names as they are asked for. Names may hold {@code [},
 * {@code ]}, {@code :} and {@code .}, which are symbols, too: of a word with such characters, a
 * name is the longest beginning that is known.
 */
final class Scanner {

  private static final List<String> SYMBOLS =
      List.of(
          "<->", "->", "<=", ">=", "==", "!=", "&&", "||", "..", "+", "-", "*", "/", "%", "(", ")",
          "!", "~", "&", "|", "^", "<", ">", "=", "[", "]", ",", ":");

  /** Longer names have to stand in quotes, as each beginning of a word may be a name. */
  private static final int LONGEST_NAME = 2000;

  private final String text;

  /** Where the next piece begins. */
  private int start;

  private String previous = "";

  Scanner(String text) {
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

  /** Whether the next word, up to any odd character, is {@code word}; if so it is taken. */
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

  /** The next word up to any odd character, or empty. */
  private String plainWord() {
    int end = start;
    while (isWordAt(end) && ".[]:".indexOf(text.charAt(end)) < 0) {
      end += Character.charCount(text.codePointAt(end));
    }
    return text.substring(start, end);
  }

  /** Takes a word without odd characters. */
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

  /** Takes a number, whose {@code sign} was taken before. */
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

  /** Takes a name in quotes, if there is one, and returns what is between them. */
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

  /** Takes the longest beginning of the next word that is known, if there is one. */
  @Nullable String known(Predicate<String> isKnown) {
    int longest = Math.min(wordEnd(), start + LONGEST_NAME);
    for (int end = longest; end > start; end--) {
      if ((end == longest || isCut(end)) && isKnown.test(text.substring(start, end))) {
        return take(end);
      }
    }
    return null;
  }

  /** Whether a word may be cut here, before an odd character. */
  private boolean isCut(int end) {
    return "[]:".indexOf(text.charAt(end)) >= 0 || text.startsWith("..", end);
  }

  /** The next word with all that a name may hold, or empty; it is not taken. */
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

  /** Whether a word goes on here; if it is here that it begins, whether it can. */
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

  /** What to throw where {@code expected} should stand, but does not. */
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

  /** What to throw if something is wrong with what comes next. */
  SyntaxException problem(String reason) {
    return new SyntaxException(column(), reason);
  }
}
