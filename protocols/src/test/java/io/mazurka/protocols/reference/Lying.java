package io.mazurka.protocols.reference;

/** What it means that a Byzantine process may say something at any time. */
public enum Lying {
  /** It is there from the beginning, and stays when it is consumed. */
  ALWAYS_THERE,
  /** There is a step that sends it, always. */
  STEP_BY_STEP
}
