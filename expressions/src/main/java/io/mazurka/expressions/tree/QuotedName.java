package io.mazurka.expressions.tree;

import java.util.regex.Pattern;

/** How a name is written: with odd characters in quotes. */
final class QuotedName {

  private static final Pattern WORD = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_.$@\\[\\]:]*");

  private QuotedName() {}

  static String of(String name) {
    if (WORD.matcher(name).matches()) {
      return name;
    }
    return name.indexOf('"') < 0 ? "\"" + name + "\"" : "'" + name + "'";
  }
}
