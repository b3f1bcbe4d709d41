package io.mazurka.nets.engine;

import io.mazurka.nets.Label.Edge;
import io.mazurka.nets.Signal.Level;

/** The values of the slot of a signal. */
public final class SignalLevel {

  public static final int LOW = 0;
  public static final int HIGH = 1;

  /** No transition of the signal has fired yet, and its initial value is not known. */
  public static final int UNKNOWN = 2;

  /** The signal has risen while high or fallen while low; it stays like this. */
  public static final int INCONSISTENT = 3;

  private SignalLevel() {}

  static int of(Level level) {
    return switch (level) {
      case LOW -> LOW;
      case HIGH -> HIGH;
      case UNKNOWN -> UNKNOWN;
    };
  }

  /** The value of a slot with {@code level} after {@code edge}. */
  public static int after(int level, Edge edge) {
    if (level == INCONSISTENT) {
      return INCONSISTENT;
    }
    return switch (edge) {
      case RISE -> level == HIGH ? INCONSISTENT : HIGH;
      case FALL -> level == LOW ? INCONSISTENT : LOW;
      case TOGGLE -> level == UNKNOWN ? UNKNOWN : HIGH - level;
      case NONE -> level;
    };
  }

  static String text(int level) {
    return switch (level) {
      case LOW -> "0";
      case HIGH -> "1";
      case UNKNOWN -> "?";
      default -> "inconsistent";
    };
  }
}
