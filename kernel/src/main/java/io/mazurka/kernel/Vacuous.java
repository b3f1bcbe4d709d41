package io.mazurka.kernel;

import java.util.Optional;

/** A property that may say less than it seems to, because there is nothing of what it is about. */
public interface Vacuous {

  /** What is missing, in words, such as {@code follower, of which there is none}. */
  Optional<String> missing();
}
