package io.mazurka.nets.check;

/** The comparison on many nets. */
final class TemporalVerdictLongTests extends TemporalVerdictContract {

  @Override
  int nets() {
    return 20_000;
  }
}
