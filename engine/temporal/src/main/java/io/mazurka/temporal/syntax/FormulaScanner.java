package io.mazurka.temporal.syntax;

import java.util.List;
import java.util.Set;

/**
 * Cuts the text of a formula into operators, parentheses and atoms. The text between operators is
 * an atom in a language that this class does not know; only quotes and brackets must match.
 */
final class FormulaScanner {

  /** The symbols; if one is a prefix of another, the longer one comes first. */
  private static final List<String> SYMBOLS =
      List.of("<->", "<>", "->", "~>", "&&", "||", "[]", "&", "|", "!", "~", "(", ")", "]", "}");

  /** Deeper nested brackets are refused, because they are read recursively. */
  static final int DEEPEST = 200;

  private static final Set<String> INSIDE_ATOMS = Set.of("!", "~", "(");

  private static final Set<String> CONNECTIVES =
      Set.of("<->", "->", "~>", "&&", "||", "&", "|", "U", "W", "R");

  private final String text;
  private final Set<String> words;

  /** The index of the next token. */
  private int start;

  private String previous = "";

  /**
   * @param words the operators that are words
   */
  FormulaScanner(String text, Set<String> words) {
    this.text = text;
    this.words = words;
    start = afterBlanks(0);
    int depth = 0;
    for (int index = 0; index < text.length(); index++) {
      depth += "([{".indexOf(text.charAt(index)) >= 0 ? 1 : closes(index) ? -1 : 0;
      if (depth > DEEPEST) {
        throw tooDeep(index);
      }
    }
  }

  private static FormulaSyntaxException tooDeep(int index) {
    return problem(
        index,
        "more than %d operators or brackets in one another; leave some out".formatted(DEEPEST));
  }

  FormulaSyntaxException tooDeep() {
    return tooDeep(start);
  }

  private int afterBlanks(int from) {
    int index = from;
    while (index < text.length() && Character.isWhitespace(text.charAt(index))) {
      index++;
    }
    return index;
  }

  int column() {
    return start + 1;
  }

  /** The token taken last. */
  String previous() {
    return previous;
  }

  boolean isAtEnd() {
    return start == text.length();
  }

  /** The operator, parenthesis or bracket that comes next, or an empty text. */
  String operator() {
    return operatorAt(start);
  }

  private String operatorAt(int index) {
    String word = wordAt(index);
    if (!word.isEmpty()) {
      return words.contains(word) ? word : "";
    }
    for (String symbol : SYMBOLS) {
      if (text.startsWith(symbol, index)) {
        return text.startsWith("!=", index) ? "" : symbol;
      }
    }
    return "";
  }

  boolean accept(String operator) {
    boolean there = operator().equals(operator);
    if (there) {
      take(start + operator.length());
    }
    return there;
  }

  private String take(int end) {
    previous = text.substring(start, end);
    start = afterBlanks(end);
    return previous;
  }

  /** Takes the word {@code word} if it comes next and one of {@code pieces} follows it. */
  boolean acceptBefore(String word, Set<String> pieces) {
    if (!wordAt(start).equals(word)) {
      return false;
    }
    int after = afterBlanks(start + word.length());
    boolean there = pieces.contains(operatorAt(after)) || pieces.contains(wordAt(after));
    if (there) {
      take(start + word.length());
    }
    return there;
  }

  /**
   * Takes the word {@code word} and the bracket after it, if the brackets contain one of the
   * operators. Returns the closing bracket, or an empty text.
   */
  String acceptBrackets(String word, Set<String> operators) {
    int open = afterBlanks(start + word.length());
    if (!wordAt(start).equals(word)
        || open >= text.length()
        || "[(".indexOf(text.charAt(open)) < 0) {
      return "";
    }
    int index = open + 1;
    while (index < text.length() && ")]}".indexOf(text.charAt(index)) < 0) {
      if (operators.contains(operatorAt(index))) {
        return takeBracket(open);
      }
      index = afterPiece(index);
    }
    return "";
  }

  private String takeBracket(int open) {
    String closing = text.charAt(open) == '[' ? "]" : ")";
    take(open + 1);
    return closing;
  }

  /**
   * Whether the word {@code word} comes next with brackets after it that are not a part of
   * something longer.
   */
  boolean isBracketed(String word) {
    int open = afterBlanks(start + word.length());
    if (!wordAt(start).equals(word)
        || open >= text.length()
        || "[(".indexOf(text.charAt(open)) < 0) {
      return false;
    }
    int after = afterBlanks(afterPiece(open));
    return after == text.length() || endsAtom(after);
  }

  /** Takes the word {@code word} and the bracket after it; returns the closing bracket. */
  String takeBracket(String word) {
    return takeBracket(afterBlanks(start + word.length()));
  }

