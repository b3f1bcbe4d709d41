package io.mazurka.protocols.analysis;

/** Many random protocols, others each time unless {@code -Ddifferential.seed} says which. */
final class DeadMessageLongTests extends DeadMessageContract {

  DeadMessageLongTests() {
    super(Long.getLong("differential.seed", System.currentTimeMillis()), 20_000);
  }
}
