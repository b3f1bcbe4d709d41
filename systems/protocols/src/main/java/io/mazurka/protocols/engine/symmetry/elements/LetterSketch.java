package io.mazurka.protocols.engine.symmetry.elements;

import io.mazurka.kernel.value.Sketch;
import io.mazurka.protocols.roles.Received;

/** The hash of a letter, by its sender and its message. */
final class LetterSketch {

  /**
   * Tells letters from local states. With another number other states represent their orbits, and
   * searches with symmetry and reduction come to other figures.
   */
  private static final int KIND = 1728930929;

  private LetterSketch() {}

  static long of(Received<?> letter, Sketch sketch) {
    return sketch.of(KIND, letter.sender(), letter.message());
  }
}
