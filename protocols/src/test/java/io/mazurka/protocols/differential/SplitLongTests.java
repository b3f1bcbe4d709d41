package io.mazurka.protocols.differential;

/** Thousands of random protocols, other ones. */
final class SplitLongTests extends SplitContract {

  SplitLongTests() {
    super(1_000_000, 10_000);
  }
}
