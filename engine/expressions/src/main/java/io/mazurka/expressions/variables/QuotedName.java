package io.mazurka.expressions.variables;

import java.util.regex.Pattern;

/** Writes a name, in quotes if it contains special characters. */
public final class QuotedName {

  private static final Pattern WORD = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_.$@\\[\\]:]*");

  private QuotedName() {}

  /** The name itself if it is a word, else the name in quotes. */
  public static String of(String name) {
    if (WORD.matcher(name).matches()) {
      return name;
    }
    return name.indexOf('"') < 0 ? "\"" + name + "\"" : "'" + name + "'";
  }
}
