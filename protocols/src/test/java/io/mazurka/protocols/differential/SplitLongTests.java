package io.mazurka.protocols.differential;

/** Thousands of other random protocols. */
final class SplitLongTests extends SplitContract {

  SplitLongTests() {
    super(1_000_000, 10_000);
  }
}
