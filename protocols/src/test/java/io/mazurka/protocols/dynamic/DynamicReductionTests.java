package io.mazurka.protocols.dynamic;

/** A thousand random protocols, always the same. */
final class DynamicReductionTests extends DynamicReductionContract {

  DynamicReductionTests() {
    super(1, 1_000);
  }
}
