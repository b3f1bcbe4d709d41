package io.mazurka.protocols.random;

/** The local states and messages of random protocols. */
public final class Vocabulary {

  private Vocabulary() {}

  /**
   * A local state.
   *
   * @param place where the process is, from 0
   * @param fuel how many more times it may send more than it consumes
   */
  public record Local(int place, int fuel) {}

  /** What the monitor keeps. */
  public record Tally(int value) {}

  /** A message that carries a tag, 0 or 1. */
  public record Ping(int tag) {}

  /** Another message that carries a tag, 0 or 1. */
  public record Pong(int tag) {}

  static int tag(Record message) {
    return message instanceof Ping ping ? ping.tag() : ((Pong) message).tag();
  }
}
