package io.mazurka.proofs.solver;

import java.util.ArrayList;
import java.util.List;

/**
 * An answer of a solver: a word, or a list of answers.
 *
 * @param text the word; empty for a list
 * @param parts the list; empty for a word
 */
record SExpression(String text, List<SExpression> parts) {

  SExpression {
    parts = List.copyOf(parts);
  }

  static SExpression read(String text) {
    return new Reader(text).next();
  }

  /** The number that this expression stands for; a truth value is 1 or 0. */
  long number() {
    return switch (text) {
      case "true" -> 1;
      case "false" -> 0;
      case "" -> -parts.get(1).number();
      default -> parsed();
    };
  }

  private long parsed() {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException e) {
      throw new NumberTooLargeException("the solver found %s, which is too large".formatted(text));
    }
  }

  /** Reads a text character by character. */
  private static final class Reader {

    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    SExpression next() {
      skipSpace();
      if (at >= text.length()) {
        throw new IllegalStateException("the solver's answer ends too early: " + text);
      }
      return text.charAt(at) == '(' ? list() : word();
    }

    private SExpression list() {
      List<SExpression> parts = new ArrayList<>();
      at++;
      skipSpace();
      while (at < text.length() && text.charAt(at) != ')') {
        parts.add(next());
        skipSpace();
      }
      at++;
      return new SExpression("", parts);
    }

    private SExpression word() {
      int from = at;
      if (text.charAt(at) == '|') {
        at = text.indexOf('|', at + 1) + 1;
        return new SExpression(text.substring(from + 1, at - 1), List.of());
      }
      while (at < text.length() && " \n\r\t()".indexOf(text.charAt(at)) < 0) {
        at++;
      }
      return new SExpression(text.substring(from, at), List.of());
    }

    private void skipSpace() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }
  }
}
