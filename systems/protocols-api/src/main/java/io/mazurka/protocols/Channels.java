package io.mazurka.protocols;

/** How a channel keeps the messages in it. */
public enum Channels {
  /** A set: sending a message that is already pending changes nothing. */
  SET,
  /** A multiset: every send is one more message to receive. */
  MULTISET,
  /** A queue: messages of one sender are received in the order they were sent. */
  FIFO
}
