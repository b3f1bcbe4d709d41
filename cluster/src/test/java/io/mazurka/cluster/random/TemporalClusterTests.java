package io.mazurka.cluster.random;

/** Some formulas about each kind of systems, always the same. */
final class TemporalClusterTests extends TemporalClusterContract {

  TemporalClusterTests() {
    super(8);
  }
}
