package io.mazurka.temporal.branching;

/** How a formula is evaluated in states whose edges are unknown. */
enum Bound {
  /** The formula counts as true only if it holds whatever comes after such states. */
  CERTAIN,
  /** The formula counts as true if it holds for some continuation after such states. */
  POSSIBLE;

  Bound opposite() {
    return this == CERTAIN ? POSSIBLE : CERTAIN;
  }
}
