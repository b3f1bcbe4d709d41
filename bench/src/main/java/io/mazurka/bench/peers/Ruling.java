package io.mazurka.bench.peers;

import java.util.Locale;

/** What a tool says about a formula. */
public enum Ruling {
  HOLDS,
  VIOLATED,
  /** It gave up. */
  UNKNOWN;

  /** Whether both say something, and not the same. */
  public boolean contradicts(Ruling other) {
    return this != UNKNOWN && other != UNKNOWN && this != other;
  }

  @Override
  public String toString() {
    return this == UNKNOWN ? "–" : name().toLowerCase(Locale.ROOT);
  }
}
