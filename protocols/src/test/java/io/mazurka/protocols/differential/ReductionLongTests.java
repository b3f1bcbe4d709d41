package io.mazurka.protocols.differential;

/** Many random protocols, others each time unless {@code -Ddifferential.seed} says which. */
final class ReductionLongTests extends ReductionContract {

  ReductionLongTests() {
    super(Long.getLong("differential.seed", System.currentTimeMillis()), 20_000, 6);
  }
}
