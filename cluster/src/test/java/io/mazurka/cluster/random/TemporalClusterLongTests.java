package io.mazurka.cluster.random;

/** Formulas about many random systems of each kind. */
final class TemporalClusterLongTests extends TemporalClusterContract {

  TemporalClusterLongTests() {
    super(1_500);
  }
}
