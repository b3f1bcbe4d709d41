package io.mazurka.guarded.differential;

/** The same on many more systems. */
final class DifferentialLongTests extends DifferentialTests {

  @Override
  int systems() {
    return 25_000;
  }
}
