package io.mazurka.testkit;

import org.jspecify.annotations.Nullable;

/**
 * How many times as many systems a run draws as its test says. Tests that repeat something other
 * than a {@link RandomRun} multiply their numbers with the same factor.
 */
public final class Draws {

  /** With {@code -Ddraws=20} each run draws twenty times as many systems as its test says. */
  static final String FACTOR = "draws";

  private Draws() {}

  /** So many draws, times the factor that somebody asked for. */
  public static int times(int draws) {
    return times(draws, System.getProperty(FACTOR));
  }

  static int times(int draws, @Nullable String factor) {
    if (factor == null || factor.isEmpty()) {
      return draws;
    }
    return (int) Math.min(Integer.MAX_VALUE, (long) draws * Integer.parseInt(factor));
  }
}
