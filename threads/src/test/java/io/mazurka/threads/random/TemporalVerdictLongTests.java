package io.mazurka.threads.random;

/** The comparison on many programs. */
final class TemporalVerdictLongTests extends TemporalVerdictContract {

  @Override
  int programs() {
    return 20_000;
  }
}
