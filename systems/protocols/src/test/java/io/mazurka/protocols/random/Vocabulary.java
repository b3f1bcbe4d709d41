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

  static int tag(Object message) {
    if (message instanceof Integer number) {
      return number;
    } else if (message instanceof String text) {
      return text.length();
    }
    return message instanceof Ping ping ? ping.tag() : ((Pong) message).tag();
  }

  /** A message of a type with a tag; a bare one is a number, or a text of that length. */
  static Object message(Class<?> type, int tag, boolean bare) {
    if (bare) {
      return type == Ping.class ? tag : "o".repeat(tag);
    }
    return type == Ping.class ? new Ping(tag) : new Pong(tag);
  }

  /** The type of such messages. */
  static Class<?> type(Class<?> type, boolean bare) {
    if (!bare) {
      return type;
    }
    return type == Record.class ? Object.class : type == Ping.class ? int.class : String.class;
  }
}
