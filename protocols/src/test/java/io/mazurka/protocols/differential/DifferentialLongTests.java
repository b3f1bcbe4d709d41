package io.mazurka.protocols.differential;

/** Many random protocols, others each time. */
final class DifferentialLongTests extends DifferentialContract {

  DifferentialLongTests() {
    super(System.currentTimeMillis(), 20_000, 500);
  }
}
