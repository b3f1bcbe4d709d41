package io.mazurka.nets.formula;

import io.mazurka.kernel.InvalidOptionException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of an invariant: operators, numbers, and names, with odd characters in quotes. */
final class InvariantTokens {

  private static final Pattern TOKEN =
      Pattern.compile(
          "\\s*(\"[^\"]*\"|'[^']*'|\\d+|[\\p{L}_][\\p{L}\\p{N}_.$@\\[\\]:]*"
              + "|->|<=|>=|==|!=|&&|\\|\\||[-+*()!&|<>=])");

  private final String text;
  private final List<String> tokens = new ArrayList<>();
  private int next;

  InvariantTokens(String text) {
    this.text = text;
    Matcher matcher = TOKEN.matcher(text);
    int end = 0;
    while (matcher.region(end, text.length()).lookingAt()) {
      tokens.add(matcher.group(1));
      end = matcher.end();
    }
    if (!text.substring(end).isBlank()) {
      throw problem("'%s' cannot be read".formatted(text.substring(end).strip()));
    }
  }

  boolean isAtEnd() {
    return next == tokens.size();
  }

  private String peek() {
    return isAtEnd() ? "" : tokens.get(next);
  }

  boolean accept(String token) {
    boolean there = peek().equals(token);
    next += there ? 1 : 0;
    return there;
  }

  /** The first of {@code options} that comes next, or empty. */
  String acceptAny(String... options) {
    for (String option : options) {
      if (accept(option)) {
        return option;
      }
    }
    return "";
  }

  void expect(String token) {
    if (!accept(token)) {
      throw unexpected("'" + token + "'");
    }
  }

  boolean isNumber() {
    return peek().matches("\\d+");
  }

  long number() {
    try {
      return Long.parseLong(tokens.get(next++));
    } catch (NumberFormatException e) {
      throw problem("'%s' is too large".formatted(tokens.get(next - 1)));
    }
  }

  boolean isQuoted() {
    return peek().startsWith("\"") || peek().startsWith("'");
  }

  String name() {
    String token = peek();
    if (isQuoted()) {
      next++;
      return token.substring(1, token.length() - 1);
    }
    if (token.isEmpty() || !(Character.isLetter(token.charAt(0)) || token.charAt(0) == '_')) {
      throw unexpected("a name");
    }
    next++;
    return token;
  }

  InvalidOptionException unexpected(String wanted) {
    return problem(
        "%s is needed where %s"
            .formatted(wanted, isAtEnd() ? "it ends" : "'" + peek() + "' stands"));
  }

  InvalidOptionException problem(String reason) {
    return new InvalidOptionException("invariant \"%s\": %s".formatted(text, reason));
  }
}
