package io.mazurka.protocols.analysis;

/** Some hundred random protocols, always the same. */
final class DeadMessageTests extends DeadMessageContract {

  DeadMessageTests() {
    super(0, 300);
  }
}
