package io.mazurka.catalogue.proof;

/** Which paths an induction step looks at. */
public enum PathKind {
  /** All paths. */
  PLAIN,
  /** The paths on which no state occurs twice. */
  SIMPLE
}
