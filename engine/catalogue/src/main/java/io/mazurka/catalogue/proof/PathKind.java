package io.mazurka.catalogue.proof;

/** Which paths an induction step looks at. */
public enum PathKind {
  /** All. */
  PLAIN,
  /** Those on which no state comes twice. */
  SIMPLE
}
