package io.mazurka.protocols.dynamic;

/** Many random protocols, others each time unless {@code -Ddifferential.seed} says which. */
final class DynamicReductionLongTests extends DynamicReductionContract {

  DynamicReductionLongTests() {
    super(Long.getLong("differential.seed", System.currentTimeMillis()), 100_000);
  }
}
