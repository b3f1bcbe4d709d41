package io.mazurka.protocols.differential;

/** Some thousand random protocols, always the same. */
final class ReductionTests extends ReductionContract {

  ReductionTests() {
    super(1, 2_000, 3);
  }
}
