package io.mazurka.protocols.dynamic;

/** A few hundred random protocols, always the same. */
final class DynamicReductionTests extends DynamicReductionContract {

  DynamicReductionTests() {
    super(1, 400);
  }
}
