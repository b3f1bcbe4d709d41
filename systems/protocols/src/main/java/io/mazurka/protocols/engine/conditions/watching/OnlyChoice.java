package io.mazurka.protocols.engine.conditions.watching;

/** A placeholder for a choice that was not made because a function is not watched separately. */
final class OnlyChoice extends Choice {

  OnlyChoice() {
    super(1);
  }

  @Override
  boolean isSame(Choice other) {
    return other instanceof OnlyChoice;
  }

  @Override
  int[] left(int position, int[] values) {
    return values;
  }

  @Override
  int decision(DecisionGraph graph) {
    return result(0);
  }
}
