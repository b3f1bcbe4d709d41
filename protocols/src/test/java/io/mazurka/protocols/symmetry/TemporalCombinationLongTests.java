package io.mazurka.protocols.symmetry;

/** The comparison on many protocols. */
final class TemporalCombinationLongTests extends TemporalCombinationContract {

  @Override
  int protocols() {
    return 20_000;
  }
}
