package io.mazurka.temporal.branching;

/** How the unknown continuation of states without known edges is taken. */
enum Bound {
  /** What holds whatever comes after them. */
  CERTAIN,
  /** What holds if the right thing comes after them. */
  POSSIBLE;

  Bound opposite() {
    return this == CERTAIN ? POSSIBLE : CERTAIN;
  }
}
