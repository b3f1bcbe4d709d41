package io.mazurka.threads.random;

/** The comparison on some programs. */
final class TemporalVerdictTests extends TemporalVerdictContract {

  @Override
  int programs() {
    return 500;
  }
}
