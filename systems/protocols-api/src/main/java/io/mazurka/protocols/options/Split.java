package io.mazurka.protocols.options;

/** How transitions of message-passing models are refined (Bokor 2011, section 3.5). */
public enum Split {
  /** No step is refined. */
  NONE,
  /** A quorum step that sends more than replies becomes one transition per set of senders. */
  QUORUM,
  /** A step that sends only replies becomes one transition per set of senders. */
  REPLY,
  /** Both {@link #QUORUM} and {@link #REPLY}. */
  COMBINED
}
