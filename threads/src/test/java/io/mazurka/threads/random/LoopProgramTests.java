package io.mazurka.threads.random;

/** The comparison on some programs. */
final class LoopProgramTests extends LoopProgramContract {

  LoopProgramTests() {
    super(500);
  }
}
