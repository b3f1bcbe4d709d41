package io.mazurka.threads.random;

/** The comparison on a few thousand programs. */
final class RandomProgramTests extends RandomProgramContract {

  RandomProgramTests() {
    super(1_000);
  }
}
