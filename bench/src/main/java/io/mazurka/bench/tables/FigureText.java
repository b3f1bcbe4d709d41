package io.mazurka.bench.tables;

import java.util.Locale;

/** Formats figures for tables. */
public final class FigureText {

  private FigureText() {}

  public static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }
}
