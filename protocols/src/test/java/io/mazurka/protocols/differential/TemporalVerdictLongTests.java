package io.mazurka.protocols.differential;

/** The comparison on many protocols. */
final class TemporalVerdictLongTests extends TemporalVerdictContract {

  @Override
  int protocols() {
    return 20_000;
  }
}
