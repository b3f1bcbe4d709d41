package io.mazurka.threads.random;

/** The comparison on many programs. */
final class LoopProgramLongTests extends LoopProgramContract {

  LoopProgramLongTests() {
    super(20_000);
  }
}
