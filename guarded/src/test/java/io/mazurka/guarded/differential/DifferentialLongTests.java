package io.mazurka.guarded.differential;

/** The same on many more systems. */
final class DifferentialLongTests extends DifferentialTests {

  @Override
  long systems() {
    return 25_000;
  }
}
