package io.mazurka.protocols.analysis;

/** Many random protocols, others each time. */
final class DeadMessageLongTests extends DeadMessageContract {

  DeadMessageLongTests() {
    super(System.currentTimeMillis(), 20_000);
  }
}
