package io.mazurka.protocols.differential;

/** The comparison on some protocols. */
final class TemporalVerdictTests extends TemporalVerdictContract {

  @Override
  int protocols() {
    return 800;
  }
}
