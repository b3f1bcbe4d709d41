package io.mazurka.guarded.differential;

/** The comparison on many systems. */
final class TemporalVerdictLongTests extends TemporalVerdictContract {

  @Override
  int systems() {
    return 20_000;
  }
}
