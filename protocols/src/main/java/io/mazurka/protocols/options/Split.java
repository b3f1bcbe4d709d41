package io.mazurka.protocols.options;

/** How transitions of message-passing models are refined (Bokor 2011, section 3.5). */
public enum Split {
  /** Not at all. */
  NONE,
  /** A quorum step that does not only reply becomes one transition per set of senders. */
  QUORUM,
  /** A step that only replies becomes one transition per set of senders. */
  REPLY,
  /** Both. */
  COMBINED
}
