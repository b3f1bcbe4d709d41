package io.mazurka.guarded.differential;

/** The comparison on some systems. */
final class TemporalVerdictTests extends TemporalVerdictContract {

  @Override
  int systems() {
    return 600;
  }
}
