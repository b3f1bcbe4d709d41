package io.mazurka.examples.classes;

import org.jspecify.annotations.Nullable;

/** A sequence of numbers that is used at both ends. */
public interface Ends {

  void addLast(int value);

  /** Takes the first number, or null if there is none. */
  @Nullable Integer pollFirst();

  /** Takes the last number, or null if there is none. */
  @Nullable Integer pollLast();
}
