package io.mazurka.bench.tools;

import java.util.Locale;

/** The answer of a tool to a formula. */
public enum Ruling {
  HOLDS,
  VIOLATED,
  /** The tool gave up. */
  UNKNOWN;

  /** Whether both answers are definite and differ. */
  public boolean contradicts(Ruling other) {
    return this != UNKNOWN && other != UNKNOWN && this != other;
  }

  @Override
  public String toString() {
    return this == UNKNOWN ? "–" : name().toLowerCase(Locale.ROOT);
  }
}