  /** Whether a pair of parentheses comes next that is not a part of an atom. */
  boolean isGroup() {
    if (!operator().equals("(")) {
      return false;
    }
    int after = afterBlanks(afterPiece(start));
    return after == text.length() || endsAtom(after);
  }

  private boolean endsAtom(int index) {
    String operator = operatorAt(index);
    return !operator.isEmpty() && !INSIDE_ATOMS.contains(operator);
  }

  /** The text up to the next connective outside of brackets; it is not taken. */
  String atom(Atoms atoms) {
    boolean far = false;
    int index = start;
    int end = start;
    while (index < text.length() && !(far ? closes(index) : endsAtom(index))) {
      far |= atoms.reachesFar(wordAt(index));
      end = afterPiece(index);
      index = afterBlanks(end);
    }
    return text.substring(start, end);
  }

  void skip(String atom) {
    take(start + atom.length());
  }

  private boolean closes(int index) {
    return ")]}".indexOf(text.charAt(index)) >= 0;
  }

  /** The end of a word, of a quoted or bracketed text, or of a single character. */
  private int afterPiece(int index) {
    String word = wordAt(index);
    if (!word.isEmpty()) {
      return index + word.length();
    }
    char letter = text.charAt(index);
    if ("\"'".indexOf(letter) >= 0) {
      int end = text.indexOf(letter, index + 1);
      if (end < 0) {
        throw problem(index, "the quote is not closed; close it with " + letter);
      }
      return end + 1;
    }
    if ("([{".indexOf(letter) >= 0) {
      return afterBrackets(index);
    }
    return index + Character.charCount(text.codePointAt(index));
  }

  private int afterBrackets(int open) {
    char closing = ")]}".charAt("([{".indexOf(text.charAt(open)));
    int index = open + 1;
    while (index < text.length() && !closes(index)) {
      index = afterPiece(index);
    }
    if (index == text.length() || text.charAt(index) != closing) {
      throw problem(
          open, "'%s' is not closed; close it with '%s'".formatted(text.charAt(open), closing));
    }
    return index + 1;
  }

  private String wordAt(int start) {
    int end = start;
    while (end < text.length() && isWordAt(end, end > start)) {
      end += Character.charCount(text.codePointAt(end));
    }
    return text.substring(start, end);
  }

  /**
   * Whether the character at {@code index} can continue a word or, if not {@code inside} one, begin
   * it.
   */
  private boolean isWordAt(int index, boolean inside) {
    int letter = text.codePointAt(index);
    if (Character.isLetterOrDigit(letter) || "_.$@#".indexOf(letter) >= 0) {
      return true;
    } else if (inside && letter == '-') {
      return index + 1 < text.length() && Character.isLetterOrDigit(text.codePointAt(index + 1));
    }
    return inside && (letter == ':' || letter == '\'');
  }

  static boolean isConnective(String operator) {
    return CONNECTIVES.contains(operator);
  }

  static boolean isWord(String operator) {
    return !operator.isEmpty() && Character.isLetter(operator.charAt(0));
  }

  /** Whether an atom is a single name, possibly with brackets after it. */
  static boolean isSimple(String atom) {
    FormulaScanner scanner = new FormulaScanner(atom, Set.of());
    if (scanner.wordAt(0).isEmpty() && !isQuoted(atom)) {
      return false;
    }
    int end = 0;
    while (end < atom.length()
        && (end == 0 || "([{".indexOf(atom.charAt(end)) >= 0 || !scanner.wordAt(end).isEmpty())) {
      end = scanner.afterPiece(end);
    }
    return end == atom.length();
  }

  static boolean isQuoted(String text) {
    return text.length() > 1
        && "\"'".indexOf(text.charAt(0)) >= 0
        && text.indexOf(text.charAt(0), 1) == text.length() - 1;
  }

  /**
   * The exception for a text in which {@code expected} is missing at this point.
   *
   * @param remedy a hint to add if a word here is an operator
   */
  FormulaSyntaxException unexpected(String expected, String remedy) {
    String after = previous.isEmpty() ? "" : " after '" + previous + "'";
    String found = isAtEnd() ? "the end" : "'" + found() + "'";
    String more = isWord(operator()) ? "; " + remedy : "";
    return problem("expected %s%s, not %s%s".formatted(expected, after, found, more));
  }

  private String found() {
    return operator().isEmpty() ? text.substring(start, afterPiece(start)) : operator();
  }

  FormulaSyntaxException problem(String reason) {
    return problem(start, reason);
  }

  private static FormulaSyntaxException problem(int index, String reason) {
    return new FormulaSyntaxException(index + 1, reason);
  }
}
