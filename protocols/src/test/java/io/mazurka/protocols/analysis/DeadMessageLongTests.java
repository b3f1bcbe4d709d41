package io.mazurka.protocols.analysis;

/** Many random protocols, different ones in each run. */
final class DeadMessageLongTests extends DeadMessageContract {

  DeadMessageLongTests() {
    super(System.currentTimeMillis(), 20_000);
  }
}
