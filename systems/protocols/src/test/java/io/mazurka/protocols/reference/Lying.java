package io.mazurka.protocols.reference;

/** The two ways in which a Byzantine process may send a message at any time. */
public enum Lying {
  /** The message is pending from the beginning, and stays when it is consumed. */
  ALWAYS_THERE,
  /** A step that is always enabled sends the message. */
  STEP_BY_STEP
}
