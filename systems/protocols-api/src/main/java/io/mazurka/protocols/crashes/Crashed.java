package io.mazurka.protocols.crashes;

/**
 * The local state of a process that is down. No step starts in it. Properties and monitors see the
 * state that the process was in.
 *
 * @param state the local state in which the process crashed
 */
public record Crashed(Object state) {

  /** Whether a process with this local state is down. */
  public static boolean is(Object local) {
    return local instanceof Crashed;
  }

  /** What a process with this local state is or was in. */
  public static Object seen(Object local) {
    return local instanceof Crashed crashed ? crashed.state() : local;
  }
}
