package io.mazurka.guarded.circuit;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.StateVariable;

/** A signal that a gate reads, perhaps inverted: {@code x} or {@code ~x}. */
record Input(String signal, boolean inverted) {

  static Input of(String text) {
    return text.startsWith("~") ? new Input(text.substring(1), true) : new Input(text, false);
  }

  BooleanExpression of(StateVariable variable) {
    BooleanExpression high = BooleanExpression.of(variable);
    return inverted ? high.not() : high;
  }
}
