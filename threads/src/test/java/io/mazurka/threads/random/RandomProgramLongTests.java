package io.mazurka.threads.random;

/** The comparison on many programs. */
final class RandomProgramLongTests extends RandomProgramContract {

  RandomProgramLongTests() {
    super(20_000);
  }
}
