package io.mazurka.protocols.dynamic;

/** Many random protocols, others each time. */
final class DynamicReductionLongTests extends DynamicReductionContract {

  DynamicReductionLongTests() {
    super(System.currentTimeMillis(), 100_000);
  }
}
