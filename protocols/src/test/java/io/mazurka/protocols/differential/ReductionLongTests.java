package io.mazurka.protocols.differential;

/** Many random protocols, different ones in each run. */
final class ReductionLongTests extends ReductionContract {

  ReductionLongTests() {
    super(System.currentTimeMillis(), 20_000, 6);
  }
}
