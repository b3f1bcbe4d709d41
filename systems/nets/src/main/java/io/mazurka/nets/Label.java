package io.mazurka.nets;

/**
 * The effect of a transition of a signal transition graph on the signals.
 *
 * @param signal the number of its signal, or {@link #NO_SIGNAL} for a dummy transition
 * @param edge how the signal changes
 */
public record Label(int signal, Edge edge) {

  public static final int NO_SIGNAL = -1;

  /** The label of dummy transitions. */
  public static final Label DUMMY = new Label(NO_SIGNAL, Edge.NONE);

  /** A change of a signal. */
  public enum Edge {
    RISE,
    FALL,
    TOGGLE,
    /** No change. */
    NONE
  }
}
