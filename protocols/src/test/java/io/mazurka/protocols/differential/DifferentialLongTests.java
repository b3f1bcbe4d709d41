package io.mazurka.protocols.differential;

/** Many random protocols, different ones in each run. */
final class DifferentialLongTests extends DifferentialContract {

  DifferentialLongTests() {
    super(System.currentTimeMillis(), 20_000, 500);
  }
}
