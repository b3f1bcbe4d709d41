package io.mazurka.protocols.differential;

/** Some hundred random protocols, always the same. */
final class DifferentialTests extends DifferentialContract {

  DifferentialTests() {
    super(0, 300, 500);
  }
}
