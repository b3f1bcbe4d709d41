package io.mazurka.nets.check;

/** The comparison on some nets. */
final class TemporalVerdictTests extends TemporalVerdictContract {

  @Override
  int nets() {
    return 800;
  }
}
