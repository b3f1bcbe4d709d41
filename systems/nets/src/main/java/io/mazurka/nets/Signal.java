package io.mazurka.nets;

/**
 * A signal of a signal transition graph.
 *
 * @param initial its value in the initial marking
 */
public record Signal(String name, Kind kind, Level initial) {

  /** The kind of a signal: who drives it. */
  public enum Kind {
    /** Driven by the environment, which may choose. */
    INPUT,
    OUTPUT,
    INTERNAL
  }

  /** The value of a signal. */
  public enum Level {
    LOW,
    HIGH,
    /** Not given: the first transition of the signal decides. */
    UNKNOWN
  }

  /** The same signal with another initial value. */
  public Signal withInitial(Level level) {
    return new Signal(name, kind, level);
  }
}
