package io.mazurka.protocols.differential;

/** Many random protocols, others each time. */
final class ReductionLongTests extends ReductionContract {

  ReductionLongTests() {
    super(System.currentTimeMillis(), 20_000, 6);
  }
}
