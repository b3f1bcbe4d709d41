package io.mazurka.protocols.symmetry;

/** The comparison on some protocols. */
final class TemporalCombinationTests extends TemporalCombinationContract {

  @Override
  int protocols() {
    return 120;
  }
}
