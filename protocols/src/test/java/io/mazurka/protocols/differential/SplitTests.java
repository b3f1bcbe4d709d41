package io.mazurka.protocols.differential;

/** Some hundred random protocols, always the same. */
final class SplitTests extends SplitContract {

  SplitTests() {
    super(0, 150);
  }
}
