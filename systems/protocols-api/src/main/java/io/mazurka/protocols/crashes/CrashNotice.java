package io.mazurka.protocols.crashes;

/**
 * The message by which a failure detector knows that a process is down. A process that crashes
 * sends one to every process that has a step for it. A notice is never lost or duplicated and takes
 * no room in a channel.
 */
public record CrashNotice() {

  /** Whether a message is a notice. */
  public static boolean is(Object message) {
    return message instanceof CrashNotice;
  }
}
